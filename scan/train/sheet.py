"""A page with grids that `draw.py` draws: its looks, what is on it, and how it is seen."""

from functools import lru_cache

import cv2
import numpy as np

from fonts import HELD_OUT, glyph, lettered, pool
from generate import chance, stroke, trim
from paper import jpeg, light, noise

# Light colours, as puzzles shade cells with.
TINTS = [(0.78, 0.87, 0.97), (0.98, 0.93, 0.7), (0.8, 0.94, 0.8), (0.98, 0.82, 0.82), (0.9, 0.83, 0.96), (0.99, 0.88, 0.75),
         (0.75, 0.93, 0.93), (0.86, 0.86, 0.86), (0.93, 0.95, 0.7)]  # fmt: skip
TINTS = np.float32(TINTS)


@lru_cache(maxsize=None)
def held_out_families():
    """The families that no net learns the signs of a 16×16 from. The list of all repeats those that newspapers like at its end."""
    families = pool("print")
    unique = len({tuple(files) for files in families})
    return families[:unique:HELD_OUT]


@lru_cache(maxsize=None)
def tallest(file):
    """How high the highest digit of a font is: some have low ones."""
    return max(trim(glyph(file, digit, False)).shape[0] for digit in range(1, 10))


@lru_cache(maxsize=None)
def has_signs(file, signs):
    """Whether a font has all of these signs, and no two look the same, as those do that it lacks."""
    pictures = [glyph(file, sign, False) for sign in (*signs, "\U0010fffe")]
    drawn = [picture.tobytes() for picture in pictures[:-1] if picture is not None]
    missing = None if pictures[-1] is None else pictures[-1].tobytes()
    return len(set(drawn)) == len(signs) and missing not in drawn


def font_with(rng, signs):
    """A font that has these signs."""
    families = lettered(True) if "A" in signs else held_out_families()
    while True:
        files = families[rng.integers(len(families))]
        file = files[rng.integers(len(files))]
        if has_signs(file, tuple(signs)):
            return file


class Look:
    """The font, the lines and the colours of a page."""

    def __init__(self, rng, signs="123456789", dark=False):
        self.font = font_with(rng, signs)
        self.height = rng.uniform(0.45, 0.7)  # of a digit, in cells
        self.thin = rng.uniform(0.015, 0.03)  # lines, in cells
        self.thick = self.thin + rng.uniform(0.025, 0.06)
        self.outer = self.thick * rng.uniform(1.0, 1.4)
        self.dark = dark
        self.paper = np.full(3, rng.uniform(0.03, 0.15) if dark else rng.uniform(0.94, 1.0), np.float32)
        self.ink = np.full(3, rng.uniform(0.8, 1.0) if dark else rng.uniform(0.0, 0.2), np.float32)
        self.thin_ink = self.mixed(rng.uniform(0.35, 1.0))
        self.label = self.font if chance(rng, 0.7) else font_with(rng, "0123456789")

    def mixed(self, part):
        """A colour between the paper's and the ink's."""
        return self.paper + (self.ink - self.paper) * np.float32(part)

    def shade(self, rng):
        """A ground for some of the cells: grey or a colour."""
        if chance(rng, 0.5):
            return self.mixed(rng.uniform(0.1, 0.3))
        return self.tint(TINTS[rng.integers(len(TINTS))])

    def tint(self, colour):
        """This light colour, or a dark one in its place where the page is dark."""
        return self.paper + (1 - colour) * np.float32(0.9) if self.dark else colour * self.paper


class Sheet:
    """A page in colour, of numbers from 0 to 1."""

    def __init__(self, look, width, height):
        self.look = look
        self.colour = np.ones((round(height), round(width), 3), np.float32) * look.paper

    def blend(self, layer, colour):
        """Puts a colour where the layer's bytes are."""
        self.colour += layer[..., None].astype(np.float32) / 255 * (np.float32(colour) - self.colour)

    def fill(self, left, top, width, height, colour):
        self.colour[round(top) : round(top + height), round(left) : round(left + width)] = colour

    def lines(self, lines, width, colour, dash=None):
        """Straight lines from point to point. `dash` is the length of a dash and of a gap."""
        layer = np.zeros(self.colour.shape[:2], np.uint8)
        for start, end in lines:
            start, end = np.array(start, float), np.array(end, float)
            length = np.linalg.norm(end - start)
            if dash is None or length == 0:
                stroke(layer, [start, end], width)
                continue
            way = (end - start) / length
            for at in np.arange(0, length, sum(dash)):
                stroke(layer, [start + way * at, start + way * min(at + dash[0], length)], width)
        self.blend(layer, colour)

    def sign(self, font, sign, middle, height, widest, colour, stretch=1.0):
        """A sign or a number. `height` is that of the font's highest digit; it is no wider than `widest`."""
        picture = trim(glyph(font, sign, False))
        height = height * picture.shape[0] / tallest(font)
        wide = min(picture.shape[1] * height / picture.shape[0] * stretch, widest)
        size = (max(2, round(wide)), max(3, round(height)))
        small = cv2.resize(picture, size, interpolation=cv2.INTER_AREA)
        left, top = round(middle[0] - size[0] / 2), round(middle[1] - size[1] / 2)
        area = self.colour[top : top + size[1], left : left + size[0]]
        if area.shape[:2] == small.shape:
            area += small[..., None].astype(np.float32) / 255 * (np.float32(colour) - area)

    def words(self, rng, left, baseline, height, count):
        """A line of text."""
        words = " ".join("".join(chr(rng.integers(97, 123)) for _ in range(rng.integers(2, 9))) for _ in range(count))
        layer = np.zeros(self.colour.shape[:2], np.uint8)
        font = int(rng.integers(0, 5))
        cv2.putText(layer, words.capitalize(), (round(left), round(baseline)), font, height / 30, 255, max(1, round(height / 14)), cv2.LINE_AA)
        self.blend(layer, self.look.ink)


def draw_grid(sheet, left, top, cell, side, texts, region, heights=None, grounds=None, stretch=1.0, thick=True):
    """A grid. Of each cell: its text or None, which region it is of, and its ground, or None for the paper."""
    look = sheet.look
    for index, ground in enumerate(grounds or []):
        if ground is not None:
            sheet.fill(left + index % side * cell, top + index // side * cell, cell, cell, ground)
    height = (heights or look.height) * cell
    for index, text in enumerate(texts):
        if text is not None:
            middle = (left + (index % side + 0.5) * cell, top + (index // side + 0.5) * cell)
            sheet.sign(look.font, text, middle, height, cell * 0.84, look.ink, stretch if len(text) > 1 else 1.0)
    thin, heavy = [], []
    for line in range(1, side):
        for part in range(side):
            pairs = [((line - 1) * side + part, line * side + part), (part * side + line - 1, part * side + line)]
            for is_row, (one, other) in zip((True, False), pairs):
                ends = [(part, line), (part + 1, line)] if is_row else [(line, part), (line, part + 1)]
                ends = [(left + x * cell, top + y * cell) for x, y in ends]
                (heavy if thick and region[one] != region[other] else thin).append(ends)
    sheet.lines(thin, look.thin * cell, look.thin_ink)
    sheet.lines(heavy, look.thick * cell, look.ink)
    corners = corners_of(left, top, side * cell)
    sheet.lines([(corners[index], corners[(index + 1) % 4]) for index in range(4)], look.outer * cell, look.ink)
    return corners


def corners_of(left, top, size):
    return np.float32([[left, top], [left + size, top], [left + size, top + size], [left, top + size]])


def photographed(rng, sheet, grids, ratio, cell):
    """The page as a person's camera sees it, and where the corners of its grids are. `ratio` is how many pixels of the
    picture one of the page is, `cell` how many a cell is."""
    height, width = sheet.colour.shape[:2]
    tilt = 0.035 if chance(rng, 0.7) else 0.07
    page = np.float32([[0, 0], [1, 0], [1, 1], [0, 1]])
    seen = page + np.float32(rng.uniform(-tilt, tilt, (4, 2)))
    angle = np.radians(np.clip(rng.normal(0, 2.5), -8, 8))
    turn = np.float32([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    seen = ((seen - 0.5) * np.float32([width, height]) * ratio) @ turn.T
    seen -= seen.min(axis=0)
    wide, high = (int(side) + 1 for side in seen.max(axis=0))
    matrix = cv2.getPerspectiveTransform(np.float32(seen), page * np.float32([width, height]))
    points = cv2.perspectiveTransform(np.mgrid[0:wide, 0:high].T.reshape(-1, 1, 2).astype(np.float32), matrix)
    map_x, map_y = points.reshape(high, wide, 2).transpose(2, 0, 1).copy()
    if chance(rng, 0.4):  # paper that bends a little
        for field in (map_x, map_y):
            field += noise(rng, (high, wide), 5 * cell) * rng.uniform(0, 0.03) * cell / ratio
    picture = cv2.remap(softened(sheet.colour, ratio), map_x, map_y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    lit = np.maximum(light(rng, high, wide), 0.45)
    picture = picture * lit[..., None] * np.float32(rng.uniform(0.92, 1.04, 3)) * rng.uniform(0.6, 1.05)
    blur = cell * rng.uniform(0.0, 0.035)
    if blur > 0.3:
        picture = cv2.GaussianBlur(picture, (0, 0), blur)
    picture = picture + rng.normal(0, rng.uniform(0.0, 0.02), picture.shape[:2])[..., None]
    picture = np.clip(picture * 255 + 0.5, 0, 255).astype(np.uint8)
    back = np.linalg.inv(matrix).astype(np.float32)
    return jpeg(rng, picture, 55), [cv2.perspectiveTransform(corners[:, None], back)[:, 0] for corners in grids]


def rendered(rng, sheet, grids, ratio):
    """The page as a screen shows it, upright or turned a little, and where the corners of its grids are."""
    height, width = sheet.colour.shape[:2]
    matrix = cv2.getRotationMatrix2D((width / 2, height / 2), rng.uniform(-2, 2) if chance(rng, 0.3) else 0.0, ratio)
    size = (round(width * ratio), round(height * ratio))
    matrix[:, 2] += [(size[0] - width) / 2, (size[1] - height) / 2]
    picture = cv2.warpAffine(softened(sheet.colour, ratio), matrix, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    picture = np.clip(picture * 255 + 0.5, 0, 255).astype(np.uint8)
    picture = jpeg(rng, picture, 60) if chance(rng, 0.3) else picture
    return picture, [corners @ matrix[:, :2].T.astype(np.float32) + np.float32(matrix[:, 2]) for corners in grids]


def softened(colour, ratio):
    """The page without what is too fine for a smaller picture."""
    return cv2.GaussianBlur(colour, (0, 0), 0.42 / ratio) if ratio < 0.85 else colour

"""What happens between the ink and the file: paper, light, lens, sensor."""

import cv2
import numpy as np


def chance(rng, part):
    return rng.random() < part


def noise(rng, shape, size):
    """Smooth random hills of about `size` pixels, of mean 0 and deviation 1."""
    small = rng.normal(0, 1, [max(2, int(side / size) + 2) for side in shape]).astype(np.float32)
    return cv2.resize(small, shape[::-1], interpolation=cv2.INTER_CUBIC)


def colour_of(rng, lightness):
    """An ink: `lightness` is how much of the paper's light is left."""
    if chance(rng, 0.75):
        return np.full(3, lightness, np.float32)
    tint = rng.uniform(0, 1, 3)
    tint = (tint - tint.min()) / (np.ptp(tint) + 1e-6)
    return np.float32(lightness + (0.75 - lightness) * tint)


def page(rng, kind, lines, digits, pen, shade, origin, cell):
    """The page in colour, from 0 to 1, of its layers of ink."""
    if kind == "screen":
        return screen(rng, lines, digits, pen, shade)
    side = shade.shape[0]
    paper = np.ones((side, side, 3), np.float32) * np.float32(rng.uniform(0.75, 1.0, 3) * 0.25 + 0.75)
    paper *= shade[..., None] ** np.float32(rng.uniform(0.3, 1.4, 3))
    grain = 1 + noise(rng, (side, side), rng.uniform(1.5, 6)) * rng.uniform(0, 0.03)
    grain += noise(rng, (side, side), rng.uniform(10, 60)) * rng.uniform(0, 0.02)
    paper *= grain[..., None]
    surroundings(rng, lines, origin, cell)
    if chance(rng, 0.45):
        show_through(rng, paper, cell)
    if chance(rng, 0.35):
        creases(rng, paper)
    if chance(rng, 0.3):
        specks(rng, digits if chance(rng, 0.5) else pen, cell)
    black = rng.uniform(0.05, 0.45)
    print_colour = colour_of(rng, black)
    lines_colour = print_colour if chance(rng, 0.7) else colour_of(rng, rng.uniform(0.05, 0.6))
    pen_colour = colour_of(rng, rng.uniform(0.1, 0.55))
    if chance(rng, 0.5):  # ballpoint blue
        pen_colour = np.float32([rng.uniform(0.05, 0.4), rng.uniform(0.1, 0.45), rng.uniform(0.45, 0.8)])
    if chance(rng, 0.3):  # ink that did not take everywhere
        worn = np.clip(1 + noise(rng, (side, side), rng.uniform(2, 8)) * rng.uniform(0.05, 0.3), 0, 1)
        digits = digits * worn
        pen = pen * worn
    for ink, colour in ((lines, lines_colour), (digits, print_colour), (pen, pen_colour)):
        paper *= 1 - ink[..., None] * (1 - colour)
    return paper


def screen(rng, lines, digits, pen, shade):
    """A screenshot: flat colours, light or dark."""
    is_dark = chance(rng, 0.45)
    ground = rng.uniform(0.0, 0.25) if is_dark else rng.uniform(0.85, 1.0)
    ground = np.clip(ground + rng.normal(0, 0.03, 3), 0, 1).astype(np.float32)
    front = rng.uniform(0.65, 1.0) if is_dark else rng.uniform(0.0, 0.4)
    colours = []
    for _ in range(3):
        colour = np.full(3, front) if chance(rng, 0.5) else np.clip(front + rng.normal(0, 0.2, 3), 0, 1)
        colours.append(np.float32(colour))
    lines_colour = np.float32(ground + (colours[0] - ground) * rng.uniform(0.15, 1.0))
    tint = np.clip(ground + rng.normal(0, 0.12, 3), 0, 1).astype(np.float32)
    paper = np.where(shade[..., None] < 1, tint, ground).astype(np.float32)
    for ink, colour in ((lines, lines_colour), (digits, colours[1]), (pen, colours[2])):
        paper += ink[..., None] * (colour - paper)
    return paper


def write(canvas, words, place, font, height, strength, thickness):
    """Text on a canvas of numbers from 0 to 1."""
    layer = np.zeros(canvas.shape, np.uint8)
    cv2.putText(layer, words, place, font, height, 255, thickness, cv2.LINE_AA)
    np.maximum(canvas, layer.astype(np.float32) / 255 * strength, out=canvas)


def surroundings(rng, lines, origin, cell):
    """Text, bars and a neighbouring grid outside of the grid."""
    side = lines.shape[0]
    near = int(origin - cell * rng.uniform(0.12, 0.5))
    for edge in range(4):
        if chance(rng, 0.5):
            continue
        strip = np.zeros((near, side), np.float32)
        what = rng.integers(4)
        if what == 0:
            height = rng.uniform(0.2, 0.6)
            for line in range(4):
                words = "".join(chr(rng.integers(97, 123)) if chance(rng, 0.85) else " " for _ in range(80))
                place = (int(rng.integers(-20, 20)), near - int(line * cell * height) - 4)
                write(strip, words, place, int(rng.integers(0, 5)), height, rng.uniform(0.5, 1), 1)
        elif what == 1:
            cv2.rectangle(strip, (int(rng.integers(side)), 0), (int(rng.integers(side)), near - 6), float(rng.uniform(0.3, 1)), -1)
        elif what == 2:
            for line in range(12):
                cv2.line(strip, (int(line * cell), 0), (int(line * cell), near), 1.0, int(rng.integers(1, 3)))
            cv2.line(strip, (0, near - 2), (side, near - 2), 1.0, int(rng.integers(1, 5)))
        else:
            words = "".join(chr(rng.integers(65, 91)) for _ in range(20))
            write(strip, words, (5, near - 5), int(rng.integers(0, 5)), 1.6, 1.0, 4)
        turned = np.rot90(lines, edge)
        np.maximum(turned[:near], strip, out=turned[:near])


def show_through(rng, paper, cell):
    """The other side of the paper: mirrored text or bars, pale and soft."""
    side = paper.shape[0]
    other = np.zeros((side, side), np.uint8)
    if chance(rng, 0.75):
        height = rng.uniform(0.4, 2.2)
        for top in np.arange(0, side, cell * height * rng.uniform(0.45, 0.9)):
            words = "".join(chr(rng.integers(48, 123)) if chance(rng, 0.85) else " " for _ in range(90))
            font = int(rng.integers(0, 5))
            cv2.putText(other, words, (int(rng.integers(-50, 9)), int(top)), font, height, 255, int(rng.integers(1, 5)), cv2.LINE_AA)
        other = other[:, ::-1]
    else:
        for _ in range(rng.integers(1, 6)):
            a, b = rng.integers(0, side, (2, 2))
            cv2.rectangle(other, tuple(map(int, a)), tuple(map(int, b)), int(rng.integers(80, 256)), -1)
    other = other.astype(np.float32) / 255
    other = cv2.GaussianBlur(other, (0, 0), rng.uniform(0.8, 6))
    if chance(rng, 0.3):
        other = np.rot90(other)
    paper *= 1 - other[..., None] * rng.uniform(0.02, 0.22)


def creases(rng, paper):
    """Folds: a bright and a dark side."""
    side = paper.shape[0]
    for _ in range(rng.integers(1, 4)):
        fold = np.zeros((side, side), np.float32)
        angle, at = rng.uniform(0, np.pi), rng.uniform(0, side, 2)
        way = np.array([np.cos(angle), np.sin(angle)]) * 2 * side
        bent = at + rng.normal(0, 30, 2)
        points = np.array([at - way, bent, at + way], np.int32)
        cv2.polylines(fold, [points], False, 1.0, int(rng.integers(1, 8)), cv2.LINE_AA)
        fold = cv2.GaussianBlur(fold, (0, 0), rng.uniform(0.7, 5))
        fold -= np.roll(fold, rng.integers(-6, 7, 2), (0, 1)) * rng.uniform(0, 1)
        paper *= 1 - fold[..., None] * rng.uniform(0.05, 0.35)


def specks(rng, ink, cell):
    """Dots, hairs and smudges."""
    side = ink.shape[0]
    for _ in range(rng.integers(1, 25)):
        at = rng.integers(0, side, 2)
        if chance(rng, 0.6):
            cv2.circle(ink, tuple(map(int, at)), int(rng.integers(1, 5)), float(rng.uniform(0.2, 1)), -1, cv2.LINE_AA)
        else:
            to = at + rng.normal(0, cell * 0.25, 2).astype(int)
            cv2.line(ink, tuple(map(int, at)), tuple(map(int, to)), float(rng.uniform(0.1, 0.8)), int(rng.integers(1, 4)), cv2.LINE_AA)


def light(rng, height, width):
    """How bright each point is lit: a slope, a vignette, and shadows with soft or hard edges."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    x, y = x / width - 0.5, y / height - 0.5
    lit = 1 + x * rng.normal(0, 0.25) + y * rng.normal(0, 0.25) - (x * x + y * y) * rng.uniform(0, 0.7)
    for _ in range(rng.choice([0, 1, 2], p=[0.55, 0.35, 0.1])):
        angle = rng.uniform(0, 2 * np.pi)
        away = np.cos(angle) * x + np.sin(angle) * y + rng.uniform(-0.4, 0.4)
        away += noise(rng, (height, width), max(height, width) / 3) * rng.uniform(0, 0.08)
        edge = 1 / (1 + np.exp(-np.clip(away / rng.uniform(0.003, 0.08), -30, 30)))
        lit *= 1 - edge * rng.uniform(0.15, 0.65)
    return np.clip(lit, 0.12, 2)


def corners_seen(rng, kind, grid, cell):
    """Where the corners of a grid of such a size are in the picture, and the picture's size."""
    square = np.float32([[0, 0], [1, 0], [1, 1], [0, 1]]) * grid
    if kind != "screen" or chance(rng, 0.25):
        tilt = 0.25 if chance(rng, 0.12) else 0.07
        square += np.float32(rng.uniform(-tilt / 2, tilt / 2, (4, 2)) * grid)
        angle = np.radians(rng.uniform(-22, 22) if chance(rng, 0.12) else rng.normal(0, 2.5))
        turn = np.float32([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
        square = (square - grid / 2) @ turn.T
    square -= square.min(axis=0)
    low, high = rng.uniform(0.25, 1.3, (2, 2)) * cell
    size = square.max(axis=0) + low + high
    return np.float32(square + low), [int(side) + 1 for side in size]


def photograph(rng, kind, colour, corners, page_cell, side=9):
    """The page as it is seen: a picture of bytes, and the corners in it."""
    cell = float(np.exp(rng.uniform(np.log(20), np.log(72))))
    seen, (width, height) = corners_seen(rng, kind, side * cell, cell)
    matrix = cv2.getPerspectiveTransform(seen, corners)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    w = matrix[2, 0] * x + matrix[2, 1] * y + matrix[2, 2]
    map_x = (matrix[0, 0] * x + matrix[0, 1] * y + matrix[0, 2]) / w
    map_y = (matrix[1, 0] * x + matrix[1, 1] * y + matrix[1, 2]) / w
    if kind != "screen" and chance(rng, 0.5):  # curved paper; the corners stay, as the lattice is looked for
        for field in (map_x, map_y):
            field += noise(rng, (height, width), 5 * cell) * rng.uniform(0, 0.05) * page_cell
    ratio = page_cell / cell
    if ratio > 1.2:
        colour = cv2.GaussianBlur(colour, (0, 0), 0.42 * ratio)
    picture = cv2.remap(colour, map_x.astype(np.float32), map_y.astype(np.float32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    if kind == "screen" and chance(rng, 0.8):
        picture = np.clip(picture * 255 + 0.5, 0, 255).astype(np.uint8)
        return (jpeg(rng, picture, 60) if chance(rng, 0.4) else picture), seen
    return develop(rng, picture, cell), seen


def develop(rng, picture, cell):
    """Light, lens, sensor and file."""
    height, width = picture.shape[:2]
    picture = picture * light(rng, height, width)[..., None] * np.float32(rng.uniform(0.75, 1.1, 3))
    blur = cell * (rng.uniform(0.0, 0.035) if chance(rng, 0.6) else rng.uniform(0.03, 0.085))
    if blur > 0.3:
        if chance(rng, 0.5):
            picture = cv2.GaussianBlur(picture, (0, 0), blur)
        else:
            radius = int(np.ceil(blur * 1.8))
            disc = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * radius + 1, 2 * radius + 1)).astype(np.float32)
            picture = cv2.filter2D(picture, -1, disc / disc.sum())
    if chance(rng, 0.12):
        length = max(2, int(cell * rng.uniform(0.03, 0.13)))
        kernel = np.zeros((length, length), np.float32)
        way = rng.integers(0, length, 2)
        cv2.line(kernel, (0, int(way[0])), (length - 1, int(way[1])), 1.0)
        picture = cv2.filter2D(picture, -1, kernel / kernel.sum())
    exposure = rng.uniform(0.35, 1.15)
    lift = rng.uniform(0, 0.25) if chance(rng, 0.3) else 0.0  # haze: black is grey
    picture = np.clip(lift + (1 - lift) * picture * exposure, 0, 1.2) ** rng.uniform(0.7, 1.35)
    deviation = rng.uniform(0, 0.02) if chance(rng, 0.7) else rng.uniform(0.02, 0.06)
    picture = picture + rng.normal(0, deviation, picture.shape[:2])[..., None]
    if chance(rng, 0.4):
        picture = picture + np.dstack([noise(rng, (height, width), rng.uniform(1, 4)) for _ in range(3)]) * rng.uniform(0, 0.03)
    if chance(rng, 0.35):
        soft = cv2.GaussianBlur(picture, (0, 0), rng.uniform(0.8, 2.5))
        picture = picture + (picture - soft) * rng.uniform(0.3, 1.8)
    picture = np.clip(picture * 255 + 0.5, 0, 255).astype(np.uint8)
    if chance(rng, 0.15):
        factor = rng.uniform(0.5, 0.9)
        less = cv2.resize(picture, (int(width * factor), int(height * factor)), interpolation=cv2.INTER_AREA)
        picture = cv2.resize(less, (width, height), interpolation=cv2.INTER_LINEAR)
    return jpeg(rng, picture, 25) if chance(rng, 0.8) else picture


def jpeg(rng, picture, worst):
    """The same after a JPEG file."""
    _, data = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(worst, 96))])
    return cv2.imdecode(data, cv2.IMREAD_COLOR)

"""Renders pictures of Sudoku grids as a phone sees them, for training the net that reads cells.

    python generate.py --seed 1 --count 100 | … reads the stream: for each picture u32 width and height, the eight
    coordinates of the grid's corners as f32, and RGBA. The labels, a byte for each cell, go to --labels FILE.
    python generate.py --seed 1 --count 24 --preview sheet.png

A label is 0 for a blank, 1 to 9 for a printed digit, 11 to 19 for a handwritten one. With --side 16 it is 0 or the place of
a sign in SIGNS, and all is printed.
"""

import argparse
import struct
import sys

import cv2
import numpy as np

from fonts import glyph, lettered, pool
from handwriting import hand_digit, hand_style
from paper import page, photograph

CELL = 64  # pixels of a cell on the page, before it is photographed
MARGIN = 1.6  # cells around the grid

# What may stand in a cell of a 16×16, and the signs of the four ways to write 1 to 16, by their places.
SIGNS = ["", *map(str, range(1, 17)), *"ABCDEFG", "0", *"HIJKLMNOP"]
WAYS = [
    SIGNS[1:17],
    [*"123456789", *"ABCDEFG"],
    [*"123456789", *"ABCDEF", "0"],
    [*"ABCDEFGHIJKLMNOP"],
]


def chance(rng, part):
    """True in that part of all cases."""
    return rng.random() < part


def trim(picture):
    """What of a picture has ink in it."""
    rows, columns = np.where(picture.max(axis=1) > 40)[0], np.where(picture.max(axis=0) > 40)[0]
    if len(rows) == 0:
        return picture
    return picture[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]


def stamp(ink, picture, middle, height, stretch=1.0, strength=1.0):
    """Puts a digit on the page: `ink` is the page's ink from 0 to 1, `height` the digit's in pixels."""
    picture = trim(picture)
    high = max(3, round(height))
    wide = max(2, round(picture.shape[1] * height / picture.shape[0] * stretch))
    if wide > CELL * 0.92:
        wide = int(CELL * 0.92)
    small = cv2.resize(picture, (wide, high), interpolation=cv2.INTER_AREA).astype(np.float32) / 255 * strength
    top, left = round(middle[1] - high / 2), round(middle[0] - wide / 2)
    area = ink[top : top + high, left : left + wide]
    if area.shape == small.shape:
        np.maximum(area, small, out=area)


class Print:
    """How the digits of a grid are printed."""

    def __init__(self, rng, families):
        files = families[rng.integers(len(families))]
        self.file = files[rng.integers(len(files))]
        self.old_style = chance(rng, 0.08)
        self.height = rng.uniform(0.36, 0.8) * CELL
        self.stretch = rng.uniform(0.78, 1.15) if chance(rng, 0.5) else 1.0
        self.slant = rng.uniform(-0.1, 0.3) if chance(rng, 0.25) else 0.0
        self.weight = int(rng.integers(-2, 4)) if chance(rng, 0.4) else 0
        self.shift = rng.normal(0, 0.035, 2) * CELL if chance(rng, 0.75) else rng.normal(0, 0.08, 2) * CELL
        self.jitter = rng.uniform(0, 0.02) * CELL
        self.tall = max(glyph(self.file, digit, False).shape[0] for digit in range(1, 10))

    def stamp(self, ink, digit, middle, rng, scale=1.0):
        picture = glyph(self.file, digit, self.old_style)
        if picture is None:
            picture = glyph(self.file, digit, False)
        if picture is None:
            return
        if self.slant:
            height, width = picture.shape
            matrix = np.float32([[1, -self.slant, self.slant * height / 2 + 12], [0, 1, 0]])
            picture = cv2.warpAffine(picture, matrix, (width + 24, height))
        if self.weight:
            kernel = np.ones((2, 2) if abs(self.weight) < 3 else (3, 3), np.uint8)
            heavier = cv2.dilate if self.weight > 0 else cv2.erode
            changed = heavier(cv2.copyMakeBorder(picture, 4, 4, 4, 4, cv2.BORDER_CONSTANT), kernel, iterations=abs(self.weight))
            picture = changed if changed.max() > 200 else picture
        height = self.height * picture.shape[0] / self.tall * scale
        place = np.array(middle) + self.shift + rng.normal(0, self.jitter + 1e-6, 2)
        stamp(ink, picture, place, min(height, CELL * 0.9), self.stretch)


def draw_lines(rng, ink, kind, side):
    """The lines of the grid; returns nothing. Their ink is between 0 and 1."""
    origin = round(MARGIN * CELL)
    thin = rng.uniform(0.6, 2.6)
    thick = thin * rng.uniform(1.0, 3.5)
    outer = thick * rng.uniform(0.9, 1.8)
    strength = rng.uniform(0.2, 1.0) if chance(rng, 0.6) else 1.0
    if kind == "photo" and chance(rng, 0.06):
        strength = 0.0  # no inner lines
    dotted = chance(rng, 0.06)
    wobble = rng.uniform(0, 2.5) if kind == "hand" and chance(rng, 0.15) else 0.0
    end = origin + side * CELL
    for line in range(side + 1):
        is_outer, is_box = line in (0, side), line % (3 if side == 9 else 4) == 0
        width = outer if is_outer else thick if is_box else thin
        level = 1.0 if is_box else strength
        if level == 0:
            continue
        layer = np.zeros_like(ink, np.uint8)
        place = origin + line * CELL
        along = np.arange(origin, end + 1, CELL / 4)
        across = place + rng.normal(0, wobble + 1e-9, len(along))
        if dotted and not is_box:
            for start in np.arange(origin, end, max(4.0, 3 * width)):
                points = [(start, place), (start + max(1.5, width), place)]
                stroke(layer, points, width)
                stroke(layer, [(y, x) for x, y in points], width)
        else:
            stroke(layer, list(zip(along, across)), width)
            stroke(layer, list(zip(across[::-1], along)), width)
        np.maximum(ink, layer.astype(np.float32) / 255 * level, out=ink)
    if chance(rng, 0.08):  # a second line around
        gap = rng.uniform(3, 9)
        corners = [(origin - gap, origin - gap), (end + gap, origin - gap), (end + gap, end + gap), (origin - gap, end + gap)]
        layer = np.zeros_like(ink, np.uint8)
        stroke(layer, corners + corners[:1], thin)
        np.maximum(ink, layer.astype(np.float32) / 255, out=ink)


def stroke(layer, points, width):
    """A line through points, as wide as 1/16 of a pixel can tell."""
    points = np.round(np.array(points) * 16).astype(np.int32)
    whole = max(1, int(width))
    cv2.polylines(layer, [points], False, int(255 * min(1.0, width / whole)), whole, cv2.LINE_AA, 4)


def tints(rng, shade, side):
    """Shaded boxes or cells: darkens `shade`, which is 1 where the paper is white."""
    origin = round(MARGIN * CELL)
    if chance(rng, 0.8):
        return
    level = rng.uniform(0.6, 0.95)
    choice = rng.integers(4)
    across = 3 if side == 9 else 4
    for row in range(side):
        for column in range(side):
            box = row // across + column // across
            is_tinted = (
                box % 2 == choice if choice < 2 else (row == 4 and 3 <= column < 6) if choice == 2 else chance(rng, 0.1)
            )
            if is_tinted:
                top, left = origin + row * CELL, origin + column * CELL
                shade[top : top + CELL, left : left + CELL] = level


def labels_of(rng, kind):
    """Random digits, most as many as blanks, so that the net sees enough of both."""
    labels = rng.integers(1, 10, 81)
    labels[rng.random(81) < rng.uniform(0.3, 0.75)] = 0
    if kind == "hand":
        part = rng.uniform(0.2, 0.95)
        is_written = (labels == 0) & (rng.random(81) < part)
        labels[is_written] = rng.integers(11, 20, is_written.sum())
        if chance(rng, 0.12):  # all of it by hand
            labels = np.where((labels > 0) & (labels < 10), labels + 10, labels)
    return labels.astype(np.uint8)


def signs_of(rng):
    """Random signs of one way to write 1 to 16; of a third of the cells at least there are none."""
    way = WAYS[rng.choice(4, p=[0.35, 0.25, 0.2, 0.2])]
    places = np.array([SIGNS.index(sign) for sign in way])
    labels = places[rng.integers(0, 16, 256)]
    labels[rng.random(256) < rng.uniform(0.3, 0.75)] = 0
    return labels.astype(np.uint8)


def answered(rng, kind, grid):
    """The labels of a puzzle, which is 81 digits, a space, and its solution; some blanks are answered if the kind is `hand`."""
    givens, solution = (np.array([int(symbol) for symbol in cells.replace(".", "0")]) for cells in grid.split())
    is_written = (givens == 0) & (rng.random(81) < rng.uniform(0.1, 0.95)) & (kind == "hand")
    return np.where(is_written, solution + 10, givens).astype(np.uint8)


def picture(rng, kind=None, grid=None, side=9, is_held_out=False):
    """A picture in colour, the four corners of its grid, and its labels."""
    if side == 16:
        kind = kind or rng.choice(["photo", "screen"], p=[0.7, 0.3])
        labels, families = signs_of(rng), lettered(is_held_out)
    else:
        kind = kind or rng.choice(["photo", "hand", "screen"], p=[0.48, 0.38, 0.14])
        labels, families = answered(rng, kind, grid) if grid else labels_of(rng, kind), pool("print")
    pixels = round((side + 2 * MARGIN) * CELL)
    lines, digits, pen, shade = (np.zeros((pixels, pixels), np.float32) for _ in range(4))
    shade[:] = 1
    draw_lines(rng, lines, kind, side)
    tints(rng, shade, side)
    printed, style = Print(rng, families), hand_style(rng)
    hand_height = rng.uniform(0.4, 0.85)
    candidates = kind != "photo" and chance(rng, 0.4 if kind == "screen" else 0.15) or chance(rng, 0.03)
    how_many = rng.uniform(0.1, 0.6)  # some cells have one candidate, others nearly all
    candidate_height = rng.uniform(0.16, 0.27) * CELL
    for index, label in enumerate(labels):
        middle = [round(MARGIN * CELL) + (place + 0.5) * CELL for place in (index % side, index // side)]
        if side == 16 and label:
            printed.stamp(digits, SIGNS[label], middle, rng)
        elif 0 < label < 10:
            printed.stamp(digits, label, middle, rng)
        elif label > 10:
            height = np.clip(hand_height * rng.normal(1, 0.12), 0.3, 0.95) * CELL
            shift = np.clip(rng.normal(0, 0.07, 2), -0.2, 0.2) * CELL
            if chance(rng, 0.06):
                style = hand_style(rng)
            stamp(pen, hand_digit(label - 10, rng, style), np.array(middle) + shift, height, rng.uniform(0.85, 1.2))
        elif candidates and chance(rng, 0.5):
            for digit in range(1, 10):
                if chance(rng, how_many):
                    place = [middle[axis] + ((digit - 1) // (1, 3)[axis] % 3 - 1) * CELL * 0.29 for axis in (0, 1)]
                    target = digits if kind == "screen" else pen
                    stamp(target, glyph(printed.file, digit, False), place, candidate_height)
        elif kind == "hand" and chance(rng, 0.04):  # a slip of the pen
            at = (np.array(middle) + rng.normal(0, CELL / 5, 2)).astype(int)
            cv2.line(pen, tuple(at), tuple((at + rng.normal(0, CELL / 7, 2)).astype(int)), 1.0, int(rng.integers(1, 4)))
    colour = page(rng, kind, lines, digits, pen, shade, MARGIN * CELL, CELL)
    origin, end = MARGIN * CELL, (MARGIN + side) * CELL
    corners = np.float32([[origin, origin], [end, origin], [end, end], [origin, end]])
    return (*photograph(rng, kind, colour, corners, CELL, side), labels)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=24)
    parser.add_argument("--kind", choices=["photo", "hand", "screen"])
    parser.add_argument("--grids", help="a file with a puzzle and its solution on each line")
    parser.add_argument("--side", type=int, choices=[9, 16], default=9)
    parser.add_argument("--held-out", action="store_true", help="of 16×16, only fonts that the training does not see")
    parser.add_argument("--labels")
    parser.add_argument("--preview")
    arguments = parser.parse_args()
    cv2.setNumThreads(1)
    grids = open(arguments.grids).read().splitlines() if arguments.grids else [None]
    pictures = (
        picture(
            np.random.default_rng((arguments.seed, index)),
            arguments.kind,
            grids[index % len(grids)],
            arguments.side,
            arguments.held_out,
        )
        for index in range(arguments.count)
    )
    if arguments.preview:
        tiles = []
        for colour, corners, _ in pictures:
            colour = cv2.polylines(colour.copy(), [corners.astype(np.int32)], True, (255, 0, 0), 1)
            tiles.append(cv2.resize(colour, (320, 320), interpolation=cv2.INTER_AREA))
        rows = [np.hstack(tiles[start : start + 6]) for start in range(0, len(tiles) // 6 * 6, 6)]
        cv2.imwrite(arguments.preview, cv2.cvtColor(np.vstack(rows), cv2.COLOR_RGB2BGR))
        return
    with open(arguments.labels, "wb") as file:
        for colour, corners, labels in pictures:
            height, width = colour.shape[:2]
            rgba = np.dstack([colour, np.full((height, width), 255, np.uint8)])
            sys.stdout.buffer.write(struct.pack("<2I8f", width, height, *corners.ravel()) + rgba.tobytes())
            file.write(labels.tobytes())


if __name__ == "__main__":
    main()

"""Draws the pictures that the table "Sizes, rules and several grids" of docs/scanning.md counts.

    python draw.py FOLDER [KIND]…

Into FOLDER/KIND go the pictures and truth.tsv, which ../examples/grids.rs reads. The seeds are fixed.
"""

import sys
from pathlib import Path

import cv2
import numpy as np

from generate import chance
from partitions import BOXES, boxes, colours_apart, full_grid, is_diagonal, puzzle, random_cages, random_regions, some_of
from sheet import TINTS, Look, Sheet, draw_grid, photographed, rendered

CELL = 60  # pixels of a cell on the page of a single grid
# How the values of a 16×16 are written, from 1.
NUMBERS = [str(value) for value in range(1, 17)]
DIGITS_FIRST = "123456789ABCDEFG"
FROM_ZERO = "123456789ABCDEF0"
LETTERS = "ABCDEFGHIJKLMNOP"


class Picture:
    """A page with grids, and what is true of them."""

    def __init__(self, rng, look, width, height):
        self.rng, self.sheet = rng, Sheet(look, width, height)
        self.grids, self.truths = [], []

    def add(self, corners, side, rules, cells, region):
        signs = "".join("." if value == 0 else DIGITS_FIRST[value - 1] for value in cells)
        names = list(dict.fromkeys(region))
        letters = "".join(chr(ord("A") + names.index(name)) for name in region)
        self.grids.append(corners)
        self.truths.append([str(side), rules, signs, letters])

    def seen(self, as_photo, cell, page_cell):
        ratio = cell / page_cell
        if as_photo:
            return photographed(self.rng, self.sheet, self.grids, ratio, cell)
        return rendered(self.rng, self.sheet, self.grids, ratio)


def page_with(rng, look, side, cell=CELL):
    """An empty page for one grid, often with a title and text, and where the grid's top left corner is."""
    left, top, right, bottom = rng.uniform(0.5, 1.8, 4) * cell
    has_title, has_text = chance(rng, 0.5), chance(rng, 0.4)
    top += has_title * cell
    text = cell * 1.6 * has_text
    picture = Picture(rng, look, left + side * cell + right, top + side * cell + bottom + text)
    if has_title:
        picture.sheet.words(rng, left, top - 0.4 * cell, rng.uniform(0.4, 0.8) * cell, 2)
    if has_text:
        for line in range(3):
            picture.sheet.words(rng, left, top + side * cell + (0.9 + 0.45 * line) * cell, 0.22 * cell, 9)
    return picture, left, top


def texts_of(cells, signs):
    return [None if value == 0 else signs[value - 1] for value in cells]


def sized(rng, index, side, as_photo, cells_seen, signs="123456789"):
    """A grid of another size, without rules of its own."""
    high, wide = BOXES[side] if not (side == 6 and index % 4 == 3) else (3, 2)
    part = (0.35, 0.5) if side == 4 else (0.28, 0.4)
    cells = some_of(rng, full_grid(rng, side, high, wide), *part)
    look = Look(rng, sorted({*"".join(signs)}), dark=not as_photo and chance(rng, 0.15))
    is_wide = len(signs[-1]) > 1
    if is_wide:
        look.height = rng.uniform(0.4, 0.55)
    picture, left, top = page_with(rng, look, side)
    region = boxes(side, high, wide)
    stretch = rng.uniform(0.7, 0.9) if is_wide and chance(rng, 0.3) else 1.0
    shades = look.shade(rng) if side != 16 and chance(rng, 0.15) or side == 16 and chance(rng, 0.2) else None
    grounds = [shades if (box // (side // wide) + box) % 2 else None for box in region]
    corners = draw_grid(picture.sheet, left, top, CELL, side, texts_of(cells, signs), region, grounds=grounds, stretch=stretch)
    picture.add(corners, side, "classic", cells, region)
    return picture.seen(as_photo, rng.uniform(*cells_seen), CELL), picture.truths


def four(rng, index):
    return sized(rng, index, 4, index >= 50, (40, 110))


def six(rng, index):
    return sized(rng, index, 6, index >= 50, (30, 90))


def sixteen(rng, index):
    signs = LETTERS if index % 15 == 7 else (NUMBERS, DIGITS_FIRST, FROM_ZERO)[index % 3]
    return sized(rng, index, 16, index >= 50, (30, 56) if index >= 50 else (26, 56), signs)


def odd(rng, index):
    side = (8, 10, 12)[index % 3]
    return sized(rng, index, side, index >= 9, (30, 64), [str(value) for value in range(1, side + 1)])


def several(rng, index):
    """Two to six grids beside and below each other, with text around."""
    look = Look(rng, dark=index % 10 == 9)
    columns, rows = [(2, 1), (1, 2), (2, 2), (3, 1), (3, 2), (2, 2)][index % 6]
    cell = 40
    gap_x, gap_y = rng.uniform(0.8, 2.5) * cell, rng.uniform(2.2, 3.2) * cell
    width, height = columns * (9 * cell + gap_x) + gap_x, rows * (9 * cell + gap_y) + 2 * gap_y
    picture = Picture(rng, look, width, height)
    picture.sheet.words(rng, gap_x, gap_y * 0.7, cell * 0.9, 3)
    solved = int(rng.integers(columns * rows)) if chance(rng, 0.4) else -1
    missing = columns * rows - 1 if columns * rows == 4 and chance(rng, 0.4) else -1
    for place in range(columns * rows):
        left, top = gap_x + place % columns * (9 * cell + gap_x), 1.3 * gap_y + place // columns * (9 * cell + gap_y)
        if place == missing:
            for line in range(12):
                picture.sheet.words(rng, left, top + (line + 1) * 0.6 * cell, cell * 0.3, 5)
            continue
        picture.sheet.words(rng, left, top - 0.3 * cell, cell * 0.4, 2)
        cells = full_grid(rng, 9, 3, 3) if place == solved else puzzle(rng)
        corners = draw_grid(picture.sheet, left, top, cell, 9, texts_of(cells, NUMBERS), boxes(9, 3, 3))
        picture.add(corners, 9, "classic", cells, boxes(9, 3, 3))
    seen = rng.uniform(900, 1600) / max(width, height) * cell
    return picture.seen(index % 2 == 1 and not look.dark, seen, cell), picture.truths


def ruled(rng, index, rules, cells, region, paint, grounds=None, thick=True):
    """A 9×9 with a rule that `paint` draws over it: most as photos, the others as screens, light and dark."""
    as_photo = index % 5 != 4
    look = Look(rng, dark=index % 10 == 9)
    picture, left, top = page_with(rng, look, 9)
    shades = grounds(look) if grounds else None
    corners = draw_grid(picture.sheet, left, top, CELL, 9, texts_of(cells, NUMBERS), region, grounds=shades, thick=thick)
    paint(picture.sheet, lambda column, row: (left + column * CELL, top + row * CELL))
    picture.add(corners, 9, rules, cells, region)
    return picture.seen(as_photo, rng.uniform(30, 85), CELL), picture.truths


def nothing(sheet, at):
    """No more than the grid."""


def x(rng, index):
    """Diagonals: half of them lines, half of them shaded."""

    def paint(sheet, at):
        if index % 2 == 0:
            ink = sheet.look.mixed(rng.uniform(0.3, 0.9))
            ink = ink if chance(rng, 0.7) else np.float32([0.9, 0.4, 0.4])
            dash = None if chance(rng, 0.8) else (0.15 * CELL, 0.1 * CELL)
            sheet.lines([(at(0, 0), at(9, 9)), (at(9, 0), at(0, 9))], rng.uniform(0.015, 0.035) * CELL, ink, dash)

    def grounds(look):
        shade = look.shade(rng)
        return [shade if index % 2 and is_diagonal(cell) else None for cell in range(81)]

    cells = some_of(rng, full_grid(rng, 9, 3, 3), 0.25, 0.4)
    return ruled(rng, index, "x", cells, boxes(9, 3, 3), paint, grounds)


def windoku(rng, index):
    """Four windows: most are shaded, every tenth is outlined."""
    outlined = index % 10 == 3

    def paint(sheet, at):
        if not outlined:
            return
        inset = 0.0 if index % 20 == 3 else rng.uniform(0.05, 0.1)
        dash = None if inset == 0 else (0.2 * CELL, 0.12 * CELL)
        ink = sheet.look.ink if chance(rng, 0.5) else np.float32([0.2, 0.4, 0.85])
        for column, row in ((1, 1), (5, 1), (1, 5), (5, 5)):
            near, far = inset, 3 - inset
            ring = [at(column + a, row + b) for a, b in ((near, near), (far, near), (far, far), (near, far))]
            sheet.lines([(ring[side], ring[(side + 1) % 4]) for side in range(4)], sheet.look.thick * CELL * (0.6 if inset else 1), ink, dash)

    def grounds(look):
        shade = look.shade(rng)
        return [None if outlined or cell // 9 % 4 == 0 or cell % 9 % 4 == 0 else shade for cell in range(81)]

    cells = some_of(rng, full_grid(rng, 9, 3, 3), 0.25, 0.4)
    return ruled(rng, index, "windoku", cells, boxes(9, 3, 3), paint, grounds)


def jigsaw(rng, index):
    """Random regions between thick lines; every twelfth has colours in place of these, and a third has both."""
    region = random_regions(rng)
    colours_alone = index % 12 == 5

    def grounds(look):
        if not (colours_alone or index % 3 == 1):
            return None
        colours = region if chance(rng, 0.5) else colours_apart(rng, region, 4)
        order = rng.permutation(len(TINTS))
        return [look.tint(TINTS[order[colour]]) for colour in colours]

    cells = some_of(rng, full_grid(rng, 9, 1, 9), 0.25, 0.4)
    return ruled(rng, index, "jigsaw", cells, region, nothing, grounds, thick=not colours_alone)


def cage_lines(cage, inset, at):
    """The lines within the edges of all cages."""
    lines = []
    same = lambda one, row, column: 0 <= row < 9 and 0 <= column < 9 and cage[row * 9 + column] == cage[one]  # noqa: E731
    for cell in range(81):
        row, column = divmod(cell, 9)
        for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            if same(cell, row + down, column + right):
                continue
            ends = []
            for way in (-1, 1):
                aside = (row + way * (down == 0), column + way * (right == 0))
                goes_on = same(cell, *aside)
                turns = goes_on and same(cell, aside[0] + down, aside[1] + right)
                ends.append(0.5 + way * (0.5 + inset if turns else 0.5 if goes_on else 0.5 - inset))
            across = 0.5 + (down + right) * (0.5 - inset)
            points = [(column + end, row + across) if down else (column + across, row + end) for end in ends]
            lines.append(tuple(at(*point) for point in points))
    return lines


def killer(rng, index):
    """Cages with their sums; some are in colour, and some have a few givens."""
    solution = full_grid(rng, 9, 3, 3)
    cage = random_cages(rng, solution)
    inset = rng.uniform(0.05, 0.13)
    is_coloured = index % 5 == 2
    is_dashed = not (is_coloured and chance(rng, 0.3))

    def grounds(look):
        order = rng.permutation(len(TINTS))
        return [look.tint(TINTS[order[colour]]) for colour in colours_apart(rng, cage, 5)] if is_coloured else None

    def paint(sheet, at):
        wide = rng.uniform(0.015, 0.035)
        long = rng.uniform(0.08, 0.2)
        dash = [(long, long * rng.uniform(0.5, 0.9)), (wide, wide * rng.uniform(1.5, 3)), None, (0.1, 0.07)][index % 4]
        ink = sheet.look.mixed(rng.uniform(0.4, 0.65) if index % 4 == 3 else rng.uniform(0.7, 1.0))
        if is_dashed:
            sheet.lines(cage_lines(cage, inset, at), wide * CELL, ink, dash and tuple(part * CELL for part in dash))
        height, is_clear = rng.uniform(0.17, 0.25) * CELL, chance(rng, 0.6)
        for name in set(cage):
            cells = [cell for cell in range(81) if cage[cell] == name]
            sign, first = str(solution[cells].sum()), cells[0]
            x, y = at(first % 9, first // 9)
            wide_sign = height * 0.62 * len(sign)
            x, y = x + (0.06 if is_clear else inset + 0.05) * CELL, y + (0.06 if is_clear else inset + 0.05) * CELL
            if is_clear:
                ground = sheet.colour[round(y + 0.5 * CELL), round(x + 0.7 * CELL)].copy()
                sheet.fill(x, y, wide_sign + 2, height + 2, ground)
            sheet.sign(sheet.look.label, sign, (x + wide_sign / 2, y + height / 2), height, wide_sign, sheet.look.ink)

    cells = some_of(rng, solution, 0.03, 0.1) if index % 5 == 0 else np.zeros(81, int)
    return ruled(rng, index, "killer", cells, boxes(9, 3, 3), paint, grounds)


def classic(rng, index):
    """Nothing but rows, columns and boxes, and shades that mean nothing."""
    cells, way, cross = puzzle(rng), index % 10, rng.integers(0, 9, 2)
    at_random = rng.random(81) < 0.12

    def is_shaded(cell):
        row, column = divmod(cell, 9)
        box = row // 3 * 3 + column // 3
        is_selected = row == cross[0] or column == cross[1] or box == cross[0] // 3 * 3 + cross[1] // 3
        return [False, box % 2 == 0, box % 2 == 1, row % 2 == 1, box == 4, row // 3 == 1 or column // 3 == 1, (row + column) % 2 == 0, is_selected, at_random[cell], cells[cell] != 0][way]  # fmt: skip

    def grounds(look):
        shade = look.shade(rng)
        return [shade if is_shaded(cell) else None for cell in range(81)]

    return ruled(rng, index, "classic", cells, boxes(9, 3, 3), nothing, grounds)


KINDS = {sixteen: 60, four: 60, six: 60, several: 40, x: 50, windoku: 50, jigsaw: 50, killer: 50, classic: 60, odd: 12}


def main():
    folder, *chosen = sys.argv[1:]
    cv2.setNumThreads(1)
    for number, (kind, count) in enumerate(KINDS.items()):
        if chosen and kind.__name__ not in chosen:
            continue
        to = Path(folder) / kind.__name__
        to.mkdir(parents=True, exist_ok=True)
        table = ["picture\tkind\tside\trules\tgivens\tregions\tcorners"]
        for index in range(count):
            (colour, corners), truths = kind(np.random.default_rng((59, number, index)), index)
            name = f"{index:02}.png"
            cv2.imwrite(str(to / name), cv2.cvtColor(colour, cv2.COLOR_RGB2BGR))
            for seen, truth in zip(corners, truths):
                places = ";".join(f"{x:.1f},{y:.1f}" for x, y in seen)
                table.append("\t".join([name, kind.__name__, *truth, places]))
        (to / "truth.tsv").write_text("\n".join(table) + "\n")


if __name__ == "__main__":
    main()

"""What grids are filled with, and how they are parted: digits, boxes, regions and cages, all of it by chance."""

import numpy as np

# Puzzles with exactly one solution. They are drawn with their rows, columns and digits exchanged.
PUZZLES = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..",
    "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..",
]
# The rows and the columns of a box.
BOXES = {4: (2, 2), 6: (2, 3), 8: (2, 4), 9: (3, 3), 10: (2, 5), 12: (3, 4), 16: (4, 4)}


def boxes(side, high, wide):
    """Of each cell the number of its box."""
    return [cell // side // high * (side // wide) + cell % side // wide for cell in range(side * side)]


def shuffled_order(rng, side, size):
    """The rows of a grid in another order: each stays in its band of so many."""
    bands = rng.permutation(side // size)
    return np.concatenate([band * size + rng.permutation(size) for band in bands])


def shuffled(rng, cells, side, high, wide):
    """The same grid with rows, columns and values exchanged. 0 is a blank."""
    names = np.concatenate([[0], 1 + rng.permutation(side)])
    grid = np.array(cells).reshape(side, side)
    return names[grid[shuffled_order(rng, side, high)][:, shuffled_order(rng, side, wide)]].ravel()


def full_grid(rng, side, high, wide):
    """A solution."""
    cells = [(row % high * wide + row // high + column) % side + 1 for row in range(side) for column in range(side)]
    return shuffled(rng, cells, side, high, wide)


def some_of(rng, cells, least, most):
    """So large a part of the cells; the others are blank."""
    count = round(rng.uniform(least, most) * len(cells))
    given = np.isin(np.arange(len(cells)), rng.permutation(len(cells))[:count])
    return np.where(given, cells, 0)


def puzzle(rng):
    cells = [int(sign) for sign in PUZZLES[rng.integers(len(PUZZLES))].replace(".", "0")]
    return shuffled(rng, cells, 9, 3, 3)


def neighbours(cell, side=9):
    row, column = divmod(cell, side)
    return [r * side + c for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)) if 0 <= r < side and 0 <= c < side]


def is_connected(cells):
    cells, reached = set(cells), {min(cells)}
    edge = set(reached)
    while edge:
        edge = {near for cell in edge for near in neighbours(cell) if near in cells} - reached
        reached |= edge
    return reached == cells


def random_regions(rng):
    """Nine connected regions of nine cells: from boxes, neighbours of which exchange cells many times."""
    region = boxes(9, 3, 3)
    exchanges = 0
    while exchanges < 60:
        one = int(rng.integers(81))
        to = region[neighbours(one)[rng.integers(len(neighbours(one)))]]
        source = region[one]
        if to == source:
            continue
        region[one] = to
        others = [cell for cell in range(81) if region[cell] == to and cell != one and source in [region[n] for n in neighbours(cell)]]
        other = others[rng.integers(len(others))] if others else one
        region[other] = source
        if other != one and all(is_connected([c for c in range(81) if region[c] == name]) for name in (to, source)):
            exchanges += 1
        else:
            region[other], region[one] = to, source
    return region


def random_cages(rng, solution):
    """Cages of one to five cells in which no digit repeats."""
    cage = [-1] * 81
    for number, start in enumerate(rng.permutation(81)):
        if cage[start] >= 0:
            continue
        cells = [int(start)]
        size = rng.choice([1, 2, 3, 4, 5], p=[0.04, 0.36, 0.32, 0.2, 0.08])
        while len(cells) < size:
            free = [n for cell in cells for n in neighbours(cell) if cage[n] < 0 and n not in cells and solution[n] not in solution[cells]]
            if not free:
                break
            cells.append(free[rng.integers(len(free))])
        for cell in cells:
            cage[cell] = number
    return cage


def colours_apart(rng, region, count):
    """A number for each region, so that neighbours differ where so many suffice."""
    colours = {}
    for name in dict.fromkeys(region):
        near = {colours.get(region[n]) for cell in range(81) if region[cell] == name for n in neighbours(cell)}
        free = [colour for colour in range(count) if colour not in near] or [int(rng.integers(count))]
        colours[name] = free[rng.integers(len(free))]
    return [colours[name] for name in region]


def is_diagonal(cell):
    row, column = divmod(cell, 9)
    return row == column or row + column == 8

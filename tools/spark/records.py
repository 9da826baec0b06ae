"""Records whose answers are known without solving: a puzzle and its solution, shuffled alike, and what is no puzzle."""

import random

PUZZLE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"

BAD = [
    "NULL",
    "n/a",
    "",
    "# from the newspaper",
    f"{PUZZLE} {PUZZLE}",
    PUZZLE[:80],
    "12.4",
    "hello",
    "{",
    PUZZLE.replace("7", "?", 1),
]


def records(count):
    """Pairs of a record and its answer, the same each time; a tenth are bad. No two good ones are alike."""
    chance = random.Random(45)
    good = {}
    while len(good) < count - count // 10:
        puzzle, solution = shuffled(chance)
        good[puzzle] = solution
    bad = [(record, "unreadable" if record else "") for record in BAD] * (count // 10 // len(BAD))
    pairs = list(good.items()) + bad
    chance.shuffle(pairs)
    return pairs


def shuffled(chance):
    """The puzzle and its solution: both with the same other digits, order of rows and columns, and side up."""
    digits = str.maketrans("123456789", "".join(chance.sample("123456789", 9)))
    rows, columns = order(chance), order(chance)
    cells = [9 * row + column for row in rows for column in columns]
    if chance.random() < 0.5:
        cells = [cell % 9 * 9 + cell // 9 for cell in cells]
    return ["".join(grid[cell] for cell in cells).translate(digits) for grid in (PUZZLE, SOLUTION)]


def order(chance):
    """Nine rows or columns, of which those of a box stay together."""
    return [3 * box + line for box in chance.sample(range(3), 3) for line in chance.sample(range(3), 3)]

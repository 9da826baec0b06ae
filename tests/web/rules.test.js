// Rules: what every function makes of them, the table of houses, and what cannot be.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import initFull, { diagnose, houses, packedSolutions, solutions, solve } from '../../www/pkg/ninefold.js';
import initCore, * as core from '../../www/pkg/ninefold_core.js';
import initHint, { explain, nextStep, steps } from '../../www/pkg/ninefold_hint.js';
import initRate, { rate } from '../../www/pkg/ninefold_rate.js';
import { techniqueOfNext, thirteen, unruled } from './cases.js';

/** @import { Rules } from '../../www/pkg/ninefold.js' */
/** @import { Step } from '../../www/pkg/ninefold_hint.js' */

const wasm = (/** @type {string} */ name) => readFileSync(new URL(`../../www/pkg/${name}_bg.wasm`, import.meta.url));
await initFull({ module_or_path: wasm('ninefold') });
await initCore({ module_or_path: wasm('ninefold_core') });
await initHint({ module_or_path: wasm('ninefold_hint') });
await initRate({ module_or_path: wasm('ninefold_rate') });

/** The regions of a drawing, a digit a cell. @param {string} drawing */
const regionsOf = (drawing) => Array.from(drawing.replaceAll(' ', ''), Number);

const four = regionsOf('0011 2031 2031 2233');
const six = regionsOf('000311 000311 443311 444355 422355 222255');
const nine = regionsOf('000011112 001112222 034412282 034412888 034444855 333348885 666338775 666677755 667777555');
/** The boxes of a 6×6 drawn on end. */
const onEnd = regionsOf('001122 001122 001122 334455 334455 334455');
/** Regions in pieces: the diagonals that go on at the other side. */
const broken = (/** @type {number} */ side) =>
  Array.from({ length: side ** 2 }, (_, cell) => (Math.floor(cell / side) + 2 * cell) % side);

/** @type {[side: number, rules: Rules][]} */
const variants = [
  [4, { diagonals: 'both' }],
  [4, { diagonals: 'down' }],
  [4, { diagonals: 'up' }],
  [4, { windows: true }],
  [4, { disjoint: true }],
  [
    4,
    {
      groups: [
        [0, 5, 10],
        [3, 12],
      ],
    },
  ],
  [4, { regions: four }],
  [4, { regions: Uint8Array.from(four), diagonals: 'up' }],
  [4, { diagonals: 'both', windows: true }],
  [6, { diagonals: 'both' }],
  [6, { disjoint: true, diagonals: 'down' }],
  [6, { regions: onEnd }],
  [6, { regions: six, diagonals: 'both' }],
  [
    6,
    {
      regions: six,
      groups: [
        [0, 7, 14, 21, 28, 35],
        [1, 8, 15],
      ],
    },
  ],
  [9, { diagonals: 'both' }],
  [9, { diagonals: 'up' }],
  [9, { windows: true }],
  [9, { disjoint: true }],
  [9, { asterisk: true }],
  [9, { dot: true }],
  [9, { girandola: true }],
  [
    9,
    {
      groups: [
        [0, 10, 20],
        [80, 70, 60, 50],
      ],
    },
  ],
  [9, { regions: nine }],
  [9, { regions: nine, diagonals: 'down' }],
  [9, { diagonals: 'both', windows: true }],
  [9, { windows: true, disjoint: true, asterisk: true }],
  [9, { regions: nine, dot: true, girandola: true, groups: [[4, 36, 44, 76]] }],
  [16, { diagonals: 'both' }],
];

/** @param {number} side @param {Rules} rules */
const named = (side, { regions, ...rules }) =>
  `${side}×${side} ${JSON.stringify(rules)}${regions ? ` and regions ${regions.join('')}` : ''}`;

/**
 * A puzzle and its solution. It has no given too many, but for one of a large grid or with 24 givens.
 * @param {number} side @param {Rules} rules
 */
function dug(side, rules) {
  const [solution] = solutions(new Uint8Array(side ** 2), { rules, most: 1 }).solutions;
  const [tries, fewest] = side > 9 ? [30, 0] : [side ** 2, side === 9 ? 24 : 0];
  let puzzle = solution;
  for (let count = 0; count < tries && cellsOf(puzzle).length > fewest; count++) {
    const less = puzzle.with((count * 31 + 7) % solution.length, 0);
    if (solve(less, { rules }).verdict === 'unique') puzzle = less;
  }
  return { puzzle, solution, isMinimal: side < 9 || (side === 9 && cellsOf(puzzle).length > fewest) };
}

/** The cells with a digit, or the blanks. @param {Uint8Array} cells @param {boolean} [isFilled] */
const cellsOf = (cells, isFilled = true) => [...cells.keys()].filter((cell) => cells[cell] > 0 === isFilled);

/** Whether a step says nothing false of a solution. @param {Step} step @param {Uint8Array} solution */
const isTrue = ({ places, removes }, solution) =>
  places.every(({ cell, digit }) => solution[cell] === digit) &&
  removes.every(({ cell, digit }) => solution[cell] !== digit);

for (const [side, rules] of variants) {
  /** @type {ReturnType<typeof dug>} */
  let made;
  const puzzleOnce = () => {
    made ??= dug(side, rules);
    return made;
  };

  test(`${named(side, rules)}: solved, spoilt, mended`, () => {
    const { puzzle, solution, isMinimal } = puzzleOnce();
    const { millis: _, ...answer } = solve(puzzle, { rules });
    assert.deepEqual(answer, { verdict: 'unique', solution });
    assert.deepEqual(solutions(puzzle, { rules, most: 2 }), { solutions: [solution], complete: true });
    assert.deepEqual(packedSolutions(puzzle, { rules, most: 2 }), { cells: solution, complete: true });
    const table = houses(side, rules);
    for (const { cells, isFull } of table.houses) {
      assert.equal(new Set(Array.from(cells, (cell) => solution[cell])).size, cells.length);
      assert.equal(isFull, cells.length === side);
    }

    const few = side > 9 ? 5 : side ** 2;
    for (const cell of cellsOf(puzzle, false).slice(0, few)) {
      const spoilt = puzzle.with(cell, (solution[cell] % side) + 1);
      const answer = solve(spoilt, { rules });
      assert.ok(answer.verdict === 'none' || answer.verdict === 'clash', `${cell}: ${answer.verdict}`);
      if (answer.verdict === 'none') continue;
      for (const { digit, house, cells } of answer.clashes) {
        const own = table.houses.find(({ kind, index }) => kind === house.kind && index === house.index);
        assert.ok(cells.length > 1 && cells.every((cell) => own?.cells.includes(cell) && spoilt[cell] === digit));
      }
    }
    if (side > 9) return;
    for (const cell of isMinimal ? cellsOf(puzzle) : []) {
      assert.equal(solve(puzzle.with(cell, 0), { rules }).verdict, 'several');
    }

    const given = cellsOf(puzzle).find((cell) => {
      const replaced = puzzle.with(cell, (solution[cell] % side) + 1);
      return solve(replaced, { rules }).verdict === 'none';
    });
    if (given === undefined) return assert.ok(side < 9, 'each digit for another clashes at once');
    const { repairs } = diagnose(puzzle.with(given, (solution[given] % side) + 1), { rules });
    const found = repairs.map(({ puzzle }) => puzzle.join());
    assert.ok(found.includes(puzzle.join()), `${found.length} repairs`);
    for (const { puzzle } of repairs) assert.equal(solve(puzzle, { rules }).verdict, 'unique');
  });

  test(`${named(side, rules)}: explained, not rated`, () => {
    const { puzzle, solution } = puzzleOnce();
    assert.deepEqual(rate(puzzle, { rules }), { unrated: 'rules' });
    if (side > 9) return;
    const known = houses(side, rules).houses.map(({ kind, index }) => `${kind} ${index}`);
    const path = explain(puzzle, { rules });
    assert.ok(path.solved);
    for (const step of path.steps) {
      assert.ok(isTrue(step, solution), step.technique);
      for (const { kind, index } of step.houses) assert.ok(known.includes(`${kind} ${index}`), `${kind} ${index}`);
    }

    // Half way, with the marks of somebody who has looked no further than the peers.
    const cells = puzzle.slice();
    const placed = path.steps.flatMap(({ places }) => places);
    for (const { cell, digit } of placed.slice(0, placed.length / 2)) cells[cell] = digit;
    const { peersOf } = houses(side, rules);
    const candidates = Uint32Array.from(cells, (digit, cell) =>
      digit ? 0 : peersOf[cell].reduce((left, peer) => left & ~(1 << (cells[peer] - 1)), 2 ** side - 1),
    );
    const position = { rules, candidates, givens: puzzle };
    const all = steps(cells, { ...position, hardest: 'hard' });
    assert.ok(all.complete && all.every((step) => isTrue(step, solution)));
    const next = nextStep(cells, position);
    if (all.length > 0) assert.deepEqual(next, all[0]);
    assert.deepEqual(nextStep(cells, { rules, givens: puzzle }), next, 'no marks are all that the peers leave');

    const [blank] = cellsOf(cells, false);
    const wrong = cells.with(blank, (solution[blank] % side) + 1);
    assert.equal(techniqueOfNext(nextStep(wrong, { rules, givens: puzzle })), 'wrong-answer');
    const missing = candidates.with(blank, candidates[blank] & ~(1 << (solution[blank] - 1)));
    if (missing[blank]) {
      assert.equal(techniqueOfNext(nextStep(cells, { ...position, candidates: missing })), 'missing-candidate');
    }
  });
}

test('diagnose() gives forgotten rules, in the form in which it is taken', () => {
  for (const [typed, forgotten] of /** @type {[string, Rules[] | undefined][]} */ ([
    [unruled.diagonals, [{ diagonals: 'both' }]],
    [unruled.windows, [{ windows: true }]],
    [unruled.disjoint, [{ disjoint: true }]],
    [unruled.either, [{ windows: true }, { diagonals: 'both' }]],
    [thirteen, undefined],
  ])) {
    const cells = Uint8Array.from(typed, Number).map((digit) => digit || 0);
    const found = diagnose(cells);
    assert.deepEqual(found.forgotten, forgotten);
    assert.deepEqual('forgotten' in found, forgotten !== undefined, 'it is left out where there is none');
    if (!forgotten) continue;
    assert.deepEqual({ repairs: found.repairs, complete: found.complete }, { repairs: [], complete: true });
    for (const rules of forgotten) {
      assert.equal(solve(cells, { rules }).verdict, 'unique');
      assert.equal(diagnose(cells, { rules }).forgotten, undefined);
    }
  }
});

/** Every 4×4 whose rows and columns have each digit once. */
function latinSquares() {
  /** @type {number[][]} */
  let squares = [[]];
  for (let cell = 0; cell < 16; cell++) {
    const [row, column] = [Math.floor(cell / 4), cell % 4];
    squares = squares.flatMap((square) =>
      [1, 2, 3, 4]
        .filter((digit) =>
          square.every((other, at) => other !== digit || (Math.floor(at / 4) !== row && at % 4 !== column)),
        )
        .map((digit) => [...square, digit]),
    );
  }
  return squares;
}

test('the solutions of a blank 4×4 are the Latin squares in which every house has no digit twice', () => {
  const squares = latinSquares();
  assert.equal(squares.length, 576);
  const combined = variants.filter(([side]) => side === 4);
  for (const [side, rules] of [...combined, /** @type {[4, Rules]} */ ([4, { regions: broken(4) }])]) {
    const all = houses(side, rules).houses;
    const right = squares.filter((square) =>
      all.every(({ cells }) => new Set(Array.from(cells, (cell) => square[cell])).size === cells.length),
    );
    const found = solutions(new Uint8Array(16), { rules });
    assert.ok(found.complete);
    assert.deepEqual(
      found.solutions.map((cells) => cells.join('')).sort(),
      right.map((cells) => cells.join('')).sort(),
    );
  }
});

const asterisk = [13, 20, 24, 37, 40, 43, 56, 60, 67];
const dot = [10, 13, 16, 37, 40, 43, 64, 67, 70];
const girandola = [0, 8, 13, 37, 40, 43, 67, 72, 80];
const firstPlaces = [0, 3, 6, 27, 30, 33, 54, 57, 60];
const down = Array.from({ length: 9 }, (_, row) => 10 * row);
const up = Array.from({ length: 9 }, (_, row) => 8 * (row + 1));

/**
 * The houses that rules make, besides rows, columns and boxes: `+` where they have to hold every digit.
 * @type {[side: number, rules: Rules, houses: [name: string, cells: number[]][]][]}
 */
const made = [
  [
    9,
    { diagonals: 'both' },
    [
      ['diagonal 0 +', down],
      ['diagonal 1 +', up],
    ],
  ],
  [9, { diagonals: 'down' }, [['diagonal 0 +', down]]],
  [9, { diagonals: 'up' }, [['diagonal 1 +', up]]],
  [
    9,
    { windows: true },
    [
      ['window 0 +', [10, 11, 12, 19, 20, 21, 28, 29, 30]],
      ['window 1 +', [14, 15, 16, 23, 24, 25, 32, 33, 34]],
      ['window 2 +', [46, 47, 48, 55, 56, 57, 64, 65, 66]],
      ['window 3 +', [50, 51, 52, 59, 60, 61, 68, 69, 70]],
    ],
  ],
  [4, { windows: true }, [['window 0 +', [5, 6, 9, 10]]]],
  [
    9,
    { asterisk: true, dot: true, girandola: true, groups: [[80, 40, 0], down] },
    [
      ['group 1 +', down],
      ['group 2 +', asterisk],
      ['group 3 +', dot],
      ['group 4 +', girandola],
      ['group 0', [0, 40, 80]],
    ],
  ],
  [
    4,
    { disjoint: true, groups: [[3, 12]] },
    [
      ['group 1 +', [0, 2, 8, 10]],
      ['group 2 +', [1, 3, 9, 11]],
      ['group 3 +', [4, 6, 12, 14]],
      ['group 4 +', [5, 7, 13, 15]],
      ['group 0', [3, 12]],
    ],
  ],
  [9, { girandola: true, regions: nine }, [['group 0 +', girandola]]],
  [9, { diagonals: undefined, windows: false, disjoint: false, groups: [], regions: undefined }, []],
];

/** @param {{ kind: string, index: number, isFull: boolean }} house */
const nameOf = ({ kind, index, isFull }) => `${kind} ${index}${isFull ? ' +' : ''}`;

for (const [side, rules, expected] of made) {
  test(`houses(): ${named(side, rules)}`, () => {
    const besides = houses(side, rules).houses.slice(3 * side);
    assert.deepEqual(
      besides.map((house) => [nameOf(house), [...house.cells]]),
      expected,
    );
  });
}

test('groups come in their order: own ones, disjoint groups, asterisk, centre dot, girandola', () => {
  const rules = { groups: [[0, 10]], disjoint: true, asterisk: true, dot: true, girandola: true };
  const groups = houses(9, rules).houses.filter(({ kind }) => kind === 'group');
  const cells = Object.fromEntries(groups.map(({ index, cells }) => [index, [...cells]]));
  assert.deepEqual(
    [cells[0], cells[1], cells[10], cells[11], cells[12]],
    [[0, 10], firstPlaces, asterisk, dot, girandola],
  );
  assert.equal(groups.length, 13);
});

/** @type {[side: number, boxRows: number, boxColumns: number][]} */
const classics = [
  [4, 2, 2],
  [6, 2, 3],
  [8, 2, 4],
  [9, 3, 3],
  [10, 2, 5],
  [12, 3, 4],
  [15, 3, 5],
  [16, 4, 4],
  [20, 4, 5],
  [25, 5, 5],
];

test('houses(): rows, columns and boxes of every side', () => {
  for (const [side, boxRows, boxColumns] of classics) {
    const cells = [...new Uint8Array(side ** 2).keys()];
    /** @type {[kind: string, of: (cell: number) => number][]} */
    const kinds = [
      ['row', (cell) => Math.floor(cell / side)],
      ['column', (cell) => cell % side],
      [
        'box',
        (cell) => Math.floor(cell / side / boxRows) * (side / boxColumns) + Math.floor((cell % side) / boxColumns),
      ],
    ];
    const expected = kinds.flatMap(([kind, of]) =>
      Array.from({ length: side }, (_, index) => ({
        kind,
        index,
        cells: Uint16Array.from(cells.filter((cell) => of(cell) === index)),
        isFull: true,
      })),
    );
    assert.deepEqual(houses(side).houses, expected, `${side}`);
    for (const rules of [undefined, {}, { diagonals: undefined }, { regions: cells.map(kinds[2][1]) }]) {
      assert.deepEqual(houses(side, rules), houses(side), `${side}`);
    }
  }
});

/** @type {[side: number, rules?: Rules][]} */
const tables = [...classics.map(([side]) => /** @type {[number]} */ ([side])), ...variants];

test('houses(): the houses and the peers of a cell agree with the cells of the houses', () => {
  for (const [side, rules] of tables) {
    const what = named(side, rules ?? {});
    const { houses: all, housesOf, peersOf } = houses(side, rules);
    assert.deepEqual([housesOf.length, peersOf.length], [side ** 2, side ** 2]);
    assert.ok(all.every(({ cells }) => cells instanceof Uint16Array));
    assert.equal(new Set(all.map(({ kind, index }) => `${kind} ${index}`)).size, all.length, what);
    for (const [cell, of] of housesOf.entries()) {
      assert.ok(of instanceof Uint8Array && peersOf[cell] instanceof Uint16Array);
      const own = [...all.keys()].filter((house) => all[house].cells.includes(cell));
      assert.deepEqual([...of].sort(), own.sort(), what);
      const seen = new Set(own.flatMap((house) => [...all[house].cells]));
      seen.delete(cell);
      assert.deepEqual(
        [...peersOf[cell]],
        [...seen].sort((one, other) => one - other),
        what,
      );
    }
  }
});

/** Where a 1 stands, and which houses have it twice. @type {[side: number, rules: Rules, cells: number[], houses: string[]][]} */
const clashes = [
  [9, { diagonals: 'both' }, [0, 80], ['diagonal 0']],
  [9, { diagonals: 'both' }, [8, 72], ['diagonal 1']],
  [9, { diagonals: 'up' }, [16, 64], ['diagonal 1']],
  [9, { diagonals: 'down' }, [0, 10], ['box 0', 'diagonal 0']],
  [9, { windows: true }, [12, 28], ['window 0']],
  [9, { windows: true }, [50, 70], ['window 3']],
  [9, { regions: nine }, [1, 18], ['region 0']],
  [9, { regions: nine, diagonals: 'down' }, [0, 10], ['region 0', 'diagonal 0']],
  [4, { regions: broken(4) }, [0, 9], ['region 0']],
  [6, { regions: onEnd }, [0, 13], ['region 0']],
  [9, { disjoint: true }, [0, 30], ['group 0']],
  [9, { disjoint: true }, [20, 50], ['group 8']],
  [9, { disjoint: true, groups: [[0, 30]] }, [0, 30], ['group 1', 'group 0']],
  [
    9,
    {
      groups: [
        [1, 2],
        [4, 30, 80],
      ],
    },
    [30, 80],
    ['group 1'],
  ],
  [9, { asterisk: true }, [13, 56], ['group 0']],
  [9, { asterisk: true, dot: true, girandola: true }, [37, 43, 67], ['row 4', 'group 0', 'group 1', 'group 2']],
  [16, { diagonals: 'up' }, [15, 240], ['diagonal 1']],
];

for (const [side, rules, cells, expected] of clashes) {
  test(`a clash: ${named(side, rules)}, ${cells}`, () => {
    const puzzle = new Uint8Array(side ** 2);
    for (const cell of cells) puzzle[cell] = 1;
    const answer = solve(puzzle, { rules });
    assert.ok(answer.verdict === 'clash');
    assert.deepEqual(
      answer.clashes.map(({ house: { kind, index } }) => `${kind} ${index}`),
      expected,
    );
    assert.ok(answer.clashes.every(({ digit }) => digit === 1));
    assert.equal(solutions(puzzle, { rules }).solutions.length, 0);
    assert.deepEqual(rate(puzzle, { rules }), { unrated: 'rules' });
  });
}

test('regions are counted from 0 or from 1', () => {
  assert.deepEqual(houses(9, { regions: nine.map((region) => region + 1) }), houses(9, { regions: nine }));
});

test('rules that say nothing new leave a classic, which has a rating', () => {
  const cells = Uint8Array.from('3004420103422403', Number);
  const boxes = regionsOf('2200 2200 3311 3311');
  for (const rules of [{}, { windows: false, groups: [] }, { regions: boxes }, { regions: Uint8Array.from(boxes) }]) {
    assert.deepEqual(rate(cells, { rules }), rate(cells));
    assert.deepEqual(explain(cells, { rules }), explain(cells));
  }
  const clash = solve(cells.with(1, 3), { rules: { regions: boxes } });
  assert.ok(clash.verdict === 'clash' && clash.clashes.some(({ house }) => house.kind === 'box'));
});

const keys = "'diagonals', 'windows', 'disjoint', 'asterisk', 'dot', 'girandola', 'groups', 'regions'";
const isNumbers = (/** @type {string} */ key, /** @type {string} */ got) =>
  `Expected whole numbers from 0 as '${key}', got ${got}.`;

/** Rules that there cannot be, and what is said of them. @type {[side: number, rules: any, message: string][]} */
const mistakes = [
  [9, null, "Expected an object as 'rules', got Null."],
  [9, 9, "Expected an object as 'rules', got 9."],
  [9, 'x', "Expected an object as 'rules', got String."],
  [9, [], "Expected an object as 'rules', got Array."],
  [9, { cages: [] }, `\`rules\` has no option 'cages': it has ${keys}.`],
  [9, { cages: undefined }, `\`rules\` has no option 'cages': it has ${keys}.`],
  [9, { rules: {} }, `\`rules\` has no option 'rules': it has ${keys}.`],
  [9, { diagonals: true }, "Expected 'both', 'down' or 'up' as 'diagonals', got Boolean."],
  [9, { diagonals: null }, "Expected 'both', 'down' or 'up' as 'diagonals', got Null."],
  [9, { diagonals: 'left' }, "There are no diagonals 'left'; choose both, down, up."],
  [9, { diagonals: '' }, "There are no diagonals ''; choose both, down, up."],
  ...['windows', 'disjoint', 'asterisk', 'dot', 'girandola'].flatMap((key) => [
    /** @type {[number, any, string]} */ ([9, { [key]: 1 }, `Expected true or false as '${key}', got 1.`]),
    /** @type {[number, any, string]} */ ([9, { [key]: null }, `Expected true or false as '${key}', got Null.`]),
    /** @type {[number, any, string]} */ ([9, { [key]: 'true' }, `Expected true or false as '${key}', got String.`]),
  ]),
  [9, { groups: 5 }, "Expected an array as 'groups', got 5."],
  [9, { groups: { 0: [1, 2] } }, "Expected an array as 'groups', got Object."],
  [9, { groups: [5] }, "Expected an array of cells for each group as 'groups', got 5."],
  [9, { groups: [[0, 1], null] }, "Expected an array of cells for each group as 'groups', got Null."],
  [9, { groups: [[0, '1']] }, isNumbers('groups', 'String')],
  [9, { groups: [[0, -1]] }, isNumbers('groups', '-1')],
  [9, { groups: [[0, 1.5]] }, isNumbers('groups', '1.5')],
  [9, { groups: [[0, Number.NaN]] }, isNumbers('groups', 'NaN')],
  [9, { groups: [[0, 1e12]] }, isNumbers('groups', '1000000000000')],
  [9, { groups: [[]] }, 'Group 1 has 0 cells, and a group of a 9×9 has 2 to 9.'],
  [9, { groups: [[0, 1], [4]] }, 'Group 2 has 1 cell, and a group of a 9×9 has 2 to 9.'],
  [9, { groups: [[...Array(10).keys()]] }, 'Group 1 has more than 9 cells, and a group of a 9×9 has 2 to 9.'],
  [9, { groups: [[3, 12, 3]] }, 'Group 1 has row 1, column 4 twice.'],
  [9, { groups: [[3, 81]] }, 'Group 1: there is no cell 81 in a 9×9, whose cells are 0 to 80.'],
  [4, { groups: [[3, 16]] }, 'Group 1: there is no cell 16 in a 4×4, whose cells are 0 to 15.'],
  [9, { groups: Array(51).fill([0, 1]) }, 'There are 51 groups, and at most 50 can be.'],
  [9, { groups: Array(1001).fill([0, 1]) }, "Expected an array of at most 1000 items as 'groups', got Array."],
  [9, { regions: 'abc' }, "Expected an array as 'regions', got String."],
  [9, { regions: {} }, "Expected an array as 'regions', got Object."],
  [9, { regions: new ArrayBuffer(81) }, "Expected an array as 'regions', got ArrayBuffer."],
  [9, { regions: [nine] }, isNumbers('regions', 'Array')],
  [9, { regions: [] }, 'Expected a region for each of the 81 cells of a 9×9, got 0.'],
  [9, { regions: nine.slice(1) }, 'Expected a region for each of the 81 cells of a 9×9, got 80.'],
  [9, { regions: new Uint8Array(82) }, 'Expected a region for each of the 81 cells of a 9×9, got more.'],
  [9, { regions: new Uint8Array(1001) }, "Expected an array of at most 1000 items as 'regions', got Uint8Array."],
  [9, { regions: nine.with(80, -1) }, isNumbers('regions', '-1')],
  [9, { regions: nine.with(80, 1.5) }, isNumbers('regions', '1.5')],
  [9, { regions: nine.with(80, Number.NaN) }, isNumbers('regions', 'NaN')],
  [9, { regions: Array(81) }, isNumbers('regions', 'Undefined')],
  [
    9,
    { regions: nine.with(80, 9) },
    'Row 9, column 9: the number of its region is 9, and those of a 9×9 are 0 to 8, or 1 to 9.',
  ],
  [9, { regions: new Uint8Array(81) }, 'Region 1 has 81 cells, and each region of a 9×9 has 9.'],
  [9, { regions: nine.with(80, 0) }, 'Region 1 has 10 cells, and each region of a 9×9 has 9.'],
  [6, { regions: onEnd.with(35, 4) }, 'Region 5 has 7 cells, and each region of a 6×6 has 6.'],
  [8, { regions: new Uint8Array(64) }, 'Region 1 has 64 cells, and each region of an 8×8 has 8.'],
  [6, { windows: true }, 'There are no windows in a 6×6: its boxes are not square.'],
  [8, { windows: true }, 'There are no windows in an 8×8: its boxes are not square.'],
  [9, { windows: true, regions: nine }, 'The windows need boxes, and there are regions in their place.'],
  [9, { disjoint: true, regions: nine }, 'The disjoint groups need boxes, and there are regions in their place.'],
  [4, { asterisk: true }, 'The asterisk is for a 9×9, and this is a 4×4.'],
  [16, { dot: true }, 'The centre dot is for a 9×9, and this is a 16×16.'],
  [8, { girandola: true }, 'The girandola is for a 9×9, and this is an 8×8.'],
  [20, { diagonals: 'both' }, 'A 20×20 has rows, columns and boxes alone: other rules go up to 16×16.'],
  [25, { groups: [[0, 1]] }, 'A 25×25 has rows, columns and boxes alone: other rules go up to 16×16.'],
];

/**
 * Every function that takes rules among its options.
 * @type {Record<string, (cells: Uint8Array, options: { rules: any }) => unknown>}
 */
const functions = { solve, solutions, packedSolutions, diagnose, steps, nextStep, explain, rate };

for (const [side, rules, message] of mistakes) {
  const text = JSON.stringify(rules);
  test(`no such rules: ${side}×${side} ${text.slice(0, 60)}: ${message.slice(0, 60)}`, () => {
    const cells = new Uint8Array(side ** 2);
    for (const [name, call] of Object.entries(functions)) {
      assert.throws(() => call(cells, { rules }), { name: 'Error', message }, name);
    }
    assert.throws(() => houses(side, rules), { name: 'Error', message });
  });
}

const sides = 'the sides are 4, 6, 8, 9, 10, 12, 15, 16, 20, 25';

test('no such side', () => {
  const kinds = { String: '9', Null: null, Undefined: undefined, BigInt: 9n, Uint8Array: new Uint8Array(81) };
  const wrong = [0, 3, 26, -9, 9.5, 1e300, Number.NaN, Number.POSITIVE_INFINITY];
  for (const side of [5, 7, 24]) {
    assert.throws(() => houses(side), { name: 'Error', message: `No shape has the side ${side}; ${sides}.` });
  }
  for (const [got, side] of [...Object.entries(kinds), ...wrong.map((side) => [`${side}`, side])]) {
    const message = `Expected a whole number from 4 to 25 as 'side', got ${got}.`;
    assert.throws(() => houses(/** @type {any} */ (side)), { name: 'Error', message });
  }
});

test('the small module says what knows rules and candidates', () => {
  const message = '`ninefold/core` is for classic 9×9s alone: `ninefold` knows';
  for (const call of [core.solve, core.solutions, core.packedSolutions]) {
    const refuses = (/** @type {any} */ options, /** @type {string} */ more) =>
      assert.throws(() => call(new Uint8Array(81), options), { name: 'Error', message: `${message} ${more}.` });
    for (const rules of [{}, { diagonals: 'both' }, null, 9]) refuses({ rules }, 'other rules');
    for (const candidates of [new Uint32Array(81), null, 9]) refuses({ candidates }, 'candidates, too');
    refuses({ candidates: new Uint32Array(81), rules: {} }, 'other rules');
    call(new Uint8Array(81), { rules: undefined, candidates: undefined });
  }
});

const anything = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
});
const orNot = (/** @type {fc.Arbitrary<unknown>} */ value) =>
  fc.oneof({ weight: 30, arbitrary: value }, { weight: 1, arbitrary: anything });
const cell = orNot(
  fc.oneof({ weight: 9, arbitrary: fc.nat(15) }, { weight: 1, arbitrary: fc.integer({ min: -1, max: 85 }) }),
);
const flag = orNot(fc.constantFrom(true, false, false, false, undefined));
const anyRules = fc.record(
  {
    diagonals: orNot(fc.constantFrom('both', 'down', 'up')),
    windows: flag,
    disjoint: flag,
    asterisk: flag,
    dot: flag,
    girandola: flag,
    groups: orNot(fc.array(orNot(fc.uniqueArray(cell, { minLength: 2, maxLength: 5 })), { maxLength: 3 })),
    regions: orNot(
      fc.oneof(
        fc.constantFrom(four, six, nine, onEnd, broken(4), broken(9)),
        fc.shuffledSubarray(nine, { minLength: 80 }),
        fc.uint8Array({ minLength: 16, maxLength: 16, max: 4 }),
      ),
    ),
  },
  { requiredKeys: [] },
);

test('whatever the rules are, there is a verdict or a sentence, and the module works on', () => {
  let verdicts = 0;
  const given = fc.tuple(
    fc.constantFrom(4, 6, 9, 9, 16, 20),
    fc.oneof({ weight: 9, arbitrary: anyRules }, { weight: 1, arbitrary: anything }),
  );
  fc.assert(
    fc.property(given, ([side, any]) => {
      const rules = /** @type {Rules} */ (any);
      const cells = new Uint8Array(side ** 2);
      const answers = [
        () => solve(cells, { rules, budget: 300 }).verdict,
        () => solutions(cells, { rules, most: 0, budget: 0 }).complete,
        () => houses(side, rules).houses.length,
        () => rate(cells, { rules, budget: 0 }),
        () => steps(cells, { rules, hardest: 'easy', budget: 0 }).complete,
      ].map((call) => {
        try {
          return { answer: call() };
        } catch (error) {
          assert.ok(error instanceof Error && error.constructor === Error, `${error}`);
          assert.match(error.message, /^[`A-Z].*\.$/s);
          return { message: error.message };
        }
      });
      const [{ answer }] = answers;
      if (answer) {
        verdicts++;
        assert.match(`${answer}`, /^(?:unique|several|none|undecided)$/);
        assert.ok(answers.every(({ message }) => !message));
      } else {
        assert.equal(new Set(answers.map(({ message }) => message)).size, 1, 'everyone says the same');
      }
      assert.equal(solve(Uint8Array.from('3004420103422403', Number)).verdict, 'unique');
    }),
    { numRuns: 3000 },
  );
  assert.ok(verdicts > 100, `${verdicts} verdicts`);
});

// The puzzle on the page, without a page: what its keys do, and what holds for whatever is done to it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { clashesIn, clashing } from '../../www/model/clashes.js';
import { candidatesOf, digitsIn } from '../../www/model/marks.js';
import { modes, Puzzle } from '../../www/model/puzzle.js';
import { housesOf, shapeOf, shapes } from '../../www/model/shapes.js';
import { cellsIn, rowsOf } from '../../www/model/symbols.js';
import { four } from './cases.js';

/** @typedef {[method: string, ...arguments: unknown[]]} Act what is done: a method, or the mode that is set */

const blank = (/** @type {number} */ side) => new Uint8Array(side * side);
const inOneLine = (/** @type {Uint8Array} */ cells) => rowsOf(cells).replaceAll('\n', ' ');

/** @param {Puzzle} puzzle @param {Act[]} acts */
function perform(puzzle, acts) {
  const methods = /** @type {any} */ (puzzle);
  for (const [method, ...args] of acts) {
    if (method === 'mode') methods.mode = args[0];
    else methods[method](...args);
  }
}

/** @type {[name: string, acts: Act[], rows: string, selected: number][]} on a 4×4 with a 3 in the second cell, which is selected */
const typing = [
  ['a digit fills the cell and goes on', [['write', 4]], '.4.. .... .... ....', 2],
  ['a blank goes on as well', [['write', 0]], '.... .... .... ....', 2],
  ['erase clears and stays', [['erase']], '.... .... .... ....', 1],
  ['back clears a filled cell and steps back', [['back']], '.... .... .... ....', 0],
  ['back from a blank clears the cell before', [['select', 2], ['back']], '.... .... .... ....', 1],
  ['back at the first cell stays there', [['select', 0], ['back']], '.3.. .... .... ....', 0],
  [
    'at the end of a row the next is the row below',
    [
      ['select', 3],
      ['write', 1],
    ],
    '.3.1 .... .... ....',
    4,
  ],
  [
    'after the last cell there is no next',
    [
      ['select', 15],
      ['write', 1],
    ],
    '.3.. .... .... ...1',
    15,
  ],
  ['down', [['move', 1, 0]], '.3.. .... .... ....', 5],
  ['up at the top stays', [['move', -1, 0]], '.3.. .... .... ....', 1],
  ['left does not leave the row', [['move', 0, -3]], '.3.. .... .... ....', 0],
  ['right does not leave the row', [['move', 0, 9]], '.3.. .... .... ....', 3],
  ['another puzzle', [['open', { givens: blank(4) }]], '.... .... .... ....', 0],
  ['undo brings back what was there', [['open', { givens: blank(6) }], ['undo']], '.3.. .... .... ....', 1],
  ['redo brings it again', [['write', 4], ['undo'], ['redo']], '.4.. .... .... ....', 2],
  ['a change ends what could be redone', [['write', 4], ['undo'], ['write', 1], ['redo']], '.1.. .... .... ....', 2],
  ['the same digit again is no change', [['write', 3], ['undo']], '.3.. .... .... ....', 2],
  ['undo with nothing to undo', [['undo']], '.3.. .... .... ....', 1],
];

for (const [name, acts, rows, selected] of typing) {
  test(name, () => {
    const puzzle = new Puzzle({ givens: blank(4).with(1, 3), selected: 1 });
    perform(puzzle, acts);
    assert.equal(inOneLine(puzzle.givens), rows);
    assert.equal(puzzle.selected, selected);
  });
}

/** A 4×4's givens with an answer, small, and marks in brackets: `.3[14]. ..2. …` in rows. @param {Puzzle} puzzle */
function written({ givens, answers, marks }) {
  const cells = Array.from(givens, (digit, cell) => {
    if (digit) return String(digit);
    if (answers[cell]) return 'abcd'[answers[cell] - 1];
    return marks[cell] ? `[${digitsIn(marks[cell]).join('')}]` : '.';
  });
  return [0, 4, 8, 12].map((row) => cells.slice(row, row + 4).join('')).join(' ');
}

const start = { givens: cellsIn('3..44.....42.4.3'), selected: 14 };
const solution = cellsIn(four.solution);

/** @type {[name: string, acts: Act[], expected: string][]} from that, making answers */
const solving = [
  [
    'an answer stays where it is',
    [
      ['write', 1],
      ['write', 2],
    ],
    '3..4 4... ..42 .4b3',
  ],
  [
    'the same answer again goes',
    [
      ['write', 1],
      ['write', 1],
    ],
    '3..4 4... ..42 .4.3',
  ],
  [
    'a blank takes an answer away',
    [
      ['write', 1],
      ['write', 0],
    ],
    '3..4 4... ..42 .4.3',
  ],
  ['so does Backspace, and stays', [['write', 1], ['back'], ['write', 2]], '3..4 4... ..42 .4b3'],
  ['no answer goes over a given', [['select', 0], ['write', 1], ['erase'], ['back']], '3..4 4... ..42 .4.3'],
  [
    'marks come and go',
    [
      ['mode', 'marks'],
      ['write', 1],
      ['write', 4],
      ['write', 1],
    ],
    '3..4 4... ..42 .4[4]3',
  ],
  [
    'erase takes all marks of a cell',
    [['mode', 'marks'], ['write', 1], ['write', 4], ['erase']],
    '3..4 4... ..42 .4.3',
  ],
  [
    'no mark goes over an answer',
    [
      ['write', 1],
      ['mode', 'marks'],
      ['write', 2],
    ],
    '3..4 4... ..42 .4a3',
  ],
  ['but it can be erased', [['write', 1], ['mode', 'marks'], ['erase']], '3..4 4... ..42 .4.3'],
  [
    'marks give way to an answer',
    [
      ['mode', 'marks'],
      ['write', 1],
      ['mode', 'answers'],
      ['write', 2],
    ],
    '3..4 4... ..42 .4b3',
  ],
  ['all marks that are possible', [['fill']], '3[12][12]4 4[12][123][1] [1][13]42 [12]4[1]3'],
  ['filled in again they go', [['fill'], ['fill']], '3..4 4... ..42 .4.3'],
  ['an answer that clashes takes no mark away', [['write', 2], ['fill']], '3[12][12]4 4[12][123][1] [1][13]42 [12]4b3'],
  [
    'nor does one that was found to be wrong',
    [['select', 5], ['write', 1], ['check', solution], ['fill']],
    '3[12][12]4 4a[123][1] [1][13]42 [12]4[1]3',
  ],
  ['marks follow an answer', [['fill'], ['write', 1]], '3[12][2]4 4[12][23][1] [1][13]42 [2]4a3'],
  ['and come back by one Undo', [['fill'], ['write', 1], ['undo']], '3[12][12]4 4[12][123][1] [1][13]42 [12]4[1]3'],
  ['they follow a given', [['fill'], ['mode', 'givens'], ['write', 1]], '3[12][2]4 4[12][23][1] [1][13]42 [2]413'],
  [
    'a given takes the place of an answer',
    [
      ['write', 1],
      ['mode', 'givens'],
      ['write', 2],
    ],
    '3..4 4... ..42 .423',
  ],
  ['clear leaves the givens', [['write', 1], ['fill'], ['clear']], '3..4 4... ..42 .4.3'],
  [
    'another puzzle has no answers',
    [
      ['write', 1],
      ['open', { givens: blank(4) }],
    ],
    '.... .... .... ....',
  ],
  [
    'a mended puzzle keeps those in its blanks',
    [
      ['write', 1],
      ['select', 1],
      ['write', 2],
      ['mend', blank(4).with(1, 4), 1],
    ],
    '.4.. .... .... ..a.',
  ],
];

for (const [name, acts, expected] of solving) {
  test(name, () => {
    const puzzle = new Puzzle(start, 'answers');
    perform(puzzle, acts);
    assert.equal(written(puzzle), expected);
  });
}

/** @type {[name: string, acts: Act[], wrong: number[]][]} on the same, its answers 1 (right) in cell 14 and 1 (wrong) in 5 */
const checking = [
  ['a check finds what is wrong', [], [5]],
  ['what is changed is no longer wrong', [['write', 2]], []],
  ['nor what is taken away', [['erase']], []],
  [
    'the others stay so',
    [
      ['select', 14],
      ['write', 2],
    ],
    [5],
  ],
  ['checked again, the same', [['check', solution]], [5]],
  ['Undo takes the check back', [['undo']], []],
  ['Undo brings it back', [['write', 2], ['undo']], [5]],
  [
    'other givens, other solutions',
    [
      ['mode', 'givens'],
      ['select', 1],
      ['write', 1],
    ],
    [],
  ],
];

for (const [name, acts, wrong] of checking) {
  test(name, () => {
    const puzzle = new Puzzle({ ...start, answers: blank(4).with(14, 1).with(5, 1), selected: 5 }, 'answers');
    perform(puzzle, [['check', solution], ...acts]);
    assert.deepEqual([...puzzle.wrong], wrong);
  });
}

/** @type {[acts: Act[], modes: string][]} */
const toggling = [
  [[['toggleAnswers']], 'answers'],
  [[['toggleAnswers'], ['toggleAnswers']], 'givens'],
  [[['toggleMarks']], 'marks'],
  [[['toggleMarks'], ['toggleMarks']], 'givens'],
  [[['toggleAnswers'], ['toggleMarks'], ['toggleMarks']], 'answers'],
  [[['mode', 'answers'], ['mode', 'marks'], ['toggleMarks']], 'answers'],
  [[['mode', 'marks'], ['mode', 'marks'], ['toggleMarks']], 'givens'],
  [[['toggleMarks'], ['toggleAnswers']], 'answers'],
];

for (const [acts, expected] of toggling) {
  test(`${acts.flat().join(', ')}: ${expected}`, () => {
    const puzzle = new Puzzle(start);
    perform(puzzle, acts);
    assert.equal(puzzle.mode, expected);
  });
}

/** @type {[rows: string, cells: number[]][]} */
const clashes = [
  ['12.. .... .... ....', []],
  ['1..1 .... .... ....', [0, 3]],
  ['1... .... .... 1...', [0, 12]],
  ['1... .1.. .... ....', [0, 5]],
  ['1... ..1. .... ....', []],
  ['11.. .1.. ..22 ....', [0, 1, 10, 11, 5]],
];

for (const [rows, cells] of clashes) {
  test(`clashing: ${rows}`, () => assert.deepEqual([...clashing(cellsIn(rows.replaceAll(' ', '')))], cells));
}

test('clashes are told house by house, in the engine’s order', () => {
  const found = clashesIn(cellsIn('11...1......22..'));
  assert.deepEqual(
    found.map(({ house, index, digit, cells }) => `${house} ${index}: ${digit} in ${cells}`),
    ['row 0: 1 in 0,1', 'row 3: 2 in 12,13', 'column 1: 1 in 1,5', 'box 0: 1 in 0,1,5', 'box 2: 2 in 12,13'],
  );
});

const step = fc.integer({ min: -5, max: 5 });
const act = /** @type {fc.Arbitrary<Act>} */ (
  fc.oneof(
    { arbitrary: fc.tuple(fc.constant('write'), fc.nat(4)), weight: 5 },
    { arbitrary: fc.tuple(fc.constant('select'), fc.nat(100)), weight: 3 },
    fc.tuple(fc.constant('move'), step, step),
    fc.tuple(fc.constant('mode'), fc.constantFrom(...modes)),
    fc.tuple(fc.constantFrom('erase', 'back', 'fill', 'clear', 'toggleAnswers', 'toggleMarks')),
    fc.constant(['check', solution]),
    fc.tuple(
      fc.constant('open'),
      fc.constantFrom(...shapes).map(({ side }) => ({ givens: blank(side) })),
    ),
  )
);
const acts = fc.array(act, { maxLength: 60 });

test('a puzzle that is opened in an untouched grid is the beginning; in any other Undo brings the other back', () => {
  const other = { givens: blank(6).with(0, 5) };
  /** @type {[what: string, puzzle: Puzzle, canUndo: boolean][]} */
  const beginnings = [
    ['blank', new Puzzle({ givens: blank(4) }), false],
    ['a given', new Puzzle({ givens: blank(4).with(3, 1) }), true],
    ['an answer', new Puzzle({ givens: blank(4), answers: blank(4).with(3, 1) }), true],
    ['a mark', new Puzzle({ givens: blank(4), marks: new Uint32Array(16).with(3, 1) }), true],
  ];
  for (const [what, puzzle, canUndo] of beginnings) {
    puzzle.open(other);
    assert.equal(puzzle.canUndo, canUndo, what);
    assert.deepEqual(puzzle.givens, other.givens, what);
  }
  const typed = new Puzzle({ givens: blank(4) });
  typed.write(1);
  typed.undo();
  typed.open(other);
  typed.undo();
  assert.deepEqual(typed.givens, blank(4));
});

/** What Undo has to bring back. @param {Puzzle} puzzle */
const state = ({ givens, answers, marks, wrong }) => ({ givens, answers, marks, wrong });

test('whatever is done, undoing all of it brings back the start, and redoing all of it the end', () => {
  fc.assert(
    fc.property(acts, (acts) => {
      const puzzle = new Puzzle(start);
      const before = state(puzzle);
      perform(puzzle, acts);
      const end = state(puzzle);
      assert.ok(puzzle.selected >= 0 && puzzle.selected < puzzle.givens.length);
      while (puzzle.canUndo) puzzle.undo();
      assert.deepEqual(state(puzzle), before);
      while (puzzle.canRedo) puzzle.redo();
      assert.deepEqual(state(puzzle), end);
    }),
  );
});

test('whatever is done, an answer stands in a blank, marks stand in what is left, and only an answer is wrong', () => {
  fc.assert(
    fc.property(acts, (acts) => {
      const puzzle = new Puzzle(start);
      for (const act of acts) {
        perform(puzzle, [act]);
        const { givens, answers, marks, wrong } = puzzle;
        for (const cell of givens.keys()) {
          assert.ok([givens[cell], answers[cell], marks[cell]].filter(Boolean).length <= 1);
          assert.ok(answers[cell] || !wrong.has(cell));
        }
      }
    }),
  );
});

test('answers and marks leave the givens the same array', () => {
  fc.assert(
    fc.property(acts, (acts) => {
      const puzzle = new Puzzle(start, 'answers');
      perform(
        puzzle,
        acts.filter(([method]) => !['open', 'mode', 'toggleAnswers', 'undo'].includes(method)),
      );
      assert.equal(puzzle.givens, start.givens);
    }),
  );
});

const grid = fc
  .constantFrom(...shapes)
  .chain(({ side }) => fc.uint8Array({ minLength: side * side, maxLength: side * side, max: side }));

test('where digits are written, no peer keeps such a mark, and every other mark stays', () => {
  fc.assert(
    fc.property(grid, fc.nat(), fc.nat(), (cells, place, number) => {
      const shape = shapeOf(cells.length);
      const puzzle = new Puzzle({ givens: cells.map((digit) => (digit % 3 ? 0 : digit)) }, 'answers');
      puzzle.fill();
      const { marks: before } = puzzle;
      puzzle.select(place % cells.length);
      const digit = 1 + (number % shape.side);
      if (puzzle.givens[puzzle.selected]) return;
      puzzle.write(digit);
      const own = housesOf(puzzle.selected, shape);
      for (const [cell, mask] of puzzle.marks.entries()) {
        const isPeer = housesOf(cell, shape).some((house) => own.includes(house));
        const left = digitsIn(before[cell]).filter((mark) => cell !== puzzle.selected && !(isPeer && mark === digit));
        assert.deepEqual(digitsIn(mask), left);
      }
    }),
  );
});

test('candidates are the digits that would not clash', () => {
  fc.assert(
    fc.property(grid, fc.nat(), (full, place) => {
      const cells = full.map((digit) => (digit % 4 ? 0 : digit)).with(place % full.length, 0);
      const cell = place % full.length;
      const free = Array.from({ length: shapeOf(full.length).side }, (_, index) => index + 1).filter(
        (digit) => !clashing(cells.with(cell, digit)).has(cell),
      );
      assert.deepEqual(digitsIn(candidatesOf(cells)[cell]), free);
    }),
  );
});

for (const shape of shapes) {
  test(`${shape.side}×${shape.side}: every house has as many cells as there are digits, a box in as many rows as it has`, () => {
    /** @type {number[][]} */
    const houses = Array.from({ length: 3 * shape.side }, () => []);
    for (const cell of blank(shape.side).keys()) for (const house of housesOf(cell, shape)) houses[house].push(cell);
    for (const [house, cells] of houses.entries()) {
      assert.equal(cells.length, shape.side);
      const rows = new Set(cells.map((cell) => Math.floor(cell / shape.side))).size;
      assert.equal(rows, house < shape.side ? 1 : house < 2 * shape.side ? shape.side : shape.boxRows);
    }
  });
}

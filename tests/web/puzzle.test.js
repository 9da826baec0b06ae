// The puzzle without a page: what can be done to it, as tables.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digitsIn } from '../../www/model/marks.js';
import { puzzleOf, recall, undo } from '../../www/model/puzzle.js';
import { classicSheet } from '../../www/model/sheet.js';
import { cellsIn, rowsOf } from '../../www/model/symbols.js';
import { blank, perform, start } from './acts.js';
import { four } from './cases.js';
import { emptyOf, printed } from './printed.js';

/** @import { Content } from '../../www/model/content.js' */
/** @import { Mode, Puzzle } from '../../www/model/puzzle.js' */
/** @import { Act } from './acts.js' */

const inOneLine = (/** @type {Uint8Array} */ cells) => rowsOf(cells, 4).replaceAll('\n', ' ');

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
  ['another puzzle', [['open', { sheet: emptyOf(4) }]], '.... .... .... ....', 0],
  ['undo brings back what was there', [['open', { sheet: emptyOf(6) }], ['undo']], '.3.. .... .... ....', 1],
  ['redo brings it again', [['write', 4], ['undo'], ['redo']], '.4.. .... .... ....', 2],
  ['a change ends what could be redone', [['write', 4], ['undo'], ['write', 1], ['redo']], '.1.. .... .... ....', 2],
  ['the same digit again is no change', [['write', 3], ['undo']], '.3.. .... .... ....', 2],
  ['undo with nothing to undo', [['undo']], '.3.. .... .... ....', 1],
];

for (const [name, acts, rows, selected] of typing) {
  test(name, () => {
    const puzzle = perform(puzzleOf({ sheet: classicSheet(blank(4).with(1, 3)), selected: 1 }), acts);
    assert.equal(inOneLine(puzzle.work.sheet.givens), rows);
    assert.equal(puzzle.selected, selected);
  });
}

/** A 4×4 in rows, as `.3[14]b …`: givens as digits, answers as letters, marks in brackets. @param {Puzzle} puzzle */
function written({ work: { sheet, answers, marks } }) {
  const cells = Array.from(sheet.givens, (digit, cell) => {
    if (digit) return String(digit);
    if (answers[cell]) return 'abcd'[answers[cell] - 1];
    return marks[cell] ? `[${digitsIn(marks[cell]).join('')}]` : '.';
  });
  return [0, 4, 8, 12].map((row) => cells.slice(row, row + 4).join('')).join(' ');
}

const solution = cellsIn(four.solution);

/** @type {[name: string, acts: Act[], expected: string][]} on `start`, in the mode of answers */
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
  [
    'but none that clashes: once it is cleared all are there but its own',
    [['fill'], ['write', 2], ['erase']],
    '3[12][12]4 4[12][123][1] [1][13]42 [12]4.3',
  ],
  [
    'nor one that clashes with another answer',
    [['fill'], ['write', 1], ['select', 12], ['write', 1]],
    '3[12][2]4 4[12][23][1] [1][13]42 a4a3',
  ],
  ['and come back by one Undo', [['fill'], ['write', 1], ['undo']], '3[12][12]4 4[12][123][1] [1][13]42 [12]4[1]3'],
  ['they follow a given', [['fill'], ['mode', 'givens'], ['write', 1]], '3[12][2]4 4[12][23][1] [1][13]42 [2]413'],
  ['but none that clashes', [['fill'], ['mode', 'givens'], ['write', 2]], '3[12][12]4 4[12][123][1] [1][13]42 [12]423'],
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
      ['open', { sheet: emptyOf(4) }],
    ],
    '.... .... .... ....',
  ],
  [
    'a mended puzzle keeps those in its blanks',
    [
      ['write', 1],
      ['select', 1],
      ['write', 2],
      ['mend', classicSheet(blank(4).with(1, 4)), 1],
    ],
    '.4.. .... .... ..a.',
  ],
];

for (const [name, acts, expected] of solving) {
  test(name, () => {
    const puzzle = perform(puzzleOf(start, 'answers'), acts);
    assert.equal(written(puzzle), expected);
  });
}

/** @type {[name: string, acts: Act[], wrong: number[]][]} on `start`, with a 1 in cell 14 (right) and in 5 (wrong) */
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
    const puzzle = puzzleOf({ ...start, answers: blank(4).with(14, 1).with(5, 1), selected: 5 }, 'answers');
    const { work } = perform(puzzle, [['check', solution], ...acts]);
    assert.deepEqual([...work.wrong], wrong);
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
    const puzzle = perform(puzzleOf(start), acts);
    assert.equal(puzzle.mode, expected);
  });
}

const three = printed('3..44.....42.4..'); // one given of `start` is gone
const moved = printed('43...4...2.4.3.4'); // and this is its grid with every row moved

/** Takes every given away. */
const everyGiven = Array.from(
  start.sheet.givens,
  (_, cell) => /** @type {Act[]} */ ([['select', cell], ['erase']]),
).flat();

/** What is done to `start`, in a mode, and whether it is still the same puzzle: its photo and its place in a list go by that. @type {[what: string, mode: Mode, acts: Act[], isSame: boolean][]} */
const openings = [
  ['an answer', 'answers', [['write', 1]], true],
  ['a given more', 'givens', [['write', 1]], true],
  ['answers and marks are cleared', 'answers', [['write', 1], ['clear']], true],
  ['a slip is mended', 'givens', [['mend', three]], true],
  ['a row is moved', 'givens', [['mend', moved]], false],
  ['and moved back', 'givens', [['mend', moved], ['undo']], true],
  ['and moved again', 'givens', [['mend', moved], ['undo'], ['redo']], false],
  ['every given is taken away', 'givens', everyGiven, false],
  ['and one brought back', 'givens', [...everyGiven, ['undo']], true],
  ['another is opened', 'givens', [['open', { sheet: moved }]], false],
  ['the same is opened again', 'givens', [['open', start]], false],
];

for (const [what, mode, acts, isSame] of openings) {
  test(`whether it is still the same puzzle: ${what}`, () => {
    const puzzle = puzzleOf(start, mode);
    assert.equal(perform(puzzle, acts).opening === puzzle.opening, isSame);
  });
}

test('in the same puzzle Undo and Redo leave what is typed', () => {
  const acts = /** @type {Act[]} */ ([['write', 1], ['mode', 'marks'], ['undo'], ['mode', 'givens'], ['redo']]);
  const puzzles = acts.map((_, at) => perform(puzzleOf(start, 'answers'), acts.slice(0, at + 1)));
  assert.deepEqual(
    puzzles.map(({ mode }) => mode),
    ['answers', 'marks', 'marks', 'givens', 'givens'],
  );
});

test('another puzzle that Undo leads to is typed as it was, or, where nobody knows that, as fits it', () => {
  const empty = { sheet: emptyOf(6) };
  /** @type {[before: Content, mode: Mode | undefined, expected: string][]} */
  const rows = [
    [start, 'answers', 'answers'],
    [start, 'marks', 'marks'],
    [start, undefined, 'givens'], // as what is there now
    [{ ...start, answers: blank(4).with(14, 1) }, undefined, 'answers'],
    [empty, undefined, 'givens'],
  ];
  for (const [content, mode, expected] of rows) {
    const { work, selected, opening } = puzzleOf(content);
    const now = puzzleOf({ sheet: classicSheet(blank(9).with(0, 5)) }, 'givens');
    assert.equal(undo(recall(now, { past: [{ work, selected, opening, mode }], future: [] })).mode, expected);
  }
  const { work, selected, opening } = puzzleOf(empty);
  const now = puzzleOf(start, 'answers');
  assert.equal(undo(recall(now, { past: [{ work, selected, opening }], future: [] })).mode, 'givens');
});

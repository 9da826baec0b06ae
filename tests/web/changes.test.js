// The words for what was done, as tables.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import './english.js';
import { changedCell } from '../../www/model/changes.js';
import { fill } from '../../www/model/commands.js';
import { puzzleOf, undo } from '../../www/model/puzzle.js';
import { cellsIn } from '../../www/model/symbols.js';
import { filledWords, undoneWords } from '../../www/words/notes.js';
import { perform, start } from './acts.js';
import { four } from './cases.js';
import { emptyOf, printed } from './printed.js';

/** @import { Mode } from '../../www/model/puzzle.js' */
/** @import { Act } from './acts.js' */

const solution = cellsIn(four.solution);

/** @param {Act[]} acts @param {Mode} mode */
const after = (acts, mode) => perform(puzzleOf(start, mode), acts);

/** @type {[act: Act[], mode: Mode, undone: string, redone: string][]} */
const undone = [
  [[], 'answers', 'There is nothing to undo.', 'There is nothing to redo.'],
  [[['write', 1]], 'givens', 'Undone: row 4, column 3: blank.', 'Redone: row 4, column 3: 1.'],
  [[['fill'], ['write', 1]], 'answers', 'Undone: row 4, column 3: marks 1.', 'Redone: row 4, column 3: 1.'],
  [
    [
      ['write', 2],
      ['write', 1],
    ],
    'marks',
    'Undone: row 4, column 3: marks 2.',
    'Redone: row 4, column 3: marks 1 2.',
  ],
  [[['fill']], 'answers', 'Undone: marks in 9 cells.', 'Redone: marks in 9 cells.'],
  [
    [
      ['write', 2],
      ['check', solution],
    ],
    'answers',
    'Undone: the check.',
    'Redone: the check.',
  ],
  [[['write', 1], ['select', 1], ['write', 2], ['clear']], 'answers', 'Undone: 2 cells.', 'Redone: 2 cells.'],
  [[['open', { sheet: emptyOf(4) }]], 'givens', 'Undone: 4×4, 7 givens.', 'Redone: 4×4, 0 givens.'],
  [[['open', { sheet: emptyOf(6) }]], 'givens', 'Undone: 4×4, 7 givens.', 'Redone: 6×6, 0 givens.'],
  [[['mend', printed('13.44.....42.4.3'), 0]], 'givens', 'Undone: 2 cells.', 'Redone: 2 cells.'],
];

for (const [acts, mode, expected, again] of undone) {
  test(`${JSON.stringify(acts.at(-1)?.[0])} in ${mode}: ${expected}`, () => {
    const puzzle = after(acts, mode);
    const { work: end } = puzzle;
    const { work: before } = undo(puzzle);
    assert.equal(undoneWords('undo', end, before), expected);
    assert.equal(undoneWords('redo', before, end), again);
  });
}

/** @type {[acts: Act[], isSolvable: boolean, expected: string][]} */
const filled = [
  [[], true, 'Marks filled in 9 cells.'],
  [[['fill']], true, 'Marks cleared.'],
  [[['open', { sheet: printed(four.solution) }]], true, 'No cell is blank.'],
  [
    [
      ['select', 6],
      ['write', 1],
    ],
    true,
    'Marks filled in 6 cells. Row 2, column 4 has no candidate left: one of your answers must be wrong.',
  ],
  [
    [
      ['select', 6],
      ['write', 1],
    ],
    false,
    'Marks filled in 6 cells. Row 2, column 4 has no candidate left.',
  ],
];

for (const [acts, isSolvable, expected] of filled) {
  test(`filled: ${expected}`, () => {
    const puzzle = after(acts, 'answers');
    assert.equal(filledWords(puzzle.work, fill(puzzle).work, isSolvable), expected);
  });
}

test('the cell that a key has changed is the one with another digit, not those whose marks follow', () => {
  const puzzle = after([['fill'], ['write', 1]], 'answers');
  const { work: end } = puzzle;
  assert.equal(changedCell(undo(puzzle).work, end), 14);
  assert.equal(changedCell(end, end), undefined);
});

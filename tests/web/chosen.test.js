// Several cells that are chosen at once: how they come to be, how long they stay, and what a mark does in them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import './english.js';
import { setOf } from '../../www/model/chosen.js';
import { commandOf } from '../../www/model/keys.js';
import { digitsIn } from '../../www/model/marks.js';
import { passed } from '../../www/model/passing.js';
import { puzzleOf } from '../../www/model/puzzle.js';
import { classicSheet } from '../../www/model/sheet.js';
import { filledIn, workOf } from '../../www/model/work.js';
import { change } from '../../www/session/acts/index.js';
import { beginning } from '../../www/session/state.js';
import { viewOf } from '../../www/session/view.js';
import { noteWords } from '../../www/words/notes.js';
import { blank, start } from './acts.js';

/** @import { Command } from '../../www/session/acts/index.js' */

/** A 4×4 with givens in 0, 3, 4, 10, 11, 13 and 15, where marks are made. @param {number} [selected] */
function marking(selected = 1) {
  const state = beginning(null, new Set());
  state.puzzle = puzzleOf({ ...start, selected }, 'marks');
  return state;
}

/**
 * Does one thing after the other.
 * @param {ReturnType<typeof marking>} state
 * @param {(string | Command)[]} steps keys, as in `Shift+ArrowUp`, and other acts
 */
function go(state, steps) {
  for (const step of steps) {
    if (typeof step !== 'string') change(state, step);
    else {
      const held = step.split(/\+(?=.)/);
      const key = held.pop() ?? '';
      const [ctrlKey, altKey, shiftKey] = ['Control', 'Alt', 'Shift'].map((name) => held.includes(name));
      const command = commandOf({ key, code: '', ctrlKey, altKey, shiftKey, metaKey: false }, 4);
      assert.ok(command, step);
      change(state, /** @type {Command} */ (command));
    }
  }
}

const cellsOf = (/** @type {ReturnType<typeof marking>} */ state) => [...viewOf(state).chosen].sort((a, b) => a - b);
const said = (/** @type {ReturnType<typeof marking>} */ state) => (state.said ? noteWords(state.said.fact) : '');

/** @param {number[]} cells the last one is selected @returns {Command} */
const choose = (...cells) => ({ do: 'select', cells, cell: cells[cells.length - 1] });
const [up, down, left, right] = ['Up', 'Down', 'Left', 'Right'].map((way) => `Shift+Arrow${way}`);

/** What Undo led to before a reload. @type {Command} */
const known = { do: 'recall', past: [{ work: workOf(start), selected: 14, opening: '' }], future: [] };

/** @type {[what: string, steps: (string | Command)[], chosen: number[], selected: number][]} beginning in cell 1 */
const ways = [
  ['nothing is at first', [], [], 1],
  ['Shift and an arrow', [right], [1, 2], 2],
  ['on, round a corner', [right, down, left], [1, 2, 5, 6], 5],
  ['back over them takes none away', [right, right, left], [1, 2, 3], 2],
  ['not beyond the edge', [up], [], 1],
  ['at the edge they stay', [right, up], [1, 2], 2],
  ['by a pointer', [choose(5, 6, 9)], [5, 6, 9], 9],
  ['from there by keys', [choose(5, 6, 9), left], [5, 6, 8, 9], 8],
  ['one alone', [choose(6)], [], 6],
  ['an arrow alone', [right, 'ArrowDown'], [], 6],
  ['an arrow at the edge', [right, 'ArrowUp'], [], 2],
  ['Home', [right, 'Home'], [], 0],
  ['Shift and Home', [right, 'Shift+Home'], [], 0],
  ['Ctrl and End', [right, 'Control+End'], [], 15],
  ['a click', [right, { do: 'select', cell: 9 }], [], 9],
  ['a click on one of them', [right, { do: 'select', cell: 2 }], [], 2],
  ['a mark', [right, '1'], [1, 2], 2],
  ['another mode', [right, 'p'], [1, 2], 2],
  ['an answer', [right, 'a', '1'], [], 2],
  ['a given', [right, { do: 'switch', mode: 'givens' }, '1'], [], 3],
  ['an answer by a button', [right, 'a', { do: 'press', command: { do: 'digit', digit: 1 } }], [], 2],
  ['what is not written', [right, right, 'a', '1'], [1, 2, 3], 3],
  ['another puzzle', [right, { do: 'open', sheet: classicSheet(blank(6)) }], [], 0],
  ['an empty grid', [right, { do: 'new' }], [], 0],
  ['Undo of a mark', [right, '1', 'Control+z'], [1, 2], 2],
  ['Redo of a mark', [right, '1', 'Control+z', 'Control+y'], [1, 2], 2],
  ['Undo to where one was alone', ['1', right, '2', 'Control+z', 'Control+z'], [], 1],
  ['Undo of what was done before a reload', [known, right, 'Control+z'], [], 14],
  ['Undo to another puzzle', [right, { do: 'open', sheet: classicSheet(blank(6)) }, 'Control+z'], [], 2],
];

for (const [what, steps, chosen, selected] of ways) {
  test(`chosen are, after ${what}: ${chosen.join(', ') || 'none'}`, () => {
    const state = marking();
    go(state, steps);
    assert.deepEqual(cellsOf(state), chosen);
    assert.equal(state.puzzle.selected, selected);
    assert.ok(!chosen.length || state.puzzle.chosen.has(selected));
  });
}

const givens = [0, 3, 4, 13];

/**
 * Beginning with the cells 1, 2, 5, 6 and the givens 0 and 3 chosen, of which 3 is selected, and a mark 2 in 1.
 * @type {[what: string, steps: (string | Command)[], marks: Record<number, string>, says: string][]}
 */
const marks = [
  ['a digit goes into all', ['1'], { 1: '12', 2: '1', 5: '1', 6: '1' }, '1 marked in 4 cells.'],
  ['what only some have as well', ['2'], { 1: '2', 2: '2', 5: '2', 6: '2' }, '2 marked in 4 cells.'],
  ['what all have is taken from all', ['2', '2'], {}, '2 removed from the marks of 4 cells.'],
  ['the others stay', ['1', '2', '1'], { 1: '2', 2: '2', 5: '2', 6: '2' }, '1 removed from the marks of 4 cells.'],
  ['Delete takes all', ['1', 'Delete'], {}, 'Marks cleared.'],
  ['so does Backspace', ['1', 'Backspace'], {}, 'Marks cleared.'],
  ['so does a blank', ['1', ' '], {}, 'Marks cleared.'],
  ['one Undo takes a digit back', ['1', 'Control+z'], { 1: '2' }, 'Undone: marks in 4 cells.'],
  ['and then the next', ['1', '3', 'Control+z', 'Control+z'], { 1: '2' }, 'Undone: marks in 4 cells.'],
  ['Redo brings it', ['1', 'Control+z', 'Control+y'], { 1: '12', 2: '1', 5: '1', 6: '1' }, 'Redone: marks in 4 cells.'],
  ['Delete of nothing is no step', ['Delete', 'Delete', 'Control+z'], { 1: '2' }, 'Undone: row 1, column 2: marks 2.'],
  [
    'by the keypad',
    [{ do: 'press', command: { do: 'digit', digit: 1 } }],
    { 1: '12', 2: '1', 5: '1', 6: '1' },
    '1 marked in 4 cells.',
  ],
  [
    'an answer takes no mark',
    [{ do: 'select', cell: 5 }, 'a', '1', 'p', choose(5, 6), '2'],
    { 1: '2', 6: '2' },
    '2 marked in 1 cell.',
  ],
  ['a digit that there is not', ['G'], { 1: '2' }, 'There is no G in a 4×4: its digits are 1 to 4.'],
  [
    'givens alone take none',
    [choose(...givens), '1'],
    { 1: '2' },
    'This digit is a given: choose Puzzle to change it.',
  ],
  [
    'answers alone take none',
    [{ do: 'select', cell: 5 }, 'a', '1', 'ArrowRight', '2', 'p', choose(5, 6), '3'],
    { 1: '2' },
    'There is an answer in this cell: clear it to make marks.',
  ],
];

for (const [what, steps, expected, says] of marks) {
  test(`marks in chosen cells: ${what}`, () => {
    const state = marking();
    go(state, ['2', choose(1, 2, 5, 6, 0, 3)]);
    go(state, steps);
    const all = [...state.puzzle.work.marks].map((mask) => digitsIn(mask).join(''));
    assert.deepEqual(Object.fromEntries(Object.entries(all).filter(([, digits]) => digits)), expected);
    assert.equal(said(state), says);
  });
}

test('in the other modes a digit goes into the selected cell alone', () => {
  for (const mode of /** @type {const} */ (['answers', 'givens'])) {
    const state = marking();
    go(state, [{ do: 'switch', mode }, choose(1, 2, 5), '1']);
    const filled = filledIn(state.puzzle.work);
    assert.deepEqual(
      [...filled.keys()].filter((cell) => filled[cell] && !start.sheet.givens[cell]),
      [5],
    );
  }
});

test('it is said how many are chosen', () => {
  const state = marking();
  go(state, [right]);
  assert.equal(said(state), '2 cells chosen.');
  go(state, [down]);
  assert.equal(said(state), '3 cells chosen.');
  go(state, [choose(6)]);
  assert.equal(said(state), '1 cell chosen.');
});

/** @type {[what: string, isTaken: boolean, cells: number[], chosen: number[], selected: number][]} from 1, 2, 3; 3 is selected */
const passing = [
  ['cells more', false, [7, 11], [1, 2, 3, 7, 11], 11],
  ['one of them', false, [2], [1, 2, 3], 2],
  ['one less', true, [2], [1, 3], 3],
  ['the selected one less: then the one before is', true, [3], [1, 2], 2],
  ['one that is not chosen is not taken', true, [7], [1, 2, 3], 3],
  ['the last one stays', true, [3, 2, 1], [1], 1],
];

for (const [what, isTaken, cells, chosen, selected] of passing) {
  test(`a pointer passes over ${what}`, () => {
    const before = { cells: setOf([1, 2, 3]), cell: 3 };
    const after = cells.reduce((choice, cell) => passed(choice, cell, isTaken), before);
    assert.deepEqual([[...after.cells], after.cell], [chosen, selected]);
    assert.equal(before.cells.size, 3);
  });
}

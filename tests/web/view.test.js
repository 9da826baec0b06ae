// What of the grid is seen at a glance: where a digit stands as well, and which digits are placed everywhere.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellsIn } from '../../www/model/symbols.js';
import { alikeIn, placedIn } from '../../www/session/view.js';
import { four } from './cases.js';

/** @param {string} givens @param {Partial<import('../../www/features/board/grid.js').View>} more */
const view = (givens, more = {}) => ({
  givens: cellsIn(givens),
  answers: new Uint8Array(givens.length),
  marks: new Uint32Array(givens.length),
  wrong: new Set(),
  solution: null,
  clashes: new Set(),
  differs: new Set(),
  repair: new Map(),
  selected: 0,
  ...more,
});

const solution = cellsIn(four.solution);

/** @type {[what: string, view: ReturnType<typeof view>, alike: number[], placed: number[]][]} */
const rows = [
  ['nothing', view('................'), [], []],
  ['givens', view('1..1..1...1....1'), [3, 6, 10, 15], []],
  ['a blank is selected', view('1..1..1...1....1', { selected: 1 }), [], []],
  ['a digit placed everywhere', view('1.....1..1.....1'), [6, 9, 15], [1]],
  ['one of them clashes', view('1.....1..1.....1', { clashes: new Set([0, 6]) }), [6, 9, 15], []],
  ['answers count', view('1.....1..1......', { answers: cellsIn('...............1') }), [6, 9, 15], [1]],
  ['marks do not', view('1.....1..1......', { marks: new Uint32Array(16).fill(1) }), [6, 9], []],
  ['a solution', view('3...............', { solution }), [6, 9, 15], [1, 2, 3, 4]],
  ['a repair makes it another', view('1.....1..1.....1', { repair: new Map([[6, 2]]) }), [9, 15], []],
];
for (const [what, shown, alike, placed] of rows) {
  test(what, () => {
    assert.deepEqual([...alikeIn(shown)], alike);
    assert.deepEqual([...placedIn(shown)], placed);
  });
}

// What is seen on the grid at a glance: where else a digit stands, and which digits are placed everywhere.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alikeIn, digitsSeen, placedIn } from '../../www/model/seen.js';
import { cellsIn } from '../../www/model/symbols.js';
import { four } from './cases.js';
import { printed } from './printed.js';

/**
 * @param {string} givens
 * @param {object} [more]
 * @param {Uint8Array} [more.answers]
 * @param {Uint32Array} [more.marks]
 * @param {Uint8Array} [more.solution]
 * @param {number} [more.selected]
 * @param {number[]} [more.clash]
 * @param {[cell: number, digit: number]} [more.repair]
 */
const view = (givens, more = {}) => ({ sheet: printed(givens), ...more });

const solution = cellsIn(four.solution);

/** @type {[what: string, view: ReturnType<typeof view>, alike: number[], placed: number[]][]} */
const rows = [
  ['nothing', view('................'), [], []],
  ['givens', view('1..1..1...1....1'), [3, 6, 10, 15], []],
  ['a blank is selected', view('1..1..1...1....1', { selected: 1 }), [], []],
  ['a digit placed everywhere', view('1.....1..1.....1'), [6, 9, 15], [1]],
  ['one of them clashes', view('1.....1..1.....1', { clash: [0, 6] }), [6, 9, 15], []],
  ['answers count', view('1.....1..1......', { answers: cellsIn('...............1') }), [6, 9, 15], [1]],
  ['marks do not', view('1.....1..1......', { marks: new Uint32Array(16).fill(1) }), [6, 9], []],
  ['a solution', view('3...............', { solution }), [6, 9, 15], [1, 2, 3, 4]],
  ['a repair makes it another', view('1.....1..1.....1', { repair: [6, 2] }), [9, 15], []],
];
for (const [what, shown, alike, placed] of rows) {
  test(what, () => {
    const { repair, clash = [], selected = 0 } = shown;
    const layers = repair
      ? [{ cells: [{ cell: repair[0], digit: repair[1], role: /** @type {const} */ ('written') }] }]
      : [];
    const digits = digitsSeen(shown, layers);
    assert.deepEqual(alikeIn(digits, selected), alike);
    assert.deepEqual([...placedIn(shown.sheet.layout.side, digits, [{ cells: clash }])], placed);
  });
}

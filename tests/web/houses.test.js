// Rows, columns and boxes: what stands twice in one, and how large they are.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clashesIn, clashing } from '../../www/model/clashes.js';
import { classic, sides } from '../../www/model/layout.js';
import { cellsIn } from '../../www/model/symbols.js';

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
  test(`clashing: ${rows}`, () =>
    assert.deepEqual([...clashing(classic(4), cellsIn(rows.replaceAll(' ', '')))], cells));
}

test('clashes are told house by house, in the engine’s order', () => {
  const found = clashesIn(classic(4), cellsIn('11...1......22..'));
  assert.deepEqual(
    found.map(({ house: { kind, index }, digit, cells }) => `${kind} ${index}: ${digit} in ${cells}`),
    ['row 0: 1 in 0,1', 'row 3: 2 in 12,13', 'column 1: 1 in 1,5', 'box 0: 1 in 0,1,5', 'box 2: 2 in 12,13'],
  );
});

for (const side of sides) {
  test(`${side}×${side}: every house has as many cells as there are digits, a box in as many rows as it has`, () => {
    const { housesOf, boxRows } = classic(side);
    assert.equal(housesOf.length, side ** 2);
    /** @type {number[][]} */
    const houses = Array.from({ length: 3 * side }, () => []);
    for (const [cell, own] of housesOf.entries()) for (const house of own) houses[house].push(cell);
    for (const [house, cells] of houses.entries()) {
      assert.equal(cells.length, side);
      const rows = new Set(cells.map((cell) => Math.floor(cell / side))).size;
      assert.equal(rows, house < side ? 1 : house < 2 * side ? side : boxRows);
    }
  });
}

// Rows, columns and boxes: what stands twice in one, and how large they are.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clashesIn, clashing } from '../../www/model/clashes.js';
import { housesOf, shapes } from '../../www/model/shapes.js';
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
  test(`clashing: ${rows}`, () => assert.deepEqual([...clashing(cellsIn(rows.replaceAll(' ', '')))], cells));
}

test('clashes are told house by house, in the engine’s order', () => {
  const found = clashesIn(cellsIn('11...1......22..'));
  assert.deepEqual(
    found.map(({ house: { kind, index }, digit, cells }) => `${kind} ${index}: ${digit} in ${cells}`),
    ['row 0: 1 in 0,1', 'row 3: 2 in 12,13', 'column 1: 1 in 1,5', 'box 0: 1 in 0,1,5', 'box 2: 2 in 12,13'],
  );
});

for (const shape of shapes) {
  test(`${shape.side}×${shape.side}: every house has as many cells as there are digits, a box in as many rows as it has`, () => {
    /** @type {number[][]} */
    const houses = Array.from({ length: 3 * shape.side }, () => []);
    for (const cell of new Uint8Array(shape.side ** 2).keys())
      for (const house of housesOf(cell, shape)) houses[house].push(cell);
    for (const [house, cells] of houses.entries()) {
      assert.equal(cells.length, shape.side);
      const rows = new Set(cells.map((cell) => Math.floor(cell / shape.side))).size;
      assert.equal(rows, house < shape.side ? 1 : house < 2 * shape.side ? shape.side : shape.boxRows);
    }
  });
}

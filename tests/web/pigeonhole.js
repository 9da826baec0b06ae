// A puzzle that keeps the solver busy for longer than any test needs.

import { rowsOf } from '../../www/model/symbols.js';

/**
 * A 25×25 without a solution. In 13 rows the digit 1 has only 12 columns left: the cells of the 13 other columns are
 * filled with other digits there. No single house shows this, only all 13 rows together, so trial and error takes
 * longer than a lifetime to find it.
 */
export function pigeonhole() {
  const side = 25;
  // A few lines of every band and every stack are taken, so that no box is filled completely.
  const line = (/** @type {number} */ index) => (index % 5) * 5 + Math.floor(index / 5);
  const lines = Array.from({ length: 13 }, (_, index) => line(index));
  const solved = (/** @type {number} */ row, /** @type {number} */ column) =>
    (((row % 5) * 5 + Math.floor(row / 5) + column) % side) + 1;
  const cells = new Uint8Array(side * side);
  const places = lines.flatMap((row) => lines.map((column) => ({ row, column })));
  const houses = (/** @type {number} */ index) => {
    const [row, column] = [Math.floor(index / side), index % side];
    return [row, column, Math.floor(row / 5) * 5 + Math.floor(column / 5)];
  };
  const fits = (/** @type {number} */ digit, /** @type {number} */ cell) =>
    !cells.some((other, index) => other === digit && houses(index).some((house, kind) => house === houses(cell)[kind]));
  for (const { row, column } of places) {
    if (solved(row, column) !== 1) cells[row * side + column] = solved(row, column);
  }
  for (const { row, column } of places) {
    const cell = row * side + column;
    if (!cells[cell]) cells[cell] = Array.from({ length: 24 }, (_, n) => n + 2).find((digit) => fits(digit, cell)) ?? 0;
  }
  return rowsOf(cells, side);
}

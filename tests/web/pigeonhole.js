// A puzzle that keeps the solver busy for as long as a test may want.

import { rowsOf } from '../../www/model/symbols.js';

/**
 * A 25×25 without a solution, which trial and error does not find out in a lifetime: 13 rows have to place
 * digit 1 in 12 columns, the 13 others being filled there with other digits. No house tells, only all rows
 * together.
 */
export function pigeonhole() {
  const side = 25;
  // From every band and every stack a few lines, so that no box is filled wholly.
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
  return rowsOf(cells);
}

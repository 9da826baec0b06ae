// Pencil marks: the digits noted in a cell as one number, bit d−1 for digit d.

import { housesOf, shapeOf } from './shapes.js';

/**
 * A digit's bit.
 * @param {number} digit
 */
export const bitOf = (digit) => 1 << (digit - 1);

/**
 * The digits that are noted, the smallest first.
 * @param {number} marks of one cell
 */
export function digitsIn(marks) {
  const digits = [];
  for (let rest = marks; rest; rest &= rest - 1) digits.push(32 - Math.clz32(rest & -rest));
  return digits;
}

/**
 * The marks of all cells when every possible digit is noted: in a blank each digit that no peer has.
 * @param {Uint8Array} cells
 */
export function candidatesOf(cells) {
  const shape = shapeOf(cells.length);
  const taken = new Uint32Array(3 * shape.side);
  for (const [cell, digit] of cells.entries()) {
    if (digit) for (const house of housesOf(cell, shape)) taken[house] |= bitOf(digit);
  }
  const all = 2 ** shape.side - 1;
  return Uint32Array.from(cells, (digit, cell) => {
    if (digit) return 0;
    return housesOf(cell, shape).reduce((left, house) => left & ~taken[house], all);
  });
}

/**
 * The marks after a digit is written into a cell: the cell has no marks, and no peer has a mark of that digit.
 * @param {Uint32Array} marks
 * @param {number} cell
 * @param {number} digit 0 for a blank: then the peers keep their marks
 */
export function marksAfter(marks, cell, digit) {
  const shape = shapeOf(marks.length);
  const own = housesOf(cell, shape);
  const bit = digit && bitOf(digit);
  return marks.map((mask, peer) => {
    if (peer === cell) return 0;
    const isPeer = mask & bit && housesOf(peer, shape).some((house, kind) => house === own[kind]);
    return isPeer ? mask & ~bit : mask;
  });
}

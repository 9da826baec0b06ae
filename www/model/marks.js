// Pencil marks: the digits noted in a cell as one number, bit d−1 for digit d.

/** @import { Layout } from './layout.js' */
/** @import { Sheet } from './sheet.js' */

/** A digit's bit. @param {number} digit */
export const bitOf = (digit) => 1 << (digit - 1);

/** The digits that are noted, the smallest first. @param {number} marks of one cell */
export function digitsIn(marks) {
  const digits = [];
  for (let rest = marks; rest; rest &= rest - 1) digits.push(32 - Math.clz32(rest & -rest));
  return digits;
}

/**
 * The marks of all cells when every possible digit is noted: in a blank each digit that no peer has and that may be there.
 * @param {Sheet} sheet
 * @param {Uint8Array} cells the digits that are there
 */
export function candidatesOf({ layout: { side, houses, housesOf }, candidates }, cells) {
  const taken = houses.map((house) => house.cells.reduce((all, cell) => all | (cells[cell] && bitOf(cells[cell])), 0));
  const all = 2 ** side - 1;
  return Uint32Array.from(cells, (digit, cell) => {
    if (digit) return 0;
    return housesOf[cell].reduce((left, house) => left & ~taken[house], candidates?.[cell] || all);
  });
}

/**
 * The marks after a digit is written into a cell: the cell has no marks, and no peer has a mark of that digit.
 * @param {Uint32Array} marks
 * @param {Layout} layout
 * @param {number} cell
 * @param {number} digit 0 for a blank: then the peers keep their marks
 */
export function marksAfter(marks, { peersOf }, cell, digit) {
  const after = marks.with(cell, 0);
  if (digit) for (const peer of peersOf[cell]) after[peer] &= ~bitOf(digit);
  return after;
}

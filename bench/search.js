// Plain search, that nothing measured is made of: with it the generator fills grids and tells hard from easy.

import { shapeOf } from '../www/model/shapes.js';

/**
 * Fills the blanks: where a cell has one candidate or a house one place for a digit, with that; else it guesses, in
 * the cell with the fewest candidates.
 * @param {Uint8Array} cells nothing in them clashes
 * @param {object} way
 * @param {(digits: number[]) => number[]} way.order in which the digits of a cell are guessed
 * @param {boolean} way.all whether to go on after the first solution
 * @param {number} way.budget more guesses than these end it
 * @returns {{ solution: Uint8Array | null, guesses: number }} the last solution, and how many digits were guessed
 */
export function search(cells, { order, all, budget }) {
  const { side, boxRows, boxColumns } = shapeOf(cells.length);
  const digits = Array.from({ length: side }, (_, i) => i + 1);
  const housesOf = Array.from(cells, (_, cell) => {
    const [row, column] = [Math.floor(cell / side), cell % side];
    const box = Math.floor(row / boxRows) * boxRows + Math.floor(column / boxColumns);
    return [row, side + column, 2 * side + box];
  });
  const cellsOf = Array.from({ length: 3 * side }, (_, house) =>
    [...cells.keys()].filter((cell) => housesOf[cell].includes(house)),
  );
  const free = new Int32Array(3 * side).fill(2 ** side - 1); // a bit for each digit that a house lacks
  const candidates = (/** @type {number} */ cell) =>
    housesOf[cell].reduce((bits, house) => bits & free[house], filled[cell] ? 0 : -1);
  const flip = (/** @type {number} */ cell, /** @type {number} */ digit) => {
    for (const house of housesOf[cell]) free[house] ^= 1 << (digit - 1);
  };
  const filled = cells.slice();
  filled.forEach((digit, cell) => {
    if (digit) flip(cell, digit);
  });

  /**
   * A digit that a house has one cell for; no digit where a house has none for one; null where there is neither.
   * @returns {[cell: number, digits: number[]] | null}
   */
  const hiddenSingle = () => {
    for (const [house, members] of cellsOf.entries()) {
      let [once, twice] = [0, 0];
      for (const cell of members) {
        const bits = candidates(cell);
        twice |= once & bits;
        once |= bits;
      }
      if (free[house] & ~once) return [members[0], []];
      const single = once & ~twice & free[house];
      const digit = digits.find((digit) => single & (1 << (digit - 1)));
      const cell = digit && members.find((cell) => candidates(cell) & (1 << (digit - 1)));
      if (digit && cell !== undefined) return [cell, [digit]];
    }
    return null;
  };

  /**
   * The digits to try next, and where; null when all is filled.
   * @returns {[cell: number, digits: number[]] | null}
   */
  const choice = () => {
    let [best, fewest] = [-1, side + 1];
    for (let cell = 0; cell < filled.length && fewest > 1; cell++) {
      if (filled[cell]) continue;
      const count = ones(candidates(cell));
      if (count < fewest) [best, fewest] = [cell, count];
    }
    if (best < 0) return null;
    const bits = candidates(best);
    return (fewest > 1 && hiddenSingle()) || [best, digits.filter((digit) => bits & (1 << (digit - 1)))];
  };

  let guesses = 0;
  /** @type {Uint8Array | null} */
  let solution = null;
  /** Whether to stop. @returns {boolean} */
  const next = () => {
    const found = choice();
    if (found === null) {
      solution = filled.slice();
      return !all;
    }
    const [cell, digits] = found;
    if (digits.length > 1) guesses += digits.length;
    if (guesses > budget) return true;
    for (const digit of order(digits)) {
      filled[cell] = digit;
      flip(cell, digit);
      const stop = next();
      flip(cell, digit);
      filled[cell] = 0;
      if (stop) return true;
    }
    return false;
  };
  next();
  return { solution, guesses };
}

function ones(/** @type {number} */ bits) {
  let count = 0;
  for (let rest = bits; rest; rest &= rest - 1) count++;
  return count;
}

// A plain search for the generator: it fills grids and tells hard puzzles from easy ones. No measured engine uses it.

import { classic } from '../www/model/layout.js';

/**
 * Fills the blanks. Where a cell has one candidate, or a house has one cell for a digit, it fills that cell. Else it
 * guesses, in the cell with the fewest candidates.
 * @param {Uint8Array} cells nothing in them clashes
 * @param {object} options
 * @param {(digits: number[]) => number[]} options.order gives the order in which the digits of a cell are guessed
 * @param {boolean} options.all whether to go on after the first solution
 * @param {number} options.budget the search ends when it needs more guesses than these
 * @returns {{ solution: Uint8Array | null, guesses: number }} the last solution, and how many digits were guessed
 */
export function search(cells, { order, all, budget }) {
  const { side, houses, housesOf } = classic(Math.sqrt(cells.length));
  const digits = Array.from({ length: side }, (_, i) => i + 1);
  const free = new Int32Array(houses.length).fill(2 ** side - 1); // a bit for each digit that a house lacks
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
   * The first house that has one cell for a digit: the cell and the digit. Where a house lacks a digit and has no cell
   * for it, no digit; null where there is neither.
   * @returns {[cell: number, digits: number[]] | null}
   */
  const hiddenSingle = () => {
    for (const [house, { cells: members }] of houses.entries()) {
      let [once, twice] = [0, 0]; // digits that are candidates of at least one cell, and of at least two
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

  /** The digits to try next, and where; null when all is filled. @returns {[cell: number, digits: number[]] | null} */
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
  /** Searches on from what is filled. @returns {boolean} whether to stop */
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

/** How many bits are set. */
function ones(/** @type {number} */ bits) {
  let count = 0;
  for (let rest = bits; rest; rest &= rest - 1) count++;
  return count;
}

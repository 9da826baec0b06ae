// Several cells that are chosen at once. A cell that is selected alone is no set: so nothing is different then.

import { bitOf } from './marks.js';
import { filledIn, none } from './work.js';

/** @import { Puzzle } from './puzzle.js' */

/** Cells as a set; one alone is none. @param {Iterable<number>} cells @returns {ReadonlySet<number>} */
export function setOf(cells) {
  const set = new Set(cells);
  return set.size > 1 ? set : none;
}

/**
 * Marks a digit in the chosen cells that have neither a given nor an answer, and that may have it; if all of them have the
 * mark, it is taken from them.
 * @param {Puzzle} puzzle
 * @param {number} digit 0 takes all marks away
 * @returns the marks there are then, and what was done; null where no marks are made, or no chosen cell can have one
 */
export function markedChosen({ mode, work, chosen }, digit) {
  if (mode !== 'marks' || !chosen.size) return null;
  const filled = filledIn(work);
  const { candidates } = work.sheet;
  const bit = digit ? bitOf(digit) : -1;
  const isPossible = (/** @type {number} */ cell) => !filled[cell] && (!candidates || candidates[cell] & bit);
  const cells = [...chosen].filter(isPossible);
  const seen = (/** @type {number} */ cell) => work.marks[cell] || (candidates?.[cell] ?? 0);
  const isTaken = !digit || cells.every((cell) => seen(cell) & bit);
  const marks = work.marks.slice();
  for (const cell of cells) marks[cell] = isTaken ? seen(cell) & ~bit : seen(cell) | bit;
  return cells.length ? { marks, done: { digit, count: cells.length, isTaken } } : null;
}

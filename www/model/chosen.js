// Several cells that are chosen at once. A cell that is selected alone is no set: so nothing is different then.

import { bitOf } from './marks.js';

/** @typedef {import('./puzzle.js').Puzzle} Puzzle */

/** No cell beside the selected one. @type {ReadonlySet<number>} */
export const none = new Set();

/** Cells as a set; one alone is none. @param {Iterable<number>} cells @returns {ReadonlySet<number>} */
export function setOf(cells) {
  const set = new Set(cells);
  return set.size > 1 ? set : none;
}

/**
 * Marks a digit in the chosen cells that have neither a given nor an answer; if all of them have the mark, it is taken from
 * them. They stay chosen.
 * @param {Puzzle} puzzle
 * @param {number} digit 0 takes all marks away
 * @returns what was done; null where no marks are made, or no chosen cell can have one
 */
export function markChosen(puzzle, digit) {
  const { mode, work, selected, chosen, filled } = puzzle;
  const cells = mode === 'marks' ? [...chosen].filter((cell) => !filled[cell]) : [];
  const bit = digit ? bitOf(digit) : -1;
  const isTaken = !digit || cells.every((cell) => work.marks[cell] & bit);
  const marks = work.marks.slice();
  for (const cell of cells) marks[cell] = isTaken ? marks[cell] & ~bit : marks[cell] | bit;
  if (cells.some((cell) => marks[cell] !== work.marks[cell])) puzzle.take({ ...work, marks });
  if (!cells.length) return null;
  puzzle.select(selected, chosen);
  return { digit, count: cells.length, isTaken };
}

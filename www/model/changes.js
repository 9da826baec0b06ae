// Which cells a change of the puzzle has changed.

/** @import { Work } from './work.js' */

/**
 * The cells where the digit has changed; if there are none, the cells where the marks have changed. A new digit takes
 * marks from its peers: these cells are not counted.
 * @param {Work} before
 * @param {Work} after of the same side
 * @returns {{ givens: number[], cells: number[], isFilled: boolean }} `givens`: the cells where a given has changed;
 *   `isFilled`: whether the `cells` have another digit, and not only other marks
 */
export function changedCells(before, after) {
  const all = [...after.answers.keys()];
  const givens = all.filter((cell) => after.sheet.givens[cell] !== before.sheet.givens[cell]);
  const filled = all.filter((cell) => givens.includes(cell) || after.answers[cell] !== before.answers[cell]);
  const cells = filled.length ? filled : all.filter((cell) => after.marks[cell] !== before.marks[cell]);
  return { givens, cells, isFilled: filled.length > 0 };
}

/** The cell that a key has changed; undefined where it has changed none. @param {Work} before @param {Work} after */
export const changedCell = (before, after) => changedCells(before, after).cells.at(0);

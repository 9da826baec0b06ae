// Which cells a change of the puzzle has changed.

/** @typedef {import('./puzzle.js').Work} Work */

/**
 * The cells where the digit has changed; if there are none, the cells where the marks have changed. A new digit takes
 * marks from its peers: these cells are not counted.
 * @param {Work} before
 * @param {Work} after of the same shape
 * @returns {{ givens: number[], cells: number[], isFilled: boolean }} `givens`: the cells where a given has changed;
 *   `isFilled`: whether the `cells` have another digit, and not only other marks
 */
export function changedCells(before, after) {
  const differ = (/** @type {(keyof Work & ('givens' | 'answers' | 'marks'))[]} */ ...kinds) =>
    [...after.givens.keys()].filter((cell) => kinds.some((kind) => after[kind][cell] !== before[kind][cell]));
  const filled = differ('givens', 'answers');
  return { givens: differ('givens'), cells: filled.length ? filled : differ('marks'), isFilled: filled.length > 0 };
}

/**
 * The cell that a key has changed; undefined where it has changed none.
 * @param {Work} before
 * @param {Work} after
 */
export const changedCell = (before, after) => changedCells(before, after).cells.at(0);

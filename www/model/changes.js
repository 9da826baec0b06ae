// What is otherwise after a change of the puzzle.

/** @typedef {import('./puzzle.js').Work} Work */

/**
 * The cells with another digit, or, where no digit has changed, with other marks: marks follow a digit.
 * @param {Work} before
 * @param {Work} after of the same shape
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

// Solutions of one puzzle, one after the other in one array.

import { differingCells } from './differing.js';
import { rowsOf } from './symbols.js';

/**
 * Some solutions of a puzzle, or all of them.
 * @typedef {object} Solutions
 * @property {Uint8Array} cells of one solution after the other
 * @property {number} size how many cells a solution has
 * @property {number} count how many there are
 * @property {boolean} complete whether there are no others
 * @property {ReadonlySet<number>} differing the cells in which the puzzle's solutions differ, as far as that is known
 */

/** How many cells of solutions are written as text, at most: those of 10,000 solutions of a 9×9. */
const mostAsText = 810_000;

/**
 * @param {{ cells: Uint8Array, complete: boolean, differing: Iterable<number> }} found
 * @param {number} size how many cells a solution has
 * @returns {Solutions}
 */
export const solutionsOf = ({ cells, complete, differing }, size) => ({
  cells,
  size,
  count: cells.length / size,
  complete,
  differing: new Set(differing),
});

/** The two solutions that come with a verdict. @param {{ solution: Uint8Array, other: Uint8Array }} verdict */
export function bothOf({ solution, other }) {
  const cells = Uint8Array.of(...solution, ...other);
  const size = solution.length;
  return solutionsOf({ cells, complete: false, differing: differingCells(cells, size) }, size);
}

/** One of them. @param {Solutions} solutions @param {number} index from 0 */
export const solutionAt = ({ cells, size }, index) => cells.subarray(index * size, (index + 1) * size);

/** How many of them the text has. @param {Pick<Solutions, 'count' | 'size'>} solutions */
export const countAsText = ({ count, size }) => Math.min(count, 10_000, Math.floor(mostAsText / size));

/**
 * The first of them as text: rows, with an empty line between two solutions.
 * @param {Solutions} solutions
 * @param {number} side how many cells a row has
 */
export const textOfSolutions = (solutions, side) =>
  Array.from({ length: countAsText(solutions) }, (_, index) => rowsOf(solutionAt(solutions, index), side)).join('\n\n');

// Many solutions, in the worker: all of them, and what would be too much work for the page's own thread.

import { differingCells } from '../model/differing.js';
import { packedSolutions } from '../pkg/ninefold_core.js';

/**
 * As `packedSolutions`, and the cells that have not the same digit in all of these.
 * @param {Uint8Array} cells
 * @param {number} limit
 */
export function countSolutions(cells, limit) {
  const packed = packedSolutions(cells, limit);
  return { ...packed, differing: differingCells(packed.cells, cells.length) };
}

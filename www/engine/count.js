// Counts solutions in the worker and finds where they differ: that is too much work for the page's own thread.

import { differingCells } from '../model/differing.js';

/** @import { Besides } from '../model/sheet.js' */

/** Counts with the module that is there. @param {typeof import('../pkg/ninefold.js').packedSolutions} packedSolutions */
export const counting =
  (packedSolutions) =>
  /**
   * The result of `packedSolutions`, and the cells in which these solutions differ.
   * @param {Uint8Array} cells
   * @param {Besides | undefined} besides
   * @param {number} limit
   */
  (cells, besides, limit) => {
    const packed = packedSolutions(cells, { ...besides, most: limit });
    return { ...packed, differing: differingCells(packed.cells, cells.length) };
  };

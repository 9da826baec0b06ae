// Solutions of one puzzle, one after the other in one array.

import { differingCells } from './differing.js';
import { rowsOf } from './symbols.js';

/** At most so many cells of solutions are written as text: 10,000 solutions of a 9×9. */
const mostAsText = 810_000;

/**
 * How many solutions are written as text at most.
 * @param {number} size how many cells a solution has
 */
export const asTextOf = (size) => Math.min(10_000, Math.floor(mostAsText / size));

/** Some solutions of a puzzle, or all of them. */
export class Solutions {
  #cells;
  #size;
  #side;

  /**
   * @param {{ cells: Uint8Array, complete: boolean, differing: Iterable<number> }} found `complete`: there are no others
   * @param {import('./layout.js').Layout} layout
   */
  constructor({ cells, complete, differing }, { side, housesOf }) {
    this.#cells = cells;
    this.#size = housesOf.length;
    this.#side = side;
    this.complete = complete;
    /** The cells in which these solutions differ. Cells that differ in other solutions may be added. */
    this.differing = new Set(differing);
  }

  /**
   * The two solutions that come with a verdict.
   * @param {{ solution: Uint8Array, other: Uint8Array }} verdict
   * @param {import('./layout.js').Layout} layout
   */
  static ofVerdict({ solution, other }, layout) {
    const cells = Uint8Array.of(...solution, ...other);
    return new Solutions({ cells, complete: false, differing: differingCells(cells, solution.length) }, layout);
  }

  get count() {
    return this.#cells.length / this.#size;
  }

  /**
   * One of them.
   * @param {number} index from 0
   */
  at(index) {
    return this.#cells.subarray(index * this.#size, (index + 1) * this.#size);
  }

  /** How many of them the text has. */
  get asText() {
    return Math.min(this.count, asTextOf(this.#size));
  }

  /** The first of them as text: rows, with an empty line between two solutions. */
  get text() {
    return Array.from({ length: this.asText }, (_, index) => rowsOf(this.at(index), this.#side)).join('\n\n');
  }
}

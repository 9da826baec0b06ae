// Every solution of the puzzle on the page, counted in the background. Knows no DOM.

import { differingIn } from '../model/differing.js';
import { rowsOf } from '../model/symbols.js';
import { Effort } from './effort.js';
import { Dropped } from './engine.js';

/** How many are asked for, one after the other, so that a slow count shows how far it has come. */
const limits = [10, 100, 1_000, 10_000, 100_000];

/** How many cells of solutions are kept at the most, in bytes: where a solution is large, fewer are counted. */
const mostCells = 10_000_000;

/** Up to this many cells no search is long, so that it can be asked of each whether it is ever another. */
const mostSearched = 100;

/** How many cells of solutions become text at the most: 10,000 solutions of a 9×9. */
const mostAsText = 810_000;

/**
 * How many solutions become text at the most.
 * @param {number} size how many cells a solution has
 */
export const asTextOf = (size) => Math.min(10_000, Math.floor(mostAsText / size));

/** Solutions of one puzzle, one after the other in one array. */
export class Solutions {
  #cells;
  #size;

  /**
   * @param {{ cells: Uint8Array, complete: boolean, differing: Iterable<number> }} found `complete`: there are no others
   * @param {number} size how many cells a solution has
   */
  constructor({ cells, complete, differing }, size) {
    this.#cells = cells;
    this.#size = size;
    this.complete = complete;
    /** The cells that have not the same digit in all of these; more may be added. */
    this.differing = new Set(differing);
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

  /** The first of them: rows, with an empty line between two solutions. */
  get text() {
    return Array.from({ length: this.asText }, (_, index) => rowsOf(this.at(index))).join('\n\n');
  }
}

/** Counts the solutions of one puzzle at a time; cells are told apart by identity, as they never change in place. */
export class Counter {
  #engine;
  #onNews;
  /** @type {Uint8Array | null} */
  #cells = null;
  /** @type {Solutions | null} */
  #found = null;
  #effort;

  /**
   * @param {import('./engine.js').Engine} engine
   * @param {(error?: unknown) => void} onNews called when more is known, when it takes long, and with an error when it
   *   broke off
   */
  constructor(engine, onNews) {
    this.#engine = engine;
    this.#onNews = onNews;
    this.#effort = new Effort(() => onNews());
  }

  /** Whether it is still counting. */
  get counting() {
    return this.#effort.isUnderWay;
  }

  /** Whether it has been counting so long that the person should know. */
  get slow() {
    return this.#effort.isSlow;
  }

  /**
   * The solutions of these cells that are known by now, or null when they were not asked for.
   * @param {Uint8Array} cells
   */
  foundOn(cells) {
    return this.#cells === cells ? this.#found : null;
  }

  /**
   * Counts on from the two solutions of a verdict, instead of what was counted before; does nothing when these cells
   * are counted already.
   * @param {Uint8Array} cells
   * @param {{ solution: Uint8Array, other: Uint8Array }} verdict
   */
  async begin(cells, { solution, other }) {
    if (this.#cells === cells) return;
    this.#cells = cells;
    const two = Uint8Array.of(...solution, ...other);
    const differing = differingIn(two, cells.length);
    this.#found = new Solutions({ cells: two, complete: false, differing }, cells.length);
    this.#effort.end();
    this.#effort.begin();
    try {
      for (const limit of limits) {
        if (limit * cells.length > mostCells) break;
        this.#found = new Solutions(await this.#engine.ask('countSolutions', cells, limit), cells.length);
        if (this.#found.complete) break;
        if (this.slow) this.#onNews();
      }
      this.#effort.end();
      this.#onNews();
      if (this.#found.complete || cells.length > mostSearched) return;
      await this.#compare(cells, this.#found);
      this.#onNews();
    } catch (error) {
      if (error instanceof Dropped) return; // whoever dropped it goes on
      this.#effort.end();
      this.#onNews(error);
    }
  }

  /**
   * Adds the cells that differ only in solutions that are not among those found.
   * @param {Uint8Array} cells
   * @param {Solutions} found
   */
  async #compare(cells, found) {
    const { differing } = found;
    const side = Math.sqrt(cells.length);
    const first = found.at(0);
    for (let cell = 0; cell < cells.length; cell++) {
      if (cells[cell]) continue;
      for (let digit = 1; digit <= side && !differing.has(cell); digit++) {
        if (digit === first[cell]) continue;
        const verdict = await this.#engine.ask('solve', cells.with(cell, digit));
        if (!('solution' in verdict)) continue;
        for (const [other, digit] of verdict.solution.entries()) if (digit !== first[other]) differing.add(other);
      }
    }
  }

  /** Stops counting and keeps what was found. */
  stop() {
    this.#engine.stop();
    this.#effort.end();
  }

  /** Stops counting and forgets what was found. */
  end() {
    this.stop();
    this.#cells = null;
    this.#found = null;
  }
}

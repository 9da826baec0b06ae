// What the tests of a puzzle share: what is done to it, and one to begin with.

import { cellsIn } from '../../www/model/symbols.js';

/** @typedef {import('../../www/model/puzzle.js').Puzzle} Puzzle */
/** @typedef {[method: string, ...arguments: unknown[]]} Act what is done: a method, or the mode that is set */

export const blank = (/** @type {number} */ side) => new Uint8Array(side * side);

/** A 4×4 with one solution. */
export const start = { givens: cellsIn('3..44.....42.4.3'), selected: 14 };

/** @param {Puzzle} puzzle @param {Act[]} acts */
export function perform(puzzle, acts) {
  const methods = /** @type {any} */ (puzzle);
  for (const [method, ...args] of acts) {
    if (method === 'mode') methods.mode = args[0];
    else methods[method](...args);
  }
}

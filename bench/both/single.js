// One puzzle at a time, as the page asks.

import { median } from './statistics.js';

/** @param {string} puzzle `.` or `0` for a blank */
export const asCells = (puzzle) => Uint8Array.from(puzzle, (symbol) => Number(symbol) || 0);

/**
 * From the bytes of the module to the first answer, in milliseconds: compiling, instantiating, solving.
 * @param {typeof import('../../www/pkg/ninefold.js')} ninefold not initialised yet
 * @param {BufferSource} bytes
 * @param {string} puzzle
 */
export function cold(ninefold, bytes, puzzle) {
  const cells = asCells(puzzle);
  const begun = performance.now();
  // Not `init`, which asks whether it was given a `Response`: at that word Node loads all that belongs to fetching.
  ninefold.initSync({ module: bytes });
  ninefold.solve(cells);
  return performance.now() - begun;
}

/**
 * What a call takes when it has been made many times before, in microseconds: the median of batches.
 * @param {() => unknown} call
 */
export function warm(call) {
  const batch = (/** @type {number} */ calls) => {
    const begun = performance.now();
    for (let i = 0; i < calls; i++) call();
    return Math.max(performance.now() - begun, 0.005); // what a browser's clock may not see
  };
  for (let spent = 0; spent < 30; ) spent += batch(10);
  const calls = Math.ceil(10 / batch(10)); // a batch of a millisecond
  return median(Array.from({ length: 15 }, () => batch(calls) / calls)) * 1000;
}

/**
 * What one `solve` takes for each of some puzzles, warm, in microseconds.
 * @param {typeof import('../../www/pkg/ninefold.js')} ninefold initialised
 * @param {readonly string[]} puzzles
 */
export const warmSolve = ({ solve }, puzzles) =>
  puzzles.map((puzzle) => {
    const cells = asCells(puzzle);
    return warm(() => solve(cells));
  });

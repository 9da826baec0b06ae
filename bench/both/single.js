// Measures one puzzle at a time, as the page solves it.

import { median } from './statistics.js';

/** The cells of a puzzle, 0 for a blank. @param {string} puzzle with `.` or `0` for a blank */
export const asCells = (puzzle) => Uint8Array.from(puzzle, (symbol) => Number(symbol) || 0);

/**
 * How long the first answer takes, in milliseconds: the module is compiled from its bytes, instantiated, and solves.
 * @param {typeof import('../../www/pkg/ninefold.js')} ninefold not initialised yet
 * @param {BufferSource} bytes
 * @param {string} puzzle
 */
export function cold(ninefold, bytes, puzzle) {
  const cells = asCells(puzzle);
  const begun = performance.now();
  // Not `init`: it uses the name `Response`, at which Node loads all its code for fetching. That would be timed, too.
  ninefold.initSync({ module: bytes });
  ninefold.solve(cells);
  return performance.now() - begun;
}

/**
 * How long a call takes, in microseconds, after many calls have been made: the median of batches of calls.
 * @param {() => unknown} call
 */
export function warm(call) {
  const batch = (/** @type {number} */ calls) => {
    const begun = performance.now();
    for (let i = 0; i < calls; i++) call();
    return Math.max(performance.now() - begun, 0.005); // a browser's clock may not see less
  };
  for (let spent = 0; spent < 30; ) spent += batch(10);
  const calls = Math.ceil(10 / batch(10)); // a batch of a millisecond
  return median(Array.from({ length: 15 }, () => batch(calls) / calls)) * 1000;
}

/**
 * How long one `solve` takes for each puzzle, in microseconds, after many calls.
 * @param {typeof import('../../www/pkg/ninefold.js')} ninefold initialised
 * @param {readonly string[]} puzzles
 */
export const warmSolve = ({ solve }, puzzles) =>
  puzzles.map((puzzle) => {
    const cells = asCells(puzzle);
    return warm(() => solve(cells));
  });

// Measures how long `solve` takes in the other shapes.

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { median } from './both/statistics.js';
import { shippedFile } from './build.js';
import { asSymbols } from './sets.js';

/** @import { Other } from './sets.js' */

/** A puzzle that takes longer than this (s) is given up. */
const patience = 10;

/** How long the puzzles of a side may take together (s): then the rest of them is not tried. */
const enough = 30;

/**
 * @typedef {object} Side
 * @property {number} puzzles
 * @property {number} tried
 * @property {number} solved of those tried, within `patience`
 * @property {number | null} median in milliseconds, of those tried; null where it is beyond `patience`
 * @property {number | null} most in milliseconds; null where one was given up
 */

/**
 * Measures the puzzles of each side, and compares their solutions with the known ones.
 * @param {readonly Other[]} others
 * @returns {Promise<{ sides: Record<string, Side>, wrong: string[] }>}
 */
export async function measureSides(others) {
  /** @type {Record<string, Side>} */
  const sides = {};
  /** @type {string[]} */
  const wrong = [];
  for (const side of new Set(others.map(({ side }) => side))) {
    const puzzles = others.filter((other) => other.side === side);
    /** @type {number[]} */
    const millis = [];
    let worker = start();
    let spent = 0;
    for (const { puzzle, solution } of puzzles) {
      if (spent > enough) break;
      const begun = performance.now();
      const answer = await ask(worker, puzzle);
      spent += (performance.now() - begun) / 1000;
      millis.push(answer?.millis ?? Number.POSITIVE_INFINITY);
      if (answer === null) {
        await worker.terminate();
        worker = start();
      } else if (answer.verdict !== 'unique' || (solution !== null && asSymbols(answer.solution) !== solution)) {
        wrong.push(`${asSymbols(puzzle)}: ninefold says ${answer.verdict}, or gives another solution`);
      }
    }
    await worker.terminate();
    const finite = (/** @type {number} */ value) => (Number.isFinite(value) ? value : null);
    sides[`${side}×${side}`] = {
      puzzles: puzzles.length,
      tried: millis.length,
      solved: millis.filter(Number.isFinite).length,
      median: finite(median(millis)),
      most: finite(Math.max(...millis)),
    };
  }
  return { sides, wrong };
}

const start = () => new Worker(new URL('sides-worker.js', import.meta.url), { workerData: shippedFile });

/**
 * Has a worker solve a puzzle.
 * @param {Worker} worker
 * @param {Uint8Array} puzzle
 * @returns {Promise<{ millis: number, verdict: string, solution: Uint8Array } | null>} null when it takes too long
 */
async function ask(worker, puzzle) {
  const late = AbortSignal.timeout(patience * 1000);
  worker.postMessage(puzzle);
  try {
    const [answer] = await once(worker, 'message', { signal: late });
    return answer;
  } catch (error) {
    if (late.aborted) return null;
    throw error;
  }
}

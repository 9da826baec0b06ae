// Makes a list of a text that has begun to be read: its puzzles, and what works through them.

import { Collection } from './collection.js';
import { createPool, rating, solving } from './pool.js';

/** @import { Held } from '../../incoming/held.js' */
/** @import { FullEngine, RateEngine } from '../modules.js' */
/** @typedef {ReturnType<typeof enliven>} Live */

/** More workers than this would each wait for the page to hand them puzzles. */
const mostWorkers = 16;

/**
 * @param {string} key as the state's list has it
 * @param {Held} text
 * @param {{ startEngine(): FullEngine, startRating(): RateEngine }} session
 * @param {() => void} onNews called when more is known
 */
export function enliven(key, text, session, onNews) {
  const size = Math.min(navigator.hardwareConcurrency || 2, mostWorkers);
  const [reader, teller, ...solvers] = Array.from({ length: 2 + size }, () => session.startEngine());
  // Rating may go on for long while the person types: it leaves a processor to the verdict.
  const raters = Array.from({ length: Math.max(1, size - 1) }, () => session.startRating());
  const collection = new Collection(key, text, reader, teller);
  const solver = createPool(solving(collection), solvers, onNews);
  const rater = createPool(rating(collection), raters, onNews);

  /** Stops what works through the puzzles. */
  function stop() {
    solver.stop();
    rater.stop();
  }

  /** Ends all that works for the list. */
  function end() {
    stop();
    reader.end();
    teller.end();
  }

  return { key, collection, solver, rater, stop, end };
}

// The list that is open, alive: its puzzles and what works through them. The state has plain facts of it, and its key.

import { Collection } from './collection.js';
import { Pool, rating, solving } from './pool.js';

/** @import { FullEngine, RateEngine } from '../modules.js' */
/** @import { Text } from './collection.js' */
/** @typedef {ReturnType<typeof enliven>} Held */

/** More workers than this would each wait for the page to hand them puzzles. */
const mostWorkers = 16;

/** There is one at a time. @type {Held | null} */
let held = null;

/** Holds a list in the place of the one before; null: none is open any more. @param {Held | null} list */
export function hold(list) {
  held = list;
}

/** What is alive of the state's list, or null. @param {{ key: string } | null} list */
export const liveOf = (list) => (list && held?.key === list.key ? held : null);

/**
 * Makes a list of a text that has begun to be read.
 * @param {string} key as the state's list has it
 * @param {Text} text
 * @param {{ startEngine(): FullEngine, startRating(): RateEngine }} session
 * @param {() => void} onNews called when more is known
 */
export function enliven(key, text, session, onNews) {
  const [reader, teller] = [session.startEngine(), session.startEngine()];
  const collection = new Collection(key, text, reader, teller);
  const size = Math.min(navigator.hardwareConcurrency || 2, mostWorkers);
  const solvers = Array.from({ length: size }, () => session.startEngine());
  // Rating may go on for long while the person types: it leaves a processor to the verdict.
  const raters = Array.from({ length: Math.max(1, size - 1) }, () => session.startRating());
  const solver = new Pool(solving(collection), solvers, onNews);
  const rater = new Pool(rating(collection), raters, onNews);

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

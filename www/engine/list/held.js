// The list that is open, alive: its puzzles and what works through them. The state has plain facts of it, and its key.

/**
 * @import { Collection } from './collection.js'
 * @import { Pool } from './pool.js'
 *
 * @typedef {object} Held
 * @property {string} key as the state's list has it
 * @property {Collection} collection
 * @property {Pool<any, any>} solver solves the puzzles
 * @property {Pool<any, any>} rater rates those that are solved
 * @property {() => void} stop stops both
 * @property {() => void} end ends all that works for it
 */

/** There is one at a time. @type {Held | null} */
let held = null;

/** Holds a list in the place of the one before; null: none is open any more. @param {Held | null} list */
export function hold(list) {
  held = list;
}

/** What is alive of the state's list, or null. @param {{ key: string } | null} list */
export const liveOf = (list) => (list && held?.key === list.key ? held : null);

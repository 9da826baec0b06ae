// Texts with many puzzles that have come in, each with what has begun to read it. The state has plain facts alone: it names
// them by an id.

/**
 * @import { Beginning } from '../engine/list/lines.js'
 * @import { FullEngine } from '../engine/modules.js'
 *
 * @typedef {object} Held
 * @property {Beginning} beginning
 * @property {FullEngine} engine has read the beginning, and reads on
 * @property {Blob} source all of it
 * @property {string} encoding how it is written in bytes
 * @property {string} [name] the file's
 */

let count = 0;

/** @type {Map<string, Held>} */
const held = new Map();

/** Holds a text, and names it. @param {Held} text */
export function hold(text) {
  const id = String(++count);
  held.set(id, text);
  return id;
}

/** @param {string} id */
export const heldOf = (id) => held.get(id);

/** @param {string} id */
export const release = (id) => void held.delete(id);

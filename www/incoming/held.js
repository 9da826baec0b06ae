// Texts with many puzzles that have come in, each with what has been read of it. The state has plain facts alone: it names
// them by an id.

/**
 * @import { Beginning } from '../engine/list/lines.js'
 *
 * @typedef {object} Held
 * @property {Beginning} beginning what has been read already
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

// What has come in, and what has begun to read it. The state has plain facts alone: it names these by an id, and they lie here.

/**
 * @typedef {object} Held a text with many puzzles
 * @property {import('../engine/list/lines.js').Beginning} beginning
 * @property {import('../engine/modules.js').FullEngine} engine has read the beginning, and reads on
 * @property {Blob} source all of it
 * @property {string} encoding how it is written in bytes
 * @property {string} [name] the file's
 */

let count = 0;

/** A name that nothing else has that came in. */
export const newId = () => String(++count);

/** @type {Map<string, Held>} */
const held = new Map();

/** Holds a text, and names it. @param {Held} text */
export function hold(text) {
  const id = newId();
  held.set(id, text);
  return id;
}

/** @param {string} id */
export const heldOf = (id) => held.get(id);

/** Lets a text go. @param {string} id */
export const release = (id) => void held.delete(id);

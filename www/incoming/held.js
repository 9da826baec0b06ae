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
const newId = () => String(++count);

/** What is being read: the newest alone. @type {{ id: string, source: string | Blob } | null} */
let newest = null;

/** Holds what is to be read, in the place of whatever was, and names it. @param {string | Blob} source */
export function holdSource(source) {
  newest = { id: newId(), source };
  return newest.id;
}

/** @param {string} id */
export const sourceOf = (id) => (newest?.id === id ? newest.source : '');

/** Lets it go, unless another has taken its place. @param {string} id */
export function releaseSource(id) {
  if (newest?.id === id) newest = null;
}

/** @type {Map<string, Held>} */
const held = new Map();

/** Holds a text with many puzzles, and names it. @param {Held} text */
export function hold(text) {
  const id = newId();
  held.set(id, text);
  return id;
}

/** @param {string} id */
export const heldOf = (id) => held.get(id);

/** @param {string} id */
export const release = (id) => void held.delete(id);

// Batches of puzzles that are solved together, and the lines of those that are looked at.

/**
 * @import { Known } from './register.js'
 * @typedef {Known & Texts} Batch puzzles that are solved together
 *
 * @typedef {object} Texts
 * @property {number} bytes how much of the text they take
 * @property {Blob} puzzles a line for each; a Blob, because the page's own memory would be too small for a large file
 * @property {Blob | null} answers
 * @property {number} ratedTo how many of the first have been taken out to be rated, or need not be
 */

/** The lines of so many batches are kept at hand: enough for the puzzles on the screen. */
const mostKept = 4;

/** The lines of a text. @param {Blob} text */
export const linesIn = async (text) => (await text.text()).split('\n');

/** Makes a function that gives the lines of a text, and keeps those that were asked for last. */
export function cachedLines() {
  /** @type {Map<Blob, Promise<string[]>>} */
  const kept = new Map();
  return (/** @type {Blob} */ text) => {
    const lines = kept.get(text) ?? linesIn(text);
    kept.delete(text); // it is put there again as the last entry: the first one is the oldest
    kept.set(text, lines);
    lines.catch(() => kept.delete(text)); // the next call tries again
    for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest);
    return lines;
  };
}

/** The bytes of a Blob. @param {Blob} blob */
export const bytesIn = async (blob) => new Uint8Array(await blob.arrayBuffer());

/** To TypeScript, the buffer of a Uint8Array may be shared between threads. None here is. @param {Uint8Array} bytes */
export const bytesOf = (bytes) => /** @type {Uint8Array<ArrayBuffer>} */ (bytes);

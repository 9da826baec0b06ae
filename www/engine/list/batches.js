// Batches of puzzles that are solved together, and the lines of those that are looked at.

import { verdictNames } from '../../model/verdicts.js';

/**
 * @typedef {import('../../model/verdicts.js').VerdictName} VerdictName
 * @typedef {import('../../model/verdicts.js').Filter} Filter
 *
 * @typedef {object} Batch puzzles that are solved together
 * @property {number} start the first one's index
 * @property {number} count
 * @property {number} bytes how much of the text they take
 * @property {Blob} puzzles a line for each; a Blob, because the page's own memory would be too small for a large file
 * @property {Blob | null} answers
 * @property {Uint8Array} verdicts the place of each puzzle's verdict in `verdictNames`
 * @property {number[]} counts of each verdict
 */

/** The lines of so many batches are kept at hand: enough for the puzzles on the screen. */
const mostKept = 4;

/** Makes a function that gives the lines of a text, and keeps those that were asked for last. */
export function cachedLines() {
  /** @type {Map<Blob, Promise<string[]>>} */
  const kept = new Map();
  return (/** @type {Blob} */ text) => {
    const lines = kept.get(text) ?? text.text().then((text) => text.split('\n'));
    kept.delete(text); // it is put there again as the last entry: the first one is the oldest
    kept.set(text, lines);
    lines.catch(() => kept.delete(text)); // the next call tries again
    for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest);
    return lines;
  };
}

/** The place of a verdict in `verdictNames`. @param {VerdictName} filter */
export const codeOf = (filter) => verdictNames.indexOf(filter);

/** How many puzzles of a batch pass a filter. @param {Batch} batch @param {Filter} filter */
export const passingIn = ({ count, counts }, filter) => (filter === 'all' ? count : counts[codeOf(filter)]);

/** How many verdicts are this one. @param {Uint8Array} verdicts @param {number} code */
export const countOf = (verdicts, code) => verdicts.reduce((sum, verdict) => sum + (verdict === code ? 1 : 0), 0);

/**
 * The place of the nth verdict that is this one.
 * @param {Uint8Array} verdicts
 * @param {number} code
 * @param {number} n from 0
 */
export function nth(verdicts, code, n) {
  let at = verdicts.indexOf(code);
  for (let left = n; left > 0; left--) at = verdicts.indexOf(code, at + 1);
  return at;
}

/** The bytes of a Blob. @param {Blob} blob */
export const bytesIn = async (blob) => new Uint8Array(await blob.arrayBuffer());

/** To TypeScript, the buffer of a Uint8Array may be shared between threads. None here is. @param {Uint8Array} bytes */
export const bytesOf = (bytes) => /** @type {Uint8Array<ArrayBuffer>} */ (bytes);

// A list as a text, with how hard its puzzles are.

import { puzzleIn } from '../../model/entries.js';

/** @import { Selection } from '../../model/verdicts.js' */
/** @import { Collection } from './collection.js' */

/** So many lines are made at a time: a browser puts them where the page's own memory does not hold them. */
const part = 10_000;

/**
 * The puzzles that pass a filter, in their order: a line for each, with its cells, its rating, and a word for its level or
 * its verdict, between tabs. What cannot be read is left out.
 * @param {Collection} collection
 * @param {Selection} selection
 * @param {(index: number) => string} word
 */
export async function ratedText(collection, selection, word) {
  const indices = collection.indices(selection);
  const lines = await collection.lines();
  const row = (/** @type {number} */ index) => {
    const puzzle = puzzleIn(lines[index]);
    const { rating = 0, least = false } = collection.rating(index) ?? {};
    const number = rating ? rating.toFixed(1) + (least ? '+' : '') : '';
    return puzzle ? `${puzzle}\t${number}\t${word(index)}\n` : '';
  };
  const parts = [];
  for (let at = 0; at < indices.length; at += part) {
    parts.push(new Blob([[...indices.subarray(at, at + part)].map(row).join('')]));
    await new Promise((resolve) => setTimeout(resolve)); // a key or a click comes first
  }
  return new Blob(parts);
}

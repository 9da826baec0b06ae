// The puzzles of a list in the order of the text, or by how hard they are.

import { limit, unratable } from '../../model/ratings.js';
import { passes } from './kinds.js';

/** @import { Selection } from '../../model/verdicts.js' */
/** @import { Known } from './register.js' */

/**
 * Where a rating belongs: the lowest comes first. By how hard they are, puzzles without a rating come last.
 * @param {number} rating as model/ratings.js has it
 * @param {Selection['order']} order
 */
export function keyOf(rating, order) {
  if (order === 'text') return 0;
  if (rating <= unratable) return limit - 1;
  return order === 'hardest' ? limit - 2 - rating : rating;
}

/**
 * The indices of the puzzles that pass a filter, in their order; those that are equally hard stay in the order of the text. It
 * counts how many have each key, so a million take some ten milliseconds.
 * @param {Known[]} batches
 * @param {Selection} selection
 */
export function sorted(batches, { filter, order }) {
  const isPassing = passes(filter);
  const places = new Uint32Array(limit + 1); // where the puzzles with each key begin
  each((key) => places[key + 1]++);
  for (let key = 0; key < limit; key++) places[key + 1] += places[key];
  const indices = new Uint32Array(places[limit]);
  each((key, index) => {
    indices[places[key]++] = index;
  });
  return indices;

  /** @param {(key: number, index: number) => void} visit */
  function each(visit) {
    for (const { start, kinds, ratings } of batches) {
      for (let at = 0; at < kinds.length; at++) {
        if (isPassing[kinds[at]]) visit(keyOf(ratings[at], order), start + at);
      }
    }
  }
}

// The worker's share of rating a list.

import { puzzleIn } from '../../model/entries.js';
import { packed, ratingOrNull, unratable } from '../../model/ratings.js';
import { partsOf } from '../../model/sheet.js';
import { rate } from '../../pkg/ninefold_rate.js';
import { budgetFor } from '../budget.js';

/** How long puzzles are rated at a time, in milliseconds: so there is progress to see, and a stop loses little. */
const turn = 100;

/**
 * Rates puzzles one after the other, at least one of them, until the time is up.
 * @param {string[]} lines as model/entries.js has them
 * @returns {Uint16Array} a number for each puzzle that was rated, as model/ratings.js has them
 */
export function rateLines(lines) {
  const end = performance.now() + turn;
  const ratings = [];
  for (const line of lines) {
    const puzzle = partsOf(puzzleIn(line));
    const isRatable = puzzle && !puzzle.fields; // with other than the classic rules there is no rating
    ratings.push(isRatable ? packed(ratingOrNull(rated(puzzle))) : unratable);
    if (performance.now() >= end) break;
  }
  return Uint16Array.from(ratings);
}

/** @param {NonNullable<ReturnType<typeof partsOf>>} puzzle */
const rated = ({ side, cells, candidates }) =>
  rate(cells, { ...(candidates && { candidates }), budget: budgetFor(side) });

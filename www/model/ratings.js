// The rating of a puzzle as one number, so that a million of them take little room and can be sorted.

import { levelNames } from './verdicts.js';

/** @import { Rating, Unrated } from '../pkg/ninefold_rate.js' */
/** @import { Order } from './verdicts.js' */
/** @typedef {Pick<Rating, 'rating' | 'level' | 'least'>} Rated `rating` is 0 where there is no blank */

/** What `rate` answers, or null where there is no rating. @param {Rating | Unrated} answer */
export const ratingOrNull = (answer) => ('unrated' in answer ? null : answer);

/** The number of a puzzle that is not rated yet, and of one that has no rating. Any other number is greater. */
export const [unrated, unratable] = [0, 1];

/** The greatest of these numbers is below this one, by two. */
const limit = 1 << 16;

/** How many numbers there are for each tenth of the scale. */
const step = 2 * levelNames.length;

/** The number of a rating: of two ratings, the harder one has the greater number. @param {Rated | null} rated */
export function packed(rated) {
  if (!rated) return unratable;
  const { rating, level, least = false } = rated;
  return (Math.round(rating * 10) + 1) * step + 2 * levelNames.indexOf(level) + Number(least);
}

/** The level of a number, or null where there is none. @param {number} number */
export const levelIn = (number) => (number <= unratable ? null : levelNames[Math.floor((number % step) / 2)]);

/** The rating of a number, or null where there is none. @param {number} number @returns {Rated | null} */
export function unpacked(number) {
  const level = levelIn(number);
  return level && { rating: Math.floor(number / step - 1) / 10, level, ...(number % 2 ? { least: true } : {}) };
}

/**
 * Where a rating belongs, below 65,536: what has the smallest comes first. What has no rating comes last, unless the order is
 * that of the text.
 * @param {number} number
 * @param {Order} order
 */
export function keyOf(number, order) {
  if (order === 'text') return 0;
  if (number <= unratable) return limit - 1;
  return order === 'hardest' ? limit - 2 - number : number;
}

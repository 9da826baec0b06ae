// How hard a puzzle is, in words.

import { number, t } from './i18n.js';

/** @import { Rated } from '../model/ratings.js' */

/** The words for the levels. */
export const levelKeys = /** @type {const} */ ({
  easy: 'level.easy',
  medium: 'level.medium',
  hard: 'level.hard',
  unfair: 'level.unfair',
  extreme: 'level.extreme',
});

/** A level and its number, as in "Medium, 2.6"; '' where there is no rating, or nothing to do. @param {Rated | null} rated */
export function levelWords(rated) {
  if (!rated?.rating) return '';
  const { rating, level, least } = rated;
  const values = {
    level: t(levelKeys[level]),
    rating: number(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  };
  return t(least ? 'level.least' : 'level.rated', values);
}

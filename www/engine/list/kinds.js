// What a puzzle of a list is, as a number: its verdict, or of one with one solution what is known of its level.

import { unpacked } from '../../model/ratings.js';
import { levelNames, verdictNames } from '../../model/verdicts.js';

/** @import { Filter } from '../../model/verdicts.js' */

/** The verdicts come first. `unique` means that the puzzle is not rated yet; the last one, that it has no rating. */
const names = [...verdictNames, ...levelNames, 'unratable'];

/** What waits to be rated. */
export const unique = names.indexOf('unique');

/** The verdict on a puzzle of some kind. @param {number} kind */
export const verdictOf = (kind) => verdictNames[kind] ?? 'unique';

/** The kind of a puzzle that has been rated. @param {number} rating as model/ratings.js has it */
export const kindOf = (rating) => names.indexOf(unpacked(rating)?.level ?? 'unratable');

/** How many puzzles there are of each kind. @param {Uint8Array} kinds */
export function countKinds(kinds) {
  const counts = names.map(() => 0);
  for (const kind of kinds) counts[kind]++;
  return counts;
}

/** Of each kind whether it passes, for each filter. @type {Record<string, boolean[]>} */
const passing = {
  ...Object.fromEntries(names.map((name) => [name, names.map((other) => other === name)])),
  all: names.map(() => true),
  unique: names.map((_, kind) => verdictOf(kind) === 'unique'),
};

/** Of each kind whether it passes. @param {Filter} filter */
export const passes = (filter) => passing[filter];

/** How many puzzles pass, where there are so many of each kind. @param {number[]} counts @param {Filter} filter */
export const passingIn = (counts, filter) =>
  counts.reduce((sum, count, kind) => sum + (passing[filter][kind] ? count : 0), 0);

/** How many of these puzzles pass. @param {Uint8Array} kinds @param {Filter} filter */
export const countPassing = (kinds, filter) => kinds.reduce((sum, kind) => sum + (passing[filter][kind] ? 1 : 0), 0);

/**
 * The place of the nth puzzle that passes.
 * @param {Uint8Array} kinds
 * @param {Filter} filter
 * @param {number} n from 0
 */
export function nth(kinds, filter, n) {
  const isPassing = passing[filter];
  let left = n;
  return kinds.findIndex((kind) => isPassing[kind] && left-- === 0);
}

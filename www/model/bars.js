// How hard a step is, as bars: from one to five, and never more than its puzzle has.

import { levelNames } from './verdicts.js';

/** @import { Rated } from './ratings.js' */
/** @import { Layout } from './layout.js' */

/** How many bars a technique has by its name: the first that fits; all others have four. @type {[techniques: RegExp, bars: number][]} */
const table = [
  [/^full-house$|-single$/, 1],
  [/^(?:pointing|claiming|locked-.*|naked-(?:pair|triple)|hidden-pair|x-wing)$/, 2],
  [/^(?:swordfish|jellyfish|hidden-triple|.*-quadruple|(?:w|xy|xyz)-wing|(?:siamese-)?(?:finned|sashimi)-x-wing)$/, 3],
  [/^(?:skyscraper|.*two-string-kite|turbot-fish|.*empty-rectangle|x-chain|remote-pair|aligned-pair-exclusion)$/, 3],
  [/^(?:simple|multi)-colors|^(?:unique|hidden|avoidable)-(?:rectangle|loop)|^bug-/, 3],
  [/^(?:forcing|template)-|mutant/, 5],
];

/** @param {string} technique */
export const barsOf = (technique) => table.find(([techniques]) => techniques.test(technique))?.[1] ?? 4;

/**
 * How many bars a step of a puzzle has; 0 while it is not known how many the puzzle has.
 * @param {string} technique
 * @param {object} puzzle
 * @param {Pick<Rated, 'level'> | null} puzzle.rating
 * @param {Pick<Layout, 'rules'>} puzzle.layout with rules of its own a puzzle has no rating
 */
export function barsIn(technique, { rating, layout }) {
  if (!rating) return layout.rules ? barsOf(technique) : 0;
  return Math.min(barsOf(technique), levelNames.indexOf(rating.level) + 1);
}

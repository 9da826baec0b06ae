// The offer of a rule that was perhaps forgotten: with it the puzzle has exactly one solution.

import { t } from './i18n.js';

/** @import { Rules } from '../pkg/ninefold.js' */

/** @param {Rules} rules one of those that the doctor finds */
const kindOf = ({ diagonals, windows }) => (diagonals ? 'diagonals' : windows ? 'windows' : 'disjoint');

const offers = /** @type {const} */ ({
  diagonals: 'offer.diagonals',
  windows: 'offer.windows',
  disjoint: 'offer.disjoint',
});

const offered = /** @type {const} */ ({
  diagonals: 'offered.diagonals',
  windows: 'offered.windows',
  disjoint: 'offered.disjoint',
});

/** What stands on the button that sets the rule. @param {Rules} rules */
export const offerWords = (rules) => t(offers[kindOf(rules)]);

/** That the rule is set. @param {Rules} rules */
export const offeredWords = (rules) => t(offered[kindOf(rules)]);

// What is said once a rule is set that was forgotten.

import { t } from './i18n.js';

/** @typedef {import('../pkg/ninefold.js').Rules} Rules */

/** @param {Rules} rules one of those that the doctor finds */
const kindOf = ({ diagonals, windows }) => (diagonals ? 'diagonals' : windows ? 'windows' : 'disjoint');

const offered = /** @type {const} */ ({
  diagonals: 'offered.diagonals',
  windows: 'offered.windows',
  disjoint: 'offered.disjoint',
});

/** That the rule is set. @param {Rules} rules */
export const offeredWords = (rules) => t(offered[kindOf(rules)]);

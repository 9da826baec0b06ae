// Remote pairs: cells of the same two digits, which take turns along a way.

/** @import { Candidate } from './layers.js' */
/** @import { Layout } from './layout.js' */

/**
 * Two cells of a way that differ, and rule out all that goes out: they are an odd number of links apart.
 * @param {readonly number[]} way the cells in their order
 * @param {readonly Candidate[]} removes
 * @param {Layout} layout
 * @returns {readonly number[] | undefined} those that are farthest apart; undefined where it takes more than two
 */
export function differingIn(way, removes, { peersOf }) {
  const rulesAllOut = (/** @type {number} */ end) => removes.every(({ cell }) => peersOf[end].includes(cell));
  const pairs = way.flatMap((one, from) =>
    way.slice(from + 1).map((other, at) => ({ apart: at + 1, ends: [one, other] })),
  );
  const meant = pairs.filter(({ apart, ends }) => apart % 2 === 1 && ends.every(rulesAllOut));
  return meant.toSorted((one, other) => other.apart - one.apart)[0]?.ends;
}

// The clashes of a grid, found by the page itself: answers may clash too, but the engine knows the givens only.

import { bitOf, digitsIn } from './marks.js';

/** @import { Clash } from '../pkg/ninefold.js' */
/** @import { Layout } from './layout.js' */

/**
 * Every clash, in the engine's order: house by house, and within a house by digit.
 * @param {Layout} layout
 * @param {Uint8Array} digits
 * @returns {Clash[]}
 */
export const clashesIn = ({ houses }, digits) =>
  houses.flatMap(({ kind, index, cells }) => {
    let [once, twice] = [0, 0];
    for (const cell of cells) {
      const bit = digits[cell] && bitOf(digits[cell]);
      twice |= once & bit;
      once |= bit;
    }
    return digitsIn(twice).map((digit) => ({
      digit,
      house: { kind, index },
      cells: cells.filter((cell) => digits[cell] === digit),
    }));
  });

/** The cells with a digit that stands twice in a house. @param {Layout} layout @param {Uint8Array} digits */
export const clashing = (layout, digits) => new Set(clashesIn(layout, digits).flatMap(({ cells }) => cells));

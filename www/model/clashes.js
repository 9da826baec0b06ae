// The clashes of a grid, found by the page itself: answers may clash too, but the engine knows the givens only.

import { bitOf } from './marks.js';
import { houseAt, housesOf, shapeOf } from './shapes.js';

/** @typedef {import('../pkg/ninefold.js').Clash} Clash */

/**
 * Every clash, in the engine's order: rows first, then columns, then boxes; within a house by digit.
 * @param {Uint8Array} cells
 * @returns {Clash[]}
 */
export function clashesIn(cells) {
  const shape = shapeOf(cells.length);
  const { side } = shape;
  const once = new Uint32Array(3 * side);
  const twice = new Uint32Array(3 * side);
  for (const [cell, digit] of cells.entries()) {
    if (!digit) continue;
    for (const house of housesOf(cell, shape)) {
      twice[house] |= once[house] & bitOf(digit);
      once[house] |= bitOf(digit);
    }
  }
  if (!twice.some(Boolean)) return [];
  /** @type {Map<number, Clash>} by house and digit */
  const found = new Map();
  for (const [cell, digit] of cells.entries()) {
    if (!digit) continue;
    for (const house of housesOf(cell, shape)) {
      if (!(twice[house] & bitOf(digit))) continue;
      const place = house * (side + 1) + digit;
      const clash = found.get(place) ?? { digit, house: houseAt(house, side), cells: [] };
      clash.cells.push(cell);
      found.set(place, clash);
    }
  }
  return [...found].sort(([one], [other]) => one - other).map(([, clash]) => clash);
}

/**
 * The cells with a digit that stands twice in a house.
 * @param {Uint8Array} cells
 */
export const clashing = (cells) => new Set(clashesIn(cells).flatMap(({ cells }) => cells));

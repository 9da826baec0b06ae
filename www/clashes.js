// The cells that clash, found on the page itself: for answers, on which the engine is not asked. Knows no DOM.

import { bitOf } from './marks.js';
import { housesOf, shapeOf } from './shapes.js';

/**
 * The cells whose digit stands twice in a house.
 * @param {Uint8Array} cells
 */
export function clashing(cells) {
  const shape = shapeOf(cells.length);
  const once = new Uint32Array(3 * shape.side);
  const twice = new Uint32Array(3 * shape.side);
  for (const [cell, digit] of cells.entries()) {
    if (!digit) continue;
    for (const house of housesOf(cell, shape)) {
      twice[house] |= once[house] & bitOf(digit);
      once[house] |= bitOf(digit);
    }
  }
  /** @type {Set<number>} */
  const found = new Set();
  for (const [cell, digit] of cells.entries()) {
    if (digit && housesOf(cell, shape).some((house) => twice[house] & bitOf(digit))) found.add(cell);
  }
  return found;
}

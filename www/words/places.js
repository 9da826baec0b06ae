// Where a cell is, as people count.

import { placeIn } from '../model/layout.js';

/** @import { Layout } from '../model/layout.js' */

/** The row and the column of a cell, from 1. @param {Layout} layout @param {number} cell */
export function placeWords(layout, cell) {
  const { row, column } = placeIn(layout, cell);
  return { row: row + 1, column: column + 1 };
}

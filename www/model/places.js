// Where things lie in a drawing, and how paths are written. The unit of length is a sixtieth of a cell.

import { placeIn } from './layout.js';

/** @import { Layout } from './layout.js' */
/** @typedef {{ x: number, y: number }} Point */

/** The XML namespace of every element of an SVG. */
export const namespace = 'http://www.w3.org/2000/svg';

/** How wide and high a cell is. */
export const cellSize = 60;

/** Rounds to hundredths: nobody sees a smaller difference, and the numbers are short. @param {number} value */
export const round = (value) => Math.round(value * 100) / 100;

/** Writes a path with rounded numbers. @param {TemplateStringsArray} parts @param {number[]} values */
export const pathOf = (parts, ...values) => String.raw({ raw: parts }, ...values.map(round));

/** The middle of a cell. @param {number} cell @param {Layout} layout @returns {Point} */
export function middleOf(cell, layout) {
  const { row, column } = placeIn(layout, cell);
  return { x: (column + 0.5) * cellSize, y: (row + 0.5) * cellSize };
}

/** A square around a point. @param {Point} middle @param {number} size */
export const squareAt = ({ x, y }, size) => pathOf`M${x - size / 2} ${y - size / 2}h${size}v${size}h${-size}z`;

/** Whole cells, to be filled. @param {Iterable<number>} cells @param {Layout} layout */
export const squaresOf = (cells, layout) =>
  Array.from(cells, (cell) => squareAt(middleOf(cell, layout), cellSize)).join('');

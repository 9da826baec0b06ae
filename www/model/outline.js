// Lines around some cells, and stripes over them, as paths.

import { cellAt, placeIn } from './layout.js';
import { cellSize, middleOf, pathOf } from './places.js';

/** @import { Layout } from './layout.js' */
/** @import { Point } from './places.js' */

/** The distance of an outline from the cells' edges: the grid's own lines are there. */
export const within = 0.06 * cellSize;

/** Where the corners of a cell lie from its middle. */
const corners = [-1, 1].flatMap((down) => [-1, 1].map((across) => [across, down]));

/**
 * The outline of some cells, wherever they lie: a line between each of them and each neighbour that is none of them, and
 * a corner where it goes round a cell that touches one of them with a corner alone.
 * @param {readonly number[]} cells
 * @param {Layout} layout
 */
export function outlineOf(cells, layout) {
  const { side } = layout;
  const all = new Set(cells);
  const isIn = (/** @type {number} */ row, /** @type {number} */ column) =>
    Math.min(row, column) >= 0 && Math.max(row, column) < side && all.has(cellAt(layout, row, column));
  const half = cellSize / 2;
  const near = half - within;
  /** @type {string[]} */
  const edges = [];
  for (const cell of all) {
    const { row, column } = placeIn(layout, cell);
    const { x, y } = middleOf(cell, layout);
    const [above, below, left, right] = [
      isIn(row - 1, column),
      isIn(row + 1, column),
      isIn(row, column - 1),
      isIn(row, column + 1),
    ];
    const [begin, end] = [left ? x - half : x - near, right ? x + half : x + near];
    const [top, bottom] = [above ? y - half : y - near, below ? y + half : y + near];
    if (!above) edges.push(pathOf`M${begin} ${top}H${end}`);
    if (!below) edges.push(pathOf`M${begin} ${bottom}H${end}`);
    if (!left) edges.push(pathOf`M${begin} ${top}V${bottom}`);
    if (!right) edges.push(pathOf`M${end} ${top}V${bottom}`);
    for (const [across, down] of corners) {
      const isRound = (across < 0 ? left : right) && (down < 0 ? above : below) && !isIn(row + down, column + across);
      const [cornerX, cornerY] = [x + across * half, y + down * half];
      if (isRound) edges.push(pathOf`M${cornerX} ${y + down * near}H${x + across * near}V${cornerY}`);
    }
  }
  return edges.join('');
}

/** Stripes from the lower left to the upper right of a cell, or of a smaller square. @param {Point} middle @param {number} [size] */
export function hatchAt({ x, y }, size = cellSize) {
  const [left, top] = [x - size / 2, y - size / 2];
  return [0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.4, 1.6, 1.8]
    .map((part) => [Math.max(0, part - 1) * size, Math.min(part, 1) * size])
    .map(([least, most]) => pathOf`M${left + least} ${top + most}l${most - least} ${least - most}`)
    .join('');
}

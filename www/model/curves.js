// Links between candidates, as paths: a link bends, to pass beside what lies between its ends.

import { cellAt } from './layout.js';
import { cellSize, pathOf } from './places.js';
import { placeOf } from './spots.js';

/** @import { Node } from './layers.js' */
/** @import { Layout } from './layout.js' */
/** @import { Point } from './places.js' */

/** Twice the most that a link bends from the straight line. */
const mostSag = 0.4 * cellSize;

/** How near the edge of the grid a link is hidden by the frame, in cells. */
const hidden = 0.08;

/** How many points of a link are looked at. */
const parts = 24;

/** The middle of a node: of a group, between its candidates. @param {Node} node @param {Layout} layout */
function middleOfNode({ cells, digit }, layout) {
  const places = cells.map((cell) => placeOf({ cell, digit }, layout));
  const mean = (/** @type {'x' | 'y'} */ axis) => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  return { x: mean('x'), y: mean('y') };
}

/**
 * A curve from the edge of one sign to the edge of another, on the side where it passes fewer digits.
 * @param {Node} one
 * @param {Node} other
 * @param {Layout} layout
 * @param {Uint8Array} digits that are seen
 * @param {number} radius of the signs
 */
export function curveOf(one, other, layout, digits, radius) {
  const [from, to] = [middleOfNode(one, layout), middleOfNode(other, layout)];
  const [across, down] = [to.x - from.x, to.y - from.y];
  const sag = Math.min(0.16, mostSag / Math.hypot(across, down));
  const [right, left] = [sag, -sag].map((by) => ({
    x: (from.x + to.x) / 2 + down * by,
    y: (from.y + to.y) / 2 - across * by,
  }));
  const isRight = passedBy([from, right, to], layout, digits) <= passedBy([from, left, to], layout, digits);
  const bend = isRight ? right : left;
  const edge = (/** @type {Point} */ { x, y }) => {
    const part = radius / (Math.hypot(bend.x - x, bend.y - y) || 1);
    return { x: x + (bend.x - x) * part, y: y + (bend.y - y) * part };
  };
  const [begin, end] = [edge(from), edge(to)];
  return pathOf`M${begin.x} ${begin.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`;
}

/**
 * How much of a curve lies on digits, or under the frame or outside of the grid, where it could not be seen.
 * @param {Point[]} curve its ends, and between them where it bends to
 * @param {Layout} layout
 * @param {Uint8Array} digits
 */
function passedBy([from, bend, to], layout, digits) {
  const { side } = layout;
  let count = 0;
  for (let part = 1; part < parts; part++) {
    const t = part / parts;
    const [x, y] = /** @type {const} */ (['x', 'y']).map(
      (axis) => ((1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * bend[axis] + t ** 2 * to[axis]) / cellSize,
    );
    const [row, column] = [Math.floor(y), Math.floor(x)];
    if (Math.min(x, y) < hidden || Math.max(x, y) > side - hidden) count += 2;
    else if (digits[cellAt(layout, row, column)] && Math.abs(x - column - 0.5) < 0.3 && Math.abs(y - row - 0.5) < 0.34)
      count++;
  }
  return count;
}

// Links between candidates, as paths: a link bends, to pass beside what lies between its ends.

import { cellAt } from './layout.js';
import { cellSize, middleOf, pathOf } from './places.js';
import { placeOf, radiusOf } from './spots.js';

/** @import { Ends, Node } from './layers.js' */
/** @import { Layout } from './layout.js' */
/** @import { Point } from './places.js' */

/** Twice the most that a link bends from the straight line. */
const mostSag = 0.4 * cellSize;

/** How near the edge of the grid a link is hidden by the frame, in cells. */
const hidden = 0.08;

/** How near a line between cells a link is not told from it, in cells. */
const onLine = 0.035;

/** How many points of a link are looked at. */
const parts = 24;

/** How long an arrowhead is, in radii of a sign, and half as wide as that. */
const headLength = 0.85;

/** How far from the middle of a cell a link ends that belongs to the cell, and not to a digit in it. */
const clear = 0.3 * cellSize;

/**
 * What a node takes up: the middle of its candidates, and how far they reach from there.
 * @param {Node} node
 * @param {Layout} layout
 */
export function extentOf({ cells, digit }, layout) {
  if (!digit) return { ...middleOf(cells[0], layout), across: clear, down: clear, isBox: false };
  const radius = radiusOf(layout);
  const places = cells.map((cell) => placeOf({ cell, digit }, layout));
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return {
    ...{ x: (left + right) / 2, y: (top + bottom) / 2 },
    ...{ across: (right - left) / 2 + radius, down: (bottom - top) / 2 + radius },
    isBox: cells.length > 1,
  };
}

/** Where the way from a node to a point leaves its sign or its box. @param {ReturnType<typeof extentOf>} node @param {Point} to */
function edgeOf({ x, y, across, down, isBox }, to) {
  const [dx, dy] = [to.x - x, to.y - y];
  const part = isBox
    ? Math.min(across / Math.abs(dx || 0.01), down / Math.abs(dy || 0.01))
    : across / (Math.hypot(dx, dy) || 1);
  return { x: x + dx * part, y: y + dy * part };
}

/**
 * Of two groups the two candidates that are the nearest to each other: in the middle of a group there may be another digit.
 * @param {Node} one
 * @param {Node} other
 * @param {Layout} layout
 */
function nearestOf(one, other, layout) {
  const each = (/** @type {Node} */ { cells, digit }) => cells.map((cell) => ({ cells: [cell], digit }));
  const pairs = each(one).flatMap((from) => each(other).map((to) => [from, to]));
  const far = (/** @type {Node[]} */ [from, to]) => {
    const [begin, end] = [extentOf(from, layout), extentOf(to, layout)];
    return Math.hypot(begin.x - end.x, begin.y - end.y);
  };
  return pairs.reduce((best, pair) => (far(pair) < far(best) ? pair : best));
}

/**
 * A curve from the edge of one sign to the edge of another, on the side where it passes fewer digits.
 * @param {Ends} ends
 * @param {Layout} layout
 * @param {Uint8Array} digits that are seen
 * @returns {Record<'begin' | 'bend' | 'end', Point>}
 */
export function curveOf({ from: one, to: other }, layout, digits) {
  const [from, to] = nearestOf(one, other, layout).map((node) => extentOf(node, layout));
  const bend = bendOf(from, to, layout, digits);
  return { begin: edgeOf(from, bend), bend, end: edgeOf(to, bend) };
}

/**
 * @param {ReturnType<typeof extentOf>} from
 * @param {ReturnType<typeof extentOf>} to
 * @param {Layout} layout
 * @param {Uint8Array} digits
 */
function bendOf(from, to, layout, digits) {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(across, down) || 1;
  const radius = radiusOf(layout);
  const bendBy = (/** @type {number} */ by) => ({
    x: (from.x + to.x) / 2 + down * by,
    y: (from.y + to.y) / 2 - across * by,
  });
  // Two signs that nearly touch have no room between them: there a link goes round, on the side of the cell's edge.
  if (length < 3.2 * radius && !from.isBox && !to.isBox) {
    const by = (2 * radius) / length;
    const [farther, nearer] = [bendBy(by), bendBy(-by)].sort((one, other) => fromMiddle(other) - fromMiddle(one));
    return isHidden(farther, layout) ? nearer : farther;
  }
  const sag = Math.min(0.16, mostSag / length);
  const bends = [sag, -sag, 0.7 * sag, -0.7 * sag].map(bendBy);
  const costs = bends.map((bend) => passedBy({ begin: from, bend, end: to }, layout, digits));
  return bends[costs.indexOf(Math.min(...costs))];
}

/** How far a point lies from the middle of its cell. @param {Point} point */
const fromMiddle = ({ x, y }) => Math.hypot((x % cellSize) - cellSize / 2, (y % cellSize) - cellSize / 2);

/** Whether a point lies under the frame or outside of the grid, where it could not be seen. @param {Point} point @param {Layout} layout */
const isHidden = ({ x, y }, { side }) =>
  Math.min(x, y) < hidden * cellSize || Math.max(x, y) > (side - hidden) * cellSize;

/**
 * How much of a curve lies on digits, along the lines of the grid, or where it could not be seen.
 * @param {ReturnType<typeof curveOf>} curve
 * @param {Layout} layout
 * @param {Uint8Array} digits
 */
function passedBy(curve, layout, digits) {
  let count = 0;
  for (let part = 1; part < parts; part++) {
    const point = pointAt(curve, part / parts);
    const [row, column] = [Math.floor(point.y / cellSize), Math.floor(point.x / cellSize)];
    const [x, y] = [point.x / cellSize - column - 0.5, point.y / cellSize - row - 0.5];
    const out = Math.max(Math.abs(x), Math.abs(y));
    if (isHidden(point, layout)) count += 2;
    else if (out > 0.5 - onLine) count += 0.5;
    else if (digits[cellAt(layout, row, column)] && Math.abs(x) < 0.3 && Math.abs(y) < 0.34) count++;
  }
  return count;
}

/** A point of a curve. @param {ReturnType<typeof curveOf>} curve @param {number} t from 0 to 1 */
export function pointAt({ begin, bend, end }, t) {
  const [x, y] = /** @type {const} */ (['x', 'y']).map(
    (axis) => (1 - t) ** 2 * begin[axis] + 2 * t * (1 - t) * bend[axis] + t ** 2 * end[axis],
  );
  return { x, y };
}

/**
 * A curve as a path, and its arrowhead; a curve with a head ends within it.
 * @param {ReturnType<typeof curveOf>} curve
 * @param {number} radius of the signs
 */
export function arrowOf({ begin, bend, end }, radius) {
  const length = Math.hypot(end.x - bend.x, end.y - bend.y) || 1;
  const long = Math.min(headLength * radius, 0.8 * length);
  const [x, y] = [((end.x - bend.x) / length) * long, ((end.y - bend.y) / length) * long];
  const foot = { x: end.x - x, y: end.y - y };
  return {
    line: lineOf({ begin, bend, end: { x: end.x - x / 2, y: end.y - y / 2 } }),
    head: pathOf`M${end.x} ${end.y}L${foot.x - y / 2} ${foot.y + x / 2}L${foot.x + y / 2} ${foot.y - x / 2}z`,
  };
}

/** @param {ReturnType<typeof curveOf>} curve */
export const lineOf = ({ begin, bend, end }) => pathOf`M${begin.x} ${begin.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`;

// Several grids in one picture, of which somebody has to choose: which of them may be meant, and where each is.

/**
 * @import { Reading } from '../pkg/ninefold_scan.js'
 *
 * @typedef {'topLeft' | 'top' | 'topRight' | 'left' | 'middle' | 'right' | 'bottomLeft' | 'bottom' | 'bottomRight'} Spot where a
 *   grid is in its picture
 * @typedef {readonly [x: number, y: number]} Point
 */

/** In a picture with more grids in a row or a column nobody says where each is. */
const mostNamed = 3;

/**
 * The grids that may be meant: full ones are the solutions that are printed beside the others.
 * @template {Pick<Reading, 'puzzle'>} Some
 * @param {readonly Some[]} grids
 */
export function asked(grids) {
  const open = grids.filter(({ puzzle }) => !puzzle.every(Boolean));
  return open.length ? open : grids;
}

/** The corners of a grid as points. @param {Pick<Reading, 'corners'>} reading @returns {Point[]} */
export const cornersOf = ({ corners }) => [0, 2, 4, 6].map((at) => [corners[at], corners[at + 1]]);

/** The middle of a grid. @param {readonly Point[]} corners @returns {Point} */
const middleOf = (corners) => [mean(corners.map(([x]) => x)), mean(corners.map(([, y]) => y))];

/** The box around a grid. @param {readonly Point[]} corners */
export function boxOf(corners) {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Whether a point is in a grid. @param {readonly Point[]} corners @param {Point} point */
export function isIn(corners, [x, y]) {
  const sides = corners.map(([ax, ay], at) => {
    const [bx, by] = corners[(at + 1) % corners.length];
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  });
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
}

/** Which grid's middle is the nearest to a point. @param {readonly (readonly Point[])[]} grids the corners of each @param {Point} point */
export function nearest(grids, [x, y]) {
  const distances = grids.map(middleOf).map(([ownX, ownY]) => Math.hypot(ownX - x, ownY - y));
  return distances.indexOf(Math.min(...distances));
}

/**
 * Where each grid of a picture is: with others beside it left, in the middle or right, with others above or below it at the top,
 * in the middle or at the bottom. Null for each where there are too many to say so.
 * @param {readonly (readonly Point[])[]} grids the corners of each
 * @returns {(Spot | null)[]}
 */
export function spotsOf(grids) {
  const rows = rowsOf(grids);
  if (rows.length > mostNamed || rows.some((row) => row.length > mostNamed)) return grids.map(() => null);
  return grids.map((_, grid) => {
    const row = rows.findIndex((row) => row.includes(grid));
    const down = endOf(row, rows.length, 'top', 'bottom');
    const along = endOf(rows[row].indexOf(grid), rows[row].length, 'Left', 'Right');
    const spot = down + along;
    return /** @type {Spot} */ (spot ? spot[0].toLowerCase() + spot.slice(1) : 'middle');
  });
}

/** The end of a line where something is, or '' in the middle. @param {number} at @param {number} of @param {string} first @param {string} last */
const endOf = (at, of, first, last) => (of === 1 ? '' : at === 0 ? first : at === of - 1 ? last : '');

/** The grids row by row, each row from left to right: in a row are those whose middles are about as high. @param {readonly (readonly Point[])[]} grids */
function rowsOf(grids) {
  const places = grids.map((corners, grid) => ({ grid, at: middleOf(corners), height: boxOf(corners).height }));
  places.sort((one, other) => one.at[1] - other.at[1]);
  /** @type {(typeof places)[]} */
  const rows = [];
  for (const place of places) {
    const row = rows.at(-1);
    const isSame = row && place.at[1] - mean(row.map(({ at }) => at[1])) < mean([place.height, row[0].height]) / 2;
    if (isSame) row.push(place);
    else rows.push([place]);
  }
  return rows.map((row) => row.sort((one, other) => one.at[0] - other.at[0]).map(({ grid }) => grid));
}

/** @param {readonly number[]} numbers */
const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

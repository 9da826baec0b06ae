// What lies over a puzzle's cells, as shapes and texts: marks, candidates with a role, houses and links. Only this file
// says where they are, for the grid on the page, for paper and for pictures.

import { candidateRoles, houseRoles, linkRoles } from './layers.js';
import { bitOf, digitsIn } from './marks.js';
import { outlineOf } from './outline.js';
import { markSizeOf, pathOf, placeOf, radiusOf, textOf } from './places.js';
import { symbolOf } from './symbols.js';

/** @import { Outline, Text } from './drawing.js' */
/** @import { CandidateRole, Layer, Node } from './layers.js' */
/** @import { Layout } from './layout.js' */
/** @import { Point } from './places.js' */
/** @import { Sheet } from './sheet.js' */

/**
 * @param {Sheet} sheet
 * @param {Uint32Array} marks those that are seen: a cell that shows a digit has none
 * @param {readonly Layer[]} layers
 * @returns {{ under: Outline[], texts: Text[], over: Outline[] }}
 */
export function overlayOf({ layout, candidates }, marks, layers) {
  const all = layers.flatMap(({ candidates = [] }) => candidates);
  const size = markSizeOf(layout);
  const radius = radiusOf(layout);
  const texts = [textOf('mark', size), textOf('printed', size), ...candidateRoles.map((role) => textOf(role, size))];
  const isRoled = new Set(all.map(({ cell, digit }) => `${cell} ${digit}`));
  for (const [cell, mask] of marks.entries()) {
    for (const digit of digitsIn(mask)) {
      const isPrinted = (candidates?.[cell] ?? 0) & bitOf(digit);
      if (isRoled.has(`${cell} ${digit}`)) continue;
      texts[isPrinted ? 1 : 0].put(symbolOf(digit), placeOf({ cell, digit }, layout));
    }
  }
  for (const candidate of all) {
    texts.find(({ look }) => look === candidate.role)?.put(symbolOf(candidate.digit), placeOf(candidate, layout));
  }

  const houses = layers.flatMap(({ houses = [] }) => houses);
  const links = layers.flatMap(({ links = [] }) => links);
  const sets = layers.flatMap(({ sets = [] }) => sets);
  const groups = links.flatMap(({ from, to }) => [from, to]).filter(({ cells }) => cells.length > 1);
  const boxes = new Set([
    ...groups.map((group) => boxAround(group, layout, radius)),
    ...sets.map((cells) => outlineOf(cells, layout)),
  ]);
  /** @type {(roles: readonly Outline['look'][], paths: readonly { role: Outline['look'], path: string }[]) => Outline[]} */
  const gathered = (roles, paths) =>
    roles
      .map((look) => ({
        look,
        path: paths
          .filter(({ role }) => role === look)
          .map(({ path }) => path)
          .join(''),
      }))
      .filter(({ path }) => path !== '');
  const signs = all.map(({ cell, digit, role }) => ({
    role,
    path: signOf[role](placeOf({ cell, digit }, layout), radius),
  }));
  return {
    under: [
      ...gathered(
        houseRoles,
        houses.map(({ house, role }) => ({ role, path: outlineOf(layout.houses[house].cells, layout) })),
      ),
      ...gathered(
        ['group'],
        Array.from(boxes, (path) => ({ role: 'group', path })),
      ),
      ...gathered(
        candidateRoles.filter((role) => role !== 'struck'),
        signs,
      ),
    ],
    texts: texts.filter(({ digits }) => digits.length > 0),
    over: [
      ...gathered(['struck'], signs),
      ...gathered(
        linkRoles,
        links.map(({ from, to, role }) => ({
          role,
          path: linkOf(middleOfNode(from, layout), middleOfNode(to, layout), radius),
        })),
      ),
    ],
  };
}

/** @param {Point} place @param {number} radius */
const circleAt = ({ x, y }, radius) =>
  pathOf`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** @param {Point} place @param {number} radius */
const squareAt = ({ x, y }, radius) => pathOf`M${x - radius} ${y - radius}h${2 * radius}v${2 * radius}h${-2 * radius}z`;

/** @param {Point} place @param {number} radius */
const strikeAt = ({ x, y }, radius) =>
  pathOf`M${x - radius * 0.8} ${y + radius * 0.8}l${radius * 1.6} ${-radius * 1.6}`;

/** The sign of a candidate, by its role. @type {Record<CandidateRole, (place: Point, radius: number) => string>} */
const signOf = {
  possible: () => '',
  placed: circleAt,
  struck: strikeAt,
  one: circleAt,
  two: circleAt,
  three: squareAt,
  four: squareAt,
};

/** The middle of a node: of a group, between its candidates. @param {Node} node @param {Layout} layout */
function middleOfNode({ cells, digit }, layout) {
  const places = cells.map((cell) => placeOf({ cell, digit }, layout));
  const mean = (/** @type {'x' | 'y'} */ axis) => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  return { x: mean('x'), y: mean('y') };
}

/** A box around the candidates of a group. @param {Node} node @param {Layout} layout @param {number} radius */
function boxAround({ cells, digit }, layout, radius) {
  const places = cells.map((cell) => placeOf({ cell, digit }, layout));
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - radius, Math.min(...ys) - radius];
  const [width, height] = [Math.max(...xs) + radius - left, Math.max(...ys) + radius - top];
  return pathOf`M${left} ${top}h${width}v${height}h${-width}z`;
}

/** The largest distance of a link's bend from the straight line. */
const mostSag = 24;

/**
 * A curve from the edge of one candidate to the edge of another. It bends, to pass beside the candidates between.
 * @param {Point} from
 * @param {Point} to
 * @param {number} radius
 */
function linkOf(from, to, radius) {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const sag = Math.min(0.12, mostSag / Math.hypot(across, down));
  const bend = { x: (from.x + to.x) / 2 + down * sag, y: (from.y + to.y) / 2 - across * sag };
  const edge = (/** @type {Point} */ { x, y }) => {
    const distance = Math.hypot(bend.x - x, bend.y - y) || 1;
    return { x: x + ((bend.x - x) / distance) * radius, y: y + ((bend.y - y) / distance) * radius };
  };
  const [begin, end] = [edge(from), edge(to)];
  return pathOf`M${begin.x} ${begin.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`;
}

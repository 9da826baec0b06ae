// What is shown over a puzzle, as shapes and texts: marks, candidates with a role, houses and links. Only this file says
// where they are, for the grid on the page, for paper and for pictures.

import { curveOf } from './curves.js';
import { candidateRoles } from './layers.js';
import { bitOf, digitsIn } from './marks.js';
import { outlineOf } from './outline.js';
import { pathOf, squareAt, squaresOf } from './places.js';
import { markSizeOf, placeOf, radiusOf, textOf } from './spots.js';
import { symbolOf } from './symbols.js';

/** @import { Outline, Text } from './drawing.js' */
/** @import { CandidateRole, Layer, Node } from './layers.js' */
/** @import { Layout } from './layout.js' */
/** @import { Point } from './places.js' */
/** @import { Sheet } from './sheet.js' */

/**
 * @typedef {object} Overlay from back to front
 * @property {Outline[]} bands tints of whole cells
 * @property {Outline[]} links lie under the digits, as the outlines of houses and groups do
 * @property {Outline[]} signs of the candidates
 * @property {Text[]} texts
 * @property {Outline[]} strikes
 */

/**
 * @param {Sheet} sheet
 * @param {{ marks: Uint32Array, digits: Uint8Array }} seen a cell that shows a digit has no marks
 * @param {readonly Layer[]} layers
 * @returns {Overlay}
 */
export function overlayOf({ layout, candidates }, { marks, digits }, layers) {
  const all = layers.flatMap(({ candidates = [] }) => candidates);
  const size = markSizeOf(layout);
  const radius = radiusOf(layout);
  const faded = textOf('possible', size); // beside candidates with a role, the others step back
  const isFaded = all.some(({ role }) => role !== 'possible');
  const texts = [textOf('mark', size), textOf('printed', size), faded];
  texts.push(...candidateRoles.filter((role) => role !== 'possible').map((role) => textOf(role, size)));
  const isRoled = new Set(all.map(({ cell, digit }) => `${cell} ${digit}`));
  for (const [cell, mask] of marks.entries()) {
    for (const digit of digitsIn(mask)) {
      const isPrinted = (candidates?.[cell] ?? 0) & bitOf(digit);
      if (isRoled.has(`${cell} ${digit}`)) continue;
      (isFaded ? faded : texts[isPrinted ? 1 : 0]).put(symbolOf(digit), placeOf({ cell, digit }, layout));
    }
  }
  for (const candidate of all) {
    texts.find(({ look }) => look === candidate.role)?.put(symbolOf(candidate.digit), placeOf(candidate, layout));
  }

  const lit = layers.flatMap(({ cells = [] }) => cells.flatMap(({ cell, role }) => (role === 'lit' ? cell : [])));
  const houses = layers
    .flatMap(({ houses = [] }) => houses)
    .map(({ house, role }) => ({ role, cells: layout.houses[house].cells }));
  const links = layers
    .flatMap(({ links = [] }) => links)
    .map((link) => ({ ...link, path: curveOf(link.from, link.to, layout, digits, radius) }));
  const sets = layers.flatMap(({ sets = [] }) => sets);
  const groups = links.flatMap(({ from, to }) => [from, to]).filter(({ cells }) => cells.length > 1);
  const boxes = [
    ...groups.map((group) => boxAround(group, layout, radius)),
    ...sets.map((cells) => outlineOf(cells, layout)),
  ];
  const signs = (/** @type {CandidateRole} */ role) =>
    all.filter((candidate) => candidate.role === role).map((candidate) => placeOf(candidate, layout));
  const outlines = (/** @type {string} */ own) =>
    houses.filter(({ role }) => role === own).map(({ cells }) => outlineOf(cells, layout));
  const curves = (/** @type {string} */ own) => links.filter(({ role }) => role === own).map(({ path }) => path);
  return {
    bands: drawn({
      band: [squaresOf(new Set(houses.flatMap(({ role, cells }) => (role === 'base' ? cells : []))), layout)],
      lit: [squaresOf(lit, layout)],
    }),
    links: drawn({
      where: [outlineOf(lit, layout)],
      base: outlines('base'),
      cover: outlines('cover'),
      group: [...new Set(boxes)],
      halo: links.map(({ path }) => path),
      strong: curves('strong'),
      weak: curves('weak'),
    }),
    signs: drawn({
      placed: signs('placed').map((place) => squareAt(place, 2 * radius)),
      struck: signs('struck').map((place) => squareAt(place, 2 * radius)),
      one: signs('one').map((place) => circleAt(place, radius)),
      two: signs('two').map((place) => circleAt(place, radius)),
      three: signs('three').map((place) => lozengeAt(place, radius)),
      four: signs('four').map((place) => lozengeAt(place, radius)),
    }),
    texts: texts.filter(({ digits }) => digits.length > 0),
    strikes: drawn({ strike: signs('struck').map((place) => strikeAt(place, radius)) }),
  };
}

/** One shape for all of a look. @param {Partial<Record<Outline['look'], readonly string[]>>} paths by their looks, from back to front */
export const drawn = (paths) =>
  Object.entries(paths).flatMap(([look, its]) => {
    const path = its.join('');
    return path ? [/** @type {Outline} */ ({ look, path })] : [];
  });

/** @param {Point} place @param {number} radius */
export const circleAt = ({ x, y }, radius) =>
  pathOf`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** A square on a corner. It is larger than a circle, or its digit would have no room. @param {Point} place @param {number} radius */
function lozengeAt({ x, y }, radius) {
  const half = 1.25 * radius;
  return pathOf`M${x - half} ${y}l${half} ${-half}l${half} ${half}l${-half} ${half}z`;
}

/** @param {Point} place @param {number} radius */
const strikeAt = ({ x, y }, radius) =>
  pathOf`M${x - radius * 0.77} ${y - radius * 0.77}l${radius * 1.54} ${radius * 1.54}`;

/** A box around the candidates of a group. @param {Node} node @param {Layout} layout @param {number} radius */
function boxAround({ cells, digit }, layout, radius) {
  const places = cells.map((cell) => placeOf({ cell, digit }, layout));
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - radius, Math.min(...ys) - radius];
  const [width, height] = [Math.max(...xs) + radius - left, Math.max(...ys) + radius - top];
  return pathOf`M${left} ${top}h${width}v${height}h${-width}z`;
}

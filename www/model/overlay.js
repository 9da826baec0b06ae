// What is shown over a puzzle, as shapes and texts: marks, candidates with a role, houses, areas and links. Only this file says
// where they are, for the grid on the page, for paper and for pictures.

import { arrowOf, curveOf, extentOf, lineOf, pointAt } from './curves.js';
import { bitOf, digitsIn } from './marks.js';
import { hatchAt, outlineOf, within } from './outline.js';
import { cellSize, middleOf, pathOf, squareAt, squaresOf } from './places.js';
import { besideOf, markSizeOf, placeOf, radiusOf, textOf } from './spots.js';
import { symbolOf } from './symbols.js';

/** @import { Outline, Text } from './drawing.js' */
/** @import { AreaRole, CandidateRole, HouseRole, Layer, LinkRole, Node } from './layers.js' */
/** @import { Layout } from './layout.js' */
/** @import { Point } from './places.js' */
/** @import { Sheet } from './sheet.js' */

/** The candidates that have a sign. */
const signed = /** @type {const} */ (['placed', 'struck', 'gone', 'one', 'two', 'three', 'four']);

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
  const houses = layers.flatMap(({ houses = [] }) => houses);
  const areas = layers.flatMap(({ areas = [] }) => areas);
  const radius = radiusOf(layout);
  const signs = (/** @type {CandidateRole} */ role) =>
    all.filter((candidate) => candidate.role === role).map((candidate) => placeOf(candidate, layout));
  const its = (/** @type {AreaRole} */ role) => areas.filter((area) => area.role === role);
  const squares = (/** @type {readonly { cells: readonly number[] }[]} */ some) =>
    squaresOf(new Set(some.flatMap(({ cells }) => cells)), layout);
  const outlines = (/** @type {readonly { cells: readonly number[] }[]} */ some) =>
    some.map(({ cells }) => outlineOf(cells, layout));
  const hatched = (/** @type {AreaRole} */ role) =>
    its(role).flatMap(({ cells }) => cells.map((cell) => hatchAt(middleOf(cell, layout), cellSize - 2 * within)));
  const framed = (/** @type {HouseRole} */ own) =>
    houses.filter(({ role }) => role === own).map(({ house }) => layout.houses[house]);
  const isTinted = areas.some(({ role }) => role === 'tinted' || role === 'set' || role === 'other');
  return {
    bands: drawn({
      band: isTinted ? [] : [squares(framed('base'))], // two tints would be one
      lit: [squares(its('lit'))],
      tinted: [squares(its('tinted'))],
      set: [squares(its('set'))],
      other: hatched('other'),
      dead: hatched('dead'),
    }),
    links: [
      ...drawn({
        where: outlines(its('lit')),
        base: outlines(framed('base')),
        cover: outlines(framed('cover')),
        edge: outlines([...its('set'), ...its('other')]),
        group: outlines(its('dead')),
        framed: outlines(its('framed')),
      }),
      ...linksOf(layers, layout, digits),
    ],
    signs: drawn({
      placed: signs('placed').map((place) => squareAt(place, 2 * radius)),
      struck: signs('struck').map((place) => squareAt(place, 2 * radius)),
      one: signs('one').map((place) => circleAt(place, radius)),
      two: signs('two').map((place) => circleAt(place, radius)),
      three: signs('three').map((place) => lozengeAt(place, radius)),
      four: signs('four').map((place) => lozengeAt(place, radius)),
    }),
    texts: textsOf(layout, candidates, marks, layers),
    strikes: drawn({
      gone: signs('gone').map((place) => strikeAt(place, radius)),
      strike: signs('struck').map((place) => strikeAt(place, radius)),
    }),
  };
}

/**
 * Marks, candidates with a role, and letters beside them.
 * @param {Layout} layout
 * @param {Sheet['candidates']} printed
 * @param {Uint32Array} marks
 * @param {readonly Layer[]} layers
 * @returns {Text[]}
 */
function textsOf(layout, printed, marks, layers) {
  const all = layers.flatMap(({ candidates = [] }) => candidates);
  const size = markSizeOf(layout);
  const faded = textOf('possible', size); // beside candidates with a role, the others step back
  const isFaded =
    all.some(({ role }) => role !== 'possible') ||
    layers.some(({ houses = [], areas = [] }) => houses.length > 0 || areas.some(({ role }) => role !== 'lit'));
  const texts = [textOf('mark', size), textOf('printed', size), faded];
  texts.push(...signed.map((role) => textOf(role, size)));
  const counted = countedIn(layers);
  const taken = marks.slice();
  const isRoled = new Uint32Array(marks.length);
  for (const { cell, digit } of all) isRoled[cell] |= bitOf(digit);
  for (const [cell, mask] of marks.entries()) {
    taken[cell] |= isRoled[cell];
    for (const digit of digitsIn(mask & ~isRoled[cell])) {
      const isPrinted = (printed?.[cell] ?? 0) & bitOf(digit);
      (isFaded && !counted.has(cell) ? faded : texts[isPrinted ? 1 : 0]).put(
        symbolOf(digit),
        placeOf({ cell, digit }, layout),
      );
    }
  }
  for (const candidate of all) {
    const look = candidate.role === 'possible' && counted.has(candidate.cell) ? 'mark' : candidate.role;
    texts.find((text) => text.look === look)?.put(symbolOf(candidate.digit), placeOf(candidate, layout));
  }
  const letters = textOf('letter', size);
  for (const { text, cell, digit } of layers.flatMap(({ letters = [] }) => letters)) {
    const others = all.filter((other) => other.cell === cell && other.role !== 'possible');
    const spot = besideOf({ cell, digit }, layout, taken[cell], others);
    taken[cell] = spot.taken;
    letters.put(text, spot);
  }
  return [...texts, letters].filter(({ digits }) => digits.length > 0);
}

/** Cells whose candidates are counted, as those of a set: they do not step back. @param {readonly Layer[]} layers */
function countedIn(layers) {
  const areas = layers.flatMap(({ areas = [] }) => areas.filter(({ role }) => role !== 'lit'));
  return new Set(areas.flatMap(({ cells }) => cells));
}

/**
 * Links with their arrowheads, and boxes around groups.
 * @param {readonly Layer[]} layers
 * @param {Layout} layout
 * @param {Uint8Array} digits
 */
function linksOf(layers, layout, digits) {
  const links = layers
    .flatMap(({ links = [] }) => links)
    .map((link) => {
      const curve = curveOf(link, layout, digits);
      if (link.beside) curve.begin = pointAt(curveOf(link.beside, layout, digits), 0.5);
      const { line, head } = link.isDirected ? arrowOf(curve, radiusOf(layout)) : { line: lineOf(curve), head: '' };
      return { ...link, line, head };
    });
  const own = (/** @type {LinkRole} */ role) => links.filter((link) => link.role === role).map(({ line }) => line);
  const groups = links.flatMap(({ from, to }) => [from, to]).filter(({ cells }) => cells.length > 1);
  return drawn({
    group: [...new Set(groups.map((group) => boxAround(group, layout)))],
    tie: own('tie'),
    halo: links.filter(({ role }) => role !== 'tie').map(({ line }) => line),
    ...{ strong: own('strong'), weak: own('weak'), dotted: own('dotted'), mixed: own('mixed') },
    head: links.map(({ head }) => head),
  });
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

/** A box around the candidates of a group. @param {Node} node @param {Layout} layout */
function boxAround(node, layout) {
  const { x, y, across, down } = extentOf(node, layout);
  return pathOf`M${x - across} ${y - down}h${2 * across}v${2 * down}h${-2 * across}z`;
}

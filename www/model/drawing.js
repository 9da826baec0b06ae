// A puzzle and its layers as shapes and texts: for the grid, for paper and for pictures. The unit of length is a
// sixtieth of a cell.

import { contentOf } from './content.js';
import { groundOf } from './ground.js';
import { roledCells } from './layers.js';
import { linesOf } from './outline.js';
import { overlayOf } from './overlay.js';
import { cellSize, middleOf, pathOf, textOf } from './places.js';
import { symbolOf } from './symbols.js';

/**
 * @import { Content } from './content.js'
 * @import { CandidateRole, CellRole, HouseRole, Layer, LinkRole } from './layers.js'
 * @import { Point } from './places.js'
 *
 * @typedef {Content & { solution?: Uint8Array | null }} Drawable `solution`: its digits stand in the blanks, and instead of
 *   answers that differ from it
 * @typedef {'given' | 'answer' | 'solved' | 'mark' | 'printed' | CandidateRole} Look of a text
 * @typedef {CellRole | CandidateRole | HouseRole | LinkRole | 'group' | 'house' | 'diagonal'} ShapeLook `house`: the tint of
 *   the layout's windows and groups · `diagonal`: the line along a diagonal that is a house
 * @typedef {{ look: ShapeLook, path: string }} Outline `path`: in the syntax of SVG and Path2D
 *
 * @typedef {{ look: Look, size: number, digits: { text: string, x: number, y: number }[] }} Text `x` is a digit's middle
 *   and `y` its foot
 *
 * @typedef {object} Drawing from back to front: `under`, `lines`, `texts`, `over`
 * @property {number} size how wide and high the grid is
 * @property {Outline[]} under what lies under the lines and digits
 * @property {{ path: string, width: number }[]} lines
 * @property {Text[]} texts
 * @property {Outline[]} over what lies over them
 */

/** The width of the white around the grid in a picture: a picture is often put on a dark ground. */
export const margin = 30;

const thin = 1;
const thick = 3;

/** How far the lines reach beyond the grid, so that its corners are closed. */
export const overhang = thick / 2;

/**
 * Draws a puzzle.
 * @param {Drawable} puzzle
 * @param {readonly Layer[]} [layers] what is shown over it
 * @returns {Drawing}
 */
export function drawingOf(puzzle, layers = []) {
  const { layout } = puzzle.sheet;
  const size = layout.side * cellSize;
  const roled = roledCells(layers);

  const texts = [textOf('given', 38), textOf('answer', 42), textOf('solved', 38)];
  const marks = new Uint32Array(layout.housesOf.length);
  for (const cell of marks.keys()) {
    const { digit, origin, mask } = contentOf(puzzle, cell);
    const seen = roled.get(cell)?.digit || digit;
    marks[cell] = seen ? 0 : mask;
    if (seen) texts.find(({ look }) => look === (origin || 'answer'))?.put(symbolOf(seen), middleOf(cell, layout));
  }
  const { under, texts: candidates, over } = overlayOf(puzzle.sheet, marks, layers);
  /** @type {(role: CellRole) => number[]} */
  const cellsWith = (role) => [...roled].filter(([, { roles }]) => roles.has(role)).map(([cell]) => cell);
  /** @type {(roles: readonly (keyof typeof signs)[]) => Outline[]} */
  const drawn = (roles) =>
    roles.map((look) => ({
      look,
      path: cellsWith(look)
        .map((cell) => signs[look](middleOf(cell, layout)))
        .join(''),
    }));
  const { tint, down, up } = groundOf(layout);
  const tints = Array.from(tint, (cell) => square(middleOf(cell, layout), cellSize));
  const diagonals = [down.size && pathOf`M0 0L${size} ${size}`, up.size && pathOf`M0 ${size}L${size} 0`];
  const isThere = (/** @type {Outline} */ { path }) => path !== '';
  return {
    size,
    under: [
      /** @type {Outline} */ ({ look: 'house', path: tints.join('') }),
      ...drawn(['alike', 'lit', 'written', 'clash']),
      /** @type {Outline} */ ({ look: 'diagonal', path: diagonals.filter(Boolean).join('') }),
      ...under,
    ].filter(isThere),
    lines: [
      { path: linesOf(layout, overhang, (cell) => cell), width: thin },
      { path: linesOf(layout, overhang), width: thick },
    ],
    texts: [...texts, ...candidates].filter(({ digits }) => digits.length > 0),
    over: [...drawn(['wrong', 'doubtful', 'differs', 'removed']).filter(isThere), ...over],
  };
}

/**
 * The sign for each role of a cell on paper. The signs can be told apart without colour.
 * @type {Record<CellRole, (middle: Point) => string>}
 */
const signs = {
  alike: (middle) => square(middle, 60),
  lit: ({ x, y }) => pathOf`M${x - 30} ${y - 30}h18l-18 18z`,
  written: (middle) => square(middle, 48),
  clash: hatchAt,
  wrong: ({ x, y }) => pathOf`M${x + 14} ${y - 26}l10 10m0 -10l-10 10`,
  doubtful: ({ x, y }) => pathOf`M${x + 15} ${y - 22}q0 -4 4 -4q4 0 4 4q0 3 -4 4v3m0 3v2`,
  differs: ({ x, y }) => pathOf`M${x - 2.5} ${y + 23.5}h5`,
  removed: ({ x, y }) => pathOf`M${x - 20} ${y + 20}l40 -40`,
};

/** Stripes from the lower left to the upper right. @param {Point} middle */
function hatchAt({ x, y }) {
  const half = cellSize / 2;
  return [12, 24, 36, 48, 60, 72, 84, 96, 108]
    .map((at) => [Math.max(0, at - cellSize), Math.min(at, cellSize)])
    .map(([least, most]) => pathOf`M${x - half + least} ${y - half + most}l${most - least} ${least - most}`)
    .join('');
}

/** @param {Point} middle @param {number} size */
const square = ({ x, y }, size) => pathOf`M${x - size / 2} ${y - size / 2}h${size}v${size}h${-size}z`;

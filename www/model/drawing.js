// A puzzle and its layers as shapes and texts: for the grid, for paper and for pictures. The unit of length is a
// sixtieth of a cell.

import { contentOf } from './content.js';
import { groundOf } from './ground.js';
import { roledCells } from './layers.js';
import { hatchAt, within } from './outline.js';
import { circleAt, drawn, overlayOf } from './overlay.js';
import { cellSize, middleOf, pathOf, squareAt } from './places.js';
import { textOf } from './spots.js';
import { symbolOf } from './symbols.js';

/**
 * @import { Content } from './content.js'
 * @import { AreaRole, CandidateRole, CellRole, HouseRole, Layer, LinkRole } from './layers.js'
 * @import { Layout } from './layout.js'
 * @import { Point } from './places.js'
 *
 * @typedef {Content & { solution?: Uint8Array | null }} Drawable `solution`: its digits stand in the blanks, and instead of
 *   answers that differ from it
 * @typedef {'given' | 'answer' | 'solved' | 'mark' | 'printed' | 'letter' | CandidateRole} Look of a text
 * @typedef {CellRole | CandidateRole | HouseRole | AreaRole | LinkRole | 'group' | 'edge' | 'house' | 'diagonal' | 'band' | 'where' | 'halo' | 'head' | 'strike'} ShapeLook
 *   `edge`: the outline of a set · `house`: the tint of the layout's windows and groups · `diagonal`: the line along a diagonal
 *   that is a house · `band`: the tint of a house · `where`: the outline of where to look · `halo`: keeps a link apart from what it
 *   crosses · `head`: of an arrow · `strike`: the line through a candidate
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

/** The width of the white where rows and columns have their numbers. */
export const rim = 24;

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
  const roled = roledCells(layers);

  const size = (layout.side > 9 ? 1.1 : 1) * cellSize; // small digits are to be read on paper, too
  const texts = [textOf('given', 0.58 * size), textOf('answer', 0.66 * size), textOf('solved', 0.58 * size)];
  texts.push(textOf('placed', 0.58 * size));
  const marks = new Uint32Array(layout.housesOf.length);
  const digits = new Uint8Array(marks.length);
  for (const cell of marks.keys()) {
    const { digit, origin, mask } = contentOf(puzzle, cell);
    const own = roled.get(cell);
    const seen = own?.digit || digit;
    const look = own?.roles.has('placed') ? 'placed' : origin || 'answer';
    marks[cell] = seen ? 0 : mask;
    digits[cell] = seen;
    if (seen) texts.find((text) => text.look === look)?.put(symbolOf(seen), middleOf(cell, layout));
  }
  const over = overlayOf(puzzle.sheet, { marks, digits }, layers);
  /** @param {readonly (keyof typeof signs)[]} roles */
  const signed = (...roles) =>
    drawn(
      Object.fromEntries(
        roles.map((role) => {
          const cells = [...roled].filter(([, { roles }]) => roles.has(role));
          return [role, cells.map(([cell]) => signs[role](middleOf(cell, layout)))];
        }),
      ),
    );
  const { tinted, diagonal, hair, bold } = groundOf(layout);
  return {
    size: layout.side * cellSize,
    under: [
      ...drawn({ house: [tinted] }),
      ...over.bands,
      ...signed('alike', 'clash'),
      ...drawn({ diagonal: [diagonal] }),
      ...over.links,
      ...signed('placed'),
      ...over.signs,
    ],
    lines: [
      { path: hair, width: thin },
      { path: bold, width: thick },
    ],
    texts: [...texts.filter(({ digits }) => digits.length > 0), ...over.texts],
    over: [...signed('written', 'removed', 'wrong', 'doubtful', 'differs'), ...over.strikes],
  };
}

/** The numbers of rows and columns, left of the grid and above it. @param {Layout} layout */
export function rimOf({ side }) {
  const numbers = textOf('mark', 16);
  for (let at = 0; at < side; at++) {
    const middle = (at + 0.5) * cellSize;
    numbers.put(String(at + 1), { x: middle, y: -rim / 2 });
    numbers.put(String(at + 1), { x: -rim / 2, y: middle });
  }
  return numbers;
}

/** How large the square is that a digit goes to; roles.css has the same. */
const placedSize = 0.7 * cellSize;

/** The sign for each role of a cell on paper. The signs can be told apart without colour. */
const signs = {
  /** @param {Point} middle */
  alike: (middle) => circleAt(middle, 0.41 * cellSize),
  /** @param {Point} middle */
  clash: (middle) => hatchAt(middle),
  /** @param {Point} middle */
  placed: (middle) => squareAt(middle, placedSize),
  /** @param {Point} middle */
  written: (middle) => squareAt(middle, cellSize - 2 * within),
  /** @param {Point} middle */
  removed: ({ x, y }) => pathOf`M${x - 20} ${y + 20}l40 -40`,
  /** @param {Point} middle */
  wrong: ({ x, y }) => pathOf`M${x + 14} ${y - 26}l10 10m0 -10l-10 10`,
  /** @param {Point} middle */
  doubtful: ({ x, y }) => pathOf`M${x + 15} ${y - 22}q0 -4 4 -4q4 0 4 4q0 3 -4 4v3m0 3v2`,
  /** @param {Point} middle */
  differs: ({ x, y }) => circleAt({ x, y: y + 23.5 }, 2.7),
};

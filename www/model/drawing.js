// A puzzle as lines and texts, for whoever puts them on paper or into a picture. Knows no DOM.

import { contentOf } from './content.js';
import { digitsIn } from './marks.js';
import { shapeOf } from './shapes.js';
import { symbolOf } from './symbols.js';

/**
 * @typedef {import('./content.js').Content & { solution?: Uint8Array | null }} Puzzle `solution` stands in the blanks
 *   and over other answers
 *
 * @typedef {'given' | 'answer' | 'solved' | 'mark'} Look
 *
 * @typedef {object} Drawing
 * @property {number} size how wide and high the grid is; a cell has 60
 * @property {{ path: string, width: number }[]} lines each path as SVG and Path2D write one
 * @property {{ look: Look, size: number, digits: { text: string, x: number, y: number }[] }[]} texts `x` is a digit's
 *   middle and `y` its foot
 */

const cell = 60;

/** How far marks keep from their cell's lines. */
const inset = 5;

/** The white around the grid in a picture, that is often put on something dark. */
export const margin = 30;

const thin = 1;
const thick = 3;

/** How far the lines reach beyond the grid, so that its corners are closed. */
export const overhang = thick / 2;

const sans = 'Helvetica, Arial, sans-serif';
const serif = 'Palatino, Times, serif'; // not Georgia, whose digits go up and down

/**
 * Told apart without colour, too: a printer may have none.
 * `height`: how high a digit is, in parts of its font's size.
 */
export const looks = {
  given: { color: '#000', font: sans, weight: 700, slant: 'normal', height: 0.72 },
  answer: { color: '#143f80', font: serif, weight: 400, slant: 'italic', height: 0.68 },
  solved: { color: '#143f80', font: sans, weight: 400, slant: 'normal', height: 0.72 },
  mark: { color: '#333', font: sans, weight: 400, slant: 'normal', height: 0.72 },
};

/**
 * Draws a puzzle.
 * @param {Puzzle} puzzle
 * @returns {Drawing}
 * @throws {RangeError} when no shape has that many cells
 */
export function drawingOf(puzzle) {
  const { side, boxRows, boxColumns } = shapeOf(puzzle.givens.length);
  const size = side * cell;
  const room = cell - 2 * inset;

  /** @type {Record<Look, Drawing['texts'][number]>} */
  const texts = {
    given: { look: 'given', size: 38, digits: [] },
    answer: { look: 'answer', size: 42, digits: [] },
    solved: { look: 'solved', size: 38, digits: [] },
    mark: { look: 'mark', size: Math.min(18, (room / Math.max(boxRows, boxColumns)) * 0.86), digits: [] },
  };
  /** @param {Look} look @param {number} digit @param {number} x @param {number} y its middle */
  const put = (look, digit, x, y) =>
    texts[look].digits.push({
      text: symbolOf(digit),
      x: round(x),
      y: round(y + (texts[look].size * looks[look].height) / 2),
    });

  for (let index = 0; index < side * side; index++) {
    const x = (index % side) * cell;
    const y = Math.floor(index / side) * cell;
    const { digit, origin, mask } = contentOf(puzzle, index);
    if (origin) put(origin, digit, x + cell / 2, y + cell / 2);
    // Each digit has its place, arranged as the cells of a box are.
    for (const mark of digitsIn(mask)) {
      const column = (mark - 1) % boxColumns;
      const row = Math.floor((mark - 1) / boxColumns);
      const across = inset + ((column + 0.5) * room) / boxColumns;
      const down = inset + ((row + 0.5) * room) / boxRows;
      put('mark', mark, x + across, y + down);
    }
  }

  return {
    size,
    lines: [
      { path: linesOf(side, 1, 1), width: thin },
      { path: linesOf(side, boxRows, boxColumns), width: thick },
    ],
    texts: Object.values(texts).filter(({ digits }) => digits.length > 0),
  };
}

/** Lines after every so many rows and columns. @param {number} side @param {number} rows @param {number} columns */
function linesOf(side, rows, columns) {
  const size = side * cell;
  const across = steps(size, rows * cell).map((at) => `M${-overhang} ${at}h${size + thick}`);
  const down = steps(size, columns * cell).map((at) => `M${at} ${-overhang}v${size + thick}`);
  return [...across, ...down].join('');
}

/** @param {number} size @param {number} step */
const steps = (size, step) => Array.from({ length: size / step + 1 }, (_, at) => at * step);

/** Hundredths are beyond any eye, and short to write. @param {number} value */
const round = (value) => Math.round(value * 100) / 100;

// Where in a drawing cells and candidates are. Lengths are in parts of a cell, which has 60.

/** @typedef {{ x: number, y: number }} Point */

/** What every element of a drawing in SVG is of. */
export const namespace = 'http://www.w3.org/2000/svg';

/** How wide and high a cell is. */
export const cellSize = 60;

/** How far candidates keep from their cell's lines, and what that leaves them. */
const inset = 3;
const room = cellSize - 2 * inset;

/** Hundredths are beyond any eye, and short to write. @param {number} value */
export const round = (value) => Math.round(value * 100) / 100;

/**
 * The middle of a cell.
 * @param {number} cell
 * @param {number} side
 * @returns {Point}
 */
export const middleOf = (cell, side) => ({
  x: (cell % side) * cellSize + cellSize / 2,
  y: Math.floor(cell / side) * cellSize + cellSize / 2,
});

/**
 * The middle of a candidate: each digit has its place in the cell, as the cells of a box are arranged.
 * @param {import('./layers.js').Candidate} candidate
 * @param {import('./shapes.js').Shape} shape
 * @returns {Point}
 */
export function placeOf({ cell, digit }, { side, boxRows, boxColumns }) {
  const middle = middleOf(cell, side);
  const across = (((digit - 1) % boxColumns) + 0.5) / boxColumns - 0.5;
  const down = (Math.floor((digit - 1) / boxColumns) + 0.5) / boxRows - 0.5;
  return { x: middle.x + across * room, y: middle.y + down * room };
}

/** How large a candidate is written. @param {import('./shapes.js').Shape} shape */
export const markSizeOf = ({ boxRows, boxColumns }) => round(Math.min((room / boxColumns) * 1.2, room / boxRows));

/** The radius of a circle around a candidate that touches no other. @param {import('./shapes.js').Shape} shape */
export const radiusOf = ({ boxRows, boxColumns }) => (room / Math.max(boxRows, boxColumns) / 2) * 0.96;

/** How high a digit is, in parts of its font's size: that of an answer, which has serifs, and that of all others. */
const heights = { answer: 0.68, others: 0.72 };

/**
 * Digits that look alike.
 * @param {import('./drawing.js').Look} look
 * @param {number} size of their font
 */
export function textOf(look, size) {
  /** @type {{ text: string, x: number, y: number }[]} */
  const digits = [];
  const height = size * (look === 'answer' ? heights.answer : heights.others);
  return {
    look,
    size,
    digits,
    /** @param {string} text @param {Point} middle */
    put(text, { x, y }) {
      digits.push({ text, x: round(x), y: round(y + height / 2) });
    },
  };
}

/**
 * A path in short numbers.
 * @param {TemplateStringsArray} parts
 * @param {number[]} values
 */
export const pathOf = (parts, ...values) => String.raw({ raw: parts }, ...values.map(round));

// Where cells and candidates are in a drawing. The unit of length is a sixtieth of a cell.

import { placeIn } from './layout.js';

/** @import { Look } from './drawing.js' */
/** @import { Candidate } from './layers.js' */
/** @import { Layout } from './layout.js' */
/** @typedef {{ x: number, y: number }} Point */

/** The XML namespace of every element of an SVG. */
export const namespace = 'http://www.w3.org/2000/svg';

/** How wide and high a cell is. */
export const cellSize = 60;

/** The distance of the candidates from their cell's lines, and the room that is left for them. */
const inset = 3;
const room = cellSize - 2 * inset;

/** Rounds to hundredths: nobody sees a smaller difference, and the numbers are short. @param {number} value */
export const round = (value) => Math.round(value * 100) / 100;

/** The middle of a cell. @param {number} cell @param {Layout} layout @returns {Point} */
export function middleOf(cell, layout) {
  const { row, column } = placeIn(layout, cell);
  return { x: column * cellSize + cellSize / 2, y: row * cellSize + cellSize / 2 };
}

/**
 * The middle of a candidate. The digits in a cell are arranged like the cells in a classic box: in a 9×9, for example,
 * three by three.
 * @param {Candidate} candidate
 * @param {Layout} layout
 * @returns {Point}
 */
export function placeOf({ cell, digit }, layout) {
  const { boxRows, boxColumns } = layout;
  const middle = middleOf(cell, layout);
  const across = (((digit - 1) % boxColumns) + 0.5) / boxColumns - 0.5;
  const down = (Math.floor((digit - 1) / boxColumns) + 0.5) / boxRows - 0.5;
  return { x: middle.x + across * room, y: middle.y + down * room };
}

/** How large a candidate is written. @param {Layout} layout */
export const markSizeOf = ({ boxRows, boxColumns }) => round(Math.min((room / boxColumns) * 1.2, room / boxRows));

/** The radius of a circle around a candidate that touches no other. @param {Layout} layout */
export const radiusOf = ({ boxRows, boxColumns }) => (room / Math.max(boxRows, boxColumns) / 2) * 0.96;

/** The height of a digit as a fraction of its font size. An answer is in a font with serifs, all others are not. */
const heights = { answer: 0.68, others: 0.72 };

/** Collects digits that have the same look. @param {Look} look @param {number} size of their font */
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

/** Writes a path with rounded numbers. @param {TemplateStringsArray} parts @param {number[]} values */
export const pathOf = (parts, ...values) => String.raw({ raw: parts }, ...values.map(round));

// Where the candidates lie in their cells, how large they are, and texts of them.

import { bitOf } from './marks.js';
import { cellSize, middleOf, round } from './places.js';

/** @import { Look } from './drawing.js' */
/** @import { Candidate } from './layers.js' */
/** @import { Layout } from './layout.js' */
/** @import { Point } from './places.js' */

/** The room for the candidates of a cell: next to its lines nothing is written. */
const room = 0.9 * cellSize;

/** How far the candidates lie apart. @param {Layout} layout */
const pitchOf = ({ boxRows, boxColumns }) => ({ across: room / boxColumns, down: room / boxRows });

/**
 * The middle of a candidate. The digits in a cell are arranged like the cells in a classic box: in a 9×9, for example,
 * three by three.
 * @param {Candidate} candidate
 * @param {Layout} layout
 * @returns {Point}
 */
export function placeOf({ cell, digit }, layout) {
  const { boxRows, boxColumns } = layout;
  const { across, down } = pitchOf(layout);
  const middle = middleOf(cell, layout);
  return {
    x: middle.x + (((digit - 1) % boxColumns) - (boxColumns - 1) / 2) * across,
    y: middle.y + (Math.floor((digit - 1) / boxColumns) - (boxRows - 1) / 2) * down,
  };
}

/**
 * Where a letter stands: of the places in its cell where no digit is seen, at one next to its candidate, and away from the other
 * signs. In a cell full of digits it stands on its candidate's edge.
 * @param {Candidate} candidate without a digit, any place will do
 * @param {Layout} layout
 * @param {number} taken the digits that are seen in the cell, as marks
 * @param {readonly Candidate[]} others with signs, in the same cell
 * @returns {Point & { taken: number }} `taken`: with the place of the letter
 */
export function besideOf(candidate, layout, taken, others) {
  const { cell, digit } = candidate;
  const own = digit ? placeOf(candidate, layout) : middleOf(cell, layout);
  const rest = others.filter((other) => other.digit !== digit).map((other) => placeOf(other, layout));
  const apart = (/** @type {Point} */ one, /** @type {Point} */ other) => Math.hypot(one.x - other.x, one.y - other.y);
  const cost = (/** @type {Point} */ spot) =>
    apart(spot, own) - 0.3 * Math.min(cellSize, ...rest.map((place) => apart(spot, place)));
  const free = Array.from({ length: layout.side }, (_, at) => at + 1)
    .filter((other) => !(taken & bitOf(other)))
    .map((other) => ({ ...placeOf({ cell, digit: other }, layout), taken: taken | bitOf(other) }));
  const edge = { x: own.x - radiusOf(layout), y: own.y - radiusOf(layout), taken };
  return free.sort((one, other) => cost(one) - cost(other))[0] ?? edge;
}

/** How large a candidate is written. A letter is wider than a digit. @param {Layout} layout */
export function markSizeOf(layout) {
  const { across, down } = pitchOf(layout);
  return round(Math.min(across * (layout.side > 9 ? 1.1 : 1.2), down * 0.9));
}

/** Half the width of a candidate's sign: a little more than its room, so that the digit in it is not cramped. @param {Layout} layout */
export function radiusOf(layout) {
  const { across, down } = pitchOf(layout);
  return Math.min(across, down) * 0.567;
}

/** The height of a digit as a fraction of its font size, and of a small letter. Answers and letters are in a font with serifs. */
const heights = { answer: 0.68, letter: 0.5, others: 0.72 };

/** Collects digits that have the same look. @param {Look} look @param {number} size of their font */
export function textOf(look, size) {
  /** @type {{ text: string, x: number, y: number }[]} */
  const digits = [];
  const height = size * heights[look === 'answer' || look === 'letter' ? look : 'others'];
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

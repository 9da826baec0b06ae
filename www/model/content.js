// What a puzzle consists of, what a cell of it shows, and whether data from elsewhere (storage, a link) can be one.

import { classicWith } from './layout.js';
import { classicSheet } from './sheet.js';
import { countFilled } from './work.js';

/** @import { Sheet } from './sheet.js' */

/**
 * A puzzle as it is put on the page.
 * @typedef {object} Content
 * @property {Sheet} sheet what is printed
 * @property {Uint8Array} [answers] 0 where there is none; never on a given
 * @property {Uint32Array} [marks] bit d−1 for digit d; only where there is neither a given nor an answer
 * @property {number} [selected] the cell that the next digit goes into
 */

/**
 * What stands in a cell, and where it comes from: the given; else the solution's digit, where a solution is shown and
 * the person has not answered with the same digit; else the person's answer.
 * @param {Content & { solution?: Uint8Array | null }} puzzle
 * @param {number} cell
 * @returns {{ digit: number, origin: 'given' | 'answer' | 'solved' | '', mask: number }} `mask`: the marks that are seen, or the
 *   puzzle's own candidates as long as none has been taken away
 */
export function contentOf({ sheet, answers, marks, solution }, cell) {
  const [given, answer, solved] = [sheet.givens[cell], answers?.[cell], solution?.[cell]];
  if (given) return { digit: given, origin: 'given', mask: 0 };
  if (solved && solved !== answer) return { digit: solved, origin: 'solved', mask: 0 };
  if (answer) return { digit: answer, origin: 'answer', mask: 0 };
  return { digit: 0, origin: '', mask: marks?.[cell] || (sheet.candidates?.[cell] ?? 0) };
}

/**
 * An unknown value as a classic puzzle, as it was kept once; null unless it is an array with the digits and blanks of one.
 * @param {unknown} values
 */
export function classicIn(values) {
  const layout = Array.isArray(values) ? classicWith(values.length) : undefined;
  const digits = layout && digitsIn(values, layout.side);
  return digits ? classicSheet(digits) : null;
}

/** @param {unknown} values @param {number} side */
const digitsIn = (values, side) =>
  Array.isArray(values) && values.every(isUpTo(side)) ? Uint8Array.from(values) : undefined;

/** An unknown value as answers; undefined unless all of them stand in blanks. @param {unknown} values @param {Sheet} sheet */
export function answersIn(values, { layout, givens }) {
  const answers = digitsIn(values, layout.side);
  const fit = answers?.length === givens.length && answers.every((digit, cell) => !digit || !givens[cell]);
  return answers && fit ? answers : undefined;
}

/**
 * An unknown value as marks; undefined unless all of them stand in cells that have neither a given nor an answer, and are
 * among the candidates where these are printed.
 * @param {unknown} values
 * @param {Sheet} sheet
 * @param {Uint8Array | undefined} answers
 */
export function marksIn(values, { layout, givens, candidates }, answers) {
  if (!Array.isArray(values) || values.length !== givens.length) return undefined;
  const isMask = isUpTo(2 ** layout.side - 1);
  const isFilled = (/** @type {number} */ cell) => givens[cell] || answers?.[cell];
  const fit = values.every(
    (mask, cell) => isMask(mask) && !(mask && isFilled(cell)) && !(candidates && mask & ~candidates[cell]),
  );
  return fit ? Uint32Array.from(values) : undefined;
}

/**
 * An unknown value as the selected cell: the first cell where the value is none of the grid's.
 * @param {unknown} value
 * @param {Sheet} sheet
 */
export const cellIn = (value, { givens }) => (Number.isInteger(value) && Number(value) in givens ? Number(value) : 0);

/** @param {number} most */
const isUpTo = (most) => (/** @type {unknown} */ value) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;

/** @typedef {{ givens: number, cells: number, isPrinted?: boolean }} Extent how many of the cells are givens; `isPrinted`: the
 * others have candidates that are the puzzle's own */

/** How much of a puzzle there is. @param {Sheet} sheet @returns {Extent} */
export const extentOf = ({ givens, candidates }) => ({
  givens: countFilled(givens),
  cells: givens.length,
  isPrinted: candidates !== undefined,
});

/**
 * Whether a puzzle has so few givens that the person has probably only begun to type it. No known puzzle with so few
 * givens has exactly one solution: a 9×9, for example, needs at least 17.
 * @param {Extent} puzzle
 */
export const isHardlyBegun = ({ givens, cells, isPrinted }) => !isPrinted && givens * 5 < cells;

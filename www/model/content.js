// What a puzzle consists of, what a cell of it shows, and whether data from elsewhere (storage, a link) can be one.

import { shapes } from './shapes.js';

/**
 * A puzzle as it is put on the page.
 * @typedef {object} Content
 * @property {Uint8Array} givens row by row, 0 for a blank
 * @property {Uint8Array} [answers] 0 where there is none; never on a given
 * @property {Uint32Array} [marks] bit d−1 for digit d; only where there is neither a given nor an answer
 * @property {number} [selected] the cell that the next digit goes into
 */

/**
 * What stands in a cell, and where it comes from: the given; else the solution's digit, where a solution is shown and
 * the person has not answered with the same digit; else the person's answer.
 * @param {Content & { solution?: Uint8Array | null }} puzzle
 * @param {number} cell
 * @returns {{ digit: number, origin: 'given' | 'answer' | 'solved' | '', mask: number }} `mask`: the marks that are seen
 */
export function contentOf({ givens, answers, marks, solution }, cell) {
  const [given, answer, solved] = [givens[cell], answers?.[cell], solution?.[cell]];
  if (given) return { digit: given, origin: 'given', mask: 0 };
  if (solved && solved !== answer) return { digit: solved, origin: 'solved', mask: 0 };
  return answer ? { digit: answer, origin: 'answer', mask: 0 } : { digit: 0, origin: '', mask: marks?.[cell] ?? 0 };
}

/**
 * An unknown value as the cells of a grid; null unless it is an array with the digits and blanks of one of the shapes.
 * @param {unknown} values
 */
export function gridIn(values) {
  if (!Array.isArray(values)) return null;
  const shape = shapes.find(({ side }) => side * side === values.length);
  return shape && values.every(isUpTo(shape.side)) ? Uint8Array.from(values) : null;
}

/**
 * An unknown value as answers; undefined unless all of them stand in blanks.
 * @param {unknown} values
 * @param {Uint8Array} givens
 */
export function answersIn(values, givens) {
  const answers = gridIn(values);
  const fit = answers?.length === givens.length && answers.every((digit, cell) => !digit || !givens[cell]);
  return answers && fit ? answers : undefined;
}

/**
 * An unknown value as marks; undefined unless all of them stand in cells that have neither a given nor an answer.
 * @param {unknown} values
 * @param {Uint8Array} givens
 * @param {Uint8Array | undefined} answers
 */
export function marksIn(values, givens, answers) {
  if (!Array.isArray(values) || values.length !== givens.length) return undefined;
  const isMask = isUpTo(2 ** Math.sqrt(givens.length) - 1);
  const fit = values.every((mask, cell) => isMask(mask) && !(mask && (givens[cell] || answers?.[cell])));
  return fit ? Uint32Array.from(values) : undefined;
}

/**
 * The same for the cell that is selected: the first where it is none of the grid's.
 * @param {unknown} value
 * @param {Uint8Array} givens
 */
export const cellIn = (value, givens) => (Number.isInteger(value) && Number(value) in givens ? Number(value) : 0);

/** @param {number} most */
const isUpTo = (most) => (/** @type {unknown} */ value) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;

/**
 * Whether a puzzle has so few givens that the person has probably only begun to type it. No known puzzle with so few
 * givens has exactly one solution: a 9×9, for example, needs at least 17.
 * @param {{ givens: number, cells: number }} puzzle how many of its cells are givens
 */
export const isHardlyBegun = ({ givens, cells }) => givens * 5 < cells;

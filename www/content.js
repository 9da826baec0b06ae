// What a puzzle consists of, and whether what comes from elsewhere can be one. Knows no DOM.

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
 * What an array holds that may be anything, where these are a grid's digits and blanks; else null.
 * @param {unknown} values
 */
export function digitsIn(values) {
  if (!Array.isArray(values)) return null;
  const shape = shapes.find(({ side }) => side * side === values.length);
  return shape && values.every(isUpTo(shape.side)) ? Uint8Array.from(values) : null;
}

/**
 * The same for answers: undefined unless all of them stand in blanks.
 * @param {unknown} values
 * @param {Uint8Array} givens
 */
export function answersIn(values, givens) {
  const answers = digitsIn(values);
  const fit = answers?.length === givens.length && answers.every((digit, cell) => !digit || !givens[cell]);
  return answers && fit ? answers : undefined;
}

/**
 * The same for marks.
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

/** @param {number} most */
const isUpTo = (most) => (/** @type {unknown} */ value) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;

// What has been done on a puzzle, and what follows from it. Nothing here changes in place.

import { clashing } from './clashes.js';
import { candidatesOf, followed } from './marks.js';

/** @typedef {import('./content.js').Content} Content */

/**
 * Everything but the selection; `wrong` are the answers that were found to be.
 * @typedef {Required<Omit<Content, 'selected'>> & { wrong: ReadonlySet<number> }} Work
 */

/** @typedef {{ work: Work, selected: number }} Moment how the puzzle stood, and where the person was */

/** @type {ReadonlySet<number>} */
const none = new Set();

/**
 * @param {Content} content
 * @returns {Moment}
 */
export const momentOf = ({ givens, answers, marks, selected = 0 }) => ({
  work: {
    givens,
    answers: answers ?? new Uint8Array(givens.length),
    marks: marks ?? new Uint32Array(givens.length),
    wrong: none,
  },
  selected,
});

/** How many cells are filled. @param {Uint8Array} cells */
export const countFilled = (cells) => cells.reduce((sum, digit) => sum + (digit ? 1 : 0), 0);

/** Whether there are answers or marks. @param {Work} work */
export const hasProgress = ({ answers, marks }) => answers.some(Boolean) || marks.some(Boolean);

/** The givens and answers together. @param {Work} work */
export const filledIn = ({ givens, answers }) => givens.map((digit, cell) => digit || answers[cell]);

/**
 * In every blank the digits that its peers leave it. An answer that is known to be wrong, or clashes, takes no digit from
 * its peers.
 * @param {Work} work
 */
export function sureMarks(work) {
  const { answers, wrong } = work;
  const filled = filledIn(work);
  const clashes = clashing(filled);
  const isDoubtful = (/** @type {number} */ cell) => answers[cell] && (wrong.has(cell) || clashes.has(cell));
  const sure = filled.map((digit, cell) => (isDoubtful(cell) ? 0 : digit));
  return candidatesOf(sure).map((mask, cell) => (filled[cell] ? 0 : mask));
}

/**
 * The cells with another answer than a solution has.
 * @param {Work} work
 * @param {Uint8Array} solution
 */
export const wrongIn = ({ answers }, solution) =>
  [...answers.keys()].filter((cell) => answers[cell] && answers[cell] !== solution[cell]);

/**
 * What is left of answers and marks where other givens take the place of these: what stands in their blanks.
 * @param {Work} work
 * @param {Uint8Array} givens as many
 * @returns {Content}
 */
export const leftBy = ({ answers, marks }, givens) => ({
  givens,
  answers: answers.map((digit, cell) => (givens[cell] ? 0 : digit)),
  marks: marks.map((mask, cell) => (givens[cell] ? 0 : mask)),
});

/**
 * What changes where a digit becomes a given, and 0 makes a blank; null where nothing does.
 * @param {Work} work
 * @param {number} cell
 * @param {number} digit
 * @returns {Partial<Work> | null}
 */
export function given({ givens, answers, marks }, cell, digit) {
  if (givens[cell] === digit && !answers[cell] && !marks[cell]) return null;
  return {
    givens: givens[cell] === digit ? givens : givens.with(cell, digit),
    answers: answers[cell] ? answers.with(cell, 0) : answers,
    marks: followed(marks, cell, digit),
    wrong: none,
  };
}

/**
 * What changes where a digit becomes the answer in a blank; 0 takes it away. The marks follow.
 * @param {Work} work
 * @param {number} cell
 * @param {number} digit
 * @returns {Partial<Work>}
 */
export const answered = ({ answers, marks, wrong }, cell, digit) => ({
  answers: answers.with(cell, digit),
  marks: followed(marks, cell, digit),
  wrong: new Set([...wrong].filter((other) => other !== cell)),
});

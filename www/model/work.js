// What has been done on a puzzle, and what follows from it. No array is changed in place: a change makes a new one.

import { clashing } from './clashes.js';
import { bitOf, candidatesOf, marksAfter } from './marks.js';
import { withDigit } from './sheet.js';

/** @import { Content } from './content.js' */
/** @import { Candidate } from './layers.js' */
/** @import { Mode } from './puzzle.js' */
/** @import { Sheet } from './sheet.js' */

/**
 * Everything but the selection; `wrong`: the cells with an answer that was found to be wrong.
 * @typedef {Required<Omit<Content, 'selected'>> & { wrong: ReadonlySet<number> }} Work
 */

/**
 * How the puzzle stood, and where the person was.
 * @typedef {object} Moment
 * @property {Work} work
 * @property {number} selected
 * @property {ReadonlySet<number>} [chosen] see chosen.js
 * @property {string} opening a name for the puzzle from when it came onto the board until another takes its place
 * @property {Mode} [mode] what was typed
 * @property {number | null} [typed] the cell that was typed into, as long as nothing has been done or selected since
 */

/** No cells. @type {ReadonlySet<number>} */
export const none = new Set();

/** What has been done on a puzzle that comes onto the board. @param {Omit<Content, 'selected'>} content @returns {Work} */
export const workOf = ({ sheet, answers, marks }) => ({
  sheet,
  answers: answers ?? new Uint8Array(sheet.givens.length),
  marks: marks ?? new Uint32Array(sheet.givens.length),
  wrong: none,
});

/** How many cells are filled. @param {Uint8Array} cells */
export const countFilled = (cells) => cells.reduce((sum, digit) => sum + (digit ? 1 : 0), 0);

/** If more givens than these change at once, another puzzle has come onto the board. */
const mostMended = 3;

/**
 * Whether one puzzle has taken another's place. It is still the same puzzle after a given was typed or a slip was mended,
 * such as two digits that were swapped, or a rule was added. It is another one once nothing is printed, and after a repair that
 * moves a whole row.
 * @param {Sheet} before
 * @param {Sheet} after
 */
export function isAnother(before, after) {
  if (before === after) return false;
  const isChanged = (/** @type {number} */ cell) =>
    after.givens[cell] !== before.givens[cell] || after.candidates?.[cell] !== before.candidates?.[cell];
  return (
    before.layout.side !== after.layout.side ||
    !(after.candidates || after.givens.some(Boolean)) ||
    [...after.givens.keys()].filter(isChanged).length > mostMended
  );
}

/** Whether there are answers or marks. @param {Work} work */
export const hasProgress = ({ answers, marks }) => answers.some(Boolean) || marks.some(Boolean);

/** Whether every cell is filled and nothing clashes. @param {Pick<Content, 'sheet' | 'answers'>} puzzle */
export function isDone(puzzle) {
  const filled = filledIn(puzzle);
  return filled.every(Boolean) && clashing(puzzle.sheet.layout, filled).size === 0;
}

/** The givens and answers together. @param {Pick<Content, 'sheet' | 'answers'>} puzzle */
export const filledIn = ({ sheet, answers }) => sheet.givens.map((digit, cell) => digit || (answers?.[cell] ?? 0));

/**
 * The marks when every possible digit is noted in every blank. An answer that is known to be wrong, or that clashes,
 * takes no digit from its peers.
 * @param {Work} work
 */
export function sureMarks(work) {
  const { sheet, answers, wrong } = work;
  const filled = filledIn(work);
  const clashes = clashing(sheet.layout, filled);
  const isDoubtful = (/** @type {number} */ cell) => answers[cell] && (wrong.has(cell) || clashes.has(cell));
  const sure = filled.map((digit, cell) => (isDoubtful(cell) ? 0 : digit));
  return candidatesOf(sheet, sure).map((mask, cell) => (filled[cell] ? 0 : mask));
}

/** The cells where the answer is not the solution's digit. @param {Work} work @param {Uint8Array} solution */
export const wrongIn = ({ answers }, solution) =>
  [...answers.keys()].filter((cell) => answers[cell] && answers[cell] !== solution[cell]);

/**
 * A puzzle with other givens: it keeps the answers and marks that stand in its blanks.
 * @param {Work} work
 * @param {Sheet} sheet of the same side
 * @returns {Content}
 */
export const keptUnder = ({ answers, marks }, sheet) => ({
  sheet,
  answers: answers.map((digit, cell) => (sheet.givens[cell] ? 0 : digit)),
  marks: marks.map((mask, cell) => (sheet.givens[cell] ? 0 : mask)),
});

/**
 * What changes when a digit becomes the given of a cell; 0 makes the cell a blank. The marks of the peers follow, if
 * the digit does not clash. Null where nothing changes.
 * @param {Work} work
 * @param {number} cell
 * @param {number} digit
 * @returns {Partial<Work> | null}
 */
export function withGiven(work, cell, digit) {
  const { sheet, answers, marks } = work;
  const isThere = sheet.givens[cell] === digit;
  if (isThere && !answers[cell] && !marks[cell]) return null;
  return {
    sheet: isThere ? sheet : withDigit(sheet, cell, digit),
    answers: answers[cell] ? answers.with(cell, 0) : answers,
    marks: marksWith(work, cell, digit),
    wrong: none,
  };
}

/**
 * What changes when a digit becomes the answer in a blank; 0 takes the answer away. The marks of the peers follow, if the
 * digit does not clash.
 * @param {Work} work
 * @param {number} cell
 * @param {number} digit
 * @returns {Partial<Work>}
 */
export const withAnswer = (work, cell, digit) => ({
  answers: work.answers.with(cell, digit),
  marks: marksWith(work, cell, digit),
  wrong: new Set([...work.wrong].filter((other) => other !== cell)),
});

/**
 * The marks once a digit is in a cell. Where a peer has the same digit, one of the two is wrong: then the peers keep their
 * marks, which nothing would bring back after the slip is mended.
 * @param {Work} work
 * @param {number} cell
 * @param {number} digit
 */
function marksWith(work, cell, digit) {
  const { layout } = work.sheet;
  const filled = filledIn(work);
  const isClashing = layout.peersOf[cell].some((peer) => filled[peer] === digit);
  return marksAfter(work.marks, layout, cell, isClashing ? 0 : digit);
}

/**
 * What a step concludes.
 * @typedef {{ places: readonly Candidate[], removes: readonly Candidate[] }} Conclusion
 */

/**
 * What changes when a step is followed: its digits become answers, and what it removes is struck from the marks. A cell
 * without marks gets those that are left.
 * @param {Work} work
 * @param {Conclusion} step
 * @returns {Work}
 */
export function withStep(work, { places, removes }) {
  let placed = work;
  for (const { cell, digit } of places) placed = { ...placed, ...withAnswer(placed, cell, digit) };
  const marks = placed.marks.slice();
  if (removes.some(({ cell }) => !marks[cell])) {
    const possible = candidatesOf(work.sheet, filledIn(work));
    for (const { cell } of removes) marks[cell] ||= possible[cell];
  }
  for (const { cell, digit } of removes) marks[cell] &= ~bitOf(digit);
  return { ...placed, marks };
}

/**
 * What changes when a cell is to be thought about anew: it loses its answer, or else gets all marks that are possible.
 * @param {Work} work
 * @param {number} cell
 * @returns {Partial<Work>}
 */
export const renewed = (work, cell) =>
  work.answers[cell] ? withAnswer(work, cell, 0) : { marks: work.marks.with(cell, sureMarks(work)[cell]) };

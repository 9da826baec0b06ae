// What the only solution says of the answers: Check, Reveal, and the end. Knows no DOM.

import { cellNowWords } from './changes.js';
import { t } from './i18n.js';

/**
 * @typedef {import('../model/puzzle.js').Puzzle} Puzzle
 * @typedef {import('../pkg/ninefold.js').Verdict} Verdict
 * @typedef {import('../session/solving.js').Act} Act
 */

const unchecked = { several: 'check.several', none: 'check.none', clash: 'check.none' };
const unrevealed = { several: 'reveal.several', none: 'reveal.none', clash: 'reveal.none' };

/**
 * Finds out which answers are wrong, and says how many.
 * @type {Act}
 */
export function check(puzzle, verdict) {
  const of = puzzle.answerCount;
  if (verdict.verdict !== 'unique') return { note: t(unchecked[verdict.verdict]) };
  if (of === 0) return { note: t('check.nothing') };
  puzzle.check(verdict.solution);
  const { size: count } = puzzle.wrong;
  if (!count) return { note: t('check.right', { count: of }) };
  return { note: of === 1 ? t('check.wrongOnly') : t('check.wrong', { count, of }) };
}

/**
 * Makes the solution's digit the answer in the selected cell, or says why there is none to make.
 * @type {Act}
 */
export function reveal(puzzle, verdict) {
  if (verdict.verdict !== 'unique') return { note: t(unrevealed[verdict.verdict]) };
  const { selected } = puzzle;
  const digit = verdict.solution[selected];
  if (puzzle.givens[selected]) return { note: t('reveal.given') };
  if (puzzle.answers[selected] === digit) return { note: t('reveal.right') };
  puzzle.answer(digit);
  return { done: cellNowWords(puzzle.work, selected) };
}

/**
 * What is said once every blank is answered rightly; '' until then.
 * @param {Puzzle} puzzle
 * @param {Verdict | null} verdict
 */
export function finishedWords({ filled, answerCount: count }, verdict) {
  const isSolved = verdict?.verdict === 'unique' && filled.every((digit, cell) => digit === verdict.solution[cell]);
  return isSolved && count ? t('check.finished', { count }) : '';
}

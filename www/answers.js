// What the only solution says of the answers: Check, Reveal, and the end. Knows no DOM.

import { t } from './i18n.js';

/**
 * @typedef {import('./puzzle.js').Puzzle} Puzzle
 * @typedef {import('./pkg/ninefold.js').Verdict} Verdict
 */

const unchecked = { several: 'check.several', none: 'check.none', clash: 'check.none' };
const unrevealed = { several: 'reveal.several', none: 'reveal.none', clash: 'reveal.none' };

/**
 * Finds out which answers are wrong, and says how many.
 * @param {Puzzle} puzzle
 * @param {Verdict} verdict
 */
export function check(puzzle, verdict) {
  const of = puzzle.answerCount;
  if (verdict.verdict !== 'unique') return t(unchecked[verdict.verdict]);
  if (of === 0) return t('check.nothing');
  puzzle.check(verdict.solution);
  const { size: count } = puzzle.wrong;
  return count ? t('check.wrong', { count, of }) : t('check.right', { count: of });
}

/**
 * Makes the solution's digit the answer in the selected cell; returns a sentence when there is none to make, or ''.
 * @param {Puzzle} puzzle
 * @param {Verdict} verdict
 */
export function reveal(puzzle, verdict) {
  if (verdict.verdict !== 'unique') return t(unrevealed[verdict.verdict]);
  const { selected } = puzzle;
  const digit = verdict.solution[selected];
  if (puzzle.givens[selected]) return t('reveal.given');
  if (puzzle.answers[selected] === digit) return t('reveal.right');
  puzzle.answer(digit);
  return '';
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

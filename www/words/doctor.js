// What the doctor can be asked.

import { isHardlyBegun } from '../model/content.js';
import { t } from './i18n.js';

/** What the doctor is asked of each verdict. */
const questions = /** @type {const} */ ({
  clash: 'doctor.wrong',
  none: 'doctor.wrong',
  several: 'doctor.several',
  unique: '',
});

/**
 * What the doctor can be asked, or ''.
 * @param {import('../pkg/ninefold.js').Verdict | null} verdict
 * @param {import('../model/content.js').Extent} puzzle
 * @param {boolean} isSolutionWanted whether a solution is wanted on the page
 */
export function questionWords(verdict, puzzle, isSolutionWanted) {
  if (!verdict || (verdict.verdict === 'several' && (isSolutionWanted || isHardlyBegun(puzzle)))) return '';
  const question = questions[verdict.verdict];
  return question && t(question);
}

// What the doctor can be asked.

import { isHardlyBegun } from '../model/content.js';
import { t } from './i18n.js';

/** @import { Extent } from '../model/content.js' */
/** @import { Verdict } from '../pkg/ninefold.js' */

/** What the doctor is asked of each verdict. */
const questions = /** @type {const} */ ({
  clash: 'doctor.wrong',
  none: 'doctor.wrong',
  several: 'doctor.several',
  unique: '',
});

/**
 * What the doctor can be asked, or ''.
 * @param {Verdict | null} verdict
 * @param {Extent} puzzle
 * @param {boolean} isSolutionWanted whether a solution is wanted on the page
 */
export function questionWords(verdict, puzzle, isSolutionWanted) {
  if (!verdict || (verdict.verdict === 'several' && (isSolutionWanted || isHardlyBegun(puzzle)))) return '';
  const question = questions[verdict.verdict];
  return question && t(question);
}

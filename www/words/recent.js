// What is said of recent puzzles: when they were on the board, and how far they are solved.

import { countFilled } from '../model/work.js';
import { listed, spoken, t } from './i18n.js';
import { givensWords } from './puzzles.js';
import { sheetWords } from './ruled.js';

/** @import { Content } from '../model/content.js' */

/** When a puzzle was last on the board. @param {number} at in milliseconds */
export const timeWords = (at) =>
  new Intl.DateTimeFormat(spoken(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/**
 * The name of the button that deletes a puzzle.
 * @param {number} at when it was last on the board, in milliseconds
 * @param {Content} puzzle
 */
export const deleteWords = (at, puzzle) => listed([t('recent.delete', { time: timeWords(at) }), progressWords(puzzle)]);

/** How far a puzzle is solved. @param {Content} puzzle */
export function progressWords({ sheet, answers, marks }) {
  const { givens } = sheet;
  const shape = sheetWords(sheet);
  const count = answers ? countFilled(answers) : 0;
  const blanks = givens.length - countFilled(givens);
  if (count === blanks) return t('recent.full', { shape });
  if (count) return t('recent.answered', { shape, count, of: blanks });
  return t(marks ? 'recent.marked' : 'recent.new', { shape, givens: givensWords(givens.length - blanks) });
}

/** @param {number} count how many entries were deleted */
export const deletedWords = (count) => t('recent.deleted', { count });

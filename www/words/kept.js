// What is said of what this device keeps: the page itself, so that it works without a network, and recent puzzles.

import { countFilled } from '../model/work.js';
import { sentences, spoken, t } from './i18n.js';
import { aboutWords, sheetWords } from './puzzle.js';

/** @import { Content } from '../model/content.js' */
/** @import { Hindrance, OfflineFact } from '../model/facts.js' */
/** @import { Offline } from '../session/state.js' */
/** @import { Sentences } from './notes.js' */

/** Whether the page works without a network, and why it or more of it is not kept. @param {Offline} offline */
export function offlineWords({ kept, fault, newer }) {
  const why = fault ?? newer;
  if (kept === 'none') return why ? t('offline.unkept', { reason: reasonWords(why) }) : t('offline.soon');
  return sentences(
    t(kept === 'used' ? 'offline.used' : 'offline.kept'),
    kept === 'page' ? t('offline.rest') : '',
    fault ? t('offline.part', { reason: reasonWords(fault) }) : '',
    newer ? t('offline.old', { reason: reasonWords(newer) }) : '',
  );
}

/** @param {Hindrance} fault */
const reasonWords = (fault) => t(`offline.${fault.kind}`, fault);

/** What is said of facts about the page without a network. @type {Sentences<OfflineFact>} */
export const offlineSentences = { absent: () => t('offline.rest'), newVersion: () => t('news.version') };

/** When a puzzle was last on the board. @param {number} at in milliseconds */
export const timeWords = (at) =>
  new Intl.DateTimeFormat(regional(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** The language that is spoken as the browser's own country writes it, such as British English, where it is the same. */
function regional() {
  const own = new Intl.Locale(Intl.DateTimeFormat().resolvedOptions().locale).maximize();
  const { language, script } = new Intl.Locale(spoken()).maximize();
  return own.language === language && own.script === script ? own : spoken();
}

/**
 * The name of the button that deletes a puzzle.
 * @param {number} at when it was last on the board, in milliseconds
 * @param {Content} puzzle
 */
export const deleteWords = (at, puzzle) => t('recent.delete', { time: timeWords(at), puzzle: progressWords(puzzle) });

/** How far a puzzle is solved. @param {Content} puzzle */
export function progressWords({ sheet, answers, marks }) {
  const shape = sheetWords(sheet);
  const count = answers ? countFilled(answers) : 0;
  const of = sheet.givens.length - countFilled(sheet.givens);
  if (count && count === of) return t('recent.full', { shape });
  if (count) return t('recent.answered', { shape, count, of });
  return marks ? t('recent.marked', { shape }) : aboutWords(sheet);
}

/** @param {number} count how many entries were deleted */
export const deletedWords = (count) => t('recent.deleted', { count });

/** @param {number} count how many entries are back */
export const restoredWords = (count) => t('recent.restored', { count });

// What is said of puzzles as text: read in, copied, written.

import { isClassic } from '../model/sheet.js';
import { symbolOf } from '../model/symbols.js';
import { countFilled } from '../model/work.js';
import { unreadWords } from './faults.js';
import { sentences, t } from './i18n.js';
import { rulesLine, sheetWords } from './puzzle.js';

/** @import { IncomingFact, ReadAs } from '../model/facts.js' */
/** @import { Sheet } from '../model/sheet.js' */
/** @import { SymbolSet } from '../pkg/ninefold.js' */
/** @import { Key } from './i18n.js' */
/** @import { Sentences } from './notes.js' */

/** How a text was taken for something, where its format does not say so. @type {Partial<Record<string, Key>>} */
const takenWays = { labels: 'taken.labels', cells: 'taken.cells', columns: 'taken.columns' };

/** That there is one puzzle in a text. @param {Sheet} sheet @param {ReadAs} reading */
export function openedWords(sheet, reading) {
  const { format, taken } = reading;
  const givens = t('givens', { count: countFilled(sheet.givens) });
  const way = taken && takenWays[taken.way];
  if (way) return t(way, { shape: sheetWords(sheet), givens });
  const one =
    format === 'rows' && isClassic(sheet)
      ? t('opened.rows', { count: sheet.layout.side, givens })
      : t('opened.one', { format: t(`format.${format}`), shape: sheetWords(sheet), givens });
  return sentences(one, unusualWords(reading));
}

/** That there are several puzzles in a text. @param {ReadAs & { count: number, isWhole: boolean, unread: number }} list */
export function openedListWords(list) {
  const { count, isWhole, unread, format } = list;
  const name = t(format === 'line' ? 'format.lines' : `format.${format}`);
  const all = t('puzzles', { count });
  const puzzles = isWhole ? all : t('collection.soFar', { puzzles: all });
  const but = unread ? t('opened.unreadable', { count: unread }) : '';
  return sentences(t('opened.many', { format: name, puzzles }), but, unusualWords(list));
}

/**
 * What is unusual in a text that was read, or ''. What puzzles are called is said beside them, and not here.
 * @param {Pick<ReadAs, 'ignored' | 'passed' | 'symbols'>} reading
 */
export const unusualWords = ({ ignored, passed, symbols }) =>
  sentences(
    ...symbols.filter(({ set }) => set !== 'wordoku').map(symbolsWords),
    passed ? ignoredWords(ignored, passed) : '',
  );

/** What was ignored. @param {number} count @param {string} text the beginning of it */
function ignoredWords(count, text) {
  const isAll = text.replaceAll(/\s/g, '').length >= count || text.endsWith('…');
  return t('opened.ignored', { count, text: isolated(isAll ? text : `${text} …`) });
}

/** A stranger's words, whose direction turns nothing around them. @param {string} text */
export const isolated = (text) => `\u2068${text}\u2069`;

/** So many characters of a name have room beside a verdict. */
const mostCalled = 40;

/** What the text calls a puzzle, or ''. @param {string | undefined} label */
export function calledWords(label) {
  if (!label) return '';
  const signs = [...label];
  if (signs.length <= mostCalled) return t('opened.called', { text: isolated(label) });
  const beginning = signs.slice(0, mostCalled - 1).join('');
  return t('opened.called', { text: isolated(`${beginning.trimEnd()}…`) });
}

/** How digits are shown that a text has other symbols for. @param {SymbolSet} symbols */
function symbolsWords({ side, set }) {
  const largest = symbolOf(side);
  if (set === 'letters') return t('symbols.letters', { last: String.fromCharCode(64 + side), largest });
  return t(side === 16 ? 'symbols.hexadecimal' : 'symbols.fromZero', { largest });
}

/** What a text with solutions leaves out, or ''. @param {{ asText: number, count: number, complete: boolean } | null} found */
export const partWords = (found) =>
  !found || (found.complete && found.asText === found.count) ? '' : t('written.part', { count: found.asText });

/** What a text leaves out of the person's work, or ''. @param {{ answers: boolean, marks: boolean }} leftOut */
export function leftOutWords({ answers, marks }) {
  if (answers) return t(marks ? 'written.noProgress' : 'written.noAnswers');
  return marks ? t('written.noMarks') : '';
}

/**
 * What a text turns of the person's work into something else, or ''.
 * @param {{ asGivens: boolean, filled: boolean, struck: boolean }} changed
 */
export const changedWords = ({ asGivens, filled, struck }) =>
  sentences(
    asGivens ? t('written.asGivens') : '',
    filled ? t('written.filled') : '',
    struck ? t('written.struck') : '',
  );

/** That some puzzles of a text cannot be read, or ''. @param {number} count */
export const unreadableWords = (count) => (count ? t('written.unreadable', { count }) : '');

/** What is said of what comes in. @type {Sentences<IncomingFact>} */
export const incomingSentences = {
  opened: ({ sheet, reading, label, isBegun, isUnfit, isBack, isAloud }) =>
    sentences(
      calledWords(label), // the first: where there is little room for words it is seen
      isUnfit ? t('opened.unfit') : '',
      openedWords(sheet, reading),
      isAloud ? rulesLine(sheet) : '', // they are seen once nothing else is said
      isBegun && !isUnfit ? t('opened.begun') : '',
      isBack ? t('opened.back') : '',
    ),
  openedList: ({ list, isBack }) => sentences(openedListWords(list), isBack ? t('opened.back') : ''),
  unread: ({ error }) => unreadWords(error),
  nothingPasted: () => t('clipboard.empty'),
  nothingShared: () => t('shared.lost'),
  unknownAddress: ({ text }) => t('address.unknown', { text }),
};

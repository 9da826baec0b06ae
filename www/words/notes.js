// A sentence for every fact: what was done, what went wrong, what the person should know. It is the line below the page's
// sentence, and much of it is only heard. This file uses no DOM.

import { changedCells } from '../model/changes.js';
import { digitsIn } from '../model/marks.js';
import { symbolOf } from '../model/symbols.js';
import { isAnother } from '../model/work.js';
import { sentences, t } from './i18n.js';
import { aboutWords, rowAndColumn, ruled, shapeWords } from './puzzle.js';
import { solvedWords } from './verdict.js';

/** @import { Trouble } from '../model/errors.js' */
/** @import { BoardFact, Fact } from '../model/facts.js' */
/** @import { Work } from '../model/work.js' */
/** @import { View } from '../session/view.js' */
/** @import { Key } from './i18n.js' */

/**
 * A sentence for each kind of some facts.
 * @template {Fact} Some
 * @typedef {{ [Kind in Some['kind']]: (fact: Some & { kind: Kind }) => string }} Sentences
 */

/** By kind, in the language that is spoken. @type {Sentences<BoardFact>} */
const boardSentences = {
  obstacle: obstacleWords,
  mode: ({ mode }) => t(`mode.${mode}Now`),
  cell: ({ work, cell }) => cellNowWords(work, cell),
  chosen: ({ count }) => t('chosen.cells', { count }),
  marked({ digit, count, isTaken }) {
    if (!digit) return t('fill.cleared');
    return t(isTaken ? 'chosen.unmarked' : 'chosen.marked', { digit: symbolOf(digit), count });
  },
  undo: ({ before, after }) => undoneWords('undo', before, after),
  redo: ({ before, after }) => undoneWords('redo', before, after),
  cleared: () => t('done.cleared'),
  emptied: () => t('done.emptied'),
  hidden: () => t('solved.hidden'),
  filled: ({ before, after, isSolvable }) => filledWords(before, after, isSolvable),
  solved: ({ verdict, isAloud }) => solvedWords(verdict, isAloud),
  nothing: () => t('solved.nothing'),
  stopped: ({ count }) => (count === null ? t('stopped') : t('count.stopped', { count })),
  checked: checkedWords,
  put: ({ sheet }) => t('sentence', { words: aboutWords(sheet) }),
  copied: ({ isSolved }) => t(isSolved ? 'copied.solution' : 'copied.puzzle'),
  failed: ({ error }) => errorWords(error),
  restarted: () => t('engine.restarted'),
  languageFailed: () => t('page.languageFailed'),
  unloaded: () => t('page.unloaded'),
};

/** All sentences that there are by now. @type {Partial<Record<Fact['kind'], (fact: never) => string>>} */
const taught = { ...boardSentences };

/**
 * Adds sentences for facts. A feature that is loaded when it is wanted brings the sentences for its own facts.
 * @param {Partial<Sentences<Fact>>} more
 */
export const teach = (more) => Object.assign(taught, more);

/**
 * What is said of a fact. A feature that has not taught its sentences is a mistake: it is reported, and the page goes on.
 * @param {Fact} fact
 */
export function noteWords(fact) {
  const sentence = taught[fact.kind];
  if (sentence) return sentence(/** @type {never} */ (fact));
  queueMicrotask(() => {
    throw new Error(`no sentence for ${fact.kind}`);
  });
  return '';
}

/**
 * What is heard besides the verdict: what was last done, else what the person should know.
 * @param {Pick<View, 'note' | 'finished' | 'news' | 'isEmpty' | 'mode' | 'solution'>} view
 */
export function noteLine({ note, finished, news, isEmpty, mode, solution }) {
  if (note) return noteWords(note);
  if (finished) return sentences(t('finished'), t('finished.all', { count: finished }));
  if (news) return noteWords(news);
  return !isEmpty || mode !== 'givens' || solution ? '' : sentences(t('first'), t('begin'));
}

/** What the browser does not keep, or ''. @param {View} view */
export function unkeptWords({ unkept }) {
  if (unkept.has('puzzle')) return t('news.storage'); // then it keeps no list either
  if (unkept.has('list')) return t('news.list');
  return unkept.size ? t('news.some') : '';
}

/**
 * Why there is no answer, for the person who waits for it: what the engine or the page itself can lack.
 * @param {unknown} error or what the state keeps of one
 */
export function errorWords(error) {
  const { name, message = String(error) } = /** @type {Partial<Trouble>} */ (error);
  if (name === 'Broken') return t('engine.broken', { cause: message || t('engine.unloaded') });
  if (name === 'Missing') return t(/** @type {Key} */ (`missing.${message}`));
  return name === 'Unloaded' ? t('page.unloaded') : message;
}

/** Why a command is not done. @param {Fact & { kind: 'obstacle' }} fact */
function obstacleWords({ obstacle, command, side }) {
  if (obstacle === 'notPrinted') return ruled.notPrinted();
  if (obstacle !== 'tooLarge') return t(`obstacle.${obstacle}`);
  const digit = 'digit' in command ? command.digit : 0;
  return t('tooLarge', { digit: symbolOf(digit), shape: shapeWords(side), largest: symbolOf(side) });
}

/** How many answers are wrong. @param {Fact & { kind: 'checked' }} fact */
function checkedWords({ verdict, wrong: count, of }) {
  if (verdict !== 'unique') return t(`check.${verdict === 'several' ? verdict : 'none'}`);
  if (of === 0) return t('check.nothing');
  if (!count) return t('check.right', { count: of });
  return of === 1 ? t('check.wrongOnly') : t('check.wrong', { count, of });
}

/** @param {Work} work @param {number} cell */
function placeOf({ sheet, answers, marks }, cell) {
  const digit = sheet.givens[cell] || answers[cell];
  const noted = digitsIn(marks[cell] || (sheet.candidates?.[cell] ?? 0))
    .map(symbolOf)
    .join(' ');
  const printed = sheet.candidates && ruled.printed(noted);
  const content = symbolOf(digit) || (noted ? printed || t('cell.marks', { digits: noted }) : t('cell.blank'));
  return { ...rowAndColumn(sheet.layout, cell), content };
}

/** What stands in a cell now. @param {Work} work @param {number} cell */
export const cellNowWords = (work, cell) => t('done.cell', placeOf(work, cell));

/** Where so many givens change, the puzzle is told as a whole, and not cell by cell. */
const many = 3;

/** What a change has changed. @param {Work} before @param {Work} after */
function changeWords(before, after) {
  if (before.sheet.layout !== after.sheet.layout || isAnother(before.sheet, after.sheet))
    return aboutWords(after.sheet);
  const { givens, cells, isFilled } = changedCells(before, after);
  if (givens.length >= many) return aboutWords(after.sheet);
  if (cells.length === 1) return t('change.cell', placeOf(after, cells[0]));
  if (cells.length === 0) return t('change.check');
  return t(isFilled ? 'change.cells' : 'change.marks', { count: cells.length });
}

/**
 * What Undo or Redo did.
 * @param {'undo' | 'redo'} what
 * @param {Work} before
 * @param {Work} after the same object where there was nothing to undo or redo
 */
export function undoneWords(what, before, after) {
  if (before === after) return t(what === 'undo' ? 'undo.nothing' : 'redo.nothing');
  return t(what === 'undo' ? 'undo.done' : 'redo.done', { change: changeWords(before, after) });
}

/**
 * What filling in the marks did, and the first blank that has no candidate left.
 * @param {Work} before
 * @param {Work} after
 * @param {boolean} isSolvable whether the givens are known to have a solution: then an answer must be wrong
 */
export function filledWords(before, after, isSolvable) {
  const { sheet, answers, marks } = after;
  const count = marks.filter(Boolean).length;
  if (marks !== before.marks && count === 0) return t('fill.cleared');
  const blanks = [...answers.keys()].filter((cell) => !sheet.givens[cell] && !answers[cell]);
  if (blanks.length === 0) return t('fill.nothing');
  const dead = blanks.find((cell) => !marks[cell]);
  const filled = count ? t('fill.filled', { count }) : '';
  if (dead === undefined) return filled;
  return sentences(filled, t(isSolvable ? 'fill.wrong' : 'fill.none', rowAndColumn(sheet.layout, dead)));
}

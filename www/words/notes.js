// A sentence for every fact: what was done, what went wrong, what the person should know.

import { symbolOf } from '../model/symbols.js';
import { cellNowWords, filledWords, putWords, undoneWords } from './changes.js';
import { errorWords } from './errors.js';
import { unreadWords } from './faults.js';
import { sentences, t } from './i18n.js';
import { missWords, placeWords } from './list.js';
import { pageWords } from './pages.js';
import { shapeWords } from './puzzles.js';
import { mendedWords } from './repairs.js';
import { copiedWords, openedListWords, openedWords } from './texts.js';
import { solvedWords } from './verdicts.js';

/** @typedef {import('../model/facts.js').Fact} Fact */

const modes = /** @type {const} */ ({ givens: 'mode.givensNow', answers: 'mode.answersNow', marks: 'mode.marksNow' });
const unchecked = /** @type {const} */ ({ several: 'check.several', none: 'check.none', clash: 'check.none' });
const unrevealed = /** @type {const} */ ({
  several: 'reveal.several',
  none: 'reveal.none',
  clash: 'reveal.none',
  given: 'reveal.given',
  right: 'reveal.right',
});

/**
 * What is said of a fact, in the language that is spoken.
 * @param {Fact} fact
 * @returns {string}
 */
export function noteWords(fact) {
  switch (fact.kind) {
    case 'obstacle':
      return obstacleWords(fact);
    case 'mode':
      return t(modes[fact.mode]);
    case 'cell':
      return cellNowWords(fact.work, fact.cell);
    case 'undo':
    case 'redo':
      return undoneWords(fact.kind, fact.before, fact.after);
    case 'cleared':
      return t('done.cleared');
    case 'emptied':
      return t('verdict.empty');
    case 'hidden':
      return t('solved.hidden');
    case 'differing':
      return t('differing');
    case 'filled':
      return filledWords(fact.before, fact.after, fact.isSolvable);
    case 'solved':
      return solvedWords(fact.verdict);
    case 'stopped':
      return fact.count === null ? t('stopped') : t('count.stopped', { count: fact.count });
    case 'page':
      return t('sentence', { words: pageWords(fact.page) });
    case 'noPage':
      return t('pager.miss', { typed: fact.typed, of: fact.page.of });
    case 'checked':
      return checkedWords(fact);
    case 'unrevealed':
      return t(unrevealed[fact.why]);
    case 'finished':
      return t('check.finished', { count: fact.count });
    case 'mended':
      return mendedWords(fact.repair);
    case 'put':
      return putWords(fact.givens);
    case 'opened':
      return sentences(openedWords(fact.cells, fact.reading), fact.isUnfit ? t('opened.unfit') : '');
    case 'openedList':
      return openedListWords(fact.list);
    case 'place':
      return t('sentence', { words: placeWords(fact.filter, fact.at, fact.of) });
    case 'noEntry':
      return missWords(fact.typed, fact.index, fact.of);
    case 'copied':
      return copiedWords(fact.isSolved, fact.found);
    case 'failed':
      return errorWords(fact.error);
    case 'unread':
      return unreadWords(fact.error);
    case 'restarted':
      return t('engine.restarted');
    case 'unkept':
      return t('news.storage');
    case 'newVersion':
      return t('news.version');
    case 'languageFailed':
      return t('page.languageFailed');
    case 'unloaded':
      return t('page.unloaded');
    case 'nothingPasted':
      return t('clipboard.empty');
    case 'begin':
      return t('begin');
  }
}

/** Why a command is not done. @param {Extract<Fact, { kind: 'obstacle' }>} fact */
function obstacleWords({ obstacle, command, side }) {
  if (obstacle !== 'tooLarge') return t(obstacle === 'given' ? 'obstacle.given' : 'obstacle.answer');
  const digit = 'digit' in command ? command.digit : 0;
  return t('tooLarge', { digit: symbolOf(digit), shape: shapeWords(side), largest: symbolOf(side) });
}

/** How many answers are wrong. @param {Extract<Fact, { kind: 'checked' }>} fact */
function checkedWords({ verdict, wrong: count, of }) {
  if (verdict !== 'unique') return t(unchecked[verdict]);
  if (of === 0) return t('check.nothing');
  if (!count) return t('check.right', { count: of });
  return of === 1 ? t('check.wrongOnly') : t('check.wrong', { count, of });
}

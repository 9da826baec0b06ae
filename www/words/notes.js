// A sentence for every fact: what was done, what went wrong, what the person should know.

import { symbolOf } from '../model/symbols.js';
import { cellNowWords, filledWords, putWords, undoneWords } from './changes.js';
import { copiedWords } from './copied.js';
import { errorWords } from './errors.js';
import { t } from './i18n.js';
import { pageWords } from './pages.js';
import { shapeWords } from './puzzles.js';
import { ruled } from './ruled.js';
import { solvedWords } from './verdicts.js';

/** @import { Fact } from '../model/facts.js' */
/** @typedef {{ [Kind in Fact['kind']]?: (fact: Extract<Fact, { kind: Kind }>) => string }} Sentences */

const modes = /** @type {const} */ ({ givens: 'mode.givensNow', answers: 'mode.answersNow', marks: 'mode.marksNow' });
const obstacles = /** @type {const} */ ({
  given: 'obstacle.given',
  answer: 'obstacle.answer',
  nothing: 'obstacle.nothing',
});
const unchecked = /** @type {const} */ ({ several: 'check.several', none: 'check.none', clash: 'check.none' });
const unrevealed = /** @type {const} */ ({
  several: 'reveal.several',
  none: 'reveal.none',
  clash: 'reveal.none',
  given: 'reveal.given',
  right: 'reveal.right',
});

/** By kind, in the language that is spoken. @type {Sentences} */
const sentences = {
  obstacle: obstacleWords,
  mode: ({ mode }) => t(modes[mode]),
  cell: ({ work, cell }) => cellNowWords(work, cell),
  undo: ({ before, after }) => undoneWords('undo', before, after),
  redo: ({ before, after }) => undoneWords('redo', before, after),
  cleared: () => t('done.cleared'),
  emptied: () => t('done.emptied'),
  hidden: () => t('solved.hidden'),
  differing: () => t('differing'),
  filled: ({ before, after, isSolvable }) => filledWords(before, after, isSolvable),
  solved: ({ verdict }) => solvedWords(verdict),
  stopped: ({ count }) => (count === null ? t('stopped') : t('count.stopped', { count })),
  page: ({ page }) => t('sentence', { words: pageWords(page) }),
  noPage: ({ typed, page }) => t('pager.miss', { typed, of: page.of }),
  checked: checkedWords,
  unrevealed: ({ why }) => t(unrevealed[why]),
  finished: ({ count }) => t('check.finished', { count }),
  put: ({ sheet }) => putWords(sheet),
  copied: ({ isSolved, found }) => copiedWords(isSolved, found),
  failed: ({ error }) => errorWords(error),
  restarted: () => t('engine.restarted'),
  newVersion: () => t('news.version'),
  languageFailed: () => t('page.languageFailed'),
  unloaded: () => t('page.unloaded'),
  nothingPasted: () => t('clipboard.empty'),
  begin: () => t('begin'),
};

/**
 * Adds sentences for facts. A feature that is loaded when it is wanted brings the sentences for its own facts.
 * @param {Sentences} more
 */
export const teach = (more) => Object.assign(sentences, more);

/** What is said of a fact. @param {Fact} fact */
export function noteWords(fact) {
  const sentence = /** @type {((fact: Fact) => string) | undefined} */ (sentences[fact.kind]);
  return sentence?.(fact) ?? '';
}

/** Why a command is not done. @param {Extract<Fact, { kind: 'obstacle' }>} fact */
function obstacleWords({ obstacle, command, side }) {
  if (obstacle === 'notPrinted') return ruled.notPrinted();
  if (obstacle !== 'tooLarge') return t(obstacles[obstacle]);
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

// What the list of many puzzles says.

import { errorWords } from './errors.js';
import { faultWords } from './faults.js';
import { number, sentences, t } from './i18n.js';
import { givensWords, puzzlesWords, shapeWords } from './puzzles.js';

/** @typedef {import('../model/verdicts.js').Filter} Filter */

/** The names of the filters of a list, in the order in which they are offered. */
export const filterNames = /** @type {const} */ ({
  all: 'filter.all',
  unique: 'filter.unique',
  several: 'filter.several',
  none: 'filter.none',
  clash: 'filter.clash',
  undecided: 'filter.undecided',
  unreadable: 'filter.unreadable',
  waiting: 'filter.waiting',
});

const listedNames = /** @type {const} */ ({
  unique: 'listed.unique',
  several: 'listed.several',
  none: 'listed.none',
  clash: 'listed.clash',
  undecided: 'listed.undecided',
  unreadable: 'listed.unreadable',
  waiting: 'listed.waiting',
});

/** What is said of a puzzle. @param {import('../model/verdicts.js').VerdictName} verdict */
export const listedWords = (verdict) => t(listedNames[verdict]);

/**
 * What a list is of.
 * @param {number} count
 * @param {boolean} isWhole whether that is all there are
 */
export const collectionWords = (count, isWhole) =>
  isWhole ? puzzlesWords(count) : t('collection.soFar', { puzzles: puzzlesWords(count) });

/**
 * One puzzle of a list.
 * @param {import('../model/verdicts.js').VerdictName} verdict
 * @param {import('../model/entries.js').Entry} entry
 */
export function entryWords(verdict, { cells, fault }) {
  if (!cells) return { verdict: listedWords('unreadable'), about: faultWords(fault) };
  const shape = shapeWords(Math.sqrt(cells.length));
  const givens = givensWords(cells.filter(Boolean).length);
  return { verdict: listedWords(verdict), about: t('listed.about', { shape, givens }) };
}

/**
 * How fast many puzzles are solved, and how long it will go on.
 * @param {{ solved: number, seconds: number, progress: number }} work progress from 0 to 1
 */
export function paceWords({ solved, seconds, progress }) {
  if (solved === 0) return t('collection.starting');
  const left = (seconds / progress) * (1 - progress);
  return t('collection.pace', { rate: rateOf(solved, seconds), time: spanWords(left) });
}

/** @param {number} solved @param {number} seconds */
function rateOf(solved, seconds) {
  const rate = solved / seconds;
  const scale = 10 ** Math.max(0, Math.floor(Math.log10(rate)) - 1); // two digits are steady enough to be read
  return Math.round(rate / scale) * scale;
}

/** @param {number} seconds */
function spanWords(seconds) {
  if (seconds < 90) return unit(Math.ceil(seconds), 'second');
  if (seconds < 5400) return unit(Math.ceil(seconds / 60), 'minute');
  return unit(seconds / 3600, 'hour', 1);
}

/** @param {number} value @param {'second' | 'minute' | 'hour'} unit @param {number} digits after the point */
const unit = (value, unit, digits = 0) =>
  number(value, { style: 'unit', unit, minimumFractionDigits: digits, maximumFractionDigits: digits });

/**
 * How the work on many puzzles has ended.
 * @param {{ solved: number, seconds: number, isSolved: boolean, trouble: unknown }} work `isSolved`: whether all
 *   puzzles are solved; `trouble`: why the work broke off, or null
 */
export function workedWords({ solved, seconds, isSolved, trouble }) {
  if (trouble) return sentences(errorWords(trouble), t('collection.kept'));
  if (!isSolved) return t('collection.stopped', { count: solved });
  if (solved === 0) return t('collection.none');
  const time =
    seconds < 0.1 ? t('time.under', { time: unit(0.1, 'second', 1) }) : unit(seconds, 'second', seconds < 10 ? 1 : 0);
  if (seconds < 1) return t('collection.quick', { time }); // most of the time is the workers' start: no rate
  return t('collection.solved', { time, rate: rateOf(solved, seconds) });
}

/**
 * What is said when a typed number leads to no puzzle of the list.
 * @param {string} typed
 * @param {number | null} index of the puzzle that has this number and is not listed; null: none has it
 * @param {number} of
 */
export const missWords = (typed, index, of) =>
  index === null ? t('goto.miss', { typed, of }) : t('goto.hidden', { number: index + 1, all: t(filterNames.all) });

/** @param {boolean} isWorking */
export const goWords = (isWorking) => t(isWorking ? 'stop' : 'collection.go');

/**
 * Which puzzle of a list is in the grid.
 * @param {Filter} filter
 * @param {number} at from 0; negative: none of them
 * @param {number} of
 */
export function placeWords(filter, at, of) {
  const name = filter === 'all' ? '' : t(listedNames[filter]);
  if (at < 0) return name ? t('bar.filtered', { name, puzzles: puzzlesWords(of) }) : puzzlesWords(of);
  return name ? t('bar.placeFiltered', { name, at: at + 1, of }) : t('bar.place', { at: at + 1, of });
}

/** @param {string} name of the file that the puzzles are from, or '' */
export const solutionsFile = (name) => `${name.replace(/\.[^.]*$/, '') || 'puzzles'}-solutions.txt`;

/** What is said of facts that come from the list. @type {import('./notes.js').Sentences} */
export const listSentences = {
  place: ({ filter, at, of }) => t('sentence', { words: placeWords(filter, at, of) }),
  noEntry: ({ typed, index, of }) => missWords(typed, index, of),
  listLost: () => t('list.lost'),
};

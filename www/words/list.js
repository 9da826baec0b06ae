// What the list of many puzzles says.

import { levelNames, verdictFilters } from '../model/verdicts.js';
import { isDone } from '../model/work.js';
import { faultWords, troubleWords } from './faults.js';
import { listed as inRow, number, sentences, t } from './i18n.js';
import { progressWords } from './kept.js';
import { aboutWords, sheetWords } from './puzzle.js';
import { calledWords, isolated } from './texts.js';
import { levelParts } from './verdict.js';

/** @import { Known } from '../engine/list/held.js' */
/** @import { Content } from '../model/content.js' */
/** @import { Entry } from '../model/entries.js' */
/** @import { ListFact, Place } from '../model/facts.js' */
/** @import { Rated } from '../model/ratings.js' */
/** @import { Sheet } from '../model/sheet.js' */
/** @import { Filter, LevelName, VerdictName } from '../model/verdicts.js' */
/** @import { Sentences } from './notes.js' */
/** @typedef {Pick<Content, 'answers' | 'marks'>} Progress what was done on a puzzle */

/** What is said of a puzzle. @param {Exclude<Filter, 'all'>} kind */
export const listedWords = (kind) => t(isLevel(kind) ? `level.${kind}` : `listed.${kind}`);

/** @param {Filter} kind @returns {kind is LevelName} */
const isLevel = (kind) => levelNames.some((level) => level === kind);

/** What can be chosen to be listed, and how many puzzles that are. @param {Filter} filter @param {number} number */
export const choiceWords = (filter, number) =>
  t('bar.all', { name: isLevel(filter) ? t(`level.${filter}`) : t(`filter.${filter}`), number });

/** What a list is of. @param {number} count @param {boolean} isWhole whether that is all there are */
export const collectionWords = (count, isWhole) =>
  isWhole ? t('puzzles', { count }) : t('collection.soFar', { puzzles: t('puzzles', { count }) });

/** How many puzzles turned out to be what: first those with one solution, even if there are none. @param {Known} list */
export function tallyWords({ count, verdicts }) {
  if (count === 0) return '';
  const [, one, ...others] = verdictFilters;
  const names = [one, ...others.filter((name) => verdicts[name] > 0)];
  return t('sentence', { words: inRow(names.map((name) => t(`tally.${name}`, { count: verdicts[name] }))) });
}

/** That a text has more puzzles than are listed, or ''. @param {Known} list */
export const beyondWords = ({ count, sizes }) => (count > sizes.all ? t('listed.first', { first: sizes.all }) : '');

/**
 * One puzzle of a list.
 * @param {VerdictName} verdict
 * @param {Entry} entry
 * @param {Rated | null} rating
 * @param {Progress | null} progress
 */
export function entryWords(verdict, { sheet, fault, label }, rating, progress) {
  if (!sheet) return { verdict: listedWords('unreadable'), about: faultWords(fault), bars: 0, level: '' };
  const own = progress ? workWords(sheet, progress) : aboutWords(sheet);
  const about = label ? `${own} · ${isolated(label)}` : own;
  const { bars, level, number } = (rating && levelParts(rating)) ?? { bars: 0, level: '', number: '' };
  return { verdict: listedWords(verdict), about, bars, level: bars ? t('bar.all', { name: level, number }) : '' };
}

/** How far a puzzle is solved. @param {Sheet} sheet @param {Progress} progress */
const workWords = (sheet, progress) =>
  isDone({ ...progress, sheet })
    ? t('listed.done', { shape: sheetWords(sheet) })
    : progressWords({ ...progress, sheet });

/**
 * How fast many puzzles are solved or rated, and how long it will go on.
 * @param {{ done: number, seconds: number, progress: number }} work progress from 0 to 1
 * @param {boolean} isRating
 */
export function paceWords({ done, seconds, progress }, isRating) {
  if (done === 0) return isRating ? '' : t('collection.starting');
  const left = (seconds / progress) * (1 - progress);
  const values = { count: rateOf(done, seconds), time: spanWords(left) };
  return t(isRating ? 'collection.ratePace' : 'collection.pace', values);
}

/** How many puzzles a second: two digits are steady enough to be read. @param {number} done @param {number} seconds */
const rateOf = (done, seconds) => Number((done / seconds).toPrecision(2));

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
 * How the solving of many puzzles has ended.
 * @param {{ done: number, seconds: number, isSolved: boolean, trouble: unknown }} work `isSolved`: whether all puzzles
 *   are solved; `trouble`: why the work broke off, or null
 */
export function workedWords({ done, seconds, isSolved, trouble }) {
  if (trouble) return sentences(troubleWords(trouble), t('collection.kept'));
  if (!isSolved) return t('collection.stopped', { count: done });
  if (done === 0) return t('collection.none');
  const time = tookWords(seconds);
  if (seconds < 1) return t('collection.quick', { time }); // most of the time is the workers' start: no rate
  return t('collection.solved', { time, count: rateOf(done, seconds) });
}

/**
 * How the rating of many puzzles has ended, or '' where it was not begun.
 * @param {{ done: number, seconds: number, isRated: boolean, trouble: unknown }} work `isRated`: whether all puzzles with
 *   one solution are rated
 */
export function ratedWords({ done, seconds, isRated, trouble }) {
  if (trouble) return sentences(troubleWords(trouble), t('collection.kept'));
  if (!isRated) return seconds === 0 ? '' : t('collection.ratingStopped', { count: done });
  return done === 0 ? '' : t('collection.rated', { time: tookWords(seconds) });
}

/** How long something took. @param {number} seconds */
const tookWords = (seconds) =>
  seconds < 0.1 ? t('time.under', { time: unit(0.1, 'second', 1) }) : unit(seconds, 'second', seconds < 10 ? 1 : 0);

/**
 * What is said when a typed number leads to no puzzle of the list.
 * @param {string} typed
 * @param {number | null} index of the puzzle that has this number and is not listed; null: none has it
 * @param {number} of how many of the first can be
 */
function missWords(typed, index, of) {
  if (index === null) return t('goto.miss', { typed, of });
  const number = index + 1;
  return index < of ? t('goto.hidden', { number, all: t('filter.all') }) : t('goto.beyond', { number, first: of });
}

/** That no puzzle passes the filter. @param {Pick<Known, 'count' | 'sizes'>} list @param {boolean} isSoFar whether some may yet */
export function nothingWords({ count, sizes: { all: first } }, isSoFar) {
  const all = t('filter.all');
  if (isSoFar) return t('list.nothingSoFar', { all });
  return count > first ? t('list.nothingFirst', { first, all }) : t('list.nothing', { all });
}

/** @param {boolean} isWorking */
export const goWords = (isWorking) => t(isWorking ? 'stop' : 'collection.go');

/** Whether a puzzle has another place among those that are listed than in their text. @param {Place} place */
export const isMoved = ({ index, filter, at }) => at >= 0 && (filter !== 'all' || at !== index);

/** Which puzzle of a list it is: where it has another place than in the text, both are said. @param {Place} place */
export function placeWords(place) {
  const { index, filter, at, of, isSoFar } = place;
  const name = filter === 'all' ? '' : listedWords(filter);
  if (at < 0)
    return name ? t('bar.filtered', { name, puzzles: collectionWords(of, !isSoFar) }) : t('puzzles', { count: of });
  const numbers = { number: index + 1, at: at + 1, of };
  if (name) return t('bar.placeFiltered', { ...numbers, name });
  return t(isMoved(place) ? 'bar.placeSorted' : 'bar.place', numbers);
}

/** The button that leads to the list: what it lists, and how many. @param {Place} place */
export const allWords = ({ filter, of }) => choiceWords(filter, of);

/** From so many on there is no room to say twice how many there are. */
const much = 1000;

/** Which puzzle of a list it is, where there is little room; '' where none of these is on the board. @param {Place} place */
export const shortPlaceWords = ({ at, of }) =>
  at < 0 ? '' : of < much ? t('pager.at', { at: at + 1, of }) : number(at + 1);

/**
 * The name of a file with what is known of puzzles.
 * @param {string} name of the file that the puzzles are from, or ''
 * @param {'solutions' | 'levels'} what
 */
export const fileName = (name, what) => `${name.replace(/\.[^.]*$/, '') || 'puzzles'}-${what}.txt`;

/** What is said of facts that come from the list. @type {Sentences<ListFact>} */
export const listSentences = {
  place: ({ isBack, label, ...place }) =>
    sentences(calledWords(label), t('sentence', { words: placeWords(place) }), isBack ? t('opened.back') : ''),
  filtered: (fact) => t('sentence', { words: placeWords({ index: -1, at: -1, ...fact }) }),
  ordered: ({ order }) => t('sentence', { words: t(`order.${order}`) }),
  saved: () => t('saved'),
  copiedRow: () => t('copied.text'),
  savedSoFar: ({ count }) => t('collection.savedSoFar', { count, go: goWords(false) }),
  noEntry: ({ typed, index, of }) => missWords(typed, index, of),
  listLost: () => t('list.lost'),
};

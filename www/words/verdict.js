// The words for a verdict: where digits clash, how many solutions there are, how hard the puzzle is, what is heard of it.

import { isHardlyBegun } from '../model/content.js';
import { symbolOf } from '../model/symbols.js';
import { levelNames } from '../model/verdicts.js';
import { number, sentences, t } from './i18n.js';
import { ruled } from './puzzle.js';

/**
 * @import { TimedVerdict } from '../engine/questions.js'
 * @import { Extent } from '../model/content.js'
 * @import { Page } from '../model/facts.js'
 * @import { Layout } from '../model/layout.js'
 * @import { Rated } from '../model/ratings.js'
 * @import { ToldClash } from '../model/seen.js'
 * @import { Solutions } from '../model/solutions.js'
 * @import { Clash, House, Verdict } from '../pkg/ninefold.js'
 * @import { View } from '../session/view.js'
 * @typedef {Clash & Partial<ToldClash>} SomeClash where answers are looked at, too: with how many of its cells are answers
 */

/** A clash, or '' while the words for its house are not loaded. @param {SomeClash} clash @param {Layout} [layout] */
function clashWords({ house, digit, cells }, layout) {
  const values = { index: house.index + 1, digit: symbolOf(digit), count: cells.length };
  if (isBasic(house.kind)) return t(`clash.${house.kind}`, values);
  return layout ? ruled.clash(house, layout, values) : '';
}

/** @param {House['kind']} kind @returns {kind is 'row' | 'column' | 'box'} */
const isBasic = (kind) => kind === 'row' || kind === 'column' || kind === 'box';

/** How many of the cells of a clash are answers; '' where none is. @param {SomeClash} clash */
function ownWords({ cells: { length: count }, own }) {
  if (!own) return '';
  return own === count ? t('clash.allOwn', { count }) : t('clash.own', { count: own });
}

/**
 * Where digits clash. A clash with an answer comes first; if the same cells clash in two houses, it counts only once.
 * @param {readonly SomeClash[]} all at least one
 * @param {Layout} [layout]
 * @returns {[first: string, rest: string]}
 */
export function clashesWords(all, layout) {
  const first = all.find(({ own }) => own) ?? all[0];
  const rest = all.filter((clash) => clash !== first && !(first.own && `${clash.cells}` === `${first.cells}`));
  const words = clashWords(first, layout);
  if (!words || rest.length === 0) return [words, words && ownWords(first)];
  if (rest.length === 1 && !first.own) return [words, alsoWords(first, rest[0], layout)];
  return [words, sentences(ownWords(first), t('clash.more', { count: rest.length }))];
}

/** A second clash. @param {SomeClash} first @param {SomeClash} other @param {Layout} [layout] */
function alsoWords(first, other, layout) {
  const { kind, index } = other.house;
  const isAlike = first.digit === other.digit && first.cells.length === other.cells.length;
  return isAlike && isBasic(kind) ? t(`also.${kind}`, { index: index + 1 }) : clashWords(other, layout);
}

/**
 * How many solutions there are, where there are several.
 * @param {Pick<Solutions, 'count' | 'complete'>} found those that are known by now
 */
export function countWords({ count, complete }) {
  if (complete) return t('count.all', { count });
  return count <= 2 ? t('verdict.several') : t('count.more', { count });
}

/**
 * What is heard of the verdict: the number of givens changes at almost every key, and nobody wants to hear it each time.
 * @param {View} view
 */
function heardVerdict(view) {
  const { verdict, extent, clashes, found } = view;
  if (view.isSlow) return t('thinking');
  if (verdict?.verdict === 'none')
    return sentences(t('verdict.none'), ...(clashes.length ? clashesWords(clashes, view.layout) : []));
  if (clashes.length) return sentences(...clashesWords(clashes, view.layout));
  if (!extent.givens && !extent.isPrinted) return t('verdict.empty');
  if (verdict?.verdict === 'unique') return t('verdict.unique');
  if (verdict?.verdict !== 'several') return '';
  if (found && view.isCountingSlow) return sentences(countWords(found), t('counting'));
  if (found && !view.isCounting) return countWords(found);
  return view.isSettled && !isHardlyBegun(extent) ? t('verdict.several') : '';
}

/** A level and its number, as in "Medium, 2.6"; '' where there is no rating, or nothing to do. @param {Rated | null} rated */
export function levelWords(rated) {
  if (!rated?.rating) return '';
  const rating = ratingNumber(rated.rating);
  return t(rated.least ? 'level.least' : 'level.rated', { level: t(`level.${rated.level}`), rating });
}

/** How hard a puzzle is; '' where that is not known. @param {Rated | null} rating */
function levelSentence(rating) {
  const words = levelWords(rating);
  return words && t('sentence', { words });
}

/** @param {number} rating */
const ratingNumber = (rating) => number(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/**
 * How hard the puzzle is: how many of five bars, the level and its number; null where none can be had, or nothing is blank.
 * @param {View} view
 */
export function levelOf({ verdict, rating, isRatingSlow, solution }) {
  if (verdict?.verdict !== 'unique' || solution) return null;
  if (!rating) return isRatingSlow ? { bars: 0, level: '', number: t('level.asked') } : null;
  return levelParts(rating);
}

/** What `levelOf` gives. @param {Rated} rated */
export function levelParts({ rating, level, least }) {
  if (!rating) return null;
  const value = ratingNumber(rating);
  return {
    bars: levelNames.indexOf(level) + 1,
    level: t(`level.${level}`),
    number: least ? t('level.atLeast', { rating: value }) : value,
  };
}

/** What is heard of the verdict and of the level, which may come later; nothing while a list covers the board. @param {View} view */
export const heardWords = (view) =>
  view.front === 'list'
    ? { verdict: '', level: '' }
    : { verdict: heardVerdict(view), level: levelSentence(view.rating) };

/** What the doctor can be asked, or ''. @param {Verdict | null} verdict @param {Extent} puzzle */
export function questionWords(verdict, puzzle) {
  if (!verdict || verdict.verdict === 'unique') return '';
  if (verdict.verdict !== 'several') return t('doctor.wrong');
  return isHardlyBegun(puzzle) ? '' : t('doctor.several');
}

/** Which of how many solutions is shown. @param {Page} page */
export const atWords = ({ at, of, more }) => t(more ? 'pager.atMore' : 'pager.at', { at: at + 1, of });

/** How long a search took, as precisely as a browser's clock can tell. @param {number} millis */
export function timeWords(millis) {
  const unit = { style: /** @type {const} */ ('unit'), unit: 'millisecond' };
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  if (millis < 0.1) return t('time.under', { time: number(0.1, { ...unit, ...one }) });
  if (millis < 10) return number(millis, { ...unit, ...one });
  if (millis < 1000) return number(Math.round(millis), unit);
  return number(millis / 1000, { ...unit, ...one, unit: 'second' });
}

/** What is said when a solution is shown. @param {TimedVerdict} verdict @param {boolean} [isAloud] what is seen says the rest */
export const solvedWords = ({ verdict, millis }, isAloud = false) =>
  sentences(
    isAloud && verdict === 'unique' ? t('solved') : '',
    t('solved.time', { time: timeWords(millis) }),
    verdict === 'several' ? t('differing') : '',
  );

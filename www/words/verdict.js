// What stands under the grid first: the verdict, how hard the puzzle is, and what can be asked about it.

import { isHardlyBegun } from '../model/content.js';
import { symbolOf } from '../model/symbols.js';
import { number, sentences, t } from './i18n.js';
import { rowAndColumn, ruled } from './puzzle.js';

/**
 * @import { TimedVerdict } from '../engine/questions.js'
 * @import { Extent } from '../model/content.js'
 * @import { Page } from '../model/facts.js'
 * @import { Layout } from '../model/layout.js'
 * @import { Rated } from '../model/ratings.js'
 * @import { ToldClash } from '../model/seen.js'
 * @import { Solutions } from '../model/solutions.js'
 * @import { Clash, Verdict } from '../pkg/ninefold.js'
 * @import { View } from '../session/view.js'
 * @typedef {Clash & Partial<ToldClash>} SomeClash where answers are looked at, too: with how many of its cells are answers
 *
 * @typedef {object} Known what is known besides the verdict
 * @property {readonly SomeClash[]} [clashes] those that are seen
 * @property {Pick<Solutions, 'count' | 'complete'> | null} [found] where there are several solutions: those that are known by now
 * @property {boolean} [isCounting] whether there may be more of them soon
 * @property {boolean} [isBegun] whether so little has been typed that several solutions mean nothing yet
 * @property {Layout} [layout] names the houses that only other than the classic rules make
 * @property {Rated | null} [rating] where there is one solution: how hard it is
 * @property {boolean} [isRatingSlow] whether that is being worked out, and the person should know
 * @property {{ row: number, column: number } | null} [next] the cell that is typed into next
 */

/** A clash, or '' while the words for its house are not loaded. @param {SomeClash} clash @param {Layout} [layout] */
function clashWords({ house, digit, cells, own }, layout) {
  const { kind, index } = house;
  const count = cells.length;
  const values = { index: index + 1, digit: symbolOf(digit), count };
  const isBasic = kind === 'row' || kind === 'column' || kind === 'box';
  const words = isBasic ? t(`clash.${kind}`, values) : layout ? ruled.clash(house, layout, values) : '';
  if (!words || !own) return words;
  return sentences(words, own === count ? t('clash.allOwn', { count }) : t('clash.own', { count: own }));
}

/**
 * Where digits clash. A clash with an answer comes first; if the same cells clash in two houses, it counts only once.
 * @param {readonly SomeClash[]} all at least one
 * @param {Layout} [layout]
 */
function clashesWords(all, layout) {
  const first = all.find(({ own }) => own) ?? all[0];
  const words = clashWords(first, layout);
  const rest = all.filter((clash) => clash !== first && !(first.own && `${clash.cells}` === `${first.cells}`));
  if (!words || rest.length === 0) return words;
  const isShort = rest.length === 1 && !first.own;
  return sentences(words, isShort ? clashWords(rest[0], layout) : t('clash.more', { count: rest.length }));
}

/**
 * The line under the grid.
 * @param {Extent} extent
 * @param {Verdict | null} verdict null while it is not known
 * @param {Known} [known]
 */
export function verdictWords(extent, verdict, known = {}) {
  const { givens, isPrinted } = extent;
  const bare = bareVerdictWords(extent, verdict, known);
  if (known.isBegun && !bare) {
    return sentences(t('verdict.begun', { count: givens }), known.next ? t('verdict.next', known.next) : '');
  }
  const isWhole =
    (givens === 0 && !isPrinted) ||
    verdict?.verdict === 'clash' ||
    (known.clashes?.length && verdict?.verdict !== 'none');
  const asked = known.isRatingSlow ? t('level.asked') : '';
  const level = verdict?.verdict === 'unique' ? levelSentence(known.rating ?? null) || asked : '';
  return isWhole ? bare : sentences(givens ? t('verdict.givens', { count: givens }) : '', bare, level);
}

/**
 * The verdict alone: the number of givens changes at almost every key.
 * @param {Extent} extent
 * @param {Verdict | null} verdict null while it is not known
 * @param {Known} known
 */
function bareVerdictWords({ givens, isPrinted }, verdict, { clashes = [], found, isCounting, isBegun, layout }) {
  const clash = clashes.length ? clashesWords(clashes, layout) : '';
  switch (verdict?.verdict) {
    case 'none':
      return sentences(t('verdict.none'), clash);
    case 'clash':
      return clash || clashesWords(verdict.clashes, layout);
    default:
      if (clash) return clash;
      if (givens === 0 && !isPrinted) return t('verdict.empty');
      if (verdict?.verdict === 'unique') return t('verdict.unique');
      if (verdict?.verdict !== 'several') return '';
      if (!found) return isBegun ? '' : t('verdict.several');
      if (found.complete) return t('count.all', { count: found.count });
      if (found.count <= 2) return t(isCounting ? 'count.severalCounting' : 'verdict.several');
      return t(isCounting ? 'count.moreCounting' : 'count.more', { count: found.count });
  }
}

/** A level and its number, as in "Medium, 2.6"; '' where there is no rating, or nothing to do. @param {Rated | null} rated */
export function levelWords(rated) {
  if (!rated?.rating) return '';
  const rating = number(rated.rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return t(rated.least ? 'level.least' : 'level.rated', { level: t(`level.${rated.level}`), rating });
}

/** How hard a puzzle is; '' where that is not known. @param {Rated | null} rating */
function levelSentence(rating) {
  const words = levelWords(rating);
  return words && t('sentence', { words });
}

/**
 * The line of the verdict.
 * @param {View} view
 * @returns {{ words: string, kind: string }} `kind`: the verdict's name, or '' while there is none
 */
export function lineWords(view) {
  const { isSlow, verdict, clashes, extent, mode, position, selected } = view;
  if (isSlow) return { words: t('thinking'), kind: '' };
  const { givens, layout } = position.sheet;
  const next = mode !== 'givens' || givens[selected] ? null : rowAndColumn(layout, selected);
  const known = { ...view, isCounting: view.isCountingSlow, isBegun: isHardlyBegun(extent), next };
  const words = verdictWords(extent, verdict, known);
  return { words, kind: clashes.length ? 'clash' : (verdict?.verdict ?? '') };
}

/**
 * What is heard of the verdict and of the level, which may come later. The number of givens is left out: it changes at
 * every key, and nobody wants to hear it again each time. Neither is heard while a list covers the board.
 * @param {View} view
 */
export function heardWords(view) {
  if (view.front === 'list') return { verdict: '', level: '' };
  const { isSlow, isCounting, isCountingSlow, found, extent, verdict, rating } = view;
  const known = {
    ...view,
    found: isCounting ? null : found,
    isCounting: isCountingSlow,
    isBegun: isHardlyBegun(extent),
  };
  return {
    verdict: isSlow ? t('thinking') : bareVerdictWords(extent, verdict, known),
    level: levelSentence(rating),
  };
}

/**
 * What the doctor can be asked, or ''.
 * @param {Verdict | null} verdict
 * @param {Extent} puzzle
 * @param {boolean} isSolutionWanted whether a solution is wanted on the page
 */
export function questionWords(verdict, puzzle, isSolutionWanted) {
  if (!verdict || verdict.verdict === 'unique') return '';
  if (verdict.verdict !== 'several') return t('doctor.wrong');
  return isSolutionWanted || isHardlyBegun(puzzle) ? '' : t('doctor.several');
}

/** Of how many solutions one is shown. @param {Page} page */
export const ofWords = ({ of, more }) => t(more ? 'pager.ofMore' : 'pager.of', { count: of });

/** How long a search took, as precisely as a browser's clock can tell. @param {number} millis */
export function timeWords(millis) {
  const unit = { style: /** @type {const} */ ('unit'), unit: 'millisecond' };
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  if (millis < 0.1) return t('time.under', { time: number(0.1, { ...unit, ...one }) });
  if (millis < 10) return number(millis, { ...unit, ...one });
  if (millis < 1000) return number(Math.round(millis), unit);
  return number(millis / 1000, { ...unit, ...one, unit: 'second' });
}

/** What is said when Solve was pressed. @param {TimedVerdict} verdict */
export function solvedWords(verdict) {
  if (verdict.verdict !== 'unique' && verdict.verdict !== 'several') return t('solved.nothing');
  return t(`solved.${verdict.verdict}`, { time: timeWords(verdict.millis) });
}

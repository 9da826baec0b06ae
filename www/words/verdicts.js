// What is said of a verdict.

import { symbolOf } from '../model/symbols.js';
import { number, sentences, t } from './i18n.js';
import { levelWords } from './levels.js';
import { ruled } from './ruled.js';

/** @import { TimedVerdict } from '../engine/questions.js' */
/** @import { Extent } from '../model/content.js' */
/** @import { Layout } from '../model/layout.js' */
/** @import { Rated } from '../model/ratings.js' */
/** @import { ToldClash } from '../model/seen.js' */
/** @import { Solutions } from '../model/solutions.js' */
/** @import { Clash, HouseKind, Verdict } from '../pkg/ninefold.js' */
/** @import { Key } from './i18n.js' */
/** @typedef {Pick<Solutions, 'count' | 'complete'>} Found */

/** By kind; `ruled` says the others. @type {Partial<Record<HouseKind, Key>>} */
const clashes = { row: 'clash.row', column: 'clash.column', box: 'clash.box' };

/**
 * A clash, or '' while the words for its house are not loaded.
 * @param {Clash & { own?: number }} clash `own`: how many of its cells are answers
 * @param {Layout} [layout]
 */
function clashWords({ house, digit, cells, own }, layout) {
  const count = cells.length;
  const key = clashes[house.kind];
  const values = { index: house.index + 1, digit: symbolOf(digit), count };
  const words = key ? t(key, values) : layout ? ruled.clash(house, layout, values) : '';
  const owned = own === count ? t('clash.allOwn', { count }) : t('clash.own', { count: own ?? 0 });
  return words && sentences(words, own ? owned : '');
}

/**
 * Where digits clash. A clash with an answer comes first; if the same cells clash in two houses, it counts only once.
 * @param {readonly (Clash & { own?: number })[]} all at least one
 * @param {Layout} [layout]
 */
function clashesWords(all, layout) {
  const first = all.find(({ own }) => own) ?? all[0];
  const rest = all.filter((clash) => clash !== first && !(first.own && `${clash.cells}` === `${first.cells}`));
  const isShort = rest.length === 1 && !first.own;
  const words = clashWords(first, layout);
  return (
    words &&
    sentences(
      words,
      rest.length === 0 ? '' : isShort ? clashWords(rest[0], layout) : t('clash.more', { count: rest.length }),
    )
  );
}

/**
 * The line under the grid.
 * @param {Extent} extent
 * @param {Verdict | null} verdict null while it is not known
 * @param {object} [known]
 * @param {readonly ToldClash[]} [known.clashes] those that are seen
 * @param {Found | null} [known.found] where there are several solutions: those that are known by now
 * @param {boolean} [known.isCounting] whether there may be more of them soon
 * @param {Rated | null} [known.rating] where there is one solution: how hard it is
 * @param {boolean} [known.isRatingSlow] whether that is being worked out, and the person should know
 * @param {boolean} [known.isBegun] whether so little has been typed that several solutions mean nothing yet
 * @param {{ row: number, column: number } | null} [known.next] the cell that is typed into next
 * @param {Layout} [known.layout] names the houses that only other than the classic rules make
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
 * @param {object} [known] as for `verdictWords`
 * @param {readonly ToldClash[]} [known.clashes]
 * @param {Found | null} [known.found]
 * @param {boolean} [known.isCounting]
 * @param {boolean} [known.isBegun]
 * @param {Layout} [known.layout]
 */
export function bareVerdictWords({ givens, isPrinted }, verdict, known = {}) {
  const { clashes = [], found, isCounting = false, isBegun = false, layout } = known;
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
      if (found) return foundWords(found, isCounting);
      return isBegun ? '' : t('verdict.several');
  }
}

/** How hard a puzzle is; '' where that is not known. @param {Rated | null} rating */
export function levelSentence(rating) {
  const words = levelWords(rating);
  return words && t('sentence', { words });
}

/** @param {Found} found @param {boolean} isCounting */
function foundWords({ count, complete }, isCounting) {
  if (complete) return t('count.all', { count });
  if (count <= 2) return t(isCounting ? 'count.severalCounting' : 'verdict.several');
  return t(isCounting ? 'count.moreCounting' : 'count.more', { count });
}

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
  switch (verdict.verdict) {
    case 'unique':
      return t('solved.unique', { time: timeWords(verdict.millis) });
    case 'several':
      return t('solved.several', { time: timeWords(verdict.millis) });
    case 'none':
    case 'clash':
      return t('solved.nothing');
  }
}

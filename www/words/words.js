// What the page says: which sentence of locales/ it is, and what stands in its places.

import { symbolOf } from '../model/symbols.js';
import { listed, number, sentences, t } from './i18n.js';

/** @typedef {import('../pkg/ninefold.js').Verdict} Verdict */
/** @typedef {Verdict & { millis: number }} TimedVerdict */
/** @typedef {import('../pkg/ninefold.js').Clash} Clash */
/** @typedef {Pick<import('../engine/counter.js').Solutions, 'count' | 'complete' | 'asText'>} Found */

/** @param {number} count */
export const givensWords = (count) => t('givens', { count });

const clashes = { row: 'clash.row', column: 'clash.column', box: 'clash.box' };

/** @param {Clash & { own?: number }} clash `own`: how many of its cells are answers */
function clashWords({ house, index, digit, cells, own }) {
  const count = cells.length;
  const owned = own === count ? t('clash.allOwn', { count }) : t('clash.own', { count: own ?? 0 });
  return sentences(t(clashes[house], { index: index + 1, digit: symbolOf(digit), count }), own ? owned : '');
}

/**
 * Where digits clash; a clash of the person's own comes first, and counts once where the same cells clash in two houses.
 * @param {readonly (Clash & { own?: number })[]} all one at least
 */
function clashesWords(all) {
  const first = all.find(({ own }) => own) ?? all[0];
  const rest = all.filter((clash) => clash !== first && !(first.own && `${clash.cells}` === `${first.cells}`));
  const isShort = rest.length === 1 && !first.own;
  return sentences(
    clashWords(first),
    rest.length === 0 ? '' : isShort ? clashWords(rest[0]) : t('clash.more', { count: rest.length }),
  );
}

/**
 * The line under the grid.
 * @param {number} givens
 * @param {Verdict | null} verdict null while it is not known
 * @param {object} [known]
 * @param {readonly import('../session/view.js').ToldClash[]} [known.clashes] those that are seen
 * @param {Found | null} [known.found] where there are several solutions: those that are known by now
 * @param {boolean} [known.counting] whether there may be more of them soon
 */
export function verdictWords(givens, verdict, known = {}) {
  const bare = bareVerdictWords(givens, verdict, known);
  const isWhole =
    givens === 0 || verdict?.verdict === 'clash' || (known.clashes?.length && verdict?.verdict !== 'none');
  return isWhole ? bare : sentences(t('verdict.givens', { count: givens }), bare);
}

/**
 * The verdict alone, which stays the same from key to key as long as nothing happens.
 * @param {number} givens
 * @param {Verdict | null} verdict null while it is not known
 * @param {object} [known] the same
 * @param {readonly import('../session/view.js').ToldClash[]} [known.clashes]
 * @param {Found | null} [known.found]
 * @param {boolean} [known.counting]
 */
export function bareVerdictWords(givens, verdict, { clashes = [], found, counting = false } = {}) {
  const clash = clashes.length ? clashesWords(clashes) : '';
  switch (verdict?.verdict) {
    case 'none':
      return sentences(t('verdict.none'), clash);
    case 'clash':
      return clash || clashesWords(verdict.clashes);
    default:
      if (clash) return clash;
      if (givens === 0) return t('verdict.empty');
      if (verdict?.verdict === 'unique') return t('verdict.unique');
      if (verdict?.verdict === 'several') return found ? foundWords(found, counting) : t('verdict.several');
      return '';
  }
}

/**
 * @param {Found} found
 * @param {boolean} counting
 */
function foundWords({ count, complete }, counting) {
  if (complete) return t('count.all', { count });
  if (count <= 2) return t(counting ? 'count.severalCounting' : 'verdict.several');
  return t(counting ? 'count.moreCounting' : 'count.more', { count });
}

/**
 * How long a search took, as precisely as a browser's clock can tell.
 * @param {number} millis
 */
export function timeWords(millis) {
  const unit = { style: /** @type {const} */ ('unit'), unit: 'millisecond' };
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  if (millis < 0.1) return t('time.under', { time: number(0.1, { ...unit, ...one }) });
  if (millis < 10) return number(millis, { ...unit, ...one });
  if (millis < 1000) return number(Math.round(millis), unit);
  return number(millis / 1000, { ...unit, ...one, unit: 'second' });
}

/**
 * What is said when Solve was pressed.
 * @param {TimedVerdict} verdict
 */
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

const origins = /** @type {Record<string, string>} */ ({
  given: 'cell.given',
  answer: 'cell.answer',
  solved: 'cell.solved',
});

/**
 * What stands in a cell, for those who hear it.
 * @param {object} cell
 * @param {number} cell.row from 0
 * @param {number} cell.column from 0
 * @param {number} cell.box from 0
 * @param {number} cell.digit
 * @param {string} cell.origin
 * @param {boolean} cell.clash
 * @param {number[]} cell.marks
 * @param {boolean} cell.wrong whether it is an answer that is known to be
 * @param {boolean} cell.differs whether it is another in another solution
 * @param {number | undefined} cell.change what a repair would make of it
 */
export function cellWords({ row, column, box, digit, origin, marks, clash, wrong, differs, change }) {
  const content = digit ? [symbolOf(digit), t(origins[origin])] : [t('cell.blank')];
  if (marks.length) content.push(t('cell.marks', { digits: marks.map(symbolOf).join(' ') }));
  if (clash) content.push(t('cell.clash'));
  if (wrong) content.push(t('cell.wrong'));
  if (differs) content.push(t('cell.differs'));
  if (change) content.push(t('cell.change', { digit: symbolOf(change) }));
  if (change === 0) content.push(t('cell.changeToBlank'));
  return t('cell', { row: row + 1, column: column + 1, box: box + 1, content: listed(content) });
}

const modes = { givens: 'mode.givensNow', answers: 'mode.answersNow', marks: 'mode.marksNow' };

/**
 * What digits become now.
 * @param {import('../model/puzzle.js').Mode} mode
 */
export const modeWords = (mode) => t(modes[mode]);

/**
 * Why a command is not done.
 * @param {'tooLarge' | 'given' | 'answer'} obstacle
 * @param {import('../model/keys.js').Command} command
 * @param {number} side
 */
export function obstacleWords(obstacle, command, side) {
  if (obstacle === 'tooLarge' && command.do === 'digit') return tooLargeWords(command.digit, side);
  return t(obstacle === 'given' ? 'obstacle.given' : 'obstacle.answer');
}

/** What a text was read as. @type {Record<import('../pkg/ninefold.js').Format, string>} */
const formats = {
  bank: 'format.bank',
  csv: 'format.csv',
  dataset: 'format.dataset',
  grid: 'format.grid',
  hodoku: 'format.hodoku',
  json: 'format.json',
  line: 'format.line',
  link: 'format.link',
  marks: 'format.marks',
  opensudoku: 'format.opensudoku',
  rows: 'format.rows',
  sdk: 'format.sdk',
  solo: 'format.solo',
  spaced: 'format.spaced',
  ss: 'format.ss',
  sukaku: 'format.sukaku',
  tdoku: 'format.tdoku',
};

/**
 * That there is one puzzle in a text.
 * @param {Uint8Array} cells
 * @param {Pick<import('../engine/list/lines.js').Part, 'format' | 'ignored' | 'symbols'>} reading
 */
export function openedWords(cells, { format, ignored, symbols }) {
  const side = Math.sqrt(cells.length);
  const givens = givensWords(cells.filter(Boolean).length);
  const one =
    format === 'rows'
      ? t('opened.rows', { count: side, givens })
      : t('opened.one', { format: t(formats[format]), shape: shapeWords(side), givens });
  return sentences(one, ...symbols.map(symbolsWords), ignoredWords(ignored));
}

/**
 * That there are several puzzles in a text.
 * @param {Pick<import('../engine/list/collection.js').Collection, 'count' | 'isWhole' | 'unread' | 'format' | 'ignored'
 *   | 'symbols'>} collection
 */
export function openedListWords({ count, isWhole, unread, format, ignored, symbols }) {
  const name = t(format === 'line' ? 'format.lines' : formats[format]);
  const puzzles = isWhole ? puzzlesWords(count) : t('collection.soFar', { puzzles: puzzlesWords(count) });
  const but = unread ? t('opened.unreadable', { count: unread }) : '';
  const many = t('opened.many', { format: name, puzzles });
  return sentences(many, ...symbols.map(symbolsWords), but, ignoredWords(ignored));
}

/** @param {number} count */
const ignoredWords = (count) => (count ? t('opened.ignored', { count }) : '');

/**
 * How digits are shown that a text has other symbols for.
 * @param {import('../pkg/ninefold.js').SymbolSet} symbols
 */
function symbolsWords({ side, set }) {
  const largest = symbolOf(side);
  if (set === 'letters') return t('symbols.letters', { last: String.fromCharCode(64 + side), largest });
  return t(side === 16 ? 'symbols.hexadecimal' : 'symbols.fromZero', { largest });
}

/** @param {number} side */
export const shapeWords = (side) => `${side}×${side}`;

/**
 * @param {number} digit
 * @param {number} side
 */
export const tooLargeWords = (digit, side) =>
  t('tooLarge', { digit: symbolOf(digit), shape: shapeWords(side), largest: symbolOf(side) });

/**
 * What a text with solutions leaves out, or ''.
 * @param {{ asText: number, count: number, complete: boolean } | null} found
 */
export const partWords = (found) =>
  !found || (found.complete && found.asText === found.count) ? '' : t('written.part', { count: found.asText });

/**
 * What a text leaves out of the person's work, or ''.
 * @param {{ answers: boolean, marks: boolean }} leftOut
 */
export function leftOutWords({ answers, marks }) {
  if (answers) return t(marks ? 'written.noProgress' : 'written.noAnswers');
  return marks ? t('written.noMarks') : '';
}

/** @param {number} count puzzles without a solution to write down */
export const unsolvedWords = (count) => t('written.unsolved', { count });

// All solutions, and pages to turn.

/**
 * What is said when the counting was stopped.
 * @param {Found} found
 */
export const countStoppedWords = ({ count }) => t('count.stopped', { count });

/**
 * What was copied.
 * @param {boolean} solved whether a solution is shown
 * @param {Found | null} found the solutions, where one of several is shown
 */
export function copiedWords(solved, found) {
  if (!found) return t(solved ? 'copied.solution' : 'copied.puzzle');
  const { count, complete, asText } = found;
  if (complete && asText === count) return t('copied.all', { count });
  return t(complete ? 'copied.first' : 'copied.firstOfMore', { first: asText, count });
}

/** @typedef {import('../features/board/pager.js').Page} Page */

/** @param {Page} page */
export const ofWords = ({ of, more }) => t(more ? 'pager.ofMore' : 'pager.of', { count: of });

/** @param {Page} page */
export const pageWords = (page) => t('pager.page', { at: page.at + 1, of: ofWords(page) });

/**
 * A number was typed that no solution has.
 * @param {string} typed
 * @param {Page} page
 */
export const noPageWords = (typed, { of }) => t('pager.miss', { typed, of });

// Many puzzles.

/** @param {number} count */
export const puzzlesWords = (count) => t('puzzles', { count });

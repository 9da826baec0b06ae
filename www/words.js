// Every word that the page says by itself; what never changes stands in index.html.

import { symbolOf } from './symbols.js';

/** @typedef {import('./pkg/ninefold.js').Verdict} Verdict */
/** @typedef {Verdict & { millis: number }} TimedVerdict */
/** @typedef {import('./pkg/ninefold.js').Clash} Clash */
/** @typedef {Pick<import('./solutions.js').Solutions, 'count' | 'complete' | 'asText'>} Found */

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** @param {string} text */
export const capital = (text) => text[0].toUpperCase() + text.slice(1);

/** @param {number} givens */
const givensWords = (givens) => `${givens} given${givens === 1 ? '' : 's'}`;

/** @param {Clash} clash */
const clashWords = ({ house, index, digit, cells }) =>
  `${capital(house)} ${index + 1} has ${counts[cells.length] ?? cells.length} ${symbolOf(digit)}s.`;

/**
 * The line under the grid.
 * @param {number} givens
 * @param {Verdict | null} verdict null while it is not known
 * @param {Found | null} found where there are several: those that are known by now
 * @param {boolean} counting whether there may be more of them soon
 */
export function verdictWords(givens, verdict, found = null, counting = false) {
  if (verdict?.verdict === 'clash') {
    const [first, second, ...more] = verdict.clashes.map(clashWords);
    return more.length ? `${first} And ${more.length + 1} more clashes.` : [first, second].join(' ').trim();
  }
  if (givens === 0) return 'An empty grid.';
  const known = {
    unique: 'Exactly one solution.',
    several: found ? foundWords(found, counting) : 'Several solutions so far.',
    none: 'No solution.',
  };
  return `${givensWords(givens)}. ${verdict ? known[verdict.verdict] : ''}`.trim();
}

export const thinking = 'Thinking…';
export const stopped = 'Stopped. Solve, or any change, asks again.';
export const hint = 'Type it as you read it; space or “blank” skips a cell.';

/** @param {boolean} showing */
export const solveWords = (showing) => (showing ? 'Hide' : 'Solve');

/**
 * How long a search took, as precisely as a browser's clock can tell.
 * @param {number} millis
 */
export function timeWords(millis) {
  if (millis < 0.1) return 'in under 0.1 ms';
  if (millis < 1000) return `in ${millis < 10 ? millis.toFixed(1) : Math.round(millis)} ms`;
  return `in ${(millis / 1000).toFixed(1)} s`;
}

/**
 * What is said when Solve was pressed.
 * @param {TimedVerdict} verdict
 */
export function solvedWords(verdict) {
  switch (verdict.verdict) {
    case 'unique':
      return `Solved ${timeWords(verdict.millis)}.`;
    case 'several':
      return `One of them, found ${timeWords(verdict.millis)}.`;
    case 'none':
    case 'clash':
      return 'There is nothing to fill in.';
  }
}

/**
 * What stands in a cell, for those who hear it.
 * @param {object} cell
 * @param {number} cell.row from 0
 * @param {number} cell.column from 0
 * @param {number} cell.digit
 * @param {string} cell.origin
 * @param {boolean} cell.clash
 * @param {boolean} cell.differs whether it is another in another solution
 * @param {number | undefined} cell.change what a repair would make of it
 */
export function cellWords({ row, column, digit, origin, clash, differs, change }) {
  const content = [digit ? `${symbolOf(digit)}, ${origin}` : 'blank'];
  if (clash) content.push('clash');
  if (differs) content.push('differs between solutions');
  if (change !== undefined) content.push(`would be ${symbolOf(change) || 'blank'}`);
  return `Row ${row + 1}, column ${column + 1}: ${content.join(', ')}`;
}

/** What a text was read as. @type {Record<import('./pkg/ninefold.js').Format, string>} */
const formatWords = {
  bank: 'A puzzle bank',
  csv: 'CSV',
  dataset: 'A table',
  grid: 'A grid with borders',
  hodoku: 'A line of HoDoKu’s',
  json: 'JSON',
  line: 'One line',
  link: 'A link',
  marks: 'Pencil marks',
  opensudoku: 'OpenSudoku',
  rows: 'Rows',
  sdk: 'A SadMan file',
  solo: 'Solo’s game ID',
  spaced: 'Rows, cell by cell',
  ss: 'Simple Sudoku',
  sukaku: 'A line of candidates',
  tdoku: 'A line of tdoku’s',
};

/**
 * What was read out of a text.
 * @param {import('./pkg/ninefold.js').Reading} reading
 */
export function openedWords({ puzzles, format, ignored }) {
  const passed = ignored ? `; ${ignored} character${ignored === 1 ? '' : 's'} ignored` : '';
  const [first] = puzzles;
  if (puzzles.length > 1 || typeof first === 'string') {
    const unread = puzzles.filter((puzzle) => typeof puzzle === 'string').length;
    const but = unread ? `, ${numberWords(unread)} of them unreadable` : '';
    return `${format === 'line' ? 'Lines' : formatWords[format]}: ${numberWords(puzzles.length)} puzzles${but}${passed}.`;
  }
  const side = Math.sqrt(first.length);
  const form =
    format === 'rows' ? `${capital(counts[side] ?? String(side))} rows` : `${formatWords[format]}, ${side}×${side}`;
  return `${form}, ${givensWords(first.filter(Boolean).length)}${passed}.`;
}

/**
 * @param {number} digit
 * @param {number} side
 */
export const tooLargeWords = (digit, side) =>
  `There is no ${symbolOf(digit)} in a ${side}×${side}: its digits are 1 to ${symbolOf(side)}.`;

/**
 * What a text with solutions leaves out, or ''.
 * @param {{ asText: number, count: number, complete: boolean } | null} found
 */
export const partWords = (found) =>
  !found || (found.complete && found.asText === found.count)
    ? ''
    : `The first ${numberWords(found.asText)} solutions; there are more.`;

/** @param {number} count puzzles without a solution to write down */
export const unsolvedWords = (count) =>
  count === 1 ? 'This puzzle has no solution.' : `${count} puzzles without exactly one solution are left out.`;

/**
 * Why a text was not taken.
 * @param {unknown} error
 */
export const unreadWords = (error) => `${error instanceof Error ? error.message : error} The grid is as it was.`;

/**
 * The engine is gone, which is a bug.
 * @param {string} cause
 */
export const brokenWords = (cause) => `The solver broke off (${cause}). Your puzzle is safe; any change asks again.`;

/** There is no engine: it needs WebAssembly with vectors. */
export const outdatedWords =
  'This browser is too old for the solver: it takes Chrome or Edge 91, Firefox 89, Safari 16.4 or newer.';

// All solutions, and pages to turn.

export const differing = 'A dot marks a cell that differs.';

/** @param {number} number */
export const numberWords = (number) => number.toLocaleString('en');

/**
 * @param {Found} found
 * @param {boolean} counting
 */
function foundWords({ count, complete }, counting) {
  if (complete) return `${numberWords(count)} solutions.`;
  const known = count > 2 ? `More than ${numberWords(count)}` : 'Several';
  return `${known} solutions${counting ? ', still counting…' : ' so far.'}`;
}

/**
 * What is said when the counting was stopped.
 * @param {Found} found
 */
export const countStoppedWords = ({ count }) => `Stopped at ${numberWords(count)} solutions.`;

/**
 * What a text has in it.
 * @param {boolean} solved whether a solution is shown
 * @param {Found | null} found the solutions, where one of several is shown
 */
function textWords(solved, found) {
  if (!found) return `the ${solved ? 'solution' : 'puzzle'}`;
  const { count, complete, asText } = found;
  if (complete && asText === count) return `all ${numberWords(count)} solutions`;
  return `the first ${numberWords(asText)} of ${complete ? '' : 'more than '}${numberWords(count)} solutions`;
}

/**
 * @param {boolean} solved
 * @param {Found | null} found
 */
export const copiedWords = (solved, found) => `Copied ${textWords(solved, found)}.`;

/** @typedef {import('./ui/pager.js').Page} Page */

/** @param {Page} page */
export const ofWords = ({ of, more }) => `of ${numberWords(of)}${more ? '+' : ''}`;

/** @param {Page} page */
export const pageWords = (page) => `${page.name} ${numberWords(page.at + 1)} ${ofWords(page)}`;

/**
 * A number was typed that nothing has.
 * @param {string} typed
 * @param {Page} page
 */
export const noPageWords = (typed, { name, of }) =>
  `There is no ${name.toLowerCase()} “${typed}”: type a number from 1 to ${numberWords(of)}.`;
// Many puzzles.

/** @typedef {import('./collection/collection.js').Filter} Filter */

/** @param {number} count */
const puzzleCount = (count) => `${numberWords(count)} puzzle${count === 1 ? '' : 's'}`;

/** How many solutions the puzzles have that a list is narrowed to, in the order it is offered. */
export const filterNames = /** @type {const} */ ({
  all: 'All',
  unique: 'One',
  several: 'Several',
  none: 'None',
  clash: 'Clash',
  unreadable: 'Unreadable',
  waiting: 'Not solved yet',
});

const listedNames = { ...filterNames, unique: 'One solution', several: 'Several solutions', none: 'No solution' };

/**
 * What a list is of.
 * @param {number} count
 * @param {boolean} isWhole whether that is all there are
 */
export const collectionWords = (count, isWhole) => `${puzzleCount(count)}${isWhole ? '' : ' so far'}`;

/**
 * One puzzle of a list.
 * @param {import('./collection/answers.js').VerdictName} verdict
 * @param {string} line its cells, or `? ` and why it is unreadable
 */
export function entryWords(verdict, line) {
  if (line.startsWith('? ')) return { verdict: listedNames.unreadable, about: line.slice(2) };
  const side = Math.sqrt(line.length);
  const givens = line.replaceAll('.', '').length;
  return { verdict: listedNames[verdict], about: `${side}×${side}, ${givensWords(givens)}` };
}

/**
 * How fast many puzzles are solved, and how long it will go on.
 * @param {{ solved: number, seconds: number, progress: number }} work progress from 0 to 1
 */
export function paceWords({ solved, seconds, progress }) {
  if (solved === 0) return 'Starting…';
  const left = (seconds / progress) * (1 - progress);
  return `${rateWords(solved, seconds)}, ${spanWords(left)} left`;
}

/** @param {number} solved @param {number} seconds */
function rateWords(solved, seconds) {
  const rate = solved / seconds;
  const scale = 10 ** Math.max(0, Math.floor(Math.log10(rate)) - 1); // two digits are steady enough to be read
  return `${numberWords(Math.round(rate / scale) * scale)} puzzles a second`;
}

/** @param {number} seconds */
function spanWords(seconds) {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  if (seconds < 5400) return `${Math.ceil(seconds / 60)} min`;
  return `${(seconds / 3600).toFixed(1)} h`;
}

/**
 * How the work on many puzzles has ended.
 * @param {{ solved: number, seconds: number, isSolved: boolean, trouble: string }} work `isSolved`: all of them are
 */
export function workedWords({ solved, seconds, isSolved, trouble }) {
  if (trouble) return `${trouble} What was solved is kept.`;
  if (!isSolved) return `Stopped: ${puzzleCount(solved)} solved so far.`;
  if (solved === 0) return 'There is no puzzle in it.';
  if (seconds < 1) return `Solved in ${seconds.toFixed(1)} s.`; // of which most is the workers' start
  return `Solved in ${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s: ${rateWords(solved, seconds)}.`;
}

/** @param {boolean} isWorking */
export const goWords = (isWorking) => (isWorking ? 'Stop' : 'Go on');

/**
 * Which puzzle of a list is in the grid.
 * @param {Filter} filter
 * @param {number} at from 0; negative: none of them
 * @param {number} of
 */
export const placeWords = (filter, at, of) =>
  at < 0
    ? `${filter === 'all' ? '' : `${listedNames[filter]}: `}${puzzleCount(of)}`
    : `${filter === 'all' ? 'Puzzle' : listedNames[filter]} ${numberWords(at + 1)} of ${numberWords(of)}`;

/** @param {string} name of the file that the puzzles are from, or '' */
export const solutionsFile = (name) => `${name.replace(/\.[^.]*$/, '') || 'puzzles'}-solutions.txt`;

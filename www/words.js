// Every word that the page says by itself; what never changes stands in index.html.

import { symbolOf } from './symbols.js';

/** @typedef {import('./pkg/ninefold.js').Verdict} Verdict */
/** @typedef {Verdict & { millis: number }} TimedVerdict */
/** @typedef {import('./pkg/ninefold.js').Clash} Clash */

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** @param {string} text */
const capital = (text) => text[0].toUpperCase() + text.slice(1);

/** @param {Clash} clash */
const clashWords = ({ house, index, digit, cells }) =>
  `${capital(house)} ${index + 1} has ${counts[cells.length] ?? cells.length} ${symbolOf(digit)}s.`;

/**
 * The line under the grid.
 * @param {number} givens
 * @param {Verdict | null} verdict null while it is not known
 */
export function verdictWords(givens, verdict) {
  if (verdict?.verdict === 'clash') {
    const [first, second, ...more] = verdict.clashes.map(clashWords);
    return more.length ? `${first} And ${more.length + 1} more clashes.` : [first, second].join(' ').trim();
  }
  if (givens === 0) return 'An empty grid.';
  const known = {
    unique: 'Exactly one solution.',
    several: 'Several solutions so far.',
    none: 'No solution.',
  };
  return `${givens} given${givens === 1 ? '' : 's'}. ${verdict ? known[verdict.verdict] : ''}`.trim();
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
      return 'There is nothing to fill in. Is a digit misread?';
    case 'clash':
      return 'Mend the marked cells first.';
  }
}

/**
 * What stands in a cell, for those who hear it.
 * @param {{ row: number, column: number, digit: number, origin: string, clash: boolean }} cell row and column from 0
 */
export function cellWords({ row, column, digit, origin, clash }) {
  const content = digit ? `${symbolOf(digit)}, ${origin}${clash ? ', clash' : ''}` : 'blank';
  return `Row ${row + 1}, column ${column + 1}: ${content}`;
}

/**
 * What was read out of a text.
 * @param {Uint8Array[]} puzzles
 */
export function openedWords(puzzles) {
  const [{ length }] = puzzles;
  const size = `${Math.sqrt(length)}×${Math.sqrt(length)}`;
  return puzzles.length === 1 ? `Read a ${size}.` : `Read ${puzzles.length} puzzles; this is the first.`;
}

/** @param {boolean} solved */
export const copiedWords = (solved) => `Copied the ${solved ? 'solution' : 'puzzle'}.`;

/**
 * @param {number} digit
 * @param {number} side
 */
export const tooLargeWords = (digit, side) =>
  `There is no ${symbolOf(digit)} in a ${side}×${side}: its digits are 1 to ${symbolOf(side)}.`;

/** @param {number} limit */
export const partOfSolutionsWords = (limit) => `There are more solutions; these are ${limit.toLocaleString('en')}.`;

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

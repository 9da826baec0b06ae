// The lines of a list, as the Rust core's Reader writes them: a puzzle's cells, and behind ` # ` what has been done on it;
// or `? ` and why it cannot be read.

import { sheetIn } from './sheet.js';
import { cellsIn } from './symbols.js';

/**
 * @import { Rule } from '../pkg/ninefold.js'
 * @import { Sheet } from './sheet.js'
 *
 * @typedef {{ kind: 'ruled', rule: Rule }} Ruled a puzzle with a rule that the page does not know
 * @typedef {import('../pkg/ninefold.js').Fault | Ruled} Fault
 * @typedef {{ line: string, sheet: null, answers?: undefined, marks?: undefined, label?: undefined, fault: Fault }} Unread
 * @typedef {{ line: string, sheet: Sheet, answers?: Uint8Array, marks?: Uint32Array, label?: string, fault?: undefined }} Read
 *   a puzzle, with the answers and marks that came with it, and what its text calls it
 * @typedef {Read | Unread} Entry `line`: the puzzle as text, or all of it where there is none
 */

/**
 * How many puzzles of a text are listed: every browser can scroll through their rows. Of those that follow only the verdicts are
 * counted and the answers kept.
 */
export const mostListed = 30_000;

/** The line of an unreadable puzzle begins with this. No other line does. */
const mark = '? ';

/** Stands between the cells and the rest. Cells have no blank in them. */
const separator = ' # ';

/** The first characters of these as bytes, for code that has the lines as bytes. */
export const [unreadable, endOfCells, semicolon] = [mark, separator, ';'].map((text) => text.charCodeAt(0));

/** The cells of a line as text, or '' where they cannot be read. @param {string} line */
export const puzzleIn = (line) => (line.startsWith(mark) ? '' : line.split(separator, 1)[0]);

/** Whether a line has a puzzle with rules that nobody has told yet. @param {string} line */
export const isUntold = (line) => puzzleIn(line).includes(';') && !sheetIn(puzzleIn(line));

/**
 * What a line says.
 * @param {string} line whose rules are known
 * @returns {Entry}
 */
export function entryOf(line) {
  if (line.startsWith(mark)) return { line, sheet: null, fault: JSON.parse(line.slice(mark.length)) };
  const [puzzle, progress] = line.split(separator);
  const sheet = sheetIn(puzzle);
  if (!sheet) throw new Error(`no puzzle: ${puzzle}`);
  const entry = { line: puzzle, sheet };
  if (!progress) return entry;
  const { answers, marks } = JSON.parse(progress);
  return { ...entry, answers: answers && cellsIn(answers), marks: marks && Uint32Array.from(marks) };
}

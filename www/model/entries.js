// The lines of a list, as the Rust core's Reader writes them: a puzzle's cells, or `? ` and why it cannot be read.

import { cellsIn } from './symbols.js';

/**
 * @typedef {import('../pkg/ninefold.js').Fault} Fault
 * @typedef {{ line: string, cells: Uint8Array, fault?: undefined } | { line: string, cells: null, fault: Fault }} Entry
 */

/** The line of an unreadable puzzle begins with this. No other line does. */
const mark = '? ';

/** Its first character as a byte, for code that has the lines as bytes. */
export const unreadable = mark.charCodeAt(0);

/**
 * What a line says.
 * @param {string} line
 * @returns {Entry}
 */
export function entryOf(line) {
  if (!line.startsWith(mark)) return { line, cells: cellsIn(line) };
  return { line, cells: null, fault: JSON.parse(line.slice(mark.length)) };
}

// A line of a list: a puzzle's cells, or `? ` and why it cannot be read. The Rust core's Reader writes them.

import { cellsIn } from './symbols.js';

/**
 * @typedef {import('../pkg/ninefold.js').Fault} Fault
 * @typedef {{ line: string, cells: Uint8Array, fault?: undefined } | { line: string, cells: null, fault: Fault }} Entry
 */

/** What the line of an unreadable puzzle begins with; no puzzle does. */
const mark = '? ';

/** The same as a byte, for whoever has not made text of the lines. */
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

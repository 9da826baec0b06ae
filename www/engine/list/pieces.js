// Cuts puzzles, which stand in a line each, into pieces that are solved quickly.

import { endOfCells, semicolon, unreadable } from '../../model/entries.js';

/**
 * @typedef {object} Piece puzzles that follow each other in a text
 * @property {Uint8Array} lines a line for each, as model/entries.js has them
 * @property {number} count
 * @property {number} unread how many of them cannot be read
 * @property {number} bytes about how many bytes of the text they take
 */

const lineBreak = 10;

/**
 * A piece with the work of so many 9×9s is complete. It is solved in milliseconds, so that there is progress to see and
 * a stop loses little.
 */
const most = 4096;

/** A puzzle with the work of so many 9×9s may take long. It is a piece of its own, so that no other waits for it. */
const heavy = 500;

/** About how many 9×9s take as long: 100 for a 16×16, for example. @param {number} cells */
const work = (cells) => (cells / 81) ** 4;

/** How many cells a line has: rules, answers and marks are no work. @param {Uint8Array} line */
function cellsIn(line) {
  const end = line.findIndex((byte) => byte === endOfCells || byte === semicolon);
  return end < 0 ? line.length : end;
}

/**
 * Cuts lines between puzzles.
 * @param {Uint8Array} lines
 * @param {number} bytes how many bytes of the text they take
 */
export function cut(lines, bytes) {
  /** @type {Piece[]} */
  const pieces = [];
  let begin = 0;
  let [count, unread, worth] = [0, 0, 0];
  const end = (/** @type {number} */ at) => {
    if (count === 0) return;
    // The lines are copied: a part of a buffer that goes to another thread would take the whole buffer along.
    pieces.push({ lines: lines.slice(begin, at), count, unread, bytes: (bytes * (at - begin)) / lines.length });
    begin = at;
    [count, unread, worth] = [0, 0, 0];
  };
  for (let at = 0; at < lines.length; ) {
    const after = lines.indexOf(lineBreak, at) + 1;
    const own = work(cellsIn(lines.subarray(at, after - 1)));
    if (own >= heavy) end(at);
    count++;
    if (lines[at] === unreadable) unread++;
    worth += own;
    at = after;
    if (worth >= most || own >= heavy) end(at);
  }
  end(lines.length);
  return pieces;
}

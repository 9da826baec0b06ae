// Cuts puzzles, which stand in a line each, into pieces that are solved quickly.

import { endOfCells, mostListed, semicolon, unreadable } from '../../model/entries.js';

/**
 * @typedef {object} Piece puzzles that follow each other in a text
 * @property {Uint8Array} lines a line for each, as model/entries.js has them
 * @property {number} count
 * @property {number} unread how many of them cannot be read
 * @property {number} bytes about how many bytes of the text they take
 */

const lineBreak = 10;

/** As many 9×9s are solved in milliseconds: so there is progress to see, and a stop loses little. */
const most = 4096;

/** A puzzle with more cells may take long. Few are a piece, so that all workers have some. */
const [large, mostLarge] = [100, 16];

/** Whether a line has many cells: rules, answers and marks are no work. @param {Uint8Array} line */
const isLarge = (line) =>
  line.length > large && !line.subarray(0, large).some((byte) => byte === endOfCells || byte === semicolon);

/**
 * Cuts lines between puzzles: also where the puzzles end that are listed.
 * @param {Uint8Array} lines
 * @param {number} bytes how many bytes of the text they take
 * @param {number} before how many puzzles come before them in the text
 */
export function cut(lines, bytes, before) {
  /** @type {Piece[]} */
  const pieces = [];
  let all = before;
  for (let begin = 0, at = 0; begin < lines.length; begin = at) {
    let [count, unread, full] = [0, 0, 0];
    while (at < lines.length && full < 1 && (count === 0 || all !== mostListed)) {
      const after = lines.indexOf(lineBreak, at) + 1;
      full += 1 / (isLarge(lines.subarray(at, after - 1)) ? mostLarge : most);
      if (lines[at] === unreadable) unread++;
      count++;
      all++;
      at = after;
    }
    // They are handed over: a part of a buffer would take the whole buffer along.
    const own = at - begin === lines.length ? lines : lines.slice(begin, at);
    pieces.push({ lines: own, count, unread, bytes: (bytes * own.length) / lines.length });
  }
  return pieces;
}

// The dresses of a 9×9: how the same puzzle may stand in a text.

import { format, solve } from '../www/pkg/ninefold.js';
import { asCells } from './both/single.js';

/** @import { Layout } from '../www/pkg/ninefold.js' */

/** A puzzle in one of the product's layouts. @param {string} puzzle @param {Layout} layout */
const laidOut = (puzzle, layout) => format(asCells(puzzle), { layout });

/** Writes puzzles in a layout of several lines, with a blank line after each. @param {Layout} layout */
const block = (layout) => (/** @type {string} */ puzzle) => `${laidOut(puzzle, layout)}\n\n`;

/** A rating that differs from puzzle to puzzle, but not from run to run. @param {string} puzzle */
const rating = (puzzle) => `${1 + (puzzle.search(/\d/) % 9)}.${puzzle.lastIndexOf('.') % 10}`;

const zeros = (/** @type {string} */ puzzle) => puzzle.replaceAll('.', '0');

/** @param {string} puzzle with one solution */
function solution(puzzle) {
  const answer = solve(asCells(puzzle));
  if (answer.verdict !== 'unique') throw new Error(`expected one solution, got ${answer.verdict}: ${puzzle}`);
  return answer.solution;
}

/** The candidates of all cells, nine characters for each. @param {string} puzzle */
function sukaku(puzzle) {
  // A `.` among the marks stands for one candidate: its digit would be taken for a given there.
  const marks = laidOut(puzzle, 'marks').match(/\d+|(?<= )\./g) ?? [];
  const digits = solution(puzzle);
  const candidates = marks.map((mark, cell) => (mark === '.' ? String(digits[cell]) : mark));
  return candidates
    .map((mark) => '123456789'.replaceAll(/./g, (digit) => (mark.includes(digit) ? digit : '.')))
    .join('');
}

/**
 * A text of one puzzle or more, each with its lines ended; the puzzles have 81 characters, `.` for a blank.
 * @typedef {(puzzles: readonly string[]) => string} Dress
 */

/** @param {(puzzle: string) => string} write @returns {Dress} */
const each = (write) => (puzzles) => puzzles.map(write).join('');

/** By their names in the table. @type {Record<string, Dress>} */
export const dresses = {
  'a line of 81': each((puzzle) => `${puzzle}\n`),
  zeros: each((puzzle) => `${zeros(puzzle)}\n`),
  'space before': each((puzzle) => ` ${puzzle}\n`),
  'space after': each((puzzle) => `${puzzle} \n`),
  CRLF: each((puzzle) => `${puzzle}\r\n`),
  'comment after #': each((puzzle) => `${puzzle} # easy ${rating(puzzle)}\n`),
  'comment after a space': each((puzzle) => `${puzzle} easy ${rating(puzzle)}\n`),
  'comment after a comma': each((puzzle) => `${puzzle},easy ${rating(puzzle)}\n`),
  'puzzle bank': each((puzzle) => `0000183b305c ${zeros(puzzle)}  ${rating(puzzle)}\n`),
  'dataset with its header': (puzzles) =>
    `puzzle,solution\n${each((puzzle) => `${zeros(puzzle)},${solution(puzzle).join('')}\n`)(puzzles)}`,
  'cells with commas': each((puzzle) => `${[...zeros(puzzle)].join()}\n`),
  HoDoKu: each((puzzle) => `:0000:x:${puzzle}:::\n`),
  JSON: each((puzzle) => `[${laidOut(puzzle, 'csv').replaceAll(/.+/g, '[$&]').replaceAll('\n', ',')}]\n`),
  Sukaku: each((puzzle) => `${sukaku(puzzle)}\n`),
  'rows of nine': each(block('rows')),
  'rows with spaces': each(block('spaced')),
  'rows with commas': each(block('csv')),
  'bordered grid': each(block('grid')),
  'sdk with its header': each((puzzle) => `#AWikipedia\n#LEasy\n${block('rows')(puzzle)}`),
  'pencil marks': each(block('marks')),
};

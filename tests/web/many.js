// Makes many puzzles of a few, each with its verdict and its solution. A puzzle keeps its verdict when digits are
// exchanged for others, or rows within a band: the solution changes in the same way.

import { randomFrom } from '../../bench/generate.js';
import { levels, newspaper, nine } from './cases.js';

/** @import { VerdictName } from '../../www/model/verdicts.js' */
/** @typedef {{ line: string, verdict: VerdictName, answer: string }} Made */

/**
 * Some things in another order.
 * @template T
 * @param {readonly T[]} things
 * @param {() => number} random
 */
const shuffled = (things, random) =>
  things
    .map((thing) => ({ thing, key: random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ thing }) => thing);

/** @param {() => number} random @returns {(cells: string) => string} the same change for a puzzle and its solution */
function change(random) {
  const digits = shuffled([...'123456789'], random);
  const rows = [0, 3, 6].flatMap((first) => shuffled([first, first + 1, first + 2], random));
  return (cells) =>
    rows
      .map((row) => cells.slice(9 * row, 9 * row + 9))
      .join('')
      .replaceAll(/[1-9]/g, (digit) => digits[Number(digit) - 1])
      .replaceAll(/[0x]/g, '.');
}

/**
 * The verdicts of those that have not exactly one solution, by their places among every twenty.
 * @type {Record<number, 'several' | 'none' | 'clash' | 'unreadable'>}
 */
const kinds = { 3: 'several', 8: 'none', 13: 'clash', 17: 'unreadable' };

/** Puzzles with one solution that are rated in no time. */
const quick = [nine, levels[0], levels[1]];

/** @param {number} count @returns {Made[]} the same every time */
export function makeMany(count) {
  const random = randomFrom(4);
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % 20];
    const changed = change(random);
    if (!kind) {
      const { puzzle, solution } = quick[index % quick.length];
      return { line: changed(puzzle), verdict: 'unique', answer: changed(solution) };
    }
    const lines = {
      several: () => changed(newspaper.puzzle.slice(0, 40).padEnd(81, '0')),
      none: () => changed(`9${newspaper.puzzle.slice(1)}`),
      clash: () => changed(`1${newspaper.puzzle.slice(1, 80)}1`.replace(/^1../, '1.1')),
      unreadable: () => changed(newspaper.puzzle).slice(1),
    };
    return { line: lines[kind](), verdict: kind, answer: kind };
  });
}

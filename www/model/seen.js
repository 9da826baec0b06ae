// What is seen on the grid at a glance: the clashes, the digit in each cell, the other cells with the selected digit,
// and the digits that are placed everywhere.

import { clashesIn } from './clashes.js';
import { contentOf } from './content.js';
import { filledIn } from './work.js';

/** @import { Clash, Verdict } from '../pkg/ninefold.js' */
/** @import { Drawable } from './drawing.js' */
/** @import { Layer } from './layers.js' */
/** @import { Work } from './work.js' */
/** @typedef {Clash & { own: number }} ToldClash `own`: how many of its cells are answers */

/**
 * The clashes that are shown. The verdict knows the givens only: once there are answers, the page looks itself.
 * @param {Work} work
 * @param {Verdict | null} verdict
 * @returns {ToldClash[]}
 */
export function clashesOn(work, verdict) {
  const { sheet, answers } = work;
  const ofGivens = verdict?.verdict === 'clash' ? verdict.clashes : [];
  const all = answers.some(Boolean) ? clashesIn(sheet.layout, filledIn(work)) : ofGivens;
  return all.map((clash) => ({ ...clash, own: clash.cells.filter((cell) => answers[cell]).length }));
}

/**
 * The digit that is seen in each cell, 0 where there is none. A digit that a layer would remove counts as none.
 * @param {Drawable} puzzle
 * @param {readonly Layer[]} [layers] may show other digits instead
 */
export function digitsSeen(puzzle, layers = []) {
  const digits = puzzle.sheet.givens.map((_, cell) => contentOf(puzzle, cell).digit);
  for (const { cells = [] } of layers) for (const { cell, digit } of cells) digits[cell] = digit ?? digits[cell];
  return digits;
}

/** The other cells that have the selected cell's digit. @param {Uint8Array} digits @param {number} selected */
export function alikeIn(digits, selected) {
  const digit = digits[selected];
  return digit ? [...digits.keys()].filter((cell) => cell !== selected && digits[cell] === digit) : [];
}

/**
 * The digits that are placed everywhere: in as many cells as the grid has rows, and in none that clashes.
 * @param {number} side
 * @param {Uint8Array} digits
 * @param {readonly { cells: readonly number[] }[]} clashes
 * @returns {ReadonlySet<number>}
 */
export function placedIn(side, digits, clashes) {
  const isClashing = new Set(clashes.flatMap(({ cells }) => cells));
  const counts = new Uint8Array(side + 1);
  for (const [cell, digit] of digits.entries()) if (!isClashing.has(cell)) counts[digit]++;
  return new Set([...counts.keys()].filter((digit) => digit && counts[digit] === side));
}

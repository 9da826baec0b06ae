// What the grid shows of all that is known. Knows no DOM.

import { clashesIn } from '../model/clashes.js';
import { contentOf } from '../model/content.js';

/** @typedef {import('../pkg/ninefold.js').Verdict} Verdict */

/** @typedef {import('../pkg/ninefold.js').Clash & { own: number }} ToldClash `own`: how many of its cells are answers */

/**
 * The clashes that are seen on the grid. The verdict knows of the givens alone: once there are answers, it is the page
 * that looks.
 * @param {import('../model/puzzle.js').Puzzle} puzzle
 * @param {object} known
 * @param {Verdict | null} known.verdict
 * @param {boolean} known.isCovered whether something else is shown over the answers
 * @returns {ToldClash[]}
 */
export function clashesOn(puzzle, { verdict, isCovered }) {
  if (isCovered) return [];
  const { answers, answerCount, filled } = puzzle;
  const ofGivens = verdict?.verdict === 'clash' ? verdict.clashes : [];
  const all = answerCount ? clashesIn(filled) : ofGivens;
  return all.map((clash) => ({ ...clash, own: clash.cells.filter((cell) => answers[cell]).length }));
}

/**
 * @param {import('../model/puzzle.js').Puzzle} puzzle
 * @param {object} known
 * @param {readonly ToldClash[]} known.clashes
 * @param {Uint8Array | null} known.solution the one that is shown
 * @param {ReadonlySet<number> | undefined} known.differing the cells that are not the same in every solution
 * @param {import('../pkg/ninefold.js').Repair | null} known.preview the repair that is shown in advance
 * @returns {import('../features/board/grid.js').View}
 */
export function viewOf(puzzle, { clashes, solution, differing, preview }) {
  const { givens, answers, marks, wrong, selected } = puzzle;
  return {
    givens,
    answers,
    marks,
    wrong,
    selected,
    solution,
    clashes: new Set(clashes.flatMap(({ cells }) => cells)),
    differs: (!preview && differing) || new Set(),
    repair: new Map(preview?.changes.map(({ cell, to }) => [cell, to])),
  };
}

/**
 * The digit that is seen in a cell, or 0.
 * @param {import('../features/board/grid.js').View} view
 * @param {number} cell
 */
const digitIn = (view, cell) => view.repair.get(cell) ?? contentOf(view, cell).digit;

/**
 * The cells with the selected cell's digit, without itself.
 * @param {import('../features/board/grid.js').View} view
 * @returns {ReadonlySet<number>}
 */
export function alikeIn(view) {
  const { givens, selected } = view;
  const digit = digitIn(view, selected);
  const cells = digit ? [...givens.keys()] : [];
  return new Set(cells.filter((cell) => cell !== selected && digitIn(view, cell) === digit));
}

/**
 * The digits that stand in as many cells as they have to, none of which clashes.
 * @param {import('../features/board/grid.js').View} view
 * @returns {ReadonlySet<number>}
 */
export function placedIn(view) {
  const side = Math.sqrt(view.givens.length);
  const counts = new Uint8Array(side + 1);
  for (const cell of view.givens.keys()) if (!view.clashes.has(cell)) counts[digitIn(view, cell)]++;
  return new Set([...counts.keys()].filter((digit) => digit && counts[digit] === side));
}

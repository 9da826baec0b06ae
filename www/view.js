// What the grid shows of all that is known. Knows no DOM.

import { clashing } from './clashes.js';

/**
 * @param {import('./puzzle.js').Puzzle} puzzle
 * @param {object} known
 * @param {import('./pkg/ninefold.js').Verdict | null} known.verdict
 * @param {Uint8Array | null} known.solution the one that is shown
 * @param {ReadonlySet<number> | undefined} known.differing the cells that are not the same in every solution
 * @param {import('./pkg/ninefold.js').Repair | null} known.preview the repair that is shown in advance
 * @returns {import('./ui/grid.js').View}
 */
export function viewOf(puzzle, { verdict, solution, differing, preview }) {
  const { givens, answers, marks, wrong, selected } = puzzle;
  return {
    givens,
    answers,
    marks,
    wrong,
    selected,
    solution,
    clashes: new Set(preview || solution ? [] : [...clashesIn(verdict), ...clashesOf(puzzle)]),
    differs: (!preview && differing) || new Set(),
    repair: new Map(preview?.changes.map(({ cell, to }) => [cell, to])),
  };
}

/** @param {import('./pkg/ninefold.js').Verdict | null} verdict */
const clashesIn = (verdict) => (verdict?.verdict === 'clash' ? verdict.clashes.flatMap(({ cells }) => [...cells]) : []);

/** The verdict knows of no answers. @param {import('./puzzle.js').Puzzle} puzzle */
const clashesOf = (puzzle) => (puzzle.answerCount ? clashing(puzzle.filled) : []);

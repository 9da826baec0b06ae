// Solvers from npm that are written in JavaScript. None of them can count solutions, so each says what it can tell.

import { SudokuSolver } from '@algorithm.ts/sudoku';
import { analyze } from 'sudoku-core';

/** @import { Engine } from './contest.js' */

const solver = new SudokuSolver({ childMatrixWidth: 3 });

/** @type {Record<string, { count: (cells: number[]) => number, tells: (count: number) => number }>} */
const packages = {
  // This one says whether there is exactly one solution. Where not, it does not say whether there is none or several.
  'sudoku-core': {
    count: (cells) => Number(analyze(cells.map((digit) => digit || null)).hasUniqueSolution),
    tells: (count) => Number(count === 1),
  },
  // This one stops at the first solution.
  '@algorithm.ts/sudoku': {
    count: (cells) =>
      Number(
        solver.solve(
          cells.map((digit) => digit - 1),
          null,
        ),
      ),
    tells: (count) => Math.min(count, 1),
  },
};

/** The names of these solvers. */
export const jsNames = Object.keys(packages);

/**
 * One of these solvers as an engine.
 * @param {string} name one of `jsNames`
 * @param {() => number} clock in seconds
 * @returns {Engine}
 */
export function jsEngine(name, clock) {
  const { count, tells } = packages[name];
  return {
    name,
    tells,
    load(puzzles) {
      /** @type {number[]} */
      let counts = [];
      const read = (/** @type {string} */ puzzle) => Array.from(puzzle, (symbol) => Number(symbol) || 0);
      return {
        run(times) {
          const begun = clock();
          for (let i = 0; i < times; i++) counts = puzzles.map((puzzle) => count(read(puzzle)));
          return clock() - begun;
        },
        counts: () => counts,
      };
    },
  };
}

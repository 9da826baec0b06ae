// Asks for the solutions of a puzzle that has several. It is loaded with the first question.

import { bitOf } from '../model/marks.js';
import { solutionAt, solutionsOf } from '../model/solutions.js';

/** @import { Sheet } from '../model/sheet.js' */
/** @import { Solutions } from '../model/solutions.js' */
/** @import { Solver } from './solver.js' */
/** @typedef {{ solutions: Solutions, isCounted: boolean }} Count `isCounted`: there will be no more of them */

/** How many solutions a count asks for, one limit after the other, so that a slow count shows how far it has come. */
const limits = [10, 100, 1_000, 10_000, 100_000];

/** How many cells of solutions are kept at most, a byte each: where a solution is large, fewer are counted. */
const mostCells = 10_000_000;

/** In a grid of up to this side a search is short, so `compare` can search once for each digit of each blank. */
const mostSearched = 10;

/**
 * The solutions of a puzzle that has several: first more and more of them. Where some are not found, the cells that
 * differ only in those come last.
 * @param {Solver} engine
 * @param {Sheet} sheet
 * @returns {AsyncGenerator<Count>}
 */
export async function* count(engine, sheet) {
  const { layout, givens } = sheet;
  const possible = limits.filter((limit) => limit * givens.length <= mostCells);
  for (const limit of possible) {
    const solutions = solutionsOf(await engine.ask('countSolutions', sheet, limit), givens.length);
    const isCounted = solutions.complete || limit === possible.at(-1);
    yield { solutions, isCounted };
    if (!isCounted) continue;
    if (solutions.complete || layout.side > mostSearched) return;
    yield { solutions: { ...solutions, differing: await allDiffering(engine, sheet, solutions) }, isCounted };
    return;
  }
}

/**
 * The cells that differ, also those that differ only in solutions that were not found. It asks, for every digit of every
 * blank that seems to be the same in all solutions, whether there is a solution with that digit.
 * @param {Solver} engine
 * @param {Sheet} sheet
 * @param {Solutions} found
 */
async function allDiffering(engine, sheet, found) {
  const differing = new Set(found.differing);
  const { layout, givens, candidates } = sheet;
  const first = solutionAt(found, 0);
  for (let cell = 0; cell < givens.length; cell++) {
    if (givens[cell]) continue;
    for (let digit = 1; digit <= layout.side && !differing.has(cell); digit++) {
      if (digit === first[cell] || (candidates && !(candidates[cell] & bitOf(digit)))) continue;
      const verdict = await engine.ask('solve', { ...sheet, givens: givens.with(cell, digit) });
      if (!('solution' in verdict)) continue;
      for (const [other, digit] of verdict.solution.entries()) if (digit !== first[other]) differing.add(other);
    }
  }
  return differing;
}

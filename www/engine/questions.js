// What is asked about a puzzle on the page: its verdict, how hard it is, its solutions, what may be wrong with it, what
// comes next.

import { bitOf } from '../model/marks.js';
import { ratingOrNull } from '../model/ratings.js';
import { besides } from '../model/sheet.js';
import { Solutions } from '../model/solutions.js';
import { filledIn } from '../model/work.js';
import { budgetFor } from './budget.js';

/** @typedef {import('./solver.js').Solver} Solver */
/** @typedef {import('../pkg/ninefold_rate.js').Rating} Rating */
/** @typedef {import('../pkg/ninefold.js').Verdict & { millis: number }} TimedVerdict */
/** @typedef {import('../model/sheet.js').Sheet} Sheet */
/** @typedef {import('../model/sheet.js').Besides} Besides */
/** @typedef {(cells: Uint8Array, besides?: Besides) => TimedVerdict} Judge `solve`, as the page calls it: without a budget it always decides */
/** @typedef {ReturnType<import('./worker-full.js').FullFunctions['diagnose']>} Diagnosis */

/** A count asks for so many solutions, one limit after the other, so that a slow count shows how far it has come. */
const limits = [10, 100, 1_000, 10_000, 100_000];

/** At most so many cells of solutions are kept, a byte each: where a solution is large, fewer are counted. */
const mostCells = 10_000_000;

/** In a grid of up to this side a search is short, so `compare` can search once for each digit of each blank. */
const mostSearched = 10;

/**
 * Whether the puzzle has no solution, one or several.
 * @param {Solver} engine
 * @param {Sheet} sheet
 * @returns {AsyncGenerator<TimedVerdict>}
 */
export async function* judge(engine, sheet) {
  yield await engine.ask('solve', sheet);
}

/**
 * How hard the puzzle is; null where it has not exactly one solution.
 * @param {import('./modules.js').RateEngine} engine
 * @param {Sheet} sheet
 * @returns {AsyncGenerator<Rating | null>}
 */
export async function* rate(engine, sheet) {
  const budget = budgetFor(sheet.layout.side);
  yield ratingOrNull(await engine.ask('rate', sheet.givens, { ...besides(sheet), budget }));
}

/**
 * What may be wrong with the puzzle.
 * @param {import('./modules.js').FullEngine} engine
 * @param {Sheet} sheet
 * @returns {AsyncGenerator<Diagnosis>}
 */
export async function* diagnose(engine, sheet) {
  yield await engine.ask('diagnose', sheet.givens, besides(sheet));
}

/** The levels of the techniques, the easiest first. */
const levels = /** @type {const} */ (['easy', 'medium', 'hard', 'unfair', 'extreme']);

/**
 * What comes next, from what the person has: the easiest step, or one that concludes something else than those that are
 * known, or all that place a digit at once, or the path to the solution.
 * @param {import('./modules.js').HintEngine} engine
 * @param {import('../model/hints.js').Question} question
 * @returns {AsyncGenerator<import('../model/hints.js').Found | import('../model/path.js').Explanation>}
 */
export async function* findSteps(engine, { work, asks, known }) {
  const cells = filledIn(work);
  // Whoever looks at one step, or at the whole way, waits as long as he likes.
  const position = { ...positionOf(work), budget: Number.POSITIVE_INFINITY };
  if (asks === 'path') return yield await engine.ask('explain', cells, position);
  if (asks === 'now') return yield await engine.ask('steps', cells, { ...position, hardest: 'easy' });
  if (asks === 'next') {
    const step = await engine.ask('nextStep', cells, position);
    const isFound = step && step !== 'undecided';
    return yield Object.assign(isFound ? [step] : [], { complete: step !== 'undecided' });
  }
  // The techniques of one level are asked after the other: the hard ones take longer.
  const concluded = (/** @type {import('../model/hints.js').Step} */ { places, removes }) =>
    JSON.stringify([places, removes]);
  const isKnown = new Set(known.map(concluded));
  const budget = budgetFor(work.sheet.layout.side);
  for (const hardest of levels) {
    const steps = await engine.ask('steps', cells, { ...position, hardest, budget });
    const { complete } = steps;
    const other = steps.find((step) => !isKnown.has(concluded(step)));
    if (other || !complete || hardest === 'extreme') return yield Object.assign(other ? [other] : [], { complete });
  }
}

/**
 * What the person has, for the engine: of a Sukaku the candidates that are left of those that are printed.
 * @param {import('../model/work.js').Work} work
 */
function positionOf({ sheet: { layout, givens, candidates }, marks }) {
  const left = candidates?.map((mask, cell) => marks[cell] || mask);
  return {
    givens,
    ...(layout.rules && { rules: layout.rules }),
    ...(left ? { candidates: left, sukaku: true } : { candidates: marks }),
  };
}

/**
 * The solutions of a puzzle that has several: first more and more of them. Where some are not found, the cells that
 * differ only in those come last.
 * @param {Solver} engine
 * @param {Sheet} sheet
 * @returns {AsyncGenerator<{ solutions: Solutions, isCounted: boolean }>} `isCounted`: there will be no more of them
 */
export async function* count(engine, sheet) {
  const { layout, givens } = sheet;
  const possible = limits.filter((limit) => limit * givens.length <= mostCells);
  for (const limit of possible) {
    const solutions = new Solutions(await engine.ask('countSolutions', sheet, limit), layout);
    const isCounted = solutions.complete || limit === possible.at(-1);
    yield { solutions, isCounted };
    if (!isCounted) continue;
    if (solutions.complete || layout.side > mostSearched) return;
    await compare(engine, sheet, solutions);
    yield { solutions, isCounted };
    return;
  }
}

/**
 * Adds the cells that differ only in solutions that were not found. It asks, for every digit of every blank that seems
 * to be the same in all solutions, whether there is a solution with that digit.
 * @param {Solver} engine
 * @param {Sheet} sheet
 * @param {Solutions} found
 */
async function compare(engine, sheet, found) {
  const { differing } = found;
  const { layout, givens, candidates } = sheet;
  const first = found.at(0);
  for (let cell = 0; cell < givens.length; cell++) {
    if (givens[cell]) continue;
    for (let digit = 1; digit <= layout.side && !differing.has(cell); digit++) {
      if (digit === first[cell] || (candidates && !(candidates[cell] & bitOf(digit)))) continue;
      const verdict = await engine.ask('solve', { ...sheet, givens: givens.with(cell, digit) });
      if (!('solution' in verdict)) continue;
      for (const [other, digit] of verdict.solution.entries()) if (digit !== first[other]) differing.add(other);
    }
  }
}

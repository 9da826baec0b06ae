// What is asked about a puzzle on the page: its verdict, how hard it is, what may be wrong with it.

import { ratingOrNull } from '../model/ratings.js';
import { besides } from '../model/sheet.js';
import { budgetFor } from './budget.js';

/** @import { Besides, Sheet } from '../model/sheet.js' */
/** @import { Verdict } from '../pkg/ninefold.js' */
/** @import { Rating } from '../pkg/ninefold_rate.js' */
/** @import { FullEngine, RateEngine } from './modules.js' */
/** @import { Solver } from './solver.js' */
/** @import { FullFunctions } from './worker-full.js' */
/** @typedef {Verdict & { millis: number }} TimedVerdict */
/** @typedef {(cells: Uint8Array, besides?: Besides) => TimedVerdict} Judge `solve`, as the page calls it: without a budget it always decides */
/** @typedef {ReturnType<FullFunctions['diagnose']>} Diagnosis */

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
 * @param {RateEngine} engine
 * @param {Sheet} sheet
 * @returns {AsyncGenerator<Rating | null>}
 */
export async function* rate(engine, sheet) {
  const budget = budgetFor(sheet.layout.side);
  yield ratingOrNull(await engine.ask('rate', sheet.givens, { ...besides(sheet), budget }));
}

/** What may be wrong with the puzzle. @param {FullEngine} engine @param {Sheet} sheet @returns {AsyncGenerator<Diagnosis>} */
export async function* diagnose(engine, sheet) {
  yield await engine.ask('diagnose', sheet.givens, besides(sheet));
}

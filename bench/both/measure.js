// Measures engines on one set of puzzles: the rate of each, and its ratio to the base.

import { base, contest, contradictions } from './contest.js';
import { compare, median } from './statistics.js';

/**
 * @import { Engine } from './contest.js'
 *
 * @typedef {object} Work
 * @property {string[]} puzzles
 * @property {Record<string, string[]>} few by engine: fewer puzzles for an engine that is too slow for all
 *
 * @typedef {object} Rate
 * @property {number} perSecond puzzles
 * @property {number} ratio to the base: the median of the rounds' ratios
 * @property {number} least of the rounds' ratios
 * @property {number} most of the rounds' ratios
 * @property {number} puzzles how many were measured
 */

/**
 * Measures the engines. An engine in `few` takes its own puzzles there, in turns with the base; it is left out where it
 * has none. All other engines take all puzzles.
 * @param {readonly Engine[]} engines the base among them
 * @param {Work} work
 * @param {number} rounds
 * @returns {Promise<{ rates: Record<string, Rate>, wrong: string[] }>} `wrong`: where an engine contradicts the base
 */
export async function measure(engines, { puzzles, few }, rounds) {
  const bases = engines.filter(({ name }) => name === base);
  const contests = [
    { entrants: engines.filter(({ name }) => !(name in few)), puzzles },
    ...engines
      .filter(({ name }) => few[name]?.length > 0)
      .map((engine) => ({ entrants: [...bases, engine], puzzles: few[engine.name] })),
  ];
  /** @type {Record<string, Rate>} */
  const rates = {};
  const wrong = [];
  for (const { entrants, puzzles } of contests) {
    const { times, counts } = await contest(entrants, puzzles, rounds);
    for (const { name } of entrants) {
      const perSecond = puzzles.length / median(times[name]);
      rates[name] ??= { perSecond, ...compare(times[base], times[name]), puzzles: puzzles.length };
    }
    wrong.push(...contradictions(entrants, puzzles, counts));
  }
  return { rates, wrong };
}

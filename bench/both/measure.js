// One set of puzzles: every engine's rate, and its ratio to the base.

import { base, contest, contradictions } from './contest.js';
import { compare, median } from './statistics.js';

/**
 * @typedef {object} Work
 * @property {string[]} puzzles
 * @property {Record<string, string[]>} few by engine, for those too slow for all the puzzles
 *
 * @typedef {object} Rate
 * @property {number} perSecond puzzles
 * @property {number} ratio to the base: the median of the rounds' ratios
 * @property {number} least of the rounds' ratios
 * @property {number} most of them
 * @property {number} puzzles how many were measured
 */

/**
 * @param {readonly import('./contest.js').Engine[]} engines the base among them
 * @param {Work} work an engine with no puzzles of its own in `few` takes all
 * @param {number} rounds
 * @returns {Promise<{ rates: Record<string, Rate>, wrong: string[] }>} `wrong`: where an engine contradicts the base
 */
export async function measure(engines, { puzzles, few }, rounds) {
  const yardstick = engines.filter(({ name }) => name === base);
  const contests = [
    { entrants: engines.filter(({ name }) => !(name in few)), puzzles },
    ...engines
      .filter(({ name }) => few[name]?.length > 0)
      .map((engine) => ({ entrants: [...yardstick, engine], puzzles: few[engine.name] })),
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

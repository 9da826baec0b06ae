// Measures single puzzles in Node: the slowest of each set, and some with names.

import { readFileSync } from 'node:fs';
import * as ninefold from '../www/pkg/ninefold.js';
import { warm, warmSolve } from './both/single.js';
import { wasmEngine } from './both/wasm-engine.js';
import { moduleFile } from './build.js';

/** The puzzle for cold starts. It is said to be by a Finnish mathematician. */
export const finnish = '800000000003600000070090200050007000000045700000100030001000068008500010090000400';

/** Puzzles by their names. */
const names = {
  'the empty grid': '.'.repeat(81),
  "Norvig's unsolvable grid": '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........',
};

/** Ours, timed by the time that passes: the clock of the processor's time has only whole microseconds. */
const engine = wasmEngine('ninefold', readFileSync(moduleFile('ninefold')), () => performance.now() / 1000);

/**
 * The puzzle of a set that takes our engine longest, warm.
 * @param {readonly string[]} puzzles
 * @returns {Promise<{ millis: number, puzzle: string }>}
 */
export async function slowest(puzzles) {
  const { load } = await engine;
  load(puzzles).run(1);
  const jobs = puzzles.map((puzzle) => ({ puzzle, job: load([puzzle]), millis: Number.POSITIVE_INFINITY }));
  // Whatever else the machine does can only make a run slower: the best of several tells what the puzzle takes.
  const again = (/** @type {typeof jobs} */ some) => {
    for (const one of some) one.millis = Math.min(one.millis, 1000 * Number(one.job.run(1)));
  };
  for (let pass = 0; pass < 3; pass++) again(jobs);
  const dozen = jobs.sort((one, other) => other.millis - one.millis).slice(0, 12);
  for (let pass = 0; pass < 9; pass++) again(dozen);
  const [{ puzzle, millis }] = dozen.sort((one, other) => other.millis - one.millis);
  return { puzzle, millis };
}

/**
 * How long the puzzles with names take, warm, in microseconds: `count` only counts, `solve` also makes the object.
 * @returns {Promise<Record<string, { count: number, solve: number }>>}
 */
export async function named() {
  const { load } = await engine;
  const solves = warmSolve(ninefold, Object.values(names));
  return Object.fromEntries(
    Object.entries(names).map(([name, puzzle], i) => {
      const job = load([puzzle]);
      return [name, { count: warm(() => job.run(1)), solve: solves[i] }];
    }),
  );
}

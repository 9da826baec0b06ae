// Single puzzles with a bound of their own, in Node.

import { readFileSync } from 'node:fs';
import * as ninefold from '../www/pkg/ninefold.js';
import { warm, warmSolve } from './both/single.js';
import { wasmEngine } from './both/wasm-engine.js';
import { moduleFile } from './build.js';

/** The puzzle that a cold start is measured with, attributed to a Finnish mathematician. */
export const finnish = '800000000003600000070090200050007000000045700000100030001000068008500010090000400';

const names = {
  'the empty grid': '.'.repeat(81),
  "Norvig's unsolvable grid": '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........',
};

/** Here it is the time that a person waits: of the processor's there are only whole microseconds. */
const engine = wasmEngine('ninefold', readFileSync(moduleFile('ninefold')), () => performance.now() / 1000);

/**
 * The puzzle of a set that takes our engine longest, warm.
 * @param {readonly string[]} puzzles
 * @returns {Promise<{ millis: number, puzzle: string }>}
 */
export async function slowest(puzzles) {
  const { load } = await engine;
  load(puzzles).run(1);
  const timed = puzzles.map((puzzle) => {
    const job = load([puzzle]);
    return { puzzle, run: () => 1000 * Number(job.run(1)) };
  });
  // One pass finds those that something else held up too: the slowest once more, and the best of several runs.
  const dozen = timed
    .map(({ puzzle, run }) => ({ puzzle, run, millis: run() }))
    .sort((one, other) => other.millis - one.millis)
    .slice(0, 12)
    .map(({ puzzle, run }) => ({ puzzle, millis: Math.min(...Array.from({ length: 9 }, run)) }));
  return dozen.reduce((one, other) => (other.millis > one.millis ? other : one));
}

/**
 * What the named puzzles take warm, in microseconds: counting alone, and `solve` to the finished object.
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

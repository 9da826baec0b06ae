// Measures the engines in this process, and the native ones in a program beside it.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as ninefold from '../www/pkg/ninefold.js';
import { collectionEngine } from './both/collection-engine.js';
import { contradictions } from './both/contest.js';
import { jsEngine, jsNames } from './both/js-engines.js';
import { measure } from './both/measure.js';
import { warmSolve } from './both/single.js';
import { sample } from './both/statistics.js';
import { wasmEngine } from './both/wasm-engine.js';
import { moduleFile, modules, shippedFile } from './build.js';
import { clock } from './clock.js';
import { nativeEngines } from './native-engine.js';
import { affordable } from './trial.js';

/** @import { Work } from './both/measure.js' */

/** A turn of the base takes at most about this long (s): of a larger set only a sample is measured. */
const longest = 0.6;

/** Makes the engines ready. The product's module has to be initialised before. */
export async function openNode() {
  const wasm = await Promise.all(modules.map((name) => wasmEngine(name, readFileSync(moduleFile(name)), clock)));
  const { engines: natives, close } = nativeEngines(['ninefold', 'sudoku']);
  const fast = [...wasm, collectionEngine(clock), ...natives];
  const engines = [...fast, ...jsNames.map((name) => jsEngine(name, clock))];
  return {
    name: `Node ${process.versions.node}`,

    /**
     * Compares the verdicts of the fast engines on every puzzle of a set, and chooses the puzzles to measure with.
     * @param {readonly string[]} puzzles
     * @returns {Promise<{ work: Work, wrong: string[] }>}
     */
    async prepare(puzzles) {
      /** @type {Record<string, ArrayLike<number>>} */
      const counts = {};
      /** @type {Record<string, number>} */
      const seconds = {};
      for (const { name, load } of fast) {
        const job = load(puzzles);
        seconds[name] = await job.run(1);
        counts[name] = job.counts();
      }
      /** @type {Record<string, string[]>} */
      const few = {};
      for (const name of jsNames) few[name] = await affordable(name, puzzles);
      const enough = Math.ceil(puzzles.length * Math.min(1, longest / seconds.sudoku));
      return { work: { puzzles: sample(puzzles, enough), few }, wrong: contradictions(fast, puzzles, counts) };
    },

    /** @param {Work} work @param {number} rounds */
    measure: (work, rounds) => measure(engines, work, rounds),

    /** @param {string[]} puzzles */
    warm: async (puzzles) => warmSolve(ninefold, puzzles),

    /** @param {string} puzzle */
    async cold(puzzle) {
      const script = fileURLToPath(new URL('cold-start.js', import.meta.url));
      const { stdout, stderr } = spawnSync(process.execPath, [script, shippedFile, puzzle], { encoding: 'utf8' });
      if (stderr) throw new Error(stderr);
      return Number(stdout);
    },

    close,
  };
}

// Solves puzzles in a thread that sides.js can end in the middle of one. It gets cells, and answers with the time, the
// verdict and the solution.

import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import * as ninefold from '../www/pkg/ninefold.js';

/** A puzzle that takes less than this (ms) is measured again, because V8 may still compile during a first run. */
const quick = 300;

const ready = ninefold.default({ module_or_path: readFileSync(workerData) });

parentPort?.on('message', async (cells) => {
  await ready;
  let [best, runs] = [Number.POSITIVE_INFINITY, 0];
  let answer;
  do {
    const begun = performance.now();
    answer = ninefold.solve(cells);
    best = Math.min(best, performance.now() - begun);
    runs++;
  } while (runs < 3 && best < quick);
  parentPort?.postMessage({ ...answer, millis: best });
});

// Counts solutions in a thread that trial.js can end in the middle of a puzzle. It answers with the number of puzzles
// that make one turn.

import { parentPort, workerData } from 'node:worker_threads';
import { jsEngine } from './both/js-engines.js';

const { name, puzzles, turn, fewest } = workerData;
const engine = jsEngine(name, () => performance.now() / 1000);
let spent = 0;
let count = 0;
for (const puzzle of puzzles) {
  spent += await engine.load([puzzle]).run(1);
  count++;
  if (spent > turn && count >= fewest) break;
}
parentPort?.postMessage(count);

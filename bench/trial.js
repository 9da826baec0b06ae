// Finds out how many puzzles a slow engine can be measured with.

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** How long a turn of a slow engine takes, about (s), and how many puzzles it has, at least. */
const turn = 0.2;
const fewest = 5;

/** An engine that takes longer than this (s) for a turn is not measured. */
const patience = 1;

/**
 * Puzzles from all over a list: as many as an engine counts in about one turn.
 * @param {string} name an engine in JavaScript
 * @param {readonly string[]} puzzles
 * @returns {Promise<string[]>} no puzzles when it is too slow
 */
export async function affordable(name, puzzles) {
  const stride = 149; // a prime: neighbours in a file are often alike
  const wanted = Array.from(
    { length: Math.min(puzzles.length, 2000) },
    (_, i) => puzzles[(i * stride) % puzzles.length],
  );
  const worker = new Worker(new URL('trial-worker.js', import.meta.url), {
    workerData: { name, puzzles: wanted, turn, fewest },
  });
  const timer = setTimeout(() => worker.terminate(), patience * 1000);
  const [count] = await Promise.race([once(worker, 'message'), once(worker, 'exit').then(() => [0])]);
  clearTimeout(timer);
  await worker.terminate();
  return wanted.slice(0, count);
}

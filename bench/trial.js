// How many puzzles a slow engine can be given.

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A turn of a slow engine takes about as long as this (s). */
const turn = 0.3;

/** After so long (s) without an end an engine is given up. */
const patience = 1;

/**
 * As many puzzles as an engine counts in about one turn, taken from all over the list.
 * @param {string} name an engine in JavaScript
 * @param {readonly string[]} puzzles
 * @returns {Promise<string[]>} none when it came to a puzzle that takes it too long
 */
export async function affordable(name, puzzles) {
  const stride = 149; // a prime: neighbours in a file are often alike
  const wanted = Array.from(
    { length: Math.min(puzzles.length, 2000) },
    (_, i) => puzzles[(i * stride) % puzzles.length],
  );
  const worker = new Worker(new URL('trial-worker.js', import.meta.url), {
    workerData: { name, puzzles: wanted, turn },
  });
  const timer = setTimeout(() => worker.terminate(), patience * 1000);
  const [count] = await Promise.race([once(worker, 'message'), once(worker, 'exit').then(() => [0])]);
  clearTimeout(timer);
  await worker.terminate();
  return wanted.slice(0, count);
}

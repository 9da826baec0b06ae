// The entry `ninefold/worker` for browsers, and for all else that has their workers.

import { textOf } from './loading.js';
import { solver } from './solver.js';
import { thread } from './thread.js';

/** The worker as a file. Bundlers that know workers know them by exactly this expression. */
const file = async () => () => new Worker(new URL('./ninefold-worker.js', import.meta.url), { type: 'module' });

/** Where the browser keeps the text. Any solver may start its worker again, so it is kept for all of them. @type {string} */
let address;

/** The worker from its text: for where a bundler has not taken the file along, or the file is of another host. */
async function blob() {
  const script = textOf(await import('./ninefold-worker-text.js'));
  address ??= URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  return () => new Worker(address); // a frame's sandbox may refuse one of `type: 'module'`
}

/** @param {unknown[]} args */
export const startWorker = (...args) =>
  typeof Worker === 'function' ? solver(args, file, blob) : solver(args, thread);

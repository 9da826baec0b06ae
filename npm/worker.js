// The entry `ninefold/worker` for browsers and their bundlers.

import { solver } from './solver.js';

// Bundlers know a worker by exactly this expression.
export const startWorker = () =>
  solver(() => new Worker(new URL('./ninefold-worker.js', import.meta.url), { type: 'module' }));

// The entry `ninefold/worker` for Node.

import { solver } from './solver.js';
import { thread } from './thread.js';

/** @param {unknown[]} args */
export const startWorker = (...args) => solver(args, thread);

// The entry `ninefold/worker` for Node, Deno and Bun. The workers that the latter two have besides would keep a program
// running that has all its answers.

import { solver } from './solver.js';
import { thread } from './thread.js';

/** @param {unknown[]} args */
export const startWorker = (...args) => solver(args, thread);

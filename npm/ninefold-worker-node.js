// What runs in the worker of `ninefold/worker` in Node: the script for browsers, and what it finds there.

import { parentPort } from 'node:worker_threads';

Object.assign(globalThis, {
  /** @param {string} type @param {(event: { data: unknown }) => void} listener */
  addEventListener: (type, listener) => parentPort?.on(type, (data) => listener({ data })),
  /** @param {unknown} message @param {{ transfer?: ArrayBuffer[] }} [options] */
  postMessage: (message, options) => parentPort?.postMessage(message, options?.transfer),
});

await import('./ninefold-worker.js');

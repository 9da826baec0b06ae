// What runs in the worker of `ninefold/worker`. It has the code of every module, and asks for the bytes of one when the
// first function of it is called: whoever has started the worker hands them over. tools/package.js makes one script of
// all that, which runs as a file, as the text of a blob and in a thread of Node.

import { respond } from '../worker/respond.js';
import * as full from '../www/pkg/ninefold.js';
import * as hint from '../www/pkg/ninefold_hint.js';
import * as rate from '../www/pkg/ninefold_rate.js';
import * as scan from '../www/pkg/ninefold_scan.js';
import { functions } from './functions.js';
import { loading } from './loading.js';

const port = globalThis.process?.getBuiltinModule?.('node:worker_threads')?.parentPort;
if (port) {
  // Bun's own functions of these names do not hear what comes to a thread.
  Object.assign(globalThis, {
    addEventListener: port.addEventListener.bind(port),
    /** @param {unknown} message @param {{ transfer?: ArrayBuffer[] }} [options] */
    postMessage: (message, options) => port.postMessage(message, options?.transfer),
  });
}

/** @type {Record<keyof typeof functions, Record<string, any>>} */
const modules = { ninefold: full, ninefold_hint: hint, ninefold_rate: rate, ninefold_scan: scan };

/** @type {{ resolve(script: { default: string }): void, reject(error: string): void } | undefined} who waits for a module */
let waiting;

/** The script that has the bytes of a module. @param {string} name @returns {Promise<{ default: string }>} */
const handed = (name) =>
  new Promise((resolve, reject) => {
    waiting = { resolve, reject };
    postMessage({ wants: name });
  });

addEventListener('message', (event) => {
  const { packed, error } = event.data;
  if (!waiting) return; // it is a question
  event.stopImmediatePropagation();
  if (error) waiting.reject(error);
  else waiting.resolve({ default: packed });
  waiting = undefined;
});

/** @type {Record<string, Function>} */
const answers = {};
for (const [name, calls] of Object.entries(functions)) {
  const module = modules[/** @type {keyof typeof functions} */ (name)];
  const load = loading(module.default, () => handed(name));
  for (const call of Object.keys(calls)) {
    answers[call] = async (/** @type {unknown[]} */ ...args) => {
      await load();
      return module[call](...args);
    };
  }
}

respond(async () => {}, answers); // loading.js says what is missing

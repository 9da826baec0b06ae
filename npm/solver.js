// The solver in a worker: a promise for each call, and the calls are answered in their order. WebAssembly cannot be
// interrupted: to cancel the call that is being answered ends the worker, and the next call starts another.

import { Broken, Engine, Missing } from '../worker/engine.js';
import { functions } from './functions.js';
import { countArguments } from './gate.js';
import { lacks } from './lacks.js';
import { imported, textOf } from './loading.js';
import { onAbort, withoutSignal } from './signal.js';

/** @import { Packed } from './loading.js' */
/** @import { Solver } from './worker.d.ts' */

/** The scripts with the bytes of the modules. The worker asks for them. @type {Record<string, Packed>} */
const modules = {
  ninefold: () => import('./ninefold_wasm.js'),
  ninefold_hint: () => import('./ninefold_hint_wasm.js'),
  ninefold_rate: () => import('./ninefold_rate_wasm.js'),
  ninefold_scan: () => import('./ninefold_scan_wasm.js'),
};

/** What is said where no way leads to a worker and nobody says why: of its script browsers tell nothing. */
const unstarted =
  'The worker could not be started: its script, ninefold-worker.js, is not beside the script that starts it, or is ' +
  'refused; and a worker from a blob, which takes no file, is refused by a Content-Security-Policy without ' +
  '`worker-src blob:`.';

/**
 * @typedef {() => Promise<() => Worker>} Way prepares what starts workers that answer as ninefold-worker.js does
 * @typedef {{ method: string, args: unknown[], resolve(result: any): void, reject(error: unknown): void }} Call
 */

/**
 * @param {unknown[]} args what `startWorker` was given, which takes nothing
 * @param {...Way} ways tried one after the other until a worker has come to life
 * @returns {Solver}
 */
export function solver(args, ...ways) {
  countArguments(args, 0, false);
  /** @type {Engine<Record<string, (...args: unknown[]) => unknown>> | undefined} */
  let engine;
  /** @type {Call[]} */
  const calls = []; // those without an answer; the worker is at the first one
  let isRunning = false;
  let isTerminated = false;
  let hasStarted = false;

  /** @param {string} method @param {unknown[]} args @param {AbortSignal} [signal] */
  async function ask(method, args, signal) {
    if (isTerminated) throw terminated();
    signal?.throwIfAborted();
    let forget = () => {};
    try {
      return await new Promise((resolve, reject) => {
        const call = { method, args, resolve, reject };
        const cancel = () => {
          const at = calls.indexOf(call);
          if (at < 0) return; // it has its answer
          reject(signal?.reason);
          calls.splice(at, 1);
          if (at === 0) engine?.stop();
        };
        if (signal) forget = onAbort(signal, cancel);
        calls.push(call);
        run();
      });
    } finally {
      forget();
    }
  }

  async function run() {
    if (isRunning) return;
    isRunning = true;
    for (let call = calls[0]; call; call = calls[0]) {
      try {
        call.resolve(await answer(call));
      } catch (error) {
        call.reject(told(error, hasStarted)); // of a call that was cancelled, nobody hears this
      }
      if (call === calls[0]) calls.shift();
    }
    isRunning = false;
  }

  /** @param {Call} call @returns {Promise<unknown>} */
  async function answer(call) {
    engine ??= new Engine(supplied(await ways[0]()));
    if (call !== calls[0]) return; // it was cancelled meanwhile
    try {
      return await engine.ask(call.method, ...call.args);
    } catch (error) {
      if (hasStarted || ways.length === 1 || call !== calls[0]) throw error;
      ways.shift();
      engine = undefined;
      return answer(call);
    }
  }

  /** Starts workers that are given the modules that they ask for. @param {() => Worker} spawn @returns {() => Worker} */
  const supplied = (spawn) => () => {
    const worker = spawn();
    worker.addEventListener('message', async (event) => {
      hasStarted = true;
      const { wants } = event.data;
      if (!wants) return;
      event.stopImmediatePropagation(); // it is no answer
      const supply = imported(modules[wants])
        .then((script) => ({ packed: textOf(script) }))
        .catch((error) => ({ error: String(error) }));
      worker.postMessage(await supply);
    });
    worker.addEventListener('error', (event) => {
      if (hasStarted || ways.length === 1) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      engine?.end(); // the engine would try the same once more
    });
    return worker;
  };

  const entries = Object.values(functions)
    .flatMap((calls) => Object.entries(calls))
    .map(([method, data]) => {
      /** @param {unknown[]} args */
      const call = async (...args) => {
        countArguments(args, data + 1);
        const { signal, rest } = withoutSignal(args[data]);
        return ask(method, [...args.slice(0, data), ...(rest === undefined ? [] : [rest])], signal);
      };
      return [method, call];
    });
  /** @param {unknown[]} args */
  const terminate = (...args) => {
    countArguments(args, 0, false);
    isTerminated = true;
    engine?.end();
    for (const { reject } of calls.splice(0)) reject(terminated());
  };
  return { ...Object.fromEntries(entries), terminate };
}

const terminated = () => new DOMException('The solver was terminated.', 'AbortError');

/** An error of the engine in a sentence; any other as it is. @param {unknown} error @param {boolean} hasStarted */
function told(error, hasStarted) {
  if (error instanceof Missing) return new Error(lacks[error.message]);
  if (!(error instanceof Broken)) return error;
  const reason = error.message && ` (${error.message})`;
  if (hasStarted) return new Error(`The solver broke off${reason}.`);
  return new Error(reason ? `The worker could not be started${reason}.` : unstarted);
}

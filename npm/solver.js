// The solver in a worker: a promise for each call, and the calls are answered in their order. WebAssembly cannot be
// interrupted: to cancel the call that is being answered ends the worker, and the next call starts another.

import { Broken, Engine, Missing } from '../www/engine/engine.js';
import { countArguments } from './gate.js';

/** What can be called: the functions of the main entry. */
export const methods = ['diagnose', 'format', 'houses', 'packedSolutions', 'parse', 'solutions', 'solve', 'solveAll'];

/** What a browser lacks, in a sentence: see engine.js. @type {Record<string, string>} */
const lacks = {
  workers: 'No worker could be started: there are none here, or the script is not of the page’s own origin.',
  wasm: 'The solver takes WebAssembly, which is missing or switched off.',
  vectors: 'The solver takes the vector instructions of WebAssembly (simd128), which are missing.',
  policy: 'A Content-Security-Policy forbids the solver: it takes `wasm-unsafe-eval`.',
};

/**
 * @param {() => Worker} spawn starts a worker that answers as respond.js does
 * @returns {import('./worker.d.ts').Solver}
 */
export function solver(spawn) {
  /** @type {Engine<Record<string, (...args: unknown[]) => unknown>>} */
  const engine = new Engine(spawn);
  /** @type {{ method: string, args: unknown[], resolve(result: any): void, reject(error: unknown): void }[]} */
  const calls = []; // those without an answer; the worker is at the first one
  let isRunning = false;
  let isTerminated = false;

  /** @param {string} method @param {unknown[]} args @param {AbortSignal} [signal] */
  async function call(method, args, signal) {
    if (isTerminated) throw terminated();
    signal?.throwIfAborted();
    let cancel = () => {};
    try {
      return await new Promise((resolve, reject) => {
        const call = { method, args, resolve, reject };
        cancel = () => {
          reject(signal?.reason);
          const at = calls.indexOf(call);
          calls.splice(at, 1);
          if (at === 0) engine.stop();
        };
        signal?.addEventListener('abort', cancel);
        calls.push(call);
        run();
      });
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  }

  async function run() {
    if (isRunning) return;
    isRunning = true;
    for (let call = calls[0]; call; call = calls[0]) {
      try {
        call.resolve(await engine.ask(call.method, ...call.args));
      } catch (error) {
        call.reject(told(error)); // of a call that was cancelled, nobody hears this
      }
      if (call === calls[0]) calls.shift();
    }
    isRunning = false;
  }

  const entries = methods.map((method) => {
    /** @param {unknown[]} args */
    const ask = async (...args) => {
      countArguments(args, 2);
      const [data, options] = args;
      const { signal, rest } = withoutSignal(options);
      return call(method, [data, rest], signal);
    };
    return [method, ask];
  });
  const terminate = () => {
    isTerminated = true;
    engine.end();
    for (const { reject } of calls.splice(0)) reject(terminated());
  };
  return { ...Object.fromEntries(entries), terminate };
}

/**
 * The signal of a call, and the options without it: the other ones are the function's own.
 * @param {unknown} options
 * @returns {{ signal?: AbortSignal, rest: unknown }}
 */
function withoutSignal(options) {
  if (typeof options !== 'object' || options === null || !('signal' in options)) return { rest: options };
  const { signal, ...rest } = /** @type {{ signal: any }} */ (options);
  if (signal !== undefined && typeof signal?.throwIfAborted !== 'function') {
    const got = Object.prototype.toString.call(signal).slice('[object '.length, -1);
    throw new Error(`Expected an AbortSignal as 'signal', got ${got}.`);
  }
  return { signal, rest };
}

const terminated = () => new DOMException('The solver was terminated.', 'AbortError');

/** An error of the engine in a sentence; any other as it is. @param {unknown} error */
function told(error) {
  if (error instanceof Missing) return new Error(lacks[error.message]);
  if (!(error instanceof Broken)) return error;
  const { message } = error; // none where the script is missing
  return new Error(message ? `The solver broke off (${message}).` : 'The worker could not be loaded, or broke off.');
}

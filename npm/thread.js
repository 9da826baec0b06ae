// A worker in Node, Deno and Bun, which start them from text: so nothing has to lie beside the program.

import { textOf } from './loading.js';

/** A browser's worker, as far as it is used here. It keeps the process running only while it owes an answer. */
class Thread extends EventTarget {
  #thread;

  /** @param {string} script */
  constructor(script) {
    super();
    const threads = globalThis.process?.getBuiltinModule?.('node:worker_threads'); // a bundler would follow an import
    if (!threads) throw new TypeError('no threads');
    this.#thread = new threads.Worker(script, { eval: true });
    this.#thread.on('message', (data) => {
      this.#thread.unref();
      this.dispatchEvent(new MessageEvent('message', { data }));
    });
    this.#thread.on('messageerror', () => this.dispatchEvent(new Event('messageerror')));
    this.#thread.on('error', ({ message }) => this.dispatchEvent(Object.assign(new Event('error'), { message })));
  }

  /** @param {unknown} message */
  postMessage(message) {
    this.#thread.postMessage(message); // it throws what cannot be handed over, and owes nothing then
    this.#thread.ref();
  }

  terminate() {
    this.#thread.terminate();
  }
}

/** Threads, as solver.js starts them. @returns {Promise<() => Worker>} */
export async function thread() {
  const script = textOf(await import('./ninefold-worker-text.js'));
  return () => /** @type {any} */ (new Thread(script));
}

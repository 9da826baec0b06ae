// The page's workers in Node: the same scripts with the same modules, each in a thread of its own.

import { Worker } from 'node:worker_threads';

/** @typedef {'worker' | 'worker-full' | 'worker-hint' | 'worker-rate'} Script of www/engine */
/** @typedef {(message: any, post: () => void) => void} Gate hands a question over by calling `post`, now or later */

/** Threads that have nothing to do, so that the next test need not start others. @type {Map<Script, Worker[]>} */
const idle = new Map();

/** A browser's worker, as far as engine.js uses it. It keeps the process running only while it owes an answer. */
class ThreadWorker {
  /** @type {Worker} */
  #thread;
  #script;
  #gate;
  #owes = 0;
  #isEnded = false;
  /** @type {Record<string, ((event: any) => void)[]>} */
  #listeners = { message: [], error: [] };

  /** @param {Script} script @param {Gate} gate */
  constructor(script, gate) {
    this.#script = script;
    this.#gate = gate;
    const old = idle.get(script)?.pop();
    this.#thread = old ?? new Worker(new URL('./thread.js', import.meta.url), { workerData: script });
    this.#thread.on('message', this.#onMessage);
    this.#thread.on('error', this.#onError);
    this.#thread.ref();
    if (old) setTimeout(() => this.#hand('message', { data: { ready: true } }));
  }

  #onMessage = (/** @type {any} */ data) => {
    if (!data.ready) this.#owes--;
    if (!this.#owes) this.#thread.unref();
    this.#hand('message', { data });
  };

  #onError = (/** @type {Error} */ { message }) => this.#hand('error', { message, preventDefault() {} });

  /** @param {string} type @param {object} event */
  #hand(type, event) {
    if (!this.#isEnded) for (const listen of this.#listeners[type]) listen(event);
  }

  /** @param {string} type @param {(event: any) => void} listener */
  addEventListener(type, listener) {
    this.#listeners[type]?.push(listener);
  }

  /** @param {any} message */
  postMessage(message) {
    this.#gate(message, () => {
      if (this.#isEnded) return;
      this.#owes++;
      this.#thread.ref();
      this.#thread.postMessage(message);
    });
  }

  terminate() {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#thread.off('message', this.#onMessage).off('error', this.#onError);
    this.#thread.unref();
    if (this.#owes) this.#thread.terminate();
    else idle.set(this.#script, [...(idle.get(this.#script) ?? []), this.#thread]);
  }
}

/**
 * Starts one.
 * @param {Script} script
 * @param {Gate} gate through which each question goes
 * @returns {any}
 */
export const startWorker = (script, gate) => new ThreadWorker(script, gate);

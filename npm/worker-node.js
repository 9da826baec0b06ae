// The entry `ninefold/worker` for Node, whose workers have other methods than those of browsers.

import { Worker } from 'node:worker_threads';
import { solver } from './solver.js';

/** As much of a browser's worker as engine.js uses. It keeps the process running only while it owes an answer. */
class BrowserLikeWorker {
  #worker = new Worker(new URL('./ninefold-worker-node.js', import.meta.url));

  /** @param {string} type @param {(event: any) => void} listener */
  addEventListener(type, listener) {
    if (type === 'error') {
      this.#worker.on('error', ({ message }) => listener({ message, preventDefault() {} }));
    } else {
      this.#worker.on(type, (data) => {
        this.#worker.unref();
        listener({ data });
      });
    }
  }

  /** @param {unknown} message */
  postMessage(message) {
    this.#worker.postMessage(message);
    this.#worker.ref();
  }

  terminate() {
    this.#worker.terminate();
  }
}

export const startWorker = () => solver(() => /** @type {any} */ (new BrowserLikeWorker()));

// Promises over the worker. The latest question wins; stopping means ending the worker and starting another.

import { t } from './i18n.js';
import { brokenWords } from './words.js';

/**
 * @typedef {typeof import('./pkg/ninefold.js') & typeof import('./collection/lines.js')} Functions
 * @typedef {{ method: PropertyKey, args: unknown[], resolve: (result: any) => void, reject: (error: Error) => void }} Question
 */

/** How long a question may keep a newer one waiting before its worker is ended, in milliseconds. */
const patience = 60;

/** A question that a newer one has replaced, or that was stopped. */
export class Dropped extends Error {}

/** One worker and the question it is at; a page may have several, each with its own latest question. */
export class Engine {
  #spawn;
  /** @type {Worker | null} */
  #worker = null;
  #ready = false;
  /** @type {Question | null} what the worker is at */
  #running = null;
  /** @type {Question | null} what comes next */
  #waiting = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} ends the running question for the waiting one */
  #impatience;

  /** @param {() => Worker} spawn called when the first question comes, and after each stop */
  constructor(spawn) {
    this.#spawn = spawn;
  }

  /**
   * Calls a function of the wasm module, or of lines.js, in the worker.
   * @template {keyof Functions} Method
   * @param {Method} method
   * @param {unknown[]} args
   * @returns {Promise<Functions[Method] extends (...args: any) => infer Result ? Awaited<Result> : never>}
   * @throws {Dropped} when a newer question comes before the answer, or on `stop`; any other Error is the worker's
   */
  ask(method, ...args) {
    this.#drop();
    return new Promise((resolve, reject) => {
      this.#waiting = { method, args, resolve, reject };
      try {
        this.#worker ??= this.#start();
      } catch {
        return this.#fail(t('engine.noWorkers'));
      }
      this.#next();
      if (this.#waiting && this.#ready) this.#impatience ??= setTimeout(() => this.#restart(), patience);
    });
  }

  /** Gives up the question that is running or waiting, at once. */
  stop() {
    this.#drop();
    if (this.#running) this.#end();
  }

  /** Ends the worker as well, until the next question. */
  end() {
    this.#drop();
    this.#end();
  }

  #start() {
    const worker = this.#spawn();
    worker.addEventListener('message', ({ data }) => {
      if (worker !== this.#worker) return;
      if (data.ready) this.#ready = true;
      else this.#settle(data);
      this.#next();
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      if (worker !== this.#worker) return;
      this.#fail(brokenWords(event.message || t('engine.unloaded')));
    });
    return worker;
  }

  #next() {
    if (!this.#ready || this.#running || !this.#waiting) return;
    clearTimeout(this.#impatience);
    this.#impatience = undefined;
    this.#running = this.#waiting;
    this.#waiting = null;
    this.#worker?.postMessage({ method: this.#running.method, args: this.#running.args });
  }

  /** @param {{ result?: unknown, error?: string, broken?: string, outdated?: true, noWasm?: true }} reply */
  #settle({ result, error, broken, outdated, noWasm }) {
    if (noWasm) return this.#fail(t('engine.noWasm'));
    if (outdated) return this.#fail(t('engine.outdated'));
    if (broken !== undefined) return this.#fail(brokenWords(broken));
    if (error === undefined) this.#running?.resolve(result);
    else this.#running?.reject(new Error(error));
    this.#running = null;
  }

  /** Tells whoever asked that the running question is no longer of interest; its answer will be nobody's. */
  #drop() {
    this.#running?.reject(new Dropped());
    this.#waiting?.reject(new Dropped());
    this.#waiting = null;
  }

  #restart() {
    this.#end();
    this.#worker = this.#start();
  }

  #end() {
    this.#worker?.terminate();
    clearTimeout(this.#impatience);
    this.#impatience = undefined;
    this.#worker = null;
    this.#ready = false;
    this.#running = null;
  }

  /** @param {string} words what to tell whoever asked */
  #fail(words) {
    const asked = [this.#running, this.#waiting];
    this.#waiting = null;
    this.#end();
    for (const question of asked) question?.reject(new Error(words));
  }
}

// Asks a worker questions and promises the answers. A new question replaces an older one. A search can be stopped only
// by ending its worker; then another worker is started. The page and the npm package both do so: the two files of this folder
// import nothing else.

/**
 * @import { Reply } from './respond.js'
 *
 * @typedef {object} Question
 * @property {PropertyKey} method
 * @property {unknown[]} args
 * @property {(result: any) => void} resolve
 * @property {(error: Error) => void} reject
 * @property {boolean} isHanded whether the buffers of the arguments are handed over
 * @property {boolean} isAgain whether it can be put to no other worker: one broke off at it before, or has its buffers
 */

/** How long a question may keep a newer one waiting before its worker is ended, in milliseconds. */
const patience = 60;

/** A question that a newer one has replaced, or that was stopped. */
export class Dropped extends Error {
  name = 'Dropped';
}

/** The solver broke off or could not be loaded. The message is what the browser says, or ''. */
export class Broken extends Error {
  name = 'Broken';
}

/**
 * The browser cannot run the solver. The message says why: the browser has no `workers`, no `wasm` or no `vectors` (it
 * is too old), or a `policy` of the server forbids it.
 */
export class Missing extends Error {
  name = 'Missing';
}

/**
 * One worker, and the newest question for it. A page may have several engines.
 * @template {{ [Method in keyof Functions]: (...args: any[]) => unknown }} Functions what its worker can be asked
 */
export class Engine {
  #spawn;
  #onRestart;
  /** @type {Worker | null} */
  #worker = null;
  #ready = false;
  /** @type {Question | null} what the worker works on */
  #running = null;
  /** @type {Question | null} what comes next */
  #waiting = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} ends the running question for the waiting one */
  #impatience;

  /**
   * @param {() => Worker} spawn called when a question comes and there is no worker, at first or after one has ended
   * @param {() => void} [onRestart] called when a worker broke off and another takes over its question
   */
  constructor(spawn, onRestart = () => {}) {
    this.#spawn = spawn;
    this.#onRestart = onRestart;
  }

  /**
   * Calls a function in the worker.
   * @template {keyof Functions} Method
   * @param {Method} method
   * @param {Parameters<Functions[Method]>} args
   * @returns {Promise<Awaited<ReturnType<Functions[Method]>>>}
   * @throws {Dropped} when a newer question comes before the answer, or on `stop`
   * @throws {Broken | Missing} when there is no solver; any other Error is the function's own, with its `fault` if it
   *   has one
   */
  ask(method, ...args) {
    return this.#put(method, args, false);
  }

  /**
   * Asks as `ask` does, and hands over the buffers of arguments that are bytes: they are not copied, and whoever asks has them no
   * more.
   * @type {Engine<Functions>['ask']}
   */
  hand(method, ...args) {
    return this.#put(method, args, true);
  }

  /** @param {keyof Functions} method @param {unknown[]} args @param {boolean} isHanded @returns {Promise<any>} */
  #put(method, args, isHanded) {
    this.#drop();
    return new Promise((resolve, reject) => {
      this.#waiting = { method, args, resolve, reject, isHanded, isAgain: false };
      try {
        this.#worker ??= this.#start();
      } catch (error) {
        return this.#lose(error instanceof Missing ? error : new Missing('workers'));
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

  /** Gives up the question, and ends the worker until the next question comes. */
  end() {
    this.#drop();
    this.#end();
  }

  #start() {
    const worker = this.#spawn();
    worker.addEventListener('message', ({ data }) => {
      if (worker !== this.#worker) return;
      if (data.ready) {
        this.#ready = true;
        if (this.#waiting?.isAgain) this.#onRestart();
      } else this.#settle(data);
      this.#next();
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      if (worker === this.#worker) this.#lose(new Broken(event.message));
    });
    worker.addEventListener('messageerror', () => {
      if (worker === this.#worker) this.#lose(new Broken());
    });
    return worker;
  }

  #next() {
    if (!this.#ready || this.#running || !this.#waiting) return;
    clearTimeout(this.#impatience);
    this.#impatience = undefined;
    this.#running = this.#waiting;
    this.#waiting = null;
    const { method, args, isHanded, reject } = this.#running;
    try {
      const transfer = isHanded ? args.flatMap((arg) => (arg instanceof Uint8Array ? arg.buffer : [])) : [];
      this.#worker?.postMessage({ method, args }, { transfer: /** @type {ArrayBuffer[]} */ (transfer) });
      this.#running.isAgain ||= isHanded;
    } catch (error) {
      this.#running = null;
      reject(/** @type {Error} */ (error)); // an argument that cannot be handed over
    }
  }

  /** @param {Reply} reply */
  #settle({ result, error, broken, missing }) {
    if (missing) return this.#lose(new Missing(missing));
    if (broken !== undefined) return this.#lose(new Broken(broken));
    if (error) this.#running?.reject(Object.assign(new Error(error.message), error));
    else this.#running?.resolve(result);
    this.#running = null;
  }

  /** Rejects the running and the waiting question. If the worker still answers, nobody gets the answer. */
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

  /**
   * The worker can no longer be used. The newest question is put to another worker, but only once.
   * @param {Broken | Missing} error why
   */
  #lose(error) {
    const wasAsked = !this.#ready || !this.#waiting; // if not, the worker broke off at an older question
    const question = this.#waiting ?? this.#running;
    this.#waiting = null;
    this.#end();
    if (!question) return;
    if (question.isAgain || error instanceof Missing) return question.reject(error);
    question.isAgain = wasAsked;
    this.#waiting = question;
    this.#worker = this.#start();
  }
}

// Promises over the worker. The latest question wins; stopping means ending the worker and starting another.

/**
 * @typedef {object} Question
 * @property {PropertyKey} method
 * @property {unknown[]} args
 * @property {(result: any) => void} resolve
 * @property {(error: Error) => void} reject
 * @property {boolean} isAgain whether a worker has broken off at it already
 */

/** How long a question may keep a newer one waiting before its worker is ended, in milliseconds. */
const patience = 60;

/** A question that a newer one has replaced, or that was stopped. */
export class Dropped extends Error {}

/** There is no solver: it broke off, or could not be loaded. The message says what the browser says, if anything. */
export class Broken extends Error {}

/**
 * The browser lacks what the solver needs: its message is `workers`, `wasm` or, in one that is too old, `vectors`; or a
 * `policy` of the server's forbids it.
 */
export class Missing extends Error {}

/**
 * One worker and the question it is at; a page may have several, each with its own latest question.
 * @template {{ [Method in keyof Functions]: (...args: any[]) => unknown }} Functions what its worker can be asked
 */
export class Engine {
  #spawn;
  #onRestart;
  /** @type {Worker | null} */
  #worker = null;
  #ready = false;
  /** @type {Question | null} what the worker is at */
  #running = null;
  /** @type {Question | null} what comes next */
  #waiting = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} ends the running question for the waiting one */
  #impatience;

  /**
   * @param {() => Worker} spawn called when the first question comes, and after each stop
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
    this.#drop();
    return new Promise((resolve, reject) => {
      this.#waiting = { method, args, resolve, reject, isAgain: false };
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

  /** Ends the worker as well, until the next question. */
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
    this.#worker?.postMessage({ method: this.#running.method, args: this.#running.args });
  }

  /** @param {import('./respond.js').Reply} reply */
  #settle({ result, error, broken, missing }) {
    if (missing) return this.#lose(new Missing(missing));
    if (broken !== undefined) return this.#lose(new Broken(broken));
    if (error) this.#running?.reject(Object.assign(new Error(error.message), error));
    else this.#running?.resolve(result);
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

  /**
   * The worker is of no more use: the latest question is put to another, once.
   * @param {Broken | Missing} error why
   */
  #lose(error) {
    const wasAsked = !this.#ready || !this.#waiting; // else it still was at one that a newer has replaced
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

// Engines that solve a collection, side by side.

import { Dropped } from '../engine.js';

/**
 * @typedef {import('../modules.js').FullEngine} Engine
 * @typedef {import('./collection.js').Batch} Batch
 * @typedef {{ stopped: boolean }} Run the work between a start and a stop
 */

/** Solves the puzzles of a collection, and can be stopped and go on. */
export class Pool {
  #collection;
  #engines;
  #onNews;
  /** @type {Run | null} */
  #run = null;
  /** @type {Promise<unknown> | null} the work of all engines, which may end some time after a stop */
  #work = null;
  #solved = 0;
  #millis = 0;
  #begun = 0;

  /** Why it broke off, or null. @type {unknown} */
  trouble = null;

  /**
   * @param {import('./collection.js').Collection} collection
   * @param {Engine[]} engines each starts its worker when there is something to do for it
   * @param {() => void} onNews called at the start, when more is solved, on a stop, and at the end
   */
  constructor(collection, engines, onNews) {
    this.#collection = collection;
    this.#engines = engines;
    this.#onNews = onNews;
  }

  /** How many puzzles it has solved. */
  get solved() {
    return this.#solved;
  }

  get isWorking() {
    return this.#run !== null;
  }

  /** How long it has been at work, in seconds. */
  get seconds() {
    return (this.#millis + (this.#run ? performance.now() - this.#begun : 0)) / 1000;
  }

  /** Solves what is not solved yet. It resolves when all is solved, or after `stop`. */
  async go() {
    if (this.#run) return;
    const run = { stopped: false };
    this.#run = run;
    this.#begun = performance.now();
    this.trouble = null;
    this.#onNews();
    await this.#work; // the puzzles of a stopped run are put back first
    this.#work = Promise.all(this.#engines.map((engine) => this.#solve(engine, run)));
    await this.#work;
    if (!run.stopped) this.#end(run);
  }

  /** Stops at once. */
  stop() {
    if (this.#run) this.#end(this.#run);
  }

  /** @param {Run} run */
  #end(run) {
    run.stopped = true;
    this.#run = null;
    this.#millis += performance.now() - this.#begun;
    for (const engine of this.#engines) engine.end();
    this.#onNews();
  }

  /** @param {Engine} engine @param {Run} run */
  async #solve(engine, run) {
    try {
      // An engine takes puzzles only when it is free, so that a long file is not read all at once.
      while (!run.stopped) {
        const taken = await this.#collection.take();
        if (!taken) return;
        await this.#settle(engine, run, taken);
      }
    } catch (error) {
      if (run.stopped || error instanceof Dropped) return;
      this.trouble = error;
      this.#end(run);
    }
  }

  /** @param {Engine} engine @param {Run} run @param {{ batch: Batch, lines: Uint8Array }} taken */
  async #settle(engine, run, { batch, lines }) {
    try {
      if (run.stopped) throw new Dropped();
      this.#collection.settle(batch, await engine.ask('solveLines', lines, batch.count));
    } catch (error) {
      this.#collection.putBack(batch);
      throw error;
    }
    this.#solved += batch.count;
    this.#onNews();
  }
}

// Engines that work through a collection side by side: they solve its puzzles, or rate those that are solved.

import { Dropped } from '../../../worker/engine.js';
import { troubleOf } from '../../model/errors.js';

/** @import { Trouble } from '../../model/errors.js' */
/** @import { FullEngine, RateEngine } from '../modules.js' */
/** @import { Batch } from './batches.js' */
/** @import { Collection, Unrated } from './collection.js' */
/** @typedef {{ stopped: boolean }} Run the work between a start and a stop */

/**
 * What a pool does.
 * @template Engine
 * @template Taken some of the puzzles
 * @typedef {object} Job
 * @property {() => Promise<Taken | null>} take null when there are none left
 * @property {(engine: Engine, taken: Taken) => AsyncIterable<number>} work gives how many puzzles more are done; it may
 *   be left after each of them
 * @property {(taken: Taken) => void} putBack puts back what is not done of them
 */

/** Solves the puzzles. @param {Collection} collection @returns {Job<FullEngine, { batch: Batch, lines: Uint8Array }>} */
export const solving = (collection) => ({
  take: () => collection.take(),
  async *work(engine, { batch, lines }) {
    const count = batch.kinds.length;
    collection.settle(batch, await engine.ask('solveLines', lines, count));
    yield count;
  },
  putBack: ({ batch }) => collection.putBack(batch),
});

/** Rates the puzzles that are solved. @param {Collection} collection @returns {Job<RateEngine, Unrated>} */
export const rating = (collection) => ({
  take: async () => collection.takeUnrated(),
  work: (engine, unrated) => collection.rate(unrated, (lines) => engine.ask('rateLines', lines)),
  putBack: (unrated) => collection.putBackUnrated(unrated),
});

/**
 * Does a job, and can be stopped and go on.
 * @template {{ end(): void }} Engine
 * @template Taken
 */
export class Pool {
  #job;
  #engines;
  #onNews;
  /** @type {Run | null} */
  #run = null;
  /** @type {Promise<unknown> | null} the work of all engines, which may end some time after a stop */
  #work = null;
  #done = 0;
  #millis = 0;
  #begun = 0;
  /** @type {(() => void)[]} */
  #waiting = [];

  /** Why it broke off, or null. @type {Trouble | null} */
  trouble = null;

  /**
   * @param {Job<Engine, Taken>} job
   * @param {Engine[]} engines each starts its worker when there is something to do for it
   * @param {() => void} onNews called at the start, when more is done, on a stop, and at the end
   */
  constructor(job, engines, onNews) {
    this.#job = job;
    this.#engines = engines;
    this.#onNews = onNews;
  }

  /** Resolves when there is news, as `onNews` is called. @returns {Promise<void>} */
  news() {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  #tell() {
    this.#onNews();
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /** How many puzzles it has done. */
  get done() {
    return this.#done;
  }

  get isWorking() {
    return this.#run !== null;
  }

  /** How long it has been at work, in seconds. */
  get seconds() {
    return (this.#millis + (this.#run ? performance.now() - this.#begun : 0)) / 1000;
  }

  /** Does what is not done yet. It resolves when all is done, or after `stop`. */
  async go() {
    if (this.#run) return;
    const run = { stopped: false };
    this.#run = run;
    this.#begun = performance.now();
    this.trouble = null;
    this.#tell();
    await this.#work; // the puzzles of a stopped run are put back first
    this.#work = Promise.all(this.#engines.map((engine) => this.#take(engine, run)));
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
    this.#tell();
  }

  /** @param {Engine} engine @param {Run} run */
  async #take(engine, run) {
    try {
      // An engine takes puzzles only when it is free, so that a long file is not read all at once.
      while (!run.stopped) {
        const taken = await this.#job.take();
        if (taken === null) return;
        await this.#settle(engine, run, taken);
      }
    } catch (error) {
      if (run.stopped || error instanceof Dropped) return;
      this.trouble = troubleOf(error);
      this.#end(run);
    }
  }

  /** @param {Engine} engine @param {Run} run @param {Taken} taken */
  async #settle(engine, run, taken) {
    try {
      if (run.stopped) throw new Dropped();
      for await (const count of this.#job.work(engine, taken)) {
        this.#done += count;
        this.#tell();
        if (run.stopped) throw new Dropped();
      }
    } catch (error) {
      this.#job.putBack(taken);
      throw error;
    }
  }
}

// Engines that work through a collection side by side: they solve its puzzles, or rate those that are solved.

import { troubleOf } from '../../model/errors.js';

/** @import { Trouble } from '../../model/errors.js' */
/** @import { FullEngine, RateEngine } from '../modules.js' */
/** @import { Collection, Listed, Unsolved } from './collection.js' */

/**
 * What a pool does.
 * @template Engine
 * @template Share some of the puzzles
 * @typedef {object} Job
 * @property {() => AsyncIterable<Share> | Iterable<Share>} shares what is left; all engines take of it
 * @property {(engine: Engine, share: Share) => AsyncIterable<number>} work gives how many puzzles more are done; it may be left
 *   after each of them
 */

/**
 * After how many pieces a worker is ended: browsers collect what nobody needs once it is 64 MiB in a worker, and a new one begins
 * with nothing.
 */
const lifetime = 32;

/** Solves the puzzles. @param {Collection} collection @returns {Job<FullEngine, Unsolved>} */
export function solving(collection) {
  let solved = 0;
  return {
    shares: () => collection.unsolved(),
    async *work(engine, { piece, lines }) {
      collection.settle(piece, await engine.hand('solveLines', lines, piece.count, collection.placeOf(piece)));
      if (++solved % lifetime === 0) engine.end();
      yield piece.count;
    },
  };
}

/** Rates the puzzles that are solved. @param {Collection} collection @returns {Job<RateEngine, Listed[]>} */
export const rating = (collection) => ({
  shares: () => collection.unrated(),
  async *work(engine, puzzles) {
    for (let left = puzzles; left.length > 0; ) {
      const ratings = await engine.ask(
        'rateLines',
        left.map(({ line }) => line),
      );
      collection.rate(left, ratings);
      left = left.slice(ratings.length);
      yield ratings.length;
    }
  },
});

/**
 * Does a job, and can be stopped and go on.
 * @template {{ end(): void }} Engine
 * @template Share
 */
export class Pool {
  #job;
  #engines;
  #onNews;
  /** @type {object | null} stands for the work between a start and a stop */
  #run = null;
  /** @type {Promise<unknown> | null} the work of all engines, which may end some time after a stop */
  #work = null;
  #millis = 0;
  #begun = 0;

  /** How many puzzles it has done. */
  done = 0;

  /** Why it broke off, or null. @type {Trouble | null} */
  trouble = null;

  /**
   * @param {Job<Engine, Share>} job
   * @param {Engine[]} engines are its own, and are ended when it stops
   * @param {() => void} onNews called at the start, when more is done, on a stop, and at the end
   */
  constructor(job, engines, onNews) {
    this.#job = job;
    this.#engines = engines;
    this.#onNews = onNews;
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
    const run = {};
    this.#run = run;
    this.#begun = performance.now();
    this.trouble = null;
    this.#onNews();
    await this.#work; // what a stopped run still does is not done twice
    const shares = this.#job.shares();
    this.#work = Promise.all(this.#engines.map((engine) => this.#take(engine, shares, run)));
    await this.#work;
    if (this.#run === run) this.stop();
  }

  /** Stops at once. */
  stop() {
    if (!this.#run) return;
    this.#run = null;
    this.#millis += performance.now() - this.#begun;
    for (const engine of this.#engines) engine.end();
    this.#onNews();
  }

  /** @param {Engine} engine @param {AsyncIterable<Share> | Iterable<Share>} shares @param {object} run */
  async #take(engine, shares, run) {
    try {
      // An engine takes puzzles only when it is free, so that a long file is not read all at once.
      for await (const share of shares) {
        if (this.#run !== run) return;
        for await (const count of this.#job.work(engine, share)) {
          this.done += count;
          if (this.#run !== run) return;
          this.#onNews();
        }
      }
    } catch (error) {
      if (this.#run !== run) return; // the stop has ended the engine
      this.trouble = troubleOf(error);
      this.stop();
    }
  }
}

// Engines that work through a collection side by side: they solve its puzzles, or rate those that are solved.

import { troubleOf } from '../../model/errors.js';

/** @import { Trouble } from '../../model/errors.js' */
/** @import { FullEngine, RateEngine } from '../modules.js' */
/** @import { Collection, Listed, Unsolved } from './collection.js' */

/**
 * What a pool does: `shares` gives what is left, and all engines take of it; `work` gives how many puzzles more are done, and may be
 * left after each of them.
 * @template Engine, Share
 * @typedef {{ shares(): AsyncIterable<Share> | Iterable<Share>, work(engine: Engine, share: Share): AsyncIterable<number> }} Job
 */
/** @typedef {ReturnType<typeof createPool>} Pool */

/**
 * After how many pieces a worker is ended: browsers collect what nobody needs once it is 64 MiB in a worker, and a new one begins
 * with nothing.
 */
const lifetime = 16;

/** Solves the puzzles. @param {Collection} collection @returns {Job<FullEngine, Unsolved>} */
export function solving(collection) {
  /** How many pieces each engine has solved. @type {Map<FullEngine, number>} */
  const solved = new Map();
  return {
    shares: () => collection.unsolved(),
    async *work(engine, { piece, lines }) {
      collection.settle(piece, await engine.hand('solveLines', lines, piece.count, collection.placeOf(piece)));
      const own = (solved.get(engine) ?? 0) + 1;
      solved.set(engine, own);
      if (own % lifetime === 0) engine.end();
      yield piece.count;
    },
  };
}

/** Rates the puzzles that are solved. @param {Collection} collection @returns {Job<RateEngine, Listed[]>} */
export const rating = (collection) => ({
  shares: () => collection.unrated(),
  async *work(engine, puzzles) {
    for (let left = puzzles; left.length > 0; ) {
      const lines = left.map(({ line }) => line);
      const ratings = await engine.ask('rateLines', lines);
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
 * @param {Job<Engine, Share>} job
 * @param {Engine[]} engines are its own, and are ended when it stops
 * @param {() => void} onNews called at the start, when more is done, on a stop, and at the end
 */
export function createPool(job, engines, onNews) {
  /** @type {object | null} stands for the work between a start and a stop */
  let run = null;
  /** @type {Promise<unknown> | null} the work of all engines, which may end some time after a stop */
  let work = null;
  let [millis, begun] = [0, 0];

  const pool = {
    /** How many puzzles it has done. */
    done: 0,

    /** Why it broke off, or null. @type {Trouble | null} */
    trouble: null,

    get isWorking() {
      return run !== null;
    },

    /** How long it has been at work, in seconds. */
    get seconds() {
      return (millis + (run ? performance.now() - begun : 0)) / 1000;
    },

    /** Does what is not done yet. It resolves when all is done, or after `stop`. */
    async go() {
      if (run) return;
      const own = {};
      run = own;
      begun = performance.now();
      pool.trouble = null;
      onNews();
      await work; // what a stopped run still does is not done twice
      if (run !== own) return;
      const shares = job.shares();
      work = Promise.all(engines.map((engine) => take(engine, shares, own)));
      await work;
      if (run === own) pool.stop();
    },

    /** Stops at once. */
    stop() {
      if (!run) return;
      run = null;
      millis += performance.now() - begun;
      for (const engine of engines) engine.end();
      onNews();
    },
  };

  /** @param {Engine} engine @param {AsyncIterable<Share> | Iterable<Share>} shares @param {object} own */
  async function take(engine, shares, own) {
    try {
      // An engine takes puzzles only when it is free, so that a long file is not read all at once.
      for await (const share of shares) {
        if (run !== own) return;
        for await (const count of job.work(engine, share)) {
          pool.done += count;
          if (run !== own) return;
          onNews();
        }
      }
    } catch (error) {
      if (run !== own) return; // the stop has ended the engine
      pool.trouble = troubleOf(error);
      pool.stop();
    }
  }

  return pool;
}

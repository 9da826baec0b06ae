// What is known of each puzzle of a list: which pass a filter, and in which order.

import { countKinds, countPassing, kindOf, nth, passes, passingIn, unique, verdictOf } from './kinds.js';
import { keyOf, sorted } from './sorting.js';

/**
 * @import { Filter, Selection } from '../../model/verdicts.js'
 *
 * @typedef {object} Known puzzles that follow each other in the text
 * @property {number} start the first one's index
 * @property {Uint8Array} kinds of each puzzle, as kinds.js has them
 * @property {number[]} counts of each kind
 * @property {Uint16Array} ratings of each puzzle, as model/ratings.js has them
 */

/**
 * Puzzles by index, from 0.
 * @template {Known} Batch
 */
export class Register {
  /** @type {Batch[]} in the order of the text */
  batches = [];
  #counts = countKinds(new Uint8Array());
  /** The last order that was asked for. @type {Selection & { indices: Uint32Array } | null} */
  #sorted = null;

  /** How many puzzles wait to be rated. */
  get unrated() {
    return this.#counts[unique];
  }

  /** @param {Batch} batch comes after all others */
  add(batch) {
    this.batches.push(batch);
    this.#count(batch, 1);
  }

  /** Notes what puzzles are. @param {Batch} batch @param {Uint8Array} kinds */
  settle(batch, kinds) {
    this.#change(batch, () => {
      batch.kinds = kinds;
    });
  }

  /**
   * Notes how hard some puzzles are.
   * @param {Batch} batch
   * @param {number[]} places of the puzzles in the batch
   * @param {Uint16Array} ratings of as many of them as have been rated
   */
  rate(batch, places, ratings) {
    this.#change(batch, () => {
      for (const [index, rating] of ratings.entries()) {
        batch.kinds[places[index]] = kindOf(rating);
        batch.ratings[places[index]] = rating;
      }
    });
  }

  /** How many puzzles pass a filter. @param {Filter} filter */
  size(filter) {
    return passingIn(this.#counts, filter);
  }

  /** Whether a puzzle passes a filter. @param {Filter} filter @param {number} index */
  passes(filter, index) {
    const { kinds, start } = this.batchOf(index);
    return passes(filter)[kinds[index - start]];
  }

  /**
   * The index of a puzzle.
   * @param {Selection} selection
   * @param {number} place among the puzzles that pass, from 0 and below their number
   */
  at(selection, place) {
    const { filter, order } = selection;
    if (place >= this.size(filter)) throw new RangeError(`no puzzle ${place} among ${this.size(filter)}`);
    if (order !== 'text') return this.indices(selection)[place];
    let left = place;
    for (const { start, kinds, counts } of this.batches) {
      const passing = passingIn(counts, filter);
      if (left < passing) return start + (passing === kinds.length ? left : nth(kinds, filter, left));
      left -= passing;
    }
    throw new RangeError(`no puzzle ${place}`);
  }

  /**
   * How many puzzles before this one pass a filter: its own place, if it passes.
   * @param {Selection} selection
   * @param {number} index
   */
  place(selection, index) {
    const { filter, order } = selection;
    if (order !== 'text') return this.#sortedPlace(selection, index);
    let place = 0;
    for (const { start, kinds, counts } of this.batches) {
      if (start + kinds.length > index) return place + countPassing(kinds.subarray(0, index - start), filter);
      place += passingIn(counts, filter);
    }
    return place;
  }

  /** @param {number} index */
  verdict(index) {
    const { kinds, start } = this.batchOf(index);
    return verdictOf(kinds[index - start]);
  }

  /** The rating of a puzzle, as model/ratings.js has it. @param {number} index */
  rating(index) {
    const { ratings, start } = this.batchOf(index);
    return ratings[index - start];
  }

  /** @param {number} index */
  batchOf(index) {
    let [first, after] = [0, this.batches.length];
    while (after - first > 1) {
      const middle = (first + after) >> 1;
      if (this.batches[middle].start <= index) first = middle;
      else after = middle;
    }
    return this.batches[first];
  }

  /** The indices of the puzzles that pass, in their order. @param {Selection} selection */
  indices({ filter, order }) {
    if (this.#sorted?.filter !== filter || this.#sorted.order !== order) {
      this.#sorted = { filter, order, indices: sorted(this.batches, { filter, order }) };
    }
    return this.#sorted.indices;
  }

  /** The same as `place` by halving, in an order by how hard they are. @param {Selection} selection @param {number} index */
  #sortedPlace(selection, index) {
    const indices = this.indices(selection);
    const key = (/** @type {number} */ other) => keyOf(this.rating(other), selection.order);
    const own = key(index);
    let [low, high] = [0, indices.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = indices[middle];
      if (key(other) < own || (key(other) === own && other < index)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** @param {Batch} batch @param {() => void} change */
  #change(batch, change) {
    this.#count(batch, -1);
    change();
    batch.counts = countKinds(batch.kinds);
    this.#count(batch, 1);
    this.#sorted = null;
  }

  /** @param {Batch} batch @param {1 | -1} sign */
  #count({ counts }, sign) {
    for (const [kind, count] of counts.entries()) this.#counts[kind] += sign * count;
  }
}

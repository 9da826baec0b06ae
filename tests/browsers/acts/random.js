// Random numbers that a seed decides, so that a walk can be taken again.

/** Numbers that follow from one. */
export class Random {
  #state;

  /** @param {number[]} seeds of which all count, as a walk's and the number of an act in it */
  constructor(...seeds) {
    this.#state = 0x9e3779b9;
    for (const seed of seeds) {
      this.#state = Math.imul(this.#state ^ seed, 0x85ebca6b) >>> 0;
      this.next();
    }
  }

  /** A number from 0 to below 1, by the method mulberry32. */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 to below this one. @param {number} end */
  below(end) {
    return Math.floor(this.next() * end);
  }

  /** @template T @param {readonly T[]} things */
  pick(things) {
    return things[this.below(things.length)];
  }

  /** Whether something is done that is done so often of all times. @param {number} share from 0 to 1 */
  chance(share) {
    return this.next() < share;
  }

  /** Picks one by how often each is to be picked. @template {{ weight: number }} T @param {readonly T[]} things */
  weighed(things) {
    let left = this.next() * things.reduce((sum, { weight }) => sum + weight, 0);
    for (const thing of things) {
      left -= thing.weight;
      if (left < 0) return thing;
    }
    return things[0];
  }
}

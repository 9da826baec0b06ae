// A collection made of a text that is being read.

import { Collection } from './collection.js';

/** @import { FullEngine } from '../modules.js' */
/** @import { Beginning, Part } from './lines.js' */

/**
 * @param {Beginning} first
 * @param {string} name the file's, or ''
 * @param {FullEngine} engine has read the beginning, and reads on
 * @param {FullEngine} teller tells what layouts are made of
 */
export function collectionOf(first, name, engine, teller) {
  /** @type {Promise<unknown>} one question after the other: a new one would take an older one's place */
  let told = Promise.resolve();
  const next = () => {
    const part = engine.ask('readOn');
    part.then(
      ({ isLast }) => isLast && engine.end(),
      () => {}, // whoever waits for the part gets the error
    );
    return part;
  };
  /** @type {Promise<Part | null>} the next part, read while the part before it is solved */
  let ahead = first.isLast ? Promise.resolve(null) : next();
  return new Collection({
    name,
    bytes: first.bytes,
    first,
    planOf(line) {
      const plan = told.then(() => teller.ask('planOf', line));
      told = plan.catch(() => {});
      return plan;
    },
    readOn() {
      const part = ahead;
      ahead = part.then((part) => (part && !part.isLast ? next() : null));
      ahead.catch(() => {});
      return part;
    },
  });
}

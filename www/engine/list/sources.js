// A collection made of a text that is being read.

import { Collection } from './collection.js';

/**
 * @param {import('./lines.js').Beginning} first
 * @param {string} name the file's, or ''
 * @param {import('../modules.js').FullEngine} engine has read the beginning, and reads on
 */
export function collectionOf(first, name, engine) {
  const next = () => {
    const part = engine.ask('readOn');
    part.then(
      ({ isLast }) => isLast && engine.end(),
      () => {}, // whoever waits for the part gets the error
    );
    return part;
  };
  /** @type {Promise<import('./lines.js').Part | null>} the next part, read while the part before it is solved */
  let ahead = first.isLast ? Promise.resolve(null) : next();
  return new Collection({
    name,
    bytes: first.bytes,
    first,
    readOn() {
      const part = ahead;
      ahead = part.then((part) => (part && !part.isLast ? next() : null));
      ahead.catch(() => {});
      return part;
    },
  });
}

// Parts of the page that are loaded when they are first wanted. This file uses no DOM.

import { Unloaded } from '../model/errors.js';

/**
 * @template Part
 * @param {() => Promise<Part>} load
 * @returns {(() => Promise<Part>) & { made?: Part }} gives the part, which is loaded only once; `made`: the part, where it is
 *   there. If loading fails, it rejects with Unloaded, and the next call tries again
 */
export function lazily(load) {
  /** @type {Promise<Part> | null} */
  let part = null;
  /** @type {ReturnType<typeof lazily<Part>>} */
  const loaded = () => {
    part ??= load().then(
      (made) => (loaded.made = made),
      (error) => {
        part = null;
        throw new Unloaded(String(error));
      },
    );
    return part;
  };
  return loaded;
}

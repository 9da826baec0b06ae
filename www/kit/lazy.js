// Parts of the page that are loaded when they are first wanted. Knows no DOM.

import { Unloaded } from '../model/errors.js';

/**
 * @template Part
 * @param {() => Promise<Part>} load
 * @returns {() => Promise<Part>} gives the part, which is loaded once, or rejects with Unloaded; then it can be tried again
 */
export function lazily(load) {
  /** @type {Promise<Part> | null} */
  let part = null;
  return () => {
    part ??= load().catch((error) => {
      part = null;
      throw new Unloaded(String(error));
    });
    return part;
  };
}

// Parts of the page that are loaded when they are first wanted. Knows no DOM.

/**
 * @template Part
 * @param {() => Promise<Part>} load
 * @returns {() => Promise<Part>} gives the part, which is loaded once; after a failure it is tried again
 */
export function later(load) {
  /** @type {Promise<Part> | null} */
  let part = null;
  return () => {
    part ??= load().catch((error) => {
      part = null;
      throw error;
    });
    return part;
  };
}

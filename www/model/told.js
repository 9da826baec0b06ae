// What steps show on the grid. What says so is loaded with the first hint or path, and nothing is shown until then.

/**
 * @typedef {object} Told
 * @property {typeof import('./hintlayers.js').layerOfHint} layerOfHint
 * @property {typeof import('./moments.js').momentOf} momentOf
 */

/** @type {Told} */
export const told = { layerOfHint: () => ({}), momentOf: () => null };

/** From now on steps show something. @param {Partial<Told>} its */
export const tell = (its) => Object.assign(told, its);

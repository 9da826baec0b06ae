// What steps show on the grid. What says so is loaded with the first hint or path, and nothing is shown until then.

/**
 * @import { layerOfHint } from './hintlayers.js'
 * @import { momentOf } from './moments.js'
 *
 * @typedef {object} Told
 * @property {typeof layerOfHint} layerOfHint
 * @property {typeof momentOf} momentOf
 */

/** @type {Told} */
export const told = { layerOfHint: () => ({}), momentOf: () => null };

/** From now on steps show something. @param {Partial<Told>} its */
export const tell = (its) => Object.assign(told, its);

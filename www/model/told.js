// What steps show on the grid. What says so is loaded with the first hint or path, and nothing is shown until then.

/**
 * @import { layerOfHint } from './hintlayers.js'
 * @import { sceneOf } from './path.js'
 *
 * @typedef {object} Told
 * @property {typeof layerOfHint} layerOfHint
 * @property {typeof sceneOf} sceneOf
 */

/** @type {Told} */
export const told = { layerOfHint: () => ({}), sceneOf: () => null };

/** From now on steps show something. @param {Partial<Told>} its */
export const tell = (its) => Object.assign(told, its);

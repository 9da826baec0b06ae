// The acts on hints and on the path, which are loaded with the first that is wanted, and what follows from them; and those on
// a photo, which are loaded with what reads it.

/**
 * @import { State } from '../state.js'
 * @import { hintActs, hinted } from './hintacts.js'
 * @import { explained, pathActs } from './pathacts.js'
 * @import { photoActs } from './photoacts.js'
 * @typedef {typeof hintActs & typeof pathActs} LateActs
 *
 * @typedef {object} Late
 * @property {LateActs} acts
 * @property {((state: State) => void)[]} follow what follows from any act
 * @property {{ hint: typeof hinted, path: typeof explained }} answered
 */

/** The acts on which the rest is loaded. @type {readonly string[]} */
const first = ['hint', 'fillable', 'path'];

/** @type {Late | null} */
export let late = null;

/** Adds these acts, once they are loaded. @param {Late} its */
export function bring(its) {
  late = its;
}

/** @type {typeof photoActs | null} */
export let photos = null;

/** Adds the acts on photos. @param {typeof photoActs} its */
export function bringPhotos(its) {
  photos = its;
}

/** Whether something is to be done for which nothing is loaded yet. @param {{ do: string }} command */
export const isLate = (command) => !late && first.includes(command.do);

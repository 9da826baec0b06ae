// The acts on hints and on the path, which are loaded with the first that is wanted, and what follows from them.

/**
 * @typedef {import('../state.js').State} State
 * @typedef {typeof import('./hints.js').hintActs & typeof import('./path.js').pathActs} LateActs
 *
 * @typedef {object} Late
 * @property {LateActs} acts
 * @property {((state: State) => void)[]} follow what follows from any act
 * @property {{ hint: typeof import('./hints.js').hinted, path: typeof import('./path.js').walked }} answered
 */

/** Those of them that come first. @type {readonly string[]} */
const first = ['hint', 'fillable', 'walk'];

/** @type {Late | null} */
export let late = null;

/** From now on there are these. @param {Late} its */
export function bring(its) {
  late = its;
}

/** Whether something is to be done for which nothing is loaded yet. @param {{ do: string }} command */
export const isLate = (command) => !late && first.includes(command.do);

// What a hint is about. What it shows on the grid is loaded later: see hintlayers.js.

/**
 * @import { Step } from '../pkg/ninefold_hint.js'
 * @import { Work } from './work.js'
 *
 * @typedef {object} Hint
 * @property {'where' | 'what' | 'now'} stage how much is said of a step; `now`: all that can be filled in now
 * @property {readonly Step[]} steps those that are known by now
 * @property {number} at which of them it is about
 * @property {'noneAsEasy' | 'again' | 'only' | null} [aside] a sentence on the order of hints, which is shown instead of where to look, and read aloud
 *   before it. `noneAsEasy`: all others are less easy than the first one; `again`: all have been shown, and this is the first one; `only`: there is no other
 * @property {{ step: Step, path: readonly number[] }} [line] the one line that is shown of a step that is told in full: in a proof as
 *   `layerOfLine` takes it, and in a chain the number of the link. That of another step does not count
 * @property {boolean} isAsked whether anything has been asked for it
 * @property {Question | null} question what is to be found out for it
 * @property {Without | null} without why there is no step
 *
 * @typedef {'empty' | 'solved' | 'none' | 'several' | 'undecided' | 'nothing' | 'cutShort'} Without `undecided`: nobody knows how
 *   many solutions there are · `cutShort`: all that was found has been shown, but to find all would take too long
 * @typedef {readonly Step[] & { complete: boolean }} Found what was found; `complete`: there is nothing else
 *
 * @typedef {object} Question
 * @property {Work} work
 * @property {'next' | 'more' | 'now' | 'path'} asks for the easiest step, for others that are not known, for all that place a digit,
 *   or for all that lead to the solution
 * @property {readonly Step[]} known the first of them is the one that was shown first
 * @property {number} [near] the cell of the last digit: of several steps that are as easy, the one near it is wanted
 * @property {Uint8Array | null} solution of the puzzle, if it has exactly one
 * @property {Without | null} without why there is no step, where that is known already
 */

/** The step that a hint is about, or undefined. @param {Hint} hint */
export const stepOf = ({ steps, at, without }) => (without ? undefined : steps[at]);

/** Whether a step says what the person has spoilt. @param {Step} step */
export const isMistake = ({ technique }) => /^(wrong|missing)-/.test(technique);

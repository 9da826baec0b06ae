// What a hint is about. What it shows on the grid is loaded later: see hintlayers.js.

import { bitOf } from './marks.js';
import { wrongIn } from './work.js';

/**
 * @typedef {import('../pkg/ninefold_hint.js').Step} Step
 *
 * @typedef {object} Hint
 * @property {'where' | 'what' | 'now'} stage how much is said of a step; `now`: all that can be filled in now
 * @property {readonly Step[]} steps those that are known by now
 * @property {number} at which of them it is about
 * @property {boolean} isAsked whether anything has been asked for it
 * @property {Question | null} question what is to be found out for it
 * @property {Without | null} without why there is no step
 *
 * @typedef {'empty' | 'solved' | 'none' | 'several' | 'undecided' | 'nothing' | 'noOther' | 'cutShort'} Without `undecided`:
 *   nobody knows how many solutions there are · `noOther`: all that there is has been shown · `cutShort`: all that was found
 *   has been, but to find all would take too long
 * @typedef {readonly Step[] & { complete: boolean }} Found what was found; `complete`: there is nothing else
 *
 * @typedef {object} Question
 * @property {import('./work.js').Work} work
 * @property {'next' | 'more' | 'now' | 'path'} asks for the easiest step, for one that is not known, for all that place a digit,
 *   or for all that lead to the solution
 * @property {readonly Step[]} known
 */

/** The step that a hint is about, or undefined. @param {Hint} hint */
export const stepOf = ({ steps, at, without }) => (without ? undefined : steps[at]);

/** Whether a step says what the person has spoilt. @param {Step} step */
export const isMistake = ({ technique }) => technique === 'wrong-answer' || technique === 'missing-candidate';

/**
 * What the person has spoilt in a Sukaku, as the engine says it of others: it takes what is left of the candidates for the
 * puzzle's own. Wrong answers come first, as they strike right digits from the marks of their peers; then come the right digits
 * that are struck. Null where there are none.
 * @param {import('./work.js').Work} work
 * @param {Uint8Array} solution
 * @returns {Step | null}
 */
export function spoiltOn(work, solution) {
  const { sheet, answers, marks } = work;
  if (!sheet.candidates) return null;
  const wrong = wrongIn(work, solution);
  const struck = [...marks.keys()].filter((cell) => marks[cell] && !(marks[cell] & bitOf(solution[cell])));
  const [technique, role, cells] = wrong.length
    ? /** @type {const} */ (['wrong-answer', 'wrong', wrong])
    : /** @type {const} */ (['missing-candidate', 'missing', struck]);
  const candidates = cells.map((cell) => ({ cell, digit: answers[cell] || solution[cell], role }));
  const nothing = { places: [], removes: [], houses: [], links: [] };
  return cells.length ? { technique, candidates, ...nothing, effort: 0, level: 'easy' } : null;
}

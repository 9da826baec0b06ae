// The path: all steps from the puzzle as it stands to its solution, what is seen at each of them, and the parts of its list. It
// is loaded with the first path.

import { layerOfStep } from './hintlayers.js';
import { filledIn, withStep } from './work.js';

/**
 * @import { Explanation, Step } from '../pkg/ninefold_hint.js'
 * @import { Drawable } from './drawing.js'
 * @import { Question, Without } from './hint.js'
 * @import { Layer } from './layers.js'
 * @import { Sheet } from './sheet.js'
 * @import { Work } from './work.js'
 *
 * @typedef {object} Path
 * @property {Work} of what was on the board when it was opened
 * @property {Work} work from where it goes: from the givens, where the person has solved all
 * @property {Explanation | null} found null while it is not known
 * @property {number} at the step that is shown, from 0; -1: none, and the grid shows the puzzle as it stands
 * @property {boolean} isAgain whether it was open already when the puzzle changed
 * @property {boolean} isAsked whether anything has been asked for it
 * @property {Question | null} question
 * @property {Without | null} without why there is no path
 *
 * @typedef {object} Glance the whole way of a puzzle, which is looked for while nobody asks for anything
 * @property {Sheet} sheet
 * @property {Question | null} question
 * @property {Explanation | null} found
 *
 * @typedef {object} Scene what is seen at a step
 * @property {Work} work how far the puzzle is before the step
 * @property {Drawable} puzzle that work as a puzzle: what the path has placed is a solution's digit
 * @property {Layer} layer the step
 */

/** What has been done after 0, 1, 2 … steps of a path, as far as somebody has asked. @type {WeakMap<Explanation, Work[]>} */
const known = new WeakMap();

/** What has been done after some steps of a path that is found. @param {Path} path @param {number} count @returns {Work} */
export function workAfter({ work, found }, count) {
  if (!found) return work;
  const works = known.get(found) ?? [work];
  known.set(found, works);
  for (const step of found.steps.slice(works.length - 1, count)) works.push(withStep(works[works.length - 1], step));
  return works[count];
}

/** What is seen at the step that a path shows, or null where it shows none. @param {Path | null} path @returns {Scene | null} */
export function sceneOf(path) {
  const step = path?.found?.steps[path.at];
  return path && step ? sceneAt(path, path.at, step) : null;
}

/**
 * What is seen at a step of a path.
 * @param {Path} path
 * @param {number} at
 * @param {Step} step
 * @returns {Scene}
 */
export function sceneAt(path, at, step) {
  const { sheet, answers } = path.work;
  const work = workAfter(path, at);
  const puzzle = { sheet, answers, marks: work.marks, solution: filledIn(work) };
  return { work, puzzle, layer: layerOfStep(step, work) };
}

/** How many singles that follow each other become one part of the list, at least. */
const fewest = 3;

/**
 * The parts of a path's list: a step, or many singles that follow each other.
 * @param {readonly Pick<Step, 'level'>[]} steps
 * @returns {{ from: number, to: number }[]} the first step of each part, and the last
 */
export function partsOf(steps) {
  /** @type {{ from: number, to: number }[]} */
  const parts = [];
  for (let from = 0; from < steps.length; from++) {
    let to = from;
    while (steps[from].level === 'easy' && steps[to + 1]?.level === 'easy') to++;
    if (to - from + 1 < fewest) to = from;
    parts.push({ from, to });
    from = to;
  }
  return parts;
}

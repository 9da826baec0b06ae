// What is seen at each step of the whole way, and the parts of its list. It is loaded with the first path.

import { layerOfStep } from './hintlayers.js';
import { workAfter } from './path.js';
import { filledIn } from './work.js';

/** @import { Step } from '../pkg/ninefold_hint.js' */
/** @import { Moment, Path } from './path.js' */

/** What is seen at the step that a path shows, or null where it shows none. @param {Path | null} path @returns {Moment | null} */
export function momentOf(path) {
  const step = path?.found?.steps[path.at];
  return path && step ? momentAt(path, path.at, step) : null;
}

/**
 * What is seen at a step of a path.
 * @param {Path} path
 * @param {number} at
 * @param {Step} step
 * @returns {Moment}
 */
export function momentAt(path, at, step) {
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

// The whole way: all steps from the puzzle as it stands to its solution. What is seen at each of them is loaded later: see
// moments.js.

import { withStep } from './work.js';

/**
 * @import { Explanation } from '../pkg/ninefold_hint.js'
 * @import { Puzzle } from './drawing.js'
 * @import { Question, Without } from './hints.js'
 * @import { Layer } from './layers.js'
 * @import { Work } from './work.js'
 *
 * @typedef {object} Path
 * @property {Work} work from where it goes
 * @property {Explanation | null} found null while it is not known
 * @property {number} at the step that is shown, from 0; -1: none, and the grid shows the puzzle as it stands
 * @property {boolean} isAsked whether anything has been asked for it
 * @property {Question | null} question
 * @property {Without | null} without why there is no path
 *
 * @typedef {object} Moment what is seen at a step
 * @property {Work} work how far the puzzle is before the step
 * @property {Puzzle} puzzle that work as a puzzle: what the path has placed is a solution's digit
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

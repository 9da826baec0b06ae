// The example that shows a technique.

import { classicSheet } from './sheet.js';
import { cellsIn } from './symbols.js';
import { workOf } from './work.js';

/**
 * @import { Step } from '../pkg/ninefold_hint.js'
 *
 * @typedef {object} Demo a position, and the step that follows from it
 * @property {string} cells a character for each
 * @property {string} [givens] where not all of them are
 * @property {readonly number[]} marks
 * @property {Step} step
 */

/** A fish without its size. @param {string} technique */
const kindOf = (technique) => technique.replace(/(?:x-wing|swordfish|jellyfish|squirmbag|whale|leviathan)$/, 'fish');

/**
 * The example of a technique; of a fish without its own, that of the same kind in another size.
 * @param {string} technique
 * @param {Record<string, Demo>} all
 * @returns {Demo | undefined}
 */
export function demoOf(technique, all) {
  const kind = kindOf(technique);
  const own = all[technique] ? technique : Object.keys(all).find((name) => kindOf(name) === kind);
  return own === undefined ? undefined : all[own];
}

/** What is on the grid in an example. @param {Demo} demo */
export function workIn({ cells, givens = cells, marks }) {
  const sheet = classicSheet(cellsIn(givens));
  const answers = cellsIn(cells).map((digit, cell) => (sheet.givens[cell] ? 0 : digit));
  return workOf({ sheet, answers, marks: Uint32Array.from(marks) });
}

// Candidates, places in chains, and the lines between them: what the pictures of steps are made of.

import { middleOf } from '../places.js';

/**
 * @import { Step } from '../../pkg/ninefold_hint.js'
 * @import { Area, Candidate, CandidateRole, HouseRole, Letter, Link, Node } from '../layers.js'
 * @import { Layout } from '../layout.js'
 *
 * @typedef {object} Picture
 * @property {Partial<Record<CandidateRole, readonly Candidate[]>>} [signs] of two for one candidate the last one counts
 * @property {readonly { house: number, role: HouseRole }[]} [houses]
 * @property {readonly Area[]} [areas]
 * @property {readonly Link[]} [links]
 * @property {readonly Letter[]} [letters]
 *
 * @typedef {(step: Step, layout: Layout) => Picture} Painter
 */

/** The candidates with some of the roles. @param {Step} step @param {string[]} roles */
export const those = ({ candidates }, ...roles) => candidates.filter(({ role }) => roles.includes(role));

/** Each cell once. @param {readonly { cell: number }[]} candidates */
export const cellsOf = (candidates) => [...new Set(candidates.map(({ cell }) => cell))];

/** A candidate as the end of a link. @param {Candidate} candidate @returns {Node} */
export const nodeOf = ({ cell, digit }) => ({ cells: [cell], digit });

/** The same text for the same place. @param {Node} node */
export const keyOf = ({ cells, digit }) => `${cells} ${digit}`;

/** The candidates that a node stands for. @param {Node} node */
export const candidatesIn = ({ cells, digit }) => cells.map((cell) => ({ cell, digit }));

/** Each cell in a frame of its own. @param {readonly number[]} cells @returns {Area[]} */
export const framed = (cells) => cells.map((cell) => ({ role: 'framed', cells: [cell] }));

/** a, b, c … @param {number} at @param {string} [first] */
export const letterOf = (at, first = 'a') => String.fromCharCode(first.charCodeAt(0) + at);

/** @param {Step['links']} links @param {boolean} [isDirected] @returns {Link[]} */
export const linksOf = (links, isDirected = false) =>
  links.map(({ from, to, strong }) => ({ from, to, role: strong ? 'strong' : 'weak', isDirected }));

/** An arrow from one candidate to another. @param {Candidate} from @param {Candidate} to @param {Link['role']} role @returns {Link} */
export const arrow = (from, to, role) => ({ from: nodeOf(from), to: nodeOf(to), role, isDirected: true });

/** Whether a candidate goes where a node is right. @param {Node} node @param {Candidate} candidate @param {Layout} layout */
export const rulesOut = ({ cells, digit }, candidate, { peersOf }) =>
  digit === candidate.digit
    ? cells.every((cell) => peersOf[cell].includes(candidate.cell))
    : cells.length === 1 && cells[0] === candidate.cell;

/** The nearest of some nodes, if there are any. @param {readonly Node[]} nodes @param {number} cell @param {Layout} layout */
export function nearestOf(nodes, cell, layout) {
  const { x, y } = middleOf(cell, layout);
  const far = (/** @type {Node} */ { cells }) => {
    const there = middleOf(cells[0], layout);
    return Math.hypot(there.x - x, there.y - y);
  };
  return nodes.toSorted((one, other) => far(one) - far(other)).slice(0, 1);
}

/** More thin lines than these are a tangle: then each candidate is tied to the nearest reason alone. */
const mostTies = 16;

/**
 * Thin lines from the reasons of a step to what they rule out.
 * @param {readonly Node[]} reasons
 * @param {readonly Candidate[]} removes
 * @param {Layout} layout
 * @param {boolean} [isNearest] whether the nearest reason of each is enough
 * @returns {Link[]}
 */
export function tiesOf(reasons, removes, layout, isNearest = reasons.length * removes.length > mostTies) {
  return removes.flatMap((candidate) => {
    const its = reasons.filter((node) => rulesOut(node, candidate, layout));
    const drawn = isNearest ? nearestOf(its, candidate.cell, layout) : its;
    return drawn.map((from) => ({ from, to: nodeOf(candidate), role: /** @type {const} */ ('tie') }));
  });
}

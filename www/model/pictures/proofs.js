// Forcing chains and nets: what is supposed, what follows from it, and the dead end.

import { numberIn } from '../layout.js';
import { turnsOf } from './chains.js';
import { arrow, cellsOf, framed, keyOf, letterOf, nodeOf } from './nodes.js';

/**
 * @import { Branch, DeadEnd, ProofLine, Step } from '../../pkg/ninefold_hint.js'
 * @import { Candidate, Link } from '../layers.js'
 * @import { Layout } from '../layout.js'
 * @import { Painter, Picture } from './nodes.js'
 */

/** More lines than these are a tangle, and so are more links. */
const [mostLines, mostLinks] = [12, 60];

/** How the lines of each way are drawn; after the fourth they begin again. */
const ways = /** @type {const} */ (['strong', 'weak', 'dotted', 'mixed']);

/** The lines in the order of their numbers: those of a try come before what it refutes. @param {readonly ProofLine[]} lines @returns {ProofLine[]} */
export const numbered = (lines) => lines.flatMap((line) => [...(line.inner ? numbered(line.inner.lines) : []), line]);

/** The branches of a step. @param {Step} step */
const branchesOf = ({ proof }) => proof?.branches ?? [];

/** What a dead end is: a cell that is left empty, a house, or the two that are there at once. @param {DeadEnd | undefined} end @param {Layout} layout @returns {Picture} */
export function deadEnd(end, layout) {
  if (!end) return {};
  const { why, cell, house } = end;
  return {
    areas: cell === undefined ? [] : why === 'cell' ? [{ role: 'dead', cells: [cell] }] : framed([cell]),
    houses: house ? [{ house: numberIn(layout, house), role: 'base' }] : [],
  };
}

/** An arrow for each line, from the last one that it names. @param {Branch} branch @param {Link['role']} role */
const arrowsOf = ({ lines }, role) =>
  lines.flatMap((line) => (line.from.length ? [arrow(lines[Math.max(...line.from)], line, role)] : []));

/** @type {Painter} */
export const contradiction = (step, layout) => {
  const [{ lines, end }] = branchesOf(step);
  const dead = deadEnd(end, layout);
  if (step.links.length > 0 && step.links.length <= mostLinks) {
    const { areas = [], ...turns } = turnsOf(step.links);
    return { ...dead, ...turns, areas: [...areas, ...(dead.areas ?? [])] };
  }
  if (lines.some(({ inner }) => inner)) return { ...dead, signs: {} };
  if (lines.length > mostLines) return { ...dead, signs: { one: end?.from.map((at) => lines[at]) } };
  return {
    ...dead,
    signs: { one: lines },
    links: arrowsOf({ lines }, 'strong'),
    letters: lines.map(({ cell, digit }, at) => ({ cell, digit, text: letterOf(at) })),
  };
};

/** @type {Painter} */
export const verity = (step, layout) => {
  const branches = branchesOf(step);
  const supposed = branches.map(({ lines }) => lines[0]);
  const houses = step.houses.map((house) => ({ house: numberIn(layout, house), role: /** @type {const} */ ('base') }));
  const letters = supposed.map(({ cell, digit }, at) => ({ cell, digit, text: letterOf(at, 'A') }));
  /** @type {Picture} */
  const begun = { houses, areas: houses.length ? [] : framed(cellsOf(supposed)), signs: { one: supposed }, letters };
  if (step.links.length > mostLinks) return begun;
  if (step.links.length) {
    const { signs, areas = [] } = turnsOf(step.links);
    return {
      ...begun,
      signs: { ...signs, one: [...(signs?.one ?? []), ...supposed] },
      areas: [...areas, ...(begun.areas ?? [])],
      links: wayOf(step.links, supposed).map(({ from, to, way }) => ({
        ...{ from, to, role: ways[way % ways.length], isDirected: true },
      })),
    };
  }
  const all = branches.flatMap(({ lines }) => lines);
  if (all.length > mostLines || all.some(({ inner }) => inner)) return begun;
  return {
    ...begun,
    signs: { one: all },
    links: branches.flatMap((branch, at) => arrowsOf(branch, ways[at % ways.length])),
  };
};

/**
 * Which way each link belongs to: the ways come one after the other, and each begins with what it supposes.
 * @param {Step['links']} links
 * @param {readonly Candidate[]} supposed
 */
function wayOf(links, supposed) {
  let way = 0;
  /** @type {Set<string>} */
  let reached = new Set();
  return links.map(({ from, to }) => {
    const key = keyOf(from);
    const next = supposed.findIndex((candidate, at) => at > way && keyOf(nodeOf(candidate)) === key);
    if (next > 0 && !reached.has(key)) {
      way = next; // a way without links is passed over
      reached = new Set();
    }
    reached.add(keyOf(to));
    return { from, to, way };
  });
}

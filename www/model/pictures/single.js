// One line of a proof alone, and one link of a chain: each is shown while somebody reads of it.

import { numberIn } from '../layout.js';
import { candidatesIn, framed, linksOf } from './nodes.js';
import { deadEnd, numbered } from './proofs.js';

/**
 * @import { Step } from '../../pkg/ninefold_hint.js'
 * @import { Layout } from '../layout.js'
 * @import { Picture } from './nodes.js'
 */

/**
 * A line of a proof: see `layerOfLine`.
 * @param {Step} step
 * @param {Layout} layout
 * @param {readonly number[]} path
 * @returns {Picture}
 */
export function lineOf({ proof }, layout, path) {
  const branches = proof?.branches ?? [];
  const [first, ...places] = branches.length > 1 ? path : [0, ...path];
  let branch = branches[first];
  const all = numbered(branch.lines);
  const last = places.pop() ?? 0;
  for (const place of places) branch = branch.lines[place].inner ?? branch;
  const line = branch.lines[last];
  const { from = [] } = line ?? branch.end ?? {};
  const reasons = from.map((at) => all[at]);
  const struck = [...reasons, ...(line ? [line] : [])].filter(({ why }) => why === 'not');
  const right = reasons.filter(({ why }) => why !== 'not');
  if (!line) return { ...deadEnd(branch.end, layout), signs: { two: right, struck } };
  return {
    signs: { two: right, one: line.why === 'not' ? [] : [line], struck },
    houses: line.house ? [{ house: numberIn(layout, line.house), role: 'base' }] : [],
    areas: line.why === 'cell' ? framed([line.cell]) : [],
  };
}

/**
 * A link of a chain.
 * @param {Step} step
 * @param {Layout} layout
 * @param {number} index
 * @returns {Picture}
 */
export function linkOf({ links }, layout, index) {
  const link = links[index];
  const { from, to, strong, house, set } = link;
  const [wrong, right] = strong ? [from, to] : [to, from];
  return {
    signs: { two: candidatesIn(wrong), one: candidatesIn(right) },
    houses: house ? [{ house: numberIn(layout, house), role: 'base' }] : [],
    areas: set.length ? [{ role: 'set', cells: set }] : [],
    links: linksOf([link], true),
  };
}

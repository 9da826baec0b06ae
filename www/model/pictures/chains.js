// Chains, rings and loops: right and wrong in turns, arrows one way, and letters.

import { differingIn } from '../pairs.js';
import { candidatesIn, framed, keyOf, letterOf, linksOf, nodeOf, tiesOf } from './nodes.js';

/**
 * @import { Step } from '../../pkg/ninefold_hint.js'
 * @import { Letter, Node } from '../layers.js'
 * @import { Painter, Picture } from './nodes.js'
 */

/** From so many links on, the places of a chain have letters. */
const lettered = 4;

/** A letter for each of some places, as far as the alphabet goes. @param {readonly Node[]} nodes in order @returns {Letter[]} */
function lettersOf(nodes) {
  const once = new Map(nodes.map((node) => [keyOf(node), node]));
  return [...once.values()].slice(0, 26).map(({ cells: [cell], digit }, at) => ({ cell, digit, text: letterOf(at) }));
}

/** What becomes right and wrong along some links. @param {Step['links']} links @returns {Picture} */
export function turnsOf(links) {
  const ends = (/** @type {boolean} */ isRight) =>
    links.filter(({ strong }) => strong === isRight).flatMap(({ to }) => candidatesIn(to));
  const sets = new Map(links.map(({ set }) => [set.join(), set]));
  return {
    signs: { two: ends(false), one: ends(true) },
    areas: [...sets.values()].flatMap((cells) => (cells.length ? [{ role: 'set', cells }] : [])),
    links: linksOf(links, true),
  };
}

/** A ring begins with what goes out, with what stays, or with another digit of the cell, taken to be wrong. @param {Step} step @returns {Picture} */
export function ring({ links }) {
  const [{ from, strong }] = links;
  const { signs, ...more } = turnsOf(links);
  return {
    ...more,
    signs: { ...signs, two: [...(strong ? candidatesIn(from) : []), ...(signs?.two ?? [])] },
    letters: links.length < lettered ? [] : lettersOf([from, ...links.map(({ to }) => to)]),
  };
}

/** A chain begins with what is taken to be wrong: one of its two ends is right. @type {Painter} */
export const chain = (step, layout) => {
  const { signs, links = [], ...more } = ring(step);
  const ends = [step.links[0].from, step.links[step.links.length - 1].to];
  return {
    ...more,
    signs: { ...signs, one: [...(signs?.one ?? []), ...candidatesIn(ends[0])] },
    areas: [...(more.areas ?? []), ...framed(ends.flatMap(({ cells }) => (cells.length > 1 ? [] : cells)))],
    links: [...tiesOf(ends, step.removes, layout), ...links],
  };
};

/** What goes out is tied to the link that removes it. @param {Step} step @returns {Picture} */
export const loop = (step) => {
  const { links = [], ...more } = ring(step);
  const ties = step.removes.flatMap((candidate, at) => {
    const by = step.removedBy?.[at];
    if (!by || !('link' in by)) return [];
    const { from, to } = step.links[by.link];
    return { from, to: nodeOf(candidate), role: /** @type {const} */ ('tie'), beside: { from, to } };
  });
  return { ...more, links: [...ties, ...links] };
};

/** Two places with two in between: one of the ends is right. @type {Painter} */
export const turbot = ({ links, removes }, layout) => {
  const ends = [links[0].from, links[2].to];
  return {
    signs: { two: [links[0].to, links[2].from].flatMap(candidatesIn), one: ends.flatMap(candidatesIn) },
    links: [...tiesOf(ends, removes, layout), ...linksOf(links)],
  };
};

/** Cells of two digits that take turns: two cells that differ, and that all that goes out sees, are framed. @type {Painter} */
export const remotePair = ({ links, removes }, layout) => {
  const cells = [...new Set(links.flatMap(({ from, to }) => [...from.cells, ...to.cells]))];
  const middles = cells.map((cell) => ({ cells: [cell], digit: 0 }));
  const ends = differingIn(cells, removes, layout) ?? [cells[0], cells[cells.length - 1]];
  const reasons = removes.flatMap(({ digit }) => ends.map((cell) => ({ cells: [cell], digit })));
  return {
    areas: framed(ends),
    links: [
      ...tiesOf(reasons, removes, layout),
      ...middles.slice(1).map((to, at) => ({ from: middles[at], to, role: /** @type {const} */ ('strong') })),
    ],
  };
};

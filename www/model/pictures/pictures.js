// What each family of techniques shows of its steps: signs, frames, tints and links. What goes out and what is placed is
// added in hintlayers.js.

import { coloursOf } from '../colours.js';
import { familyOf } from '../families.js';
import { numberIn } from '../layout.js';
import { chain, loop, remotePair, ring, turbot } from './chains.js';
import { arrow, candidatesIn, cellsOf, framed, linksOf, nodeOf, rulesOut, those, tiesOf } from './nodes.js';
import { contradiction, verity } from './proofs.js';
import { als, alsChain, deathBlossom } from './sets.js';
import { bug, hiddenRectangle, swap } from './swaps.js';

/**
 * @import { Area, HouseRole } from '../layers.js'
 * @import { Painter } from './nodes.js'
 */

/** @param {readonly { cell: number }[]} [candidates] @returns {Area[]} */
const tinted = (candidates = []) => (candidates.length ? [{ role: 'tinted', cells: cellsOf(candidates) }] : []);

/** @type {Painter} */
const fish = (step, layout) => {
  const fins = those(step, 'fin', 'endo-fin');
  return {
    signs: { one: those(step, 'base'), two: fins },
    links: tiesOf(fins.map(nodeOf), step.removes, layout),
  };
};

/** One half is right, the other wrong; where two of a half share a house, it is framed. @type {Painter} */
const colours = (step, layout) => {
  const halves = [those(step, 'a'), those(step, 'b')];
  const isGone = new Set(cellsOf(step.removes));
  const isWrap = halves.flat().some(({ cell }) => isGone.has(cell));
  if (halves[0].some(({ cell }) => isGone.has(cell))) halves.reverse();
  const shared = step.links.filter(({ strong }) => !strong).flatMap(({ house }) => house ?? []);
  return {
    signs: { one: halves[0], two: halves[1] },
    houses: shared.map((house) => ({ house: numberIn(layout, house), role: 'base' })),
    links: [
      ...(isWrap ? [] : halves.flatMap((half) => tiesOf(half.map(nodeOf), step.removes, layout, true))),
      ...linksOf(step.links.filter(({ strong }) => strong)),
    ],
  };
};

/** @type {Painter} */
const multiColours = (step) => {
  const { on, off, third, fourth } = coloursOf(step);
  const half = (/** @type {number[]} */ cells) => candidatesIn({ cells, digit: step.removes[0].digit });
  return {
    signs: { one: half(on), two: half(off), three: half(third), four: half(fourth) },
    links: linksOf(step.links),
  };
};

/** What goes out would make the one place of a line right, and not the other: then the box has none. @type {Painter} */
const emptyRectangle = (step, layout) => {
  const [gone] = step.removes;
  const pincers = those(step, 'pincer');
  const [met] = pincers.filter((pincer) => rulesOut(nodeOf(gone), pincer, layout));
  const other = pincers.filter((pincer) => pincer !== met);
  return {
    signs: { two: those(step, 'base'), one: pincers },
    links: met && [arrow(gone, met, 'weak'), ...other.map((to) => arrow(met, to, 'strong'))],
  };
};

/** Each other digit of the pivot makes a pincer what goes out. @type {Painter} */
const wing = (step, layout) => {
  const [{ digit }] = step.removes;
  const pincers = those(step, 'pincer');
  const others = those(step, 'pivot').filter((candidate) => candidate.digit !== digit);
  const right = those(step, 'pincer', 'pivot').filter((candidate) => candidate.digit === digit);
  const links = others.flatMap((from) => {
    const cells = cellsOf(pincers.filter((candidate) => candidate.digit === from.digit));
    return right.filter(({ cell }) => cells.includes(cell)).map((to) => arrow(from, to, 'strong'));
  });
  return {
    signs: { two: others, one: right },
    areas: framed(cellsOf(those(step, 'pivot'))),
    links: [...tiesOf(right.map(nodeOf), step.removes, layout), ...links],
  };
};

/** Each of two places rules a digit out in an outer cell. @type {Painter} */
const wWing = (step, layout) => {
  const [{ digit }] = step.removes;
  const places = those(step, 'restricted');
  const right = those(step, 'pincer').filter((candidate) => candidate.digit === digit);
  const outer = those(step, 'pincer').filter((candidate) => candidate.digit !== digit);
  return {
    signs: { one: right, three: places },
    links: [
      ...tiesOf(right.map(nodeOf), step.removes, layout),
      ...tiesOf(places.map(nodeOf), outer, layout).map((link) => ({ ...link, role: /** @type {const} */ ('weak') })),
    ],
  };
};

/** @type {Record<string, Painter>} */
const painters = {
  hiddenSingle: ({ before, blockers }) => ({ signs: { gone: before }, areas: tinted(blockers) }),
  nakedSingle: ({ places, blockers }) => ({ areas: [...framed(cellsOf(places)), ...tinted(blockers)] }),
  locked: (step, layout) => ({
    signs: { one: those(step, 'base') },
    links: tiesOf(those(step, 'base').map(nodeOf), step.removes, layout, true),
  }),
  nakedSet: (step) => ({ signs: { one: those(step, 'base') } }),
  hiddenSet: (step) => ({ signs: { one: those(step, 'base') }, areas: tinted(step.blockers) }),
  ...{ fish, finnedFish: fish, frames: fish, finnedFrames: fish },
  ...{ turbot, emptyRectangle, trap: colours, wrap: colours, multiColors1: multiColours, multiColors2: multiColours },
  ...{ swap1: swap(0), swap2: swap(0, true), swap3: swap(1, true), swap4: swap(1), swap6: swap(2), hiddenRectangle },
  avoidableRectangleType1: ({ candidates }) => ({ areas: framed(cellsOf(candidates)) }),
  avoidableRectangleType2: swap(0, true),
  bugPlusOne: bug('one', 'one', 0),
  bugType2: bug('two', 'one', 0),
  bugType3: bug('two', 'three', 1),
  bugType4: bug('two', 'one', 1),
  ...{ remotePair, xyWing: wing, xyzWing: wing, wWing, chain, ring, loop },
  ...{ als, alsWing: als, alsChain, deathBlossom },
  sueDeCoq: ({ candidates, removes }) => ({
    signs: { one: candidates.filter(({ digit }) => removes.some((gone) => gone.digit === digit)) },
    areas: tinted(candidates),
  }),
  aligned: (step) => ({ signs: { three: those(step, 'a') }, areas: framed(cellsOf(those(step, 'base'))) }),
  ...{ fullHouse: () => ({}), template: () => ({}), contradiction, verity },
};

/** A step that is two at once has the signs of both. @type {Painter} */
const merged = (step) => ({
  signs: { two: those(step, 'fin', 'endo-fin', 'off'), one: those(step, 'base', 'pincer', 'on') },
  links: linksOf(step.links),
});

/** More links than these are a tangle: then only its two ends are shown. */
const mostLinks = 60;

/** @type {Painter} */
export function pictureOf(step, layout) {
  const { links, proof, houses } = step;
  const isTangle = links.length > mostLinks && !proof;
  const ends = isTangle && [links[0].from, links[links.length - 1].to].flatMap(candidatesIn);
  return {
    houses: houses.map((house) => ({
      house: numberIn(layout, house),
      role: /** @type {HouseRole} */ (house.role === 'cover' ? 'cover' : 'base'),
    })),
    ...(ends ? { signs: { one: ends } } : (painters[familyOf(step.technique)] ?? merged)(step, layout)),
  };
}

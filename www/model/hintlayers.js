// What a hint shows on the grid: a step is data, and this file makes a layer of it. It is loaded with the first hint.

import { isMistake, stepOf } from './hint.js';
import { layerOf } from './layers.js';
import { numberIn } from './layout.js';
import { candidatesOf, digitsIn } from './marks.js';
import { filledIn } from './work.js';

/** @import { Step } from '../pkg/ninefold_hint.js' */
/** @import { Hint } from './hint.js' */
/** @import { CandidateRole, Layer } from './layers.js' */
/** @import { Layout } from './layout.js' */
/** @import { Work } from './work.js' */

/** How the roles in a pattern are drawn; sets and colours after the fourth begin again. @type {Record<string, CandidateRole>} */
const drawnAs = {
  ...{ base: 'one', on: 'one', pincer: 'one', deadly: 'one', a: 'one' },
  ...{ off: 'two', fin: 'two', 'endo-fin': 'two', pivot: 'two', extra: 'two', b: 'two' },
  ...{ restricted: 'three', c: 'three', d: 'four' },
};

/** @type {readonly CandidateRole[]} */
const inTurns = ['one', 'two', 'three', 'four'];

/** @param {string} role */
const roleOf = (role) => drawnAs[role] ?? inTurns[(role.charCodeAt(0) - 'a'.charCodeAt(0)) % 4];

/** More links than these are a tangle: only its beginning and what follows are shown. */
const mostLinks = 60;

/** Techniques that one sees without candidates. */
const plain = ['full-house', 'naked-single', 'hidden-single'];

/** All cells that a step is about. @param {Step} step */
const cellsIn = ({ places, removes, candidates, links }) => [
  ...[...places, ...removes, ...candidates].map(({ cell }) => cell),
  ...links.flatMap(({ from, to, set }) => [...from.cells, ...to.cells, ...set]),
];

/**
 * The house to look at for a step: its own, or the one that has most of it.
 * @param {Step} step
 * @param {Layout} layout
 * @returns {number} its place in the layout
 */
export function houseOf(step, layout) {
  const own = step.houses.find(({ role }) => role === 'base') ?? step.houses[0];
  if (own) return numberIn(layout, own);
  const { houses, housesOf } = layout;
  const counts = new Uint32Array(houses.length);
  for (const cell of new Set(cellsIn(step))) for (const house of housesOf[cell]) counts[house]++;
  const most = Math.max(...counts);
  // Of several alike, a box or a region is seen best.
  const block = houses.findLastIndex(({ kind }, at) => counts[at] === most && (kind === 'box' || kind === 'region'));
  return block < 0 ? counts.lastIndexOf(most) : block;
}

/**
 * What a hint shows.
 * @param {Hint} hint
 * @param {Work} work what it is about
 * @returns {Layer}
 */
export function layerOfHint(hint, work) {
  const step = stepOf(hint);
  const { layout } = work.sheet;
  if (!step) return {};
  if (hint.stage === 'now') {
    return layerOf(
      'lit',
      hint.steps.flatMap(({ places }) => places.map(({ cell }) => cell)),
    );
  }
  if (isMistake(step)) return layerOf('lit', hint.stage === 'what' ? [step.candidates[0].cell] : []);
  if (hint.stage === 'what') return layerOfStep(step, work);
  return layerOf('lit', layout.houses[houseOf(step, layout)].cells);
}

/**
 * What a step shows: its houses, its pattern, its links and what follows. Where nobody has noted the candidates that it
 * speaks of, these are shown faintly.
 * @param {Step} step
 * @param {Work} work
 * @returns {Layer}
 */
export function layerOfStep(step, work) {
  if (step.links.length > mostLinks) {
    const { cells, digit } = step.links[0].from;
    const candidates = cells.map((cell) => ({ cell, digit, role: 'on' }));
    return layerOfStep({ ...step, links: [], candidates }, work);
  }
  const { layout } = work.sheet;
  const houses = step.houses.map((house) => ({ house: numberIn(layout, house), role: house.role }));
  /** @type {Map<string, { cell: number, digit: number, role: CandidateRole }>} by candidate: what follows comes last */
  const candidates = new Map();
  const show = (/** @type {readonly { cell: number, digit: number }[]} */ all, /** @type {CandidateRole} */ role) => {
    for (const { cell, digit } of all) candidates.set(`${cell} ${digit}`, { cell, digit, role });
  };

  const isPlain = plain.includes(step.technique);
  if (!isPlain) {
    const filled = filledIn(work);
    const possible = candidatesOf(work.sheet, filled);
    const isSeen = new Set([...cellsIn(step), ...houses.flatMap(({ house }) => layout.houses[house].cells)]);
    for (const cell of isSeen) {
      if (filled[cell] || work.marks[cell] || work.sheet.candidates) continue;
      show(
        digitsIn(possible[cell]).map((digit) => ({ cell, digit })),
        'possible',
      );
    }
  }
  for (const { cell, digit, role } of step.candidates) show([{ cell, digit }], roleOf(role));
  show(step.removes, 'struck');
  if (!isPlain) show(step.places, 'placed');
  return {
    cells: isPlain ? step.places.map(({ cell, digit }) => ({ cell, digit, role: 'written' })) : [],
    candidates: [...candidates.values()],
    houses: houses.map(({ house, role }) => ({ house, role: role === 'cover' ? 'cover' : 'base' })),
    links: step.links.map(({ from, to, strong }) => ({ from, to, role: strong ? 'strong' : 'weak' })),
    sets: step.links.map(({ set }) => set).filter(({ length }) => length > 0),
  };
}

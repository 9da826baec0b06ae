// Almost locked sets: each has an outline, and what ties two of them has a sign of its own.

import { cellsOf, framed, letterOf, nearestOf, nodeOf, those } from './nodes.js';

/**
 * @import { Step } from '../../pkg/ninefold_hint.js'
 * @import { Area, Letter } from '../layers.js'
 * @import { Painter, Picture } from './nodes.js'
 */

/** Every second set is hatched, or those that are said. @param {Step} step @param {(at: number) => boolean} [isOther] @returns {Area[]} */
export const setsOf = ({ sets = [] }, isOther = (at) => at % 2 === 1) =>
  sets.map(({ cells }, at) => ({ role: isOther(at) ? 'other' : 'set', cells }));

/** The candidates of a digit in a set. @param {Step} step @param {number} set by its number @param {number} digit */
const inSet = (step, set, digit) => those(step, letterOf(set)).filter((candidate) => candidate.digit === digit);

/** What goes out, in some sets. @param {Step} step @param {readonly number[]} sets by their numbers */
const goingIn = (step, sets) =>
  [...new Set(step.removes.map(({ digit }) => digit))].flatMap((digit) =>
    sets.flatMap((set) => inSet(step, set, digit)),
  );

/** What ties two sets each. @param {Step} step */
const tiesIn = (step) =>
  (step.restricted ?? []).map(({ digit, from = 0, to }) => [from, to].flatMap((set) => inSet(step, set, digit)));

/** Two sets that are tied once or twice, or three, of which the last is in the middle. @param {Step} step @returns {Picture} */
export const als = (step) => {
  const [three, four] = tiesIn(step);
  const isOther = (/** @type {number} */ at) => at === (step.sets?.length ?? 0) - 1;
  const isTwice = tiesIn(step).length > 1 && step.sets?.length === 2; // then each set needs all its other digits
  return { signs: { one: isTwice ? [] : goingIn(step, [0, 1]), four, three }, areas: setsOf(step, isOther) };
};

/** @param {Step} step @returns {Picture} */
export const alsChain = (step) => {
  const { sets = [] } = step;
  return {
    signs: { three: tiesIn(step).flat(), one: goingIn(step, [0, sets.length - 1]) },
    areas: setsOf(step),
    letters: lettersAt(step),
  };
};

/** A letter at each of some sets. @param {Step} step @returns {Letter[]} */
const lettersAt = ({ sets = [] }) => sets.map(({ cells: [cell] }, at) => ({ cell, digit: 0, text: letterOf(at, 'A') }));

/** Each digit of the stem leads to its set; sets that lie over each other are told apart by their letters. @type {Painter} */
export const deathBlossom = (step, layout) => {
  const stem = those(step, 'pivot');
  const { sets = [], restricted = [] } = step;
  return {
    signs: { one: goingIn(step, [...sets.keys()]) },
    areas: [...setsOf(step, () => false), ...framed(cellsOf(stem))],
    letters: lettersAt(step),
    links: restricted.flatMap(({ digit, to: set }) =>
      stem
        .filter((candidate) => candidate.digit === digit)
        .flatMap((candidate) =>
          nearestOf(inSet(step, set, digit).map(nodeOf), candidate.cell, layout).map((to) => ({
            ...{ from: nodeOf(candidate), to, role: /** @type {const} */ ('weak') },
          })),
        ),
    ),
  };
};

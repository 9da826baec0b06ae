// What the families read in a step: its cells, digits and houses by their roles, and its signs.

import { sign } from '../../model/signs.js';
import { joined } from '../joined.js';
import { inOrder, ofHouses } from '../phrases.js';

/** @import { Candidate } from '../../model/layers.js' */
/** @import { Layout } from '../../model/layout.js' */
/** @import { Sign } from '../../model/signs.js' */
/** @import { House, Step } from '../../pkg/ninefold_hint.js' */
/** @import { Key } from '../i18n.js' */
/** @import { Speech } from '../phrases.js' */
/**
 * @typedef {Record<string, string | number>} Values
 * @typedef {Key | [key: Key, values: Values | ((speech: Speech) => Values)]} Line a sentence, or some, with what it is filled
 *   with besides
 *
 * @typedef {object} Telling what is said of a step
 * @property {Line} look where to look, before its name is said
 * @property {Line} [heard] the same for somebody who does not see the grid, if that takes other words
 * @property {Line[]} eye why something follows, with the grid in sight
 * @property {Line} so what follows, with the grid in sight
 * @property {Line[]} ear why something follows, in words alone
 * @property {Line} [soEar] what follows, in words alone, if not by the rule
 * @property {Values} [values] what the sentences are filled with besides
 * @property {Record<string, readonly House[]>} [houses] houses by name: `shared` fills `{inShared}`, `{theShared}` and `{ofShared}`
 * @property {House | null} [shared] the house that two cells share; null: nobody knows which
 */

/** @typedef {ReturnType<typeof readingOf>} Reading */

/** @param {readonly Candidate[]} candidates */
export const cellsOf = (candidates) => inOrder(candidates.map(({ cell }) => cell));

/** @param {readonly Candidate[]} candidates */
export const digitsOf = (candidates) => inOrder(candidates.map(({ digit }) => digit));

/** Some signs with “and”. @param {Sign} kind @param {readonly number[]} digits */
export const signs = (kind, digits) => joined(digits.map((digit) => sign(kind, digit)));

/** @param {Step} step @param {Layout} layout */
export function readingOf(step, layout) {
  const { places, removes, houses, candidates } = step;
  const results = [...places, ...removes];
  const withRole = (/** @type {string[]} */ ...roles) => candidates.filter(({ role }) => roles.includes(role));
  const [base, deadly] = [withRole('base'), withRole('deadly')];
  const main = deadly.length ? deadly : base;
  return {
    step,
    layout,
    results,
    main,
    withRole,
    /** @param {House['kind'] | 'base' | 'cover' | 'link'} role */
    housesWith: (role) => houses.filter((house) => house.role === role),
    digit: results[0].digit,
    outs: digitsOf(removes),
    /** Whether two cells share a house. @param {number} one @param {number} other */
    isPeer: (one, other) => layout.peersOf[one].includes(other),
  };
}

/** What goes out, after a word for one of several that is right. @param {Reading} reading @param {'goes' | 'rules' | 'either'} how @returns {Line} */
export function outcome({ step: { removes }, outs }, how) {
  const many = /** @type {const} */ ({ goes: 'so.go', rules: 'so.rulesMany', either: 'so.eitherMany' });
  return outs.length > 1 ? many[how] : [`so.${how}`, { count: removes.length }];
}

/** What goes out of some houses, beside a pattern. @param {Reading} reading @param {readonly House[]} houses @returns {Telling['so']} */
export const others = ({ step, layout }, houses) => [
  'so.otherOf',
  { count: step.removes.length, of: ofHouses(houses, layout) },
];

/** Whether there is one kind of rules alone. @param {object} rules @param {string} name */
export const isOnly = (rules, name) => Object.entries(rules).every(([key, value]) => key === name || !value);

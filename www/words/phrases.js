// Houses and cells as parts of a sentence: each with its preposition, in the case that the language wants there. For the eye a
// row and a column have their numbers, and anything else is framed; for the ear all have numbers or names.

import { symbolOf } from '../model/symbols.js';
import { eachPlace, numbersWords, whereWords } from './cells.js';
import { capital, endOf, houseWords } from './houses.js';
import { listed, t } from './i18n.js';
import { joined } from './joined.js';
import { rowAndColumn } from './puzzle.js';

/** @import { Layout } from '../model/layout.js' */
/** @import { HouseKind } from '../pkg/ninefold.js' */
/** @import { Key } from './i18n.js' */

/** @typedef {{ kind: HouseKind, index: number }} Named a house by its kind and number */
/** @typedef {{ layout: Layout, isAloud: boolean }} Speech of which grid it speaks, and whether without the grid in sight */

/** A count as a word, as far as there is one. @param {number} count */
export const numberWord = (count) => t(keyOf(`number.${count}`)) || numbersWords([count]);

/** That there is such a key, a test makes sure. @param {string} key */
export const keyOf = (key) => /** @type {Key} */ (key);

/** Houses that only have a number where they are heard. @type {ReadonlySet<string>} */
const numbered = new Set(['box', 'region', 'window', 'group']);

/**
 * Some houses, those of one kind together.
 * @param {readonly Named[]} houses
 * @param {Speech} speech
 * @param {(end: string, values: Record<string, string | number>, house: Named) => string} say one of the cases below
 */
function housesIn(houses, { layout, isAloud }, say) {
  const kinds = [...new Set(houses.map((house) => (isAloud ? endOf(house, layout) : house.kind)))];
  const parts = kinds.map((kind) => {
    const its = houses.filter((house) => (isAloud ? endOf(house, layout) : house.kind) === kind);
    const list = numbersWords(its.map(({ index }) => index + 1).sort((one, other) => one - other));
    const end = isAloud && numbered.has(kind) ? `${kind}At` : kind;
    return say(end, { list, count: its.length, number: numberWord(its.length) }, its[0]);
  });
  return joined(parts);
}

/** “in rows 6 and 9 and in the framed box”. @param {readonly Named[]} houses @param {Speech} speech */
export const inHouses = (houses, speech) => housesIn(houses, speech, (end, values) => t(keyOf(`in.${end}`), values));

/** “rows 6 and 9 and the framed box”. @param {readonly Named[]} houses @param {Speech} speech */
export const theHouses = (houses, speech) =>
  housesIn(
    houses,
    speech,
    (end, values, house) => t(keyOf(`the.${end}`), values) || houseWords(/** @type {any} */ (house), speech.layout),
  );

/** “of rows 6 and 9”, “of the box”; for the eye alone. @param {readonly Named[]} houses @param {Layout} layout */
export const ofHouses = (houses, layout) =>
  housesIn(houses, { layout, isAloud: false }, (end, values) => t(keyOf(`of.${end}`), values));

/** A house that is dashed, for the eye; else by its name. @param {Named} house @param {Speech} speech */
export const theCover = (house, speech) =>
  (!speech.isAloud && t(keyOf(`the.${house.kind}Dashed`))) || theHouses([house], speech);

/** That two cells share a house, which may not be known. @param {Named | undefined} house @param {boolean} isAloud */
export const shareWords = (house, isAloud) =>
  house
    ? (isAloud && t(keyOf(`share.${house.kind}At`), { list: house.index + 1 })) ||
      t(keyOf(`share.${house.kind}`), { list: house.index + 1 })
    : t('share.none');

/** Some cells by rows and columns. @param {readonly number[]} cells @param {Layout} layout */
export const cellsWords = (cells, layout) => whereWords(inOrder(cells).map((cell) => rowAndColumn(layout, cell)));

/** Some cells in their order, each by itself. @param {readonly number[]} cells @param {Layout} layout */
export const cellsInTurn = (cells, layout) => eachPlace(cells.map((cell) => rowAndColumn(layout, cell)));

/** Some digits, each once and in order. @param {readonly number[]} digits */
export const digitsWords = (digits) => numbersWords(inOrder(digits).map(symbolOf));

/** One of some. @param {readonly string[]} parts */
export const either = (parts) => [listed(parts.slice(0, -1)), ...parts.slice(-1)].filter(Boolean).join(t('gap.or'));

/** Numbers, each once and in order. @param {readonly number[]} numbers */
export const inOrder = (numbers) => [...new Set(numbers)].sort((one, other) => one - other);

/** Begins every sentence in a text with a capital letter. @param {string} text */
export const capitals = (text) => capital(text).replaceAll(/(?<=[.?!]\s)\p{Ll}/gu, (letter) => capital(letter));

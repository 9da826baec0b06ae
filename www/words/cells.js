// Where cells are, in words: “row 7, column 5”, and of several in one row or column its number once. This file uses no DOM.

import { joined, spoken, t } from './i18n.js';

/** @typedef {{ row: number, column: number }} Place counted from 1 */

/** Traditional Chinese has a space between a character and a digit, which may be one of A to P, or a short cell. @param {string} text */
export const spaced = (text) =>
  spoken() === 'zh-Hant' ? text.replaceAll(/(?<=[\da-zA-P])(?=\p{sc=Han})|(?<=\p{sc=Han})(?=[\da-zA-P])/gu, ' ') : text;

/** Some numbers or digits, with “and”. @param {readonly (string | number)[]} all */
export const numbersWords = (all) => spaced(joined(all.map(String)));

/** Some cells, in the order in which they are named. @param {readonly Place[]} places */
export function whereWords(places) {
  const [{ row, column } = { row: 0, column: 0 }, ...others] = places;
  if (others.length && others.every((other) => other.row === row))
    return t('cells.inRow', { row, columns: numbersWords(places.map((place) => place.column)) });
  if (others.length && others.every((other) => other.column === column))
    return t('cells.inColumn', { column, rows: numbersWords(places.map((place) => place.row)) });
  const each = places.map((place) => t('cell.place', place));
  return joined([each.slice(0, -1).join(t('gap.cells')), ...each.slice(-1)].filter(Boolean));
}

// Where cells are, in words: “row 7, column 5”, and of several in one row or column its number once. This file uses no DOM.

import { spoken, t } from './i18n.js';
import { joined } from './joined.js';

/** @typedef {{ row: number, column: number }} Place counted from 1 */

/** Between what Traditional Chinese has a space: a character, and a digit, which may be one of A to P, a short cell or a sign. */
const gaps = /(?<=[\da-zA-P\uE000-\uE005])(?=\p{sc=Han})|(?<=\p{sc=Han})(?=[\da-zA-P\uE000-\uE005])/gu;

/** A text with the spaces of Traditional Chinese. @param {string} text */
export const spaced = (text) => (spoken() === 'zh-Hant' ? text.replaceAll(gaps, ' ') : text);

/** Some numbers or digits, with “and”. @param {readonly (string | number)[]} all */
export const numbersWords = (all) => spaced(joined(all.map(String)));

/** Some cells, in the order in which they are named, each by itself. @param {readonly Place[]} places */
export const eachPlace = (places) => inTurn(places.map((place) => t('cell.place', place)));

/**
 * Some cells. Those of one row or column are named together: by rows or by columns, whichever makes fewer parts.
 * @param {readonly Place[]} places
 */
export function whereWords(places) {
  const [rows, columns] = [linesOf(places, 'row'), linesOf(places, 'column')];
  const parts = (columns.length < rows.length ? columns : rows).map((line) => {
    const [{ row, column }] = line;
    if (line.length === 1) return t('cell.place', { row, column });
    if (line.every((place) => place.row === row))
      return t('cells.inRow', { row, columns: numbersWords(line.map((place) => place.column)) });
    return t('cells.inColumn', { column, rows: numbersWords(line.map((place) => place.row)) });
  });
  return inTurn(parts);
}

/** Some cells in groups of one row each, or of one column. @param {readonly Place[]} places @param {keyof Place} by */
const linesOf = (places, by) =>
  [...new Set(places.map((place) => place[by]))].map((line) => places.filter((place) => place[by] === line));

/** Parts that may have an “and” of their own. @param {readonly string[]} parts */
const inTurn = (parts) => joined([parts.slice(0, -1).join(t('gap.cells')), ...parts.slice(-1)].filter(Boolean));

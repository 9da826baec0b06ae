// What a hint names: cells, digits, houses and candidates, each as the language writes it, or in words for a screen
// reader.

import { symbolOf } from '../model/symbols.js';
import { houseWords } from './houses.js';
import { joined, listed, t } from './i18n.js';
import { placeWords } from './places.js';

/** @import { Candidate } from '../model/layers.js' */
/** @import { Layout } from '../model/layout.js' */
/** @import { House } from '../pkg/ninefold.js' */
/** @typedef {{ layout: Layout, isAloud: boolean }} Voice of which grid it speaks, and whether it is only heard */

/** Some cells. @param {readonly number[]} cells in the order in which they are named @param {Voice} voice */
export const cellsWords = (cells, { layout, isAloud }) =>
  joined(cells.map((cell) => t(isAloud ? 'hint.cellAloud' : 'hint.cell', placeWords(layout, cell))));

/** Some digits, each once and in order. @param {readonly number[]} digits */
export const digitsWords = (digits) => joined(sorted(digits).map(symbolOf));

/** Some houses. @param {readonly House[]} houses @param {Voice} voice */
export const housesWords = (houses, { layout }) => joined(houses.map((house) => houseWords(house, layout)));

/** What some cells hold. @param {readonly Candidate[]} places @param {Voice} voice */
export const placesWords = (places, voice) =>
  joined(places.map(({ cell, digit }) => t('hint.place', { cell: cellsWords([cell], voice), digit: symbolOf(digit) })));

/** Some candidates: cells with the same digits are named together. @param {readonly Candidate[]} candidates @param {Voice} voice */
export function candidatesWords(candidates, voice) {
  /** @type {Map<string, number[]>} */
  const byDigits = new Map();
  for (const cell of cellsIn(candidates)) {
    const digits = digitsWords(candidates.filter((candidate) => candidate.cell === cell).map(({ digit }) => digit));
    byDigits.set(digits, [...(byDigits.get(digits) ?? []), cell]);
  }
  return listed(
    Array.from(byDigits, ([digits, cells]) => t('hint.candidate', { digits, cells: cellsWords(cells, voice) })),
  );
}

/** The cells of some candidates, each once and in order. @param {readonly Candidate[]} candidates */
export const cellsIn = (candidates) => sorted(candidates.map(({ cell }) => cell));

/** @param {readonly number[]} numbers */
const sorted = (numbers) => [...new Set(numbers)].sort((one, other) => one - other);

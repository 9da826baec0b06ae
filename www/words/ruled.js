// What is said of puzzles with other than the classic rules. These sentences are loaded later; until then nothing is said.

import { isClassic } from '../model/sheet.js';
import { renew } from './i18n.js';
import { shapeWords } from './puzzles.js';

/**
 * @import { Layout } from '../model/layout.js'
 * @import { Sheet } from '../model/sheet.js'
 * @import { House } from '../pkg/ninefold.js'
 *
 * @typedef {object} Ruled
 * @property {(house: House, layout: Layout, values: { digit: string, count: number }) => string} clash a digit stands there
 *   so many times
 * @property {(content: string, layout: Layout, at: number) => string} cell what is in a cell, and which houses it is in
 * @property {(digits: string) => string} printed the candidates that a cell of a Sukaku has
 * @property {() => string} notPrinted why a digit is no mark in a Sukaku
 * @property {(layout: Layout, hasCandidates: boolean) => string} rules what must hold
 * @property {(layout: Layout, hasCandidates: boolean) => string} name what such a puzzle is called, with its size
 */

/** In the language that is spoken. @type {Ruled} */
export const ruled = {
  clash: () => '',
  cell: (content) => content,
  printed: () => '',
  notPrinted: () => '',
  rules: () => '',
  name: () => '',
};

/** What a puzzle is called: by its size, and by its rules if they are no classic ones. @param {Sheet} sheet */
export const sheetWords = (sheet) =>
  (!isClassic(sheet) && ruled.name(sheet.layout, sheet.candidates !== undefined)) || shapeWords(sheet.layout.side);

/** What must hold besides the classic rules, or ''. @param {Sheet} sheet */
export const rulesLine = ({ layout, candidates }) => ruled.rules(layout, candidates !== undefined);

/** Adds the sentences once they are loaded. @param {Ruled} its */
export function teachRuled(its) {
  Object.assign(ruled, its);
  renew();
}

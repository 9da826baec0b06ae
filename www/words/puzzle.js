// What puzzles and their cells are called. What is said of other than the classic rules is loaded later.

import { blockOf, placeIn } from '../model/layout.js';
import { isClassic } from '../model/sheet.js';
import { symbolOf } from '../model/symbols.js';
import { countFilled } from '../model/work.js';
import { listed, renew, t } from './i18n.js';

/**
 * @import { CellRole } from '../model/layers.js'
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

/** What houses.js says of other than the classic rules; nothing until it is loaded. @type {Ruled} */
export const ruled = {
  clash: () => '',
  cell: (content) => content,
  printed: () => '',
  notPrinted: () => '',
  rules: () => '',
  name: () => '',
};

/** Adds the sentences once they are loaded. @param {Ruled} its */
export function teachRuled(its) {
  Object.assign(ruled, its);
  renew();
}

/** @param {number} side */
export const shapeWords = (side) => `${side}×${side}`;

/** What a puzzle is called: by its size, and by its rules if they are no classic ones. @param {Sheet} sheet */
export const sheetWords = (sheet) =>
  (!isClassic(sheet) && ruled.name(sheet.layout, sheet.candidates !== undefined)) || shapeWords(sheet.layout.side);

/** What must hold besides the classic rules, or ''. @param {Sheet} sheet */
export const rulesLine = ({ layout, candidates }) => ruled.rules(layout, candidates !== undefined);

/** A puzzle by its name and how many givens it has. @param {Sheet} sheet */
export const aboutWords = (sheet) =>
  t('listed.about', { shape: sheetWords(sheet), givens: t('givens', { count: countFilled(sheet.givens) }) });

/** The row and the column of a cell, from 1. @param {Layout} layout @param {number} cell */
export function rowAndColumn(layout, cell) {
  const { row, column } = placeIn(layout, cell);
  return { row: row + 1, column: column + 1 };
}

/**
 * What a screen reader says of a cell. It knows the row and the column from the grid, and says them itself.
 * @param {object} cell
 * @param {number} cell.digit
 * @param {'given' | 'answer' | 'solved' | ''} cell.origin
 * @param {readonly number[]} [cell.marks]
 * @param {readonly CellRole[]} [cell.roles] what is shown in it
 * @param {number} [cell.other] the digit that a repair would write; 0 for a blank
 * @param {readonly number[]} [cell.printed] the candidates that it has in a Sukaku
 * @param {Layout} layout where the rules are not the classic ones, its other houses are named, too
 * @param {number} at which cell it is
 */
export function cellWords({ digit, origin, marks = [], roles = [], other, printed = [] }, layout, at) {
  const content = listed(
    [
      digit ? symbolOf(digit) : '',
      t(`cell.${origin || 'blank'}`),
      printed.length ? ruled.printed(printed.map(symbolOf).join(' ')) : '',
      marks.length ? t('cell.marks', { digits: marks.map(symbolOf).join(' ') }) : '',
      roles.includes('clash') ? t('cell.clash') : '',
      roles.includes('wrong') ? t('cell.wrong') : '',
      roles.includes('doubtful') ? t('cell.doubtful') : '',
      roles.includes('differs') ? t('cell.differs') : '',
      other ? t('cell.change', { digit: symbolOf(other) }) : other === 0 ? t('cell.changeToBlank') : '',
    ].filter(Boolean),
  );
  return layout.rules ? ruled.cell(content, layout, at) : t('cell', { box: blockOf(layout, at).index + 1, content });
}

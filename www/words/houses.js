// What houses are called: rows, columns and boxes, and those that only other rules make.

import { blockOf } from '../model/layout.js';
import { listed, spoken, t } from './i18n.js';

/**
 * @import { Layout } from '../model/layout.js'
 * @import { House, HouseKind } from '../pkg/ninefold.js'
 * @import { Key } from './i18n.js'
 * @import { Ruled } from './ruled.js'
 *
 * @typedef {[inside: Key, alone: Key]} Name as it stands inside a sentence, with the article that the language needs there;
 *   and alone, as where all houses of a cell are listed
 */

/** Of houses that have a number. @type {Record<HouseKind, Name>} */
const numbered = {
  row: ['hint.row', 'hint.row'],
  column: ['hint.column', 'hint.column'],
  box: ['hint.box', 'hint.box'],
  region: ['house.region', 'house.region'],
  diagonal: ['house.diagonal0', 'cell.diagonal0'],
  window: ['house.window', 'cell.window'],
  group: ['house.group', 'cell.group'],
};

/** The one down from the top left, and the one up from the bottom left. @type {Name[]} */
const diagonals = [numbered.diagonal, ['house.diagonal1', 'cell.diagonal1']];

/** Where there are four, row by row. @type {Name[]} */
const windows = [
  ['house.window0', 'cell.window0'],
  ['house.window1', 'cell.window1'],
  ['house.window2', 'cell.window2'],
  ['house.window3', 'cell.window3'],
];

/** The last groups of a layout, as far as its rules have them. @type {['asterisk' | 'dot' | 'girandola', ...Name][]} */
const lastGroups = [
  ['asterisk', 'house.asterisk', 'cell.asterisk'],
  ['dot', 'house.dot', 'cell.dot'],
  ['girandola', 'house.girandola', 'cell.girandola'],
];

/** How many houses of a kind there are. @param {Layout} layout @param {House['kind']} kind */
const countOf = ({ houses }, kind) => houses.filter((house) => house.kind === kind).length;

/** @param {House} house @param {Layout} layout @returns {Name} */
function nameOf({ kind, index }, layout) {
  if (kind === 'diagonal') return diagonals[index];
  if (kind === 'window' && countOf(layout, kind) === windows.length) return windows[index];
  if (kind === 'group') {
    const last = lastGroups.filter(([rule]) => layout.rules?.[rule]);
    const [, inside, alone] = last[index - countOf(layout, kind) + last.length] ?? ['', ...numbered.group];
    return [inside, alone];
  }
  return numbered[kind];
}

/** A house as it is named inside a sentence. @param {House} house @param {Layout} layout */
export const houseWords = (house, layout) => t(nameOf(house, layout)[0], { index: house.index + 1 });

/** A house as it is named in a list. @param {House} house @param {Layout} layout */
const labelOf = (house, layout) => t(nameOf(house, layout)[1], { index: house.index + 1 });

/** @param {string} sentence */
const capital = (sentence) => sentence.slice(0, 1).toLocaleUpperCase(spoken()) + sentence.slice(1);

/** What is said of the houses that no classic has. @satisfies {Partial<Ruled>} */
export const ruledSentences = {
  /** @type {Ruled['clash']} */
  clash: (house, layout, values) => capital(t('clash.house', { ...values, house: houseWords(house, layout) })),
  /** @type {Ruled['cell']} */
  cell(content, layout, at) {
    const { kind, index } = blockOf(layout, at);
    const number = index + 1;
    // While the words are loaded, what is in the cell is said all the same.
    const region = t('cell.region', { content, region: number }) || content;
    const cell = kind === 'region' ? region : t('cell', { content, box: number });
    const others = layout.housesOf[at].map((house) => layout.houses[house]).filter(({ kind }) => !isBasic(kind));
    const houses = listed(others.map((house) => labelOf(house, layout)).filter(Boolean));
    return houses ? t('cell.also', { cell, houses }) : cell;
  },
  /** @type {Ruled['printed']} */
  printed: (digits) => t('cell.printed', { digits }),
};

/** Whether every cell is in a house of this kind, so that it is told otherwise. @param {House['kind']} kind */
const isBasic = (kind) => kind === 'row' || kind === 'column' || kind === 'box' || kind === 'region';

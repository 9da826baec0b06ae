// What houses are called, and what is said of other than the classic rules.

import { blockOf } from '../model/layout.js';
import { sentences, spoken, t } from './i18n.js';
import { joined } from './joined.js';
import { shapeWords } from './puzzle.js';

/** @import { Layout } from '../model/layout.js' */
/** @import { House } from '../pkg/ninefold.js' */
/** @import { Ruled } from './puzzle.js' */

const windows = /** @type {const} */ (['window0', 'window1', 'window2', 'window3']);

/** How many houses of a kind there are. @param {Layout} layout @param {House['kind']} kind */
const countOf = ({ houses }, kind) => houses.filter((house) => house.kind === kind).length;

/** What the keys of a house's names end in. @param {Pick<House, 'kind' | 'index'>} house @param {Layout} layout */
export function endOf({ kind, index }, layout) {
  if (kind === 'diagonal') return index ? 'diagonal1' : 'diagonal0'; // down from the top left, and up from the bottom left
  const count = countOf(layout, kind);
  if (kind === 'window' && count === windows.length) return windows[index];
  if (kind !== 'group') return kind;
  // The last groups of a layout, as far as its rules have them.
  const last = /** @type {const} */ (['asterisk', 'dot', 'girandola']).filter((rule) => layout.rules?.[rule]);
  return last[index - count + last.length] ?? kind;
}

/** A house inside a sentence, with the article that the language needs there. @param {House} house @param {Layout} layout */
export const houseWords = (house, layout) => t(`house.${endOf(house, layout)}`, { index: house.index + 1 });

/** A house alone, as where all houses of a cell are listed; '' where that is said otherwise. @param {House} house @param {Layout} layout */
function aloneWords(house, layout) {
  const end = endOf(house, layout);
  const isBasic = end === 'row' || end === 'column' || end === 'box' || end === 'region';
  return isBasic ? '' : t(`alone.${end}`, { index: house.index + 1 });
}

/** A sentence that may begin with a house or a cell. @param {string} sentence */
export const capital = (sentence) => sentence.slice(0, 1).toLocaleUpperCase(spoken()) + sentence.slice(1);

/** The rules in plain words, a sentence each; '' for a classic. @type {Ruled['rules']} */
function rulesWords(layout, hasCandidates) {
  const { rules = {} } = layout;
  const own = /** @type {const} */ (['disjoint', 'asterisk', 'dot', 'girandola']).filter((rule) => rules[rule]);
  return sentences(
    rules.diagonals ? t(`rules.${rules.diagonals}`) : '',
    rules.windows ? t('rules.windows', { count: countOf(layout, 'window') }) : '',
    ...own.map((rule) => t(`rules.${rule}`)),
    rules.groups?.length ? t('rules.groups') : '',
    rules.regions ? t('rules.regions') : '',
    hasCandidates ? t('rules.printed') : '',
  );
}

/** What a puzzle is called, with its size, as in a title. @type {Ruled['name']} */
function shapeName({ side, rules = {} }, hasCandidates) {
  const shape = shapeWords(side);
  const names = [
    hasCandidates ? t('title.printed') : '',
    rules.regions ? t('title.regions') : '',
    rules.diagonals === 'both' ? t('title.diagonals') : '',
    rules.windows ? t('title.windows') : '',
  ].filter(Boolean);
  const title = names.length ? t('title.named', { name: joined(names), shape }) : t('print.title', { shape });
  const own = /** @type {const} */ (['asterisk', 'dot', 'girandola']).filter((rule) => rules[rule]);
  const extras = [
    rules.diagonals && rules.diagonals !== 'both' ? t('title.diagonal') : '',
    rules.disjoint ? t('title.disjoint') : '',
    ...own.map((rule) => t(`alone.${rule}`)),
    rules.groups?.length ? t('title.groups') : '',
  ].filter(Boolean);
  return extras.length ? t('title.with', { title, extras: joined(extras) }) : title;
}

/** What is said of other than the classic rules. @type {Ruled} */
export const ruledSentences = {
  clash: (house, layout, values) => capital(t('clash.house', { ...values, house: houseWords(house, layout) })),
  cell(content, layout, at) {
    const { kind, index } = blockOf(layout, at);
    const number = index + 1;
    // While the words are loaded, what is in the cell is said all the same.
    const region = t('cell.region', { content, region: number }) || content;
    const cell = kind === 'region' ? region : t('cell', { content, box: number });
    const houses = joined(layout.housesOf[at].map((house) => aloneWords(layout.houses[house], layout)).filter(Boolean));
    return houses ? t('cell.also', { cell, houses }) : cell;
  },
  printed: (digits) => t('cell.printed', { digits }),
  notPrinted: () => t('obstacle.notPrinted'),
  rules: rulesWords,
  name: shapeName,
};

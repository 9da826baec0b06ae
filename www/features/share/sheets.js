// The sheets of one puzzle or of a list of them, and where their solutions go. This file uses no DOM.

import { cellsIn } from '../../model/symbols.js';
import { number, t } from '../../words/i18n.js';
import { isMoved, listedWords, placeWords } from '../../words/list.js';

/**
 * @import { Collection } from '../../engine/list/collection.js'
 * @import { Live } from '../../engine/list/live.js'
 * @import { Drawable } from '../../model/drawing.js'
 * @import { Place } from '../../model/facts.js'
 * @import { Layer } from '../../model/layers.js'
 * @import { Selection } from '../../model/verdicts.js'
 * @import { Figure, Kind, Sheet } from './paper.js'
 *
 * @typedef {object} Printed a puzzle that is printed
 * @property {string} number '' where it is the only one
 * @property {string} [caption] stands below it where the number is not all that is to be said
 * @property {Drawable} puzzle
 * @property {Uint8Array | null} solution
 * @property {Layer | null} [layer] what is shown over the puzzle
 * @property {string} name what its solution is called, or why there is none
 *
 * @typedef {'none' | 'beside' | 'below' | 'last'} Where where the solutions go
 * @typedef {1 | 2 | 4 | 6} Each how many grids there are on a sheet
 */

/** How many puzzles of a list are printed at the most. */
export const mostPrinted = 1000;

/** How many solutions fit below their puzzles, and on a sheet of their own, so that they can be read. */
const mostBelow = (/** @type {number} */ side) => (side <= 10 ? 6 : side <= 16 ? 4 : 1);
const mostLast = (/** @type {number} */ side) => (side <= 16 ? 12 : 6);

const kindOf = /** @type {Record<number, Kind>} */ ({ 1: 'one', 2: '2', 4: '4', 6: '6', 12: '12' });
const pairOf = /** @type {Record<number, Kind>} */ ({ 1: 'pair', 2: '4', 3: 'pairs' });

/** How many puzzles there are on a sheet. @param {Where} place @param {Each} each */
export const puzzlesOn = (place, each) => (place === 'beside' ? Math.max(1, each / 2) : each);

/** @typedef {Pick<Live, 'collection'> & Selection} Listed */

/** The places of the puzzles that are listed, up to `mostPrinted`. @param {Listed} list @returns {Place[]} */
export function listedIn({ collection, filter, order }) {
  const indices = collection.indices({ filter, order });
  return Array.from(indices.subarray(0, mostPrinted), (index, at) => ({ index, filter, at, of: indices.length }));
}

/** The places of those that can be read, and how many cannot. @param {Listed} list */
export async function readable(list) {
  const { collection } = list;
  // All places are taken before the first `await`: while it waits, puzzles are solved and may leave the filter.
  const listed = listedIn(list);
  /** @type {Place[]} */
  const places = [];
  for (const place of listed) {
    if ((await collection.entry(place.index)).sheet) places.push(place);
  }
  return { places, unreadable: listed.length - places.length };
}

/**
 * A puzzle of a list; null where it cannot be read.
 * @param {Collection} collection
 * @param {number} index
 * @returns {Promise<Printed | null>}
 */
export async function printedAt(collection, index) {
  const { sheet } = await collection.entry(index);
  if (!sheet) return null;
  const puzzle = { sheet };
  const { verdict, answer } = collection.puzzles[index];
  const solution = verdict === 'unique' ? cellsIn(answer) : null;
  return { number: number(index + 1), puzzle, solution, name: solution ? t('print.solution') : listedWords(verdict) };
}

/**
 * A puzzle with its place in the list, if that is another one than in the text: its solution has the number alone.
 * @param {Printed} printed
 * @param {Place} place
 * @returns {Printed}
 */
export const placed = (printed, place) => (isMoved(place) ? { ...printed, caption: placeWords(place) } : printed);

/**
 * The sheets of puzzles and their solutions.
 * @param {Printed[]} all
 * @param {{ place: Where, each: Each, title: string }} wish
 * @returns {Sheet[]}
 */
export function sheetsOf(all, { place, each, title }) {
  if (place === 'beside') {
    return cut(all, () => puzzlesOn(place, each)).map(({ room, some }) => ({
      kind: pairOf[room],
      title,
      figures: some.flatMap((printed) => [
        { ...puzzleOf(printed), caption: printed.caption || printed.number || t('print.puzzle') },
        { ...solutionOf(printed), caption: solutionCaption(printed) },
      ]),
    }));
  }
  if (place === 'below') {
    return cut(all, (side) => Math.min(each, mostBelow(side))).map(({ room, some }) => ({
      kind: kindOf[room],
      title,
      figures: some.map(puzzleOf),
      foot: { title: nameOf(some), figures: some.map(solutionOf) },
    }));
  }
  /** @type {Sheet[]} */
  const sheets = cut(all, () => each).map(({ some }) => ({ kind: kindOf[each], title, figures: some.map(puzzleOf) }));
  if (place === 'none') return sheets;
  const last = cut(all, (side) => (each === 1 ? 1 : mostLast(side)));
  return sheets.concat(
    last.map(({ room, some }) => ({ kind: kindOf[room], title, part: nameOf(all), figures: some.map(solutionOf) })),
  );
}

/** @param {Printed} printed @returns {Figure} */
const puzzleOf = ({ number, caption = number, puzzle, layer }) => ({ puzzle, layer, caption });

/** @param {Printed} printed @returns {Figure} */
const solutionOf = ({ number, puzzle: { sheet }, solution, name }) =>
  solution ? { puzzle: { sheet, solution }, caption: number } : { puzzle: { sheet }, caption: number, word: name };

/** @param {Printed} printed */
const solutionCaption = ({ number, solution, name }) => (number && solution ? `${number} · ${name}` : number || name);

/** What solutions are called together. @param {Printed[]} some */
const nameOf = ([first, ...more]) => (more.length || !first.solution ? t('print.solutions') : first.name);

/**
 * Cuts puzzles into groups, in their order. A group has no more puzzles than each of them allows.
 * @param {Printed[]} all
 * @param {(side: number) => number} mostOf
 */
function cut(all, mostOf) {
  /** @type {{ room: number, some: Printed[] }[]} */
  const parts = [];
  for (const printed of all) {
    const most = mostOf(printed.puzzle.sheet.layout.side);
    const part = parts.at(-1);
    if (part && part.some.length < Math.min(part.room, most)) {
      part.room = Math.min(part.room, most);
      part.some.push(printed);
    } else parts.push({ room: most, some: [printed] });
  }
  return parts;
}

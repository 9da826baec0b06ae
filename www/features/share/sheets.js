// The sheets of one puzzle or of a list of them, and where their solutions go. This file uses no DOM.

import { number, t } from '../../words/i18n.js';

/**
 * @import { Drawable } from '../../model/drawing.js'
 * @import { Layer } from '../../model/layers.js'
 * @import { Figure, Kind, Sheet } from './paper.js'
 * @import { Each, Where } from './wish.js'
 *
 * @typedef {object} Printed a puzzle that is printed
 * @property {string} number '' where it is the only one
 * @property {string} caption what stands under it, or ''
 * @property {Drawable} puzzle
 * @property {Uint8Array | null} solution
 * @property {Layer | null} [layer] what is shown over the puzzle
 * @property {boolean} [isNumbered] whether its rows and columns have their numbers on the rim
 * @property {string} name what its solution is called, or why there is none
 */

/** How many solutions fit beside or below their puzzles, and on a sheet of their own, so that they can be read. */
const mostBeside = (/** @type {number} */ side) => (side <= 10 ? 6 : side <= 16 ? 2 : 1);
const mostBelow = (/** @type {number} */ side) => (side <= 10 ? 6 : side <= 16 ? 4 : 1);
const mostLast = (/** @type {number} */ side) => (side <= 16 ? 12 : 6);

const kindOf = /** @type {Record<number, Kind>} */ ({ 1: 'one', 2: '2', 4: '4', 6: '6', 12: '12' });

/** The kind of a sheet with so many grids, as large as they can be. @param {number} count */
const roomFor = (count) => kindOf[[1, 2, 4, 6].find((room) => room >= count) ?? 12];

/**
 * The sheets of puzzles and their solutions.
 * @param {Printed[]} all
 * @param {object} wish
 * @param {Where} wish.place
 * @param {Each} wish.each
 * @param {string} wish.title
 * @param {boolean} [wish.isLarge] whether there is one puzzle to a sheet, as wide as the paper
 * @param {boolean} [wish.pages] whether the sheets have numbers
 * @param {boolean} [wish.line] whether sheets with puzzles have a line for a name
 * @returns {Sheet[]}
 */
export function sheetsOf(all, { place, each, title, isLarge = false, pages = false, line = false }) {
  const room = isLarge ? 1 : each;
  /** @type {(side: number) => number} */
  const most = {
    none: () => room,
    in: () => room,
    last: () => room,
    beside: (/** @type {number} */ side) => Math.min(room, mostBeside(side)),
    below: (/** @type {number} */ side) => Math.min(room, mostBelow(side)),
  }[place];
  /** @type {Sheet[]} */
  const sheets = cut(all, most).map(({ room, some }) => {
    const sheet = { kind: isLarge ? /** @type {const} */ ('large') : kindOf[room], title, line };
    const foot = { title: nameOf(some), figures: some.map(solutionOf) };
    if (place === 'beside') return { ...sheet, figures: some.map(pairOf) };
    if (place === 'below') return { ...sheet, figures: some.map(puzzleOf), foot };
    if (place === 'in') return { ...sheet, part: nameOf(some), figures: some.map(filledOf) };
    return { ...sheet, figures: some.map(puzzleOf) };
  });
  if (place === 'last') {
    for (const { some } of cut(all, mostLast)) {
      const kind = all.length > 12 ? roomFor(mostLast(some[0].puzzle.sheet.layout.side)) : roomFor(some.length);
      sheets.push({ kind, title, part: nameOf(all), figures: some.map(solutionOf) });
    }
  }
  return pages ? numbered(sheets) : sheets;
}

/** Sheets with their numbers, where there are several. @param {Sheet[]} sheets @returns {Sheet[]} */
export function numbered(sheets) {
  const { length: of } = sheets;
  return of < 2 ? sheets : sheets.map((sheet, at) => ({ ...sheet, page: t('pager.at', { at: at + 1, of }) }));
}

/** @param {Printed} printed @returns {Figure} */
const puzzleOf = ({ caption, puzzle, layer, isNumbered }) => ({ puzzle, layer, caption, isNumbered });

/** @param {Printed} printed @returns {Figure} */
const solutionOf = ({ number, puzzle: { sheet }, solution, name }) =>
  solution ? { puzzle: { sheet, solution }, caption: number } : { puzzle: { sheet }, caption: number, word: name };

/** A puzzle and beside it its solution. @param {Printed} printed @returns {Figure} */
const pairOf = (printed) => ({
  ...puzzleOf(printed),
  beside: { ...solutionOf(printed), caption: printed.solution ? printed.name : '' },
});

/** A puzzle with its solution in its blanks. @param {Printed} printed @returns {Figure} */
const filledOf = ({ caption, puzzle, layer, isNumbered, solution, name }) =>
  solution
    ? { puzzle: { ...puzzle, solution }, layer, isNumbered, caption }
    : { puzzle, layer, isNumbered, caption: captionOf(caption, name) };

/** What solutions are called together. @param {Printed[]} some */
const nameOf = ([first, ...more]) => (more.length || !first.solution ? t('print.solutions') : first.name);

/** How many puzzles without a proper solution are named. */
const mostNamed = 5;

/** That some puzzles have not exactly one solution, by their numbers; '' where there is none. @param {readonly string[]} numbers @param {(parts: readonly string[]) => string} joined */
export function improperWords(numbers, joined) {
  const { length: count } = numbers;
  if (count === 0) return '';
  const rest = count - mostNamed;
  const named = numbers.slice(0, rest === 1 ? count : mostNamed);
  return t('print.improper', {
    count,
    list: joined(rest > 1 ? [...named, t('print.others', { count: rest })] : named),
  });
}

/** What stands under a puzzle. @param {(string | false)[]} parts */
export const captionOf = (...parts) => parts.filter(Boolean).join(' · ');

/** @param {number} index of a puzzle in its text, from 0 */
export const numberOf = (index) => number(index + 1);

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

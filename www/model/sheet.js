// What is printed: the rules, the givens, and the candidates of a Sukaku. Equal sheets are one object, so whoever asks
// whether an answer is about what is on the board compares two objects.

import { classicWith, layoutOf, layoutWith } from './layout.js';
import { lettersOf, masksIn } from './letters.js';
import { cellsIn, lineOf, rowsOf, zeros } from './symbols.js';

/**
 * @import { Rules } from '../pkg/ninefold.js'
 * @import { Layout, Plan } from './layout.js'
 *
 * @typedef {object} Sheet never changed in place
 * @property {Layout} layout
 * @property {Uint8Array} givens row by row, 0 for a blank
 * @property {Uint32Array} [candidates] those that are printed, as in a Sukaku: of each cell bit d−1 for digit d, and 0 where
 *   there is a given
 * @property {string} [letters] of a wordoku, from 1 on
 */

/** Candidates as letters, as in base 32 (RFC 4648): the core's sukaku.rs writes the same. */
const code = {
  characters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  bitAt: (/** @type {number} */ at) => 16 >> at,
};

/** Every sheet that somebody still holds, by its text: of a long list many are seen for a moment. @type {Map<string, WeakRef<Sheet>>} */
const known = new Map();
const dropped = new FinalizationRegistry(
  (/** @type {string} */ text) => known.get(text)?.deref() || known.delete(text),
);

/**
 * The sheet with these rules, givens and candidates.
 * @param {Layout} layout
 * @param {Uint8Array} givens
 * @param {Uint32Array} [candidates] what they have where there is a given does not count; a blank with 0 may have every digit
 * @param {string} [letters]
 * @returns {Sheet}
 */
export function sheetOf(layout, givens, candidates, letters) {
  const all = 2 ** layout.side - 1;
  const own = candidates?.map((mask, cell) => (givens[cell] ? 0 : mask || all));
  const sheet = Object.freeze({ layout, givens, candidates: own, letters });
  const text = textOf(sheet);
  const there = known.get(text)?.deref();
  if (there) return there;
  known.set(text, new WeakRef(sheet));
  dropped.register(sheet, text);
  return sheet;
}

/** A sheet as one line that a link needs no escape for: its cells, and rules, letters and candidates behind `;`. @param {Sheet} sheet */
export const textOf = ({ layout: { side, fields }, givens, candidates, letters }) =>
  zeros(givens) +
  fields +
  (letters ? `;l=${letters}` : '') +
  (candidates ? `;m=${lettersOf(candidates, side, code)}` : '');

/** Whether it has the classic rules, and no candidates. @param {Sheet} sheet */
export const isClassic = ({ layout, candidates }) => !layout.fields && !candidates;

/** Whether nothing at all is printed: no givens, candidates or rules. @param {Sheet} sheet */
export const isBlank = (sheet) => isClassic(sheet) && !sheet.givens.some(Boolean);

/** A sheet as people read it: rows; what is no classic in one line. @param {Sheet} sheet */
export function readableText(sheet) {
  const { layout, givens } = sheet;
  if (isClassic(sheet)) return rowsOf(givens, layout.side);
  return lineOf(givens) + textOf(sheet).slice(givens.length);
}

/** An empty sheet with these rules. @param {Layout} layout */
export const emptySheet = (layout) => sheetOf(layout, new Uint8Array(layout.housesOf.length));

/** The sheet of a classic puzzle. @param {Uint8Array} givens @throws {RangeError} when no shape has that number of cells */
export function classicSheet(givens) {
  const layout = classicWith(givens.length);
  if (!layout) throw new RangeError(`no shape has ${givens.length} cells`);
  return sheetOf(layout, givens);
}

/** What stands in such a text; null where it is no puzzle. @param {string} text blanks may be dots, too */
export function partsOf(text) {
  const [, line, fields, letters, printed] =
    text.match(/^([0-9A-P.]+)((?:;(?![lm]=)[^;&\s]+)*)(?:;l=([A-Z]+))?(?:;m=([A-Z2-7]+))?$/) ?? [];
  const side = line === undefined ? undefined : classicWith(line.length)?.side;
  if (!side) return null;
  const cells = cellsIn(line);
  const candidates = printed === undefined ? undefined : masksIn(printed, cells.length, side, code);
  return candidates === null || cells.some((digit) => digit > side)
    ? null
    : { side, cells, fields, candidates, letters };
}

/** The sheet that has such a text; null where it can be none, or has rules that nobody has told yet. @param {string} text */
export function sheetIn(text) {
  const parts = partsOf(text);
  const layout = parts && layoutWith(parts.side, parts.fields);
  return layout ? sheetOf(layout, parts.cells, parts.candidates, parts.letters) : null;
}

/**
 * The sheet once a digit is the given of a cell; 0 makes the cell a blank, which may have every digit.
 * @param {Sheet} sheet
 * @param {number} cell
 * @param {number} digit
 */
export const withDigit = (sheet, cell, digit) => withGivens(sheet, sheet.givens.with(cell, digit));

/** A sheet with other givens. @param {Sheet} sheet @param {Uint8Array} givens */
export const withGivens = ({ layout, candidates, letters }, givens) => sheetOf(layout, givens, candidates, letters);

/** A sheet with other rules. @param {Sheet} sheet @param {Plan} plan what its layout is made of then */
export const withRules = ({ givens, candidates, letters }, plan) =>
  sheetOf(layoutOf(plan), givens, candidates, letters);

/** @typedef {{ rules?: Rules, candidates?: Uint32Array }} Besides what the engines are told besides cells */

/** What the engines are told besides the cells; undefined where there is nothing. @param {Sheet} sheet @returns {Besides | undefined} */
export const besides = ({ layout: { rules }, candidates }) =>
  rules || candidates ? { ...(rules && { rules }), ...(candidates && { candidates }) } : undefined;

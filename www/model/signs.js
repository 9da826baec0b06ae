// Signs in a sentence: a candidate looks there as it looks in the grid. In the text a sign is a character of its own, and its
// digit follows it.

import { symbolOf } from './symbols.js';

/** @typedef {keyof typeof marks} Sign `on`: right, `off`: wrong, `here`: it goes there, `out`: it goes out; a third and a fourth role */

const marks = { on: '\uE000', off: '\uE001', here: '\uE002', out: '\uE003', third: '\uE004', fourth: '\uE005' };

/** A sign in a text. @param {Sign} kind @param {number} [digit] none: the sign alone */
export const sign = (kind, digit = 0) => marks[kind] + symbolOf(digit);

const kinds = /** @type {Sign[]} */ (Object.keys(marks));

/**
 * A text in parts: words, and signs with their symbols.
 * @param {string} text
 * @returns {(string | { kind: Sign, symbol: string })[]}
 */
export const signedParts = (text) =>
  text
    .split(/([\uE000-\uE005][1-9A-P]?)/)
    .filter(Boolean)
    .map((part) => {
      const kind = kinds.find((kind) => part.startsWith(marks[kind]));
      return kind ? { kind, symbol: part.slice(1) } : part;
    });

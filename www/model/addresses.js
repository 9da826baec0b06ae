// A puzzle as the page's address has it.

import { isBlank, textOf } from './sheet.js';

/** @import { Sheet } from './sheet.js' */

/** The part of an address that is a puzzle: what is printed. @param {Sheet} sheet */
export const addressOf = (sheet) => `#puzzle=${textOf(sheet)}`;

/** The part that follows a puzzle on the page: nothing for an empty grid. @param {Sheet} sheet */
export const hashOf = (sheet) => (isBlank(sheet) ? '' : addressOf(sheet));

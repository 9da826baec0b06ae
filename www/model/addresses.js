// A puzzle as an address has it.

import { textOf } from './sheet.js';

/** The part of an address that is a puzzle: what is printed. @param {import('./sheet.js').Sheet} sheet */
export const addressOf = (sheet) => `#puzzle=${textOf(sheet)}`;

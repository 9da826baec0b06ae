// What is printed, as the tests write it.

import { classic } from '../../www/model/layout.js';
import { emptySheet, sheetIn } from '../../www/model/sheet.js';

/** The sheet of a puzzle in one line. @param {string} text a dot, a zero or an x for a blank */
export function printed(text) {
  const sheet = sheetIn(text.replaceAll('x', '.'));
  if (!sheet) throw new Error(`no puzzle: ${text}`);
  return sheet;
}

/** An empty classic grid. @param {number} side */
export const emptyOf = (side) => emptySheet(classic(side));

// A puzzle as a link to the page: `#puzzle=…`, with `&answers=…` and `&marks=…` where something has been done on it.

import { addressOf } from './addresses.js';
import { answersIn, marksIn } from './content.js';
import { lettersOf, masksIn } from './letters.js';
import { sheetIn } from './sheet.js';
import { cellsIn, zeros } from './symbols.js';

/** @import { Content } from './content.js' */
/** @import { Sheet } from './sheet.js' */

/** Marks as characters that no address needs to encode. */
const code = {
  characters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_',
  bitAt: (/** @type {number} */ at) => 1 << at,
};

/** The part of an address that brings this puzzle along: what follows the path. @param {Content} puzzle */
export function linkOf({ sheet, answers, marks }) {
  const parts = [addressOf(sheet)];
  if (answers?.some(Boolean)) parts.push(`answers=${zeros(answers)}`);
  if (marks?.some(Boolean)) parts.push(`marks=${lettersOf(marks, sheet.layout.side, code)}`);
  return parts.join('&');
}

/**
 * The puzzle that such a link was made of; null where it can be of none, or has rules that nobody has told yet.
 * @param {string} link
 * @returns {Content | null}
 */
export function contentIn(link) {
  const sheet = sheetIn(link.match(/^#puzzle=([^&]*)/)?.[1] ?? '');
  if (!sheet) return null;
  const parts = link
    .slice(1)
    .split('&')
    .map((part) => part.split('='));
  return { sheet, ...progressOf(Object.fromEntries(parts), sheet) };
}

/**
 * The answers and marks that a link brings along.
 * @param {Record<string, string | undefined>} parts
 * @param {Sheet} sheet the puzzle
 * @returns {Pick<Content, 'answers' | 'marks'>} without those that cannot belong to it
 */
export function progressOf({ answers: line, marks: letters }, sheet) {
  const answers = line && /^[0-9A-P.]*$/i.test(line) ? answersIn([...cellsIn(line)], sheet) : undefined;
  const masks = letters && masksIn(letters, sheet.givens.length, sheet.layout.side, code);
  return { answers, marks: masks ? marksIn([...masks], sheet, answers) : undefined };
}

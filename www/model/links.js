// A puzzle as a link to the page: `#puzzle=…`, with `&answers=…` and `&marks=…` where something has been done on it.

import { addressOf } from './addresses.js';
import { answersIn, marksIn } from './content.js';
import { sheetIn } from './sheet.js';
import { digitOf, zeros } from './symbols.js';

/** @import { Content } from './content.js' */
/** @import { Sheet } from './sheet.js' */

/** A number of six bits as a character that no address needs to encode. */
const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The part of an address that brings this puzzle along: what follows the path. @param {Content} puzzle */
export function linkOf({ sheet, answers, marks }) {
  const parts = [addressOf(sheet)];
  if (answers?.some(Boolean)) parts.push(`answers=${zeros(answers)}`);
  if (marks?.some(Boolean)) parts.push(`marks=${packed(marks, sheet.layout.side)}`);
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
export function progressOf({ answers: line, marks: code }, sheet) {
  const answers = line && /^[0-9A-P.]*$/i.test(line) ? answersIn([...line].map(digitOf), sheet) : undefined;
  const marks = code && marksIn(unpacked(code, sheet), sheet, answers);
  return { answers, marks: marks || undefined };
}

/**
 * Marks as characters: the bits of all cells one after the other, a cell's smallest digit first, six to a character.
 * @param {Uint32Array} marks
 * @param {number} side
 */
function packed(marks, side) {
  const codes = new Uint8Array(Math.ceil((marks.length * side) / 6));
  for (let bit = 0; bit < marks.length * side; bit++) {
    if ((marks[Math.floor(bit / side)] >> (bit % side)) & 1) codes[Math.floor(bit / 6)] |= 1 << (bit % 6);
  }
  return Array.from(codes, (code) => characters[code]).join('');
}

/**
 * The marks that such characters are made of, or null if they are made of none.
 * @param {string} code
 * @param {Sheet} sheet whose marks they are
 */
function unpacked(code, { layout: { side }, givens: { length } }) {
  const codes = Array.from(code, (character) => characters.indexOf(character));
  if (codes.length !== Math.ceil((length * side) / 6) || codes.includes(-1)) return null;
  const marks = new Array(length).fill(0);
  for (let bit = 0; bit < length * side; bit++) {
    if ((codes[Math.floor(bit / 6)] >> (bit % 6)) & 1) marks[Math.floor(bit / side)] |= 1 << (bit % side);
  }
  return marks;
}

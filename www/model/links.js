// A puzzle as a link to the page: `#puzzle=…`, with `&answers=…` and `&marks=…` where something has been done on it.

import { addressOf, puzzleIn } from './addresses.js';
import { answersIn, marksIn } from './content.js';
import { sheetIn } from './sheet.js';
import { digitOf, zeros } from './symbols.js';

/** A number of six bits as a character that no address needs to encode. */
const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * The part of an address that brings this puzzle along: what follows the path.
 * @param {import('./content.js').Content} puzzle
 */
export function linkOf({ sheet, answers, marks }) {
  const parts = [addressOf(sheet)];
  if (answers?.some(Boolean)) parts.push(`answers=${zeros(answers)}`);
  if (marks?.some(Boolean)) parts.push(`marks=${packed(marks, sheet.layout.side)}`);
  return parts.join('&');
}

/**
 * The puzzle that such a link was made of; null where it can be of none, or has rules that nobody has told yet.
 * @param {string} link
 * @returns {import('./content.js').Content | null}
 */
export function contentIn(link) {
  const sheet = sheetIn(link.match(/^#puzzle=([^&]*)/)?.[1] ?? '');
  if (!sheet) return null;
  const { answers, marks } = progressIn(link, sheet);
  return { sheet, answers, marks };
}

/**
 * Whether a text is one link and nothing else: a whole address, or the part of one that brings a puzzle along.
 * @param {string} text
 */
export function isLink(text) {
  const word = text.trim();
  return /^[a-z]+:\/\/\S*$/i.test(word) || (/^[?#]\S*$/.test(word) && puzzleIn({ hash: word, search: '' }) !== null);
}

/**
 * How many cells a link has: each of its characters is one. The same digits as a text may be numbers, as in `12`.
 * @param {string} link
 * @returns {number | null} null where they are not written one by one
 */
export const lengthIn = (link) => link.match(/[#?&](?:puzzle|bd)=([0-9A-P.]+)\s*(?:&|$)/)?.[1].length ?? null;

/**
 * The answers and marks that a link to a puzzle brings along, if the text is such a link.
 * @param {string} text a link, or any text that a puzzle was read from
 * @param {import('./sheet.js').Sheet} sheet the puzzle that was
 * @returns {Pick<import('./content.js').Content, 'answers' | 'marks'> & { isUnfit: boolean }} isUnfit: the link has some
 *   that are left out because they cannot belong to this puzzle
 */
export function progressIn(text, sheet) {
  const part = (/** @type {string} */ name) =>
    text
      .trim()
      .match(new RegExp(`^\\S*[#?&]${name}=([^\\s&#>)]*)`))?.[1]
      .replace(/[,;!"']+$/, '') // what a sentence puts behind a link
      .replace(/^([^.]+)\.$/, '$1');
  const [line, code] = [part('answers'), part('marks')];
  const answers = line && /^[0-9A-P.]*$/i.test(line) ? answersIn([...line].map(digitOf), sheet) : undefined;
  const marks = code && marksIn(unpacked(code, sheet), sheet, answers);
  return { answers, marks: marks || undefined, isUnfit: Boolean((line && !answers) || (code && !marks)) };
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
 * @param {import('./sheet.js').Sheet} sheet whose marks they are
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

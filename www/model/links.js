// A puzzle in the page's address: `#puzzle=…` with `&answers=…` and `&marks=…`, or a link made for another solver with
// its host swapped.

import { answersIn, marksIn } from './content.js';
import { digitOf, lineOf } from './symbols.js';

/** What puzzles are called in addresses: here, and by SudokuWiki, SudokuExchange, f-puzzles, SudokuPad. */
const names = ['puzzle', 'bd', 'n', 's', 'load', 'puzzleid'];

/** A number of six bits as a character that no address needs to encode. */
const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * The part of an address that brings a puzzle along, or null where it brings none.
 * @param {{ hash: string, search: string }} address
 */
export function puzzleIn({ hash, search }) {
  const parts = [hash, search].filter((part) => {
    const parameters = parametersOf(part);
    return names.some((name) => parameters.has(name));
  });
  return parts[0] ?? null;
}

/**
 * The part of an address that brings this puzzle along: what follows the path.
 * @param {import('./content.js').Content} puzzle
 */
export function linkOf({ givens, answers, marks }) {
  const parts = [`#puzzle=${zeros(givens)}`];
  if (answers?.some(Boolean)) parts.push(`answers=${zeros(answers)}`);
  if (marks?.some(Boolean)) parts.push(`marks=${packed(marks)}`);
  return parts.join('&');
}

/**
 * What has been done on a puzzle as the link to it says, where the text is one.
 * @param {string} text a link, or any text that a puzzle was read from
 * @param {import('../pkg/ninefold.js').Reading['puzzles'][number]} givens the puzzle that was, or why there is none
 * @returns {Pick<import('./content.js').Content, 'answers' | 'marks'> & { isUnfit: boolean }} isUnfit: the link has some
 *   that are left out because they cannot belong to this puzzle
 */
export function progressIn(text, givens) {
  if (!(givens instanceof Uint8Array)) return { answers: undefined, marks: undefined, isUnfit: false };
  const part = (/** @type {string} */ name) => text.trim().match(new RegExp(`^\\S*[#?&]${name}=([^\\s&#]*)`))?.[1];
  const [line, code] = [part('answers'), part('marks')];
  const answers = line && /^[0-9A-P.]*$/i.test(line) ? answersIn([...line].map(digitOf), givens) : undefined;
  const marks = code && marksIn(unpacked(code, givens.length), givens, answers);
  return { answers, marks: marks || undefined, isUnfit: Boolean((line && !answers) || (code && !marks)) };
}

/** @param {Uint8Array} cells */
const zeros = (cells) => lineOf(cells).replaceAll('.', '0'); // a dot that ends a link is taken for a sentence's

/**
 * Marks as characters: the bits of all cells one after the other, a cell's smallest digit first, six to a character.
 * @param {Uint32Array} marks
 */
function packed(marks) {
  const side = Math.sqrt(marks.length);
  const codes = new Uint8Array(Math.ceil((marks.length * side) / 6));
  for (let bit = 0; bit < marks.length * side; bit++) {
    if ((marks[Math.floor(bit / side)] >> (bit % side)) & 1) codes[Math.floor(bit / 6)] |= 1 << (bit % 6);
  }
  return Array.from(codes, (code) => characters[code]).join('');
}

/**
 * What such characters are of, or null where they cannot be.
 * @param {string} code
 * @param {number} length how many cells there are
 */
function unpacked(code, length) {
  const side = Math.sqrt(length);
  const codes = Array.from(code, (character) => characters.indexOf(character));
  if (codes.length !== Math.ceil((length * side) / 6) || codes.includes(-1)) return null;
  const marks = new Array(length).fill(0);
  for (let bit = 0; bit < length * side; bit++) {
    if ((codes[Math.floor(bit / 6)] >> (bit % 6)) & 1) marks[Math.floor(bit / side)] |= 1 << (bit % side);
  }
  return marks;
}

/**
 * What another program shares by an address, as one text, or null where it shares nothing.
 * @param {{ search: string }} address
 */
export function sharedIn({ search }) {
  const parameters = parametersOf(search);
  const parts = ['title', 'text', 'url'].map((name) => parameters.get(name)).filter(Boolean);
  return parts.length ? [...new Set(parts)].join('\n') : null;
}

/**
 * What an address asks to be done, as the manifest's shortcuts do, or null.
 * @param {{ search: string }} address
 */
export const wishIn = ({ search }) => parametersOf(search).get('do') ?? null;

/**
 * The parameters that an address has after its `?` or `#`; the first of a name counts.
 * @param {string} part
 * @returns {Map<string, string>}
 */
function parametersOf(part) {
  const pairs = part.slice(1).split('&').filter(Boolean);
  return new Map(
    pairs.reverse().map((pair) => {
      const [name, ...value] = pair.replaceAll('+', ' ').split('=').map(decoded);
      return [name, value.join('=')];
    }),
  );
}

/** What is no encoding at all stays as it is. @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

// Links in texts that come in: whether a text is one, and what has been done on the puzzle that it brings along.

import { progressOf } from './links.js';
import { puzzleIn } from './parameters.js';

/** @import { Content } from './content.js' */
/** @import { Sheet } from './sheet.js' */

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
 * @param {Sheet} sheet the puzzle that was
 * @returns {Pick<Content, 'answers' | 'marks'> & { isUnfit: boolean }} `isUnfit`: the link has some that are left
 *   out because they cannot belong to this puzzle
 */
export function progressIn(text, sheet) {
  const part = (/** @type {string} */ name) =>
    text
      .trim()
      .match(new RegExp(`^\\S*[#?&]${name}=([^\\s&#>)]*)`))?.[1]
      .replace(/[,;!"']+$/, '') // what a sentence puts behind a link
      .replace(/^([^.]+)\.$/, '$1');
  const parts = { answers: part('answers'), marks: part('marks') };
  const { answers, marks } = progressOf(parts, sheet);
  return { answers, marks, isUnfit: Boolean((parts.answers && !answers) || (parts.marks && !marks)) };
}

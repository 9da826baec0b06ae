// The address is the puzzle: `#puzzle=` and what is printed, so that a bookmark, the browser's own share button and a tab that
// is duplicated lead to what is on the board. The browser's history gets no entries of it.

import { addressOf } from '../model/addresses.js';
import { isBlank } from '../model/sheet.js';
import { put, readValue, tab } from './storage.js';

const name = 'address';

/** So many addresses are known to be the page's own. */
const most = 50;

/** @type {readonly string[]} what has been written since the page began */
let written = [];

/** The part that follows a puzzle on the page: nothing for an empty grid. @param {import('../model/sheet.js').Sheet} sheet */
export const hashOf = (sheet) => (isBlank(sheet) ? '' : addressOf(sheet));

/** Writes a puzzle into the address, in the place of whatever it asked for. @param {import('../model/sheet.js').Sheet} sheet */
export function writeAddress(sheet) {
  const hash = hashOf(sheet);
  try {
    history.replaceState(history.state, '', location.pathname + hash);
  } catch {
    return; // Safari refuses too many in a short time: the next change is written, and with it this one
  }
  if (hash) written = [...written.slice(1 - most), hash];
  put(tab, name, JSON.stringify(written));
}

/**
 * Whether the page wrote an address itself, in this tab, since it began or before it was loaded again. The puzzle may be
 * further by now: the address comes after it, and what is written while a reload is under way comes too late for that.
 * @param {string} hash
 * @returns {boolean | undefined}
 */
export const wasWritten = (hash) => written.includes(hash) || readValue(tab, name)?.includes?.(hash);

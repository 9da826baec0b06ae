// The address is the puzzle, too: `#puzzle=` and what is printed, so that a bookmark, the browser's own share button and a tab
// that is duplicated lead to what is on the board.

import { hashOf } from '../model/addresses.js';
import { device, put, read, tab } from './storage.js';

/** @import { Sheet } from '../model/sheet.js' */

const name = 'address';

/** What the history's entry is marked with where the page wrote its address: older pages did so, too. */
const mark = 'puzzle';

const [navigation] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));

/** The last two hashes that the page had before it was loaded again. */
const earlier = navigation?.type === 'reload' ? (read(tab, name)?.split(' ') ?? []) : [];
put(tab, name, null);

/** @type {string | undefined} */
let last;

/**
 * Writes a puzzle into the address, in the place of whatever it asked for; the browser's history gets no entry of it.
 * @param {Sheet} sheet
 */
export function writeAddress(sheet) {
  const hash = hashOf(sheet);
  last ??= location.hash;
  if (hash !== last) put(tab, name, `${hash} ${last}`);
  last = hash;
  try {
    history.replaceState(mark, '', location.pathname + hash);
  } catch {} // Safari refuses too many in a short time: the next change is written, and with it this one
}

/**
 * Whether the page wrote the address itself, before it was loaded again or since. The puzzle may be further by now: the
 * address comes after it, and what is written while a reload is under way comes too late for that: Chromium loads the one
 * before again, without its mark. Where the browser keeps nothing, the address is all that is left of it.
 */
export function isAddressOwn() {
  const isOwn = history.state === mark || earlier.includes(location.search + location.hash);
  return isOwn && (read(tab, 'puzzle') ?? read(device, 'puzzle')) !== null;
}

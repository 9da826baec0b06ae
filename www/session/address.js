// The address is the puzzle: `#puzzle=` and the givens, so that a bookmark, the browser's own share button and a tab that
// is duplicated lead to what is on the board. The browser's history gets no entries of it.

import { hashOf } from '../model/addresses.js';
import { put, tab, taken } from './stores.js';

const name = 'address';

/** Writes a puzzle into the address, in the place of whatever it asked for. @param {Uint8Array} givens */
export function writeAddress(givens) {
  const hash = hashOf(givens);
  try {
    history.replaceState(history.state, '', location.pathname + hash);
    put(tab, name, hash);
  } catch {} // Safari has had enough of it for the moment: the next change is written again
}

/**
 * Whether the page itself has written this address, in this tab, and last of all. The puzzle may be further by now: the
 * address comes after it, and a reload may come before.
 * @param {string} hash
 */
export const isOwn = (hash) => hash === taken(tab, name);

// What a tab keeps of its list beside the text: what was seen of it.

import { put, tab, takenValue } from '../../session/stores.js';

/** @typedef {import('../../session/state.js').Seen} Seen */

const name = 'list';

/** What was seen of this tab's list, or null where it has none. @returns {Seen | null} */
export function marked() {
  const { key, at, isAt, isInFront } = takenValue(tab, name) ?? {};
  if (typeof key !== 'string') return null;
  return { key, at: Number.isInteger(at) ? at : -1, isAt: isAt === true, isInFront: isInFront === true };
}

/** Keeps that in the place of what was seen before; null: there is no list any more. @param {Seen | null} seen */
export const mark = (seen) => put(tab, name, seen && JSON.stringify(seen));

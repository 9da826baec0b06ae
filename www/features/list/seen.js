// What a tab keeps of its list beside the text: what was seen of it.

import { filters, orders } from '../../model/verdicts.js';
import { put, readValue, tab } from '../../session/storage.js';

/** @import { Seen } from '../../session/state.js' */

const name = 'list';

/** What was seen of this tab's list, or null where it has none. @returns {Seen | null} */
export function keptSeen() {
  const { key, at, isAt, isInFront, row, filter, order } = readValue(tab, name) ?? {};
  if (typeof key !== 'string') return null;
  return {
    key,
    at: Number.isInteger(at) ? at : -1,
    isAt: isAt === true,
    isInFront: isInFront === true,
    row: Number.isInteger(row) ? row : -1,
    filter: filters.includes(filter) ? filter : 'all',
    order: orders.includes(order) ? order : 'text',
  };
}

/** @type {string | null | undefined} what was kept last; undefined: that is not known */
let last;

/**
 * Keeps that in the place of what was seen before; null: there is no list any more.
 * @param {Seen | null} seen
 * @returns {boolean} whether the browser does it
 */
export function keepSeen(seen) {
  const text = seen && JSON.stringify(seen);
  if (text !== last) last = put(tab, name, text) ? text : undefined;
  return text === last;
}

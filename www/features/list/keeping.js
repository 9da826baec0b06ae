// What is kept of a list for a reload of its tab: its text in a database of the browser, which may have none, or no room in it;
// and what was seen of it in the tab.

import { createStore, del, get, keys, set } from 'idb-keyval';
import { dropAnswers, dropAnswersBefore } from '../../engine/list/disk.js';
import { filters, orders } from '../../model/verdicts.js';
import { put, readValue, tab } from '../../session/storage.js';

/** @import { Held } from '../../incoming/held.js' */
/** @import { Seen } from '../../session/state.js' */

/** How many lists are kept at most: a browser does not say which of its tabs never come back. */
const mostKept = 10;

/** A text that is older is not waited for any more, in milliseconds: thirty days. */
const longest = 30 * 24 * 60 * 60 * 1000;

const texts = createStore('ninefold', 'lists');

/** A key for a list that no other list has; in the order of keys later lists come later. */
export const newKey = () => `${timeOf(Date.now())} ${Math.random()}`;

/** @param {number} at in milliseconds */
const timeOf = (at) => new Date(at).toISOString().replaceAll(':', '.'); // it names a folder, too

/**
 * Keeps a list's text, and drops those of lists that nobody waits for.
 * @param {string} key
 * @param {Omit<Held, 'beginning'>} text
 * @returns {Promise<boolean>} whether the browser keeps it
 */
export async function keepText(key, { source, encoding, name }) {
  const oldest = timeOf(Date.now() - longest);
  dropAnswersBefore(oldest).catch(() => {}); // of some that were given up no text was kept
  try {
    await set(key, { source, encoding, name }, texts);
    const lists = (await keys(texts)).map(String); // the earliest first
    await Promise.all(lists.filter((key, at) => at < lists.length - mostKept || key < oldest).map(forget));
    return lists.includes(key);
  } catch {
    return false;
  }
}

/** The text that was kept, or undefined. @param {string} key @returns {Promise<Omit<Held, 'beginning'> | undefined>} */
export async function keptText(key) {
  try {
    return await get(key, texts);
  } catch {}
}

/** Lets other tabs know that this one has its list no more. */
let leave = () => {};

/** Lets other tabs know that this one has a list: a tab that was duplicated has the same. @param {string} key */
export function claim(key) {
  leave();
  const has = new Promise((resolve) => {
    leave = () => resolve(null);
  });
  navigator.locks?.request(key, { mode: 'shared' }, () => has).catch(() => {});
}

/** Forgets the list of this tab, unless another tab has it, too. @param {string} key */
export async function release(key) {
  const { held = [] } = (await navigator.locks?.query().catch(() => null)) ?? {};
  leave();
  if (held.filter(({ name }) => name === key).length < 2) await forget(key);
}

/** Keeps neither a list's text any more nor its answers. @param {string} key */
async function forget(key) {
  for (const drop of [() => del(key, texts), () => dropAnswers(key)]) {
    try {
      await drop();
    } catch {}
  }
}

/** What was seen of this tab's list, or null where it has none. @returns {Seen | null} */
export function keptSeen() {
  const { key, at, isAt, isInFront, row, filter, order, indices } = readValue(tab, 'list') ?? {};
  if (typeof key !== 'string') return null;
  return {
    key,
    at: Number.isInteger(at) ? at : -1,
    isAt: isAt === true,
    isInFront: isInFront === true,
    row: Number.isInteger(row) ? row : -1,
    filter: filters.includes(filter) ? filter : 'all',
    order: orders.includes(order) ? order : 'text',
    indices: Array.isArray(indices) ? indices.filter((pair) => Number.isInteger(pair?.[1])) : [],
  };
}

/** @type {string | null | undefined} what was kept last; undefined: that is not known */
let last;

/**
 * Keeps what is seen of this tab's list; null: it has none any more.
 * @param {Seen | null} seen
 * @returns {boolean} whether the browser does it
 */
export function keepSeen(seen) {
  const text = seen && JSON.stringify(seen);
  if (text !== last) last = put(tab, 'list', text) ? text : undefined;
  return text === last;
}

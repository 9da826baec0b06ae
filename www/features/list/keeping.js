// The list is kept for a reload of its tab: its text in the browser's database, and by the tab what was seen of it.

import { del, get, keys, set } from 'idb-keyval';

/** @typedef {Pick<import('../../session/state.js').Arrival, 'source' | 'encoding' | 'name'>} Text */

/** Texts are kept of so many lists: a browser does not say which of its tabs never come back. */
const most = 5;

/** What the database calls a list begins with this, and the time follows: a later list comes later in their order. */
const prefix = 'list ';

/** A key for a list that no other list has. */
export const newKey = () => `${prefix}${new Date().toISOString()} ${Math.random()}`;

/**
 * Keeps a list's text, where the browser has room for it.
 * @param {string} key
 * @param {Text} text
 */
export async function keepList(key, { source, encoding, name }) {
  try {
    await set(key, { source, encoding, name });
    const lists = (await keys()).map(String).filter((key) => key.startsWith(prefix));
    await Promise.all(lists.sort().slice(0, -most).map(forgetList));
  } catch {} // then it is said after the reload
}

/** The text that was kept, or undefined. @param {string} key @returns {Promise<Text | undefined>} */
export const keptList = (key) => get(key).catch(() => undefined);

/** @param {string} key */
export const forgetList = (key) => del(key).catch(() => {});

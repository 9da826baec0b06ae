// The list's text is kept in a database of the browser, for a reload of its tab. A browser may have none, or no room in it.

import { createStore, del, get, keys, set } from 'idb-keyval';

/** @import { Held } from '../../incoming/held.js' */
/** @typedef {Pick<Held, 'source' | 'encoding' | 'name'>} Text */

/** The texts of so many lists are kept: a browser does not say which of its tabs never come back. */
const most = 10;

/** A text that is older is not waited for any more, in milliseconds: thirty days. */
const longest = 30 * 24 * 60 * 60 * 1000;

const store = createStore('ninefold', 'lists');

/** A key for a list that no other list has; in the order of keys later lists come later. */
export const newKey = () => `${timeOf(Date.now())} ${Math.random()}`;

/** @param {number} at in milliseconds */
const timeOf = (at) => new Date(at).toISOString();

/**
 * Keeps a list's text.
 * @param {string} key
 * @param {Text} text
 * @returns {Promise<boolean>} whether the browser keeps it
 */
export async function keepList(key, { source, encoding, name }) {
  try {
    await set(key, { source, encoding, name }, store);
    const lists = (await keys(store)).map(String); // the earliest first
    const oldest = timeOf(Date.now() - longest);
    const dropped = lists.filter((key, index) => index < lists.length - most || key < oldest);
    await Promise.all(dropped.map(forgetList));
    return lists.includes(key);
  } catch {
    return false;
  }
}

/** The text that was kept, or undefined. @param {string} key @returns {Promise<Text | undefined>} */
export async function keptList(key) {
  try {
    return await get(key, store);
  } catch {}
}

/** @param {string} key */
export async function forgetList(key) {
  try {
    await del(key, store);
  } catch {}
}

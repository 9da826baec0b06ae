// What the browser keeps for the page. Nothing here throws: a browser may keep nothing, or refuse to be asked.

/** @typedef {() => Storage} Store */

/** This tab's own: a reload finds it again, another tab does not. @type {Store} */
export const tab = () => sessionStorage;

/** What all tabs share, for as long as the browser keeps anything. @type {Store} */
export const device = () => localStorage;

/**
 * Keeps a text in the place of the one before; null deletes that one.
 * @param {Store} store
 * @param {string} name
 * @param {string | null} text
 * @returns {boolean} whether the browser does it
 */
export function put(store, name, text) {
  try {
    if (text === null) store().removeItem(`ninefold.${name}`);
    else store().setItem(`ninefold.${name}`, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * What was kept, or null.
 * @param {Store} store
 * @param {string} name
 */
export function read(store, name) {
  try {
    return store().getItem(`ninefold.${name}`);
  } catch {
    return null;
  }
}

/**
 * The same for a value that was kept as JSON; null where it is none.
 * @param {Store} store
 * @param {string} name
 * @returns {any}
 */
export function readValue(store, name) {
  try {
    return JSON.parse(read(store, name) ?? 'null');
  } catch {
    return null;
  }
}

// What the browser keeps for the page, and what a person has chosen for the page itself. Nothing here throws: a browser may
// keep nothing, or refuse to be asked.

/**
 * @import { Habit, Theme } from './state.js'
 * @typedef {() => Storage} Store
 * @typedef {'language' | 'theme' | Habit} Setting
 */

/** Tells the page whether the browser keeps something that the person would miss. @type {(what: string, isKept: boolean) => void} */
export let tellKept = () => {};

/** From now on this one is told. @param {typeof tellKept} listener */
export function onKept(listener) {
  tellKept = listener;
}

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

/** What was kept, or null. @param {Store} store @param {string} name */
export function read(store, name) {
  try {
    return store().getItem(`ninefold.${name}`);
  } catch {
    return null;
  }
}

/** A value that was kept as JSON, or null. @param {Store} store @param {string} name @returns {any} */
export function readValue(store, name) {
  try {
    return JSON.parse(read(store, name) ?? 'null');
  } catch {
    return null;
  }
}

/** @type {readonly Habit[]} */
const habits = ['alike', 'placed', 'keys'];

/** The habits that the person has not switched off. */
export const chosenHabits = () => new Set(habits.filter((habit) => chosen(habit) !== 'off'));

/** The system's own theme. */
export const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

/**
 * How the page looks.
 * @param {string | null} choice what was chosen
 * @returns {Theme}
 */
export function themeOf(choice = chosen('theme')) {
  const theme = choice === 'light' || choice === 'dark' ? choice : 'system';
  return { chosen: theme, isDark: theme === 'dark' || (theme === 'system' && systemIsDark().matches) };
}

/** What was chosen, or null. @param {Setting} setting */
export const chosen = (setting) => read(device, setting);

/** @param {Setting} setting @param {string} value */
export const choose = (setting, value) => tellKept(setting, put(device, setting, value));

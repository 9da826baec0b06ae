// What a person has chosen for the page itself, kept as long as the browser keeps anything.

import { device, put, read } from './storage.js';

/** @typedef {import('./state.js').Habit} Habit */
/** @typedef {'language' | 'theme' | Habit} Setting */

/** @type {readonly Habit[]} */
const habits = ['alike', 'placed', 'keys'];

/** The habits that the person has not switched off. */
export const chosenHabits = () => new Set(habits.filter((habit) => chosen(habit) !== 'off'));

/** The system's own theme. */
export const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

/**
 * How the page looks.
 * @param {string | null} choice what was chosen
 * @returns {import('./state.js').Theme}
 */
export function themeOf(choice = chosen('theme')) {
  const theme = choice === 'light' || choice === 'dark' ? choice : 'system';
  return { chosen: theme, isDark: theme === 'dark' || (theme === 'system' && systemIsDark().matches) };
}

/** What was chosen, or null. @param {Setting} setting */
export const chosen = (setting) => read(device, setting);

/** @param {Setting} setting @param {string} value */
export const choose = (setting, value) => put(device, setting, value);

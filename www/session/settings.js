// What a person has chosen for the page itself, kept as long as the browser keeps anything.

/** @typedef {import('./state.js').Habit} Habit */
/** @typedef {'language' | 'theme' | Habit} Setting */

/** @type {readonly Habit[]} */
const habits = ['alike', 'placed', 'keys'];

/** The habits that the person has not switched off. */
export const chosenHabits = () => new Set(habits.filter((habit) => chosen(habit) !== 'off'));

/**
 * What was chosen, or null.
 * @param {Setting} setting
 */
export function chosen(setting) {
  try {
    return localStorage.getItem(`ninefold.${setting}`);
  } catch {
    return null;
  }
}

/**
 * @param {Setting} setting
 * @param {string} value
 */
export function choose(setting, value) {
  try {
    localStorage.setItem(`ninefold.${setting}`, value);
  } catch {}
}

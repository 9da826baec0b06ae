// What a person has chosen for the page itself, kept as long as the browser keeps anything.

/** @typedef {'alike' | 'placed' | 'keys'} Habit what the page does unless it is switched off */
/** @typedef {'language' | 'theme' | Habit} Setting */

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

// The addresses of the words that the page does not need at first. They are many, and the page begins without them.

/** @import { Words } from './languages.js' */

/** @param {Words} words @param {string} tag of the language */
export const addressOf = (words, tag) => new URL(`./locales/later/${words}-${tag}.json`, import.meta.url);

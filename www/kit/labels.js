// The words on the page's elements. An element carries the keys (of locales/) of its words, so that all elements can
// change their language at once.

import { t } from '../words/i18n.js';
import { learnMore } from '../words/languages.js';
import { findAll } from './find.js';
import { set, write } from './update.js';

/** @import { Key } from '../words/i18n.js' */
/** @import { Words } from '../words/languages.js' */

/** A test makes sure that the HTML has no other keys. @param {string | undefined} key */
const keyOf = (key) => /** @type {Key} */ (key);

/**
 * Gives an element its text, in any language. A word that is not loaded replaces nothing.
 * @template {HTMLElement} Element
 * @param {Element} element
 * @param {Key} key
 */
export function label(element, key) {
  set(element, 'data-t', key);
  write(element, t(key) || (element.textContent ?? ''));
  return element;
}

/**
 * Gives an element the name that a screen reader says, in the same way.
 * @template {HTMLElement} Element
 * @param {Element} element
 * @param {Key} key
 */
export function name(element, key) {
  set(element, 'data-t-label', key);
  set(element, 'aria-label', t(key) || (element.ariaLabel ?? ''));
  return element;
}

/** Writes every text and name again, in the language that is spoken now. @param {Document | DocumentFragment} page */
export function relabel(page = document) {
  for (const element of findAll(page, '[data-t]', HTMLElement)) label(element, keyOf(element.dataset.t));
  for (const element of findAll(page, '[data-t-label]', HTMLElement)) name(element, keyOf(element.dataset.tLabel));
}

/** Loads words that the page does not need at first, and writes them on their elements. @param {Words} [words] */
export const haveMoreWords = (words) => learnMore(words).then(() => relabel());

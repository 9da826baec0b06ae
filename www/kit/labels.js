// The words on the page's elements. An element carries the keys (of locales/) of its words, so that all elements can
// change their language at once.

import { t } from '../words/i18n.js';
import { learnMore } from '../words/languages.js';
import { findAll } from './find.js';
import { set, write } from './update.js';

/** @import { Key } from '../words/i18n.js' */
/** @import { Words } from '../words/languages.js' */

/** The elements of the two kinds: those with a text, and those with a name that a screen reader says. */
const texts = '[data-t]';
const names = '[data-t-label]';

/** A test makes sure that the HTML has no other keys. @param {string | undefined} key */
const keyOf = (key) => /** @type {Key} */ (key);

/**
 * Gives an element its text, in any language.
 * @template {HTMLElement} Element
 * @param {Element} element
 * @param {Key} key
 */
export function label(element, key) {
  element.dataset.t = key;
  element.textContent = t(key);
  return element;
}

/**
 * Gives an element the name that a screen reader says, in any language.
 * @template {HTMLElement} Element
 * @param {Element} element
 * @param {Key} key
 */
export function name(element, key) {
  element.dataset.tLabel = key;
  element.setAttribute('aria-label', t(key));
  return element;
}

/**
 * Writes every text and name again, in the language that is spoken now. A word that is not loaded replaces nothing.
 * @param {Document | DocumentFragment} page
 */
export function relabel(page = document) {
  for (const element of findAll(page, texts, HTMLElement)) {
    write(element, t(keyOf(element.dataset.t)) || (element.textContent ?? ''));
  }
  for (const element of findAll(page, names, HTMLElement)) {
    set(element, 'aria-label', t(keyOf(element.dataset.tLabel)) || (element.ariaLabel ?? ''));
  }
}

/** Loads words that the page does not need at first, and writes them on their elements. @param {Words} [words] */
export const haveMoreWords = (words) => learnMore(words).then(() => relabel());

/**
 * The words on the elements, by key. On the page as it was built they are English.
 * @param {Document | DocumentFragment} page
 * @returns {Record<string, string>}
 */
export function wordsOn(page) {
  const written = findAll(page, texts, HTMLElement).map(({ dataset, textContent }) => [dataset.t, textContent]);
  const named = findAll(page, names, HTMLElement).map(({ dataset, ariaLabel }) => [dataset.tLabel, ariaLabel]);
  return Object.fromEntries([...written, ...named]);
}

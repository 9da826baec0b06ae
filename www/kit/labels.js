// The words that stand on the page's elements: what an element is called is kept on it as a key of locales/, so that
// all of them can change their language at once.

import { t } from '../words/i18n.js';
import { learnMore } from '../words/languages.js';
import { findAll } from './find.js';

/** @typedef {import('../words/i18n.js').Key} Key */

/** The two kinds: the text of an element, and the name that a screen reader says. */
const texts = '[data-t]';
const names = '[data-t-label]';

/** A test holds what stands in index.html to be keys. @param {string | undefined} key */
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

/** Writes every such text again, in the language that is spoken now; one whose words have not come stays. */
export function relabel() {
  for (const element of findAll(document, texts, HTMLElement)) {
    element.textContent = t(keyOf(element.dataset.t)) || element.textContent;
  }
  for (const element of findAll(document, names, HTMLElement)) {
    element.setAttribute('aria-label', t(keyOf(element.dataset.tLabel)) || (element.ariaLabel ?? ''));
  }
}

/** Has the words of what is loaded when it is wanted, and writes them where they belong. */
export const haveMoreWords = () => learnMore().then(relabel);

/**
 * The words that stand on elements, by key: of the page as it is built they are the English ones.
 * @param {Document | DocumentFragment} page
 * @returns {Record<string, string>}
 */
export function wordsOn(page) {
  const written = findAll(page, texts, HTMLElement).map(({ dataset, textContent }) => [dataset.t, textContent]);
  const named = findAll(page, names, HTMLElement).map(({ dataset, ariaLabel }) => [dataset.tLabel, ariaLabel]);
  return Object.fromEntries([...written, ...named]);
}

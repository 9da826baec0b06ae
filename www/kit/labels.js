// The words that stand on the page's elements: what an element is called is kept on it as a key of locales/, so that
// all of them can change their language at once.

import { t } from '../words/i18n.js';

/**
 * Gives an element its text, in any language.
 * @template {HTMLElement} Element
 * @param {Element} element
 * @param {string} key
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
 * @param {string} key
 */
export function name(element, key) {
  element.dataset.tLabel = key;
  element.setAttribute('aria-label', t(key));
  return element;
}

/** Writes every such text again, in the language that is spoken now. */
export function relabel() {
  for (const element of document.querySelectorAll('[data-t]')) {
    element.textContent = t(/** @type {HTMLElement} */ (element).dataset.t ?? '');
  }
  for (const element of document.querySelectorAll('[data-t-label]')) {
    element.setAttribute('aria-label', t(/** @type {HTMLElement} */ (element).dataset.tLabel ?? ''));
  }
}

/**
 * The words that stand on elements, by key: of the page as it is built they are the English ones.
 * @param {Document | DocumentFragment} page
 * @returns {Record<string, string>}
 */
export function wordsOn(page) {
  const texts = [...page.querySelectorAll('[data-t]')].map((element) => [
    /** @type {HTMLElement} */ (element).dataset.t,
    element.textContent,
  ]);
  const names = [...page.querySelectorAll('[data-t-label]')].map((element) => [
    /** @type {HTMLElement} */ (element).dataset.tLabel,
    element.getAttribute('aria-label'),
  ]);
  return Object.fromEntries([...texts, ...names]);
}

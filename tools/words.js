// Writes words of www/words/locales into the page as it is built. They are English, and are seen until the page speaks
// the person's language. What people read where no script of the page can run is there in every language.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../www/words/languages.js';
import { root } from './steps.js';

/** @import { Plugin } from 'vite' */

/** Writes the words into the documents. @returns {Plugin} */
export const words = () => ({ name: 'words', transformIndexHtml: withWords });

/**
 * Adds the text for each `data-t`, a paragraph in each language for each `data-t-all`, the accessible name for each
 * `data-t-label` and the `content` for each `data-t-content`. What is `hidden` at first has no words before the page gives it some.
 * @param {string} html
 * @throws {Error} where a locale has no such key
 */
export function withWords(html) {
  return html
    .replaceAll(/data-t-all="([^"]+)"[^>]*>/g, (own, key) => own + languages.map((tag) => paragraph(tag, key)).join(''))
    .replaceAll(/data-t-label="([^"]+)"(?![^>]* hidden)/g, (own, key) => `${own} aria-label="${text('en', key)}"`)
    .replaceAll(/data-t-content="([^"]+)"/g, (_, key) => `content="${text('en', key)}"`)
    .replaceAll(/(data-t="([^"]+)"(?![^>]* hidden)[^>]*>)(?=<\/)/g, (own, _, key) => own + text('en', key));
}

/** A paragraph in a language. @param {string} language @param {string} key */
const paragraph = (language, key) => `<p lang="${language}">${text(language, key)}</p>`;

/** A message with HTML's own characters escaped. @param {string} language @param {string} key */
function text(language, key) {
  const message = messagesOf(language)[key];
  if (typeof message !== 'string') throw new Error(`there is no "${key}" in ${language}`);
  return message.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/**
 * All words of a language: those that the page says at first, the rest, those of hints, and what techniques are.
 * @param {string} language
 * @returns {Record<string, any>}
 */
export function messagesOf(language) {
  const names = [language, ...['more', 'hints', 'about'].map((words) => `later/${words}-${language}`)];
  const files = names.map((name) => join(root, `www/words/locales/${name}.json`));
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))));
}

// Puts the words of www/words/locales into the page as it is built: English ones for the moment before the page speaks the
// person's language, and in every language what those read whose browser runs no scripts.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../www/words/languages.js';
import { root } from './steps.js';

/** @returns {import('vite').Plugin} */
export const words = () => ({ name: 'words', transformIndexHtml: withWords });

/**
 * The text of `data-t`, the accessible names of `data-t-label` and the `content` of `data-t-content`, written out.
 * @param {string} html
 * @throws {Error} where a key is none of the locale's
 */
export function withWords(html) {
  return html
    .replaceAll(
      /<noscript data-t="([^"]+)">/g,
      (own, key) => own + languages.map((tag) => paragraph(tag, key)).join(''),
    )
    .replaceAll(/data-t-label="([^"]+)"/g, (own, key) => `${own} aria-label="${text('en', key)}"`)
    .replaceAll(/data-t-content="([^"]+)"/g, (_, key) => `content="${text('en', key)}"`)
    .replaceAll(/(data-t="([^"]+)"[^>]*>)(?=<\/)/g, (own, _, key) => own + text('en', key));
}

/** @param {string} language @param {string} key */
const paragraph = (language, key) => `<p lang="${language}">${text(language, key)}</p>`;

/** @param {string} language @param {string} key */
function text(language, key) {
  const messages = JSON.parse(readFileSync(join(root, `www/words/locales/${language}.json`), 'utf8'));
  if (typeof messages[key] !== 'string') throw new Error(`there is no "${key}" in ${language}.json`);
  return messages[key].replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

// Puts the English words of www/locales into the page as it is built, for readers who come without JavaScript.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.js';

/** @returns {import('vite').Plugin} */
export const words = () => ({ name: 'words', transformIndexHtml: withWords });

/**
 * The text of `data-t`, the accessible names of `data-t-label` and the `content` of `data-t-content`, written out.
 * @param {string} html
 */
export function withWords(html) {
  const english = JSON.parse(readFileSync(join(root, 'www/locales/en.json'), 'utf8'));
  const text = (/** @type {string} */ key) => {
    if (typeof english[key] !== 'string') throw new Error(`index.html: there is no "${key}" in en.json`);
    return english[key].replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  };
  return html
    .replaceAll(/data-t-label="([^"]+)"/g, (own, key) => `${own} aria-label="${text(key)}"`)
    .replaceAll(/data-t-content="([^"]+)"/g, (_, key) => `content="${text(key)}"`)
    .replaceAll(/(data-t="([^"]+)"[^>]*>)(?=<\/)/g, (own, _, key) => `${own}${text(key)}`);
}

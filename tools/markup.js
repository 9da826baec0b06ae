// Makes a module of each file of HTML that code imports with `?markup`: a part of the page that is loaded when it is
// wanted. The page's policy lets no script write HTML, so the module holds it as lists, of which www/kit/markup.js makes
// elements. The words on them are English, as they are on the page.

import { readFileSync } from 'node:fs';
import { withWords } from './words.js';

/** @import { Plugin } from 'vite' */
/** @import { Markup } from '../www/kit/markup.js' */

const asked = /\.html\?markup$/;

/** Elements that have no end. */
const empty = ['br', 'img', 'input'];

/** @returns {Plugin} */
export const markup = () => ({
  name: 'markup',
  load: {
    filter: { id: asked },
    handler(id) {
      const file = id.replace(/\?markup$/, '');
      this.addWatchFile(file);
      const code = `export default ${JSON.stringify(markupOf(withWords(readFileSync(file, 'utf8'))))};`;
      return { code, moduleType: 'js' };
    },
  },
});

/**
 * Reads HTML that is written as the project's own files are: every element but the empty ones has its end, and every
 * value its quotes. What its lines begin with is left out, and so are comments.
 * @param {string} html
 * @returns {Markup[]}
 * @throws {Error} where an element does not end, or another one does
 */
export function markupOf(html) {
  /** @type {Markup[]} */
  const all = [];
  /** The elements that have not ended, and before them what is to have all. @type {[tag: string, content: unknown[]][]} */
  const open = [['', all]];
  const parts = html.replaceAll(/<!--.*?-->/gs, '').matchAll(/<(\/?)([\w-]+)([^>]*)>|[^<]+/g);
  for (const [part, end, tag, attributes] of parts) {
    const [own, content] = open[open.length - 1];
    if (!tag) {
      const text = plain(part.replaceAll(/^\s*\n\s*|\s*\n\s*$/g, ''));
      if (text) content.push(text);
    } else if (end) {
      if (own !== tag) throw new Error(`</${tag}> ends <${own}>`);
      open.pop();
    } else {
      const element = [tag, attributesOf(attributes)];
      content.push(element);
      if (!empty.includes(tag)) open.push([tag, element]);
    }
  }
  if (open.length > 1) throw new Error(`<${open[open.length - 1][0]}> does not end`);
  return all;
}

/** @param {string} written @returns {Record<string, string>} */
const attributesOf = (written) =>
  Object.fromEntries(
    Array.from(written.matchAll(/([\w-]+)(?:="([^"]*)")?/g), ([, name, value = '']) => [name, plain(value)]),
  );

/** Text without the escapes of HTML. @param {string} text */
const plain = (text) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

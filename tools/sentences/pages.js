// Writes a page for each language: every sentence, in English and in the language, and the places where it is said.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { directionOf, nameOf } from '../../www/words/languages.js';
import { messagesOf } from '../words.js';
import { filling } from './marks.js';
import { width } from './seen.js';

/** @import { Message } from '../../www/words/i18n.js' */
/** @import { Finding, Place } from './visit.js' */

/** What is seen above and below an element, in CSS pixels. */
const around = 40;

const style = `body { font: 16px/1.4 sans-serif; margin: 1rem } article { border-top: 1px solid; padding: .5rem 0 }
h2 { font: bold 14px monospace; margin: 0 } p { margin: .2rem 0; max-width: 60rem } small { color: #666 }
.place { border: 1px solid gray; display: inline-block; margin: .3rem .3rem 0 0; position: relative; width: ${width}px }
.place i { outline: 2px solid #d00; position: absolute }`;

/** @param {string} text */
const safe = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** @param {string} title @param {string} body */
const documentOf = (title, body) => `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${style}</style>
<meta name="viewport" content="width=device-width"><h1>${title}</h1>\n${body}\n`;

/** A paragraph for each form. @param {string} tag @param {[form: string, text: string][]} forms */
const paragraphs = (tag, forms) =>
  forms
    .map(([form, text]) => `<p lang="${tag}" dir="${directionOf(tag)}"><small>${form}</small> ${safe(text)}</p>`)
    .join('');

/** @param {Message} message @returns {[form: string, text: string][]} */
const formsOf = (message) => (typeof message === 'string' ? [['', message]] : Object.entries(message));

/** A part of a picture, with a frame round the element. @param {string} tag @param {Place} place */
function pictureOf(tag, { picture, isHeard, rects: { [tag]: rect } }) {
  const file = `${tag}/${picture}.png`;
  if (!rect) return `<a href="${file}">${picture}</a> `;
  const top = Math.max(0, rect.y - around);
  return `<a class="place" href="${file}" title="${picture}" style="background: url(${file}) 0 ${-top}px; height: ${rect.height + 2 * around}px">
<i style="left: ${rect.x}px; top: ${rect.y - top}px; width: ${rect.width}px; height: ${rect.height}px"></i></a>${isHeard ? '<small>heard</small> ' : ''}`;
}

/**
 * @param {readonly string[]} tags
 * @param {string} to the folder with the pictures, in which the pages are written, and one that leads to them
 * @param {Finding} finding
 */
export function writePages(tags, to, { places, said }) {
  const english = messagesOf('en');
  const keys = Object.keys(english);
  const count = (/** @type {(key: string) => unknown} */ isSo) => keys.filter(isSo).length;
  const counts = `<p>${count((key) => places.has(key))} of ${keys.length} sentences are in pictures.
${count((key) => !places.has(key) && said.has(key))} more are said: aloud, for a moment, or in the title of the tab.
The others are listed with something in their places.</p>\n`;
  for (const tag of tags) {
    const messages = messagesOf(tag);
    const filled = filling(tag, messages);
    const articles = keys.map((key) => {
      const forms = formsOf(messages[key]);
      const original = tag === 'en' ? '' : paragraphs('en', formsOf(english[key]));
      const pictures = places.get(key)?.map((place) => pictureOf(tag, place));
      const listed = filled(key).filter(([, sentence]) => !forms.some(([, form]) => form === sentence));
      const states = [...(said.get(key) ?? [])].slice(0, 3).join(', ');
      const without = paragraphs(tag, listed) + (states && `<small>said in ${states}</small>`);
      return `<article id="${key}"><h2>${key}</h2>${original}${paragraphs(tag, forms)}
${pictures?.join('') ?? without}</article>\n`;
    });
    writeFileSync(join(to, `${tag}.html`), documentOf(nameOf(tag), counts + articles.join('')));
  }
  const links = tags.map((tag) => `<li><a href="${tag}.html" lang="${tag}">${nameOf(tag)}</a>`).join('\n');
  writeFileSync(join(to, 'index.html'), documentOf('The sentences of Ninefold', `${counts}<ul>${links}</ul>`));
  console.log(`${counts.replaceAll(/<\/?p>/g, '')}${join(to, 'index.html')}`);
}

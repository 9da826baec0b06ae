// Parts of the page that are written in HTML and loaded when they are wanted. The build makes lists of the HTML, with
// English words on it (tools/markup.js): it can be read even where no words can be loaded.

import { place } from './dialog.js';
import { relabel } from './labels.js';

/** @typedef {string | [tag: string, attributes: Record<string, string>, ...content: any[]]} Markup `content` is markup, too */

const html = 'http://www.w3.org/1999/xhtml';
const svg = 'http://www.w3.org/2000/svg';

/** Makes the elements, with their words in the language that is spoken. @param {readonly Markup[]} markup */
export function made(markup) {
  const part = document.createDocumentFragment();
  part.append(...markup.map((one) => nodeOf(one, html)));
  relabel(part);
  return part;
}

/** Makes a dialog at the end of the page. @param {readonly Markup[]} markup */
export function madeDialog(markup) {
  const dialog = made(markup).firstElementChild;
  if (!(dialog instanceof HTMLDialogElement)) throw new TypeError('this is no dialog');
  place(dialog);
  return dialog;
}

/** @param {Markup} markup @param {string} around the namespace of the element around it */
function nodeOf(markup, around) {
  if (typeof markup === 'string') return new Text(markup);
  const [tag, attributes, ...content] = markup;
  const namespace = tag === 'svg' ? svg : around;
  const element = document.createElementNS(namespace, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content.map((one) => nodeOf(one, namespace)));
  return element;
}

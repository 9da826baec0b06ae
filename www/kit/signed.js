// Sentences with signs: a candidate looks there as it looks in the grid.

import { signedParts } from '../model/signs.js';
import { make } from './make.js';

/** What was written last. @type {WeakMap<Element, string>} */
const written = new WeakMap();

/** Gives an element its text, with the signs drawn. The element has no other content. @param {Element} element @param {string} text */
export function writeSigned(element, text) {
  if (written.get(element) === text) return;
  written.set(element, text);
  element.replaceChildren(
    ...signedParts(text).map((part) =>
      typeof part === 'string' ? part : make('span', { class: `sign ${part.kind}` }, part.symbol),
    ),
  );
}

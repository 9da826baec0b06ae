// Lists with “and”. This file uses no DOM.

import { spoken } from './i18n.js';

/** @type {{ tag: string, lists: Intl.ListFormat } | undefined} of the language that was spoken last: to make one takes long */
let known;

/** Parts with the language's “and” before the last. @param {readonly string[]} parts */
export function joined(parts) {
  if (parts.length < 2) return parts.join();
  const tag = spoken();
  // In Britain there is no comma before the “and”; other languages have no list of their own there.
  if (known?.tag !== tag) known = { tag, lists: new Intl.ListFormat(`${tag}-GB`) };
  return known.lists.format(parts);
}

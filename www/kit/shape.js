// Elements of drawings made by script.

import { namespace } from '../model/places.js';

/** @param {string} name @param {Record<string, string | number>} attributes @param {(string | Node)[]} content */
export function shape(name, attributes, ...content) {
  const element = document.createElementNS(namespace, name);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...content);
  return element;
}

// Elements made by script.

import { label, name } from './labels.js';

/** @import { Key } from '../words/i18n.js' */

/**
 * Makes an element.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {(string | Node | Record<string, string>)[]} content what is in it, and objects with its attributes
 */
export function make(tag, ...content) {
  const element = document.createElement(tag);
  for (const part of content) {
    if (typeof part === 'string' || part instanceof Node) element.append(part);
    else for (const [name, value] of Object.entries(part)) element.setAttribute(name, value);
  }
  return element;
}

/** @typedef {Parameters<typeof make>[1]} Content */

/** A button that does something else than closing its dialog. @param {() => void} onClick @param {Content[]} content */
export function buttonOf(onClick, ...content) {
  const element = make('button', { type: 'button' }, ...content);
  element.addEventListener('click', onClick);
  return element;
}

/** A button with words. @param {Key} key @param {() => void} onClick @param {Content[]} content */
export const wordButton = (key, onClick, ...content) => label(buttonOf(onClick, ...content), key);

/** A button with a name that is only heard. @param {Key} key @param {() => void} onClick @param {Content[]} content */
export const signButton = (key, onClick, ...content) => name(buttonOf(onClick, ...content), key);

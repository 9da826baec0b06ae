// The sentences of a language as data: with a mark that nobody sees, by which one finds them on the page; and filled in.

import { speak, t } from '../../www/words/i18n.js';

/** @import { Messages } from '../../www/words/i18n.js' */

/** Unicode has an invisible tag for each letter of ASCII, and one that ends a word of them. */
const [tags, end] = [0xe0000, '\u{e007f}'];

/** A key in invisible letters. @param {string} key */
const markOf = (key) => [...key].map((letter) => String.fromCodePoint(tags + letter.charCodeAt(0))).join('') + end;

/** Messages that each begin with their key, in every form. @param {Messages} messages @returns {Messages} */
export const marked = (messages) =>
  mapped(messages, (message, key) =>
    typeof message === 'string' ? markOf(key) + message : mapped(message, (form) => markOf(key) + form),
  );

/** The keys of the messages that a text is made of. @param {string} text */
export const keysIn = (text) =>
  Array.from(text.matchAll(/([\u{e0020}-\u{e007e}]+)\u{e007f}/gu), ([, mark]) =>
    Array.from(mark, (tag) => String.fromCodePoint((tag.codePointAt(0) ?? 0) - tags)).join(''),
  );

/**
 * An object with other values.
 * @template From, To
 * @param {Record<string, From>} object
 * @param {(value: From, key: string) => To} change
 */
const mapped = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));

/** What stands in places, by name. In others stands the name, as they have words, such as a house. @type {Record<string, string | number>} */
const samples = {
  ...{ row: 3, column: 7, box: 3, region: 3, index: 3, line: 12, rows: 9, side: 9, size: 81, number: 12, expected: 9 },
  ...{ cellRow: 3, cellColumn: 7, at: 2, of: 1500, first: 100, rate: 12_000, type: 2, status: 404, rating: '7.3' },
  ...{ digit: '5', digits: '2, 5', largest: '9', last: 'I', from: '1', to: '7', one: '1', two: '7', typed: '5x' },
  ...{ shape: '9×9', time: '12 ms', text: '5?3', file: 'page.js', format: 'HEIC', cause: 'unreachable' },
};

/** Among these each plural form of each language has a number. */
const counts = [...Array(101).keys(), 1_000_000, 1.5];

/**
 * Fills the places of a language's messages. The language is spoken from now on.
 * @param {string} tag
 * @param {Messages} messages
 * @returns {(key: string) => [form: string, sentence: string][]} each form of a message; '' where it has one alone
 */
export function filling(tag, messages) {
  speak(tag, messages);
  const rules = new Intl.PluralRules(tag);
  return (key) => {
    const message = messages[key];
    const names = Array.from(JSON.stringify(message).matchAll(/\{(\w+)\}/g), ([, name]) => [name, `‹${name}›`]);
    const values = { ...Object.fromEntries(names), ...samples };
    const sentence = (/** @type {number} */ count) => t(/** @type {any} */ (key), { ...values, count });
    if (typeof message === 'string') return [['', sentence(1500)]];
    const countFor = (/** @type {string} */ form) =>
      counts.find((count) => `${count}` === form || (!(count in message) && rules.select(count) === form)) ?? 0;
    return Object.keys(message).map((form) => [form, sentence(countFor(form))]);
  };
}

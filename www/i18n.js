// The page's words in the person's language: a key in, a sentence out. Knows no DOM.

/**
 * A sentence with places for values, as in `{count} puzzles`; or one for each plural form of its `count`, as
 * Intl.PluralRules names them.
 * @typedef {string | Partial<Record<Intl.LDMLPluralRule, string>>} Message
 * @typedef {Record<string, Message>} Messages
 */

let language = 'en';
/** @type {Messages} */
let messages = {};
let plurals = new Intl.PluralRules(language);
let numbers = new Intl.NumberFormat(language);

/**
 * From now on every sentence is in this language.
 * @param {string} tag its BCP 47 tag
 * @param {Messages} its what locales/ has for it
 */
export function speak(tag, its) {
  language = tag;
  messages = its;
  plurals = new Intl.PluralRules(tag);
  numbers = new Intl.NumberFormat(tag);
}

/** The language that is spoken: a BCP 47 tag. */
export const spoken = () => language;

/**
 * A sentence in the language that is spoken.
 * @param {string} key as in locales/en.json
 * @param {Record<string, string | number>} [values] for its places; numbers are written as the language writes them
 */
export function t(key, values = {}) {
  const message = messages[key] ?? key;
  const form = typeof message === 'string' ? message : (message[plurals.select(Number(values.count))] ?? message.other);
  return String(form).replaceAll(/\{(\w+)\}/g, (place, name) => {
    const value = values[name];
    return typeof value === 'number' ? numbers.format(value) : (value ?? place);
  });
}

/**
 * A number as the language writes it, with a unit where `options` name one.
 * @param {number} value
 * @param {Intl.NumberFormatOptions} [options]
 */
export const number = (value, options) =>
  options ? new Intl.NumberFormat(language, options).format(value) : numbers.format(value);

/**
 * A list as one sentence part: “a, b and c”.
 * @param {string[]} parts
 */
export const list = (parts) => new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);

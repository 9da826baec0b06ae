// The page's words in the person's language: a key in, a sentence out. This file uses no DOM.

/**
 * A sentence with places for values, as in `{count} puzzles`; or several sentences, from which the value of `count`
 * chooses one: by the number itself (`1`), or else by the plural form that Intl.PluralRules names (`other`).
 * @typedef {string | Record<string, string>} Message
 * @typedef {Record<string, Message>} Messages
 * @typedef {keyof typeof import('./locales/en.json') | keyof typeof import('./locales/later/more-en.json')
 *   | keyof typeof import('./locales/later/hints-en.json') | keyof typeof import('./locales/later/about-en.json')} Key of a sentence
 */

let language = 'en';
/** Until a language is loaded, the page can say that none was. @type {Messages} */
let messages = { 'page.languageFailed': 'This language could not be loaded: is there a network?' };
let plurals = new Intl.PluralRules(language);
let numbers = new Intl.NumberFormat(language);
let editions = 0;
let tell = () => {};

/**
 * From now on every sentence is in this language.
 * @param {string} tag its BCP 47 tag
 * @param {Messages} its from locales/
 */
export function speak(tag, its) {
  language = tag;
  messages = its;
  plurals = new Intl.PluralRules(tag);
  numbers = new Intl.NumberFormat(tag);
  renew();
}

/** Adds sentences in the language that is spoken. @param {Messages} more */
export function add(more) {
  messages = { ...messages, ...more };
  renew();
}

/** Says that there are other words now. */
export function renew() {
  editions++;
  tell();
}

/** Is called from now on whenever there are other words. @param {() => void} listener */
export function onWords(listener) {
  tell = listener;
}

/** Another number whenever there are other words: whoever wrote some before writes them again. */
export const edition = () => editions;

/** The language that is spoken: a BCP 47 tag. */
export const spoken = () => language;

/**
 * A sentence in the language that is spoken; '' as long as it is not loaded.
 * @param {Key} key
 * @param {Record<string, string | number>} [values] for its places; numbers are written as the language writes them
 */
export function t(key, values = {}) {
  const message = messages[key] ?? '';
  const form = typeof message === 'string' ? message : formOf(message, Number(values.count));
  return form.replaceAll(/\{(\w+)\}/g, (place, name) => {
    const value = values[name];
    return typeof value === 'number' ? numbers.format(value) : (value ?? place);
  });
}

/** @param {Record<string, string>} forms @param {number} count */
const formOf = (forms, count) => forms[count] ?? forms[plurals.select(count)] ?? forms.other;

/**
 * A number as the language writes it, with a unit where `options` name one.
 * @param {number} value
 * @param {Intl.NumberFormatOptions} [options]
 */
export function number(value, options) {
  if (!options) return numbers.format(value);
  if (language !== 'ja') return new Intl.NumberFormat(language, options).format(value);
  // Intl abbreviates a unit in Latin letters and puts a space before it. A Japanese newspaper does neither.
  const written = new Intl.NumberFormat(language, { ...options, unitDisplay: 'long' }).format(value);
  return written.replace(/(?<=\d)\s/, '');
}

/** Sentences one after the other; those that are empty are left out. @param {string[]} parts */
export const sentences = (...parts) => parts.filter(Boolean).join(t('gap.sentence'));

/**
 * Parts without an "and", as what is said of a cell: "5, given, clash". Intl has no such list in most languages.
 * @param {readonly string[]} parts
 */
export const listed = (parts) => parts.join(t('gap.list'));

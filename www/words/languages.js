// The languages that the page speaks: which of them a person reads, and where its words are.

import { add, speak, spoken } from './i18n.js';

/** @import { Messages } from './i18n.js' */

/** Their BCP 47 tags. locales/ has a file for each, with the words that the page needs first, and
 * locales/later/ has one for further `Words`. */
export const languages = ['en', 'zh-Hans', 'zh-Hant', 'ja', 'es', 'de', 'fr'];

/**
 * The first of a person's languages that the page speaks; English where it speaks none of them.
 * @param {readonly string[]} tags BCP 47, the one liked best first
 */
export function languageFor(tags) {
  for (const tag of tags) {
    const { language, script } = localeOf(tag)?.maximize() ?? {}; // zh-TW is written in Hant, zh-SG in Hans
    const found = languages.find((known) => known === language || known === `${language}-${script}`);
    if (found) return found;
  }
  return 'en';
}

/** @param {string} tag */
function localeOf(tag) {
  try {
    return new Intl.Locale(tag);
  } catch {
    return null;
  }
}

/** Which way a language is written. @param {string} tag */
export const directionOf = (tag) => (/Arab|Hebr/.test(`${new Intl.Locale(tag).maximize()}`) ? 'rtl' : 'ltr');

/** What a language calls itself. @param {string} tag */
export function nameOf(tag) {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return name[0].toLocaleUpperCase(tag) + name.slice(1);
}

/** The language that is being loaded: `learnMore` waits for it, and loads more words of the same. @type {Promise<unknown>} */
let learning = Promise.resolve();

/** @typedef {'more' | 'hints' | 'about'} Words that are loaded when they are wanted; `more`: those of the rest of the page; `about`:
 * what techniques are */

/** The loading of those that somebody has wanted. @type {Map<Words, Promise<void>>} */
const wanted = new Map();

/**
 * From now on the page's words are in this language, unless another is asked for before they are loaded.
 * @param {string} tag one of `languages`
 * @returns {Promise<boolean>} whether they could be loaded; else the language stays what it was
 */
export function learn(tag) {
  const more = Array.from(wanted.keys(), (words) => loadMore(words, tag));
  const loading = Promise.all([load(addressOf(tag)), ...more]).then(
    (all) => {
      if (learning === loading) speak(tag, Object.assign({}, ...all));
      return true;
    },
    () => false,
  );
  learning = loading;
  return loading;
}

/** Adds words. If they cannot be loaded, the page goes on without them. @param {Words} words */
export function learnMore(words = 'more') {
  const loading = wanted.get(words) ?? learnRest(words).catch(() => void wanted.delete(words));
  wanted.set(words, loading);
  return loading;
}

/** @param {Words} words */
async function learnRest(words) {
  await learning;
  const tag = spoken();
  const rest = await loadMore(words, tag);
  if (tag === spoken()) add(rest); // else the other language has brought its own
}

/** @param {string} tag */
const addressOf = (tag) => new URL(`./locales/${tag}.json`, import.meta.url);

/** @param {Words} words @param {string} tag */
const loadMore = async (words, tag) => load((await import('./later.js')).addressOf(words, tag));

/** @param {URL} address @returns {Promise<Messages>} */
async function load(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return response.json();
}

/**
 * Learns a language when the page is opened: if it cannot be loaded, English.
 * @param {string} tag one of `languages`
 * @returns {Promise<string>} the language that was loaded; '' if none was
 */
export async function learnAny(tag) {
  for (const wanted of [tag, 'en']) if (await learn(wanted)) return wanted;
  return '';
}

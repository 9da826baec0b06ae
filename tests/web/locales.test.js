// Every language says everything, and nothing is said outside them.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { speak, t } from '../../www/i18n.js';
import { languageFor, languages, nameOf } from '../../www/languages.js';

/** @typedef {import('../../www/i18n.js').Message} Message */

const www = new URL('../../www/', import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, www), 'utf8');
/** @type {Record<string, Record<string, Message>>} */
const locales = Object.fromEntries(languages.map((tag) => [tag, JSON.parse(read(`locales/${tag}.json`))]));
const { en } = locales;

const page = read('../index.html');
const source = [
  page,
  read('../vite.config.js'),
  read('../tools/app.js'),
  ...readdirSync(www, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.js') && !path.startsWith('pkg'))
    .map(read),
].join('\n');

const forms = (/** @type {Message} */ message) => (typeof message === 'string' ? [message] : Object.values(message));
const places = (/** @type {string} */ form) => [...form.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
/** @param {Message} message */
const allPlaces = (message) => [...new Set(forms(message).flatMap(places))].sort();

test('there is a file for every language, and no other', () => {
  assert.deepEqual(readdirSync(new URL('locales', www)).sort(), languages.map((tag) => `${tag}.json`).sort());
});

for (const tag of languages) {
  test(`${tag} has every key, and no other, in the order of English`, () => {
    assert.deepEqual(Object.keys(locales[tag]), Object.keys(en));
  });

  test(`${tag} has every place, and no other`, () => {
    for (const [key, message] of Object.entries(locales[tag])) {
      // A form that is for one number need not say it.
      const optional = typeof message === 'string' ? [] : ['count'];
      const [its, english] = [allPlaces(message), allPlaces(en[key])];
      assert.deepEqual(
        its.filter((name) => !optional.includes(name)),
        english.filter((name) => !optional.includes(name)),
        key,
      );
      if (typeof message !== 'string') assert.ok(!english.includes('count') || its.includes('count'), key);
    }
  });

  test(`${tag} has every plural form that the language tells apart, and no other`, () => {
    const rules = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    for (const [key, message] of Object.entries(locales[tag])) {
      if (typeof message === 'string') continue;
      const named = Object.keys(message).filter((form) => !/^\d+$/.test(form));
      const english = en[key];
      // Of what is never one there is no form for one.
      const wanted =
        typeof english === 'string' || 'one' in english ? rules : rules.filter((rule) => named.includes(rule));
      assert.deepEqual(named.sort(), wanted.toSorted(), key);
      assert.ok(named.includes('other'), key);
    }
  });

  test(`${tag} is written in its own words`, () => {
    if (tag === 'en') return;
    const same = Object.keys(en).filter((key) => JSON.stringify(locales[tag][key]) === JSON.stringify(en[key]));
    const wordy = same.filter((key) => forms(en[key]).some((form) => /\p{L}{2,} \p{L}{2,}/u.test(form)));
    assert.deepEqual(wordy, []);
  });
}

test('no key is unused, and none is missing', () => {
  const used = new Set([...source.matchAll(/['"`]([a-z][\w]*(?:\.\w+)*)['"`]/gi)].map(([, key]) => key));
  assert.deepEqual(
    Object.keys(en).filter((key) => !used.has(key)),
    [],
  );
  const asked = [...source.matchAll(/(?:\bt\(|data-t(?:-label|-content)?=)['"]([\w.]+)['"]/g)].map(([, key]) => key);
  assert.ok(asked.length > 100);
  assert.deepEqual(
    asked.filter((key) => !(key in en)),
    [],
  );
});

test('no word stands in the HTML but the name', () => {
  const body = page.slice(page.indexOf('</head>')).replaceAll(/<!--.*?-->/gs, '');
  const words = body.replaceAll(/<[^>]*>/g, ' ').match(/\p{L}+/gu);
  assert.deepEqual(words, ['Ninefold']);
  assert.deepEqual(page.match(/\b(aria-label|title|placeholder|alt)="/g), null);
});

test('a form is chosen by the number itself, else by its plural form', () => {
  speak('en', { clash: { 2: 'two {digit}s', one: '{count} {digit}', other: '{count} {digit}s' } });
  const rows = /** @type {const} */ ([
    [1, '1 5'],
    [2, 'two 5s'],
    [1234, '1,234 5s'],
  ]);
  for (const [count, expected] of rows) assert.equal(t('clash', { count, digit: '5' }), expected);
  speak('de', { clash: '{count} {digit}' });
  assert.equal(t('clash', { count: 1234.5, digit: '5' }), '1.234,5 5');
});

/** @type {[string[], string][]} */
const wanted = [
  [[], 'en'],
  [['en-GB', 'de'], 'en'],
  [['de-AT'], 'de'],
  [['zh-CN'], 'zh-Hans'],
  [['zh-SG'], 'zh-Hans'],
  [['zh'], 'zh-Hans'],
  [['zh-TW'], 'zh-Hant'],
  [['zh-HK', 'en'], 'zh-Hant'],
  [['zh-Hant-CN'], 'zh-Hant'],
  [['pt-BR', 'es-419', 'en'], 'es'],
  [['nl', 'sv'], 'en'],
  [['', 'no language', 'ja-JP'], 'ja'],
];
for (const [tags, expected] of wanted) {
  test(`someone who reads ${JSON.stringify(tags)} is spoken to in ${expected}`, () => {
    assert.equal(languageFor(tags), expected);
  });
}

test('every language is called by its own name', () => {
  assert.deepEqual(languages.map(nameOf), [
    'English',
    '简体中文',
    '繁體中文',
    '日本語',
    'Español',
    'Deutsch',
    'Français',
  ]);
});

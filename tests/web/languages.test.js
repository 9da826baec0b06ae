// Languages: which one a person reads, and how numbers are written and said in it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messagesOf } from '../../tools/words.js';
import { number, speak, t } from '../../www/words/i18n.js';
import { languageFor, languages, nameOf } from '../../www/words/languages.js';

test('before any language is loaded, the page can say that none was', () => {
  assert.equal(t('page.languageFailed'), messagesOf('en')['page.languageFailed']);
  assert.equal(t('solve'), '');
});

test('a form is chosen by the number itself, else by its plural form', () => {
  speak('en', { clash: { 2: 'two {digit}s', one: '{count} {digit}', other: '{count} {digit}s' } });
  const form = /** @type {any} */ ('clash');
  const rows = /** @type {const} */ ([
    [1, '1 5'],
    [2, 'two 5s'],
    [1234, '1,234 5s'],
  ]);
  for (const [count, expected] of rows) assert.equal(t(form, { count, digit: '5' }), expected);
  speak('de', { clash: '{count} {digit}' });
  assert.equal(t(form, { count: 1234.5, digit: '5' }), '1.234,5 5');
});

/** @type {[tag: string, value: number, unit: string, written: string][]} */
const times = [
  ['ja', 0.5, 'second', '0.5秒'],
  ['ja', 12, 'minute', '12分'],
  ['ja', 3, 'hour', '3時間'],
  ['ja', 42, 'millisecond', '42ミリ秒'],
  ['zh-Hant', 12, 'minute', '12 分鐘'],
  ['en', 12, 'minute', '12 min'],
];
for (const [tag, value, unit, written] of times) {
  test(`${value} ${unit} in ${tag} is ${written}`, () => {
    speak(tag, messagesOf(tag));
    assert.equal(number(value, { style: 'unit', unit }), written);
  });
}

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

// Every language says everything, and nothing is said outside them.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { scriptsOf } from '../../tools/imports.js';
import { messagesOf } from '../../tools/words.js';
import { verdictNames } from '../../www/model/verdicts.js';
import { languages } from '../../www/words/languages.js';
import { saidIn } from './said.js';

/** @import { Message } from '../../www/words/i18n.js' */

const www = new URL('../../www/', import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, www), 'utf8');
/** @type {Record<string, Record<string, Message>>} */
const locales = Object.fromEntries(languages.map((tag) => [tag, messagesOf(tag)]));
const { en } = locales;

const parts = readdirSync(www, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));
const documents = ['../index.html', '../sandboxed.html', ...parts].map(read);
const scripts = ['tools/app.js', ...scriptsOf('www')].map((path) => read(`../${path}`));

const forms = (/** @type {Message} */ message) => (typeof message === 'string' ? [message] : Object.values(message));
const places = (/** @type {string} */ form) => [...form.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
/** @param {Message} message */
const allPlaces = (message) => [...new Set(forms(message).flatMap(places))].sort();

test('there are four files for every language, and no other', () => {
  const files = readdirSync(new URL('words/locales', www), { recursive: true }).filter((file) =>
    String(file).endsWith('.json'),
  );
  const wanted = languages.flatMap((tag) =>
    ['', 'later/more-', 'later/hints-', 'later/about-'].map((part) => `${part}${tag}.json`),
  );
  assert.deepEqual(files.sort(), wanted.sort());
});

const glossary = read('words/locales/GLOSSARY.md');

/** The rows of a table of the glossary, the head first; a row is a list of cells. @param {string} heading */
const tableOf = (heading) => {
  const [part] = glossary.slice(glossary.indexOf(`## ${heading}`) + 1).split('\n## ');
  const rows = part.split('\n').filter((line) => line.startsWith('|') && !line.startsWith('|-'));
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};

/** The things that a cell of the glossary lists. @param {string} cell */
const partsOf = (cell) => (cell ? cell.split(', ') : []);

/** Whether a text has a word, and in Latin letters not only as a part of another. @param {string} word @param {string} text */
const says = (word, text) => {
  const isParted = /^\p{sc=Latin}/u.test(word);
  return new RegExp(isParted ? `(?<!\\p{L})${word}(?!\\p{L})` : word, 'iu').test(text);
};

const [tags, ...names] = tableOf('What things are called');
const [, ...avoided] = tableOf('Words to avoid');

test('the glossary has every language, and words to avoid in each', () => {
  assert.deepEqual(tags.toSorted(), languages.toSorted());
  assert.deepEqual([...new Set(avoided.map(([tag]) => tag))].toSorted(), languages.toSorted());
});

for (const [index, tag] of tags.entries()) {
  const all = Object.values(locales[tag]).flatMap(forms).join('\n').toLocaleLowerCase(tag);

  test(`${tag} calls things by the names of the glossary`, () => {
    const said = names.map((name) => name[index].replace(/ \(.*/, ''));
    assert.deepEqual(
      said.filter((name) => !all.includes(name.toLocaleLowerCase(tag))),
      [],
    );
  });
}

for (const [tag, words, but] of avoided) {
  test(`${tag} says “${words}” nowhere${but && `, but in ${but}`}`, () => {
    const isForHints = but === '`hint`';
    const saying = Object.entries(locales[tag]).filter(([key, message]) => {
      if (isForHints && /(^|\.)hint/.test(key)) return false;
      const text = forms(message).join('\n');
      const rest = isForHints ? text : partsOf(but).reduce((rest, phrase) => rest.replaceAll(phrase, '·'), text);
      return partsOf(words).some((word) => says(word, rest));
    });
    assert.deepEqual(saying, []);
  });
}

// The keys of what stands on a button or in a list to choose from: these are no sentences.
const labels = new Set(
  [...[...documents, ...scripts].join('\n').matchAll(/(?:data-t=|(?:label|wordButton)\([^'\n]*)['"]([\w.]+)/g)].map(
    ([, key]) => key,
  ),
);

/** How each language writes an ellipsis: where something goes on, and on a button. @type {Record<string, [string, string]>} */
const ellipses = {
  en: ['…', '…'],
  de: ['\u00a0…', '\u00a0…'],
  fr: ['…', '…'],
  es: ['…', '…'],
  ja: ['……', '…'],
  'zh-Hans': ['……', '…'],
  'zh-Hant': ['……', '…'],
};

/** What a language never writes. @type {[tag: string, pattern: RegExp][]} */
const unwritten = [
  ...languages.map((tag) => /** @type {[string, RegExp]} */ ([tag, /[!！¡]|\.{3}|'| {2}|^ .|. $|"/])),
  ['de', /[«»”’']|(?<!„[^“]*)“/],
  ['fr', /['“”„]|(?<!\u202f)[;:?]|[ \u00a0][;:?]|«(?!\u00a0)|(?<!\u00a0)»/],
  ['es', /['“”„]|(?<!¿[^?]*)\?|« | »/],
  ['ja', /['“”„«»]|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}][,.:;?()]/u],
  ['zh-Hans', /['„«»「」]|\p{sc=Han}[,.:;?()]/u],
  ['zh-Hant', /['“”„«»]|\p{sc=Han}[,.:;?()]/u],
];

for (const tag of languages) {
  test(`${tag} writes a cell in words everywhere but in steps that are copied`, () => {
    const short = Object.keys(locales[tag]).filter((key) =>
      forms(locales[tag][key]).some((form) => /\{row\}\p{sc=Latin}{1,2}\{column\}|\b[RZLF]\d+[CS]\d/iu.test(form)),
    );
    assert.deepEqual(short, tag === 'ja' ? [] : ['path.cell']); // in Japanese the words are as short
  });

  test(`${tag} has an ellipsis where English has one, as it writes it`, () => {
    for (const [key, message] of Object.entries(locales[tag])) {
      const wanted = forms(en[key]).some((form) => form.includes('…')) ? ellipses[tag][labels.has(key) ? 1 : 0] : '';
      for (const form of forms(message)) assert.equal(form.match(/(?<!\?(?= ))\s*…+/u)?.[0] ?? '', wanted, key);
    }
  });
}

for (const [tag, pattern] of unwritten) {
  test(`${tag} has none of ${pattern}`, () => {
    const wrong = Object.entries(locales[tag]).filter(([key, message]) => {
      // A gap is no sentence, and one of the keyboard's keys is the question mark.
      return !/^gap\.|keys$/i.test(key) && forms(message).some((form) => pattern.test(form));
    });
    assert.deepEqual(wrong, []);
  });
}

/**
 * What has no form for one: the number stands alone, is never one, or the word is written alike for one and for many.
 * @type {Record<string, string[]>}
 */
const unbent = {
  alone: [
    ...['pager.of', 'pager.ofMore', 'pager.page', 'pager.pageOfMore', 'path.step'],
    ...verdictNames.map((name) => `tally.${name}`),
  ],
  never: ['count.more', 'copied.first', 'copied.firstOfMore', 'opened.rows', 'print.first', 'recent.answered'],
  de: [
    'check.wrong',
    'collection.pace',
    'collection.ratePace',
    'collection.ratingStopped',
    'collection.solved',
    'collection.stopped',
    'opened.ignored',
    'puzzles',
  ],
  es: ['check.wrong'],
};

for (const tag of languages) {
  test(`${tag} has every key, and no other, in the order of English`, () => {
    assert.deepEqual(Object.keys(locales[tag]), Object.keys(en));
  });

  test(`${tag} has every place, and no other`, () => {
    for (const [key, message] of Object.entries(locales[tag])) {
      // A form that is for a single number need not contain it.
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
    const straight = [...unbent.alone, ...unbent.never, ...(unbent[tag] ?? [])];
    for (const [key, message] of Object.entries(locales[tag])) {
      if (typeof message === 'string') {
        assert.ok(rules.length === 1 || !message.includes('{count}') || straight.includes(key), key);
        continue;
      }
      const named = Object.keys(message).filter((form) => !/^\d+$/.test(form));
      const english = en[key];
      // A sentence that is never about one thing needs no form for one.
      const wanted =
        typeof english === 'string' || 'one' in english ? rules : rules.filter((rule) => named.includes(rule));
      assert.deepEqual(named.sort(), wanted.toSorted(), key);
      assert.ok(named.includes('other'), key);
    }
  });

  test(`${tag} is written in its own words`, () => {
    if (tag === 'en') return;
    const same = Object.keys(en).filter((key) => JSON.stringify(locales[tag][key]) === JSON.stringify(en[key]));
    // A technique may have its English name everywhere, as Sue de Coq has.
    const sentences = same.filter((key) => !key.startsWith('technique.'));
    const wordy = sentences.filter((key) => forms(en[key]).some((form) => /\p{L}{2,} \p{L}{2,}/u.test(form)));
    assert.deepEqual(wordy, []);
  });
}

test('every key is said, and none of the HTML is missing; those of the code are typed', () => {
  const asked = documents.flatMap((html) =>
    Array.from(html.matchAll(/\bdata-t(?:-label|-content|-all)?="([\w.]+)"/g), ([, key]) => key),
  );
  const said = new Set([...asked, ...scripts.flatMap((script) => [...saidIn(script)])]);
  assert.deepEqual(
    Object.keys(en).filter((key) => !said.has(key)),
    [],
  );
  assert.ok(asked.length > 100);
  assert.deepEqual(
    asked.filter((key) => !(key in en)),
    [],
  );
});

test('no word stands in the HTML but the name', () => {
  assert.equal(parts.length, 11);
  for (const [index, html] of documents.entries()) {
    const body = html.slice(Math.max(0, html.indexOf('</head>'))).replaceAll(/<!--.*?-->/gs, '');
    const words = body.replaceAll(/<[^>]*>/g, ' ').match(/\p{L}+/gu) ?? [];
    const keys = index === 0 ? ['H', 'A', 'P'] : []; // what is printed on them
    assert.deepEqual(words, index < 2 ? ['Ninefold', ...keys] : []);
    assert.deepEqual(html.match(/\b(aria-label|title|placeholder|alt)="/g), null);
  }
});

// Nothing is left over: what nobody takes any more, and what speaks of a file that is gone.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { importsWithTypesOf } from '../../tools/imports.js';
import { root } from '../../tools/steps.js';

/** Folders of what is made or installed. */
const passed = ['node_modules', 'target', 'dist', 'pkg', '.git', 'test-results'];

/** All files in a folder. @param {string} folder below the project's own, or '' @returns {string[]} */
const filesIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !passed.includes(name))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(folder, entry.name)) : join(folder, entry.name)))
    .map((file) => file.replaceAll('\\', '/'));

const all = filesIn('');
const ours = all.filter((file) => /^(?:www|worker|npm|tools|bench|tests)\/|^[^/]+$/.test(file));
const ending = (/** @type {RegExp} */ end) => ours.filter((file) => end.test(file));
const [scripts, styles, documents] = [/\.js$/, /\.css$/, /\.html$/].map(ending);
/** @type {Record<string, string>} */
const texts = Object.fromEntries(
  [...scripts, ...styles, ...documents].map((file) => [file, readFileSync(join(root, file), 'utf8')]),
);

/** A text without its comments. @param {string} file */
const codeIn = (file) => texts[file].replaceAll(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\s)\/\/ .*$/gm, '');
const has = (/** @type {string} */ text, /** @type {string} */ word) =>
  new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(text);

test('the files are read', () => {
  assert.ok(scripts.length > 400 && styles.length > 20 && documents.length > 10, `${ours.length} files`);
});

test('what a script exports, another one takes', () => {
  const takers = new Map(scripts.map((file) => [file, /** @type {string[]} */ ([])]));
  for (const file of scripts) for (const other of new Set(importsWithTypesOf(file))) takers.get(other)?.push(file);
  // What the npm package has is for others.
  const own = scripts.filter((file) => !/^npm\/(?:index|core|explain|scan|worker|worker-node)\.js$/.test(file));
  const idle = own.flatMap((file) => {
    const exported = codeIn(file).matchAll(/^export (?:async )?(?:const|let|function\*?|class) (?:(\w+)|\[(.*?)\])/gm);
    const names = [...exported].flatMap(([, name, several]) => (name ? [name] : several.split(', ')));
    const by = (takers.get(file) ?? []).map((taker) => texts[taker]);
    return names.filter((name) => !by.some((text) => has(text, name))).map((name) => `${file}: ${name}`);
  });
  assert.deepEqual(idle, []);
});

test('what the page’s styles are for is there, and a class that is set is asked for by a style or a script', () => {
  const page = (/** @type {string[]} */ files) =>
    files.filter((file) => /^www\/|^(?:index|sandboxed)\.html$/.test(file));
  const code = [...page(scripts), ...page(documents)].map(codeIn).join('\n');
  const style = page(styles).map(codeIn).join('\n');
  const selectors = style.replaceAll(/\{[^{}]*\}/g, '{}').replaceAll(/"[^"]*"/g, '');
  const styled = new Set(Array.from(selectors.matchAll(/[.#]([a-z][\w-]*)/gi), ([, name]) => name));
  assert.deepEqual(
    [...styled].filter((name) => !has(code, name)),
    [],
  );
  const asked = scripts.map((file) => texts[file]).join('\n');
  const set = code.matchAll(/class(?:: '|="|List\.\w+\(')([\w -]+)/g);
  const classes = new Set([...set].flatMap(([, names]) => names.split(' ').filter(Boolean)));
  assert.ok(classes.size > 50);
  assert.deepEqual(
    [...classes].filter((name) => !styled.has(name) && !new RegExp(`'[^'\\n]*\\.${name}(?![\\w-])`).test(asked)),
    [],
  );
  const properties = new Set(
    Array.from(`${style}\n${code}`.matchAll(/(--[a-z][\w-]*)(?=\s*:|')/g), ([, name]) => name),
  );
  assert.deepEqual(
    [...properties].filter((name) => !new RegExp(`var\\(\\s*${name}(?![\\w-])`).test(style)),
    [],
  );
});

test('what package.json installs is imported or run', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const code = scripts.map((file) => texts[file]).join('\n');
  const idle = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !name.startsWith('@types/') && !new RegExp(`['/]${name}['/]`).test(code),
  );
  assert.deepEqual(idle, []);
});

test('a file that a comment names is there', () => {
  const names = new Set(all.map((file) => basename(file)));
  const comments = (/** @type {string} */ file) =>
    texts[file].match(/(?<=^|\s)\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\s)\/\/ .*$/gm) ?? [];
  const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').replaceAll(/\b[A-Z]{3,}\.\w+/g, ''); // any name
  const told = [
    ...Object.keys(texts).map((file) => ({ file, text: comments(file).join('\n') })),
    { file: 'CONTRIBUTING.md', text: guide },
  ];
  const gone = told.flatMap(({ file, text }) => {
    const named = Array.from(
      text.matchAll(/(?<![\w/.@-])(?:[\w-]+\/)*([\w-]{2,}\.(?:js|rs|css|html|md))\b/g),
      ([, name]) => name,
    );
    return named.filter((name) => !names.has(name)).map((name) => `${file}: ${name}`);
  });
  assert.deepEqual(gone, []);
});

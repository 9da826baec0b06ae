// The page's folders are its rooms. What a file imports is an arrow; between rooms the arrows go one way.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { test } from 'node:test';
import { root } from '../../tools/steps.js';

/** Files of a room may import from the rooms to its right, and from the room itself. */
const rooms = ['main.js', 'features', 'kit', 'session', 'words', 'engine', 'model', 'pkg'];

/** Files at the root that are in no room: the service worker is a program of its own. */
const alone = ['sw.js'];

const www = join(root, 'www');
const files = readdirSync(www, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.js') && !file.startsWith('pkg/') && !alone.includes(file),
);

/**
 * The files that a file imports as code, at once or when they are wanted. Importing types makes no arrow.
 * @param {string} file
 * @param {RegExp} [pattern] of an import
 */
function importsOf(file, pattern = /(?:\bfrom|\bimport\(?)\s*'(\.[^'?]+)[^']*'/g) {
  const code = readFileSync(join(www, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const paths = [...code.matchAll(pattern)].map(([, path]) => path);
  return paths.filter((path) => path.endsWith('.js')).map((path) => normalize(join(dirname(file), path)));
}

/** @type {[from: string, to: string][]} */
const arrows = files.flatMap((file) => importsOf(file).map((to) => /** @type {[string, string]} */ ([file, to])));

const roomOf = (/** @type {string} */ file) => file.split('/')[0];
const featureOf = (/** @type {string} */ file) => file.match(/^features\/(\w+)\//)?.[1];
const written = (/** @type {[string, string][]} */ some) => some.map(([from, to]) => `${from} → ${to}`);

test('every file is in a room', () => {
  assert.ok(files.length > 80 && arrows.length > 200, `${files.length} files, ${arrows.length} arrows`);
  assert.deepEqual(
    files.filter((file) => !rooms.includes(roomOf(file))),
    [],
  );
});

test('the arrows go one way', () => {
  const wrong = arrows.filter(([from, to]) => rooms.indexOf(roomOf(to)) < rooms.indexOf(roomOf(from)));
  assert.deepEqual(written(wrong), []);
});

test('no feature imports another', () => {
  const wrong = arrows.filter(([from, to]) => featureOf(from) && featureOf(to) && featureOf(from) !== featureOf(to));
  assert.deepEqual(written(wrong), []);
});

test('no file leads back to itself', () => {
  /** @type {Map<string, boolean>} false while the imports of a file are followed, true after that */
  const seen = new Map();
  /** @type {(file: string, way: string[]) => void} */
  const walk = (file, way) => {
    assert.notEqual(seen.get(file), false, [...way, file].join(' → '));
    if (seen.has(file)) return;
    seen.set(file, false);
    for (const [from, to] of arrows) if (from === file) walk(to, [...way, file]);
    seen.set(file, true);
  };
  for (const file of files) walk(file, []);
});

test('what the page begins with says nothing that is loaded later', () => {
  /** @type {Set<string>} */
  const begun = new Set();
  /** @param {string} file */
  const begin = (file) => {
    if (begun.has(file) || file.startsWith('pkg/')) return;
    begun.add(file);
    for (const next of importsOf(file, /(?:\bfrom|\bimport)\s*'(\.[^'?]+)[^']*'/g)) begin(next);
  };
  begin('main.js');
  assert.ok(begun.size > 50, `${begun.size} files`);
  const later = Object.keys(JSON.parse(readFileSync(join(www, 'words/locales/later/more-en.json'), 'utf8')));
  const code = [...begun].map((file) => readFileSync(join(www, file), 'utf8')).join('\n');
  const said = new Set([...code.matchAll(/['"`]([a-z]\w*(?:\.\w+)*)['"`]/gi)].map(([, key]) => key));
  assert.deepEqual(
    later.filter((key) => said.has(key)),
    [],
  );
});

test('main.js only wires', () => {
  const lines = readFileSync(join(www, 'main.js'), 'utf8').split('\n').length;
  assert.ok(lines <= 100, `${lines} lines`);
});

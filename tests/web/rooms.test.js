// The page's folders are its rooms. What a file imports is an arrow; between rooms the arrows go one way.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  arrowsOfPage,
  importsAtOnce,
  importsOf,
  importsWithTypesOf,
  roomOf,
  rooms,
  scriptsOf,
} from '../../tools/imports.js';
import { root } from '../../tools/steps.js';
import { saidIn } from './said.js';

const taken = arrowsOfPage();
const files = [...taken.keys()];
const arrows = [...taken].flatMap(([file, others]) =>
  [...others].map((to) => /** @type {[string, string]} */ ([file, to])),
);

const featureOf = (/** @type {string} */ file) => file.match(/^www\/features\/(\w+)\//)?.[1];
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

test('the page and the npm package share one room, which takes nothing but itself', () => {
  const shared = scriptsOf('worker');
  const others = [...scriptsOf('npm'), ...shared].flatMap((file) =>
    importsWithTypesOf(file).map((to) => /** @type {[string, string]} */ ([file, to])),
  );
  const between = others.filter(([from, to]) => from.split('/')[0] !== to.split('/')[0]);
  assert.ok(shared.length > 1 && between.length > 10, written(between).join('\n'));
  const wrong = between.filter(([from, to]) => !from.startsWith('npm/') || !/^(?:worker|www\/pkg)\//.test(to));
  assert.deepEqual(written(wrong), []);
});

test('what the page begins with says nothing that is loaded later', () => {
  /** @type {Set<string>} */
  const begun = new Set();
  /** @param {string} file */
  const begin = (file) => {
    if (begun.has(file) || file.startsWith('www/pkg/')) return;
    begun.add(file);
    for (const next of importsOf(file, importsAtOnce)) begin(next);
  };
  begin('www/main.js');
  assert.ok(begun.size > 50, `${begun.size} files`);
  const later = Object.keys(JSON.parse(readFileSync(join(root, 'www/words/locales/later/more-en.json'), 'utf8')));
  const said = new Set([...begun].flatMap((file) => [...saidIn(readFileSync(join(root, file), 'utf8'))]));
  assert.deepEqual(
    later.filter((key) => said.has(key)),
    [],
  );
});

test('main.js only wires', () => {
  const lines = readFileSync(join(root, 'www/main.js'), 'utf8').split('\n').length;
  assert.ok(lines <= 100, `${lines} lines`);
});

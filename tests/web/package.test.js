// The npm package in Node, as it is installed, and its types.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from '../../tools/steps.js';
import { printed, remove, run, start } from './consumer.js';

/** @type {string} */
let project;
before(() => {
  project = start();
});
after(() => remove(project));

const installed = () => join(project, 'node_modules/ninefold');
/** @param {string} file @returns {Promise<Record<string, any>>} */
const load = (file) => import(pathToFileURL(join(installed(), file)).href);

test('solves in Node, and in a worker there, which can be cancelled and keeps nothing running', () => {
  assert.deepEqual(run(project, 'node app.js').trimEnd().split('\n'), printed);
  assert.ok(printed.length >= 8, 'the scripts say what they print');
});

test('the package holds its own, and the licences of what it is made of', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const about = JSON.parse(readFileSync(join(installed(), 'package.json'), 'utf8'));
  assert.deepEqual([about.name, about.version, about.dependencies], ['ninefold', version, undefined]);
  assert.deepEqual(readdirSync(installed()).sort(), [
    ...['LICENSE-APACHE', 'LICENSE-MIT', 'README.md', 'core.d.ts', 'core.js', 'engine.js', 'gate.js', 'index.d.ts'],
    ...['index.js', 'init.d.ts', 'licences.txt', 'ninefold-worker-node.js', 'ninefold-worker.js', 'ninefold.d.ts'],
    ...['ninefold.js', 'ninefold_bg.wasm', 'ninefold_core.d.ts', 'ninefold_core.js', 'ninefold_core_bg.wasm'],
    ...['package.json', 'respond.js', 'solver.js', 'worker-node.js', 'worker.d.ts', 'worker.js'],
  ]);
  assert.match(readFileSync(join(installed(), 'licences.txt'), 'utf8'), /^wasm-bindgen \d/m);
});

test('an entry has every function of its module, and the worker those of the main entry', async () => {
  for (const [entry, module] of [
    ['index.js', 'ninefold.js'],
    ['core.js', 'ninefold_core.js'],
  ]) {
    const names = Object.keys(await load(module)).filter((name) => name !== 'initSync');
    assert.deepEqual(Object.keys(await load(entry)), names);
  }
  const functions = Object.keys(await load('index.js')).filter((name) => !['default', 'Reader'].includes(name));
  const { startWorker } = await load('worker-node.js');
  assert.deepEqual(Object.keys(startWorker()).sort(), [...functions, 'terminate'].sort());
});

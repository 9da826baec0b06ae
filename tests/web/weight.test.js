// What the page weighs.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../tools/steps.js';
import { budget, budgets, total, wasmWeight, weigh } from '../../tools/weigh.js';

test('the page keeps to its budget, and what it may want later is not in it', () => {
  const [first, later] = [true, false].map((atOnce) => weigh().filter((file) => file.atOnce === atOnce));
  const names = (/** @type {typeof first} */ files) => files.map(({ file }) => file).join('\n');
  for (const kind of [/\.html$/m, /\.css$/m, /index-.*\.js$/m, /worker-.*\.js$/m, /ninefold_core_bg.*\.wasm$/m]) {
    assert.match(names(first), kind);
  }
  for (const kind of [
    /ninefold_bg.*\.wasm$/m,
    /worker-full-.*\.js$/m,
    /worker-rate-.*\.js$/m,
    /ninefold_rate_bg.*\.wasm$/m,
    /browsing-.*\.js$/m,
  ]) {
    assert.match(names(later), kind);
  }
  assert.ok(total(first) <= budget, `${total(first)} bytes gzipped are more than ${budget}`);
});

test('the modules that explain, give hints, rate and read photos keep to their budgets, and the page does not begin with them', () => {
  for (const [module, most] of Object.entries(budgets)) {
    const weight = wasmWeight(module);
    assert.ok(weight <= most, `${module}: ${weight} bytes gzipped are more than ${most}`);
  }
  const loaded = weigh().filter(
    ({ file, atOnce, isIdle }) => /explain|hint|rate|scan/.test(file) && (atOnce || isIdle),
  );
  assert.deepEqual(loaded, []);
});

test('what Vite has to load parts with, for nonces, for old browsers and ahead of their use, is not in it', () => {
  const scripts = weigh().filter(({ file, atOnce }) => atOnce && file.endsWith('.js'));
  const code = scripts.map(({ file }) => readFileSync(join(root, 'dist', file), 'utf8')).join('\n');
  assert.match(code, /stylesheet/);
  assert.doesNotMatch(code, /preloadError|modulepreload/);
});

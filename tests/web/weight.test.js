// What the page weighs.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { budget, explainBudget, total, wasmWeight, weigh } from '../../tools/weigh.js';

test('the page keeps to its budget, and what it may want later is not in it', () => {
  const [first, later] = [true, false].map((atOnce) => weigh().filter((file) => file.atOnce === atOnce));
  const names = (/** @type {typeof first} */ files) => files.map(({ file }) => file).join('\n');
  for (const kind of [/\.html$/m, /\.css$/m, /index-.*\.js$/m, /worker-.*\.js$/m, /ninefold_core_bg.*\.wasm$/m]) {
    assert.match(names(first), kind);
  }
  for (const kind of [/ninefold_bg.*\.wasm$/m, /worker-full-.*\.js$/m, /browsing-.*\.js$/m]) {
    assert.match(names(later), kind);
  }
  assert.ok(total(first) <= budget, `${total(first)} bytes gzipped are more than ${budget}`);
});

test('the module that explains keeps to its budget, and the page does not load it', () => {
  const weight = wasmWeight('ninefold_explain');
  assert.ok(weight <= explainBudget, `${weight} bytes gzipped are more than ${explainBudget}`);
  const loaded = weigh().filter(({ file, atOnce, isIdle }) => /explain/.test(file) && (atOnce || isIdle));
  assert.deepEqual(loaded, []);
});

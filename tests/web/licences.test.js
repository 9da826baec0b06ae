// The licences of what is shipped, as one text.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { written } from '../../tools/licences.js';

const part = (/** @type {string} */ name, /** @type {string[]} */ ...texts) => ({
  name,
  version: '1.0.0',
  licence: 'MIT',
  texts,
});

test('a text that several have stands there once', () => {
  const [list, ...texts] = written([part('one', 'Do  good.\n'), part('two', 'Do\ngood.', 'Or not.')]).split(/^=+$/m);
  assert.match(list, /^one 1\.0\.0: MIT\ntwo 1\.0\.0: MIT$/m);
  assert.deepEqual(
    texts.map((text) => text.trim()),
    ['one 1.0.0\ntwo 1.0.0', 'Do  good.', 'two 1.0.0', 'Or not.'],
  );
});

test('what has no licence text cannot be shipped', () => {
  assert.throws(
    () => written([part('one', 'Do good.'), part('two')]),
    /^Error: two 1\.0\.0 is shipped and has no licence/,
  );
});

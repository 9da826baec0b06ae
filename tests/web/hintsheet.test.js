// The ten hints of docs/hints.md are what the page draws and says. After a change that is meant, this writes them anew:
// `REFRESH=1 node --test tests/web/hintsheet.test.js`.

import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { hintSheet } from '../../tools/hintsheet.js';

const docs = new URL('../../docs/', import.meta.url);
const files = await hintSheet();

if (process.env.REFRESH) {
  mkdirSync(new URL('hints', docs), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(new URL(name, docs), text);
}

test('there are ten hints, each with a picture and with what its three parts let a reader do', () => {
  assert.equal(Object.keys(files).filter((name) => name.endsWith('.svg')).length, 10);
  assert.equal(files['hints.md'].match(/^- /gm)?.length, 30);
});

for (const [name, text] of Object.entries(files))
  test(`docs/${name} is what the page draws and says`, () =>
    assert.equal(readFileSync(new URL(name, docs), 'utf8'), text));

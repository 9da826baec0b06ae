// The steps of docs/steps.md: of each position there the JSON is what the engine gives. After a change that is meant, this writes
// the JSON anew: `REFRESH=1 node --test tests/web/documented.test.js`.

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import initFull, { parse } from '../../www/pkg/ninefold.js';
import init, { steps } from '../../www/pkg/ninefold_hint.js';

/** @import { Technique } from '../../www/pkg/ninefold_hint.js' */

const wasm = (/** @type {string} */ name) => readFileSync(new URL(`../../www/pkg/${name}_bg.wasm`, import.meta.url));
await initFull({ module_or_path: wasm('ninefold') });
await init({ module_or_path: wasm('ninefold_hint') });

const file = new URL('../../docs/steps.md', import.meta.url);

/** A section: its technique, the position, and the step as it is written there. */
const section = /^### `([\w-]+)`\n[^#]*?```text\n([^`]+)```\n\n```json\n([^`]*)```$/gm;

/** The first step of a technique in a position. @param {string} technique @param {string} text */
function stepIn(technique, text) {
  const { puzzles, progress } = parse(text);
  const [puzzle] = /** @type {Uint8Array[]} */ (puzzles);
  const candidates = progress?.[0]?.marks;
  return steps(puzzle, { candidates, technique: /** @type {Technique} */ (technique) })[0];
}

/** JSON in as few lines as have room. @param {unknown} value @param {string} [indent] @param {string} [before] what stands before it in its line @returns {string} */
function written(value, indent = '', before = '') {
  const line = JSON.stringify(value, null, 1)
    .replaceAll(/\n\s*/g, ' ')
    .replaceAll(/(?<=\[) | (?=\])/g, '');
  const isRoomy = indent.length + before.length + line.length < 120;
  if (typeof value !== 'object' || !value || (isRoomy && indent)) return line;
  const isArray = Array.isArray(value);
  const parts = Object.entries(value).map(([key, part]) => {
    const name = isArray ? '' : `"${key}": `;
    return `${indent}  ${name}${written(part, `${indent}  `, name)}`;
  });
  const [open, close] = isArray ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

if (process.env.REFRESH) {
  const refreshed = readFileSync(file, 'utf8').replaceAll(section, (all, technique, text, json) =>
    all.replace(`json\n${json}`, () => `json\n${written(stepIn(technique, text))}\n`),
  );
  writeFileSync(file, refreshed);
}

const sections = [...readFileSync(file, 'utf8').matchAll(section)];

test('there are ten steps, each of another technique', () => {
  assert.equal(new Set(sections.map(([, technique]) => technique)).size, 10);
  assert.equal(sections.length, 10);
});

for (const [, technique, text, json] of sections) {
  test(`the step of ${technique} is what the engine gives`, () => {
    assert.equal(json, `${written(stepIn(technique, text))}\n`);
    assert.deepEqual(JSON.parse(json), JSON.parse(JSON.stringify(stepIn(technique, text))));
  });
}

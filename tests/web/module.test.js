// The built module in Node, its types, and what the built page weighs.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { budget, total, weigh } from '../../tools/weigh.js';
import init, { solve } from '../../www/pkg/ninefold.js';
import { finnish } from './cases.js';

const pkg = (/** @type {string} */ file) => readFileSync(new URL(`../../www/pkg/${file}`, import.meta.url));

test('solves in Node, and measures how long that took', async () => {
  await init({ module_or_path: pkg('ninefold_bg.wasm') });
  const answer = solve(Uint8Array.from(finnish.puzzle, Number));
  assert.equal(answer.verdict, 'unique');
  assert.ok('solution' in answer && answer.solution instanceof Uint8Array);
  assert.equal(answer.solution.join(''), finnish.solution);
  assert.ok(Number.isFinite(answer.millis) && answer.millis >= 0);
});

test('the generated types say what goes in and comes out, and never `any`', () => {
  const types = pkg('ninefold.d.ts').toString();
  const ours = types.slice(0, types.indexOf('export type InitInput'));
  assert.match(ours, /export function solve\(cells: Uint8Array\): Verdict & \{ millis: number \};/);
  assert.match(ours, /export function solutions\(cells: Uint8Array, limit: number\): Solutions;/);
  assert.match(ours, /export function parse\(text: string\): Uint8Array\[\];/);
  assert.match(ours, /export function format\(cells: Uint8Array, layout: Layout\): string;/);
  assert.doesNotMatch(ours, /\bany\b(?! )/);
});

test('the page keeps to its budget', () => {
  const files = weigh();
  for (const kind of ['html', 'css', 'js', 'wasm']) {
    assert.ok(
      files.some(({ file }) => file.endsWith(`.${kind}`)),
      `no ${kind} in dist/`,
    );
  }
  assert.ok(total(files) <= budget, `${total(files)} bytes gzipped are more than ${budget}`);
});

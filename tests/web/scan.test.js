// The module that reads photos, as a page gets it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { root } from '../../tools/steps.js';
import { lineOf } from '../../www/model/symbols.js';
import init, { scan } from '../../www/pkg/ninefold_scan.js';
import { drawn, puzzle } from './photos.js';

before(async () => {
  await init({ module_or_path: readFileSync(join(root, 'www/pkg/ninefold_scan_bg.wasm')) });
});

test('a photo is read, with typed arrays for everything', () => {
  const { rgba, width, height } = drawn();
  const reading = scan(rgba, width, height);
  assert.ok(reading.certainty !== 'none');
  assert.equal(reading.certainty, 'sure');
  assert.equal(lineOf(reading.puzzle), puzzle);
  assert.deepEqual(reading.raw, reading.puzzle);
  assert.deepEqual(reading.answers, new Uint8Array(81));
  assert.deepEqual(
    [reading.corners, reading.lattice, reading.confidences].map((numbers) => [numbers.constructor, numbers.length]),
    [
      [Float32Array, 8],
      [Float32Array, 200],
      [Float32Array, 81],
    ],
  );
  assert.deepEqual([reading.others.length, reading.doubtful.length], [162, 0]);
  assert.deepEqual([...reading.corners.subarray(0, 2)], [...reading.lattice.subarray(0, 2)]);
  assert.deepEqual(scan(new Uint8Array(rgba.buffer), width, height), reading, 'bytes that are not clamped');
});

test('a picture without a grid has none, and says why', () => {
  assert.deepEqual(scan(new Uint8ClampedArray(30 * 20 * 4).fill(255), 30, 20), {
    certainty: 'none',
    reason: 'nothing square',
  });
});

test('what is no picture is an error in words', () => {
  const array = /** @type {Uint8Array} */ (/** @type {unknown} */ ([1, 2, 3, 4]));
  for (const [rgba, width, height, message] of /** @type {const} */ ([
    [new Uint8Array(3), 1, 1, 'Expected 1 × 1 pixels of 4 bytes, which are 4 bytes, got 3.'],
    [new Uint8Array(0), 0, 5, 'Expected a picture with pixels, got one of 0 × 5.'],
    [array, 1, 1, 'Expected a Uint8Array with four bytes for each pixel, got Array.'],
  ])) {
    assert.throws(() => scan(rgba, width, height), { name: 'Error', message });
  }
});

// The module that reads photos, as a page gets it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { inflateSync } from 'node:zlib';
import { root } from '../../tools/steps.js';
import init, { scan } from '../../www/pkg/ninefold_scan.js';

before(async () => {
  await init({ module_or_path: readFileSync(join(root, 'www/pkg/ninefold_scan_bg.wasm')) });
});

/** The puzzle of `tests/photos/newspaper.png`. */
const newspaper = '005300000800000020070010500400005300010070006003200080060500009004000030000009700';

/** The pixels of that picture, which is grey and has no filters: each row begins with a byte that says so. */
function photo() {
  const png = readFileSync(join(root, 'tests/photos/newspaper.png'));
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  /** @type {Buffer[]} */
  const parts = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') {
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
    }
  }
  const rows = inflateSync(Buffer.concat(parts));
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const place = Math.floor(pixel / width) * (width + 1);
    assert.equal(rows[place], 0, 'no filter');
    rgba.fill(rows[place + 1 + (pixel % width)], pixel * 4, pixel * 4 + 3);
  }
  return { rgba, width, height };
}

test('a photo is read, with typed arrays for everything', () => {
  const { rgba, width, height } = photo();
  const reading = scan(rgba, width, height);
  assert.ok(reading.certainty !== 'none');
  assert.equal(reading.certainty, 'sure');
  assert.equal(reading.puzzle.join(''), newspaper);
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

// Many puzzles as bytes: how their lines are cut into pieces, and how their answers are read.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cut } from '../../www/engine/list/lines.js';
import { verdictsOf } from '../../www/engine/list/solving.js';
import { mostListed } from '../../www/model/entries.js';
import { verdictNames } from '../../www/model/verdicts.js';

const bytesOf = (/** @type {string} */ text) => new TextEncoder().encode(text);
const textOf = (/** @type {Uint8Array} */ bytes) => new TextDecoder().decode(bytes);

test('answers are told apart', () => {
  const names = verdictNames.slice(2);
  const answers = bytesOf(`123\n${names.join('\n')}\nABC\n`);
  const verdicts = [...verdictsOf(answers, names.length + 2)].map((code) => verdictNames[code]);
  assert.deepEqual(verdicts, ['unique', ...names, 'unique']);
});

test('pieces are the lines they were cut from; no other waits for a large puzzle, and a piece ends where the listed puzzles do', () => {
  const puzzle = fc.record({ side: fc.constantFrom(4, 9, 16, 25), rest: fc.constantFrom('', ' # {"marks":[1]}') });
  const puzzles = fc.array(puzzle, { minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(puzzles, fc.nat({ max: 300 }), (puzzles, left) => {
      const lines = puzzles.map(({ side, rest }) => `${'.'.repeat(side * side)}${rest}\n`);
      const before = mostListed - left;
      const pieces = cut(bytesOf(lines.join('')), 1000, before);
      assert.equal(pieces.map(({ lines }) => textOf(lines)).join(''), lines.join(''));
      assert.ok(Math.abs(pieces.reduce((sum, { bytes }) => sum + bytes, 0) - 1000) < 1e-6);
      const ends = pieces.map((_, at) => pieces.slice(0, at + 1).reduce((sum, { count }) => sum + count, 0));
      if (left > 0 && left < lines.length) assert.ok(ends.includes(left));
      for (const { lines, count } of pieces) {
        const own = textOf(lines).split('\n').slice(0, -1);
        assert.equal(count, own.length);
        const sizes = new Set(own.map((line) => line.split(' ')[0].length));
        if (sizes.has(625)) assert.equal(count, 1);
        if (sizes.has(256)) assert.ok(sizes.size === 1 && count <= 32);
      }
    }),
  );
  assert.deepEqual(cut(bytesOf(''), 0, 0), []);
});

test('answers, marks and rules make no puzzle large', () => {
  for (const rest of [` # {"marks":[${Array(81).fill(511)}]}`, `;r=${'1'.repeat(81)}`]) {
    const [piece, ...others] = cut(bytesOf(`${'.'.repeat(81)}${rest}\n`.repeat(1000)), 1000, 0);
    assert.equal(piece.count, 1000);
    assert.deepEqual(others, []);
  }
});

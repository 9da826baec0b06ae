// Many puzzles as bytes: how their lines are cut into pieces, and how their answers are read.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cut } from '../../www/engine/list/pieces.js';
import { countLines, verdictsOf } from '../../www/engine/list/verdicts.js';
import { verdictNames } from '../../www/model/verdicts.js';

const bytesOf = (/** @type {string} */ text) => new TextEncoder().encode(text);
const textOf = (/** @type {Uint8Array} */ bytes) => new TextDecoder().decode(bytes);

test('answers are told apart', () => {
  const names = verdictNames.slice(2);
  const answers = bytesOf(`123\n${names.join('\n')}\nABC\n`);
  const verdicts = [...verdictsOf(answers, names.length + 2)].map((code) => verdictNames[code]);
  assert.deepEqual(verdicts, ['unique', ...names, 'unique']);
  assert.equal(countLines(answers), names.length + 2);
});

test('pieces are the lines they were cut from, and a large puzzle holds up no other', () => {
  const puzzle = fc.record({ side: fc.constantFrom(4, 9, 16, 25), rest: fc.constantFrom('', ' # {"marks":[1]}') });
  const puzzles = fc.array(puzzle, { minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(puzzles, (puzzles) => {
      const text = puzzles.map(({ side, rest }) => `${'.'.repeat(side * side)}${rest}\n`).join('');
      const pieces = cut(bytesOf(text), 1000);
      assert.equal(pieces.map(({ lines }) => textOf(lines)).join(''), text);
      assert.ok(Math.abs(pieces.reduce((sum, { bytes }) => sum + bytes, 0) - 1000) < 1e-6);
      for (const { lines, count } of pieces) {
        assert.equal(count, countLines(lines));
        if (textOf(lines).match(/^\.{625}/m)) assert.equal(count, 1);
      }
    }),
  );
  assert.deepEqual(cut(bytesOf(''), 0), []);
});

test('answers and marks make no puzzle large', () => {
  const line = `${'.'.repeat(81)} # {"marks":[${Array(81).fill(511)}]}\n`;
  const [piece, ...others] = cut(bytesOf(line.repeat(1000)), 1000);
  assert.equal(piece.count, 1000);
  assert.deepEqual(others, []);
});

// Each line of a text is answered, whatever stands beside it: line n that comes out answers line n that went in.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import init, { Reader, solveAll } from '../../www/pkg/ninefold.js';
import { finnish } from './cases.js';

await init({ module_or_path: readFileSync(new URL('../../www/pkg/ninefold_bg.wasm', import.meta.url)) });

const given = finnish.puzzle.replaceAll('0', '.');
const [four, solvedFour] = ['3xx442x1x34224x3', '3124423113422413'];

/** The answers to the lines of a text, as one text. @param {Uint8Array} text */
const answered = (text) => new TextDecoder().decode(solveAll(text, { lines: true }));

/** What a reader writes of a text in parts of a length. @param {Uint8Array} text @param {number} length */
function written(text, length) {
  const reader = new Reader({ lines: true });
  const parts = [];
  for (let at = 0; at < text.length; at += length) parts.push(reader.push(text.subarray(at, at + length)));
  return Buffer.concat([...parts, reader.finish()]);
}

/** How many lines a text has: one behind the last line's end counts. @param {Uint8Array} text */
const lineCount = (text) => text.filter((byte) => byte === 10).length + Number(text.length > 0 && text.at(-1) !== 10);

/** What stands in a line, what a reader writes, and the answer. @type {[line: string, written: string, answer: string][]} */
const cases = [
  [finnish.puzzle, given, finnish.solution],
  ['NULL', '? {"kind":"word","line":2,"column":1,"text":"NULL"}', 'unreadable'],
  ['', '', ''],
  [' \t', '', ''],
  ['# note', '? {"kind":"word","line":5,"column":1,"text":"# note"}', 'unreadable'],
  [`${four} ${four}`, '? {"kind":"severalPuzzles","line":6,"column":1,"puzzles":2}', 'unreadable'],
  ['{', '? {"kind":"word","line":7,"column":1,"text":"{"}', 'unreadable'],
  ['[Puzzle]', '? {"kind":"word","line":8,"column":1,"text":"[Puzzle]"}', 'unreadable'],
  [four, '3..442.1.34224.3', solvedFour],
  ['53..7....', '? {"kind":"breaksOff","line":10,"column":10,"row":1,"side":9}', 'unreadable'],
  [`1,${finnish.puzzle},${finnish.solution}`, given, finnish.solution],
  [`1,,${finnish.solution}`, '? {"kind":"missingPuzzle","line":12,"column":1}', 'unreadable'],
];

for (const end of ['\n', '\r\n']) {
  test(`what stands in a line with ${JSON.stringify(end)} behind it`, () => {
    const text = Buffer.from(cases.map(([line]) => line).join(end));
    assert.equal(answered(text), cases.map(([, , answer]) => `${answer}\n`).join(''));
    for (const length of [1, 7, 1000])
      assert.deepEqual(written(text, length).toString().split('\n'), cases.map(([, line]) => line).concat(''));
  });
}

test('a reader of lines knows what a reader of texts does', () => {
  const reader = new Reader({ lines: true, progress: true });
  assert.equal(reader.format, undefined);
  const [unusual, usual] = [`10${'.'.repeat(254)}`, `0G${'.'.repeat(254)}`];
  const text = Buffer.from(`hello\n3.+24 42.1 .342 24.3\n${usual}\n${unusual}\n`);
  const lines = new TextDecoder().decode(reader.push(text)).split('\n');
  assert.equal(lines[1], '3..442.1.34224.3 # {"answers":"..2............."}');
  assert.deepEqual([lines[2].slice(0, 2), lines[3].slice(0, 2)], ['.G', '1G']);
  assert.deepEqual([reader.format, reader.ignored, reader.symbols], ['rows', 5, [{ side: 16, set: 'fromZero' }]]);
});

/** A line of a case, or any bytes without a line's end. */
const anyLine = fc.oneof(
  fc.constantFrom(...cases.map(([line]) => Buffer.from(line))),
  fc.uint8Array({ max: 255, maxLength: 90 }).map((bytes) => Buffer.from(bytes.filter((byte) => byte !== 10))),
);

test('whatever the bytes are, each line is answered as if it were alone', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { maxLength: 12 }),
      fc.boolean(),
      fc.integer({ min: 1, max: 99 }),
      (all, ends, length) => {
        const text = Buffer.concat([Buffer.from('\n'), ...all.flatMap((line) => [line, Buffer.from('\n')])]).subarray(
          0,
          ends ? undefined : -1,
        );
        const answers = answered(text);
        const rest = ends ? all : all.filter((line, at) => at < all.length - 1 || line.length);
        const alone = rest.map((line) => answered(Buffer.concat([Buffer.from('\n'), line])).slice(1) || '\n');
        assert.equal(answers, (text.length ? '\n' : '') + alone.join(''));
        assert.equal(answers.split('\n').length - 1, lineCount(text));
        assert.equal(answered(written(text, length)), answers);
      },
    ),
  );
});

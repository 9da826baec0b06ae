// What brings a puzzle back: the browser's storage and links, with answers and marks, and with nonsense.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { linkOf, progressIn } from '../../www/model/links.js';
import { modes } from '../../www/model/puzzle.js';
import { shapes } from '../../www/model/shapes.js';
import { cellsIn } from '../../www/model/symbols.js';
import init, { parse } from '../../www/pkg/ninefold.js';
import { keptIn } from '../../www/session/kept.js';

await init({
  module_or_path: readFileSync(new URL('../../www/pkg/ninefold_bg.wasm', import.meta.url)),
});

/** A puzzle of any shape, with answers in some blanks and marks in others. */
const content = fc.constantFrom(...shapes).chain(({ side }) => {
  const cell = fc.tuple(fc.nat(2), fc.integer({ min: 1, max: side }), fc.nat(2 ** side - 1));
  return fc.array(cell, { minLength: side * side, maxLength: side * side }).map((cells) => ({
    givens: Uint8Array.from(cells, ([kind, digit]) => (kind === 0 ? digit : 0)),
    answers: Uint8Array.from(cells, ([kind, digit]) => (kind === 1 ? digit : 0)),
    marks: Uint32Array.from(cells, ([kind, , mask]) => (kind === 2 ? mask : 0)),
  }));
});

test('a link brings back what it was made of, also as a whole address', () => {
  fc.assert(
    fc.property(
      content,
      fc.constantFrom('', 'https://example.org/ninefold/'),
      ({ givens, answers, marks }, address) => {
        const link = address + linkOf({ givens, answers, marks });
        assert.match(link, /^[\w:/.#?&=-]*[\w-]$/);
        const { puzzles, format } = parse(link);
        assert.equal(format, 'link');
        assert.deepEqual(puzzles, [givens]);
        const progress = progressIn(link, givens);
        assert.equal(progress.isUnfit, false);
        assert.deepEqual(progress.answers ?? new Uint8Array(givens.length), answers);
        assert.deepEqual(progress.marks ?? new Uint32Array(givens.length), marks);
      },
    ),
  );
});

const givens = cellsIn('3..44.....42.4.3');
const answers = new Uint8Array(16).with(1, 1);
const marks = new Uint32Array(16).with(2, 0b11).with(14, 0b1001);

test('a link without answers is the puzzle alone', () => {
  assert.equal(linkOf({ givens }), '#puzzle=3004400000420403');
  assert.equal(linkOf({ givens, answers: new Uint8Array(16), marks: new Uint32Array(16) }), '#puzzle=3004400000420403');
});

/** @type {[name: string, text: string, answers: Uint8Array | undefined, marks: Uint32Array | undefined, isUnfit: boolean][]} */
const links = [
  ['both', '#puzzle=x&answers=0100000000000000&marks=AMAAAAAAAkA', answers, marks, false],
  ['in another order, dots for blanks', '?marks=AMAAAAAAAkA&answers=.1..............&bd=x', answers, marks, false],
  ['neither', '#puzzle=3004400000420403', undefined, undefined, false],
  ['a text that is no link', 'see #puzzle=x&answers=0100000000000000', undefined, undefined, false],
  ['answers on a given', '#puzzle=x&answers=1000000000000000', undefined, undefined, true],
  ['a digit too large', '#puzzle=x&answers=0500000000000000', undefined, undefined, true],
  ['too few answers', '#puzzle=x&answers=01&marks=AMAAAAAAAkA', undefined, marks, true],
  ['answers of another size', `#puzzle=x&answers=${'0'.repeat(36)}`, undefined, undefined, true],
  ['no digits at all', '#puzzle=x&answers=0%C3%A40000000000000', undefined, undefined, true],
  [
    'marks under an answer',
    '#puzzle=x&answers=0010000000000000&marks=AMAAAAAAAkA',
    answers.with(1, 0).with(2, 1),
    undefined,
    true,
  ],
  ['too many marks', '#puzzle=x&marks=AMAAAAAAAkAA', undefined, undefined, true],
  ['marks in other characters', '#puzzle=x&marks=AMAAAAAAAk*', undefined, undefined, true],
];

for (const [name, text, expectedAnswers, expectedMarks, isUnfit] of links) {
  test(`a link with ${name}`, () => {
    assert.deepEqual(progressIn(text, givens), { answers: expectedAnswers, marks: expectedMarks, isUnfit });
  });
}

test('what is kept comes back', () => {
  fc.assert(
    fc.property(content, fc.nat(15), fc.constantFrom(...modes), ({ givens, answers, marks }, selected, mode) => {
      const kept = { givens: [...givens], answers: [...answers], marks: [...marks], selected, mode };
      assert.deepEqual(keptIn(JSON.parse(JSON.stringify(kept))), { givens, answers, marks, selected, mode });
    }),
  );
});

const plain = { givens, answers: undefined, marks: undefined, selected: 0, mode: 'givens' };

/** @type {[name: string, value: unknown, expected: unknown][]} */
const kept = [
  ['nothing', null, null],
  ['no object', 'puzzle', null],
  ['the older form', { cells: [...givens], selected: 5 }, { ...plain, selected: 5 }],
  ['no givens', { answers: [...answers] }, null],
  ['a grid of no shape', { givens: [1, 2, 3] }, null],
  ['a text for givens', { givens: '3004400000420403' }, null],
  ['a digit too large', { givens: [...givens].with(0, 5) }, null],
  ['half a digit', { givens: [...givens].with(0, 0.5) }, null],
  ['answers on givens', { givens: [...givens], answers: [...givens] }, plain],
  ['marks on givens', { givens: [...givens], marks: [...givens] }, plain],
  ['marks of digits too large', { givens: [...givens], marks: [...marks].with(2, 16) }, plain],
  ['marks that are no numbers', { givens: [...givens], marks: [...marks].map(String) }, plain],
  ['a cell outside', { givens: [...givens], selected: 16 }, plain],
  ['a method for a cell', { givens: [...givens], selected: 'length' }, plain],
  ['another mode', { givens: [...givens], mode: 'pens' }, plain],
];

for (const [name, value, expected] of kept) {
  test(`kept: ${name}`, () => assert.deepEqual(keptIn(value), expected));
}

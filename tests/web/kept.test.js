// What brings a puzzle back: the browser's storage and links, with answers and marks, and with nonsense.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { sides } from '../../www/model/layout.js';
import { linkOf } from '../../www/model/links.js';
import { progressIn } from '../../www/model/linktexts.js';
import { modes, puzzleOf } from '../../www/model/puzzle.js';
import { classicSheet, sheetIn } from '../../www/model/sheet.js';
import init, { parse } from '../../www/pkg/ninefold.js';
import { keep, kept, keptIn } from '../../www/session/kept.js';
import { recent } from '../../www/session/recent.js';
import { pastIn } from '../../www/session/remembering.js';
import { testAtDesk } from './atdesk.js';
import { newspaper } from './cases.js';
import { Store } from './desk.js';
import { printed } from './printed.js';

await init({
  module_or_path: readFileSync(new URL('../../www/pkg/ninefold_bg.wasm', import.meta.url)),
});

/** A puzzle of any shape, with answers in some blanks and marks in others. */
const content = fc.constantFrom(...sides).chain((side) => {
  const cell = fc.tuple(fc.nat(2), fc.integer({ min: 1, max: side }), fc.nat(2 ** side - 1));
  return fc.array(cell, { minLength: side * side, maxLength: side * side }).map((cells) => ({
    sheet: classicSheet(Uint8Array.from(cells, ([kind, digit]) => (kind === 0 ? digit : 0))),
    answers: Uint8Array.from(cells, ([kind, digit]) => (kind === 1 ? digit : 0)),
    marks: Uint32Array.from(cells, ([kind, , mask]) => (kind === 2 ? mask : 0)),
  }));
});

test('a link brings back what it was made of, also as a whole address', () => {
  fc.assert(
    fc.property(content, fc.constantFrom('', 'https://example.org/ninefold/'), ({ sheet, answers, marks }, address) => {
      const { givens } = sheet;
      const link = address + linkOf({ sheet, answers, marks });
      assert.match(link, /^[\w:/.#?&=-]*[\w-]$/);
      const { puzzles, format } = parse(link);
      assert.equal(format, 'link');
      assert.deepEqual(puzzles, [givens]);
      const progress = progressIn(link, sheet);
      assert.equal(progress.isUnfit, false);
      assert.deepEqual(progress.answers ?? new Uint8Array(givens.length), answers);
      assert.deepEqual(progress.marks ?? new Uint32Array(givens.length), marks);
    }),
  );
});

const sheet = printed('3..44.....42.4.3');
const { givens } = sheet;
const answers = new Uint8Array(16).with(1, 1);
const marks = new Uint32Array(16).with(2, 0b11).with(14, 0b1001);

test('a link without answers is the puzzle alone', () => {
  assert.equal(linkOf({ sheet }), '#puzzle=3004400000420403');
  assert.equal(linkOf({ sheet, answers: new Uint8Array(16), marks: new Uint32Array(16) }), '#puzzle=3004400000420403');
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
    assert.deepEqual(progressIn(text, sheet), { answers: expectedAnswers, marks: expectedMarks, isUnfit });
  });
}

test('what is kept comes back', () => {
  Object.assign(globalThis, { sessionStorage: new Store(), localStorage: new Store() });
  fc.assert(
    fc.property(content, fc.nat(15), fc.constantFrom(...modes), ({ sheet, answers, marks }, selected, mode) => {
      const puzzle = puzzleOf({ sheet, answers, marks, selected }, mode);
      assert.ok(keep(puzzle));
      const { answers: own, marks: noted, ...others } = kept() ?? assert.fail('nothing is kept');
      assert.deepEqual(others, { sheet, selected, mode, opening: puzzle.opening });
      assert.deepEqual(own ?? new Uint8Array(answers.length), answers);
      assert.deepEqual(noted ?? new Uint32Array(marks.length), marks);
    }),
  );
});

test('what was kept as arrays comes back', () => {
  fc.assert(
    fc.property(content, fc.nat(15), fc.constantFrom(...modes), ({ sheet, answers, marks }, selected, mode) => {
      const arrays = { givens: [...sheet.givens], answers: [...answers], marks: [...marks], selected, mode };
      const { opening, ...others } = keptIn(JSON.parse(JSON.stringify(arrays))) ?? {};
      assert.deepEqual(others, { sheet, answers, marks, selected, mode });
      assert.equal(opening, linkOf({ sheet, answers, marks }), 'what had no name has its link');
    }),
  );
});

const link = '#puzzle=3004400000420403';
const plain = { sheet, answers: undefined, marks: undefined, selected: 0, mode: 'givens', opening: link };

/** @type {[name: string, value: unknown, expected: unknown][]} */
const values = [
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
  ['a link', { link: '#puzzle=3004400000420403' }, { ...plain, opening: '#puzzle=3004400000420403' }],
  ['a name for the puzzle', { link: '#puzzle=3004400000420403', opening: 'x' }, { ...plain, opening: 'x' }],
  ['a number for a name', { givens: [...givens], opening: 5 }, plain],
  [
    'a link with answers on givens',
    { link: '#puzzle=3004400000420403&answers=1000000000000000', opening: 'x' },
    { ...plain, opening: 'x' },
  ],
  ['a link to no puzzle', { link: '#puzzle=300440000042040' }, null],
  ['a number for a link', { link: 3004400000420403 }, null],
  ['a link with rules that nobody tells', { link: '#puzzle=3004400000420403;w' }, null],
];

for (const [name, value, expected] of values) {
  test(`kept: ${name}`, () => assert.deepEqual(keptIn(value), expected));
}

/** Both diagonals of a 9×9, as an engine tells them. */
const diagonals = [0, 1].map((index) => ({
  kind: 'diagonal',
  index,
  cells: Array.from({ length: 9 }, (_, row) => 9 * row + (index ? 8 - row : row)),
}));

/** @type {[what: string, plan: unknown][]} */
const plans = [
  ['no plan', undefined],
  ['a plan of no houses', { side: 9, fields: ';x', rules: { diagonals: 'both' } }],
  ['a plan with a cell outside', { side: 9, fields: ';x', rules: {}, houses: [{ ...diagonals[0], cells: [81] }] }],
  ['a plan with a house of no kind', { side: 9, fields: ';x', rules: {}, houses: [{ ...diagonals[0], kind: 'hut' }] }],
  ['a plan of no size', { side: 7, fields: ';x', rules: {}, houses: [] }],
];

for (const [what, plan] of plans) {
  test(`an X-Sudoku that was kept with ${what} is not read`, () => {
    assert.equal(keptIn({ link: `#puzzle=${newspaper.puzzle};x`, plan, mode: 'answers', selected: 3 }), null);
  });
}

const device = new Store();

testAtDesk(
  'an X-Sudoku that was kept with its plan is read and drawn without an engine',
  async (opened) => {
    const text = `${'0'.repeat(80)}1;x`;
    assert.equal(sheetIn(text), null, 'nobody has told its rules yet');
    const plan = { side: 9, fields: ';x', rules: { diagonals: 'both' }, houses: diagonals };
    device.setItem('ninefold.puzzle', JSON.stringify({ link: `#puzzle=${text}`, plan, mode: 'answers', selected: 10 }));
    const desk = opened.reload();
    desk.hold('solve');
    assert.equal(desk.cells, `${'.'.repeat(80)}1`);
    assert.deepEqual([desk.mode, desk.selected], ['answers', 10]);
    const { layout } = desk.view;
    assert.deepEqual(layout.rules, { diagonals: 'both' });
    assert.deepEqual(
      layout.houses.slice(-2),
      diagonals.map((house) => ({ ...house, isFull: true })),
    );
    desk.type('1');
    await desk.shows({ clashing: [10, 80] });
    const others = desk.asked.filter((method) => method !== 'solve');
    assert.deepEqual(others, [], 'no engine has told anything: the one question that may be asked is held back');
    const again = desk.reload();
    assert.equal(again.cells, `${'.'.repeat(10)}1${'.'.repeat(69)}1`);
    assert.equal(again.view.layout, layout);
  },
  { device },
);

/** Any value that JSON can have, with the names that what is kept has, at any depth. */
const nonsense = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, 0, 9, '', ';x', 'region', '#puzzle=1', `#puzzle=${'0'.repeat(16)};x`),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      fc.constantFrom(...['link', 'plan', 'plans', 'side', 'fields', 'rules', 'houses', 'kind', 'index', 'cells']),
      tie('value'),
    ),
    fc.dictionary(
      fc.constantFrom('toString', 'valueOf', 'at', 'past', 'now', 'future', 'givens', 'marks', 'from', 'opening'),
      tie('value'),
    ),
  ),
})).value;

test('no nonsense that is kept keeps the page from starting, nor hides what makes sense beside it', () => {
  const good = { link: linkOf({ sheet, answers }), at: 1 };
  fc.assert(
    fc.property(nonsense, (value) => {
      keptIn(value);
      pastIn(value, puzzleOf({ sheet, answers, marks }));
      const device = new Store();
      const entries = [value, { ...good, plan: value }, { link: value, at: value }, { ...good, from: value }];
      for (const [at, entry] of entries.entries()) device.setItem(`ninefold.recent.${at}`, JSON.stringify(entry));
      device.setItem('ninefold.recent', JSON.stringify(value));
      Object.assign(globalThis, { localStorage: device });
      assert.ok(recent().some(({ link, opening }) => link === good.link && opening === '1'));
      assert.deepEqual(keptIn({ link: good.link, plan: value })?.answers, answers);
    }),
    { numRuns: 500 },
  );
});

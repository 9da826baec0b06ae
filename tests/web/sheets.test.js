// Which puzzles and solutions are printed on which sheet, as a table.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classic } from '../../www/model/layout.js';
import { emptySheet } from '../../www/model/sheet.js';
import './english.js';
import { createListing } from '../../www/features/share/listing.js';
import { improperWords, sheetsOf } from '../../www/features/share/sheets.js';
import { chooseRange, createWish, rangeIn, rangeOf } from '../../www/features/share/wish.js';

/** @import { Sheet } from '../../www/features/share/paper.js' */
/** @import { Printed } from '../../www/features/share/sheets.js' */
/** @import { Each, Where } from '../../www/features/share/wish.js' */

/** @param {number} side @param {number} at @returns {Printed} */
function printed(side, at) {
  const puzzle = { sheet: emptySheet(classic(side)) };
  const number = String(at + 1);
  return { number, caption: number, puzzle, solution: new Uint8Array(side * side), name: 'Solution' };
}

/** @param {Sheet} sheet */
const written = ({ kind, part, page, figures, foot }) =>
  [
    kind,
    part,
    page,
    figures.map(({ caption, puzzle, beside }) => `${caption}${puzzle.solution ? '!' : ''}${beside ? '+' : ''}`),
    foot?.title,
    foot?.figures.map(({ caption }) => caption),
  ]
    .filter(Boolean)
    .join(' | ');

/** All figures of a sheet. @param {Sheet} sheet */
const figuresOn = ({ figures, foot }) => [
  ...figures.flatMap((figure) => (figure.beside ? [figure, figure.beside] : figure)),
  ...(foot?.figures ?? []),
];

const mixed = [9, 16, 9, 9, 9, 25, 9];

/** @type {[number[], Where, Each, string[]][]} */
const rows = [
  [[9, 9, 9], 'none', 2, ['2 | 1,2', '2 | 3']],
  [[9, 9, 9], 'in', 2, ['2 | Solutions | 1!,2!', '2 | Solution | 3!']],
  [[9, 9, 9], 'beside', 2, ['2 | 1+,2+', '2 | 3+']],
  [[9, 9, 9, 9, 9, 9], 'beside', 6, ['6 | 1+,2+,3+,4+,5+,6+']],
  [[9, 9, 9], 'below', 2, ['2 | 1,2 | Solutions | 1,2', '2 | 3 | Solution | 3']],
  [[9, 9, 9], 'last', 2, ['2 | 1,2', '2 | 3', '4 | Solutions | 1!,2!,3!']],
  // A large solution takes the room of several small ones.
  [mixed, 'none', 6, ['6 | 1,2,3,4,5,6', '6 | 7']],
  [
    mixed,
    'below',
    6,
    ['4 | 1,2,3,4 | Solutions | 1,2,3,4', '6 | 5 | Solution | 5', 'one | 6 | Solution | 6', '6 | 7 | Solution | 7'],
  ],
  [mixed, 'last', 6, ['6 | 1,2,3,4,5,6', '6 | 7', '6 | Solutions | 1!,2!,3!,4!,5!,6!', 'one | Solutions | 7!']],
];
for (const [sides, place, each, sheets] of rows) {
  test(`sheets of ${sides}, ${each} to a sheet, solutions: ${place}`, () => {
    const made = sheetsOf(sides.map(printed), { place, each, title: 'Sunday' });
    assert.deepEqual(made.map(written), sheets);
    assert.ok(made.every(({ title }) => title === 'Sunday'));
  });
}

/** How many puzzles a list has, how many there are to a sheet, and how many sheets that takes. @type {[Where, number, Record<number, number>][]} */
const counts = [
  ['none', 7, { 2: 4, 4: 2, 6: 2 }],
  ['beside', 7, { 2: 4, 4: 2, 6: 2 }],
  ['below', 7, { 2: 4, 4: 2, 6: 2 }],
  ['last', 13, { 2: 7 + 2, 4: 4 + 2, 6: 3 + 2 }],
];
for (const [place, count, wanted] of counts) {
  test(`how many sheets a full sheet and one puzzle more take, solutions: ${place}`, () => {
    const all = Array.from({ length: count }, (_, at) => printed(9, at));
    for (const [each, sheets] of Object.entries(wanted)) {
      const made = sheetsOf(all, { place, each: /** @type {2 | 4 | 6} */ (Number(each)), title: '' });
      assert.equal(made.length, sheets, each);
      const figures = made.flatMap(figuresOn);
      const solved = figures.filter(({ puzzle }) => puzzle.solution);
      assert.deepEqual([figures.length - solved.length, solved.length], [count, place === 'none' ? 0 : count], each);
    }
  });
}

test('where there is not one solution a word says so, in every place', () => {
  const words = ['A digit twice', 'Several solutions', 'No solution'];
  const all = words.map((name, at) => ({ ...printed(9, at), solution: null, name }));
  for (const place of /** @type {const} */ (['beside', 'below', 'last'])) {
    const made = sheetsOf(all, { place, each: 6, title: '' });
    const figures = made.flatMap(figuresOn);
    assert.deepEqual(
      figures.flatMap(({ word }) => word ?? []),
      words,
      place,
    );
  }
});

test('of a long list no more is read than is printed, nothing twice, and only what is listed is kept', async () => {
  let asked = 0;
  const clashing = Uint32Array.of(500, 1100);
  const collection = {
    indices: (/** @type {any} */ { filter }) =>
      filter === 'all' ? new Uint32Array(30_000).map((_, at) => at) : clashing,
    puzzles: Array(30_000).fill({ verdict: 'waiting' }),
    async entry(/** @type {number} */ index) {
      asked++;
      return { sheet: index % 2 ? null : emptySheet(classic(9)) };
    },
  };
  const list = /** @type {any} */ ({ key: 'a', collection, name: 'Sunday.txt', filter: 'all', order: 'text' });
  const clashes = { ...list, filter: 'clash' };
  const listing = createListing();
  const plain = createWish();
  const captions = (/** @type {any} */ list, wish = plain) =>
    listing.printed(list, wish).all.map(({ caption }) => caption);
  assert.deepEqual(captions(list), []);
  await listing.read(list, plain);
  assert.equal(asked, 1000);
  assert.equal(captions(list).length, 500, 'the others cannot be read');
  assert.equal(captions(list)[1], '3');
  assert.equal(
    listing.printed(list, plain).said,
    'Only the first 1,000 of 30,000 puzzles are printed. 500 puzzles are unreadable and left out.',
  );
  assert.equal(listing.printed(list, plain).waiting, 500);
  const last = createWish();
  chooseRange(last, '29999-30000', list);
  await listing.read(list, last);
  assert.deepEqual(captions(list, last), ['29,999']);
  assert.equal(rangeOf(last, clashes), '', 'it was typed of another list');
  await listing.read(clashes, plain);
  const both = ['501', '1,101'];
  assert.deepEqual(captions(clashes), both);
  assert.deepEqual(captions(clashes, { ...plain, number: false }), ['', '']);
  assert.deepEqual(captions(clashes, { ...plain, number: false, place: 'last' }), both, 'solutions lie apart');
  assert.deepEqual(captions(list), ['501']);
  const reading = listing.read(list, plain);
  await Promise.all([reading, listing.read(clashes, plain)]);
  assert.deepEqual(captions(list), ['501'], 'the first reading was given up');
  listing.forget();
  assert.deepEqual(captions(clashes), []);
});

/** Ranges as people type them, of a list of 60. @type {[string, [number, number] | null][]} */
const ranges = [
  ['', [1, 60]],
  ['31–60', [31, 60]],
  ['31-60', [31, 60]],
  [' 5 ', [5, 5]],
  ['５〜７', [5, 7]],
  ['7-', [7, 60]],
  ['-7', [1, 7]],
  ['50-99', [50, 60]],
  ['61', null],
  ['0-3', null],
  ['9-3', null],
  ['1,2', null],
  ['x', null],
];
test('a range of puzzles', () => {
  for (const [text, range] of ranges) assert.deepEqual(rangeIn(text, 60), range, text);
});

test('puzzles without a proper solution are named, of many the first', () => {
  const words = (/** @type {number} */ count) =>
    improperWords(
      Array.from({ length: count }, (_, at) => String(at + 1)),
      (parts) => parts.join(', '),
    );
  assert.equal(words(0), '');
  assert.equal(words(1), 'Not exactly one solution: puzzle 1.');
  assert.equal(words(6), 'Not exactly one solution: puzzles 1, 2, 3, 4, 5, 6.');
  assert.equal(words(9), 'Not exactly one solution: puzzles 1, 2, 3, 4, 5, 4 more.');
});

test('the sheets have their numbers, where there are several', () => {
  const all = Array.from({ length: 3 }, (_, at) => printed(9, at));
  const wish = /** @type {const} */ ({ place: 'last', each: 2, title: '', pages: true });
  assert.deepEqual(sheetsOf(all, wish).map(written), [
    '2 | 1 of 3 | 1,2',
    '2 | 2 of 3 | 3',
    '4 | Solutions | 3 of 3 | 1!,2!,3!',
  ]);
  assert.deepEqual(sheetsOf(all.slice(0, 1), { ...wish, place: 'none' }).map(written), ['2 | 1']);
  assert.deepEqual(sheetsOf(all, { ...wish, place: 'none', isLarge: true, pages: false }).map(written), [
    'large | 1',
    'large | 2',
    'large | 3',
  ]);
});

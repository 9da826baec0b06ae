// Which puzzles and solutions are printed on which sheet, as a table.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classic } from '../../www/model/layout.js';
import { emptySheet } from '../../www/model/sheet.js';
import './english.js';
import { createListing } from '../../www/features/share/listing.js';
import { sheetsOf } from '../../www/features/share/sheets.js';

/** @import { Sheet } from '../../www/features/share/paper.js' */
/** @import { Each, Printed, Where } from '../../www/features/share/sheets.js' */

/** @param {number} side @param {number} at @returns {Printed} */
function printed(side, at) {
  const puzzle = { sheet: emptySheet(classic(side)) };
  return { number: String(at + 1), puzzle, solution: new Uint8Array(side * side), name: 'Solution' };
}

/** @param {Sheet} sheet */
const written = ({ kind, part, figures, foot }) =>
  [kind, part, figures.map(({ caption }) => caption), foot?.title, foot?.figures.map(({ caption }) => caption)]
    .filter(Boolean)
    .join(' | ');

const mixed = [9, 16, 9, 9, 9, 25, 9];

/** @type {[number[], Where, Each, string[]][]} */
const rows = [
  [[9, 9, 9], 'none', 2, ['2 | 1,2', '2 | 3']],
  [[9, 9, 9], 'beside', 2, ['pair | 1,1 · Solution', 'pair | 2,2 · Solution', 'pair | 3,3 · Solution']],
  [[9, 9, 9], 'beside', 4, ['4 | 1,1 · Solution,2,2 · Solution', '4 | 3,3 · Solution']],
  [[9, 9, 9], 'beside', 6, ['pairs | 1,1 · Solution,2,2 · Solution,3,3 · Solution']],
  [[9, 9, 9], 'below', 2, ['2 | 1,2 | Solutions | 1,2', '2 | 3 | Solution | 3']],
  [[9, 9, 9], 'last', 2, ['2 | 1,2', '2 | 3', '12 | Solutions | 1,2,3']],
  // A large solution takes the room of several small ones.
  [mixed, 'none', 6, ['6 | 1,2,3,4,5,6', '6 | 7']],
  [
    mixed,
    'below',
    6,
    ['4 | 1,2,3,4 | Solutions | 1,2,3,4', '6 | 5 | Solution | 5', 'one | 6 | Solution | 6', '6 | 7 | Solution | 7'],
  ],
  [mixed, 'last', 6, ['6 | 1,2,3,4,5,6', '6 | 7', '6 | Solutions | 1,2,3,4,5,6', '12 | Solutions | 7']],
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
  ['beside', 4, { 2: 4, 4: 2, 6: 2 }],
  ['below', 7, { 2: 4, 4: 2, 6: 2 }],
  ['last', 13, { 2: 7 + 2, 4: 4 + 2, 6: 3 + 2 }],
];
for (const [place, count, wanted] of counts) {
  test(`how many sheets a full sheet and one puzzle more take, solutions: ${place}`, () => {
    const all = Array.from({ length: count }, (_, at) => printed(9, at));
    for (const [each, sheets] of Object.entries(wanted)) {
      const made = sheetsOf(all, { place, each: /** @type {2 | 4 | 6} */ (Number(each)), title: '' });
      assert.equal(made.length, sheets, each);
      const figures = made.flatMap(({ figures, foot }) => [...figures, ...(foot?.figures ?? [])]);
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
    const figures = made.flatMap(({ figures, foot }) => [...figures, ...(foot?.figures ?? [])]);
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
  const list = /** @type {any} */ ({ collection, name: 'Sunday.txt', filter: 'all', order: 'text' });
  const clashes = { ...list, filter: 'clash' };
  const listing = createListing();
  const captions = (/** @type {any} */ list) =>
    listing.sheets(list).flatMap(({ title, figures }) => figures.map(({ caption }) => `${title} ${caption}`));
  assert.deepEqual(captions(list), []);
  await listing.read(list);
  assert.equal(asked, 1000);
  assert.equal(captions(list).length, 500, 'the others cannot be read');
  assert.equal(captions(list)[1], 'Sunday 3');
  assert.deepEqual(captions(clashes), ['Sunday A digit twice 1 of 2, puzzle 501']);
  await listing.read(clashes);
  assert.equal(asked, 1001);
  const both = ['Sunday A digit twice 1 of 2, puzzle 501', 'Sunday A digit twice 2 of 2, puzzle 1,101'];
  assert.deepEqual(captions(clashes), both);
  assert.deepEqual(captions(list), ['Sunday 501']);
  const reading = listing.read(list);
  await Promise.all([reading, listing.read(clashes)]);
  assert.deepEqual(captions(list), ['Sunday 501'], 'the first reading was given up');
  listing.forget();
  assert.deepEqual(captions(clashes), []);
});

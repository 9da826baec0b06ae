// Layouts and sheets: the table of houses that the page has, and the text of what is printed.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { planFor, planOf } from '../../www/engine/plans.js';
import {
  planOf as again,
  blockOf,
  cellAt,
  classic,
  layoutOf,
  numberIn,
  placeIn,
  planIn,
  sides,
} from '../../www/model/layout.js';
import { digitsIn } from '../../www/model/marks.js';
import { classicSheet, sheetIn, sheetOf, textOf, withDigit, withGivens } from '../../www/model/sheet.js';
import init, { format, houses, parse } from '../../www/pkg/ninefold.js';

/** @import { Layout } from '../../www/model/layout.js' */
/** @import { Sheet } from '../../www/model/sheet.js' */
/** @import { Houses, Rules } from '../../www/pkg/ninefold.js' */

await init({ module_or_path: readFileSync(new URL('../../www/pkg/ninefold_bg.wasm', import.meta.url)) });

const six = Array.from('000311000311443311444355422355222255', Number);

/** @type {[side: number, rules: Rules][]} */
const variants = [
  [4, { diagonals: 'both' }],
  [9, { diagonals: 'down' }],
  [9, { diagonals: 'up' }],
  [16, { diagonals: 'both' }],
  [9, { windows: true }],
  [16, { windows: true }],
  [6, { disjoint: true }],
  [9, { disjoint: true, diagonals: 'both' }],
  [9, { asterisk: true, dot: true, girandola: true }],
  [6, { regions: six }],
  [6, { regions: six, diagonals: 'both' }],
];

/** The layout of some rules, as a worker tells it. @param {number} side @param {Rules} rules */
function told(side, rules) {
  const plan = planFor(new Uint8Array(classic(side).housesOf.length), rules);
  assert.ok(plan);
  return layoutOf(structuredClone(plan));
}

/** @param {Layout} layout @param {Houses} table */
function checkTable(layout, table) {
  const plain = (/** @type {readonly ArrayLike<number>[]} */ lists) => lists.map((list) => Array.from(list));
  const own = table.houses.map((house) => ({ ...house, cells: [...house.cells] }));
  assert.deepEqual(layout.houses, own);
  assert.deepEqual(plain(layout.housesOf), plain(table.housesOf));
  assert.deepEqual(plain(layout.peersOf), plain(table.peersOf));
}

for (const side of sides) {
  test(`the houses of a classic ${side}×${side} are those of the core`, () => {
    const layout = classic(side);
    checkTable(layout, houses(side));
    assert.equal(classic(side), layout);
    assert.equal(layout.boxRows * layout.boxColumns, side);
    assert.ok(Object.isFrozen(layout));
    for (const cell of layout.housesOf.keys()) {
      const { row, column } = placeIn(layout, cell);
      assert.equal(cellAt(layout, row, column), cell);
      assert.ok(blockOf(layout, cell).cells.includes(cell));
    }
  });
}

for (const [side, rules] of variants) {
  test(`the houses of a ${side}×${side} with ${JSON.stringify(rules).slice(0, 40)} are those of the core`, () => {
    const layout = told(side, rules);
    checkTable(layout, houses(side, rules));
    assert.equal(told(side, rules), layout, 'there is one object for these rules');
    assert.equal(layout.fields, format(new Uint8Array(side ** 2), { layout: 'zeros', rules }).slice(side ** 2));
    const kept = planIn(JSON.parse(JSON.stringify(again(layout))));
    assert.ok(kept);
    assert.deepEqual(kept.houses.length, layout.houses.length - (rules.regions ? 2 : 3) * side);
    assert.equal(layoutOf(kept), layout);
    for (const [at, house] of layout.houses.entries()) assert.equal(numberIn(layout, house), at);
  });
}

test('the table that the page begins with is small', () => {
  const file = readFileSync(new URL('../../www/pkg/layouts.js', import.meta.url));
  assert.ok(gzipSync(file, { level: 9 }).length <= 1024);
});

test('groups of one’s own are not told yet', () => {
  assert.equal(planFor(new Uint8Array(16), { groups: [[0, 5]] }), null);
});

const plan = /** @type {NonNullable<ReturnType<typeof again>>} */ (again(told(4, { diagonals: 'both' })));
const jigsaw = /** @type {NonNullable<ReturnType<typeof again>>} */ (
  again(told(4, { regions: [0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3] }))
);
/** @type {[string, unknown][]} */
const noPlans = [
  ['nothing', undefined],
  ['a text', 'plan'],
  ['a side that there is not', { ...plan, side: 5 }],
  ['no fields', { ...plan, fields: '' }],
  ['no rules', { ...plan, rules: undefined }],
  ['no houses', { ...plan, houses: {} }],
  ['a kind that there is not', { ...plan, houses: [{ kind: 'cage', index: 0, cells: [0, 1] }] }],
  ['a cell beyond the grid', { ...plan, houses: [{ kind: 'diagonal', index: 0, cells: [0, 5, 10, 16] }] }],
  ['a cell that is no number', { ...plan, houses: [{ kind: 'diagonal', index: 0, cells: [0, '5'] }] }],
  ['a text for a house', { ...plan, houses: ['diagonal'] }],
  ['nothing for a house', { ...plan, houses: [null] }],
  ['fields that are no text', { ...plan, fields: { toString: 1, valueOf: 1 } }],
  ['fields in a list', { ...plan, fields: [plan.fields] }],
  ['rules without houses', { ...plan, houses: [] }],
  ['a house without cells', { ...plan, houses: [{ kind: 'diagonal', index: 0, cells: [] }] }],
  ['a house with a cell twice', { ...plan, houses: [{ kind: 'diagonal', index: 0, cells: [0, 5, 10, 10] }] }],
  ['a house with too many cells', { ...plan, houses: [{ kind: 'diagonal', index: 0, cells: [0, 5, 10, 15, 15] }] }],
  ['a third diagonal', { ...plan, houses: [{ kind: 'diagonal', index: 2, cells: [0, 5, 10, 15] }] }],
  [
    'a diagonal that is called by a word',
    { ...plan, houses: [{ kind: 'diagonal', index: 'at', cells: [0, 5, 10, 15] }] },
  ],
  ['a row', { ...plan, houses: [...plan.houses, { kind: 'row', index: 0, cells: [0, 1, 2, 3] }] }],
  [
    'a house that the fields do not have',
    { ...plan, houses: [...plan.houses, { kind: 'group', index: 0, cells: [0, 2, 8, 10] }] },
  ],
  ['fields without their houses', { ...plan, fields: ';x;w' }],
  [
    'a group with a number too large',
    { ...plan, fields: ';d', houses: [{ kind: 'group', index: 1, cells: [0, 2, 8, 10] }] },
  ],
  ...[
    [[0, 1, 2, 3]],
    [
      [0, 1, 2, 3],
      [4, 5, 6, 7],
      [8, 9, 10, 11],
      [12, 13, 14, 0],
    ],
    [
      [0, 1, 2, 3],
      [4, 5, 6, 7],
      [8, 9, 10, 11],
      [12, 13, 14, 15],
      [0, 4, 8, 12],
    ],
  ].map(
    (regions) =>
      /** @type {[string, unknown]} */ ([
        `regions that are not as many as rows, or overlap: ${JSON.stringify(regions)}`,
        { ...plan, fields: ';r=', houses: regions.map((cells, index) => ({ kind: 'region', index, cells })) },
      ]),
  ),
  [
    'regions behind other houses',
    {
      ...jigsaw,
      fields: `${jigsaw.fields};x`,
      houses: [{ kind: 'diagonal', index: 0, cells: jigsaw.houses[0].cells }, ...jigsaw.houses],
    },
  ],
];
for (const [name, value] of noPlans) test(`no plan: ${name}`, () => assert.equal(planIn(value), null));

test('a line tells what its layout is made of', () => {
  assert.deepEqual(planOf('12343412........;x'), plan);
  assert.equal(planOf('12343412........'), null);
});

const layouts = [classic(4), classic(9), ...variants.map(([side, rules]) => told(side, rules))];
const sheets = fc.constantFrom(...layouts).chain((layout) => {
  const { length } = layout.housesOf;
  const digits = fc.array(fc.integer({ min: -layout.side, max: layout.side }), {
    minLength: length,
    maxLength: length,
  });
  const masks = fc.array(fc.integer({ min: 0, max: 2 ** layout.side - 1 }), { minLength: length, maxLength: length });
  return fc.tuple(digits, fc.option(masks)).map(([digits, masks]) => {
    const givens = Uint8Array.from(digits, (digit) => Math.max(0, digit));
    return /** @type {Sheet} */ ({ layout, givens, candidates: masks ? Uint32Array.from(masks) : undefined });
  });
});

/** A puzzle, and candidates for two of its cells: these say no more than its givens do, a little more, or nothing. */
const almost = Uint8Array.from('1001034010201000', Number);
const hardly = [
  [0b1010, 0b1110],
  [0b1010, 0b1000],
  [0, 0],
].map(([one, other]) =>
  sheetOf(
    classic(4),
    almost,
    Uint32Array.from(almost, (_, cell) => (cell === 13 ? one : cell === 14 ? other : 0)),
  ),
);

/**
 * Whether candidates say more than the givens do. Where they do not, the core takes the puzzle for one without candidates.
 * @param {Sheet} sheet
 */
const isSukaku = ({ layout, givens, candidates }) =>
  candidates?.some((mask, cell) => {
    const seen = layout.peersOf[cell].map((peer) => givens[peer]);
    const left = digitsIn(2 ** layout.side - 1).filter((digit) => !seen.includes(digit));
    return !givens[cell] && left.some((digit) => !digitsIn(mask).includes(digit));
  }) ?? false;

test('a sheet has the text that the core writes, and its text is the sheet', () => {
  fc.assert(
    fc.property(sheets, ({ layout, givens, candidates }) => {
      const sheet = sheetOf(layout, givens, candidates);
      assert.equal(sheetOf(layout, givens.slice(), candidates?.slice()), sheet, 'equal sheets are one object');
      assert.equal(sheetIn(textOf(sheet)), sheet);
      const options = {
        ...(layout.rules && { rules: layout.rules }),
        ...(candidates && { candidates: sheet.candidates }),
      };
      const text = isSukaku(sheet) ? textOf(sheet) : textOf(sheetOf(layout, givens));
      assert.equal(text, format(givens, { layout: 'zeros', ...options }));
      const {
        puzzles,
        rules,
        candidates: read,
      } = parse(textOf(sheet).replaceAll(/^0+/g, (zeros) => '.'.repeat(zeros.length)));
      assert.deepEqual([puzzles[0], rules?.length ?? 0], [givens, layout.rules ? 1 : 0]);
      assert.deepEqual(read?.[0].candidates, isSukaku(sheet) ? sheet.candidates : undefined);
    }),
    { numRuns: 60, examples: hardly.map((sheet) => /** @type {[typeof sheet]} */ ([sheet])) },
  );
});

/** @type {[text: string, isSheet: boolean][]} */
const texts = [
  ['1234341221434321', true],
  ['1234....21434321', true],
  ['12343412........;x', true],
  ['1234341221434321;x;easy', false],
  ['12343412........;w', false],
  ['123434122143432', false],
  ['5234341221434321', false],
  ['12343412........;m=AAAA', false],
  ['12343412........;m=0000000000000', false],
  ['', false],
  ['#puzzle=1234341221434321', false],
];
for (const [text, isSheet] of texts) {
  test(`'${text}' is ${isSheet ? 'a' : 'no'} sheet whose rules are known`, () =>
    assert.equal(sheetIn(text) !== null, isSheet));
}

test('a given takes the candidates of its cell along, and a blank may have every digit', () => {
  const sheet = sheetOf(classic(4), new Uint8Array(16), new Uint32Array(16).fill(0b0011));
  const filled = withDigit(sheet, 5, 2);
  assert.deepEqual([filled.givens[5], filled.candidates?.[5], filled.candidates?.[6]], [2, 0, 0b0011]);
  assert.equal(withDigit(filled, 5, 0).candidates?.[5], 0b1111);
  assert.equal(withGivens(filled, new Uint8Array(16)).layout, sheet.layout);
  assert.throws(() => classicSheet(new Uint8Array(80)), RangeError);
});

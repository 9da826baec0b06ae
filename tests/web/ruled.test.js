// Puzzles with other rules as text: what `parse` and `format` make of them, lists, and that the page refuses them by name.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { classicLines } from '../../www/engine/classics.js';
import { begin } from '../../www/engine/list/lines.js';
import { entryOf } from '../../www/model/entries.js';
import init, { format, parse, Reader, solve, solveAll } from '../../www/pkg/ninefold.js';
import { faultWords, troubleWords } from '../../www/words/faults.js';
import { deskFor } from './atdesk.js';
import { dots, finnish, layouts, newspaper } from './cases.js';

/** @typedef {import('../../www/pkg/ninefold.js').Rules} Rules */

const wasm = readFileSync(new URL('../../www/pkg/ninefold_bg.wasm', import.meta.url));
before(() => init({ module_or_path: wasm }));

const line = dots(newspaper.puzzle);
/** A jigsaw of 6×6. */
const jigsaw = { cells: '.5.2......3....14..46....3......2.5.', regions: '111222113322133332455556445566444666' };
const regions = Array.from(jigsaw.regions, (digit) => Number(digit) - 1);
const cells = (/** @type {string} */ text) => Uint8Array.from(text.replaceAll('.', '0'), Number);
const bytesOf = (/** @type {string} */ text) => new TextEncoder().encode(text);
const textOf = (/** @type {Uint8Array} */ bytes) => new TextDecoder().decode(bytes);

/** Rules that a line holds, and their fields. @type {[fields: string, rules: Rules][]} */
const fields = [
  ['x', { diagonals: 'both' }],
  ['x1', { diagonals: 'down' }],
  ['x2', { diagonals: 'up' }],
  ['w', { windows: true }],
  ['x;w;d', { diagonals: 'both', windows: true, disjoint: true }],
  ['a;o;i', { asterisk: true, dot: true, girandola: true }],
];

test('`parse` gives the rules back, and `format` writes them', () => {
  for (const [field, rules] of fields) {
    const text = `${line};${field}`;
    const reading = parse(text);
    assert.deepEqual(reading.puzzles, [cells(line)]);
    assert.deepEqual(reading.rules, [{ puzzle: 0, rules }], text);
    assert.equal(format(cells(line), { layout: 'line', rules }), text);
    assert.equal(format(cells(line), { layout: 'zeros', rules }), text.replace(line, newspaper.puzzle));
  }
  const puzzle = cells(jigsaw.cells);
  const text = format(puzzle, { layout: 'line', rules: { regions } });
  const reading = parse(`${line}\n${text}\n${line};x\n`);
  assert.deepEqual(reading.rules, [
    { puzzle: 1, rules: { regions } },
    { puzzle: 2, rules: { diagonals: 'both' } },
  ]);
  const [{ rules }] = reading.rules ?? [];
  assert.equal(solve(puzzle, { rules }).verdict, 'unique');
  assert.equal(parse(line).rules, undefined);
});

test('every layout gives rules back, or says that it cannot hold them', () => {
  for (const rules of [...fields.map(([, rules]) => rules), { groups: [[0, 80]] }]) {
    for (const layout of layouts) {
      try {
        const reading = parse(format(cells(line), { layout, rules }));
        assert.deepEqual(reading.rules, [{ puzzle: 0, rules }], layout);
      } catch (error) {
        const { fault } = /** @type {import('../../www/pkg/ninefold.js').FaultError} */ (error);
        assert.ok(fault.kind === 'unwritable' && fault.layout === layout, `${layout}: ${error}`);
      }
    }
  }
  assert.throws(() => format(cells(line), { layout: 'csv', rules: { windows: true } }), {
    message: "The layout 'csv' cannot hold the puzzle's rules: it has windows.",
    fault: { kind: 'unwritable', layout: 'csv', rule: 'windows' },
  });
  assert.throws(() => format(cells(line), { layout: 'line', rules: { regions: [1] } }), /Expected a region for each/);
});

test('rules that cannot be are a fault with its place', () => {
  const text = `${jigsaw.cells};r=${jigsaw.regions.replace('2', '1')}`;
  assert.throws(() => parse(text), {
    message: 'Line 1, column 38: there are no such rules. Region 1 has 7 cells, and each region of a 6×6 has 6.',
    fault: {
      kind: 'impossible',
      line: 1,
      column: 38,
      rule: 'regions',
      reason: 'Region 1 has 7 cells, and each region of a 6×6 has 6.',
    },
  });
});

test('a Reader and `solveAll` take puzzles with and without rules in one text', () => {
  const x4 = '12343412........';
  const text = `${x4}\n${x4};x\n${newspaper.puzzle}\n${x4};n\n`;
  const reader = new Reader();
  const lines = textOf(reader.push(bytesOf(text))) + textOf(reader.finish());
  const refused = '? {"kind":"rules","line":4,"column":18,"rule":"antiKnight"}';
  assert.equal(lines, `${x4}\n${x4};x\n${line}\n${refused}\n`);
  const answers = `several\n1234341243212143\n${newspaper.solution}\nunreadable\n`;
  assert.equal(textOf(solveAll(bytesOf(text))), answers);
  assert.equal(textOf(solveAll(bytesOf(lines))), answers);
});

/** Texts with a rule, and what the page says of them. */
const refused = [
  [`${line};x`, 'diagonals'],
  [`${line};w;x`, 'diagonals'],
  [`${line};d`, 'disjoint groups'],
  [`${line};a`, 'an asterisk'],
  [`#puzzle=${newspaper.puzzle};o`, 'a centre dot'],
  [`https://example.org/#puzzle=${newspaper.puzzle};i`, 'a girandola'],
  [`${jigsaw.cells};r=${jigsaw.regions}`, 'irregular regions'],
  [`${line};w;r=ab`, 'irregular regions'],
];

for (const [text, rule] of refused) {
  test(`the page refuses what has ${rule} by name: ${text.slice(-12)}`, async (t) => {
    const desk = deskFor(t);
    desk.type('123');
    await desk.paste(text);
    const words = `This puzzle has ${rule}, which Ninefold does not know yet.`;
    await desk.shows({ note: `${words} The grid is as it was.`, cells: '123'.padEnd(81, '.') });
    await assert.rejects(desk.write('json', 'puzzle', text), (error) => {
      assert.equal(troubleWords(error), words);
      return true;
    });
  });
}

/** Texts of Sukakus; the last one's letters are one too few. */
const sukakus = [
  '24 13 123 123\n23 124 34 34\n13 12 34 14\n34 234 123 234',
  '12.......'.repeat(81),
  `${'.'.repeat(16)};m=UO2WXSR4K7KTU`,
  'm=UO2WXSR4K7KTU',
  `https://example.org/#puzzle=${line};m=${'A'.repeat(145)}B`,
  `${'.'.repeat(16)};m=UO2WXSR4K7KT`,
];

for (const text of sukakus) {
  test(`the page refuses a Sukaku by name: ${text.slice(-20)}`, async (t) => {
    const desk = deskFor(t);
    desk.type('123');
    await desk.paste(text);
    const words = 'This is a Sukaku: it has candidates in place of givens. Ninefold does not know Sukakus yet.';
    await desk.shows({ note: `${words} The grid is as it was.`, cells: '123'.padEnd(81, '.') });
  });
}

test('a comment that is no rule is read as it was', async (t) => {
  const desk = deskFor(t);
  for (const comment of [';d3', ';easy', ';x;d3']) {
    await desk.paste(`#puzzle=${finnish.puzzle}${comment}`);
    await desk.shows({ cells: dots(finnish.puzzle) });
  }
});

test('a list shows a puzzle with other rules or candidates as unreadable, with the reason, and solves the others', async () => {
  const text = `${line}\n${jigsaw.cells};r=${jigsaw.regions}\n${sukakus[2]}\n${finnish.puzzle}\n`;
  const { pieces, only } = await begin(text);
  assert.equal(only, null);
  assert.deepEqual(
    pieces.map(({ count, unread }) => [count, unread]),
    [[4, 2]],
  );
  const entries = textOf(pieces[0].lines).trimEnd().split('\n').map(entryOf);
  assert.deepEqual(
    entries.map(({ fault }) => fault && faultWords(fault)),
    [
      undefined,
      'This puzzle has irregular regions, which Ninefold does not know yet.',
      'This is a Sukaku: it has candidates in place of givens. Ninefold does not know Sukakus yet.',
      undefined,
    ],
  );
  const answers = `${newspaper.solution}\nunreadable\nunreadable\n${finnish.solution}\n`;
  assert.equal(textOf(solveAll(pieces[0].lines)), answers);
});

test('lines of other rules are unreadable for the page, and all others are as they were', () => {
  const others = `${line}\n? {"kind":"word","line":1,"column":1,"text":"a;b {"}\n${line} # {"answers":"${line}"}\n`;
  const ruled = `${line};x1 # {"answers":"${line}"}\n${sukakus[2]}\n{"rules":{"groups":[[0,1]]},"grid":[]}\n`;
  assert.equal(textOf(classicLines(bytesOf(others))), others);
  const lines = textOf(classicLines(bytesOf(others + ruled + others))).split('\n');
  const faults = lines.slice(3, 6).map((line) => entryOf(line).fault);
  assert.deepEqual(faults, [
    { kind: 'ruled', rule: 'diagonals' },
    { kind: 'ruled', rule: 'candidates' },
    { kind: 'ruled', rule: 'extraRegions' },
  ]);
  assert.equal([...lines.slice(0, 3), ...lines.slice(6)].join('\n'), others + others);
});

// Puzzles with other rules as text: what `parse` and `format` make of them, lists, and that the page reads those that it knows
// and refuses the others by name.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { Collection } from '../../www/engine/list/collection.js';
import { begin } from '../../www/engine/list/lines.js';
import { toldLines } from '../../www/engine/plans.js';
import { heldOf } from '../../www/incoming/held.js';
import { entryOf } from '../../www/model/entries.js';
import { digitsIn } from '../../www/model/marks.js';
import { textOf } from '../../www/model/sheet.js';
import { lineOf } from '../../www/model/symbols.js';
import init, { format, parse, Reader, solve, solveAll } from '../../www/pkg/ninefold.js';
import { faultWords, troubleWords } from '../../www/words/faults.js';
import { deskFor } from './atdesk.js';
import { dots, finnish, layouts, newspaper, rows } from './cases.js';

/** @import { FaultError, Rules } from '../../www/pkg/ninefold.js' */

const wasm = readFileSync(new URL('../../www/pkg/ninefold_bg.wasm', import.meta.url));
before(() => init({ module_or_path: wasm }));

const line = dots(newspaper.puzzle);
/** A jigsaw of 6×6. */
const jigsaw = { cells: '.5.2......3....14..46....3......2.5.', regions: '111222113322133332455556445566444666' };
const regions = Array.from(jigsaw.regions, (digit) => Number(digit) - 1);
const cells = (/** @type {string} */ text) => Uint8Array.from(text.replaceAll('.', '0'), Number);
const bytesOf = (/** @type {string} */ text) => new TextEncoder().encode(text);
const plain = (/** @type {Uint8Array} */ bytes) => new TextDecoder().decode(bytes);

/** The newspaper's puzzle as an object, which holds any rules. @param {Rules} rules */
const objectOf = (rules) => JSON.stringify({ rules, grid: rows(line).map((row) => [...row]) });

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
        const { fault } = /** @type {FaultError} */ (error);
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
  const lines = plain(reader.push(bytesOf(text))) + plain(reader.finish());
  const refused = '? {"kind":"rules","line":4,"column":18,"rule":"antiKnight"}';
  assert.equal(lines, `${x4}\n${x4};x\n${line}\n${refused}\n`);
  const answers = `several\n1234341243212143\n${newspaper.solution}\nunreadable\n`;
  assert.equal(plain(solveAll(bytesOf(text))), answers);
  assert.equal(plain(solveAll(bytesOf(lines))), answers);
});

/** Texts with a rule that the page knows, and what comes of it. @type {[text: string, fields: string, houses: string][]} */
const known = [
  [`${line};x`, ';x', 'diagonal 1, diagonal 2'],
  [`${line};x2`, ';x2', 'diagonal 2'],
  [`${line};w;x`, ';x;w', 'diagonal 1, diagonal 2, window 1, window 2, window 3, window 4'],
  [`${line};d`, ';d', Array.from({ length: 9 }, (_, index) => `group ${index + 1}`).join(', ')],
  [`${line};a`, ';a', 'group 1'],
  [`#puzzle=${newspaper.puzzle};o`, ';o', 'group 1'],
  [`https://example.org/#puzzle=${newspaper.puzzle};i`, ';i', 'group 1'],
  [
    `${jigsaw.cells};r=${jigsaw.regions}`,
    ';r=aaabbbaaccbbaccccbdeeeefddeeffdddfff',
    'region 1, region 2, region 3, region 4, region 5, region 6',
  ],
];

for (const [text, fields, houses] of known) {
  test(`the page reads what has ${fields.slice(0, 6)}, judges it by its rules, and writes it: ${text.slice(-12)}`, async (t) => {
    const desk = deskFor(t);
    desk.type('123');
    await desk.paste(text);
    const { puzzles, rules: [{ rules }] = [] } = parse(text);
    const [givens] = puzzles;
    assert.ok(givens instanceof Uint8Array && rules);
    const { verdict } = solve(givens, { rules });
    await desk.shows({ cells: lineOf(givens), kind: verdict });
    assert.match(desk.note, /\d×\d, \d\d givens\./);
    const { layout } = desk.view;
    assert.deepEqual([layout.fields, layout.rules], [fields, rules]);
    const own = layout.houses.filter(({ kind }) => !['row', 'column', 'box'].includes(kind));
    assert.equal(own.map(({ kind, index }) => `${kind} ${index + 1}`).join(', '), houses);
    assert.deepEqual(parse((await desk.write('json', 'puzzle', text)).text).rules, [{ puzzle: 0, rules }]);
    assert.deepEqual(parse((await desk.write('json')).text).rules, [{ puzzle: 0, rules }]);
  });
}

/** Texts with a rule that the page does not know, and what the page says of them. */
const refused = [
  [`${line};n`, 'an anti-knight rule'],
  [`#puzzle=${newspaper.puzzle};x;n`, 'an anti-knight rule'],
  ['?q=.AntiKing', 'an anti-king rule'],
  [objectOf({ groups: [[0, 80]] }), 'extra regions'],
  [objectOf({ groups: [[0, 80]], diagonals: 'both' }), 'extra regions'],
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

test('a rule that cannot be as it is written is refused, and named', async (t) => {
  const desk = deskFor(t);
  const words = 'The rule of this puzzle cannot be as it is written: irregular regions.';
  for (const text of [`${line};w;r=ab`, `${jigsaw.cells};r=${jigsaw.regions.replace('2', '1')}`]) {
    desk.do('new');
    desk.type('123');
    await desk.paste(text);
    await desk.shows({ note: `${words} The grid is as it was.`, cells: '123'.padEnd(81, '.') });
    await assert.rejects(desk.write('json', 'puzzle', text), (error) => {
      assert.equal(troubleWords(error), words);
      return true;
    });
  }
});

/** Texts of Sukakus, and the fields of their sheets. @type {[text: string, fields: string][]} */
const sukakus = [
  ['24 13 123 123\n23 124 34 34\n13 12 34 14\n34 234 123 234', ';m=LLXG2M5MHE36O'],
  ['12.......'.repeat(81), `;m=${'YBQDAGAMA'.repeat(16)}YA`],
  [`${'.'.repeat(16)};m=UO2WXSR4K7KTU`, ';m=UO2WXSR4K7KTU'],
  ['m=UO2WXSR4K7KTU', ';m=UO2WXSR4K7KTU'],
];

for (const [text, fields] of sukakus) {
  test(`the page reads a Sukaku with its candidates, and judges it by them: ${text.slice(-20)}`, async (t) => {
    const desk = deskFor(t);
    desk.type('123');
    await desk.paste(text);
    const { puzzles, candidates: [{ candidates }] = [] } = parse(text);
    const [givens] = puzzles;
    assert.ok(givens instanceof Uint8Array && candidates);
    await desk.shows({ cells: '.'.repeat(givens.length), kind: solve(givens, { candidates }).verdict });
    const { sheet } = desk.view.position;
    assert.deepEqual(sheet.candidates, candidates);
    assert.equal(textOf(sheet), '0'.repeat(givens.length) + fields);
    assert.deepEqual(desk.marks[1], digitsIn(candidates[1]).join(''));
    assert.deepEqual(parse((await desk.write('json')).text).candidates, [{ puzzle: 0, candidates }]);
  });
}

/** Texts with candidates that cannot be; the last one's letters are one too few. */
const broken = [`https://example.org/#puzzle=${line};m=${'A'.repeat(145)}B`, `${'.'.repeat(16)};m=UO2WXSR4K7KT`];

for (const text of broken) {
  test(`the page refuses a Sukaku that cannot be: ${text.slice(-20)}`, async (t) => {
    const desk = deskFor(t);
    desk.type('123');
    await desk.paste(text);
    const words = 'The candidates of this Sukaku cannot be read.';
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

test('a list shows a puzzle with groups of its own as unreadable, with the reason, and knows and solves the others', async (t) => {
  const desk = deskFor(t);
  const ruled = `${jigsaw.cells};r=${jigsaw.regions}`;
  const text = `${line}\n${ruled}\n${sukakus[2][0]}\n${objectOf({ groups: [[0, 80]] })}\n${line};n\n${finnish.puzzle}\n`;
  const { pieces, only } = await begin(text);
  assert.equal(only, null);
  assert.deepEqual(
    pieces.map(({ count, unread }) => [count, unread]),
    [[6, 2]],
  );
  await desk.paste(text);
  const held = heldOf(desk.state.arrival?.id ?? '') ?? assert.fail('no list has come');
  const collection = new Collection('', held, ...desk.twoEngines());
  const entries = await Promise.all(Array.from({ length: 6 }, (_, index) => collection.entry(index)));
  assert.deepEqual(
    entries.map(({ sheet, fault }) => (sheet ? textOf(sheet) : faultWords(fault))),
    [
      newspaper.puzzle,
      `${jigsaw.cells.replaceAll('.', '0')};r=aaabbbaaccbbaccccbdeeeefddeeffdddfff`,
      `${'0'.repeat(16)};m=UO2WXSR4K7KTU`,
      'This puzzle has extra regions, which Ninefold does not know yet.',
      'This puzzle has an anti-knight rule, which Ninefold does not know yet.',
      finnish.puzzle,
    ],
  );
  assert.equal(entries[1].sheet?.layout.houses.filter(({ kind }) => kind === 'region').length, 6);
  const solved = [
    solve(cells(jigsaw.cells), { rules: { regions } }),
    solve(new Uint8Array(16), { candidates: entries[2].sheet?.candidates }),
  ];
  const [ofJigsaw, ofSukaku] = solved.map((answer) => 'solution' in answer && answer.solution.join(''));
  const answers = [newspaper.solution, ofJigsaw, ofSukaku, 'unreadable', 'unreadable', finnish.solution];
  assert.equal(plain(solveAll(pieces[0].lines)), `${answers.join('\n')}\n`);
});

test('lines of groups of one’s own are unreadable for the page, and all others are as they were', () => {
  const others = `${line}\n? {"kind":"word","line":1,"column":1,"text":"a;b {"}\n${line} # {"answers":"${line}"}\n`;
  const ruled = `${line};x1 # {"answers":"${line}"}\n${sukakus[2][0]}\n`;
  assert.equal(plain(toldLines(bytesOf(others + ruled))), others + ruled);
  const groups = '{"rules":{"groups":[[0,1]]},"grid":[]}\n';
  const lines = plain(toldLines(bytesOf(others + ruled + groups + others))).split('\n');
  assert.deepEqual(entryOf(lines[5]).fault, { kind: 'ruled', rule: 'extraRegions' });
  assert.equal([...lines.slice(0, 5), ...lines.slice(6)].join('\n'), others + ruled + others);
});

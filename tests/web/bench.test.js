// The benchmark's own parts: its arithmetic, its options and files, and the puzzles that it makes.

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { modulesBefore } from '../../bench/before.js';
import { contest, contradictions } from '../../bench/both/contest.js';
import { compare, median, sample } from '../../bench/both/statistics.js';
import { dresses } from '../../bench/dresses.js';
import { generateEasy, generateOthers, generatePatterned, generateSets, randomFrom } from '../../bench/generate.js';
import { readOptions } from '../../bench/options.js';
import { digits, table } from '../../bench/report.js';
import { asSymbols, choose, readOthers, readSet, readSets } from '../../bench/sets.js';
import { slips } from '../../bench/slips.js';
import { textReport } from '../../bench/text-report.js';
import init, { solve, solveAll } from '../../www/pkg/ninefold.js';
import { finnish } from './cases.js';

before(() =>
  init({ module_or_path: readFileSync(new URL('../../www/pkg/ninefold_bg.wasm', import.meta.url)) }).then(() => {}),
);

/** @type {[number[], number][]} */
const medians = [
  [[3], 3],
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
];
for (const [values, expected] of medians) {
  test(`median of ${values}`, () => assert.equal(median(values), expected));
}

test('ratios are taken round by round', () => {
  // The third round was slow for both: its ratio is like the others'.
  assert.deepEqual(compare([2, 4, 40], [1, 4, 10]), { ratio: 2, least: 1, most: 4 });
});

/** @type {[string, number, string][]} */
const samples = [
  ['abcdef', 3, 'ace'],
  ['abcde', 2, 'ac'],
  ['abc', 3, 'abc'],
  ['abc', 9, 'abc'],
];
for (const [list, count, expected] of samples) {
  test(`${count} of ${list}`, () => assert.equal(sample([...list], count).join(''), expected));
}

const places = ['node', 'chromium'];
const all = { places, text: true, explain: true, scan: false };
const defaults = { puzzles: null, json: null, ...all, sets: null, rounds: 9, before: null };
/** @type {[string, object][]} */
const options = [
  ['', defaults],
  ['--puzzles some/where --json out.json', { ...defaults, puzzles: resolve('some/where'), json: resolve('out.json') }],
  [
    '--only node --sets easy,hard --rounds 3',
    { ...defaults, places: ['node'], text: false, explain: false, sets: ['easy', 'hard'], rounds: 3 },
  ],
  ['--only text --before HEAD', { ...defaults, places: [], explain: false, before: 'HEAD' }],
  ['--only explain', { ...defaults, places: [], text: false }],
  ['--only scan', { ...defaults, places: [], text: false, explain: false, scan: true }],
];
for (const [line, expected] of options) {
  test(`options: ${line}`, () => assert.deepEqual(readOptions(line.split(' ').filter(Boolean)), expected));
}

/** @type {[string, RegExp][]} */
const mistakes = [
  ['--puzles x', /'--puzles'/],
  ['--puzzles', /argument missing/],
  ['puzzles', /Unexpected argument 'puzzles'/],
  ['--only firefox', /--only firefox: it is one of node, chromium, text, explain, scan\./],
  ['--only node --before HEAD', /--before: only texts are compared/],
  ['--rounds 0', /--rounds 0: it is a whole number/],
  ['--rounds many', /--rounds many: it is a whole number/],
];
for (const [line, message] of mistakes) {
  test(`no options: ${line}`, () => assert.throws(() => readOptions(line.split(' ')), { message }));
}

const dots = '.'.repeat(81);
/** @type {[string, string, string[] | null][]} */
const texts = [
  ['two puzzles', `${dots}\n${finnish.puzzle}\n`, [dots, finnish.puzzle.replaceAll('0', '.')]],
  ['Windows, no last newline', `${dots}\r\n${dots}`, [dots, dots]],
  ['a name behind the puzzle', `${dots} empty\n`, null],
  ['one line too short', `${dots}\n${dots.slice(1)}\n`, null],
  ['nothing', '', null],
];
for (const [name, text, expected] of texts) {
  test(`a set of puzzles: ${name}`, () => assert.deepEqual(readSet(text), expected));
}

test('a folder of sets, and of what are none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  after(() => rmSync(folder, { recursive: true }));
  assert.throws(() => readSets(folder), /no set of puzzles is there/);
  assert.throws(() => readSets(join(folder, 'nowhere')), /there is no such folder/);
  assert.deepEqual(readOthers(folder), []);

  const four = '4 4 ..21....4.....1. 3421124341322314\n';
  const files = { 'zebra.txt': dots, 'hard.txt': dots, 'easy.txt': dots, 'README.md': dots, 'other-sizes.txt': four };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), `${text}\n`);
  const sets = readSets(folder);
  assert.deepEqual([...sets.keys()], ['easy', 'hard', 'zebra']);
  assert.deepEqual([...choose(sets, ['zebra']).keys()], ['zebra']);
  assert.throws(() => choose(sets, ['hrad']), /There is no set 'hrad' here: easy, hard, zebra\./);
  const [{ side, puzzle, solution }] = readOthers(folder);
  assert.deepEqual([side, asSymbols(puzzle), solution], [4, '..21....4.....1.', '3421124341322314']);
});

/** An engine that says how many seconds it needs and how many solutions it finds. */
const engine = (/** @type {string} */ name, /** @type {number} */ seconds, /** @type {number[]} */ counts) => ({
  name,
  load: () => ({ run: (/** @type {number} */ times) => times * seconds, counts: () => counts }),
});

test('engines take turns, and a wrong verdict is found', async () => {
  const engines = [
    engine('sudoku', 0.02, [1, 2]),
    engine('slow', 1, [1, 0]),
    { ...engine('unique or not', 0.001, [1, 0]), tells: (/** @type {number} */ count) => Number(count === 1) },
  ];
  const { times, counts } = await contest(engines, [finnish.puzzle, dots], 3);
  assert.deepEqual(times.sudoku, [0.02, 0.02, 0.02]);
  assert.deepEqual(times.slow, [1, 1, 1]);
  assert.deepEqual(contradictions(engines, ['first', 'second'], counts), [
    'second: slow says 0, by sudoku it should say 2',
  ]);
});

const judge = (/** @type {Uint8Array} */ cells) => solve(cells).verdict;
const cellsOf = (/** @type {string} */ puzzle) => Uint8Array.from(puzzle.replaceAll('.', '0'), Number);

/** Whether a puzzle has one solution and none of its givens can be left out. */
const isMinimal = (/** @type {Uint8Array} */ cells) =>
  judge(cells) === 'unique' && cells.every((digit, cell) => digit === 0 || judge(cells.with(cell, 0)) === 'several');

test('generated puzzles are what their sets are called', () => {
  const sets = generateSets(judge, { size: 20, seed: 1 });
  const verdicts = {
    easy: 'unique',
    minimal: 'unique',
    hard: 'unique',
    unsolvable: 'none',
    'several-solutions': 'several',
  };
  assert.deepEqual([...sets.keys()], Object.keys(verdicts));
  for (const [set, verdict] of Object.entries(verdicts)) {
    const puzzles = (sets.get(set) ?? []).map(cellsOf);
    assert.ok(puzzles.length > 0);
    for (const cells of puzzles) assert.equal(judge(cells), verdict, `${set}: ${cells.join('')}`);
    if (set === 'minimal' || set === 'hard') assert.ok(puzzles.every(isMinimal), set);
  }
  const givens = (sets.get('easy') ?? []).map((puzzle) => puzzle.replaceAll('.', '').length);
  assert.ok(
    givens.every((count) => count >= 32 && count <= 36),
    String(givens),
  );
  assert.deepEqual(generateSets(judge, { size: 20, seed: 1 }), sets, 'the same seed makes the same puzzles');
  assert.deepEqual(generateEasy(judge, { size: 20, seed: 1 }), sets.get('easy'));
});

for (const [dress, write] of Object.entries(dresses)) {
  test(`the same answers in every dress: ${dress}`, () => {
    const puzzles = generateEasy(judge, { size: 20, seed: 1 });
    const answers = (/** @type {string} */ text) => new TextDecoder().decode(solveAll(new TextEncoder().encode(text)));
    assert.equal(answers(write(puzzles)), answers(puzzles.join('\n')));
  });
}

test('another revision has to be there', async () => {
  await assert.rejects(modulesBefore('no-such-revision'), {
    message: 'no-such-revision: there is no such revision.',
  });
});

test('puzzles with a pattern have one solution and look the same upside down', () => {
  for (const text of generatePatterned(judge, { size: 5, seed: 1 })) {
    assert.equal(judge(cellsOf(text)), 'unique', text);
    const pattern = text.replaceAll(/[1-9]/g, 'x');
    assert.equal([...pattern].reverse().join(''), pattern);
    assert.ok(text.replaceAll('.', '').length < 40, 'few can be left out');
  }
});

test('generated puzzles of other shapes have one solution', () => {
  const others = generateOthers(judge, { size: 2, seed: 1 });
  assert.deepEqual([...new Set(others.map(({ side }) => side))], [4, 6, 8, 12]);
  for (const { side, puzzle } of others) {
    assert.equal(puzzle.length, side ** 2);
    assert.equal(judge(puzzle), 'unique', asSymbols(puzzle));
  }
});

/** @type {[kind: string, cells: string, all: string[]][]} */
const made = [
  ['digit replaced by any other', '1...2.......4...', ['2...2.......4...', '1...2.......3...']],
  ['row slid by one skipped blank', '1.2.444444444444', ['12..444444444444']],
  ['two neighbours in a row swapped', '12.3444444444444', ['21.3444444444444']],
  ['digit one cell too far left or right', '1.22222222222222', ['.122222222222222']],
  ['one given forgotten', '1.2.............', ['1...............', '..2.............']],
  ['two givens forgotten', '1.2.....3.......', ['1...............', '..2.............', '........3.......']],
];
for (const [kind, cells, all] of made) {
  test(`a slip: ${kind}`, () => {
    const random = randomFrom(1);
    const puzzle = cellsOf(cells);
    const spoilt = Array.from({ length: 100 }, () => slips[kind](puzzle, random)).filter((cells) => cells !== null);
    for (const one of all) assert.ok(spoilt.map(asSymbols).includes(one), one);
  });
}

/** @type {[number, string][]} */
const figures = [
  [481234.5, '481,235'],
  [66.1, '66.1'],
  [1.305, '1.30'],
  [0.1, '0.10'],
  [0.01634, '0.016'],
];
for (const [value, expected] of figures) {
  test(`${value} in the table`, () => assert.equal(digits(value), expected));
}

test('a dress in the table, beside another revision', () => {
  const right = { now: 1, before: 2, ratio: { ratio: 2, least: 1.5, most: 3 } };
  const speeds = { zeros: { solveAll: right, parse: { now: 1, before: null, ratio: null } } };
  const about = { date: '', command: '', commit: '', processor: '', system: '', node: '', v8: '', rust: '', rounds: 9 };
  const [, , row] = textReport({ puzzles: 1000, before: 'abc', speeds }, about).split('\n');
  assert.deepEqual(row.split(/ *\| */).slice(1, -1), ['zeros', '2.00', '1.00', '2.00 (1.50–3.00)', '–', '1.00', '–']);
});

test('a table is Markdown', () => {
  const rows = [
    ['', 'easy'],
    ['sudoku', '1'],
  ];
  assert.equal(table(rows), '|        | easy |\n| ------ | ---: |\n| sudoku |    1 |');
});

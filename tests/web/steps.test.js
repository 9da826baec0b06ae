// A step in sentences: every technique says something in every language, and real steps leave no place empty.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { messagesOf } from '../../tools/words.js';
import { layerOfStep } from '../../www/model/hintlayers.js';
import { classic } from '../../www/model/layout.js';
import { candidatesOf } from '../../www/model/marks.js';
import { filledIn, withStep, workOf } from '../../www/model/work.js';
import init, { explain } from '../../www/pkg/ninefold_hint.js';
import { speak } from '../../www/words/i18n.js';
import { languages } from '../../www/words/languages.js';
import { cellsWords } from '../../www/words/phrases.js';
import { stepWords } from '../../www/words/steps.js';
import { nameOf } from '../../www/words/techniques.js';
import { finnish, levels, newspaper } from './cases.js';
import { printed } from './printed.js';
import { techniques } from './unions.js';

/** @import { Step } from '../../www/pkg/ninefold_hint.js' */

await init({ module_or_path: readFileSync(new URL('../../www/pkg/ninefold_hint_bg.wasm', import.meta.url)) });

/** A step that has something in every role. @param {string} technique @returns {Step} */
function full(technique) {
  const roles = ['base', 'fin', 'pivot', 'pincer', 'deadly', 'extra', 'restricted', 'a', 'b', 'c', 'd'];
  const node = (/** @type {number} */ cell) => ({ cells: [cell], digit: 5 });
  return {
    technique: /** @type {Step['technique']} */ (technique),
    level: 'easy',
    places: [],
    removes: [{ cell: 80, digit: 5 }],
    houses: [
      { kind: 'row', index: 0, role: 'base' },
      { kind: 'column', index: 1, role: 'cover' },
      { kind: 'box', index: 2, role: 'link' },
    ],
    candidates: roles.map((role, cell) => ({ cell, digit: (cell % 9) + 1, role })),
    links: [
      { from: node(0), to: node(1), strong: true, set: [] },
      { from: node(1), to: { cells: [9, 10], digit: 5 }, strong: false, set: [] },
      { from: { cells: [9, 10], digit: 5 }, to: node(30), strong: true, set: [9, 10, 11] },
    ],
    effort: 1,
  };
}

for (const tag of languages) {
  test(`every technique has a name of its own in ${tag}`, () => {
    speak(tag, messagesOf(tag));
    const names = new Set(techniques.map((technique) => nameOf(technique)));
    for (const name of names) assert.match(name, /^[^{}]{2,}$/);
    assert.ok(names.size >= techniques.length - 1, `${techniques.length - names.size} techniques share a name`);
  });
}

/** The steps of a puzzle with the position before each. @param {string} puzzle */
function pathOf(puzzle) {
  let work = workOf({ sheet: printed(puzzle) });
  work = { ...work, marks: candidatesOf(work.sheet, work.sheet.givens) };
  return explain(work.sheet.givens).steps.map((step) => {
    const before = work;
    work = withStep(work, step);
    return { step, before, after: work };
  });
}

const paths = [finnish, newspaper, ...levels].flatMap(({ puzzle }) => pathOf(puzzle));

test('the layer of a step shows what is placed and struck, and candidates where nobody has noted them', () => {
  for (const { step, before } of paths) {
    const { candidates = [], cells = [] } = layerOfStep(step, before);
    const roles = (/** @type {string} */ role) => candidates.filter((candidate) => candidate.role === role).length;
    assert.deepEqual([cells.length + roles('placed'), roles('struck')], [step.places.length, step.removes.length]);
    assert.equal(roles('possible'), 0);
    const bare = { ...before, marks: new Uint32Array(81) };
    const faint = layerOfStep(step, bare).candidates?.filter(({ role }) => role === 'possible') ?? [];
    if (/single|full/.test(step.technique)) assert.deepEqual(faint, []);
    if (/pointing|claiming/.test(step.technique)) assert.ok(faint.length > 0);
    for (const { cell } of faint) assert.ok(!before.sheet.givens[cell] && !before.answers[cell]);
  }
});

test('a path that is followed leads to the solution, and never strikes a digit of it', () => {
  for (const { puzzle, solution } of [finnish, newspaper, ...levels]) {
    const path = pathOf(puzzle);
    for (const { step, after } of path) {
      for (const { cell, digit } of step.places) assert.equal(String(digit), solution[cell]);
      for (const { cell, digit } of step.removes) assert.notEqual(String(digit), solution[cell]);
      for (const { cell } of step.removes) assert.ok(after.marks[cell]);
    }
    assert.equal(filledIn(path[path.length - 1].after).join(''), solution);
  }
});

/** A cell, some of a row, and some of none. @type {[tag: string, one: string, ofRow: string, apart: string][]} */
const places = [
  ['en', 'row 7, column 5', 'columns 5 and 9 of row 7', 'row 1, column 3; row 6, column 8 and row 8, column 4'],
  ['de', 'Zeile 7, Spalte 5', 'Zeile 7, Spalten 5 und 9', 'Zeile 1, Spalte 3; Zeile 6, Spalte 8 und Zeile 8, Spalte 4'],
  [
    'fr',
    'ligne 7, colonne 5',
    'ligne 7, colonnes 5 et 9',
    'ligne 1, colonne 3\u202f; ligne 6, colonne 8 et ligne 8, colonne 4',
  ],
  ['es', 'fila 7, columna 5', 'fila 7, columnas 5 y 9', 'fila 1, columna 3; fila 6, columna 8 y fila 8, columna 4'],
  ['ja', '7行5列', '7行の5、9列', '1行3列、6行8列、8行4列'],
  ['zh-Hans', '第7行第5列', '第7行第5和9列', '第1行第3列、第6行第8列和第8行第4列'],
  [
    'zh-Hant',
    '第 7 橫列第 5 直行',
    '第 7 橫列第 5 和 9 直行',
    '第 1 橫列第 3 直行、第 6 橫列第 8 直行和第 8 橫列第 4 直行',
  ],
];

for (const [tag, ...words] of places) {
  test(`where cells are, in ${tag}`, () => {
    speak(tag, messagesOf(tag));
    const some = [[58], [58, 62], [2, 52, 66]];
    assert.deepEqual(
      some.map((cells) => cellsWords(cells, classic(9))),
      words,
    );
  });
}

/** @import { Branch, DeadEnd } from '../../www/pkg/ninefold_hint.js' */

/** A branch of so many lines, the first of which is supposed. @param {string} supposed @param {number} lines @param {Omit<DeadEnd, 'from'>} [end] @returns {Branch} */
const branch = (supposed, lines, end) => ({
  lines: Array.from({ length: lines }, (_, at) =>
    at ? { cell: at, digit: 9, why: 'cell', from: [at - 1] } : { ...candidateIn(supposed), why: 'supposed', from: [] },
  ),
  ...(end && { end: { ...end, from: [lines - 1] } }),
});

/** The branch with a try within its last line. @param {Branch} outer @param {Branch} inner @returns {Branch} */
const within = (outer, inner) => ({
  ...outer,
  lines: outer.lines.map((line, at) => (at ? { ...line, why: /** @type {const} */ ('not'), inner } : line)),
});

const row = /** @type {const} */ ({ kind: 'row', index: 6 });
const box = /** @type {const} */ ({ kind: 'box', index: 5 });
const twice = branch('1r1c2', 3, { why: 'twice', cell: 3 });

/** Nets: their branches, what goes or is placed, and how they are said. @type {[name: string, branches: Branch[], result: string, words: string][]} */
const nets = [
  [
    'an empty cell',
    [branch('1r3c5', 6, { why: 'cell', cell: 35 })],
    '-1r3c5',
    'Suppose row 3, column 5 were 1. After 5 more digits, nothing is left for row 4, column 9. So row 3, column 5 is not 1.',
  ],
  [
    'a house without a place, at once',
    [branch('1r3c5', 1, { why: 'house', house: box, digit: 6 })],
    '-1r3c5',
    'Suppose row 3, column 5 were 1. Then box 6 has no place for its 6. So row 3, column 5 is not 1.',
  ],
  [
    'two equal digits',
    [branch('1r3c5', 2, { why: 'twice', house: row, digit: 6 })],
    '-1r3c5',
    'Suppose row 3, column 5 were 1. After one more digit, row 7 would have two 6s. So row 3, column 5 is not 1.',
  ],
  [
    'two digits in a cell',
    [branch('1r3c5', 3, { why: 'twice', cell: 35 })],
    '-1r3c5',
    'Suppose row 3, column 5 were 1. After 2 more digits, row 4, column 9 would have two digits. So row 3, column 5 is not 1.',
  ],
  [
    'tries within tries',
    [
      within(
        branch('1r3c5', 3, { why: 'cell', cell: 35 }),
        within(branch('1r1c1', 2, { why: 'cell', cell: 3 }), twice),
      ),
    ],
    '-1r3c5',
    'Suppose row 3, column 5 were 1. Every way on from there ends in a dead end, after 4 tries. So row 3, column 5 is not 1.',
  ],
  [
    'each digit of a cell',
    [branch('1r3c5', 2), branch('7r3c5', 3)],
    '-4r1c5',
    'Row 3, column 5 is 1 or 7. In the end, each of them rules out 4 in row 1, column 5. 4 goes out in row 1, column 5.',
  ],
  [
    'each place in a house',
    [branch('4r7c1', 2), branch('4r7c5', 3), branch('4r7c9', 3)],
    '+4r1c2',
    'In row 7 the 4 fits only in columns 1, 5 and 9 of row 7. With each of them, row 1, column 2 is 4 in the end. Row 1, column 2 is 4.',
  ],
];

for (const [name, branches, result, words] of nets) {
  test(`a net is told as what it is: ${name}`, () => {
    const follows = [candidateIn(result.slice(1))];
    const [places, removes] = result.startsWith('+') ? [follows, []] : [[], follows];
    const houses = [{ ...row, role: /** @type {const} */ ('base') }];
    const candidates = branches.flatMap(({ lines }) => lines.map(({ cell, digit }) => ({ cell, digit, role: 'on' })));
    /** @type {Step['technique']} */
    const technique = branches[0].end ? 'forcing-net-contradiction' : 'forcing-net-verity';
    const layout = classic(9);
    const step = { ...full(technique), technique, places, removes, houses, candidates, links: [], proof: { branches } };
    for (const tag of languages) {
      speak(tag, messagesOf(tag));
      const { eye, so, ear, soEar } = stepWords(step, layout);
      assert.doesNotMatch(`${eye} ${so} ${ear} ${soEar}`, /[{}]|undefined|NaN/, tag);
      assert.ok(eye && so && ear && soEar, tag);
    }
    speak('en', messagesOf('en'));
    const { ear, soEar } = stepWords(step, layout);
    assert.equal(`${ear} ${soEar}`, words);
  });
}

/** A node as it is written, such as `5r1c78`. @param {string} written */
function nodeIn(written) {
  const [, digit, row, columns] = written.match(/^(\d)r(\d)c(\d+)$/) ?? [];
  return { cells: Array.from(columns, (column) => (Number(row) - 1) * 9 + Number(column) - 1), digit: Number(digit) };
}

/** @param {string} written */
function candidateIn(written) {
  const { cells, digit } = nodeIn(written);
  return { cell: cells[0], digit };
}

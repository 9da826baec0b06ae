// A 9×9 whose regions lie in pieces all over it, as no puzzle has them: whatever the page says and does about a house, it reads
// in the layout. And no other file says which cells are a house, or what a number of cells stands for.

import './english.js';
import '../../www/features/board/ruling.js';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../tools/steps.js';
import { titleOf } from '../../www/features/share/paper.js';
import { drawingOf } from '../../www/model/drawing.js';
import { digitsIn } from '../../www/model/marks.js';
import { emptySheet, withDigit } from '../../www/model/sheet.js';
import { deskFor } from './atdesk.js';
import { neighboursOf, scattered } from './madeup.js';

/** @import { TestContext } from 'node:test' */
/** @import { Sheet } from '../../www/model/sheet.js' */

const layout = scattered(48);
/** The regions, counted out of the rules and not of the table. */
const regions = /** @type {readonly number[]} */ (layout.rules?.regions);
const nine = Array.from({ length: 81 }, (_, cell) => cell);
const isPeer = (/** @type {number} */ one, /** @type {number} */ other) =>
  one !== other &&
  (Math.floor(one / 9) === Math.floor(other / 9) || one % 9 === other % 9 || regions[one] === regions[other]);
const isInLine = (/** @type {number} */ one, /** @type {number} */ other) =>
  Math.floor(one / 9) === Math.floor(other / 9) || one % 9 === other % 9;

/** Two cells that share a region and nothing else. */
const [one, other] = nine.flatMap((cell) => {
  const found = nine.find((next) => next > cell && regions[next] === regions[cell] && !isInLine(cell, next));
  return found === undefined ? [] : [cell, found];
});
/** Two cells that share a box of a classic, and no house of this layout. */
const [near, beside] = nine.flatMap((cell) => {
  const isNear = (/** @type {number} */ next) =>
    [8, 10].includes(next - cell) && Math.abs((next % 9) - (cell % 9)) === 1;
  const found = nine.find(
    (next) =>
      isNear(next) &&
      (cell % 27) + (next - cell) < 27 &&
      Math.floor((cell % 9) / 3) === Math.floor((next % 9) / 3) &&
      regions[next] !== regions[cell],
  );
  return found === undefined ? [] : [cell, found];
});

/** @param {TestContext} t @param {Sheet} sheet */
function deskWith(t, sheet) {
  const desk = deskFor(t, { isMute: true });
  desk.do({ do: 'open', sheet });
  return desk;
}

test('a clash of two cells of a region is seen and said, and two of a classic box do not clash', async (t) => {
  const desk = deskWith(t, withDigit(withDigit(emptySheet(layout), one, 7), other, 7));
  await desk.until(() => desk.verdict, `Region ${regions[one] + 1} has two 7s.`);
  assert.deepEqual(desk.clashing, [one, other]);
  desk.do({ do: 'open', sheet: withDigit(emptySheet(layout), near, 7), answers: new Uint8Array(81).with(beside, 7) });
  desk.speak();
  assert.deepEqual(desk.clashing, []);
});

test('an answer clashes as a given does', async (t) => {
  const desk = deskWith(t, withDigit(emptySheet(layout), one, 7));
  desk.do({ do: 'switch', mode: 'answers' });
  desk.choose(other);
  desk.type('7');
  await desk.until(() => desk.verdict, /^Region \d has two 7s\./);
  assert.deepEqual(desk.clashing, [one, other]);
});

test('marks are filled in and struck by the houses of the layout', async (t) => {
  const desk = deskWith(t, withDigit(emptySheet(layout), one, 7));
  desk.do('fill');
  const marked = (/** @type {number} */ cell) => digitsIn(desk.state.puzzle.work.marks[cell]).join('');
  for (const cell of nine.filter((cell) => cell !== one)) {
    assert.equal(marked(cell), isPeer(one, cell) ? '12345689' : '123456789', String(cell));
  }
  desk.do({ do: 'switch', mode: 'answers' });
  desk.choose(40);
  desk.type('3');
  for (const cell of nine.filter((cell) => cell !== one && cell !== 40)) {
    assert.equal(marked(cell).includes('3'), !isPeer(40, cell), String(cell));
  }
});

test('arrows, Home and End lead where they lead in any grid', (t) => {
  const desk = deskWith(t, emptySheet(layout));
  for (const cell of nine) {
    /** @type {[string, number][]} */
    const ways = [
      ['ArrowLeft', neighboursOf(cell, 9).find((next) => next === cell - 1) ?? cell],
      ['ArrowRight', neighboursOf(cell, 9).find((next) => next === cell + 1) ?? cell],
      ['ArrowUp', cell < 9 ? cell : cell - 9],
      ['ArrowDown', cell > 71 ? cell : cell + 9],
      ['Home', cell - (cell % 9)],
      ['End', cell - (cell % 9) + 8],
    ];
    for (const [key, expected] of ways) {
      desk.choose(cell);
      desk.press(key);
      assert.equal(desk.state.puzzle.selected, expected, `${key} from ${cell}`);
    }
  }
});

test('a cell says its region, and what is done to it its row and column', (t) => {
  const desk = deskWith(t, emptySheet(layout));
  desk.speak();
  for (const cell of nine) assert.equal(desk.nameOf(cell), `blank, region ${regions[cell] + 1}`);
  desk.choose(40);
  desk.do({ do: 'press', command: { do: 'digit', digit: 5 } });
  assert.deepEqual(desk.speak().slice(-1), ['Row 5, column 5: 5.']);
});

test('on paper it has its name, and a thick line wherever two regions meet', () => {
  const sheet = emptySheet(layout);
  assert.equal(titleOf({ sheet }), 'Jigsaw 9×9');
  const [, { path }] = drawingOf({ sheet }).lines;
  const runs = Array.from(path.matchAll(/M([-\d.]+) ([-\d.]+)([hv])([\d.]+)/g), ([, x, y, way, length]) => {
    const [left, top, far] = [x, y, length].map(Number);
    return way === 'h' ? { left, right: left + far, top, low: top } : { left, right: left, top, low: top + far };
  });
  const isOn = (/** @type {number} */ x, /** @type {number} */ y) =>
    runs.some(({ left, right, top, low }) => left <= x && x <= right && top <= y && y <= low);
  for (const cell of nine) {
    const [x, y] = [(cell % 9) * 60 + 30, Math.floor(cell / 9) * 60 + 30];
    if (cell % 9 < 8) assert.equal(isOn(x + 30, y), regions[cell] !== regions[cell + 1], `right of ${cell}`);
    if (cell < 72) assert.equal(isOn(x, y + 30), regions[cell] !== regions[cell + 9], `below ${cell}`);
  }
});

// The source.

/** The one file that knows which cells are a house, and the one that knows how a photo's grid lies. */
const knowing = ['model/layout.js', 'model/straighten.js'];

/** What computes a row, a column or a box, or tells a shape by a number of cells. */
const computing = [
  /Math\.sqrt/,
  /[\w\])] % (?:\w+\.)*(?:side|boxColumns|boxRows)\b/,
  /Math\.floor\([^()]* \/ (?:\w+\.)*(?:side|boxColumns|boxRows)\)/,
  /\bside \* side\b|\bside \*\* 2\b|\* side \+/,
  /\blength === (?:16|36|64|81|100|144|225|256|400|625)\b|new Uint(?:8|32)Array\(81\)/,
];

/** Bits of candidates are counted through all cells, and the digits in a cell lie like a box: neither says what a house is. */
const counting = /\bbit (?:%|\/) side\b|\(digit - 1\) (?:%|\/) boxColumns/;

test('no other file computes a house, or tells a shape by a length', () => {
  const www = join(root, 'www');
  const files = readdirSync(www, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.js') && !file.startsWith('pkg/') && !knowing.includes(file),
  );
  assert.ok(files.length > 150);
  const found = files.flatMap((file) =>
    readFileSync(join(www, file), 'utf8')
      .split('\n')
      .filter((line) => computing.some((pattern) => pattern.test(line)) && !counting.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  assert.deepEqual(found, []);
  for (const line of [
    'const row = Math.floor(cell / side);',
    'const column = cell % shape.side;',
    'const side = Math.sqrt(cells.length);',
    'const box = Math.floor(row / boxRows) * 3;',
    'if (cells.length === 81) return;',
    'const cell = row * side + column;',
  ]) {
    assert.ok(
      computing.some((pattern) => pattern.test(line)),
      line,
    );
  }
});

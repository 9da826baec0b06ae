// The sentences for what went wrong, as tables.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import './english.js';
import { Broken, Missing } from '../../worker/engine.js';
import { Unloaded } from '../../www/model/errors.js';
import init, { format, parse } from '../../www/pkg/ninefold.js';
import { faultWords, troubleWords, unreadWords } from '../../www/words/faults.js';

before(() => init({ module_or_path: readFileSync(new URL('../../www/pkg/ninefold_bg.wasm', import.meta.url)) }));

/** @type {[text: string, words: string][]} */
const texts = [
  ['', 'There is no puzzle in an empty text.'],
  ['Dear diary', 'Line 1, column 1: “Dear” is neither a puzzle nor a row of one.'],
  ['12?4 .... .... ....', 'Line 1, column 3: “?” is neither a digit nor a blank.'],
  ['12.4 3?12 .... ....', 'Line 1, column 7: “?” is neither a digit nor a blank (row 2, column 2).'],
  ['1254\n....\n....\n....', 'Line 1, column 3: 5 is above 4, the largest digit of 4×4.'],
  ['12.4 3A12 .... ....', 'Line 1, column 7: A (10) is above 4, the largest digit of 4×4 (row 2, column 2).'],
  ['3xx4 42x', 'Line 1, column 9: row 2 has 3 cells; the row before it has 4.'],
  ['3xx4 4', 'Line 1, column 7: row 2 has 1 cell; the row before it has 4.'],
  ['1 2 3 4\n3 4 1 2', 'Line 2, column 8: the puzzle breaks off after row 2 of 4.'],
  ['1'.repeat(80), 'Line 1, column 1: 80 cells make no grid: the nearest, 9×9, has 81.'],
  ['12', 'Line 1, column 1: 2 cells make no grid: the nearest, 4×4, has 16.'],
  ['1'.repeat(700), 'Line 1, column 1: 700 cells make no grid: the nearest, 25×25, has 625.'],
  ['?q=.AntiKnight', 'This puzzle has an anti-knight rule, which Ninefold does not know yet.'],
  ['?q=.GlobalMod', 'This puzzle has the rule “GlobalMod”, which Ninefold does not know yet.'],
];

for (const [text, words] of texts) {
  test(`unreadable: ${words}`, () => {
    assert.throws(
      () => parse(text),
      (error) => {
        assert.equal(troubleWords(error), words);
        return true;
      },
    );
  });
}

test('what stands in a text is no place for a value', () => {
  const fault = /** @type {const} */ ({ kind: 'word', line: 1, column: 2, text: '{line}' });
  assert.equal(faultWords(fault), 'Line 1, column 2: “{line}” is neither a puzzle nor a row of one.');
});

test('a first row is told from what stands beside it', () => {
  const fault = /** @type {const} */ ({ kind: 'rowLength', line: 3, column: 9, row: 1, cells: 1, expected: 9 });
  assert.equal(faultWords(fault), 'Line 3, column 9: row 1 has 1 cell; it should have 9.');
});

test('a layout that cannot hold a puzzle', () => {
  assert.throws(
    () => format(new Uint8Array(16), { layout: 'link' }),
    (error) => troubleWords(error) === 'A link to SudokuWiki holds 9×9, not 4×4.',
  );
});

/** @type {[error: unknown, words: string][]} */
const errors = [
  [new Broken('unreachable'), 'The solver broke off (unreachable). Your puzzle is safe; any change asks again.'],
  [
    new Broken(''),
    'The solver broke off (the worker could not be loaded). Your puzzle is safe; any change asks again.',
  ],
  [
    new Missing('vectors'),
    'This browser is too old for the solver: it needs Chrome or Edge 110, Firefox 121, Safari 16.4 or newer.',
  ],
  [new Unloaded(), 'This part of the page could not be loaded: is there a network?'],
  [new Error('Something else.'), 'Something else.'],
];

for (const [error, words] of errors) test(`an error: ${words}`, () => assert.equal(troubleWords(error), words));

test('what is not taken leaves the grid as it was', () => {
  assert.equal(unreadWords(new Error('No puzzle.')), 'No puzzle. The grid is as it was.');
});

// Small parts of the page that use no DOM, as tables.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commandOf } from '../../www/model/keys.js';
import { puzzleIn } from '../../www/model/parameters.js';
import { digitOf, symbolOf } from '../../www/model/symbols.js';
import { table } from './table.js';

const key = (/** @type {string} */ name, modifiers = {}, side = 25) =>
  commandOf(
    { key: name, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...modifiers },
    side,
  );

table('key', key, [
  ['1', { do: 'digit', digit: 1 }],
  ['9', { do: 'digit', digit: 9 }],
  ['a', { do: 'digit', digit: 10 }],
  ['P', { do: 'digit', digit: 25 }],
  ['q', null],
  [' ', { do: 'blank' }],
  ['0', { do: 'blank' }],
  ['.', { do: 'blank' }],
  ['-', { do: 'blank' }],
  ['x', { do: 'blank' }],
  ['X', { do: 'blank' }],
  ['Backspace', { do: 'back' }],
  ['Delete', { do: 'erase' }],
  ['ArrowLeft', { do: 'move', rows: 0, columns: -1 }],
  ['ArrowDown', { do: 'move', rows: 1, columns: 0 }],
  ['Home', { do: 'rowStart' }],
  ['End', { do: 'rowEnd' }],
  ['Enter', { do: 'solve' }],
  ['Tab', null],
  ['F5', null],
]);
table('key of the top row in a French layout', (/** @type {[string, string]} */ [name, code]) => key(name, { code }), [
  [['&', 'Digit1'], { do: 'digit', digit: 1 }],
  [['-', 'Digit6'], { do: 'digit', digit: 6 }],
  [['à', 'Digit0'], { do: 'blank' }],
  [['-', 'NumpadSubtract'], { do: 'blank' }],
]);
table('key with Ctrl', (/** @type {string} */ name) => key(name, { ctrlKey: true }), [
  ['Home', { do: 'first' }],
  ['End', { do: 'last' }],
  ['z', { do: 'undo' }],
  ['y', { do: 'redo' }],
  ['v', null],
  ['a', null],
  ['1', null],
]);
table('key with Ctrl and Shift', (/** @type {string} */ name) => key(name, { ctrlKey: true, shiftKey: true }), [
  ['Z', { do: 'redo' }],
]);
table('key with Meta', (/** @type {string} */ name) => key(name, { metaKey: true }), [['z', { do: 'undo' }]]);
/** @type {[[string, number, object?], unknown][]} a key, the side of the grid, the keys that are held */
const modeKeys = [
  [['a', 9], { do: 'toggleAnswers' }],
  [['P', 9], { do: 'toggleMarks' }],
  [['a', 10], { do: 'digit', digit: 10 }],
  [['p', 20], { do: 'toggleMarks' }],
  [['p', 25], { do: 'digit', digit: 25 }],
  [['b', 9], { do: 'digit', digit: 11 }],
  [['a', 25, { altKey: true, code: 'KeyA' }], { do: 'toggleAnswers' }],
  [['å', 9, { altKey: true, code: 'KeyA' }], { do: 'toggleAnswers' }],
  [['π', 25, { altKey: true, code: 'KeyP' }], { do: 'toggleMarks' }],
  [['q', 25, { altKey: true, code: 'KeyA' }], null],
  [['a', 9, { altKey: true, ctrlKey: true, code: 'KeyA' }], null],
];
table('key for a mode', ([name, side, modifiers]) => key(name, modifiers, side), modeKeys);
table('key with Alt', (/** @type {string} */ name) => key(name, { altKey: true }), [['ArrowLeft', null]]);

table('digit of a symbol', digitOf, [
  ['1', 1],
  ['g', 16],
  ['P', 25],
  ['.', 0],
  ['', 0],
  ['12', 0],
]);
test('every digit is read back from its symbol', () => {
  for (let digit = 1; digit <= 25; digit++) assert.equal(digitOf(symbolOf(digit)), digit);
});

table('puzzle in a link', puzzleIn, [
  [{ hash: '#puzzle=3004', search: '' }, '#puzzle=3004'],
  [{ hash: '', search: '?bd=53..' }, '?bd=53..'],
  [{ hash: '', search: '?s=53..&d=2' }, '?s=53..&d=2'],
  [{ hash: '#puzzle=12', search: '?bd=34' }, '#puzzle=12'],
  [{ hash: '#top', search: '?x=1' }, null],
  [{ hash: '', search: '?x=1&load=N4Ig' }, '?x=1&load=N4Ig'],
  [{ hash: '', search: '' }, null],
]);

// The lines of a list: cells, cells with what has been done on them, and why there are none.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entryOf } from '../../www/model/entries.js';
import { printed } from './printed.js';

/** @import { Entry } from '../../www/model/entries.js' */

const line = '3..4.2.1..3..1..';
const sheet = printed('3004020100300100');
const answers = Uint8Array.from('0100000010000000', Number);
const marks = [0, 0, 3, 0, 9, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0];
const fault = /** @type {const} */ ({ kind: 'breaksOff', row: 1, side: 4, line: 1, column: 5 });

/** @type {[name: string, text: string, entry: Entry][]} */
const lines = [
  ['cells', line, { line, sheet }],
  ['answers', `${line} # {"answers":".1......1......."}`, { line, sheet, answers, marks: undefined }],
  [
    'marks',
    `${line} # {"marks":${JSON.stringify(marks)}}`,
    { line, sheet, answers: undefined, marks: Uint32Array.from(marks) },
  ],
  [
    'answers and marks',
    `${line} # {"answers":".1......1.......","marks":${JSON.stringify(marks)}}`,
    { line, sheet, answers, marks: Uint32Array.from(marks) },
  ],
  ['a fault', `? ${JSON.stringify(fault)}`, { line: `? ${JSON.stringify(fault)}`, sheet: null, fault }],
];

for (const [name, text, entry] of lines) test(`a line with ${name}`, () => assert.deepEqual(entryOf(text), entry));

test('letters are digits above 9, in answers too', () => {
  const [cells, answers] = ['G'.padEnd(256, '.'), '.A'.padEnd(256, '.')];
  const entry = entryOf(`${cells} # {"answers":"${answers}"}`);
  assert.equal(entry.sheet?.givens[0], 16);
  assert.equal(entry.answers?.[1], 10);
});

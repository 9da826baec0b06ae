// Makes tests of tables.

import assert from 'node:assert/strict';
import { test } from 'node:test';

/**
 * Makes a test of each row of a table.
 * @template Input
 * @param {string} name
 * @param {(input: Input) => unknown} subject
 * @param {[Input, unknown][]} rows
 */
export function table(name, subject, rows) {
  for (const [input, expected] of rows) {
    const title = typeof input === 'string' ? `'${input}'` : JSON.stringify(expected);
    test(`${name}: ${title}`, () => assert.deepEqual(subject(input), expected));
  }
}

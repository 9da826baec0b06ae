// The table of bundlers in the package's README: `npm run bundlers` tries exactly these.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { needsOf, rows } from '../../tools/bundlers/rows.js';
import { root } from '../../tools/steps.js';

/** The first two cells of each line, below the heads. */
const table = readFileSync(join(root, 'npm/README.md'), 'utf8')
  .split('\n\n')
  .filter((block) => block.startsWith('| with | what it takes |'))
  .flatMap((block) => block.split('\n').slice(2))
  .map((line) => line.split(' | ').slice(0, 2))
  .map(([name, needs]) => [name.replace('| ', ''), needs.replace(/ \|$/, '')]);

test('the README lists what is tried, and says what it takes', () => {
  assert.deepEqual(
    table,
    rows.map((row) => [row.name, needsOf(row)]),
  );
});

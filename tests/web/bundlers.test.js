// What `npm run bundlers` rests on, and the table of the package's README: the command tries exactly its rows.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { loading } from '../../npm/loading.js';
import { warningsIn } from '../../tools/bundlers/commands.js';
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

/** What the tools print, each as it prints to a pipe. @type {[tool: string, output: string, warnings: string[]][]} */
const outputs = [
  [
    'Vite',
    '[plugin builtin:vite-reporter] \n(!) Some chunks are larger than 500 kB after minification. Consider:\n' +
      '- Adjust chunk size limit for this warning via build.chunkSizeWarningLimit.\n✓ built in 344ms',
    ['(!) Some chunks are larger than 500 kB after minification. Consider:'],
  ],
  [
    'webpack',
    'WARNING in asset size limit: The following asset(s) exceed the recommended size limit (244 KiB).\n' +
      'webpack 5.113.0 compiled with 3 warnings in 3315 ms',
    ['WARNING in asset size limit: The following asset(s) exceed the recommended size limit (244 KiB).'],
  ],
  [
    'Rollup',
    'a.js → dist...\n(!) Unresolved dependencies\n' +
      'https://rollupjs.org/troubleshooting/#warning-treating-module-as-external-dependency\ncreated dist in 120ms',
    ['(!) Unresolved dependencies'],
  ],
  [
    'esbuild',
    '▲ [WARNING] "import.meta" is not available with the "iife" output format [empty-import-meta]\n\n2 warnings\n',
    ['▲ [WARNING] "import.meta" is not available with the "iife" output format [empty-import-meta]'],
  ],
];

for (const [tool, stdout, warnings] of outputs) {
  test(`what is a warning of ${tool}`, () => {
    assert.deepEqual(warningsIn({ code: 0, stdout, stderr: '' }), warnings);
  });
}

test('a script that stands behind the program that waits for it is told', async () => {
  const load = loading(async () => {}, /** @type {any} */ (async () => undefined));
  await assert.rejects(load(), /in one file of all scripts, this has to be called in a function/);
});

// Everything that has to hold, part by part; a part that fails does not keep the others from being tried.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { walk } from './browsers.js';
import { build } from './build.js';
import { chromium, linters, rust } from './setup.js';
import { root, run, step, Trouble } from './steps.js';

const tests = 'tests/web';
const cargo = (/** @type {string[]} */ ...args) => run('cargo', args);
const node = (/** @type {string} */ script, /** @type {string[]} */ ...args) =>
  run(process.execPath, [script, ...args]);

/** @type {[string, () => Promise<void>][]} */
const parts = [
  [
    'Rust format',
    async () => {
      await cargo('fmt', '--all', '--check');
      await cargo('fmt', '--manifest-path', 'bench/engines/Cargo.toml', '--all', '--check');
    },
  ],
  ['Rust tests', () => cargo('test', '--locked', '--workspace', '--quiet')],
  [
    'Rust docs',
    () => cargo('doc', '--locked', '--no-deps', '--quiet', '--config', 'build.rustdocflags=["-Dwarnings"]'),
  ],
  ['Rust lint', () => cargo('clippy', '--locked', '--workspace', '--all-targets', '--', '-D', 'warnings')],
  [
    'Rust lint of the browser boundary',
    async () => {
      for (const features of [[], ['--no-default-features']]) {
        await cargo('clippy', '--locked', '--target', 'wasm32-unknown-unknown', ...features, '--', '-D', 'warnings');
      }
    },
  ],
  ['Build', build],
  ['Page format and lint', () => node('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings')],
  ['Page types', () => node('node_modules/typescript/bin/tsc', '--project', '.')],
  ['Page tests in Node', () => run(process.execPath, ['--test', ...nodeTests()])],
  ['Browser tests', () => node('node_modules/@playwright/test/cli.js', 'test', '--config', tests)],
  ['Main paths', () => walk(['chromium'])],
];

const nodeTests = () =>
  readdirSync(join(root, tests))
    .filter((file) => file.endsWith('.test.js'))
    .map((file) => join(tests, file));

/** Sets up, runs every part, and ends with one line that counts them. */
export async function test() {
  await rust();
  await linters();
  process.env.CHROMIUM = await chromium();

  /** @type {string[]} */
  const failed = [];
  for (const [name, part] of parts) {
    await step(name, part).catch((error) => {
      console.error(error instanceof Trouble ? error.message : error);
      failed.push(name);
    });
  }
  console.log(failed.length ? `\nFailed: ${failed.join(', ')}` : '\nAll parts passed.');
  console.log(`${parts.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length) process.exitCode = 1;
}

// Everything that has to hold, part by part; a part that fails does not keep the others from being tried.

import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { build, things } from './build.js';
import { isMade } from './made.js';
import { chromium, headlessShell, rust, rustOfTests } from './setup.js';
import { root, run, step, Trouble } from './steps.js';

// The gate compiles each thing once. What Cargo keeps to compile it again more quickly takes a tenth of the time.
process.env.CARGO_INCREMENTAL = '0';
// Nobody steps through what it runs either; a failure says its line without that.
process.env.CARGO_PROFILE_DEV_DEBUG = '0';

const tests = 'tests/web';
const cargo = (/** @type {string[]} */ ...args) => run('cargo', args);
const node = (/** @type {string} */ script, /** @type {string[]} */ ...args) =>
  run(process.execPath, [script, ...args]);

/** The library with what others may ask of it, the command and the tools. */
const everything = ['--workspace', '--features', 'photos,rayon,serde'];

/** @type {Record<string, () => Promise<void>>} */
const parts = {
  async 'Rust format'() {
    await cargo('fmt', '--all', '--check');
    for (const folder of ['bench/engines', 'tests/dependents', 'fuzz']) {
      await cargo('fmt', '--manifest-path', `${folder}/Cargo.toml`, '--all', '--check');
    }
  },
  // The examples have no tests, and lint checks that they compile; `cargo test` alone would compile them as programs.
  async 'Rust tests'() {
    await cargo('test', '--locked', ...everything, '--quiet', '--lib', '--bins', '--tests');
    await cargo('test', '--locked', ...everything, '--quiet', '--doc');
  },
  // In WASI the 9×9 engine has no vector instructions. The build uses Cargo's usual folder meanwhile.
  'Rust tests in WASI': () =>
    cargo(
      ...['test', '--locked', '--quiet', '--test', 'verdicts'],
      ...['--target', 'wasm32-wasip1', '--target-dir', 'target/wasi'],
    ),
  'Rust docs': () =>
    cargo('doc', '--locked', '--no-deps', ...everything, '--quiet', '--config', 'build.rustdocflags=["-Dwarnings"]'),
  'Rust lint': () => cargo('clippy', '--locked', ...everything, '--all-targets', '--', '-D', 'warnings'),
  async 'Rust lint for WebAssembly'() {
    // Without a feature it is what another program's WebAssembly takes of the library. The build of each module denies
    // the compiler's warnings, so that those are found that a feature has alone.
    for (const features of ['', 'web-core,web-full,web-hint,web-rate,web-scan']) {
      const target = ['--target', 'wasm32-unknown-unknown', '--release', '--target-dir', 'target/wasm'];
      await cargo('clippy', '--locked', ...target, '--features', features, '--', '-D', 'warnings');
    }
  },
  'Rust package': () => run(process.execPath, ['--test', ...nodeTests('tests/dependents')]),
  async Build() {
    await build();
    const again = things().filter((thing) => !isMade(thing));
    if (again.length) throw new Trouble(`A second build makes again: ${again.map(({ name }) => name).join(', ')}.`);
  },
  'Page format and lint': () => node('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'),
  async 'Page types'() {
    // The model knows no browser: it is checked without one as well.
    for (const project of ['.', 'www/model']) await node('node_modules/typescript/bin/tsc', '--project', project);
  },
  'Page tests in Node': () => run(process.execPath, ['--test', ...nodeTests(tests)]),
  async 'Browser tests'() {
    await findBrowsers();
    await node('node_modules/@playwright/test/cli.js', 'test', '--config', tests);
  },
};

/**
 * The order of the parts. A stage waits for the stage before it. The lanes of a stage run beside each other, and the
 * parts of a lane run one after the other. Cargo's parts are one lane, as they would wait for each other anyway.
 */
const stages = [
  [['Build'], ['Page format and lint', 'Rust format', 'Rust tests in WASI']],
  [
    ['Rust tests', 'Rust docs', 'Rust lint', 'Rust lint for WebAssembly', 'Rust package'],
    ['Page types', 'Page tests in Node', 'Browser tests'],
  ],
];

/** Names the browsers for the parts that need one, and installs what is missing; once for all of them. */
async function findBrowsers() {
  if (process.env.CHROMIUM_SHELL !== undefined) return;
  const found = await chromium();
  process.env.CHROMIUM_SHELL = headlessShell() ?? '';
  process.env.CHROMIUM = found;
}

const nodeTests = (/** @type {string} */ folder) =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.test.js'))
    .map((file) => join(folder, file));

/**
 * Runs a part in a process of its own.
 * @param {string} name
 * @param {boolean} isAlone its output is shown as it comes, else when it has ended
 * @returns {Promise<boolean>} whether all of it holds
 */
async function holds(name, isAlone) {
  const output = isAlone ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, ['tools/run.js', 'test', name], {
    cwd: root,
    stdio: ['ignore', output, output],
  });
  // Cargo takes what the browsers leave: whatever waits for a page that is slow takes time itself, and asks again.
  if (child.pid && name.startsWith('Rust')) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (more) => (text += more));
  const code = await new Promise((resolve) => child.on('close', resolve));
  process.stdout.write(text);
  return code === 0;
}

/**
 * Sets up, runs every part, and ends with one line that counts them.
 * @param {string[]} names of the parts that are wanted, where it is not all of them
 */
export async function test(names) {
  for (const name of names) {
    if (!Object.hasOwn(parts, name)) throw new Trouble(`Say one of: ${Object.keys(parts).join(', ')}.`);
    await step(name, parts[name]);
  }
  if (names.length) return;

  await rust();
  await rustOfTests();
  await findBrowsers();

  /** @type {string[]} */
  const failed = [];
  for (const lanes of stages) {
    await Promise.all(
      lanes.map(async (lane) => {
        for (const name of lane) if (!(await holds(name, lanes.length === 1))) failed.push(name);
      }),
    );
  }
  const count = stages.flat(2).length;
  console.log(failed.length ? `\nFailed: ${failed.join(', ')}` : '\nAll parts passed.');
  console.log(`${count - failed.length} passed, ${failed.length} failed`);
  if (failed.length) process.exitCode = 1;
}

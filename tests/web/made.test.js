// What is built again when a file has changed: all that depends on it. The things are those of the build, in a copy of the
// project's folder; what makes them is replaced by what writes down what they were made of.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { things } from '../../tools/build.js';
import { bring } from '../../tools/made.js';
import { installed } from '../../tools/setup.js';
import { root } from '../../tools/steps.js';

const build = [installed('page'), ...things()];
const pages = ['index.html', 'sandboxed.html'];
const sources = ['src', 'scan/src', 'www', 'worker', 'tools', '.cargo', ...pages, 'vite.config.js', 'package.json'];
const others = ['Cargo.toml', 'Cargo.lock', 'scan/Cargo.toml', 'rust-toolchain.toml', 'package-lock.json'];

/** @type {string} */
let folder;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'ninefold-'));
  const isOurs = (/** @type {string} */ path) => !/node_modules|www\/pkg/.test(path.slice(root.length));
  for (const path of [...sources, ...others, 'LICENSE-MIT', 'LICENSE-APACHE']) {
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: isOurs });
  }
});
after(() => rmSync(folder, { recursive: true }));

/** All that is in a file or a folder. @param {string} path @returns {string} */
function contentOf(path) {
  const at = join(folder, path);
  if (!existsSync(at)) return '';
  if (!statSync(at).isDirectory()) return readFileSync(at, 'latin1');
  return readdirSync(at)
    .map((name) => contentOf(join(path, name)))
    .join('');
}

/** Builds, and says what was made. */
async function made() {
  const names = [];
  for (const thing of build) {
    const { name, from, to } = thing;
    const make = () => {
      const files = name === 'packages' ? [...to, 'node_modules/binaryen/package.json'] : to;
      for (const file of files.map((path) => join(folder, path === 'dist' ? 'dist/index.html' : path))) {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, createHash('sha256').update(from.map(contentOf).join('')).digest('hex'));
      }
    };
    if (await bring({ ...thing, make }, folder)) names.push(name);
  }
  return names;
}

const all = build.map(({ name }) => name);
const named = (/** @type {RegExp} */ pattern) => all.filter((name) => pattern.test(name));
const modules = named(/compiled|written|layouts|page/);

/** A file that is changed, and what is made again. @type {[file: string, again: string[]][]} */
const changes = [
  ['src/solver/nine.rs', modules],
  ['src/wasm/rate.d.ts', modules],
  ['scan/src/weights.bin', modules],
  ['Cargo.lock', modules],
  ['Cargo.toml', modules],
  ['.cargo/config.toml', modules],
  ['rust-toolchain.toml', modules],
  ['tools/wasm.js', modules],
  ['tools/bindgen/src/main.rs', named(/written|layouts|page/)],
  ['tools/app.js', ['page']],
  ['vite.config.js', ['page']],
  ['index.html', ['page']],
  ['sandboxed.html', ['page']],
  ['www/main.js', ['page']],
  ['worker/engine.js', ['page']],
  ['www/words/locales/later/more-de.json', ['page']],
  ['package-lock.json', named(/^packages$|written|layouts|page/)],
];

test('what nothing has changed of is not made again, whatever the time is', async () => {
  assert.deepEqual(await made(), all);
  assert.ok(modules.length === 12, `five modules, each compiled and written, the table, and the page: ${modules}`);
  for (const [file] of changes) utimesSync(join(folder, file), new Date(), new Date());
  assert.deepEqual(await made(), []);
});

for (const [file, again] of changes) {
  test(`a change of ${file}`, async () => {
    await made();
    const before = readFileSync(join(folder, file));
    appendFileSync(join(folder, file), '\n');
    assert.deepEqual(await made(), again);
    assert.deepEqual(await made(), []);
    writeFileSync(join(folder, file), before);
    assert.deepEqual(await made(), again, 'the file as it was is a change, too');
  });
}

test('what was taken away or written over is made again, and so is what could not be made', async () => {
  await made();
  rmSync(join(folder, 'dist'), { recursive: true });
  assert.deepEqual(await made(), ['page']);
  appendFileSync(join(folder, 'www/pkg/ninefold_bg.wasm'), 'of another build');
  assert.deepEqual(await made(), ['ninefold-written']);
  const page = build.at(-1);
  assert.ok(page);
  appendFileSync(join(folder, 'www/main.js'), '\n');
  const fails = () => Promise.reject(new Error('no room'));
  await assert.rejects(bring({ ...page, make: fails }, folder), /no room/);
  assert.deepEqual(await made(), ['page']);
});

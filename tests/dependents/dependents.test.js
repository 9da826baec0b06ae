// Programs that take the library, as other projects would: what they export and import is their own, and they solve.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from '../../tools/steps.js';
import { finnish } from '../web/cases.js';

const target = join(root, 'target/dependents');
const manifest = ['--locked', '--manifest-path', 'tests/dependents/Cargo.toml'];

/** @param {string[]} args */
const cargo = (...args) =>
  execFileSync('cargo', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/**
 * Compiles a program. @param {string} program @param {string} platform @param {string} file what is made of it
 * @returns {string} the path of the wasm
 */
function compile(program, platform, file) {
  cargo('build', '--quiet', ...manifest, '--target-dir', target, '--target', platform, '--package', program);
  return join(target, platform, 'debug', file);
}

/** @param {string} file */
const module = (file) => new WebAssembly.Module(readFileSync(file));
/** @param {WebAssembly.Module} module */
const exportsOf = (module) =>
  WebAssembly.Module.exports(module)
    .map(({ name }) => name)
    .sort();
/** @param {WebAssembly.Module} module */
const importsOf = (module) => WebAssembly.Module.imports(module).map((item) => `${item.module} ${item.name}`);

/** What the linker adds to every module. */
const linkers = ['__data_end', '__heap_base'];

test('the library is no shared one and brings no other crate along, on any target', () => {
  const { packages, resolve } = JSON.parse(cargo('metadata', '--format-version', '1', ...manifest));
  const library = packages.find((/** @type {any} */ { name }) => name === 'ninefold');
  const { crate_types } = library.targets.find((/** @type {any} */ { name }) => name === 'ninefold');
  assert.deepEqual(crate_types, ['lib']);
  assert.deepEqual(resolve.nodes.find((/** @type {any} */ { id }) => id === library.id).deps, []);
});

test('a module without wasm-bindgen has its own exports and no import', () => {
  const plain = module(compile('dependent-plain', 'wasm32-unknown-unknown', 'dependent_plain.wasm'));
  assert.deepEqual(importsOf(plain), []);
  assert.deepEqual(exportsOf(plain), [...linkers, 'cells', 'memory', 'solve']);

  const { cells, memory, solve } = /** @type {any} */ (new WebAssembly.Instance(plain).exports);
  const place = new Uint8Array(memory.buffer, cells(), 81);
  place.set(Array.from(finnish.puzzle, Number));
  assert.equal(solve(), 1);
  assert.equal(new Uint8Array(memory.buffer, cells(), 81).join(''), finnish.solution);
});

test('a module with an allocator, a start hook and a `solve` of its own has nothing of ours', async () => {
  const compiled = compile('dependent-bindgen', 'wasm32-unknown-unknown', 'dependent_bindgen.wasm');
  const folder = join(target, 'pkg');
  cargo('run', '--locked', '--quiet', '--package', 'bindgen', '--', compiled, folder, 'program');
  const bindgen = module(join(folder, 'program_bg.wasm'));
  // What wasm-bindgen itself adds. Of ours, a hook for panics and a clock would be imports without `__wbindgen_`.
  const own = (/** @type {string[]} */ names) => names.filter((name) => !/^__|__wbindgen_/.test(name));
  assert.deepEqual(own(importsOf(bindgen)), []);
  assert.deepEqual(own(exportsOf(bindgen)), ['memory', 'solve', 'start']);
  const program = await import(pathToFileURL(join(folder, 'program.js')).href);
  assert.deepEqual(Object.keys(program).sort(), ['default', 'initSync', 'solve', 'start']);
  program.initSync({ module: bindgen });
  assert.equal(program.solve(finnish.puzzle), finnish.solution);
});

test('a command for WASI imports nothing but WASI and answers on standard output', () => {
  const file = compile('dependent-wasi', 'wasm32-wasip1', 'dependent-wasi.wasm');
  const wasi = module(file);
  assert.deepEqual(
    exportsOf(wasi).filter((name) => !linkers.includes(name)),
    ['__main_void', '_start', 'memory'],
  );
  assert.deepEqual(
    importsOf(wasi).filter((item) => !item.startsWith('wasi_snapshot_preview1 ')),
    [],
  );

  const input = `${finnish.puzzle}\n`;
  const answers = execFileSync(process.execPath, ['--no-warnings', 'tools/wasi.js', file], { cwd: root, input });
  assert.equal(answers.toString(), `${finnish.solution}\n`);
});

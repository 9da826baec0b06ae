// Builds what is measured: the product as it is shipped, and the engines, ours and others', all in the same way.

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rust } from '../tools/setup.js';
import { root, run, step } from '../tools/steps.js';
import { shrink, wasm } from '../tools/wasm.js';

/** The folder for everything that a benchmark makes. */
export const target = join(process.env.CARGO_TARGET_DIR ?? join(root, 'target'), 'bench');

/** The engines that are built as WebAssembly. */
export const modules = ['ninefold', 'sudoku', 'msolve'];

/** @param {string} name one of `modules` */
export const moduleFile = (name) => join(target, `${name}.wasm`);

/** The product's module. */
export const shippedFile = join(root, 'www/pkg/ninefold_bg.wasm');

/** The program that runs engines natively. */
export const native = join(target, 'release/bench-native');

/** The product's module that explains, and the one that rates. */
export const hintFile = join(root, 'www/pkg/ninefold_hint_bg.wasm');
export const rateFile = join(root, 'www/pkg/ninefold_rate_bg.wasm');

/** The program that explains natively. */
export const nativeExplain = join(target, 'release/bench-explain');

/** Builds that program. */
export const buildExplain = () => step('Compiling what explains natively', () => cargo('--package', 'bench-explain'));

/** Builds the product's module, unless it is up to date. */
export async function buildProduct() {
  await rust();
  await wasm({ optimise: true });
}

/** Builds the engines that are not up to date. */
export async function buildEngines() {
  await step('Compiling the engines to WebAssembly', () =>
    cargo('--target', 'wasm32-unknown-unknown', ...modules.flatMap((name) => ['--package', `bench-${name}`])),
  );
  for (const name of modules) {
    const compiled = join(target, 'wasm32-unknown-unknown/release', `bench_${name}.wasm`);
    if (modified(moduleFile(name)) > modified(compiled)) continue;
    await step(`Shrinking ${name} with wasm-opt`, () => shrink(compiled, moduleFile(name)));
  }
  await step('Compiling the engines natively', () => cargo('--package', 'bench-native'));
}

/**
 * Runs cargo in the project's folder, where .cargo/config.toml has the product's options: the engines are compiled with
 * them, too. There is no `--locked`: when the product gets a new dependency, cargo adds it to the engines' Cargo.lock.
 * @param {string[]} args
 */
const cargo = (...args) =>
  run('cargo', [
    ...['build', '--quiet', '--release', '--target-dir', target],
    ...['--manifest-path', 'bench/engines/Cargo.toml', ...args],
  ]);

const modified = (/** @type {string} */ file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The sizes of the modules, in bytes. @returns {Record<string, { raw: number, gzip: number }>} */
export function sizes() {
  const size = (/** @type {string} */ file) => {
    const bytes = readFileSync(file);
    return { raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length };
  };
  const peers = modules.filter((name) => name !== 'ninefold').map((name) => [name, size(moduleFile(name))]);
  return { 'ninefold, as shipped': size(shippedFile), ...Object.fromEntries(peers) };
}

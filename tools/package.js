// Makes the npm package: the modules, what npm/ has around them, and the licences, in a tarball.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { marked, partsOfModules, written } from './licences/licences.js';
import { rust } from './setup.js';
import { output, root, step, Trouble } from './steps.js';
import { wasm } from './wasm.js';

/** What is shared with the page. */
const shared = ['www/engine/engine.js', 'www/engine/respond.js'];

/** What wasm-bindgen wrote. */
export const modules = ['ninefold', 'ninefold_core', 'ninefold_hint', 'ninefold_rate'];

/** Builds the modules, but not the page, and writes the tarball. */
export async function packageModules() {
  await rust();
  await wasm({ optimise: true });
  const tarball = await step('Packing the npm package', () => pack(join(root, 'target/npm')));
  console.log(`\n${tarball}\n`);
}

/**
 * Writes the tarball of the modules that were built last.
 * @param {string} folder where it goes
 * @returns {string} the tarball
 * @throws {Trouble} when npm fails
 */
export function pack(folder) {
  const contents = join(folder, 'package');
  rmSync(contents, { recursive: true, force: true });
  mkdirSync(contents, { recursive: true });
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
  const write = (/** @type {string} */ file, /** @type {string | Buffer} */ text) =>
    writeFileSync(join(contents, basename(file)), text);

  const { name, ...about } = JSON.parse(read('npm/package.json'));
  write('package.json', JSON.stringify({ name, version: JSON.parse(read('package.json')).version, ...about }, null, 2));
  for (const file of ['LICENSE-APACHE', 'LICENSE-MIT', 'npm/README.md']) write(file, read(file));
  write('licences.txt', marked(written(partsOfModules(modules))));
  const sources = readdirSync(join(root, 'npm')).filter((file) => /\.(?:js|ts)$/.test(file));
  for (const file of [...sources.map((file) => `npm/${file}`), ...shared]) write(file, inOneFolder(read(file)));
  for (const module of modules) {
    write(`${module}.js`, read(`www/pkg/${module}.js`));
    write(`${module}.d.ts`, ours(read(`www/pkg/${module}.d.ts`)));
    write(`${module}_bg.wasm`, readFileSync(join(root, `www/pkg/${module}_bg.wasm`)));
  }

  const tarball = output('npm', ['pack', contents, '--pack-destination', folder, '--silent']);
  if (tarball === null) throw new Trouble('`npm pack` failed.');
  return join(folder, tarball);
}

/** A source whose imports lie beside it: the package has no folders. @param {string} source */
const inOneFolder = (source) => source.replaceAll(/(?<=\bfrom )'\.\.?\/(?:.*\/)?([^/']+)'/g, "'./$1'");

/** The types of our own exports, without those of the generated functions that load a module. @param {string} types */
const ours = (types) => types.slice(0, types.indexOf('export type InitInput'));

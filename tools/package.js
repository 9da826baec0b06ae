// Makes the npm package: the modules, what npm/ has around them, and the licences, in a tarball.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { build } from 'vite';
import { scriptsOf } from './imports.js';
import { marked, partsOfModules, written } from './licences/licences.js';
import { rust } from './setup.js';
import { output, root, step, Trouble } from './steps.js';
import { allModules, wasm } from './wasm.js';

/** @import { Rolldown } from 'vite' */
/** @import { Provenance } from '../npm/provenance.d.ts' */

/** Says to our own type check what is written here. */
const unpacked = 'npm/packed.d.ts';

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
 * @returns {Promise<string>} the tarball
 * @throws {Trouble} when npm fails
 */
export async function pack(folder) {
  const contents = join(folder, 'package');
  rmSync(contents, { recursive: true, force: true });
  mkdirSync(contents, { recursive: true });
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
  const write = (/** @type {string} */ file, /** @type {string | Buffer} */ text) =>
    writeFileSync(join(contents, basename(file)), text);

  const { name, ...about } = JSON.parse(read('npm/package.json'));
  const { version } = JSON.parse(read('package.json'));
  write('package.json', JSON.stringify({ name, version, ...about }, null, 2));
  for (const file of ['LICENSE-APACHE', 'LICENSE-MIT', 'npm/README.md']) write(file, read(file));
  write('licences.txt', marked(written(partsOfModules(allModules))));
  const sources = ['npm', 'worker'].flatMap(scriptsOf).filter((file) => file !== unpacked);
  for (const file of sources) write(file, inOneFolder(read(file)));
  write('provenance.js', `export const provenance = ${JSON.stringify(provenance(version))};\n`);
  for (const module of allModules) {
    const wasm = readFileSync(join(root, `www/pkg/${module}_bg.wasm`));
    write(`${module}.js`, withoutAddress(read(`www/pkg/${module}.js`)));
    write(`${module}.d.ts`, ours(read(`www/pkg/${module}.d.ts`)));
    write(`${module}_bg.wasm`, wasm);
    write(`${module}_wasm.js`, text(deflateRawSync(wasm, { level: 9 }).toString('base64')));
  }
  const script = await inOneScript(join(contents, worker));
  write(worker, script);
  write(worker.replace('.js', '-text.js'), text(script));

  const tarball = output('npm', ['pack', contents, '--pack-destination', folder, '--silent']);
  if (tarball === null) throw new Trouble('`npm pack` failed.');
  return join(folder, tarball);
}

/** What runs in the worker. */
const worker = 'ninefold-worker.js';

/** A script that is nothing but a text. @param {string} text */
const text = (text) => `export default ${JSON.stringify(text)};\n`;

/** A source whose imports lie beside it: the package has no folders. @param {string} source */
const inOneFolder = (source) => source.replaceAll(/(?<=\bfrom )'\.\.?\/(?:.*\/)?([^/']+)'/g, "'./$1'");

/**
 * The types of our own exports, without those of the generated functions that load a module. They hold where the compiler
 * does not know `Symbol.dispose`, as before TypeScript 5.2.
 * @param {string} types
 */
function ours(types) {
  const own = types.slice(0, types.indexOf('export type InitInput'));
  const anywhere = own.replace(/^ *\[Symbol\.dispose\]\(\): void;\n/m, '');
  return anywhere === own ? own : anywhere + disposable;
}

const disposable = `/** What lets \`using\` free a \`Reader\`, if the compiler knows \`Symbol.dispose\`: with the lib \`esnext.disposable\`. */
type Disposing = SymbolConstructor extends { readonly dispose: infer Key extends symbol }
  ? { [key in Key]: () => void }
  : {};

export interface Reader extends Disposing {}
`;

/**
 * A generated module that does not say where its WebAssembly lies: the entries give it the bytes, and a bundler would take
 * the file along as well.
 * @param {string} source
 * @throws {Trouble} when it does not say that
 */
function withoutAddress(source) {
  const rest = source.replace(/ *if \(module_or_path === undefined\) \{[^{}]*import\.meta\.url[^{}]*\}\n/, '');
  if (rest.includes('import.meta')) throw new Trouble('wasm-bindgen writes something else now.');
  return rest;
}

/** A script with all that it imports, and without exports. @param {string} entry */
async function inOneScript(entry) {
  const [result] = /** @type {Rolldown.RolldownOutput[]} */ (
    await build({
      configFile: false,
      logLevel: 'warn',
      build: { write: false, lib: { entry, formats: ['iife'], name: 'worker' } },
    })
  );
  return result.output[0].code;
}

/** What the modules were made of. @param {string} version @returns {Provenance} */
function provenance(version) {
  const commit = output('git', ['rev-parse', 'HEAD']) ?? 'unknown';
  const isClean = commit === 'unknown' || output('git', ['status', '--porcelain', '--untracked-files=no']) === '';
  return {
    version,
    commit: isClean ? commit : `${commit}-dirty`,
    compiler: output('rustc', ['--version']) ?? 'unknown',
  };
}

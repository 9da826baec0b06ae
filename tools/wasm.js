// Makes www/pkg from the Rust sources: it compiles them, has wasm-bindgen write the JavaScript module and its types,
// and shrinks the wasm.

import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { layouts } from './layouts.js';
import { bring, isMade, kept } from './made.js';
import { output, root, run, step, Trouble } from './steps.js';

/**
 * @import { Thing } from './made.js'
 *
 * @typedef {{ name: string, feature: string, level?: 's' | 'z', inline?: number }} Module `feature`: Cargo's that makes it;
 *   `level`: the compiler's for our own code, where it is not that of Cargo.toml; `inline`: how large a function may be
 *   that is copied to where it is called, in the compiler's own measure
 */

/**
 * The modules, in the order in which they are compiled: after the first, those that take long.
 *
 * The page's hints have to be small, and fast enough. At z the compiler copies next to no function to where it is called,
 * not even what takes an item of a list. With `inline` it copies the smallest ones: that adds a hundredth, and a path takes a
 * quarter less time. At 75 it would take another sixth less, and the module would be a twentieth larger.
 *
 * @type {readonly Module[]}
 */
const modules = [
  { name: 'ninefold_core', feature: 'web-core' },
  { name: 'ninefold_hint', feature: 'web-hint', level: 'z', inline: 20 },
  { name: 'ninefold_rate', feature: 'web-rate' },
  { name: 'ninefold', feature: 'web-full' },
  { name: 'ninefold_scan', feature: 'web-scan', level: 's' },
];

/** The names of all of them: the page and the npm package ship each. */
export const allModules = modules.map(({ name }) => name);

/** The features of Cargo that make some of them. @param {readonly string[]} names */
export const featuresOf = (names) => modules.filter(({ name }) => names.includes(name)).map(({ feature }) => feature);

/** Cargo's folder for them, and another one with the same in it, for whatever is compiled at the same time. */
const folders = ['wasm', 'wasm-beside'];

/**
 * Brings www/pkg up to date. What others have written is compiled once, with the first module. The rest are compiled two
 * at a time, which takes two folders: Cargo works in a folder on one thing after the other. A module is written and
 * shrunk while others are compiled.
 * @param {{ optimise: boolean }} options without optimising, the wasm is made faster and is larger
 */
export async function wasm({ optimise }) {
  const compiler = compilerInUse();
  const wanted = modules.filter((module) => !isMade(compiled(module, compiler)));
  /** @type {Promise<void> | undefined} */
  let tool;
  const buildTool = () =>
    (tool ??= step('Compiling the tool wasm-bindgen', () => cargo('build', '--package', 'bindgen')));
  if (wanted.length > 0) buildTool().catch(() => {}); // `written` waits for it

  /** @type {Promise<unknown>[]} */
  const writing = [];
  const make = async (/** @type {Module} */ module, /** @type {string} */ folder) => {
    await bring(compiled(module, compiler, folder));
    const last = bring(written(module, optimise, buildTool));
    last.catch(() => {}); // it is waited for below
    writing.push(last);
  };
  const [first, ...others] = modules;
  await make(first, folders[0]);
  const lanes = wanted.length > 2 && availableParallelism() > 1 ? folders : folders.slice(0, 1);
  if (lanes.length > 1) copyFolder();
  const queue = others.values();
  await Promise.all(
    lanes.map(async (folder) => {
      for (const module of queue) await make(module, folder);
    }),
  );
  await Promise.all(writing);
  await bring(layouts);
}

/** Gives the second folder what is compiled in the first. */
function copyFolder() {
  const [from, to] = folders.map((folder) => join(targetFolder(), folder));
  rmSync(to, { recursive: true, force: true });
  if (!existsSync(from)) return;
  cpSync(from, to, { recursive: true, preserveTimestamps: true }); // by the times Cargo sees that nothing has changed
}

/**
 * All that is made on the way to www/pkg, in the order in which it is made.
 * @param {{ optimise: boolean }} options as in `wasm`
 * @param {string} compiler
 */
export const thingsOfWasm = ({ optimise }, compiler) => [
  ...modules.flatMap((module) => [compiled(module, compiler), written(module, optimise, async () => {})]),
  layouts,
];

/** Where a module lies as it was compiled. @param {Module} module */
const compiledFile = ({ name }) => `${kept}/${name}.wasm`;

/**
 * A module as it is compiled.
 * @param {Module} module
 * @param {string} compiler
 * @param {string} [folder] Cargo's, in its target folder
 * @returns {Thing}
 */
const compiled = (module, compiler, folder = folders[0]) => ({
  name: `${module.name}-compiled`,
  from: [
    ...['src', 'scan/src', 'Cargo.toml', 'scan/Cargo.toml', 'Cargo.lock', '.cargo', 'rust-toolchain.toml'],
    'tools/wasm.js',
  ],
  how: JSON.stringify([module, compiler]),
  to: [compiledFile(module)],
  make: () =>
    step(`Compiling the Rust core to WebAssembly: ${module.name}`, async () => {
      const { feature, level, inline } = module;
      const [target, file] = [join(targetFolder(), folder), join(root, compiledFile(module))];
      await cargo(
        ...['rustc', '--release', '--lib', '--crate-type', 'cdylib', '--features', feature],
        ...['--target', 'wasm32-unknown-unknown', '--target-dir', target],
        ...(level ? ['--config', `profile.release.package.ninefold.opt-level=${JSON.stringify(level)}`] : []),
        // A warning that only this module has fails here: lint sees them all together.
        ...['--', '-Dwarnings', ...(inline ? ['-C', `llvm-args=-inline-threshold=${inline}`] : [])],
      );
      mkdirSync(dirname(file), { recursive: true });
      copyFileSync(join(target, 'wasm32-unknown-unknown/release/ninefold.wasm'), file);
    }),
});

/**
 * A module as the page and the package take it.
 * @param {Module} module
 * @param {boolean} optimise
 * @param {() => Promise<void>} buildTool
 * @returns {Thing}
 */
const written = (module, optimise, buildTool) => ({
  name: `${module.name}-written`,
  from: [compiledFile(module), 'tools/bindgen', 'Cargo.lock', 'tools/wasm.js', 'node_modules/binaryen/package.json'],
  how: String(optimise),
  to: ['.js', '.d.ts', '_bg.wasm', '_bg.wasm.d.ts'].map((end) => `www/pkg/${module.name}${end}`),
  async make() {
    await buildTool();
    await step(`Writing the JavaScript module with wasm-bindgen: ${module.name}`, () =>
      cargo('run', '--package', 'bindgen', '--', compiledFile(module), 'www/pkg', module.name),
    );
    const file = `www/pkg/${module.name}_bg.wasm`;
    if (optimise) await step(`Shrinking it with wasm-opt: ${module.name}`, () => shrink(file, file));
  },
});

/** @param {string} command @param {string[]} args */
const cargo = (command, ...args) => run('cargo', [command, '--locked', '--quiet', ...args]);

/** What of wasm-opt is used. Rust has its stack at the bottom of the memory, so the first 1024 bytes are not used. */
const passes = ['-O3', '--low-memory-unused'];

/**
 * Makes a wasm file smaller and faster with wasm-opt. The module itself says which features wasm-opt may use.
 * @param {string} from a file
 * @param {string} to a file, which may be the same
 */
export const shrink = (from, to) =>
  run(process.execPath, [join(root, 'node_modules/binaryen/bin/wasm-opt'), ...passes, from, '-o', to]);

/** The compiler that rust-toolchain.toml or a person's own setting chooses. */
export const compilerInUse = () => output('rustc', ['--version', '--verbose']) ?? '';

/** Cargo's target folder. */
function targetFolder() {
  const metadata = output('cargo', ['metadata', '--locked', '--no-deps', '--format-version', '1']);
  if (metadata === null) throw new Trouble('`cargo metadata` failed: is Cargo.lock as it was committed?');
  return JSON.parse(metadata).target_directory;
}

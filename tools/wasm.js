// Makes www/pkg from the Rust sources: it compiles them, has wasm-bindgen write the JavaScript module and its types,
// and shrinks the wasm.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { output, root, run, step, Trouble } from './steps.js';

const pkg = join(root, 'www/pkg');

/**
 * @typedef {{ feature: string, folder: string, level: 2 | 's' | 'z', inline?: number, fast?: string }} Module `inline`: how
 *   large a function may be that is copied to where it is called, in the compiler's own measure; `fast`: a package that is
 *   compiled at level 2
 */

/**
 * The modules: the feature that makes each, its folder, and the compiler's level. In a shared folder Cargo would always
 * compile all anew. The techniques are much code: at level s they take a seventh less to download than at 2. At z it
 * would be another sixth, but ratings took nearly twice as long.
 *
 * The page's hints have to be small. At z the compiler copies next to no function to where it is called, not even
 * what takes an item of a list. With `inline` it copies the smallest: that adds a fortieth, and a step takes a fifth
 * less time.
 *
 * What reads photos has to be fast in one package only: the rest at level s takes a fourteenth off the module.
 *
 * @type {Record<string, Module>}
 */
const modules = {
  ninefold: { feature: 'web-full', folder: '', level: 2 },
  ninefold_core: { feature: 'web-core', folder: 'core', level: 2 },
  ninefold_rate: { feature: 'web-rate', folder: 'rate', level: 2 },
  ninefold_hint: { feature: 'web-hint', folder: 'hint', level: 'z', inline: 12 },
  ninefold_explain: { feature: 'web-explain', folder: 'explain', level: 's' },
  ninefold_scan: { feature: 'web-scan', folder: 'scan', level: 's', fast: 'ninefold-scan' },
};

/**
 * Brings www/pkg up to date. The compiler always runs; the other steps run only where its output has changed.
 * @param {{ optimise: boolean }} options without optimising, the wasm is made faster and is larger
 */
export async function wasm({ optimise }) {
  for (const [name, module] of Object.entries(modules)) {
    await make(name, module, join(targetFolder(), module.folder), optimise);
  }
}

/**
 * Brings one module up to date.
 * @param {string} name
 * @param {Module} module
 * @param {string} target Cargo's target folder
 * @param {boolean} optimise
 */
async function make(name, { feature, level, inline, fast }, target, optimise) {
  await step(`Compiling the Rust core to WebAssembly: ${name}`, () =>
    run('cargo', [
      ...['rustc', '--locked', '--quiet', '--release', '--lib', '--crate-type', 'cdylib', '--features', feature],
      ...['--target', 'wasm32-unknown-unknown', '--target-dir', target],
      ...['--config', `profile.release.opt-level=${JSON.stringify(level)}`],
      ...(fast === undefined ? [] : ['--config', `profile.release.package.${fast}.opt-level=2`]),
      ...(inline === undefined ? [] : ['--', '-C', `llvm-args=-inline-threshold=${inline}`]),
    ]),
  );
  const compiled = join(target, 'wasm32-unknown-unknown/release/ninefold.wasm');
  const recipe = createHash('sha256')
    .update(readFileSync(compiled))
    .update(readFileSync(new URL(import.meta.url)))
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(String(optimise))
    .digest('hex');
  const stamp = join(pkg, `.${name}-made-from`);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === recipe) return;

  rmSync(stamp, { force: true });
  await step('Writing the JavaScript module with wasm-bindgen (its tool is compiled once)', () =>
    run('cargo', ['run', '--locked', '--quiet', '--package', 'bindgen', '--', compiled, pkg, name]),
  );
  if (optimise) {
    const file = join(pkg, `${name}_bg.wasm`);
    await step('Shrinking it with wasm-opt', () => shrink(file, file));
  }
  writeFileSync(stamp, recipe);
}

/** What of wasm-opt is used. Rust has its stack at the bottom of the memory, so the first 1024 bytes are not used. */
const passes = ['-O3', '--converge', '--low-memory-unused'];

/**
 * Makes a wasm file smaller and faster with wasm-opt. The module itself says which features wasm-opt may use.
 * @param {string} from a file
 * @param {string} to a file, which may be the same
 */
export const shrink = (from, to) =>
  run(process.execPath, [join(root, 'node_modules/binaryen/bin/wasm-opt'), ...passes, from, '-o', to]);

/** Cargo's target folder. */
function targetFolder() {
  const metadata = output('cargo', ['metadata', '--locked', '--no-deps', '--format-version', '1']);
  if (metadata === null) throw new Trouble('`cargo metadata` failed: is Cargo.lock as it was committed?');
  return JSON.parse(metadata).target_directory;
}

// Rust → www/pkg: compile, let wasm-bindgen write the JavaScript module and its types, shrink.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { output, root, run, step, Trouble } from './steps.js';

const pkg = join(root, 'www/pkg');

/** The modules: what Cargo is told for each, and a folder in its own, as it would compile both anew in one each time. */
const modules = {
  ninefold: { features: [], folder: '' },
  ninefold_core: { features: ['--no-default-features'], folder: 'core' },
};

/**
 * Brings www/pkg up to date; does nothing after the compiler where the compiler made nothing new.
 * @param {{ optimise: boolean }} options without optimising it is quicker to make and larger
 */
export async function wasm({ optimise }) {
  for (const [name, { features, folder }] of Object.entries(modules)) {
    await make(name, features, join(targetFolder(), folder), optimise);
  }
}

/** @param {string} name @param {string[]} features @param {string} target folder @param {boolean} optimise */
async function make(name, features, target, optimise) {
  await step(`Compiling the Rust core to WebAssembly: ${name}`, () =>
    run('cargo', [
      ...['build', '--locked', '--quiet', '--release', '--lib'],
      ...['--target', 'wasm32-unknown-unknown', '--target-dir', target, ...features],
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

/**
 * Runs wasm-opt, which reads from the module itself which features it may use.
 * @param {string} from @param {string} to files, that may be the same
 */
export const shrink = (from, to) =>
  run(process.execPath, [join(root, 'node_modules/binaryen/bin/wasm-opt'), '-O3', '--converge', from, '-o', to]);

function targetFolder() {
  const metadata = output('cargo', ['metadata', '--locked', '--no-deps', '--format-version', '1']);
  if (metadata === null) throw new Trouble('`cargo metadata` failed: is Cargo.lock as it was committed?');
  return JSON.parse(metadata).target_directory;
}

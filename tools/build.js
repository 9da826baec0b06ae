// Builds the whole product.

import { build as vite } from 'vite';
import { bring } from './made.js';
import { rust } from './setup.js';
import { root, step } from './steps.js';
import { compilerInUse, thingsOfWasm, wasm } from './wasm.js';
import { table, weigh } from './weigh.js';

/** @import { Thing } from './made.js' */

/** Brings dist/ up to date and prints what a visitor downloads. */
export async function build() {
  await rust();
  await wasm({ optimise: true });
  await bring(page(compilerInUse()));
  console.log(`\n${table(weigh())}\n`);
}

/**
 * dist/, of all that it may be made of. The licences in it are those of the crates and of the compiler's library, too.
 * @param {string} compiler
 * @returns {Thing}
 */
const page = (compiler) => ({
  name: 'page',
  from: [
    ...['index.html', 'sandboxed.html', 'www', 'worker', 'tools', 'vite.config.js', 'src/explain/pages'],
    ...['package.json', 'node_modules/.package-lock.json'],
    ...['Cargo.toml', 'Cargo.lock', 'scan/Cargo.toml', 'rust-toolchain.toml', 'LICENSE-APACHE', 'LICENSE-MIT'],
  ],
  how: `${compiler} ${process.env.NINEFOLD_URL}`,
  to: ['dist'],
  make: () => step('Building the page', () => vite({ root, logLevel: 'warn' })),
});

/** All that is made on the way to dist/, in the order in which it is made. */
export function things() {
  const compiler = compilerInUse();
  return [...thingsOfWasm({ optimise: true }, compiler), page(compiler)];
}

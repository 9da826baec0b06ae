// The built page, or the one being written, on this machine.

import { createServer, preview } from 'vite';
import { build } from './build.js';
import { rust } from './setup.js';
import { root } from './steps.js';
import { wasm } from './wasm.js';

/** Builds, serves dist/ and prints its address. */
export async function start() {
  await build();
  const server = await show();
  console.log('Ninefold is here (Ctrl+C ends it):');
  server.printUrls();
}

/** Serves dist/ as it is. @param {import('vite').PreviewOptions} [options] */
export const show = (options) => preview({ root, preview: options });

/** Serves the sources: a change of the page shows at once, a change of the Rust after it is compiled. */
export async function dev() {
  await rust();
  await wasm({ optimise: false });
  const server = await createServer({ root });
  await server.listen();
  server.printUrls();

  server.watcher.add(['src', 'Cargo.toml']);
  let making = Promise.resolve();
  server.watcher.on('change', (file) => {
    if (!/\.rs$|Cargo\.toml$/.test(file)) return;
    making = making.then(() => wasm({ optimise: false })).catch((error) => console.error(error.message));
  });
}

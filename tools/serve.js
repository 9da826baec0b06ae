// Serves the built page, or the sources, on this machine.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, preview } from 'vite';
import { build } from './build.js';
import { rust } from './setup.js';
import { root } from './steps.js';
import { wasm } from './wasm.js';

/** @import { Plugin, PreviewOptions, ServerOptions } from 'vite' */

/** Builds dist/, serves it and prints its address. */
export async function start() {
  await build();
  const server = await show();
  console.log('Ninefold is here (Ctrl+C ends it):');
  server.printUrls();
}

/** Serves dist/ as it is. @param {PreviewOptions} [options] */
export const show = (options) => preview({ root, preview: options });

/** Serves the sources: a change of the page shows at once, a change of the Rust after it is compiled. */
export async function dev() {
  await rust();
  await make();
  const server = await showSources(make);
  server.printUrls();
}

const make = () => wasm({ optimise: false });

/**
 * Serves the sources. When a Rust file changes, it calls `make` and loads the page again.
 * @param {() => Promise<void>} make brings www/pkg up to date
 * @param {ServerOptions} [options]
 */
export async function showSources(make, options) {
  const server = await createServer({
    root,
    // Vite would load the page again when the first of the two modules is written; `reload` does so after both.
    server: { ...options, watch: { ignored: ['**/www/pkg/**', '**/target/**', '**/dist/**'] } },
    plugins: [noWorker()],
  });
  await server.listen();

  let making = Promise.resolve();
  server.watcher.on('change', (file) => {
    if (!/\.rs$|Cargo\.toml$/.test(file)) return;
    making = making.then(make).then(reload, (error) => console.error(error.message));
  });

  function reload() {
    const { moduleGraph, hot } = server.environments.client;
    moduleGraph.invalidateAll();
    hot.send({ type: 'full-reload' });
  }

  return server;
}

/** Serves no-worker.js instead of the service worker, and lets Vite write style sheets into the page. @returns {Plugin} */
const noWorker = () => ({
  name: 'no-worker',
  transformIndexHtml: (html) => html.replace("style-src 'self'", "$& 'unsafe-inline'"),
  configureServer({ middlewares }) {
    middlewares.use('/sw.js', (_, response) => {
      response.setHeader('Content-Type', 'text/javascript').end(readFileSync(join(root, 'tools/no-worker.js')));
    });
  },
});

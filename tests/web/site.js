// Serves the built page in several folders, in the way that several hosts would, and the built module beside it.

import { createServer } from 'node:http';
import sirv from 'sirv';
import { root } from '../../tools/steps.js';
import { delayed } from './delays.js';

/** @import { IncomingMessage, ServerResponse } from 'node:http' */
/** @import { AddressInfo } from 'node:net' */
/** @import { Handler } from './delays.js' */

/** @param {string} dist @returns {[prefix: string, folder: Handler][]} the first one with a fitting prefix serves a request */
const foldersOf = (dist) => [
  ['/pkg', sirv(`${root}www/pkg`)],
  ['/some/prefix', page(dist)],
  [
    '/unknown-types',
    sirv(dist, {
      setHeaders(response, path) {
        if (path.endsWith('.wasm')) response.setHeader('Content-Type', 'application/octet-stream');
      },
    }),
  ],
  ['', page(dist)],
];

/** The page's files; where NINEFOLD_DELAYS is set, each comes after a while. @param {string} dist */
const page = (dist) => (process.env.NINEFOLD_DELAYS ? delayed(sirv(dist), dist) : sirv(dist));

/**
 * What a host does before it looks for a file; a true result means that it has answered.
 * @typedef {(request: IncomingMessage, response: ServerResponse) => unknown} Host
 */

/**
 * Starts the server on a free port.
 * @param {Host} [host]
 * @returns {Promise<{ url: string, close: () => Promise<void>, move: (dist: string) => void }>} `url` without a slash
 *   at its end; `move` makes it serve another folder from now on
 */
export async function serve(host = () => false) {
  let folders = foldersOf(`${root}dist`);
  const server = createServer((request, response) => {
    if (host(request, response)) return;
    const url = request.url ?? '/';
    const [prefix, folder] = folders.find(([prefix]) => url.startsWith(`${prefix}/`)) ?? folders[0];
    request.url = url.slice(prefix.length);
    folder(request, response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    move(dist) {
      folders = foldersOf(dist);
    },
  };
}

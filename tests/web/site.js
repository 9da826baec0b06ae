// The built page on a server of its own, as several hosts would serve it, and the built module beside it.

import { createServer } from 'node:http';
import sirv from 'sirv';
import { root } from '../../tools/steps.js';

const dist = `${root}dist`;

/** @type {[prefix: string, folder: ReturnType<typeof sirv>][]} the first that fits serves */
const folders = [
  ['/pkg', sirv(`${root}www/pkg`)],
  ['/some/prefix', sirv(dist)],
  [
    '/unknown-types',
    sirv(dist, {
      setHeaders(response, path) {
        if (path.endsWith('.wasm')) response.setHeader('Content-Type', 'application/octet-stream');
      },
    }),
  ],
  ['', sirv(dist)],
];

/**
 * Starts the server on a free port.
 * @returns {Promise<{ url: string, close: () => void }>} `url` without a slash at its end
 */
export async function serve() {
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const [prefix, folder] = folders.find(([prefix]) => url.startsWith(`${prefix}/`)) ?? folders[0];
    request.url = url.slice(prefix.length);
    folder(request, response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

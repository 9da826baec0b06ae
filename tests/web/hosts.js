// What the tests of the installed page share: its words, when it is on the device, and what a host does of its own.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/steps.js';
import { messagesOf } from '../../tools/words.js';
import { expect, intervals } from './fixtures.js';

export const words = messagesOf('en');
export const said = (/** @type {string} */ key, /** @type {Record<string, string>} */ values) =>
  words[key].replaceAll(/\{(\w+)\}/g, (/** @type {string} */ _, /** @type {string} */ name) => values[name]);
export const dots = (/** @type {string} */ puzzle) => puzzle.replaceAll(/[0x]/g, '.');

/** Waits until the page's files are on the device. @param {import('@playwright/test').Page} page */
export const settled = (page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { intervals }).toBe('activated');

export const dist = (/** @type {string} */ file) => readFileSync(join(root, 'dist', file), 'utf8');
export const isPage = (/** @type {string | undefined} */ url) => url === '/' || url === '/index.html';

/** @typedef {import('./site.js').Host} Host */

/** @type {(name: string, value: string) => Host} */
export const header = (name, value) => (_, response) => void response.setHeader(name, value);

/** @type {(of: (url: string) => boolean, status: number, body: string, more?: Record<string, string>) => Host} */
export const instead = (of, status, body, more) => (request, response) =>
  of(request.url ?? '') && response.writeHead(status, { 'Content-Type': 'text/html', ...more }).end(body);

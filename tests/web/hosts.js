// What the tests of the installed page share: its words, when it is on the device, and what a host does of its own.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/steps.js';
import { messagesOf } from '../../tools/words.js';
import { expect } from './fixtures.js';

/** @import { Page } from '@playwright/test' */
/** @import { Host } from './site.js' */

export const words = messagesOf('en');
export const said = (/** @type {string} */ key, /** @type {Record<string, string>} */ values) =>
  words[key].replaceAll(/\{(\w+)\}/g, (/** @type {string} */ _, /** @type {string} */ name) => values[name]);
export const dots = (/** @type {string} */ puzzle) => puzzle.replaceAll(/[0x]/g, '.');

/** What is said of a first visit, and of a second. */
export const partly = `${words['offline.kept']} ${words['offline.rest']}`;
export const wholly = words['offline.kept'];

/** Waits until the page's files are on the device. @param {Page} page */
export const settled = (page, said = partly) => expect(page.locator('#offline')).toHaveText(said);

/** The files that are on the device. @param {Page} page @returns {Promise<string[]>} */
export const kept = (page) =>
  page.evaluate(async () => {
    const own = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return own.flat().map(({ url }) => url.slice(document.baseURI.split(/[?#]/)[0].length) || 'index.html');
  });

/** A host that writes down what it is asked for, and can be switched off. Its files may be kept for ten minutes. */
export function counted(caching = 'max-age=600') {
  /** @type {string[]} */
  const asked = [];
  const own = { asked, isOff: false, host: /** @type {Host} */ (() => {}) };
  own.host = (request, response) => {
    if (own.isOff) return response.destroy();
    // With delays the page gets another entry than it was built with, so that the worker asks for that again.
    const isAgain =
      process.env.NINEFOLD_DELAYS && isEntry(request.url) && request.headers['sec-fetch-dest'] === 'empty';
    if (!isAgain) asked.push(request.url?.replace(/^\/(?:some\/prefix\/)?/, '') || 'index.html');
    response.setHeader('Cache-Control', caching);
  };
  return own;
}

const isEntry = (/** @type {string | undefined} */ url) => /index-[^/]*\.js$/.test(url ?? '');

export const dist = (/** @type {string} */ file) => readFileSync(join(root, 'dist', file), 'utf8');
export const isPage = (/** @type {string | undefined} */ url) => url === '/' || url === '/index.html';

/** @type {(name: string, value: string) => Host} */
export const header = (name, value) => (_, response) => void response.setHeader(name, value);

/** @type {(of: (url: string) => boolean, status: number, body: string, more?: Record<string, string>) => Host} */
export const instead = (of, status, body, more) => (request, response) =>
  of(request.url ?? '') && response.writeHead(status, { 'Content-Type': 'text/html', ...more }).end(body);

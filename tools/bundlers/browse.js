// Serves what was built as a careful host does, and opens it in Chromium.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium as playwright } from '@playwright/test';
import sirv from 'sirv';
import { chromium, chromiumArguments, headlessShell } from '../setup.js';
import { Trouble } from '../steps.js';

/** @import { AddressInfo } from 'node:net' */
/** @import { Browser, ConsoleMessage } from '@playwright/test' */

/**
 * No address but the host's own, and of it scripts alone; no page has a picture but for the empty icon. What a row needs
 * besides is added to it.
 */
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; img-src data:";

/** Serves a folder. @param {string} folder @param {string} [more] what its Content-Security-Policy allows besides */
export async function serve(folder, more = '') {
  /** @type {Set<string>} */
  const asked = new Set();
  const files = sirv(folder, {
    dev: true,
    setHeaders(response, path) {
      asked.add(path);
      response.setHeader('Content-Security-Policy', [policy, more].filter(Boolean).join('; '));
    },
  });
  const server = createServer((request, response) => files(request, response));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}/`,
    /** The gzipped size of all that the browser has got, but for the page itself. */
    loaded: () =>
      [...asked]
        .filter((path) => !['', '.html'].includes(extname(path)))
        .reduce((sum, path) => sum + gzipSync(readFileSync(join(folder, path)), { level: 9 }).length, 0),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Starts Chromium. */
export async function browser() {
  const executablePath = headlessShell() ?? (await chromium());
  return playwright.launch({ executablePath, args: chromiumArguments });
}

/**
 * Opens a page and waits until it has printed the lines that are wanted, or has failed.
 * @param {Browser} browser
 * @param {string} address
 * @param {number} count
 * @param {(text: string) => void} warn gets what the browser complains of in its console
 * @returns {Promise<string[]>} the lines
 * @throws {Trouble} with the page's own error
 */
export async function printedAt(browser, address, count, warn) {
  const page = await browser.newPage();
  /** @type {string[]} */
  const lines = [];
  /** @type {NodeJS.Timeout | undefined} */
  let late;
  try {
    await new Promise((resolve, reject) => {
      late = setTimeout(
        () => reject(new Trouble(`the page printed ${JSON.stringify(lines)} within ${patience / 1000} s`)),
        patience,
      );
      page.on('framenavigated', () => lines.splice(0)); // a development server loads it again
      page.on('pageerror', (error) => reject(new Trouble(`in the page: ${error}`)));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) warn(told(message));
        if (message.type() === 'log' && lines.push(message.text()) >= count) resolve(undefined);
      });
      page.goto(address).catch(reject);
    });
    return lines;
  } finally {
    clearTimeout(late);
    await page.close();
  }
}

/** How long a page is waited for, in milliseconds. */
const patience = 30_000;

/** @param {ConsoleMessage} message */
const told = (message) =>
  `${message.text()} ${message.location().url}`.replaceAll(/\bhttps?:\/\/127\.0\.0\.1:\d+\//g, '').trim();

// The sources as `npm run dev` serves them.

import { once } from 'node:events';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { showSources } from '../../tools/serve.js';
import { root } from '../../tools/steps.js';
import { daily } from './cases.js';
import { expect, Sudoku, test } from './fixtures.js';
import { serve } from './site.js';
import { states } from './states.js';

test.use({ serviceWorkers: 'allow', reuseContext: false }); // tests must not share what a worker keeps

/** Serves the sources at a port. @param {{ port?: number, make?: () => Promise<void> }} options `make`: compiles the Rust */
async function show({ port = 5180, make = async () => {} }) {
  const server = await showSources(make, { host: '127.0.0.1', port });
  return { server, url: server.resolvedUrls?.local[0].replace(/\/$/, '') ?? '' };
}

const registrations = () => navigator.serviceWorker.getRegistrations().then(({ length }) => length);

test('nothing is missing, and no worker answers for files that change', async ({ page }) => {
  /** @type {string[]} */
  const troubles = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && troubles.push(message.text()));
  page.on('response', (response) => response.ok() || troubles.push(`${response.status()} ${response.url()}`));
  const { server, url } = await show({});
  const sudoku = new Sudoku(page, url);
  await sudoku.open();
  await sudoku.paste(daily.puzzle);
  await sudoku.expectUnique(24);
  expect(troubles).toEqual([]);
  expect(await page.evaluate(registrations)).toBe(0);
  await server.close();
});

test('a worker of the built page that is left over at the same address goes', async ({ page }) => {
  const built = await serve();
  await page.goto(built.url);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await expect(page.locator('#offline')).toHaveAttribute('data-kept', 'page'); // or it would go on asking for files
  await built.close();
  const { server } = await show({ port: Number(new URL(built.url).port) });
  await expect(async () => {
    await page.reload(); // a second time where the worker went while the page was loading
    // A browser does this by itself after a while.
    await page.evaluate(() => {
      navigator.serviceWorker.getRegistration().then((registration) => registration?.update());
    });
    await expect(page.locator('script[src="/@vite/client"]')).toHaveCount(1, { timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  expect(await page.evaluate(registrations)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await server.close();
});

/** Is served in the place of main.js, which it starts: so the test has the session. */
const main = `
  import { Session } from '/www/session/session.js';
  import { viewOf } from '/www/session/view.js';
  const { start } = Session.prototype;
  Session.prototype.start = function () {
    Object.assign(globalThis, { session: this, viewOf });
    start.call(this);
  };
  await import('/www/main.js?own');
`;

/** Whether all has been loaded that comes without being wanted. */
const idle = () =>
  ['choosing', 'help', 'overlay'].every((part) => /** @type {any} */ (globalThis).session.state.loaded.has(part));

/** Draws the page again, out of the state or of a copy of it, and gives the document before and after. @param {boolean} isCopied */
async function drawnAgain(isCopied) {
  const { session, viewOf } = /** @type {any} */ (globalThis);
  /** An element as lines of text, where the order of attributes does not count. @param {Element} element @returns {string} */
  const written = ({ tagName, attributes, childNodes }) =>
    [
      [tagName, ...Array.from(attributes, ({ name, value }) => `${name}="${value}"`).sort()].join(' '),
      ...Array.from(childNodes, (node) => (node instanceof Element ? written(node) : (node.textContent ?? ''))),
    ].join('\n');
  const before = written(document.body);
  const state = isCopied ? structuredClone(session.state) : session.state;
  Object.defineProperty(session, 'view', { get: () => viewOf(state), configurable: true });
  session.draw();
  delete session.view;
  await new Promise(requestAnimationFrame);
  return { before, after: written(document.body) };
}

test('to draw the page again changes nothing, also out of a copy of the state', async ({ page }) => {
  const { server, url } = await show({});
  await page.route(/\/main\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: main }));
  const sudoku = new Sudoku(page, url);
  await sudoku.open();
  for (const name of ['empty', 'answers', 'hint', 'path', 'several', 'doctor', 'rule', 'sukaku', 'photo']) {
    await sudoku.renew();
    await states[name].way(sudoku);
    await page.waitForFunction(idle); // what comes when the page is idle is there
    await expect(sudoku.verdict).not.toHaveText('Thinking…');
    for (const isCopied of [false, true]) {
      // A rating may come between the two drawings: then they are compared again.
      await expect(async () => {
        const { before, after } = await page.evaluate(drawnAgain, isCopied);
        expect(after, `${name}${isCopied ? ', out of a copy' : ''}`).toBe(before);
      }).toPass({ timeout: 10_000 });
    }
  }
  await server.close();
});

test('a change of the Rust loads the page anew once, when all of it is compiled', async ({ page }) => {
  const steps = /** @type {string[]} */ ([]);
  const { server, url } = await show({
    async make() {
      const touch = (/** @type {string} */ file) => utimesSync(join(root, file), new Date(), new Date());
      touch('www/pkg/ninefold.js'); // the first of two modules is written
      const seen = once(server.watcher, 'change');
      touch('README.md'); // the watcher tells of what changed after it
      await seen;
      steps.push('compiled');
    },
  });
  const connected = page.waitForEvent('console', (message) => message.text().includes('connected'));
  await page.goto(url);
  await connected;
  const { hot } = server.environments.client;
  const send = hot.send.bind(hot);
  hot.send = (/** @type {any} */ payload) => {
    steps.push(payload.type);
    send(payload);
  };
  const loaded = page.waitForEvent('load');
  server.watcher.emit('change', join(root, 'src/lib.rs'));
  await loaded;
  expect(steps).toEqual(['compiled', 'full-reload']);
  await server.close();
});

// The npm package in a browser: in every way that its README knows to bring it there.

import { copyFileSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import sirv from 'sirv';
import { build, createServer } from 'vite';
import { root } from '../../tools/steps.js';
import { newspaper } from './cases.js';
import { examples, printed, printedBy, remove, run, start, write } from './consumer.js';

/** @import { AddressInfo } from 'node:net' */
/** @import { Fixtures, Frame, Page, PlaywrightTestArgs, PlaywrightTestOptions, PlaywrightWorkerArgs } from '@playwright/test' */
/** @import { PlaywrightWorkerOptions } from '@playwright/test' */

/**
 * @typedef {PlaywrightTestArgs & PlaywrightTestOptions} Args
 * @typedef {PlaywrightWorkerArgs & PlaywrightWorkerOptions} WorkerArgs
 * @typedef {{ folder: string, url: string }} Project its folder, and where that is served
 * @type {Fixtures<{}, { project: Project }, Args, WorkerArgs>}
 */
const fixtures = {
  project: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures off the pattern
    async ({}, use) => {
      const folder = await start();
      const files = sirv(folder, { dev: true });
      const server = createHttpServer((request, response) => {
        request.url = request.url?.replace(/^\/ninefold\//, '/node_modules/ninefold/'); // the copy that the README wants
        files(request, response);
      });
      await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
      const { port } = /** @type {AddressInfo} */ (server.address());
      await use({ folder, url: `http://127.0.0.1:${port}` });
      server.close();
      server.closeAllConnections();
      remove(folder);
    },
    { scope: 'worker' },
  ],
};
const test = base.extend(fixtures);
test.describe.configure({ mode: 'default' }); // one project for all

/**
 * Opens a page and waits until it has printed these lines, and nothing else.
 * @param {Page} page
 * @param {string} address
 * @param {string[]} lines
 * @param {RegExp} [besides] what the browser may say besides
 */
async function expectPrinted(page, address, lines, besides = /(?!)/) {
  /** @type {string[]} */
  const found = [];
  page.on('console', (message) => {
    if (message.type() !== 'debug' && !besides.test(message.text())) found.push(message.text()); // Vite's own words
  });
  page.on('pageerror', (error) => found.push(String(error)));
  await page.goto(address);
  await expect.poll(() => found).toEqual(lines);
  page.removeAllListeners();
}

/** A page that runs `app.js`, with the head that is asked for. */
const pageWith = (head = '') =>
  `<!doctype html><link rel="icon" href="data:,">${head}<script type="module" src="./app.js"></script>`;

test('without a bundler', async ({ project, page }) => {
  const { folder, url } = project;
  const [example] = examples('html');
  const imports = {
    ninefold: '/ninefold/index.js',
    'ninefold/explain': '/ninefold/explain.js',
    'ninefold/scan': '/ninefold/scan.js',
    'ninefold/worker': '/ninefold/worker.js',
  };
  write(folder, {
    'plain.html': pageWith().replace(/<script.*/, example),
    'mapped.html': pageWith(`<script type="importmap">${JSON.stringify({ imports })}</script>`),
  });
  await expectPrinted(page, `${url}/plain.html`, printedBy(example));
  await expectPrinted(page, `${url}/mapped.html`, printed);

  const [photo] = examples('javascript');
  copyFileSync(join(root, 'tests/photos/answers.png'), join(folder, 'answers.png'));
  write(folder, { 'photo.js': photo });
  const { puzzle, answers, corners } = await page.evaluate(async () => {
    const path = '/photo.js';
    const { read } = await import(path);
    return read(await (await fetch('/answers.png')).blob());
  });
  const written = '1...2.6.8.3.6.4...6.2.....3.9.1...7.2.8...9...5...6...3.7.4.8...8.7.1...5.1.3...4';
  const line = (/** @type {Record<number, number>} */ cells) => Object.values(cells).join('').replaceAll('0', '.');
  expect([line(puzzle), line(answers)]).toEqual([newspaper.puzzle.replaceAll('0', '.'), written]);
  expect(Object.values(corners)).toHaveLength(8);
});

test('through esbuild, with the command of the README, and where its worker is not found', async ({
  project,
  page,
}) => {
  const { folder, url } = project;
  const [command] = examples('sh');
  run(folder, command);
  write(join(folder, 'dist'), { 'index.html': pageWith() });
  await expectPrinted(page, `${url}/dist/`, printed);
  rmSync(join(folder, 'dist/ninefold-worker.js'));
  await expectPrinted(page, `${url}/dist/`, printed, /^Failed to load resource: .* 404 /);
});

test('through Vite', async ({ project, page }) => {
  const { folder, url } = project;
  write(folder, { 'index.html': pageWith() });
  await build({ root: folder, configFile: false, base: './', logLevel: 'warn', build: { outDir: 'built' } });
  await expectPrinted(page, `${url}/built/`, printed);
});

test('through Vite while one develops', async ({ project, page }) => {
  write(project.folder, { 'index.html': pageWith() });
  const server = await createServer({
    root: project.folder,
    configFile: false,
    logLevel: 'warn',
    server: { hmr: false },
  });
  await server.listen();
  await expectPrinted(page, server.resolvedUrls?.local[0] ?? '', printed);
  await server.close();
});

test('cells of another frame are taken', async ({ project, page }) => {
  await page.goto(`${project.url}/package.json`);
  const verdict = await page.evaluate(async () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const cells = /** @type {any} */ (frame.contentWindow).Uint8Array.from('3004420103422403', Number);
    const path = '/node_modules/ninefold/index.js';
    const { default: init, solve } = await import(path);
    await init();
    return [cells instanceof Uint8Array, solve(cells).verdict];
  });
  expect(verdict).toEqual([false, 'unique']);
});

/** A page with a policy, in which a worker is asked. @param {string} policy */
const strict = (policy) => `<!doctype html><link rel="icon" href="data:,">
  <meta http-equiv="Content-Security-Policy" content="default-src 'self'; img-src data:; ${policy}">`;

test('a worker takes its file or a blob, and if both are refused an Error says so', async ({ project, page }) => {
  const { folder, url } = project;
  /** @type {string[]} */
  const files = [];
  page.on('request', (request) => request.url().endsWith('/ninefold-worker.js') && files.push(request.url()));
  const solve = (/** @type {Frame} */ frame) =>
    frame.evaluate(async () => {
      const path = '/ninefold/worker.js';
      const { startWorker } = await import(path);
      const solver = startWorker();
      const cells = Uint8Array.from('3004420103422403', Number);
      const rated = solver.rate(cells).catch(String);
      return [
        await solver.solve(cells).then((/** @type {any} */ { verdict }) => verdict, String),
        (await rated).level ?? (await rated),
      ];
    });
  const wasm = "script-src 'self' 'wasm-unsafe-eval'";
  const unstarted = /^Error: The worker could not be started: its script, ninefold-worker\.js, .*`worker-src blob:`\.$/;
  const forbidden = /^Error: A Content-Security-Policy forbids the solver: it takes `wasm-unsafe-eval`\.$/;
  for (const [policy, hasFile, answer] of /** @type {[string, boolean, (string | RegExp)[]][]} */ ([
    [`${wasm}; worker-src 'self'`, true, ['unique', 'easy']],
    [`${wasm}; worker-src 'self' blob:`, false, ['unique', 'easy']],
    [`${wasm}; worker-src 'self'`, false, [unstarted, unstarted]],
    ["script-src 'self'; worker-src blob:", false, [forbidden, forbidden]],
  ])) {
    write(folder, { 'strict.html': strict(policy) });
    await page.goto(`${url}/strict.html`);
    if (!hasFile) await page.route('**/ninefold-worker.js', (route) => route.fulfill({ status: 404 }));
    expect(await solve(page.mainFrame()), policy).toEqual(answer.map((text) => expect.stringMatching(text)));
    await page.unroute('**/ninefold-worker.js');
  }
  expect(files, 'each page that may ask for the file does so once').toHaveLength(3);

  write(folder, { 'strict.html': strict("script-src 'self'") });
  await page.goto(`${url}/strict.html`);
  const initialised = await page.evaluate(async () => {
    const path = '/ninefold/index.js';
    return (await import(path)).default().catch(String);
  });
  expect(initialised, 'without a worker').toMatch(forbidden);

  // A sandbox without an origin lets no file become a worker, and no module of a blob.
  write(folder, { 'boxed.html': '<!doctype html><iframe sandbox="allow-scripts" src="/strict.html"></iframe>' });
  await page.route('**/ninefold/*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } });
  });
  write(folder, { 'strict.html': '<!doctype html><link rel="icon" href="data:,">' });
  await page.goto(`${url}/boxed.html`);
  expect(await solve(page.frames()[1])).toEqual(['unique', 'easy']);
  await page.unroute('**/ninefold/*.js');
});

test('however many solvers are started from a blob, there is one, and no other file of the name hinders it', async ({
  project,
  page,
}) => {
  await page.goto(`${project.url}/package.json`);
  const body = 'throw new Error("Some other file has this name.");';
  await page.route('**/ninefold-worker.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  const made = await page.evaluate(async () => {
    const path = '/ninefold/worker.js';
    const { startWorker } = await import(path);
    const make = URL.createObjectURL;
    let made = 0;
    URL.createObjectURL = (blob) => {
      made += 1;
      return make(blob);
    };
    for (let at = 0; at < 3; at += 1) {
      const solver = startWorker();
      await solver.solve(new Uint8Array(16));
      solver.terminate();
    }
    return made;
  });
  expect(made).toBe(1);
  await page.unroute('**/ninefold-worker.js');
});

test('a module that is not there is an Error with a sentence, and none is loaded before it is needed', async ({
  project,
  page,
}) => {
  await page.goto(`${project.url}/package.json`);
  await page.route('**/ninefold_rate_wasm.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) => asked.push(request.url().replace(/.*\//, '')));
  const rated = await page.evaluate(async () => {
    const path = '/ninefold/worker.js';
    const { startWorker } = await import(path);
    const solver = startWorker();
    const rate = () => solver.rate(new Uint8Array(16)).then((/** @type {any} */ { unrated }) => unrated, String);
    return [
      await rate(),
      await solver.solve(new Uint8Array(16)).then((/** @type {any} */ { verdict }) => verdict),
      await rate(),
    ];
  });
  expect(rated).toEqual([
    expect.stringMatching(
      /^Error: The WebAssembly of Ninefold could not be loaded \(TypeError: .*ninefold_rate_wasm\.js\)\.$/,
    ),
    'several',
    'several',
  ]);
  expect(asked.filter((file) => file.endsWith('_wasm.js')).sort()).toEqual([
    'ninefold_rate_wasm.js',
    'ninefold_rate_wasm.js',
    'ninefold_wasm.js',
  ]);
});

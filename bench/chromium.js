// Measures the engines in a headless Chromium.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as playwright } from '@playwright/test';
import { createServer } from 'vite';
import { serve } from '../tests/web/site.js';
import { chromiumArguments as args, chromium as executable } from '../tools/setup.js';
import { root } from '../tools/steps.js';
import { moduleFile, modules, shippedFile, target } from './build.js';
import { measureCollection } from './collection.js';

/** @import { JSHandle } from '@playwright/test' */
/** @import { Work } from './both/measure.js' */
/** @import { Bench } from './page.js' */

/** With these headers a page's clock has steps of 5 µs instead of 100. */
const headers = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };

/** The address at which Vite serves a file. */
const address = (/** @type {string} */ file) => `/@fs${file}`;

/** Opens a Chromium with the benchmark's page in it. `close` ends both it and the server. */
export async function openChromium() {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'mpa',
    logLevel: 'error',
    cacheDir: `${target}/vite`,
    // Vite bundles these before it serves the page. If it found them later, it would load the page again.
    optimizeDeps: { noDiscovery: true, include: ['sudoku-core', '@algorithm.ts/sudoku'] },
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null, headers, fs: { allow: [root, target] } },
  });
  await server.listen();
  const executablePath = await executable();
  const browser = await playwright.launch({ executablePath, args });

  /** Opens the page in a new process; `bench` is what page.js makes there. */
  const open = async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${server.resolvedUrls?.local[0]}bench/page.html`);
    await page.waitForFunction(() => 'bench' in globalThis);
    const bench = await page.evaluateHandle(() => /** @type {{ bench?: unknown }} */ (globalThis).bench);
    return { context, bench: /** @type {JSHandle<Bench>} */ (bench) };
  };

  const shipped = address(shippedFile);
  const addresses = Object.fromEntries(modules.map((name) => [name, address(moduleFile(name))]));
  const { bench } = await open();
  await bench.evaluate((bench, [addresses, shipped]) => bench.open(addresses, shipped), pair(addresses, shipped));

  return {
    name: `Chromium ${browser.version()}`,

    /** @param {Work} work @param {number} rounds */
    measure: (work, rounds) =>
      bench.evaluate((bench, [work, rounds]) => bench.measure(work, rounds), pair(work, rounds)),

    /** @param {string[]} puzzles */
    warm: (puzzles) => bench.evaluate((bench, puzzles) => bench.warm(puzzles), puzzles),

    /** @param {string} puzzle */
    async cold(puzzle) {
      const { context, bench } = await open();
      const millis = await bench.evaluate(
        (bench, [shipped, puzzle]) => bench.cold(shipped, puzzle),
        pair(shipped, puzzle),
      );
      await context.close();
      return millis;
    },

    /** @param {readonly string[]} puzzles */
    async collection(puzzles) {
      // A new browser: what has run in the other one still takes memory. It has a profile: a private window keeps files in memory.
      const profile = mkdtempSync(join(tmpdir(), 'ninefold-'));
      const fresh = await playwright.launchPersistentContext(profile, { executablePath, args });
      const site = await serve(); // the page as it was built
      const result = await measureCollection(fresh, site.url, puzzles);
      await fresh.close();
      await site.close();
      rmSync(profile, { recursive: true });
      return result;
    },

    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/**
 * Two arguments as the one value that Playwright takes.
 * @template One, Other
 * @param {One} one
 * @param {Other} other
 * @returns {[One, Other]}
 */
const pair = (one, other) => [one, other];

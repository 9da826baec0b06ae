// `npm run lighthouse`: Lighthouse's scores for the built page, as a phone gets it from an ordinary host.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import puppeteer from 'puppeteer-core';
import { build } from '../build.js';
import { chromium, chromiumArguments, lighthousePackages } from '../setup.js';
import { root, Trouble } from '../steps.js';

/** @import { AddressInfo } from 'node:net' */

/**
 * What is used of Lighthouse's results.
 * @typedef {{ title: string, score: number | null, displayValue?: string, details?: { type: string, items: any[] } }} Audit
 * @typedef {{ title: string, score: number | null, auditRefs: { id: string, weight: number }[] }} Category
 * @typedef {object} Result
 * @property {Record<string, Category>} categories
 * @property {Record<string, Audit>} audits
 * @property {{ benchmarkIndex: number }} environment
 * @property {{ message: string }} [runtimeError]
 */

/** The package's name, as a variable: only this command installs it, so `tsc` must not look for its types. */
const name = 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** How many times it measures; the median counts, because a busy machine costs points, too. */
const runs = 3;

/** Builds and measures the page, and prints the scores and what costs points. @throws {Trouble} when a median is below 100 */
export async function lighthouse() {
  await lighthousePackages();
  const { default: measure } = await import(name);
  await build();
  const { url, close } = await host();
  const browser = await puppeteer.launch({
    executablePath: await chromium(),
    args: [...chromiumArguments, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  /** @type {number[][]} */
  const scores = [];
  /** @type {number[]} Lighthouse's own measure of how fast this machine is, one for each run */
  const speeds = [];
  /** @type {Set<string>} */
  const costs = new Set();
  console.log(`  ${'run'.padEnd(8)}${categories.map((name) => name.padEnd(16)).join('')}`);
  const line = (/** @type {string} */ name, /** @type {number[]} */ figures) =>
    console.log(`  ${name.padEnd(8)}${figures.map((figure) => String(figure).padEnd(16)).join('')}`);
  for (let run = 1; run <= runs; run++) {
    const context = await browser.createBrowserContext(); // a new one: its cache is empty
    const page = await context.newPage();
    const result = await measure(url, { logLevel: 'error', onlyCategories: categories }, undefined, page);
    /** @type {Result | undefined} */
    const lhr = result?.lhr;
    if (!lhr || lhr.runtimeError) throw new Trouble(`Lighthouse: ${lhr?.runtimeError?.message}`);
    speeds.push(Math.round(lhr.environment.benchmarkIndex));
    scores.push(categories.map((name) => Math.round((lhr.categories[name].score ?? 0) * 100)));
    line(String(run), scores[run - 1]);
    for (const cost of costsOf(lhr)) costs.add(cost);
    await context.close();
  }
  await browser.close();
  close();
  const medians = categories.map(
    (_, index) => scores.map((figures) => figures[index]).sort((a, b) => a - b)[runs >> 1],
  );
  line('median', medians);
  console.log(`  Lighthouse rates this machine ${speeds.join(', ')}; a quiet desktop has 1,500 to 2,000.`);
  for (const cost of costs) console.log(`  ${cost}`);
  if (medians.some((figure) => figure < 100)) throw new Trouble('Lighthouse gives less than 100.');
}

/** What costs points, one line for each. @param {Result} lhr */
function costsOf({ categories, audits }) {
  return Object.values(categories).flatMap(({ title, auditRefs }) =>
    auditRefs
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => audits[id])
      .filter(({ score }) => score !== null && score < 0.995)
      .map((audit) =>
        [`${title}: ${audit.title}`, audit.displayValue, ...elementsOf(audit)].filter(Boolean).join(' · '),
      ),
  );
}

/** The HTML of the elements that an audit complains of. @param {Audit} audit */
const elementsOf = ({ details }) => (details?.type === 'table' ? details.items.map(({ node }) => node?.snippet) : []);

/** Content types, by the end of a file's name. @type {Record<string, string>} */
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** Serves dist/ compressed, as hosts do, until `close` is called. */
async function host() {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    try {
      const body = gzipSync(readFileSync(join(root, 'dist', path)));
      response.writeHead(200, { 'Content-Type': types[extname(path)], 'Content-Encoding': 'gzip' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {AddressInfo} */ (server.address());
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}

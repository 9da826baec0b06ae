// `npm run acts`: walks through the page at random, several walks beside each other, and says what was wrong after which acts.

import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium as playwright } from '@playwright/test';
import { buildNamed } from '../tests/browsers/acts/served.js';
import { walk } from '../tests/browsers/acts/walk.js';
import { serve } from '../tests/web/site.js';
import { chromiumArguments, chromium as executable } from './setup.js';
import { root, Trouble } from './steps.js';

/** @import { Walk } from '../tests/browsers/acts/walk.js' */

/** Where the acts of each walk are written down, and pictures of faults lie. */
const folder = join(root, 'target/acts');

/** How many acts are told that led to a fault. */
const told = 12;

/**
 * Walks and prints what was found.
 * @param {string[]} args `--seeds 10`: so many walks, or `--seeds 3,7` just these; `--acts 100`: as long; `--beside 2`: so
 *   many at once; `--from 1`: the first seed of many. Every act is written down in target/acts/seed-N.txt
 * @throws {Trouble} when something was wrong
 */
export async function acts(args) {
  const { values } = parseArgs({
    args,
    options: {
      seeds: { type: 'string', default: '10' },
      acts: { type: 'string', default: '100' },
      from: { type: 'string', default: '1' },
      beside: { type: 'string', default: '2' },
    },
  });
  const seeds = values.seeds.includes(',')
    ? values.seeds.split(',').filter(Boolean).map(Number)
    : Array.from({ length: Number(values.seeds) }, (_, at) => Number(values.from) + at);
  const count = Number(values.acts);
  mkdirSync(folder, { recursive: true });
  const site = await serve(icon);
  const page = await buildNamed();
  site.move(page.folder);
  const left = [...seeds];
  /** @type {Walk[]} */
  const walks = [];
  const one = async () => {
    for (let seed = left.shift(); seed !== undefined; seed = left.shift()) {
      const walked = await start(site.url, seed, count);
      walks.push(walked);
      console.log(report(walked));
    }
  };
  await Promise.all(Array.from({ length: Number(values.beside) }, one));
  await site.close();
  page.remove();
  console.log(`\n${sums(walks)}`);
  const faults = walks.flatMap(({ faults }) => faults);
  if (faults.length) throw new Trouble(`${faults.length} faults; pictures of them are in target/acts.`);
}

/**
 * Walks in a browser of its own: two in one would share the clipboard. Some have touch, and some a camera.
 * @param {string} url
 * @param {number} seed
 * @param {number} count
 */
async function start(url, seed, count) {
  const browser = await playwright.launch({
    executablePath: await executable(),
    args: [...chromiumArguments, '--use-fake-device-for-media-stream'],
  });
  try {
    const hasTouch = seed % 3 === 0;
    const camera = seed % 2 ? [] : ['camera'];
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      hasTouch,
      permissions: ['clipboard-read', 'clipboard-write', ...camera],
    });
    context.setDefaultTimeout(20_000);
    const file = join(folder, `seed-${seed}.txt`);
    writeFileSync(file, '');
    const tell = (/** @type {string} */ line) => appendFileSync(file, `${line}\n`);
    const picture = (/** @type {number} */ at) => join(folder, `seed-${seed}-act-${at}.png`);
    return await walk(context, url, { seed, count, hasTouch, tell, picture });
  } finally {
    await browser.close();
  }
}

/** A browser asks for this beside a document that names no icon. @type {import('../tests/web/site.js').Host} */
const icon = ({ url }, response) => url === '/favicon.ico' && response.writeHead(204).end();

/** What became of a walk. @param {Walk} walk */
function report({ seed, done, faults }) {
  const lines = [`› Seed ${seed}: ${done.length} acts, ${faults.length} faults`];
  for (const { kind, text, at } of faults) {
    lines.push(`  After act ${at} the page ${kind}: ${text}`);
    lines.push(
      ...done.slice(Math.max(0, at - told), at).map((act, place) => `    ${Math.max(0, at - told) + place + 1} ${act}`),
    );
  }
  return lines.join('\n');
}

/** How often each act was done. @param {readonly Walk[]} walks */
function sums(walks) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const { counts } of walks) for (const [name, count] of counts) sums.set(name, (sums.get(name) ?? 0) + count);
  const all = walks.reduce((sum, { done }) => sum + done.length, 0);
  return [
    `${walks.length} walks, ${all} acts:`,
    ...[...sums].sort(([, one], [, other]) => other - one).map(([name, count]) => `  ${count} ${name}`),
  ].join('\n');
}

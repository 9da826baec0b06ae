// Opens a file of a million puzzles in the page: how fast it is solved, how much memory that takes, and whether the page stays
// smooth and answers keys.

import { once } from 'node:events';
import { createWriteStream, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { target } from './build.js';

/** @import { Browser, BrowserContext } from '@playwright/test' */

/** How many puzzles the file has. */
const many = 1_000_000;

/** How often the memory is looked at, and a key is pressed, in milliseconds. */
const interval = 100;

/**
 * @typedef {object} Collection
 * @property {number} puzzles
 * @property {number} bytes of the file
 * @property {number} seconds from the choice of the file to the last solution
 * @property {number} longestTask of the page's thread, in milliseconds; 0 when none took 50
 * @property {number} slowestKey of those that are pressed meanwhile, in milliseconds until what it does is painted; 0 when none took 16
 * @property {{ before: number, most: number } | null} memory of all of the browser's processes, in bytes; what
 *   several of them share counts once; null where there is no /proc
 */

/**
 * Writes the file, opens it in a new page, and measures until all is solved. Meanwhile it goes from row to row.
 * @param {BrowserContext} context of a browser of its own, with a profile on the disk
 * @param {string} address the page's
 * @param {readonly string[]} puzzles taken again and again until there are enough
 * @returns {Promise<Collection>}
 */
export async function measureCollection(context, address, puzzles) {
  const file = join(target, 'million.txt');
  await write(file, puzzles);
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('#verdict[data-kind=several]').waitFor(); // the solver is ready: it has judged the empty grid
  const outcome = await page.evaluateHandle(watch);
  const memory = await watchMemory(/** @type {Browser} */ (context.browser()));

  await page.locator('#file').setInputFiles(file);
  const timer = setInterval(() => page.keyboard.press('ArrowDown').catch(() => {}), interval);
  const times = await outcome.evaluate(({ solved }) => solved);
  clearInterval(timer);
  const result = { puzzles: many, bytes: statSync(file).size, ...times, memory: await memory.stop() };
  await page.close();
  rmSync(file);
  return result;
}

/** @param {string} file @param {readonly string[]} puzzles */
async function write(file, puzzles) {
  mkdirSync(dirname(file), { recursive: true });
  const stream = createWriteStream(file);
  const together = 10_000;
  for (let at = 0; at < many; at += together) {
    const lines = Array.from({ length: together }, (_, index) => `${puzzles[(at + index) % puzzles.length]}\n`);
    if (!stream.write(lines.join(''))) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'finish');
}

/** Runs in the page: measures from the choice of a file until the page says that all of it is solved. */
function watch() {
  let longestTask = 0;
  let slowestKey = 0;
  let begun = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'keydown') slowestKey = Math.max(slowestKey, duration);
    }
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
  document.addEventListener('change', () => (begun = performance.now()), { capture: true, once: true });
  /** @type {Promise<{ seconds: number, longestTask: number, slowestKey: number }>} */
  const solved = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.collection output')?.textContent?.includes('Solved')) return;
      observer.disconnect();
      const seconds = (performance.now() - begun) / 1000;
      setTimeout(() => resolve({ seconds, longestTask, slowestKey }), 500); // the browser reports a long task a little later
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return { solved };
}

/**
 * Looks at the memory of a browser again and again; `stop` ends that and tells what it was at first and at most.
 * @param {Browser} browser
 */
async function watchMemory(browser) {
  const session = await browser.newBrowserCDPSession();
  const now = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { id }) => sum + memoryOf(id), 0);
  };
  const before = await now();
  let most = before;
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = now().then((bytes) => {
      most = Math.max(most, bytes);
    });
  }, interval);
  return {
    async stop() {
      clearInterval(timer);
      await looking;
      await session.detach();
      return before > 0 ? { before, most } : null;
    },
  };
}

/** The memory of a process, in bytes. @param {number} id */
function memoryOf(id) {
  try {
    return 1024 * Number(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8').match(/^Pss:\s+(\d+)/m)?.[1] ?? 0);
  } catch {
    return 0; // the process has ended, or this is no Linux
  }
}

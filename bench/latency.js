// `npm run latency`: how long it takes from a key to the painted verdict, and to a hint, and whether any task blocks the
// page; in turns with the page of another revision.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as playwright } from '@playwright/test';
import { finnish, newspaper } from '../tests/web/cases.js';
import { build } from '../tools/build.js';
import { chromiumArguments as args, chromium as executable } from '../tools/setup.js';
import { output, step, Trouble } from '../tools/steps.js';
import { pageBefore } from './before.js';
import { compare, median } from './both/statistics.js';
import { target } from './build.js';
import { randomFrom } from './generate.js';
import { table } from './report.js';

/** @import { Browser } from '@playwright/test' */

/** How many times slower the processor is made: then it is about as slow as a phone's. */
const slowdown = 4;

/** How many times as long as before it may take. A machine's own noise is a tenth. */
const mostSlower = 1.25;

/** A task of fewer milliseconds holds nobody up. */
const unfelt = 50;

/** With these, Chromium paints a frame as soon as it is ready. Else it waits for the display, 8 ms on average. */
const unpaced = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** How often both pages are measured, one after the other. */
const rounds = 5;

/** The pause after each key and each step, in milliseconds: everything that it started has ended by then. */
const pause = 300;

/** @typedef {'before' | 'now'} Side */

/**
 * Builds both pages, measures them and prints the figures.
 * @param {string[]} args a revision; without it, it is what there was before the change that is not committed yet, or
 *   before the last commit
 * @throws {Trouble} when something takes much longer than before
 */
export async function latency([revision = isChanged() ? 'HEAD' : 'HEAD~1']) {
  await build();
  const { commit, path } = await pageBefore(revision);
  const { serve } = await import('../tests/web/site.js');
  const sites = { before: await serve(), now: await serve() };
  sites.before.move(path);
  const executablePath = await executable();
  const browser = await playwright.launch({ executablePath, args });
  const quick = await playwright.launch({ executablePath, args: [...args, ...unpaced] });
  /** @type {Record<string, Record<Side, number[]>>} a number for each round */
  const times = {};
  const note = (/** @type {string} */ name, /** @type {Side} */ side, /** @type {number} */ value) => {
    times[name] ??= { before: [], now: [] };
    times[name][side].push(value);
  };
  try {
    for (let round = 0; round < rounds; round++) {
      await step(`Round ${round + 1} of ${rounds}`, async () => {
        for (const side of round % 2 ? sides : sides.toReversed()) {
          const keys = await measureKeys(quick, sites[side].url);
          note('key to verdict', side, median(keys.map(({ painted }) => painted)));
          note('until the page has it', side, median(keys.map(({ changed }) => changed)));
          const [first, ...later] = await measureHints(quick, sites[side].url);
          note('key to hint', side, median(later));
          note('key to the first hint', side, first);
        }
      });
    }
    const paced = await step('From key to verdict, at 60 Hz', () => measureKeys(browser, sites.now.url));
    for (const [round, rate] of [1, slowdown, slowdown, slowdown, slowdown].entries()) {
      await step(`Long tasks, ${rate} times slower`, async () => {
        for (const side of round % 2 ? sides : sides.toReversed()) {
          const tasks = await measureTasks(browser, sites[side].url, rate);
          for (const [name, longest] of Object.entries(tasks)) {
            note(`longest task, ${name}${rate > 1 ? ', slower' : ''}`, side, Math.max(unfelt, longest));
          }
        }
      });
    }
    const rows = Object.entries(times).map(([name, { before, now }]) => {
      // Of tasks the least: what the browser itself does in between makes some of them longer, and none shorter.
      const isTask = name.startsWith('longest');
      const middle = (/** @type {number[]} */ values) => (isTask ? Math.min(...values) : median(values));
      const ratio = isTask ? middle(now) / middle(before) : compare(now, before).ratio;
      return { name, before: middle(before), now: middle(now), ratio };
    });
    console.log(
      `\n${table([
        [`ms, ${slowdown} times slower`, commit, 'now', 'now / before'],
        ...rows.map(({ name, before, now, ratio }) => [name, millis(before), millis(now), ratio.toFixed(2)]),
      ])}`,
    );
    const shown = median(paced.map(({ painted }) => painted));
    console.log(
      `\nMedians of ${rounds} rounds, of slowed down tasks the least of four. With the wait for a display of 60 Hz a key takes ${millis(shown)} ms. ` +
        `A task of less than ${unfelt} ms counts as ${unfelt}. Chromium ${browser.version()}`,
    );
    const slower = rows.filter(({ ratio }) => ratio > mostSlower);
    if (slower.length)
      throw new Trouble(`More than ${mostSlower} times as long: ${slower.map(({ name }) => name).join('; ')}.`);
  } finally {
    await quick.close();
    await browser.close();
    for (const side of sides) sites[side].close();
  }
}

/** @type {Side[]} */
const sides = ['before', 'now'];

/** Whether something differs from the last commit. */
const isChanged = () => output('git', ['status', '--porcelain']) !== '';

/** A time as text. */
const millis = (/** @type {number} */ duration) => duration.toFixed(duration < 50 ? 1 : 0);

/**
 * Types a puzzle and measures each digit. A blank changes nothing, so no verdict comes after it.
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<Key[]>}
 */
async function measureKeys(browser, url) {
  const page = await open(browser, url, slowdown);
  await page.evaluate(watchKeys);
  await page.locator('#new').click();
  await page.locator('[data-cell="0"]').click();
  for (const digit of newspaper.puzzle) {
    await page.keyboard.press(digit === '0' ? 'Space' : digit);
    if (digit !== '0') await page.waitForTimeout(pause);
  }
  const keys = await page.evaluate(() => /** @type {{ keys?: Key[] }} */ (globalThis).keys ?? []);
  await page.close();
  return keys;
}

/**
 * @typedef {{ changed: number, painted: number }} Key milliseconds from the key until the verdict changes in the
 *   page, and until it is painted
 */

/** Runs in the page: measures from each key that changes the puzzle to the first change of the verdict after it. */
function watchKeys() {
  /** @type {Key[]} */
  const keys = [];
  Object.assign(globalThis, { keys });
  let pressed = 0;
  document.addEventListener('keydown', ({ key, timeStamp }) => (pressed = key === ' ' ? 0 : timeStamp), true);
  const said = /** @type {HTMLElement} */ (document.getElementById('verdict')?.parentElement); // and the line below it
  const afterFrame = new MessageChannel();
  /** @type {(() => void)[]} */
  const waiting = [];
  afterFrame.port1.onmessage = () => waiting.shift()?.();
  new MutationObserver(() => {
    if (!pressed) return;
    const begun = pressed;
    pressed = 0;
    const changed = performance.now() - begun;
    waiting.push(() => keys.push({ changed, painted: performance.now() - begun }));
    requestAnimationFrame(() => afterFrame.port2.postMessage(null)); // the message comes after the frame
  }).observe(said, { subtree: true, childList: true, characterData: true });
}

/** How many hints are asked for: this often where to look, what it is, and to do it. */
const hintsAsked = 8;

/**
 * Asks for hints on the way through a puzzle: how long it takes from H to each painted hint, in milliseconds.
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<number[]>}
 */
async function measureHints(browser, url) {
  const page = await open(browser, url, slowdown);
  await page.evaluate((puzzle) => location.assign(`#puzzle=${puzzle}`), newspaper.puzzle);
  await page.locator('#verdict', { hasText: 'Exactly one solution' }).waitFor();
  await page.waitForTimeout(10 * pause); // the level is worked out
  await page.evaluate(watchHints);
  for (let hint = 0; hint < hintsAsked; hint++) {
    for (let press = 0; press < 3; press++) {
      await page.keyboard.press('h');
      await page.waitForTimeout(pause);
    }
  }
  const hints = await page.evaluate(() => /** @type {{ hints?: number[] }} */ (globalThis).hints ?? []);
  await page.close();
  return hints;
}

/** Runs in the page: measures from H to the frame in which the panel says something else than that it is looking. */
function watchHints() {
  /** @type {number[]} */
  const hints = [];
  Object.assign(globalThis, { hints });
  let pressed = 0;
  let said = '';
  document.addEventListener('keydown', ({ key, timeStamp }) => (pressed = key === 'h' ? timeStamp : 0), true);
  const panel = /** @type {HTMLElement} */ (document.getElementById('hints'));
  const afterFrame = new MessageChannel();
  /** @type {(() => void)[]} */
  const waiting = [];
  afterFrame.port1.onmessage = () => waiting.shift()?.();
  new MutationObserver(() => {
    const text = panel.hidden ? '' : (panel.querySelector('#hints-title')?.textContent ?? '');
    if (!pressed || !text || text.startsWith('Looking') || text === said) return;
    said = text;
    const begun = pressed;
    pressed = 0;
    waiting.push(() => hints.push(performance.now() - begun));
    requestAnimationFrame(() => afterFrame.port2.postMessage(null)); // the message comes after the frame
  }).observe(panel, { subtree: true, childList: true, characterData: true, attributes: true });
}

/**
 * The longest task of the page's own thread (ms) in each of the things that people do; 0 where none takes 50 ms.
 * @param {Browser} browser
 * @param {string} url
 * @param {number} rate how much slower the processor is
 */
async function measureTasks(browser, url, rate) {
  const page = await open(browser, url, rate);
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      const { tasks } = /** @type {{ tasks?: number[] }} */ (globalThis);
      tasks?.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
  /** @type {Record<string, number>} */
  const longest = {};
  const measure = async (/** @type {string} */ name, /** @type {() => Promise<unknown>} */ act) => {
    await page.evaluate(() => Object.assign(globalThis, { tasks: [] }));
    await act();
    await page.waitForTimeout(2 * pause); // the browser reports a long task a little later
    const tasks = await page.evaluate(() => /** @type {{ tasks?: number[] }} */ (globalThis).tasks ?? []);
    longest[name] = Math.max(0, ...tasks);
  };
  const type = async (/** @type {string} */ cells) => {
    await page.locator('#new').click();
    await page.locator('[data-cell="0"]').click();
    for (const digit of cells) await page.keyboard.press(digit === '0' ? 'Space' : digit);
  };
  const file = join(target, 'many.txt'); // on the disk: the page itself would have to build any other one
  mkdirSync(target, { recursive: true });
  writeFileSync(file, many(10_000));
  const verdict = (/** @type {string} */ words) => page.locator('#verdict', { hasText: words }).waitFor();

  await measure('typing', async () => {
    await type(finnish.puzzle);
    await verdict('Exactly one');
  });
  await measure('solving', () => page.keyboard.press('Enter'));
  await measure('counting 100,000 solutions', async () => {
    await type('1');
    await page.keyboard.press('Enter'); // they are counted as soon as one is wanted
    await page.getByText('of 100,000+').first().waitFor();
  });
  await measure('hints', async () => {
    await type(finnish.puzzle);
    await verdict('Exactly one');
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('h');
      await page.waitForTimeout(pause);
    }
    await page.keyboard.press('Escape');
    await page.locator('[name=mode][value=givens]').check(); // what was done has switched to answers
  });
  await measure('the whole way', async () => {
    await type(finnish.puzzle);
    await verdict('Exactly one');
    await page.locator('#ask-path').click();
    await page.locator('#steps [role=option]').first().waitFor({ state: 'attached' });
    for (const key of ['End', 'Home', ...Array(40).fill('ArrowDown'), ...Array(10).fill('PageDown')]) {
      await page.keyboard.press(key);
    }
    await page.keyboard.press('Escape');
  });
  await measure('the doctor', async () => {
    await type(finnish.puzzle.replace('8', '3'));
    await page.locator('#ask-doctor').click();
    await page.locator('#doctor label').first().waitFor();
  });
  await measure('a collection of 10,000', async () => {
    await page.locator('#file').setInputFiles(file);
    await page.locator('.collection output', { hasText: 'Solved' }).waitFor();
    for (let turn = 0; turn < 20; turn++) {
      await page.locator('#puzzles').press('PageDown');
    }
  });
  await page.close();
  rmSync(file);
  return longest;
}

/** A text with some puzzles: always the same one, with its digits exchanged at random. @param {number} count */
function many(count) {
  const random = randomFrom(1);
  const lines = Array.from({ length: count }, () => {
    const digits = [...'123456789']
      .map((digit) => ({ digit, key: random() }))
      .sort((one, other) => one.key - other.key);
    return newspaper.puzzle.replaceAll(/[1-9]/g, (digit) => digits[Number(digit) - 1].digit);
  });
  return lines.join('\n');
}

/**
 * Opens the page, and waits until it is ready.
 * @param {Browser} browser
 * @param {string} url
 * @param {number} rate how much slower the processor is
 */
async function open(browser, url, rate) {
  // Without a display's pace an animation paints all the time, and takes the processor from what is measured.
  const context = await browser.newContext({ locale: 'en', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('#verdict', { hasText: /./ }).waitFor();
  await page.keyboard.press('1'); // a verdict shows that the solver is ready
  await page.locator('#verdict[data-kind=several]').waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return page;
}

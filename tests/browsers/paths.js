// What people mainly do on the page, a few steps for each. The checks read the grid and not the words of the page.

import { messagesOf } from '../../tools/words.js';
import { finnish, newspaper, thirteen } from '../web/cases.js';
import { drawn, puzzle as photographed, pngOf, smudged } from '../web/photos.js';

/** @import { Page } from './drivers.js' */

/** A browser cannot take a path; the message says why. */
export class Skipped extends Error {}

/**
 * @typedef {object} Site
 * @property {string} url without a slash at its end
 * @property {string} language what the page is to speak
 * @property {boolean} isOff whether the server answers nothing
 */

const dots = (/** @type {string} */ puzzle) => puzzle.replaceAll('0', '.');

/**
 * Waits until `read` gives the expected value. Throws after 30 s, with the value that it gave last.
 * @template Value
 * @template [Argument=undefined]
 * @param {Page} page
 * @param {(argument: Argument) => Value} read runs in the page
 * @param {Awaited<Value>} expected
 * @param {Argument} [argument] of `read`
 */
async function expect(page, read, expected, argument) {
  let last;
  for (const end = Date.now() + 30_000; Date.now() < end; ) {
    last = await page.evaluate(read, /** @type {Argument} */ (argument));
    if (JSON.stringify(last) === JSON.stringify(expected)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${JSON.stringify(last)} instead of ${JSON.stringify(expected)}`);
}

const cells = () => Array.from(document.querySelectorAll('[data-cell]'), (cell) => cell.textContent || '.').join('');
/** How many cells of the newspaper's puzzle are blank. */
const blanks = [...newspaper.puzzle].filter((digit) => digit === '0').length;

const kind = () => document.getElementById('verdict')?.dataset.kind;
/** Whether a language's words are on the device. @param {string} tag */
const isKept = async (tag) => {
  const own = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  const files = own.flat().filter(({ url }) => url.includes(`-${tag}-`) || url.includes(`/${tag}-`));
  return files.length === 4;
};
const hasRepair = () => Boolean(document.querySelector('#doctor:not([hidden]) :checked'));

/** Opens a puzzle by its link. @param {Page} page @param {Site} site @param {string} puzzle */
async function open(page, site, puzzle) {
  await page.goto(`${site.url}/?bd=${puzzle}`);
  await expect(page, cells, dots(puzzle));
}

/** @param {Page} page @param {string} keys one character a key */
async function type(page, keys) {
  for (const key of keys) await page.press(key);
}

/** Presses a row of the menu. @param {Page} page @param {string} row as CSS names it */
async function menu(page, row) {
  await page.click('#ask-menu');
  await expect(page, () => Boolean(document.querySelector('dialog.menu[open]')), true);
  await page.click(`.menu ${row}`);
}

/** Puts a text into the text box and reads it in. @param {Page} page @param {string} text */
async function readIn(page, text) {
  await menu(page, '[data-do=text]');
  await expect(page, () => Boolean(document.querySelector('#textbox textarea')), true);
  await page.evaluate((text) => {
    const box = /** @type {HTMLTextAreaElement} */ (document.querySelector('#textbox textarea'));
    box.value = text;
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
  await page.click('#textbox .primary');
}

/** Drops a picture on the page. @param {Page} page @param {Buffer} picture */
const drop = (page, picture) =>
  page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0))], 'photo.png'));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, picture.toString('base64'));

/** Chooses a language in the menu. @param {Page} page @param {string} tag */
async function speak(page, tag) {
  await menu(page, `[lang=${tag}]`);
  await expect(page, () => document.documentElement.lang, tag);
}

/** Waits until so much of the page is kept on the device. @param {Page} page @param {'page' | 'all'} what */
async function keptIn(page, what) {
  if (!(await page.evaluate(() => 'serviceWorker' in navigator))) throw new Skipped('it has no service workers here');
  await expect(page, () => document.getElementById('offline')?.dataset.kept, what);
}

/**
 * Does something without a network.
 * @param {Site} site
 * @param {() => Promise<void>} act
 */
async function offline(site, act) {
  site.isOff = true;
  await act().finally(() => {
    site.isOff = false;
  });
}

/**
 * What is wrong with the page as it is seen now, wherever the path leads: it is wider than its window, or lacks a word.
 * @returns {string} '' where nothing is
 */
export function flaws() {
  const { scrollWidth, lang } = document.documentElement;
  const names = Array.from(document.querySelectorAll('[aria-label]'), (part) => part.getAttribute('aria-label'));
  const said = [document.body.innerText, ...names].join('\n');
  const lacking = said.match(/.*(undefined|null|NaN|\[object|\{\w+\}|\b[a-z]{3,}\.[a-z]{3,}[A-Z]?\w*\b).*/)?.[0];
  if (scrollWidth > innerWidth) return `${scrollWidth} pixels wide in a window of ${innerWidth}`;
  return lacking ? `a word is missing in ${lang}: ${lacking}` : '';
}

/**
 * The paths, in the order in which they are taken: the first is a first visit, and the last is one of many.
 * @type {readonly [name: string, path: (page: Page, site: Site) => Promise<void>][]}
 */
export const paths = [
  [
    'first visit, offline',
    async (page, site) => {
      await page.goto(site.url);
      await speak(page, site.language);
      await keptIn(page, 'page');
      await expect(page, isKept, true, site.language);
      await offline(site, async () => {
        await page.goto(site.url);
        await expect(page, () => document.documentElement.lang, site.language);
        await type(page, newspaper.puzzle);
        await expect(page, kind, 'unique');
        await page.press('h');
        await expect(page, () => document.querySelectorAll('.grid [data-roles~=lit]').length, 9);
        await page.press('Escape');
        await drop(page, pngOf(drawn()));
        const isSaid = (/** @type {string} */ words) => document.getElementById('note')?.textContent?.startsWith(words);
        await expect(page, isSaid, true, messagesOf(site.language)['offline.rest']);
        await page.press('Enter');
        await expect(page, cells, newspaper.solution);
      });
      await menu(page, '[data-do=new]');
    },
  ],
  [
    'type',
    async (page, site) => {
      await page.goto(site.url);
      await type(page, newspaper.puzzle);
      await expect(page, cells, dots(newspaper.puzzle));
    },
  ],
  ['verdict', (page) => expect(page, kind, 'unique')],
  [
    'solve',
    async (page) => {
      await page.press('Enter');
      await expect(page, cells, newspaper.solution);
      await page.press('Enter');
      await expect(page, cells, dots(newspaper.puzzle));
    },
  ],
  [
    'reload',
    async (page, site) => {
      await page.goto(`${site.url}/index.html`);
      await expect(page, cells, dots(newspaper.puzzle));
    },
  ],
  [
    'copy and paste',
    async (page) => {
      await page.press('c', 'Control');
      await menu(page, '[data-do=new]');
      await expect(page, cells, '.'.repeat(81));
      await page.press('v', 'Control');
      await expect(page, cells, dots(newspaper.puzzle));
    },
  ],
  ['link', (page, site) => open(page, site, finnish.puzzle)],
  [
    'answers',
    async (page, site) => {
      const first = () => {
        const cell = /** @type {HTMLElement} */ (document.querySelector('[data-cell="0"]'));
        return [cell.dataset.origin, cell.textContent];
      };
      await open(page, site, newspaper.puzzle);
      await page.press('a');
      await page.press(newspaper.solution[0]);
      await expect(page, first, ['answer', newspaper.solution[0]]);
      await page.press('z', 'Control');
      await expect(page, cells, dots(newspaper.puzzle));
      await page.press('a');
    },
  ],
  [
    'hint',
    async (page, site) => {
      const lit = () => document.querySelectorAll('.grid [data-roles~=lit]').length;
      const explained = () => Boolean(document.querySelector('#hints:not([hidden], .short) .telling'));
      const answered = () => document.querySelectorAll('[data-origin=answer]').length;
      await open(page, site, newspaper.puzzle);
      await page.press('h');
      await expect(page, lit, 9);
      await page.press('h');
      await expect(page, explained, true);
      await page.press('Escape');
      await open(page, site, dots(newspaper.solution.replace(/^./, '0')));
      await page.press('h');
      await expect(page, lit, 9);
      await page.press('h');
      await expect(page, explained, true);
      await page.press('h');
      await expect(page, answered, 1);
      await expect(page, cells, newspaper.solution);
    },
  ],
  [
    'the path',
    async (page, site) => {
      const listed = () => document.querySelectorAll('#steps [role=option]').length > 0;
      const current = () => document.querySelector('#steps [aria-selected=true]')?.id ?? '';
      const seen = () => document.querySelectorAll('.grid [data-origin]:not([data-origin=""])').length;
      await open(page, site, newspaper.puzzle);
      await page.click('#ask-path');
      await expect(page, listed, true);
      await page.press('End');
      await expect(page, () => document.querySelectorAll('.grid [data-origin=solved]').length, blanks - 1);
      await page.press('Home');
      await expect(page, current, 'step-1');
      await page.press('Escape');
      await expect(page, seen, 81 - blanks);
    },
  ],
  [
    'all solutions',
    async (page, site) => {
      await open(page, site, thirteen);
      await page.press('Enter');
      const place = () => Array.from(document.querySelector('#pager .at')?.textContent?.match(/\d+/g) ?? []);
      await expect(page, place, ['1', '13']);
      const before = await page.evaluate(cells);
      await page.click('#pager [data-t-label="pager.next"]');
      await expect(page, place, ['2', '13']);
      if ((await page.evaluate(cells)) === before) throw new Error('the next solution is the same');
    },
  ],
  [
    'doctor',
    async (page, site) => {
      await open(page, site, newspaper.puzzle.replace('53', '83'));
      await expect(page, kind, 'clash');
      await page.click('#ask-doctor');
      await expect(page, hasRepair, true);
      await page.click('#doctor .primary');
      await expect(page, kind, 'unique');
    },
  ],
  [
    'photo',
    async (page, site) => {
      const doubts = () => document.querySelectorAll('.grid [data-roles~=doubtful]').length;
      await open(page, site, finnish.puzzle);
      await drop(page, pngOf(await smudged(drawn(), [2])));
      await expect(page, cells, photographed);
      await expect(page, doubts, 1);
      await page.click('#photo [aria-pressed=true]');
      await expect(page, doubts, 0);
      await page.click('#photo .primary');
      await page.click('#undo');
      await expect(page, cells, dots(finnish.puzzle));
      await drop(page, pngOf(drawn()));
      await expect(page, cells, photographed);
      await menu(page, '[data-do=photo]');
      await expect(page, () => document.getElementById('photo')?.hidden, false);
      await page.click('#photo .primary');
    },
  ],
  [
    'camera',
    async (page) => {
      const stage = () => /** @type {HTMLElement} */ (document.querySelector('dialog.camera')).dataset.stage;
      await menu(page, '[data-do=camera]');
      await expect(page, stage, 'trouble'); // there is none, or nobody allows it
      await page.click('dialog.camera .close');
    },
  ],
  [
    'text box',
    async (page) => {
      await readIn(page, finnish.puzzle);
      await expect(page, cells, dots(finnish.puzzle));
    },
  ],
  [
    'many puzzles',
    async (page) => {
      await readIn(page, [newspaper.puzzle, finnish.puzzle, newspaper.puzzle].join('\n'));
      await expect(page, () => document.querySelectorAll('#puzzles [role=option]:not([hidden])').length, 3);
      await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#puzzles')).focus());
      await page.press('ArrowDown');
      await page.press('Enter');
      await expect(page, () => document.getElementById('collection')?.hidden, true);
      await expect(page, cells, dots(finnish.puzzle));
    },
  ],
  [
    'language',
    async (page, site) => {
      for (const tag of ['de', 'en', site.language]) await speak(page, tag);
    },
  ],
  [
    'second visit, offline',
    async (page, site) => {
      await page.goto(site.url);
      await keptIn(page, 'all');
      await offline(site, async () => {
        await open(page, site, finnish.puzzle);
        await expect(page, () => document.documentElement.lang, site.language);
        await expect(page, kind, 'unique');
        await page.press('Enter');
        await expect(page, cells, finnish.solution);
        await drop(page, pngOf(drawn()));
        await expect(page, cells, photographed);
        for (const tag of ['ja', site.language]) await speak(page, tag);
      });
    },
  ],
];

// What the browser tests share: the served page, and the words for what a person does there.

import { test as base, expect } from '@playwright/test';
import { serve } from './site.js';

/** @import { Fixtures, Page, PlaywrightTestArgs, PlaywrightTestOptions, PlaywrightWorkerArgs } from '@playwright/test' */
/** @import { PlaywrightWorkerOptions } from '@playwright/test' */

export { expect };

/** When something that comes soon is looked for again, in milliseconds: Playwright itself soon waits a second. */
export const intervals = [20, 50, 100];

/** The page as a person has it before them. */
export class Sudoku {
  /** @param {Page} page @param {string} url */
  constructor(page, url) {
    this.page = page;
    this.url = url;
    this.verdict = page.locator('#verdict');
    this.note = page.locator('#note');
    this.pager = page.locator('#pager');
    this.panel = page.locator('#doctor');
    this.question = page.locator('#ask-doctor');
    this.clashing = page.locator('[role=gridcell][aria-invalid=true]');
    this.solved = page.locator('[role=gridcell][data-origin=solved]');
  }

  /** @param {string} address what comes after the site's own */
  async open(address = '/') {
    await this.page.goto(this.url + address);
    await expect(this.page.locator('#unstarted')).toHaveCount(0); // the page has started
    await expect(this.verdict).toHaveText(/./);
  }

  /** Opens another tab of the same browser. @param {string} [address] */
  async another(address) {
    // A browser tells a tab that another one hides it; one without a window does not.
    await this.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    const tab = new Sudoku(await this.page.context().newPage(), this.url);
    await tab.open(address);
    return tab;
  }

  /** Waits until the part is there that remembers more of the puzzle than its cells. */
  async expectRemembering() {
    const client = await this.page.context().newCDPSession(this.page);
    const listeners = async () => {
      const { result } = await client.send('Runtime.evaluate', { expression: 'window' });
      const all = await client.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
      return all.listeners.filter(({ type }) => type === 'pagehide').length;
    };
    await expect.poll(listeners).toBe(2); // of what keeps the cells, and of that part
  }

  /**
   * From now on the page's workers get no question for this function, after the first few, until the test releases
   * them.
   * @param {string} method
   * @param {object} [which]
   * @param {number} [which.free] how many of these questions they get at once
   * @param {number} [which.bytes] shorter questions are not held: which of two is asked first depends on the engines
   * @returns {Promise<() => Promise<void>>} releases the questions, and holds none any more
   */
  async holdQuestions(method, { free = 0, bytes = 0 } = {}) {
    await this.page.evaluate(
      ([held, free, bytes]) => {
        const { postMessage } = Worker.prototype;
        /** @type {(() => void)[]} */
        const kept = [];
        let left = free;
        Object.assign(globalThis, {
          held: () => kept.length,
          release() {
            left = Number.POSITIVE_INFINITY;
            for (const post of kept) post();
          },
        });
        Worker.prototype.postMessage = function (/** @type {any} */ message, /** @type {any} */ transfer) {
          const post = () => postMessage.call(this, message, transfer);
          if (message.method !== held || message.args[0].length < bytes || left-- > 0) post();
          else kept.push(post);
        };
      },
      /** @type {const} */ ([method, free, bytes]),
    );
    return () => this.page.evaluate('release()');
  }

  /**
   * Keeps what is said aloud from now on: what is news a moment later takes its place.
   * @returns {Promise<() => Promise<string>>} gives all of it
   */
  async listen() {
    await this.page.evaluate(() => {
      const region = /** @type {HTMLElement} */ (document.querySelector('#aloud'));
      /** @type {string[]} */
      const heard = [];
      Object.assign(globalThis, { heard });
      const hear = () => heard.push(region.textContent ?? '');
      new MutationObserver(hear).observe(region, { childList: true, characterData: true, subtree: true });
    });
    return () => this.page.evaluate(() => /** @type {any} */ (globalThis).heard.join(' '));
  }

  /** Loads it again as somebody does who has been there for a moment. */
  async reload() {
    await this.expectRemembering();
    await this.page.reload();
  }

  /** Opens it as one finds it who has never been there. */
  async renew() {
    await this.page.evaluate(() => {
      const forget = () => {
        sessionStorage.clear();
        localStorage.clear();
      };
      addEventListener('pagehide', forget); // after the page's own, which keeps its puzzle when it is left
      document.addEventListener('visibilitychange', forget);
    });
    await this.open();
  }

  /** @param {string} name */
  button(name) {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Opens the menu. @param {string} [does] a row that is pressed then: what it does */
  async menu(does) {
    await this.page.locator('#ask-menu').click();
    if (does) await this.page.locator(`.menu [data-do="${does}"]`).click();
  }

  /** Does what a row of the menu does, by key. @param {string} does */
  async menuByKey(does) {
    const row = this.page.locator(`.menu [data-do="${does}"]`);
    await this.page.locator('#ask-menu').focus();
    await this.page.keyboard.press('Enter');
    await expect(row).toBeVisible(); // before, it takes no focus
    await row.focus();
    await this.page.keyboard.press('Enter');
  }

  /** Chooses a language. @param {string} tag */
  async speak(tag) {
    await this.menu();
    await this.page.locator(`.menu [data-do=language][lang="${tag}"]`).click();
  }

  /** Chooses the size of an empty grid. @param {number} side */
  async size(side) {
    await this.menu('size');
    await this.page
      .locator('.sizes')
      .getByRole('button', { name: `${side}×${side}`, exact: true })
      .click();
  }

  /** Chooses an example by its name. @param {string} name */
  async example(name) {
    await this.menu('example');
    await this.page.locator('.examples').getByRole('button', { name, exact: true }).click();
  }

  /** @param {number} index */
  cell(index) {
    return this.page.locator(`#grid [data-cell="${index}"]`);
  }

  /** The cell that the next digit goes into. */
  get selected() {
    return this.page.locator('[role=gridcell][aria-selected=true]');
  }

  /** @param {number} index */
  async expectSelected(index) {
    await expect(this.selected).toHaveAttribute('data-cell', String(index));
  }

  /** Waits until the cells, with `.` for a blank, are these. @param {string} cells */
  async expectCells(cells) {
    await expect.poll(() => this.cells(), { intervals }).toBe(cells);
  }

  cells() {
    return this.page.evaluate(() =>
      Array.from(document.querySelectorAll('[data-cell]'), (cell) => cell.textContent || '.').join(''),
    );
  }

  /** Waits until it is this one of several solutions that is shown. @param {number} at @param {string} of */
  async expectPage(at, of) {
    await expect(this.page.locator('#pager .at')).toHaveText(`${at} ${of}`);
  }

  /** Waits until so few givens are judged that no verdict is said of them. @param {number} givens */
  async expectBegun(givens) {
    await expect(this.verdict).toHaveText(new RegExp(`^${givens} givens? so far\\.$`));
    await expect(this.verdict).toHaveAttribute('data-kind', 'several');
  }

  /** @param {string} keys one character a key */
  async type(keys) {
    for (const key of keys) await this.page.keyboard.press(key === ' ' ? 'Space' : key);
  }

  /** Puts a text on the clipboard and presses Ctrl+V. @param {string} text */
  async paste(text) {
    await this.page.evaluate((text) => navigator.clipboard.writeText(text), text);
    await this.page.keyboard.press('Control+V');
  }

  /** Pastes a text with several puzzles, waits for their list, and opens the first of them. @param {string} text */
  async pasteList(text) {
    await this.paste(text);
    await expect(this.page.locator('#puzzles')).toBeFocused();
    await this.page.keyboard.press('Enter');
    await expect(this.page.locator('#collection')).toBeHidden();
  }

  clipboard() {
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  /** Waits until a text is seen under the grid, at least the first of its sentences, and heard. @param {string} text */
  async expectSaid(text) {
    await expect(this.note).toContainText(text.match(/^.+?[.?!](?= |$)/)?.[0] ?? text);
    await expect(this.page.locator('#aloud')).toContainText(text);
  }

  /** Waits until so many givens are judged to have exactly one solution. @param {number} givens */
  async expectUnique(givens) {
    await expect(this.note).toContainText(`${givens} givens`);
    await expect(this.verdict).toHaveText('Exactly one solution.');
  }
}

/**
 * @typedef {PlaywrightTestArgs & PlaywrightTestOptions} Args
 * @typedef {PlaywrightWorkerArgs & PlaywrightWorkerOptions} WorkerArgs
 * @type {Fixtures<{ sudoku: Sudoku }, { site: string }, Args, WorkerArgs>}
 */
const fixtures = {
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures off the pattern
    async ({}, use) => {
      const { url, close } = await serve();
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
  sudoku: async ({ page, site }, use) => {
    /** @type {string[]} */
    const troubles = [];
    page.on('pageerror', (error) => troubles.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
    const sudoku = new Sudoku(page, site);
    await sudoku.open();
    await use(sudoku);
    expect(troubles, 'what the page complained of').toEqual([]);
  },
};

export const test = base.extend(fixtures);

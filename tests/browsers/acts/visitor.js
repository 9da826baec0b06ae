// Who walks: one window of a browser, and what is asked and done there by every act.

import { inside } from './inside.js';

/** @import { BrowserContext, Page } from '@playwright/test' */
/** @import { Standing, Target } from './inside.js' */
/** @import { Random } from './random.js' */

/** How long the page may take to do or answer anything, in milliseconds: on a machine as busy as any. */
const patience = 60_000;

/** How long a walk waits until all is answered, in milliseconds: some puzzles take longer, and it goes on. */
const pause = 3000;

/** The page does not answer. */
export class Stuck extends Error {}

/** One tab in which somebody acts. */
export class Visitor {
  /** What the browser said of each tab that is wrong. @type {string[]} */
  troubles = [];
  isOffline = false;

  /** @param {BrowserContext} context @param {string} url @param {boolean} [hasTouch] whether the window is touched */
  constructor(context, url, hasTouch = false) {
    this.context = context;
    this.url = url;
    this.hasTouch = hasTouch;
    this.page = /** @type {Page} */ (/** @type {unknown} */ (undefined)); // until it begins
  }

  /** Opens the page, as a visitor who has never been there. */
  async begin() {
    await this.context.addInitScript(inside);
    this.context.on('page', (page) => this.#watch(page));
    await this.again();
  }

  /** Opens it in another tab, and closes the one before. */
  async again() {
    const before = this.page;
    this.page = await this.context.newPage();
    await this.page.goto(`${this.url}/`);
    await this.there();
    await before?.close();
  }

  /** Opens the page again, as somebody does for whom something has gone wrong. */
  async renew() {
    await this.setOffline(false);
    await this.again();
  }

  /** @param {Page} page */
  #watch(page) {
    page.on('pageerror', (error) => this.troubles.push(`${error.name}: ${error.message}`));
    page.on('crash', () => this.troubles.push('the tab crashed'));
    page.on('popup', (other) => other.close().catch(() => {}));
    page.on('dialog', (dialog) => dialog.accept().catch(() => {}));
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      const { url } = message.location();
      // A browser itself says so of every file that it cannot get, whatever the page makes of it.
      const isLost = /net::ERR_(INTERNET_DISCONNECTED|FAILED)/.test(message.text()) && this.isOffline;
      if (!isLost) this.troubles.push(`${message.text()} (${url})`);
    });
  }

  /**
   * Asks something in the page, or does it there.
   * @template Result
   * @param {'standing' | 'trail' | 'isQuiet' | 'target' | 'choose' | 'lasting' | 'redrawn' | 'wide' | 'grid' | 'drawn' | 'isThere'} name
   * @param {unknown} [argument]
   * @returns {Promise<Result>}
   * @throws {Stuck} when it does not answer
   */
  ask(name, argument) {
    const asked = this.page.evaluate(
      ([name, argument]) => /** @type {any} */ (globalThis).walked[/** @type {string} */ (name)](argument),
      /** @type {const} */ ([name, argument]),
    );
    return inTime(asked, name);
  }

  /** @returns {Promise<Standing>} */
  standing = () => this.ask('standing');

  /** Waits until the page has started. */
  async there() {
    await this.page.waitForFunction('globalThis.walked?.isThere()', undefined, { timeout: patience });
  }

  /** Waits until all is answered, or for a while. @returns {Promise<boolean>} whether it is */
  async quiet() {
    const end = performance.now() + pause;
    let times = 0; // twice: what was pressed may not have arrived at first
    while (performance.now() < end) {
      times = (await this.ask('isQuiet')) ? times + 1 : 0;
      if (times === 2) return true;
      await this.page.waitForTimeout(20);
    }
    return false;
  }

  /** @param {Random} random @returns {Promise<Target | null>} something that can be pressed */
  target = (random) => this.ask('target', [random.next(), random.next()]);

  /** Puts a text on the clipboard. @param {string} text */
  async copy(text) {
    await inTime(
      this.page.evaluate((text) => navigator.clipboard.writeText(text).catch(() => {}), text),
      'the clipboard',
    );
  }

  /** @param {boolean} isOffline */
  async setOffline(isOffline) {
    this.isOffline = isOffline || this.isOffline; // what was lost before is told of after
    await this.context.setOffline(isOffline);
    if (isOffline) return;
    await this.page.waitForTimeout(100);
    this.isOffline = false;
  }
}

/** @template T @param {Promise<T>} asked @param {string} what @returns {Promise<T>} */
export async function inTime(asked, what) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let due;
  const late = new Promise((_, reject) => {
    due = setTimeout(() => reject(new Stuck(`no answer to: ${what}`)), patience);
  });
  try {
    return /** @type {T} */ (await Promise.race([asked, late]));
  } finally {
    clearTimeout(due);
  }
}

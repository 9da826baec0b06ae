// Browsers that have a camera: Chromium's fake one shows a film.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, devices } from '@playwright/test';
import { expect, Sudoku } from './fixtures.js';
import { filmOf } from './photos.js';
import { launchOptions } from './playwright.config.js';

/** @import { Browser, BrowserContextOptions } from '@playwright/test' */
/** @import { Photo } from './photos.js' */

/** A phone, and a window on a desk. */
export const phone = {
  ...devices['Desktop Chrome'],
  viewport: { width: 390, height: 664 },
  hasTouch: true,
  isMobile: true,
};
const desk = devices['Desktop Chrome'];

/**
 * Cameras that see something: each film takes one browser, which is started when it is wanted first.
 * @template {string} Film
 * @param {Record<Film, () => Photo | Promise<Photo>>} films what they see
 */
export function createCameras(films) {
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  /** By their films. @type {Map<Film, Promise<Browser>>} */
  const browsers = new Map();

  /** @param {Film} film */
  async function start(film) {
    const file = join(folder, `${film}.y4m`);
    writeFileSync(file, filmOf(await films[film]()));
    return chromium.launch({
      ...launchOptions,
      executablePath: process.env.CHROMIUM, // the smaller one for tests alone has no camera
      args: [...launchOptions.args, '--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${file}`],
    });
  }

  return {
    /**
     * Opens the page in a window of its own, with a camera.
     * @param {string} site
     * @param {Film} film what the camera sees
     * @param {(sudoku: Sudoku) => Promise<void>} use
     * @param {object} [other]
     * @param {string[]} [other.complaints] what the browser itself says of the page
     * @param {BrowserContextOptions} [other.device]
     */
    async withCamera(site, film, use, { complaints = [], device = desk } = {}) {
      const starting = browsers.get(film) ?? start(film);
      browsers.set(film, starting);
      const context = await (await starting).newContext({ ...device, permissions: ['camera'] });
      const page = await context.newPage();
      /** @type {string[]} */
      const troubles = [];
      page.on('pageerror', (error) => troubles.push(String(error)));
      page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
      await page.addInitScript(() => {
        const { mediaDevices } = navigator;
        const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices);
        /** @type {MediaStreamTrack[]} */
        const tracks = [];
        Object.assign(globalThis, { tracks });
        mediaDevices.getUserMedia = async (wanted) => {
          const stream = await getUserMedia(wanted);
          tracks.push(...stream.getTracks());
          return stream;
        };
      });
      const sudoku = new Sudoku(page, site);
      await sudoku.open();
      await use(sudoku);
      expect(troubles).toEqual(complaints);
      await context.close();
    },

    /** Ends the browsers. */
    async close() {
      for (const browser of browsers.values()) await (await browser).close();
      browsers.clear();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The lights of all cameras that were on: `live` while one is. @param {Sudoku} sudoku */
export const lights = ({ page }) =>
  page.evaluate(() => /** @type {any} */ (globalThis).tracks.map((/** @type {any} */ track) => track.readyState));

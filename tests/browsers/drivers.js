// A driver for each browser engine. Each of them opens a page with the same few methods.

import { spawn } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { chromium as playwright } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { chromiumArguments } from '../../tools/setup.js';
import { where } from '../../tools/steps.js';
import { openSession } from './webdriver.js';

/** @import { AddressInfo } from 'node:net' */

/**
 * A page in a browser. `close` closes the browser, too.
 * @typedef {object} Page
 * @property {string} version the browser's own name and number
 * @property {(url: string) => Promise<unknown>} goto
 * @property {(key: string, ...held: string[]) => Promise<unknown>} press keys as KeyboardEvent.key names them
 * @property {<Argument, Result>(script: (argument: Argument) => Result, argument?: Argument) => Promise<Awaited<Result>>} evaluate
 * @property {(selector: string) => Promise<unknown>} click
 * @property {(file: string) => Promise<unknown>} picture
 * @property {() => Promise<unknown>} close
 */

/**
 * @typedef {object} Driver
 * @property {string} name
 * @property {() => string | null} lacking what has to be installed first, or null
 * @property {(window: Window) => Promise<Page>} open
 */

/** @typedef {{ width: number, height: number }} Size */
/** @typedef {{ size: Size, isPhone: boolean }} Window `isPhone`: it is touched, where the driver can do so */

/** The path of the first of some commands that is installed, or null. */
const installed = (/** @type {string[]} */ ...commands) => commands.map(where).find(Boolean) ?? null;

const chromium = () =>
  process.env.CHROMIUM || installed('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome');
const firefox = () => process.env.FIREFOX || installed('firefox', 'firefox-esr');

/** The path of the small browser that comes with WebKitGTK, or null. Its folder differs between systems. */
function miniBrowser() {
  const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/lib', '/usr/libexec'];
  for (const folder of folders) {
    const versions = listed(folder).filter((name) => name.startsWith('webkit'));
    const found = versions.find((version) => listed(join(folder, version)).includes('MiniBrowser'));
    if (found) return join(folder, found, 'MiniBrowser');
  }
  return null;
}

/** The names in a folder, none where there is no such folder. @param {string} folder */
function listed(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** @type {readonly Driver[]} */
export const drivers = [
  {
    name: 'Chromium',
    lacking: () => (chromium() ? null : 'no chromium on PATH or in CHROMIUM'),
    async open({ size, isPhone }) {
      const browser = await playwright.launch({ executablePath: chromium() ?? undefined, args: chromiumArguments });
      const page = await browser.newPage({ viewport: size, isMobile: isPhone, hasTouch: isPhone });
      return {
        version: `Chromium ${browser.version()}`,
        goto: (url) => page.goto(url),
        press: (key, ...held) => page.keyboard.press([...held, key].join('+')),
        evaluate: (script, argument) => /** @type {any} */ (page.evaluate)(script, argument),
        click: (selector) => page.click(selector),
        picture: (path) => page.screenshot({ path }),
        close: () => browser.close(),
      };
    },
  },
  {
    name: 'Firefox',
    lacking: () => (firefox() ? null : 'no firefox on PATH or in FIREFOX'),
    async open({ size }) {
      const browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefox() ?? '', headless: true });
      const page = await browser.newPage();
      // Firefox 140 takes the size, and does not know how a screen is held, which is sent along.
      await page.setViewport(size).catch((error) => {
        if (!/unknown command/.test(error.message)) throw error;
      });
      return {
        version: (await browser.version()).replace('firefox/', 'Firefox '),
        goto: (url) => page.goto(url),
        async press(key, ...held) {
          for (const other of held) await page.keyboard.down(/** @type {any} */ (other));
          await page.keyboard.press(/** @type {any} */ (key));
          for (const other of held) await page.keyboard.up(/** @type {any} */ (other));
        },
        evaluate: (script, argument) => /** @type {any} */ (page.evaluate)(script, argument),
        click: (selector) => page.click(selector),
        picture: (path) => page.screenshot({ path: /** @type {`${string}.png`} */ (path) }),
        close: () => browser.close(),
      };
    },
  },
  {
    name: 'WebKit',
    lacking() {
      if (!where('WebKitWebDriver')) return 'no WebKitWebDriver on PATH (Debian: webkit2gtk-driver)';
      if (!miniBrowser()) return 'no MiniBrowser (Debian: libwebkit2gtk-4.1-0)';
      return process.env.DISPLAY || where('xvfb-run') ? null : 'no display and no xvfb-run (Debian: xvfb)';
    },
    async open({ size }) {
      const port = await freePort();
      const command = ['WebKitWebDriver', `--port=${port}`];
      if (!process.env.DISPLAY) command.unshift('xvfb-run', '-a', '-s', '-screen 0 1400x1000x24');
      const server = spawn(command[0], command.slice(1), { detached: true, stdio: 'ignore' });
      const url = `http://127.0.0.1:${port}`;
      await listening(url);
      const session = await openSession(url, {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
      });
      await session.resize(size);
      return {
        ...session,
        version: `WebKitGTK ${session.version}`,
        press: (key, ...held) => session.press(...held, key),
        picture: async (path) => writeFileSync(path, await session.picture()),
        async close() {
          await session.close();
          process.kill(-Number(server.pid));
        },
      };
    },
  },
];

/** A port that no server uses. @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/** Waits until a server answers at an address, for 10 s at most. @param {string} url */
async function listening(url) {
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(url).catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers at ${url}.`);
}

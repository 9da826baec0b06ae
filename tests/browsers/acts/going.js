// Acts on what is around the page: its address, its tab, its window, its network, its language.

import { languages } from '../../../www/words/languages.js';
import { levels } from '../../web/cases.js';

/** @import { Act } from './acts.js' */
/** @import { Random } from './random.js' */
/** @import { Visitor } from './visitor.js' */

/** @param {Visitor} visitor @param {Random} random */
async function travel(visitor, random) {
  const { page, url } = visitor;
  const way = random.pick(/** @type {const} */ (['back', 'back', 'forward']));
  const gone = page.waitForEvent('framenavigated', { timeout: 2000 }).catch(() => {}); // there may be nowhere to go
  await page.evaluate((way) => void setTimeout(() => history[way]()), way); // it may end what is asked in the page
  await gone;
  const isPage = page.url().startsWith(`${url}/`) && !page.url().endsWith(other);
  if (!isPage) await page.goto(`${url}/`); // beyond the first or the last of what the page was in this tab
  await visitor.there();
  return isPage ? way : `${way}, out of the page, and in again`;
}

/** Another document beside the page. */
const other = '/licences.txt';

/** Goes to another document and comes back to the page. @param {Visitor} visitor */
async function leave(visitor) {
  const { page, url } = visitor;
  await page.goto(url + other);
  await page.goBack();
  await visitor.there();
  return 'to the licences and back';
}

/** @param {Visitor} visitor */
async function reload(visitor) {
  await visitor.page.reload();
  await visitor.there();
  return '';
}

/** @param {Visitor} visitor */
async function network(visitor) {
  const isOffline = !visitor.isOffline;
  // Until a worker keeps the page, there is nothing to come back to.
  if (isOffline && !(await isKept(visitor))) return 'not kept yet';
  await visitor.setOffline(isOffline);
  return isOffline ? 'off' : 'on';
}

/** Whether the page works without a network. @param {Visitor} visitor */
const isKept = ({ page }) =>
  page.evaluate(() => {
    const { kept } = /** @type {any} */ (globalThis).session.state.offline;
    return navigator.serviceWorker.controller !== null && (kept === 'page' || kept === 'all');
  });

/** Something is done in another tab, which is closed then. @param {Visitor} visitor @param {Random} random */
async function another(visitor, random) {
  const own = visitor.page;
  const tab = await visitor.context.newPage();
  visitor.page = tab;
  try {
    await tab.goto(`${visitor.url}/${random.chance(0.5) ? `#puzzle=${random.pick(levels).puzzle}` : ''}`);
    await visitor.there();
    const does = random.pick([
      () => tab.keyboard.type('123'),
      () => tab.keyboard.press('Control+z'),
      () => speak(visitor, random),
      () => visitor.copy(levels.map(({ puzzle }) => puzzle).join('\n')).then(() => tab.keyboard.press('Control+V')),
      () => theme(visitor, random),
    ]);
    await does();
    await visitor.quiet();
    const wide = await visitor.ask('wide');
    if (wide) visitor.troubles.push(`the other tab scrolls sideways: ${wide}`);
  } finally {
    visitor.page = own;
    await tab.close({ runBeforeUnload: random.chance(0.5) });
    await own.bringToFront();
  }
  return 'opened, used and closed';
}

/** Presses a row of the menu, where the menu can be opened. @param {Visitor} visitor @param {string} row @returns {Promise<boolean>} whether it was there */
async function menu({ page }, row) {
  const button = page.locator('#ask-menu');
  if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
  if (await page.locator('dialog[open]').count()) return false;
  await button.click();
  const wanted = page.locator(`.menu ${row}`);
  await page.locator('.menu').waitFor();
  if (!(await wanted.isVisible()) || !(await wanted.isEnabled())) return false;
  await wanted.click();
  return true;
}

/** @param {Visitor} visitor @param {Random} random */
async function speak(visitor, random) {
  const tag = random.pick(languages);
  const isThere = await menu(visitor, `[data-do=language][lang="${tag}"]`);
  return isThere ? tag : `${tag}, not to be had`;
}

/** @param {Visitor} visitor @param {Random} random */
async function print(visitor, random) {
  const { page } = visitor;
  if (random.chance(0.3)) {
    await page.evaluate(() => window.print()); // the browser's own command
    return 'by the browser';
  }
  if (!(await menu(visitor, '[data-do=print]'))) return 'not to be had';
  const button = page.locator('#printing [name=print]');
  await button.waitFor();
  if (!(await button.isEnabled())) return 'there is nothing to print';
  await button.click();
  return 'by the dialog';
}

/** A phone, a small phone, a desk, and a window as low or as narrow as some are. */
const sizes = [
  { width: 390, height: 664 },
  { width: 320, height: 568 },
  { width: 1280, height: 800 },
  { width: 844, height: 390 },
  { width: 700, height: 1000 },
];

/** @param {Visitor} visitor @param {Random} random */
async function resize({ page }, random) {
  const size = random.pick(sizes);
  await page.setViewportSize(size);
  return `${size.width}×${size.height}`;
}

/** @param {Visitor} visitor @param {Random} random */
async function theme({ page }, random) {
  const colorScheme = random.pick(/** @type {const} */ (['light', 'dark']));
  const forcedColors = random.chance(0.2) ? 'active' : 'none';
  const reducedMotion = random.chance(0.5) ? 'reduce' : 'no-preference';
  await page.emulateMedia({ colorScheme, forcedColors, reducedMotion });
  return `${colorScheme}, forced colours ${forcedColors}`;
}

/** @type {Act[]} */
export const going = [
  { name: 'travel', weight: 3, does: travel },
  { name: 'leave', weight: 1, does: leave },
  { name: 'reload', weight: 3, does: reload },
  { name: 'network', weight: 3, does: network },
  { name: 'another', weight: 2, does: another },
  { name: 'speak', weight: 3, does: speak },
  { name: 'print', weight: 2, does: print },
  { name: 'resize', weight: 4, does: resize },
  { name: 'theme', weight: 1, does: theme },
];

// Takes the main paths through the built page in every browser that is installed, and prints what works where.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { drivers } from '../tests/browsers/drivers.js';
import { flaws, paths, Skipped } from '../tests/browsers/paths.js';
import { serve } from '../tests/web/site.js';
import { languages } from '../www/words/languages.js';
import { build } from './build.js';
import { step, Trouble } from './steps.js';

/** @import { Driver } from '../tests/browsers/drivers.js' */
/** @import { Site } from '../tests/browsers/paths.js' */
/** @typedef {{ browser: string, outcomes: Map<string, string> }} Column `outcomes` by path: 'passed', or 'skipped' or
 *   'failed' with the reason */

/** A window on a desk, and that of a phone. */
const desk = { width: 1280, height: 900 };
const phone = { width: 390, height: 664 };

/** @typedef {{ isPhone: boolean, language: string, pictures: string | undefined }} Way how the paths are taken */

/**
 * Builds the page, takes the paths and prints the table.
 * @param {string[]} options `--phone` has a phone's window; `--language TAG` takes the paths in another language than English;
 *   `--pictures DIR` saves a picture after each path; names of browsers choose these alone
 * @throws {Trouble} when a path failed
 */
export async function browsers(options) {
  await build();
  const take = (/** @type {string} */ name, length = 1) => {
    const at = options.indexOf(name);
    return at < 0 ? [] : options.splice(at, length);
  };
  const [, pictures] = take('--pictures', 2);
  const [, language = 'en'] = take('--language', 2);
  if (!languages.includes(language)) throw new Trouble(`Say one of these languages: ${languages.join(', ')}.`);
  const way = { isPhone: take('--phone').length > 0, language, pictures };
  const chosen = drivers.filter(({ name }) => options.length === 0 || options.includes(name.toLowerCase()));
  /** @type {Column[]} */
  const columns = [];
  for (const driver of chosen) {
    const lacking = driver.lacking();
    if (lacking && options.length) throw new Trouble(`${driver.name} cannot be walked in: ${lacking}.`);
    if (lacking) console.log(`› ${driver.name}: skipped, ${lacking}`);
    else columns.push(await step(driver.name, () => travel(driver, way)));
  }
  console.log(`\n${table(columns)}\n`);
  const failed = columns.flatMap(({ browser, outcomes }) =>
    [...outcomes].filter(([, outcome]) => outcome.startsWith('failed')).map(([path]) => `${browser}: ${path}`),
  );
  if (failed.length) throw new Trouble(`Failed: ${failed.join(', ')}.`);
}

/**
 * Takes all paths in one browser.
 * @param {Driver} driver
 * @param {Way} way
 * @returns {Promise<Column>}
 */
async function travel(driver, { isPhone, language, pictures }) {
  const server = await serve((_, response) => {
    // Many hosts send this header. The service worker has to answer with what it kept all the same.
    response.setHeader('Vary', 'Origin');
    if (site.isOff) response.destroy();
    return site.isOff;
  });
  /** @type {Site} */
  const site = { url: server.url, language, isOff: false };
  const page = await driver.open({ size: isPhone ? phone : desk, isPhone });
  const outcomes = new Map();
  try {
    for (const [name, path] of paths) {
      const flaw = path(page, site).then(() => page.evaluate(flaws));
      outcomes.set(name, await flaw.then((flaw) => (flaw ? `failed: ${flaw}` : 'passed'), reason));
      if (!pictures) continue;
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100))); // until the last change is painted
      mkdirSync(pictures, { recursive: true });
      await page.picture(join(pictures, `${driver.name}-${name.replaceAll(/\W+/g, '-')}.png`.toLowerCase()));
    }
  } finally {
    await page.close();
    await server.close();
  }
  return { browser: page.version, outcomes };
}

/** @param {Error} error */
const reason = (error) => `${error instanceof Skipped ? 'skipped' : 'failed'}: ${error.message.split('\n')[0]}`;

/** A table with a line for each path; below it, why a path did not pass. @param {Column[]} columns */
function table(columns) {
  const width = Math.max(...paths.map(([name]) => name.length)) + 2;
  const line = (/** @type {string} */ name, /** @type {string[]} */ parts) =>
    `  ${name.padEnd(width)}${parts.map((part) => part.padEnd(26)).join('')}`.trimEnd();
  const notes = columns.flatMap(({ browser, outcomes }) =>
    [...outcomes].filter(([, outcome]) => outcome !== 'passed').map(([path, why]) => `  ${browser}, ${path} ${why}`),
  );
  const columnsOf = (/** @type {string} */ path) =>
    columns.map(({ outcomes }) => outcomes.get(path)?.split(':')[0] ?? '');
  return [
    line(
      '',
      columns.map(({ browser }) => browser),
    ),
    ...paths.map(([name]) => line(name, columnsOf(name))),
    ...notes,
  ].join('\n');
}

// Takes the main paths through the built page in every browser that is installed, and prints what works where.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { drivers } from '../tests/browsers/drivers.js';
import { paths, Skipped } from '../tests/browsers/paths.js';
import { serve } from '../tests/web/site.js';
import { build } from './build.js';
import { step, Trouble } from './steps.js';

/** @import { Driver } from '../tests/browsers/drivers.js' */
/** @typedef {{ browser: string, outcomes: Map<string, string> }} Column `outcomes` by path: 'passed', or 'skipped' or
 *   'failed' with the reason */

/**
 * Builds the page, takes the paths and prints the table.
 * @param {string[]} options `--pictures DIR` saves a picture after each path; names of browsers choose these
 *   alone
 * @throws {Trouble} when a path failed
 */
export async function browsers(options) {
  await build();
  const at = options.indexOf('--pictures');
  const [, pictures] = at < 0 ? [] : options.splice(at, 2);
  const chosen = drivers.filter(({ name }) => options.length === 0 || options.includes(name.toLowerCase()));
  /** @type {Column[]} */
  const columns = [];
  for (const driver of chosen) {
    const lacking = driver.lacking();
    if (lacking && options.length) throw new Trouble(`${driver.name} cannot be walked in: ${lacking}.`);
    if (lacking) console.log(`› ${driver.name}: skipped, ${lacking}`);
    else columns.push(await step(driver.name, () => travel(driver, pictures)));
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
 * @param {string | undefined} pictures the folder for pictures
 * @returns {Promise<Column>}
 */
async function travel(driver, pictures) {
  // Many hosts send this header. The service worker has to answer with what it kept all the same.
  const server = await serve((_, response) => void response.setHeader('Vary', 'Origin'));
  let isServing = true;
  const site = {
    url: server.url,
    async stop() {
      if (isServing) await server.close();
      isServing = false;
    },
  };
  const page = await driver.open();
  const outcomes = new Map();
  try {
    for (const [name, path] of paths) {
      outcomes.set(name, await path(page, site).then(() => 'passed', reason));
      if (!pictures) continue;
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100))); // until the last change is painted
      mkdirSync(pictures, { recursive: true });
      await page.picture(join(pictures, `${driver.name}-${name.replaceAll(' ', '-')}.png`.toLowerCase()));
    }
  } finally {
    await page.close();
    await site.stop();
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

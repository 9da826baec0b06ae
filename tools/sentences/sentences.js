// Shows every sentence in its place: `npm run sentences -- [TAG…] [--to DIR]`. docs/translating.md says how to read it.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium as playwright } from '@playwright/test';
import { sayings } from '../../tests/web/sayings.js';
import { serve } from '../../tests/web/site.js';
import { states } from '../../tests/web/states.js';
import { languages } from '../../www/words/languages.js';
import { build } from '../build.js';
import { chromiumArguments as args, chromium } from '../setup.js';
import { root, step, Trouble } from '../steps.js';
import { writePages } from './pages.js';
import { visit } from './visit.js';

/** @import { Saying } from '../../tests/web/doing.js' */
/** @import { Finding } from './visit.js' */

/**
 * Builds the page, and shows its sentences.
 * @param {string[]} options
 * @throws {Trouble} where a language is not known, or a state was not reached
 */
export async function sentences(options) {
  const to = { type: /** @type {const} */ ('string'), default: join(root, 'target/sentences') };
  const { values, positionals } = parseArgs({ args: options, allowPositionals: true, options: { to } });
  const unknown = positionals.filter((tag) => !languages.includes(tag));
  if (unknown.length) throw new Trouble(`There is no ${unknown}: say some of ${languages.join(', ')}.`);
  await build();
  await show(positionals.length ? positionals : languages, values.to);
}

/** Shows the sentences of the page that is built. @param {readonly string[]} tags @param {string} to a folder */
async function show(tags, to) {
  for (const tag of tags) mkdirSync(join(to, tag), { recursive: true });
  const { url, close } = await serve();
  const browser = await playwright.launch({ executablePath: await chromium(), args });
  /** @type {Finding} */
  const finding = { places: new Map(), said: new Map() };
  /** @type {string[]} */
  const missed = [];
  const left = Object.entries(/** @type {Record<string, Saying>} */ ({ ...states, ...sayings }));
  async function visitAll() {
    for (let next = left.shift(); next; next = left.shift()) {
      const [name, state] = next;
      await visit(name, state, { browser, url, tags, to, ...finding }).catch(({ message }) => {
        missed.push(`${name}: ${message}`);
      });
    }
  }
  try {
    await step(`${left.length} states in ${tags.join(', ')}`, () => Promise.all([visitAll(), visitAll()]));
  } finally {
    await browser.close();
    await close();
  }
  writePages(tags, to, finding);
  if (missed.length) throw new Trouble(`Not reached to their ends:\n${missed.join('\n')}`);
}

// `npm run bundlers`: the npm package with each bundler and in each place where it should run, as a table.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bring } from '../made.js';
import { pack, packageModules } from '../package.js';
import { installed } from '../setup.js';
import { root, run, step, Trouble } from '../steps.js';
import { attempt } from './attempts.js';
import { browser as launch } from './browse.js';
import { lacking, versionOf } from './commands.js';
import { programs } from './programs.js';
import { needsOf, rows } from './rows.js';
import { shaken } from './shaking.js';

/** @import { Browser } from '@playwright/test' */
/** @import { Row } from './rows.js' */

/** Everything that is made on the way. */
const folder = join(root, 'target/bundlers');

/**
 * @typedef {object} Line
 * @property {Row} row
 * @property {'ok' | 'failed' | 'not tried'} result
 * @property {string[]} reasons why it is not ok
 * @property {string[]} warnings
 * @property {number} [bytes] that are written for the first program
 * @property {number} [loaded] bytes that its page loads, gzipped
 */

/**
 * Builds and packs the package, and tries it.
 * @param {string[]} names of rows, or the beginnings of names; all rows where there is none
 */
export async function bundlers(names) {
  await packageModules();
  await tryAll(names);
}

/**
 * Tries the package as it was built last, and prints the table.
 * @param {string[]} names
 * @throws {Trouble} when a row fails, or leaves something of what is not used
 */
async function tryAll(names) {
  const chosen = rows.filter(({ name }) => names.length === 0 || names.some((begun) => name.startsWith(begun)));
  if (chosen.length === 0) throw new Trouble(`Say some of: ${rows.map(({ name }) => name).join('; ')}.`);
  await bring(installed('all', 'tools/bundlers'));
  const place = await step('Packing and installing the npm package', install);
  const browser = await launch();
  /** @type {Line[]} */
  const lines = [];
  /** @type {string[]} */
  let remains = [];
  try {
    for (const row of chosen) lines.push(await step(row.name, () => tried(row, { place, browser })));
    remains = await step('What is imported and not used', () => shaken(chosen, join(folder, 'unused'), place));
  } finally {
    await browser.close();
  }
  console.log(`\n${table(lines)}\n`);
  const count = (/** @type {Line['result']} */ wanted) => lines.filter(({ result }) => result === wanted).length;
  console.log(`${count('ok')} passed, ${count('failed')} failed, ${count('not tried')} not tried`);
  if (!remains.length && chosen.some(({ build }) => build))
    console.log('What is imported and not used leaves nothing.');
  const failed = lines
    .filter(({ result }) => result === 'failed')
    .flatMap(({ row, reasons }) => reasons.map((reason) => `${row.name}, ${reason}`));
  if (failed.length || remains.length) throw new Trouble(['Failed:', ...failed, ...remains].join('\n  '));
}

/** Installs the package as a user does. @returns {Promise<string>} where it lies then */
async function install() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const tarball = await pack(join(folder, 'packed'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  await run('npm', ['install', '--prefix', folder, '--offline', '--no-audit', '--no-fund', '--silent', tarball]);
  return join(folder, 'node_modules/ninefold');
}

/** Tries every program of a row. @param {Row} row @param {{ place: string, browser: Browser }} with @returns {Promise<Line>} */
async function tried(row, { place, browser }) {
  const lacks = row.tool && (await lacking(row.tool));
  if (lacks) return { row, result: 'not tried', reasons: [lacks], warnings: [] };
  /** @type {Line} */
  const line = { row, result: 'ok', reasons: [], warnings: [] };
  const here = {
    folder: join(folder, 'rows', row.name.replaceAll(/\W+/g, '-')),
    installed: place,
    browser,
    warn: (/** @type {string} */ text) => void line.warnings.push(text),
  };
  for (const [name, program] of Object.entries(programs)) {
    try {
      const sizes = await attempt(row, program, here);
      if (name === 'solve') Object.assign(line, sizes);
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      line.reasons.push(`${name}: ${error.message}`);
      line.result = 'failed';
    }
  }
  return line;
}

/** The lines as Markdown. @param {Line[]} lines */
function table(lines) {
  const cells = (/** @type {string[]} */ parts) =>
    `| ${parts.map((part) => part.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ')).join(' | ')} |`;
  const size = (/** @type {number | undefined} */ bytes) => (bytes === undefined ? '–' : bytes.toLocaleString('en'));
  const head = ['with', 'what it takes', 'version', 'bytes built', 'bytes loaded, gzipped', 'warnings', 'result'];
  return [
    cells(head),
    cells(head.map(() => '---')),
    ...lines.map(({ row, result, reasons, bytes, loaded, warnings }) =>
      cells([
        row.name,
        needsOf(row),
        row.tool ? versionOf(row.tool) : row.run ? process.versions.node : '–',
        size(bytes),
        size(loaded),
        [...new Set(warnings)].join('<br>') || 'none',
        [result, ...reasons].join('; '),
      ]),
    ),
  ].join('\n');
}

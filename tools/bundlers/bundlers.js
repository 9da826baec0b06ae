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
import { rows } from './rows.js';
import { shaken } from './shaking.js';

/** Everything that is made on the way. */
const folder = join(root, 'target/bundlers');

/** @typedef {{ row: import('./rows.js').Row, ok: boolean, outcome: string, bytes?: number, loaded?: number, warnings: string[] }} Line */

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
export async function tryAll(names) {
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
  const failed = lines.filter(({ ok }) => !ok).map(({ row, outcome }) => `${row.name}: ${outcome}`);
  if (failed.length || remains.length) throw new Trouble(['Failed:', ...failed, ...remains].join('\n  '));
}

/** Installs the package as a user does. @returns {Promise<string>} where it lies then */
async function install() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const tarball = pack(join(folder, 'packed'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  await run('npm', ['install', '--prefix', folder, '--offline', '--no-audit', '--no-fund', '--silent', tarball]);
  return join(folder, 'node_modules/ninefold');
}

/**
 * Tries every program of a row.
 * @param {import('./rows.js').Row} row
 * @param {{ place: string, browser: import('@playwright/test').Browser }} with
 * @returns {Promise<Line>}
 */
async function tried(row, { place, browser }) {
  const lacks = row.tool && (await lacking(row.build?.[0] ?? row.serve?.[0] ?? row.run?.[0] ?? ''));
  if (lacks) return { row, ok: false, outcome: lacks, warnings: [] };
  /** @type {Line} */
  const line = { row, ok: true, outcome: 'ok', warnings: [] };
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
      line.outcome = [...(line.ok ? [] : [line.outcome]), `${name}: ${error.message}`].join('; ');
      line.ok = false;
    }
  }
  return line;
}

/** The lines as Markdown. @param {Line[]} lines */
function table(lines) {
  const cells = (/** @type {string[]} */ parts) =>
    `| ${parts.map((part) => part.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ')).join(' | ')} |`;
  const size = (/** @type {number | undefined} */ bytes) => (bytes === undefined ? '–' : bytes.toLocaleString('en'));
  return [
    cells([
      'with',
      'version',
      'what it takes',
      'bytes written',
      'bytes loaded at first, gzipped',
      'warnings',
      'outcome',
    ]),
    cells(Array(7).fill('---')),
    ...lines.map(({ row, outcome, bytes, loaded, warnings }) =>
      cells([
        row.name,
        row.tool ? versionOf(row.tool) : row.run ? process.versions.node : '–',
        row.needs,
        size(bytes),
        size(loaded),
        [...new Set(warnings)].join('<br>') || 'none',
        outcome,
      ]),
    ),
  ].join('\n');
}

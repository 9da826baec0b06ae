// Builds a program in the way of a row, and runs the result where nothing of the project is left.

import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Trouble } from '../steps.js';
import { printedAt, serve } from './browse.js';
import { started, succeeded, warningsIn } from './commands.js';
import { written } from './programs.js';

/** @import { Browser } from '@playwright/test' */
/** @import { Program } from './programs.js' */
/** @import { Row } from './rows.js' */
/** @typedef {{ bytes?: number, loaded?: number }} Sizes */

/** Writes files, with their folders. @param {string} folder @param {Record<string, string>} files */
function write(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** A page that runs a script and asks for nothing else. @param {string} script */
const pageOf = (script) =>
  `<!doctype html><link rel="icon" href="data:,"><script type="module" src="${script}"></script>\n`;

/**
 * Makes the project of a row anew: a program, and the package as npm has installed it.
 * @param {string} folder
 * @param {Row} row
 * @param {string} text the program
 * @param {string} installed the installed package
 */
export function begin(folder, { source, style, output, page, run }, text, installed) {
  rmSync(folder, { recursive: true, force: true });
  write(folder, {
    'package.json': `${JSON.stringify({ private: true, ...(style !== 'require' && { type: 'module' }) })}\n`,
    [source]: text,
    ...(!page && !run && { 'index.html': pageOf(`./${source}`) }),
  });
  if (output && page) write(join(folder, output), { 'index.html': pageOf(`./${page}`) });
  cpSync(installed, join(folder, 'node_modules/ninefold'), { recursive: true });
}

/** The bytes of all files in a folder. @param {string} folder @param {RegExp} [passed] the names of files that do not count */
export const bytesIn = (folder, passed) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !passed?.test(name))
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, about) => sum + (about.isFile() ? about.size : 0), 0);

/**
 * Builds a program and compares what it prints.
 * @param {Row} row
 * @param {Program} program
 * @param {{ folder: string, installed: string, browser: Browser, warn: (text: string) => void }} here
 * @returns {Promise<Sizes>}
 * @throws {Trouble} when it is not built, does not run or prints something else
 */
export async function attempt(row, program, { folder, installed, browser, warn }) {
  const addressOf = (/** @type {string} */ entry) => `/ninefold/${entry.split('/')[1] ?? 'index'}.js`;
  begin(folder, row, written(program, row.style, row.place === 'copied' ? addressOf : undefined), installed);
  if (row.serve) return developed(row.serve, program, { folder, browser, warn });
  if (row.build) warningsIn(await succeeded(folder, row.build)).forEach(warn);
  else if (row.run) return answered(folder, row.run, program, warn);

  const output = join(folder, row.output ?? '');
  const bytes = row.build && bytesIn(output) - sizeOfPage(row);
  const place = mkdtempSync(join(tmpdir(), 'ninefold-'));
  try {
    cpSync(output, place, { recursive: true, filter: (path) => !path.endsWith('node_modules') });
    if (row.place === 'copied') cpSync(installed, join(place, 'ninefold'), { recursive: true });
    if (row.place === 'type: module') write(place, { 'package.json': '{ "type": "module" }\n' });
    if (row.run) return { bytes, ...(await answered(place, row.run, program, warn)) };
    const server = await serve(place, row.policy);
    await shown(browser, server.url, program, warn).finally(server.close);
    return { bytes, loaded: server.loaded() };
  } finally {
    rmSync(place, { recursive: true });
  }
}

/** The page that we put beside what was built is not the tool's. @param {Row} row */
const sizeOfPage = ({ page }) => (page ? pageOf(`./${page}`).length : 0);

/**
 * Runs a program outside a browser.
 * @param {string} folder
 * @param {readonly string[]} command
 * @param {Program} program
 * @param {(text: string) => void} warn
 * @returns {Promise<Sizes>}
 */
async function answered(folder, command, { prints }, warn) {
  const { stdout, stderr } = await succeeded(folder, command);
  stderr.split('\n').filter(Boolean).forEach(warn);
  compare(stdout.trimEnd().split('\n'), prints);
  return {};
}

/**
 * Runs a program in a page.
 * @param {Browser} browser
 * @param {string} url
 * @param {Program} program
 * @param {(text: string) => void} warn
 */
async function shown(browser, url, { prints }, warn) {
  compare(await printedAt(browser, url, prints.length, warn), prints);
}

/** @param {string[]} lines @param {string[]} prints */
function compare(lines, prints) {
  if (isDeepStrictEqual(lines, prints)) return;
  throw new Trouble(`it printed ${JSON.stringify(lines)} instead of ${JSON.stringify(prints)}`);
}

/**
 * Runs a program in a page that a development server gives.
 * @param {readonly string[]} command
 * @param {Program} program
 * @param {{ folder: string, browser: Browser, warn: (text: string) => void }} here
 * @returns {Promise<Sizes>}
 */
async function developed(command, program, { folder, browser, warn }) {
  const child = started(folder, command);
  let stdout = '';
  try {
    /** @type {string} */
    const url = await new Promise((resolve, reject) => {
      const listen = (/** @type {Buffer} */ text) => {
        stdout += text;
        const [found] = /http:\/\/\S+/.exec(stdout) ?? [];
        if (found) resolve(found);
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.on('close', () => reject(new Trouble(`the server ended: ${stdout}`)));
    });
    await shown(browser, url, program, warn);
    return {};
  } finally {
    child.kill();
    warningsIn({ code: 0, stdout, stderr: '' }).forEach(warn);
  }
}

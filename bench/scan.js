// Counts how many photos are read right, as they are and changed: turned, tilted, made smaller, blurred; and times the module
// that reads them in a page.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, step, Trouble } from '../tools/steps.js';
import { weighed } from '../tools/weigh.js';
import { median } from './both/statistics.js';
import { measuredOn, table } from './report.js';

/**
 * @import { About } from './report.js'
 *
 * @typedef {{ photos: string, count: number, raw: number, puzzle: number, sure: number, surelyWrong: number,
 *   none: number, millis: number }} Photos what was counted of a folder's photos, changed in one way
 * @typedef {{ side: number, millis: number, slowest: number, otherwise: string[] }} Timed the module with photos whose longest
 *   side is so long: milliseconds a photo, and which it reads otherwise than the program
 * @typedef {{ photos: Photos[], timed: Timed[], gzip: number }} Scanning `gzip`: what the module weighs, in bytes
 */

/** The longest sides of what is timed: a photo, and a frame of the camera. */
const sides = [1000, 640];

/** How often each photo is read. */
const rounds = 3;

/**
 * Reads the photos of a folder.
 * @param {string} folder each `NAME.jpg` has its digits beside it, in `NAME.dat`
 * @returns {Promise<Scanning>}
 * @throws {Trouble} when the folder is missing or a photo cannot be read
 */
export async function measureScanning(folder) {
  if (!existsSync(folder)) throw new Trouble(`There is no folder ${folder} with photos to read.`);
  const photos = await step('Reading photos', async () => example('measure', folder));
  const timed = await step('Reading photos in the module for pages', () => time(folder));
  const files = ['ninefold_scan_bg.wasm', 'ninefold_scan.js'].map((file) => weighed(join(root, 'www/pkg', file)));
  return { photos, timed, gzip: files.reduce((sum, { gzip }) => sum + gzip, 0) };
}

/** What an example of the scanner prints: lines of JSON. @param {string} name @param {...string} args @returns {any[]} */
function example(name, ...args) {
  const run = ['run', '--locked', '--quiet', '--release', '--package', 'ninefold-scan', '--example', name, ...args];
  const { status, stdout, stderr } = spawnSync('cargo', run, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Trouble(`The photos could not be read:\n${stderr}`);
  const lines = stdout.trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line));
}

/** Times the module, warm and in one thread. @param {string} folder @returns {Promise<Timed[]>} */
async function time(folder) {
  const { default: init, scan } = await import('../www/pkg/ninefold_scan.js');
  await init({ module_or_path: readFileSync(join(root, 'www/pkg/ninefold_scan_bg.wasm')) });
  const out = mkdtempSync(join(tmpdir(), 'ninefold-pixels-'));
  const timed = sides.map((side) => {
    const photos = example('pixels', folder, out, String(side)).map((photo) => ({
      ...photo,
      rgba: Uint8Array.from(readFileSync(photo.file)),
    }));
    for (const { rgba, width, height } of photos) scan(rgba, width, height);
    const times = [];
    const otherwise = new Set();
    for (let round = 0; round < rounds; round++) {
      for (const { file, rgba, width, height, confidences } of photos) {
        const start = performance.now();
        const reading = scan(rgba, width, height);
        times.push(performance.now() - start);
        const own = reading.certainty === 'none' ? [] : [...reading.confidences];
        if (own.join() !== confidences.join()) otherwise.add(file);
      }
    }
    return { side, millis: median(times), slowest: Math.max(...times), otherwise: [...otherwise] };
  });
  rmSync(out, { recursive: true });
  return timed;
}

/** The results as Markdown. @param {Scanning} results @param {About} about */
export function scanReport({ photos, timed, gzip }, about) {
  const head = ['photos', 'of', 'raw', 'with the rule', 'sure', 'sure and wrong', 'no grid', 'native, ms'];
  const rows = photos.map((one) => [
    ...[one.photos, one.count, one.raw, one.puzzle, one.sure, one.surelyWrong, one.none].map(String),
    one.millis.toFixed(1),
  ]);
  const times = timed.map(({ side, millis, slowest }) => [
    `${side} pixels`,
    ...[millis, slowest, 1000 / millis].map((figure) => figure.toFixed(1)),
  ]);
  const notes = [
    'Counted are puzzles of which all 81 cells are right: as the net reads them, and after the rule that of the likely readings the likeliest counts that has exactly one solution.',
    `The module for pages weighs ${(gzip / 1000).toFixed(1)} KB gzipped. It is timed in Node, warm, in one thread, with photos whose longest side is so long.`,
    measuredOn(about),
  ];
  return `${table([head, ...rows])}\n\n${table([['in the module', 'median, ms', 'slowest, ms', 'a second'], ...times])}\n\n${notes.map((line) => `- ${line}`).join('\n')}\n`;
}

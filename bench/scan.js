// Counts how many photos are read right, as they are and changed: turned, tilted, made smaller, blurred.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { root, step, Trouble } from '../tools/steps.js';
import { measuredOn, table } from './report.js';

/**
 * @typedef {{ photos: string, count: number, raw: number, puzzle: number, sure: number, surelyWrong: number,
 *   none: number, millis: number }} Photos what was counted of a folder's photos, changed in one way
 */

/**
 * Reads the photos of a folder.
 * @param {string} folder each `NAME.jpg` has its digits beside it, in `NAME.dat`
 * @returns {Promise<Photos[]>}
 * @throws {Trouble} when the folder is missing or a photo cannot be read
 */
export async function measureScanning(folder) {
  if (!existsSync(folder)) throw new Trouble(`There is no folder ${folder} with photos to read.`);
  return step('Reading photos', async () => {
    const args = ['run', '--locked', '--quiet', '--release', '--package', 'ninefold-scan', '--example', 'measure'];
    const { status, stdout, stderr } = spawnSync('cargo', [...args, folder], { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Trouble(`The photos could not be read:\n${stderr}`);
    return stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  });
}

/**
 * The results as Markdown.
 * @param {Photos[]} results
 * @param {import('./report.js').About} about
 */
export function scanReport(results, about) {
  const head = ['photos', 'of', 'raw', 'with the rule', 'sure', 'sure and wrong', 'no grid', 'native, ms'];
  const rows = results.map((one) => [
    ...[one.photos, one.count, one.raw, one.puzzle, one.sure, one.surelyWrong, one.none].map(String),
    one.millis.toFixed(1),
  ]);
  const notes = [
    'Counted are puzzles of which all 81 cells are right: as the net reads them, and after the rule that of the likely readings the likeliest counts that has exactly one solution.',
    measuredOn(about),
  ];
  return `${table([head, ...rows])}\n\n${notes.map((line) => `- ${line}`).join('\n')}\n`;
}

// `npm run bench`: builds, measures, prints tables and writes the same as JSON.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from '../tools/build.js';
import { chromium } from '../tools/setup.js';
import { root, Trouble } from '../tools/steps.js';
import { modulesBefore } from './before.js';
import { buildEngines, buildProduct, target } from './build.js';
import { explainReport } from './explain-report.js';
import { machine } from './machine.js';
import { readOptions } from './options.js';
import { report } from './report.js';
import { measureScanning, scanReport } from './scan.js';
import { choose, readOthers, readSets } from './sets.js';
import { textReport } from './text-report.js';

/** @import { About } from './report.js' */

/** A folder of puzzles that may lie beside the project. Without it, the benchmark makes its own puzzles. */
const beside = join(root, '../shared/puzzles');
/** Photos whose digits are known. */
const photos = join(root, '../shared/photos');

/** @typedef {ReturnType<typeof readOptions>} Options */

/**
 * Runs the benchmark.
 * @param {string[]} args the arguments of the command
 * @throws {Trouble} when verdicts contradict each other
 */
export async function bench(args) {
  const options = readOptions(args);
  const folder = options.puzzles ?? (existsSync(beside) ? beside : null);
  const given = folder === null ? null : { sets: choose(readSets(folder), options.sets), others: readOthers(folder) };
  await buildProduct();
  const before = options.before === null ? null : await modulesBefore(options.before);

  const about = { ...machine(args), rounds: options.rounds };
  const parts = [];
  if (options.places.length > 0) parts.push(await benchEngines(options, given, about));
  if (options.text) parts.push(await benchTexts(options, before, about));
  if (options.explain) parts.push(await benchExplaining(options, given, about));
  if (options.scan) parts.push(await benchScanning(about));

  const wrong = parts.flatMap((part) => part.wrong);
  const file = options.json ?? join(target, 'bench.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(Object.assign({ about }, ...parts, { wrong }), null, 2)}\n`);
  console.log(`The same as JSON: ${file}`);
  if (wrong.length > 0) {
    throw new Trouble(`${wrong.length} verdicts contradict each other:\n${wrong.slice(0, 20).join('\n')}`);
  }
}

/**
 * Measures the engines and prints their tables.
 * @param {Options} options
 * @param {Parameters<typeof import('./results.js').measureAll>[1]} given
 * @param {About} about
 */
async function benchEngines(options, given, about) {
  await buildEngines();
  if (options.places.includes('chromium')) {
    await chromium(); // if it is missing, say so now and not after minutes
    await build(); // a file is opened in the page
  }

  const { measureAll } = await import('./results.js'); // late, because it imports what the build makes
  const { places, ...rest } = await measureAll(options, given);
  console.log(`\n${report({ about, places: Object.values(places), ...rest })}`);
  const { sets = {}, ...node } = places.node ?? {};
  return { sets, node, chromium: places.chromium, ...rest };
}

/**
 * Measures the reading of texts and prints its table.
 * @param {Options} options
 * @param {Awaited<ReturnType<typeof modulesBefore>> | null} before
 * @param {About} about
 */
async function benchTexts(options, before, about) {
  const { measureTexts } = await import('./text.js'); // late as well
  const { wrong, ...texts } = await measureTexts(before, options.rounds);
  console.log(`\n${textReport(texts, about)}`);
  return { texts, wrong };
}

/**
 * Measures how long explaining takes and prints its table.
 * @param {Options} options
 * @param {Parameters<typeof import('./results.js').measureAll>[1]} given
 * @param {About} about
 */
async function benchExplaining(options, given, about) {
  const { measureExplaining } = await import('./explain.js'); // late as well
  const explaining = await measureExplaining(given?.sets ?? null, options.rounds);
  console.log(`\n${explainReport(explaining, about)}`);
  return { explaining, wrong: [] };
}

/** Counts how many photos are read right and prints the table. @param {About} about */
async function benchScanning(about) {
  const scanning = await measureScanning(photos);
  console.log(`\n${scanReport(scanning, about)}`);
  const wrong = [
    ...scanning.photos.filter(({ surelyWrong }) => surelyWrong > 0).map((one) => `sure and wrong: ${one.photos}`),
    ...scanning.timed.flatMap(({ otherwise }) => otherwise.map((file) => `read otherwise in the module: ${file}`)),
  ];
  return { scanning, wrong };
}

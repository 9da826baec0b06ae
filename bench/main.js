// `npm run bench`: builds, measures, prints one table and writes it as JSON.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from '../tools/setup.js';
import { root, Trouble } from '../tools/steps.js';
import { build, target } from './build.js';
import { machine } from './machine.js';
import { readOptions } from './options.js';
import { report } from './report.js';
import { choose, readOthers, readSets } from './sets.js';

/** A folder of puzzles that may lie beside the project. Without it, the benchmark makes its own puzzles. */
const beside = join(root, '../shared/puzzles');

/**
 * Runs the benchmark.
 * @param {string[]} args the arguments of the command
 * @throws {Trouble} when verdicts contradict each other
 */
export async function bench(args) {
  const options = readOptions(args);
  const folder = options.puzzles ?? (existsSync(beside) ? beside : null);
  const given = folder === null ? null : { sets: choose(readSets(folder), options.sets), others: readOthers(folder) };
  await build();
  if (options.places.includes('chromium')) await chromium(); // if it is missing, say so now and not after minutes

  const { measureAll } = await import('./results.js'); // late, because it imports what the build makes
  const { places, wrong, ...rest } = await measureAll(options, given);
  const about = { ...machine(args), rounds: options.rounds };
  console.log(`\n${report({ about, places: Object.values(places), ...rest })}`);

  const { sets = {}, ...node } = places.node ?? {};
  const file = options.json ?? join(target, 'bench.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ sets, about, node, chromium: places.chromium, ...rest, wrong }, null, 2)}\n`);
  console.log(`The same as JSON: ${file}`);
  if (wrong.length > 0) {
    throw new Trouble(`${wrong.length} verdicts contradict each other:\n${wrong.slice(0, 20).join('\n')}`);
  }
}

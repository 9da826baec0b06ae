// Runs every command: `node tools/run.js start|dev|build|test|bench|…` (npm's scripts call it).
// Nothing here may need an npm package before `packages` has installed them, so each task is imported late.

import { packages, rust } from './setup.js';
import { Trouble } from './steps.js';

/** @import { Packages } from './setup.js' */

/**
 * What each command does, and what has to be there before its code can even be loaded: packages, or besides all of these the
 * modules, which code of the page imports.
 * @type {Record<string, [before: Packages | 'modules', task: (args: string[]) => Promise<unknown>]>}
 */
const tasks = {
  start: ['page', async () => (await import('./serve.js')).start()],
  dev: ['page', async () => (await import('./serve.js')).dev()],
  build: ['page', async () => (await import('./build.js')).build()],
  package: ['page', async () => (await import('./package.js')).packageModules()],
  licences: ['page', async () => (await import('./licences/licences.js')).writeLicences()],
  test: ['all', async (args) => (await import('./test.js')).test(args)],
  browsers: ['all', async (args) => (await import('./browsers.js')).browsers(args)],
  acts: ['modules', async (args) => (await import('./acts.js')).acts(args)],
  bundlers: ['all', async (args) => (await import('./bundlers/bundlers.js')).bundlers(args)],
  lighthouse: ['all', async () => (await import('./lighthouse/lighthouse.js')).lighthouse()],
  sentences: ['modules', async (args) => (await import('./sentences/sentences.js')).sentences(args)],
  pictures: ['modules', async () => (await import('./pictures.js')).takePictures()],
  spark: ['page', async () => (await import('./spark/spark.js')).spark()],
  latency: ['modules', async (args) => (await import('../bench/latency.js')).latency(args)],
  bench: ['all', async (args) => (await import('../bench/main.js')).bench(args)],
};

const [name = '', ...args] = process.argv.slice(2);
try {
  if (!Object.hasOwn(tasks, name)) throw new Trouble(`Say one of: ${Object.keys(tasks).join(', ')}.`);
  const [before, task] = tasks[name];
  await packages(before === 'modules' ? 'all' : before);
  if (before === 'modules') {
    await rust();
    await (await import('./wasm.js')).wasm({ optimise: true });
  }
  await task(args);
} catch (error) {
  if (!(error instanceof Trouble)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}

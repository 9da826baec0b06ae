// Runs every command: `node tools/run.js start|dev|build|test|bench|…` (npm's scripts call it).
// Nothing here may need an npm package before `packages` has installed them, so each task is imported late.

import { packages } from './setup.js';
import { Trouble } from './steps.js';

const tasks = {
  start: async () => (await import('./serve.js')).start(),
  dev: async () => (await import('./serve.js')).dev(),
  build: async () => (await import('./build.js')).build(),
  package: async () => (await import('./package.js')).packageModules(),
  test: async () => (await import('./test.js')).test(process.argv.slice(3)),
  browsers: async () => (await import('./browsers.js')).browsers(process.argv.slice(3)),
  lighthouse: async () => (await import('./lighthouse.js')).lighthouse(),
  latency: async () => (await import('../bench/latency.js')).latency(),
  bench: async () => (await import('../bench/main.js')).bench(process.argv.slice(3)),
};

const name = process.argv[2] ?? '';
try {
  const task = Object.hasOwn(tasks, name) && tasks[/** @type {keyof typeof tasks} */ (name)];
  if (!task) throw new Trouble(`Say one of: ${Object.keys(tasks).join(', ')}.`);
  await packages();
  await task();
} catch (error) {
  if (!(error instanceof Trouble)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}

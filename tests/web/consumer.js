// A project of somebody who uses the npm package: an empty folder into which the package was installed.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pack } from '../../tools/package.js';
import { root } from '../../tools/steps.js';
import { pigeonhole } from './pigeonhole.js';

const readme = readFileSync(join(root, 'npm/README.md'), 'utf8');

/** The examples of the package's README in this language, in their order. @param {string} language */
export const examples = (language) =>
  Array.from(readme.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'gms')), ([, code]) => code);

const [first, parsing, worker, explaining, ruled, sukaku] = examples('js');

/** Cancels a search that never ends. It is with the worker when it is cancelled: the worker was ready and had no other. */
const cancelling = `
  import { startWorker } from 'ninefold/worker';

  const solver = startWorker();
  const { puzzles } = await solver.parse(${JSON.stringify(pigeonhole())});
  const stop = new AbortController();
  const endless = solver.solve(puzzles[0], { signal: stop.signal });
  const next = solver.solve(new Uint8Array(16));
  stop.abort();
  console.log(await endless.catch(({ name }) => name)); // AbortError
  console.log((await next).verdict); // several

  const late = new AbortController();
  const tooLong = solver.explain(puzzles[0], { signal: late.signal, budget: Infinity });
  await new Promise((resolve) => setTimeout(resolve, 200));
  late.abort();
  console.log(await tooLong.catch(({ name }) => name)); // AbortError
  console.log((await solver.rate(puzzles[0], { budget: 100 })).unrated); // undecided

  const never = [solver.solve(puzzles[0]), solver.solve(puzzles[0])];
  solver.terminate();
  for (const call of [...never, solver.solve(new Uint8Array(16))]) console.log(await call.catch(({ name }) => name));
  // AbortError
  // AbortError
  // AbortError
`;

/** The scripts of the project. `app.js` runs the others, one after the other. */
const scripts = {
  'first.js': first,
  'parsing.js': parsing,
  'worker.js': worker,
  'explaining.js': explaining,
  'sukaku.js': sukaku,
  'ruled.js': ruled,
  'cancelling.js': cancelling,
  'app.js': ['first', 'parsing', 'worker', 'explaining', 'sukaku', 'ruled', 'cancelling']
    .map((name) => `await import('./${name}.js');\n`)
    .join(''),
};

/** The lines that a script prints, by its own comments. @param {string} script */
export const printedBy = (script) => Array.from(script.matchAll(/(?:;|^ *) ?\/\/ ([\w.;-]+)$/gm), ([, line]) => line);

/** The lines that `app.js` prints. */
export const printed = [first, parsing, worker, explaining, sukaku, ruled, cancelling].flatMap(printedBy);

/** Makes the project. @returns {Promise<string>} its folder */
export async function start() {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-'));
  const tarball = await pack(join(folder, 'packed'));
  write(folder, { ...scripts, 'package.json': '{ "type": "module" }' });
  run(folder, `npm install --offline --no-audit --no-fund ${tarball}`);
  return folder;
}

/** Writes files into the project. @param {string} folder @param {Record<string, string>} files */
export function write(folder, files) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

/**
 * Runs a command in the project. It finds the tools of ours.
 * @param {string} folder
 * @param {string} command
 * @returns {string} what it prints
 * @throws {Error} with all its output when it fails
 */
export function run(folder, command) {
  const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const { status, stdout, stderr } = spawnSync(command, {
    shell: true,
    cwd: folder,
    env: { ...process.env, PATH },
    encoding: 'utf8',
    timeout: 60_000,
  });
  if (status !== 0) throw new Error(`${command}\n${stdout}\n${stderr}`);
  return stdout;
}

/** @param {string} folder */
export const remove = (folder) => rmSync(folder, { recursive: true });

// Weighs what a visitor downloads, at first and later, and says how much it may be at first.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { languages } from '../www/words/languages.js';
import { root } from './steps.js';

/** The most that the files may weigh that the page needs before a puzzle can be typed and solved: gzipped, in bytes. */
export const budget = 62_000;

/** The most that the wasm may weigh that the page does not begin with: gzipped, in bytes. */
export const budgets = { ninefold_hint: 111_500, ninefold_rate: 98_500, ninefold_scan: 138_200 };

/** The workers that the page starts only when they are wanted. The built files do not show that. */
const startedLater = /^worker-(?:full|hint|rate|scan)-/;

/**
 * What the page loads by itself once it has nothing else to do: the menu, the help with what asks the service worker, what draws
 * marks, what chooses several cells, what prints, what remembers earlier puzzles, and where the other words are.
 */
const loadedIdle = /^(?:choosing|dialog|manual|overlay|paper|panel|print|menudialog|remembering|sharing|later)-/;

const dist = join(root, 'dist');

/**
 * The files of dist/ that a visitor downloads, each with its size in bytes, raw and gzipped. Pictures do not count.
 * @returns {{ file: string, raw: number, gzip: number, atOnce: boolean, isIdle: boolean }[]}
 *   `atOnce`: loaded before a puzzle can be typed and solved; `isIdle`: loaded by itself after that
 */
export function weigh() {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|css|js|wasm|json|txt)$/.test(file))
    .sort()
    .map((file) => ({ file, ...weighed(join(dist, file)) }));
  const atOnce = reached(dist, 'index.html');
  const isRoot = (/** @type {string} */ file) => loadedIdle.test(basename(file));
  const idle = files.filter(({ file }) => isRoot(file)).flatMap(({ file }) => [...reached(dist, file)]);
  /** The heaviest of those with words that the page says at first, and of those with the rest. */
  const [language, more] = [/^(?!more-|hints-|about-)/, /^more-/].map((kind) => {
    const all = files.filter(({ file }) => isLanguage(file) && kind.test(basename(file)));
    return all.toSorted((one, other) => other.gzip - one.gzip)[0]?.file;
  });
  return files.map((file) => ({
    ...file,
    atOnce: atOnce.has(file.file) || file.file === language,
    isIdle: (idle.includes(file.file) && !atOnce.has(file.file)) || file.file === more,
  }));
}

/**
 * A built file and all that is loaded with it: files that a document names, modules, workers and their wasm.
 * @param {string} dist the folder that was built
 * @param {string} file
 * @param {Set<string>} files that were found before; the new ones are added
 */
export function reached(dist, file, files = new Set()) {
  if (files.has(file) || !existsSync(join(dist, file))) return files;
  if (isLanguage(file) || startedLater.test(basename(file))) return files;
  files.add(file);
  if (!/\.(html|js)$/.test(file)) return files;
  const text = readFileSync(join(dist, file), 'utf8');
  const references = file.endsWith('.html')
    ? /<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+)"/g
    : /(?:\bfrom|\bimport|\bnew URL\()\s*["'`]([^"'`]+)["'`]/g; // not `import(…)`: that is loaded later
  for (const [, name] of text.matchAll(references)) reached(dist, join(dirname(file), name), files);
  return files;
}

/**
 * Whether a file has words of a language. A visitor needs one language: of those that the page says at first only the
 * heaviest is weighed.
 * @param {string} file
 */
export const isLanguage = (file) => languageOf(file) !== undefined;

/** The language that a file has words of. @param {string} file */
export const languageOf = (file) =>
  languages.find((tag) => new RegExp(`^(?:more-|hints-|about-)?${tag}-`).test(basename(file)));

/** What the wasm of a module weighs, gzipped. @param {string} name of the module in www/pkg */
export const wasmWeight = (name) => weighed(join(root, `www/pkg/${name}_bg.wasm`)).gzip;

/** The size of a file in bytes, raw and gzipped. @param {string} path */
export function weighed(path) {
  const bytes = readFileSync(path);
  return { raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length };
}

/** The weight of some files together, gzipped. @param {{ gzip: number }[]} files */
export const total = (files) => files.reduce((sum, { gzip }) => sum + gzip, 0);

/** The weights as text: a line for each file, the sums and the budget. @param {ReturnType<typeof weigh>} files */
export function table(files) {
  const line = (/** @type {string} */ name, /** @type {string | number} */ raw, /** @type {string | number} */ gzip) =>
    `  ${name.padEnd(40)}${String(raw).padStart(10)}${String(gzip).padStart(10)}`;
  const lines = (/** @type {ReturnType<typeof weigh>} */ some) =>
    some.map(({ file, raw, gzip }) => line(file, raw, gzip));
  const first = files.filter(({ atOnce }) => atOnce);
  const idle = files.filter(({ isIdle }) => isIdle);
  const later = files.filter(({ atOnce, isIdle }) => !atOnce && !isIdle);
  return [
    line('dist/', 'bytes', 'gzipped'),
    ...lines(first),
    line(`first load, of at most ${budget}`, '', total(first)),
    ...lines(idle),
    line('when the page is idle', '', total(idle)),
    ...lines(later),
    line('when wanted', '', total(later)),
  ].join('\n');
}

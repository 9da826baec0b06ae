// What a visitor downloads, and how much it may be.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './steps.js';

/** The most that HTML, CSS, JavaScript and WebAssembly together may weigh, gzipped, in bytes. */
export const budget = 88 * 1024;

const dist = join(root, 'dist');

/**
 * The files of dist/ that count, each with its size in bytes, raw and gzipped.
 * @returns {{ file: string, raw: number, gzip: number }[]}
 */
export function weigh() {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|css|js|wasm)$/.test(file) && file !== 'sw.js') // which comes after the page
    .sort()
    .map((file) => {
      const bytes = readFileSync(join(dist, file));
      return { file, raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length };
    });
}

/** @param {{ gzip: number }[]} files */
export const total = (files) => files.reduce((sum, { gzip }) => sum + gzip, 0);

/**
 * The same as text, a line each, with the sum and the budget.
 * @param {ReturnType<typeof weigh>} files
 */
export function table(files) {
  const line = (/** @type {string} */ name, /** @type {string} */ raw, /** @type {string} */ gzip) =>
    `  ${name.padEnd(36)}${raw.padStart(10)}${gzip.padStart(10)}`;
  return [
    line('dist/', 'bytes', 'gzipped'),
    ...files.map(({ file, raw, gzip }) => line(file, String(raw), String(gzip))),
    line(`together, of at most ${budget}`, '', String(total(files))),
  ].join('\n');
}

// Which script takes which, read from its imports.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './steps.js';

/** An import at once or when it is wanted. What follows a `?` only says how the build takes the file. */
const imports = /(?:\bfrom|\bimport\(?)\s*'(\.[^'?]+)[^']*'/g;

/** An import at once. */
export const importsAtOnce = /(?:\bfrom|\bimport)\s*'(\.[^'?]+)[^']*'/g;

/**
 * The scripts that a text imports.
 * @param {string} file whose text it is
 * @param {string} text
 * @param {RegExp} pattern of an import
 */
const found = (file, text, pattern) =>
  [...text.matchAll(pattern)]
    .filter(([, path]) => /\.[jt]s$/.test(path))
    .map(([, path]) => join(dirname(file), path).replaceAll('\\', '/'));

const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');

/** What a script imports as code. Types are imported in comments. @param {string} file @param {RegExp} [pattern] */
export const importsOf = (file, pattern = imports) =>
  found(file, read(file).replaceAll(/\/\*[\s\S]*?\*\//g, ''), pattern);

/** What a script imports, and whose types it names. @param {string} file */
export const importsWithTypesOf = (file) => found(file, read(file), imports);

/** The scripts of a folder, without those that are built. @param {string} folder */
export const scriptsOf = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.[jt]s$/.test(file) && !file.startsWith('www/pkg/'))
    .sort();

/** The page's rooms: a file of a room may import from the rooms to its right, and from the room itself. */
export const rooms = ['main.js', 'features', 'incoming', 'kit', 'session', 'words', 'engine', 'model', 'pkg', 'worker'];

/** The room of a file: those of www/ are its folders, and worker/ is one that the npm package has, too. @param {string} file */
export const roomOf = (file) => file.replace(/^www\//, '').split('/')[0];

/**
 * Of each script of the page, the scripts that it takes from. The service worker is a program of its own.
 * @returns {Map<string, Set<string>>}
 */
export const arrowsOfPage = () =>
  new Map(
    [...scriptsOf('www'), ...scriptsOf('worker')]
      .filter((file) => file.endsWith('.js') && file !== 'www/sw.js')
      .map((file) => [file, new Set(importsOf(file))]),
  );

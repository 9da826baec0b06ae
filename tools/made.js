// Makes only what is not there yet, or was made of something else. What counts is what is in the files, not when they
// were written: so an older file that comes back is a change, too.

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './steps.js';

/**
 * @typedef {object} Thing
 * @property {string} name
 * @property {readonly string[]} from the files and folders that it is made of, below the project's own
 * @property {string} [how] what else decides how it is made
 * @property {readonly string[]} to the files and folders that are made
 * @property {() => unknown} make
 */

/** Where things that are made on the way to others are kept, and what each thing was made of. */
export const kept = 'target/made';

/** Folders in which nothing is looked for: what is in them is made or installed. */
const passed = ['node_modules', 'target'];

/**
 * Makes a thing, unless it is there as it was made of all this.
 * @param {Thing} thing
 * @param {string} [folder] the project's
 * @returns {Promise<boolean>} whether it was made
 */
export async function bring(thing, folder = root) {
  if (isMade(thing, folder)) return false;
  const stamp = stampOf(thing, folder);
  rmSync(stamp, { force: true }); // what comes of a try that fails is not taken for the thing
  const from = printOfSources(thing, folder); // not afterwards: a file may change in between
  await thing.make();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, from + printOf(thing.to, folder));
  return true;
}

/** Whether a thing is there as it was made of all this. @param {Thing} thing @param {string} [folder] the project's */
export function isMade(thing, folder = root) {
  const stamp = stampOf(thing, folder);
  if (!statSync(stamp, { throwIfNoEntry: false })) return false;
  return readFileSync(stamp, 'utf8') === printOfSources(thing, folder) + printOf(thing.to, folder);
}

/** @param {Thing} thing @param {string} folder */
const stampOf = ({ name }, folder) => join(folder, kept, `${name}.made-of`);

/** @param {Thing} thing @param {string} folder */
const printOfSources = ({ from, how = '' }, folder) =>
  printOf(from, folder) + createHash('sha256').update(how).digest('hex');

/**
 * A hash of the names and the contents of files.
 * @param {readonly string[]} paths of files and folders
 * @param {string} folder the project's
 */
function printOf(paths, folder) {
  const hash = createHash('sha256');
  /** @param {string} path */
  const add = (path) => {
    const about = statSync(join(folder, path), { throwIfNoEntry: false });
    if (about?.isDirectory()) {
      const names = readdirSync(join(folder, path)).filter((name) => !passed.includes(name));
      for (const name of names.sort()) add(`${path}/${name}`);
    } else {
      const content = about ? readFileSync(join(folder, path)) : '';
      hash.update(`${path}\n${about ? content.length : 'missing'}\n`).update(content);
    }
  };
  for (const path of paths) add(path);
  return hash.digest('hex');
}

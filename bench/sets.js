// Reads the puzzles of a folder. Each set of 9×9s is a file with a puzzle a line; one more file has other shapes.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Trouble } from '../tools/steps.js';

/** @typedef {Map<string, string[]>} Sets puzzles of 81 characters, `.` for a blank, by the set's name */

/** The order of the sets that are known; others follow, sorted by name. */
const order = ['easy', 'minimal', '17-clue', 'hard', 'hardest', 'unsolvable', 'several-solutions'];

/** The puzzles of a text, or null when a line is no puzzle: 81 characters, `.` or `0` for a blank. @param {string} text */
export function readSet(text) {
  const lines = text.split(/\r?\n/).filter((line) => line !== '');
  const fits = lines.length > 0 && lines.every((line) => /^[0-9.]{81}$/.test(line));
  return fits ? lines.map((line) => line.replaceAll('0', '.')) : null;
}

/**
 * Every set of a folder: the .txt files that hold nothing but puzzles.
 * @param {string} folder
 * @returns {Sets}
 * @throws {Trouble} when there is no such folder, or no set in it
 */
export function readSets(folder) {
  // The place in `order`; a set that is not in it gets a place behind all of them.
  const place = (/** @type {string} */ name) => (order.indexOf(name) + order.length + 1) % (order.length + 1);
  const found = names(folder)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => ({ name: basename(file, '.txt'), puzzles: readSet(readFileSync(join(folder, file), 'utf8')) }))
    .sort((one, other) => place(one.name) - place(other.name) || one.name.localeCompare(other.name));
  /** @type {Sets} */
  const sets = new Map();
  for (const { name, puzzles } of found) if (puzzles) sets.set(name, puzzles);
  if (sets.size === 0) {
    throw new Trouble(`${folder}: no set of puzzles is there, a .txt file with 81 characters in every line.`);
  }
  return sets;
}

/** The names in a folder. @param {string} folder @throws {Trouble} when there is none */
function names(folder) {
  try {
    return readdirSync(folder);
  } catch {
    throw new Trouble(`${folder}: there is no such folder.`);
  }
}

/**
 * The sets that are wanted, by name.
 * @param {Sets} sets
 * @param {string[] | null} wanted null for all
 * @returns {Sets}
 * @throws {Trouble} when one is not there
 */
export function choose(sets, wanted) {
  if (wanted === null) return sets;
  for (const name of wanted) {
    if (!sets.has(name)) throw new Trouble(`There is no set '${name}' here: ${[...sets.keys()].join(', ')}.`);
  }
  return new Map([...sets].filter(([name]) => wanted.includes(name)));
}

/**
 * @typedef {object} Other a puzzle of another shape, with one solution
 * @property {number} side
 * @property {Uint8Array} puzzle
 * @property {string | null} solution as `symbols` writes it; null where it is not known
 */

/** The characters of a blank and of the digits: 10 is A. */
const symbols = '.123456789ABCDEFGHIJKLMNOP';

/** Cells as text, one character for each. @param {Iterable<number>} cells */
export const asSymbols = (cells) => Array.from(cells, (digit) => symbols[digit]).join('');

/**
 * The puzzles of other shapes in a folder: a line has side, number of givens, puzzle, solution.
 * @param {string} folder
 * @returns {Other[]} none where there is no such file
 */
export function readOthers(folder) {
  const file = join(folder, 'other-sizes.txt');
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '');
  return lines.map((line) => {
    const [side, , puzzle, solution] = line.split(' ');
    const cells = Uint8Array.from(puzzle ?? '', (symbol) => Math.max(symbols.indexOf(symbol), 0));
    if (cells.length !== Number(side) ** 2) throw new Trouble(`${file}: this is no puzzle of side ${side}: ${line}`);
    return { side: Number(side), puzzle: cells, solution: solution ?? null };
  });
}

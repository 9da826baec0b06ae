// Makes puzzles to measure with, for when there is no folder of them: random ones, the same for the same seed.

import { search } from './search.js';

/**
 * @import { Verdict } from '../www/pkg/ninefold.js'
 * @import { Other, Sets } from './sets.js'
 * @typedef {(cells: Uint8Array) => Verdict['verdict']} Judge gives the verdict
 * @typedef {() => number} Random at least 0 and below 1
 */

/** This part of the minimal puzzles counts as hard, and the same part of those without a solution. */
const hardPart = 1 / 10;

/** Random numbers, the same for the same seed (mulberry32). @param {number} seed @returns {Random} */
export function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * The values of a list in random order.
 * @template T
 * @param {Iterable<T>} list
 * @param {Random} random
 */
function shuffled(list, random) {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [mixed[i], mixed[j]] = [mixed[j], mixed[i]];
  }
  return mixed;
}

/** A random full grid. @param {number} side @param {Random} random @returns {Uint8Array} */
export function fullGrid(side, random) {
  const order = (/** @type {number[]} */ digits) => shuffled(digits, random);
  // After a bad start such a plain search can take very long: another start is quicker.
  for (;;) {
    const { solution } = search(new Uint8Array(side * side), { order, all: false, budget: 10 * side * side });
    if (solution) return solution;
  }
}

/**
 * Takes givens away in a random order, as long as there is one solution.
 * @param {Uint8Array} grid with one solution
 * @param {number} givens to keep at least; with 0 the puzzle is minimal: no given can be left out
 * @param {Judge} judge
 * @param {Random} random
 */
export function dig(grid, givens, judge, random) {
  const puzzle = grid.slice();
  let left = puzzle.filter(Boolean).length;
  for (const cell of shuffled(puzzle.keys(), random)) {
    if (left <= givens) break;
    const digit = puzzle[cell];
    puzzle[cell] = 0;
    if (digit === 0) continue;
    if (judge(puzzle) === 'unique') left--;
    else puzzle[cell] = digit;
  }
  return puzzle;
}

/**
 * Changes one given, so that the puzzle has no solution although nothing clashes.
 * @param {Uint8Array} puzzle with one solution
 * @param {Judge} judge
 * @param {Random} random
 * @returns {Uint8Array | null} null where every change clashes
 */
function spoil(puzzle, judge, random) {
  for (const cell of shuffled(puzzle.keys(), random)) {
    if (puzzle[cell] === 0) continue;
    for (const digit of shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9], random)) {
      const spoilt = puzzle.with(cell, digit);
      if (judge(spoilt) === 'none') return spoilt;
    }
  }
  return null;
}

/**
 * The puzzles for which a plain search guesses most. Nothing else tells how hard a puzzle is: neither a clock, nor the
 * engine that is measured with it.
 * @param {Uint8Array[]} puzzles
 */
function hardest(puzzles) {
  const difficulty = (/** @type {Uint8Array} */ puzzle) =>
    search(puzzle, { order: (digits) => digits, all: true, budget: 10_000 }).guesses;
  return puzzles
    .map((puzzle) => ({ puzzle, guesses: difficulty(puzzle) }))
    .sort((one, other) => other.guesses - one.guesses)
    .slice(0, puzzles.length * hardPart)
    .map(({ puzzle }) => puzzle);
}

/** A puzzle as text, `.` for a blank. */
const asText = (/** @type {Uint8Array} */ cells) => cells.join('').replaceAll('0', '.');

/** An easy puzzle. @param {Judge} judge @param {Random} random */
const easyPuzzle = (judge, random) => dig(fullGrid(9, random), 32 + Math.floor(5 * random()), judge, random);

/**
 * The easy set of `generateSets` alone.
 * @param {Judge} judge
 * @param {{ size: number, seed: number }} options `size`: how many puzzles it has
 */
export function generateEasy(judge, { size, seed }) {
  const random = randomFrom(seed);
  return Array.from({ length: size }, () => asText(easyPuzzle(judge, random)));
}

/**
 * Puzzles as most newspapers print them: the pattern of their givens is the same upside down, and no two givens that lie
 * on each other then can be left out.
 * @param {Judge} judge
 * @param {{ size: number, seed: number }} options `size`: how many puzzles there are
 */
export function generatePatterned(judge, { size, seed }) {
  const random = randomFrom(seed);
  return Array.from({ length: size }, () => {
    let puzzle = fullGrid(9, random);
    for (const cell of shuffled(Array(41).keys(), random)) {
      const without = puzzle.with(cell, 0).with(80 - cell, 0);
      if (judge(without) === 'unique') puzzle = without;
    }
    return asText(puzzle);
  });
}

/**
 * Sets of 9×9s like those of a folder. The 17-clue puzzles and the hardest are left out: to find them takes years.
 * @param {Judge} judge
 * @param {{ size: number, seed: number }} options `size`: how many puzzles a set has
 * @returns {Sets}
 */
export function generateSets(judge, { size, seed }) {
  const random = randomFrom(seed);
  const many = (/** @type {() => Uint8Array} */ make) => Array.from({ length: size }, make);
  const easy = many(() => easyPuzzle(judge, random));
  const minimal = many(() => dig(fullGrid(9, random), 0, judge, random));
  const hard = hardest(minimal);
  const spoilt = minimal.map((puzzle) => spoil(puzzle, judge, random)).filter((puzzle) => puzzle !== null);
  const several = minimal.map((puzzle) => {
    const givens = [...puzzle.keys()].filter((cell) => puzzle[cell]);
    return puzzle.with(givens[Math.floor(random() * givens.length)], 0);
  });
  const sets = { easy, minimal, hard, unsolvable: hardest(spoilt), 'several-solutions': several };
  return new Map(Object.entries(sets).map(([name, puzzles]) => [name, puzzles.map(asText)]));
}

/**
 * A few puzzles of other shapes: 4×4, 6×6, 8×8 and 12×12. All but the last are minimal.
 * @param {Judge} judge
 * @param {{ size: number, seed: number }} options `size`: how many puzzles a side has
 * @returns {Other[]}
 */
export function generateOthers(judge, { size, seed }) {
  const random = randomFrom(seed);
  return [4, 6, 8, 12].flatMap((side) =>
    Array.from({ length: size }, () => {
      const grid = fullGrid(side, random);
      return { side, puzzle: dig(grid, side === 12 ? 60 : 0, judge, random), solution: null };
    }),
  );
}

// Measures how long it takes to explain a puzzle, natively and in Node. Import it only after the product's module is
// built.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { step } from '../tools/steps.js';
import { budgetFor } from '../www/engine/budget.js';
import { cellsIn, lineOf } from '../www/model/symbols.js';
import * as ninefold from '../www/pkg/ninefold.js';
import initHint, { explain, steps } from '../www/pkg/ninefold_hint.js';
import initRate, { rate } from '../www/pkg/ninefold_rate.js';
import { mean, median, sample } from './both/statistics.js';
import { buildExplain, hintFile, nativeExplain, rateFile, shippedFile } from './build.js';
import { dig, fullGrid, generateSets, randomFrom } from './generate.js';

/**
 * @import { Sets } from './sets.js'
 * @typedef {'path' | 'middle' | 'rate'} What a path, all steps in the middle of one, or a rating
 * @typedef {{ time: number, steps: number }} Answer in milliseconds
 */

/** How long each job runs in wasm before it is measured, in milliseconds. */
const warmUp = 3000;

/** What is measured, with `count` puzzles of a set; `most`: how many milliseconds it may take in wasm. */
const jobs = /** @type {const} */ ([
  { what: 'path', set: 'easy', count: 400, most: 0.15 },
  { what: 'path', set: 'minimal', count: 400, most: 1 },
  { what: 'path', set: 'hard', count: 60, most: 150 },
  { what: 'middle', set: 'minimal', count: 100, most: 20 },
  { what: 'rate', set: 'easy', count: 1000, most: 0.1 },
  { what: 'rate', set: 'minimal', count: 1000, most: 0.2 },
  { what: 'middle', set: '16×16', count: 10, most: 1000 },
  { what: 'middle', set: '20×20', count: 5, most: 1000 },
  { what: 'rate', set: '16×16', count: 10, most: 1000 },
  { what: 'rate', set: '20×20', count: 5, most: 1000 },
]);

/** Large puzzles, with so few givens that most of them take chains. */
const large = [
  { set: '16×16', side: 16, givens: 100, count: 10 },
  { set: '20×20', side: 20, givens: 175, count: 5 },
];

/**
 * Explains puzzles in turns natively and in wasm.
 * @param {Sets | null} given null to generate them; hard ones are not generated
 * @param {number} rounds
 */
export async function measureExplaining(given, rounds) {
  await buildExplain();
  await ninefold.default({ module_or_path: readFileSync(shippedFile) });
  const sets = new Map([...(given ?? generated()), ...(await step('Making large puzzles', makeLarge))]);
  await initHint({ module_or_path: readFileSync(hintFile) });
  await initRate({ module_or_path: readFileSync(rateFile) });
  const rows = [];
  for (const { what, set, count, most } of jobs) {
    const puzzles = sample(sets.get(set) ?? [], count);
    if (puzzles.length === 0) continue;
    // V8 makes quick code of what it has met often.
    for (const end = performance.now() + warmUp; performance.now() < end; ) inWasm(what, puzzles);
    const turns = await step(`Explaining: ${what}, ${set}`, () =>
      Array.from({ length: rounds }, () => [natively(what, puzzles), inWasm(what, puzzles)]),
    );
    // A few puzzles take most of the time that rating takes: there the mean is what a list of them costs.
    const average = what === 'rate' ? mean : median;
    const [native, wasm] = [0, 1].map((place) => turns.map((turn) => average(turn[place].map(({ time }) => time))));
    const ratio = median(wasm.map((time, round) => time / native[round]));
    const steps = median(turns[0][0].map((answer) => answer.steps));
    rows.push({ what, set, most, puzzles: puzzles.length, steps, native: median(native), wasm: median(wasm), ratio });
  }
  return rows;
}

/** @param {What} what @param {readonly string[]} puzzles @returns {Answer[]} */
function natively(what, puzzles) {
  const args = [what, String(budgetFor(Math.sqrt(puzzles[0].length)))];
  const { stdout, stderr, status } = spawnSync(nativeExplain, args, { input: puzzles.join('\n'), encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const rows = stdout.trimEnd().split('\n');
  return rows.map((row) => row.split(' ').map(Number)).map(([micros, steps]) => ({ time: micros / 1000, steps }));
}

/** @param {What} what @param {readonly string[]} puzzles @returns {Answer[]} */
function inWasm(what, puzzles) {
  return puzzles.map((puzzle) => {
    const givens = cellsIn(puzzle);
    const job = {
      path: () => () => path(givens),
      middle: () => stepsInMiddle(givens),
      rate: () => () => rated(givens),
    };
    const run = job[what]();
    const start = performance.now();
    const found = run();
    return { time: performance.now() - start, steps: found.length };
  });
}

/** @param {Uint8Array} givens */
function path(givens) {
  const { steps, solved } = explain(givens);
  if (!solved) throw new Error(`A puzzle was not solved: ${givens.join('')}`);
  return steps;
}

/** @param {Uint8Array} givens */
function rated(givens) {
  if ('unrated' in rate(givens, { budget: budgetFor(Math.sqrt(givens.length)) }))
    throw new Error(`A puzzle has no rating: ${givens.join('')}`);
  return []; // the steps are counted natively
}

/** Goes half of the path, and asks for all steps there when it is called. @param {Uint8Array} givens */
function stepsInMiddle(givens) {
  const found = path(givens);
  const cells = givens.slice();
  const side = Math.sqrt(cells.length);
  const candidates = new Uint32Array(cells.length).fill((1 << side) - 1);
  for (const { places, removes } of found.slice(0, found.length >> 1)) {
    for (const { cell, digit } of places) cells[cell] = digit;
    for (const { cell, digit } of removes) candidates[cell] &= ~(1 << (digit - 1));
  }
  return () => steps(cells, { candidates, givens, budget: budgetFor(side) });
}

/** Puzzles for when none are given. */
const generated = () => generateSets((cells) => ninefold.solve(cells).verdict, { size: 400, seed: 9 });

function makeLarge() {
  const random = randomFrom(9);
  const judge = (/** @type {Uint8Array} */ cells) => {
    // A given stays where nobody knows soon what is without it.
    const { verdict } = ninefold.solve(cells, { budget: 20_000 });
    return verdict === 'undecided' ? 'several' : verdict;
  };
  const make = (/** @type {typeof large[number]} */ { side, givens }) =>
    lineOf(dig(fullGrid(side, random), givens, judge, random));
  return large.map((kind) => /** @type {const} */ ([kind.set, Array.from({ length: kind.count }, () => make(kind))]));
}

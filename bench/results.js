// Measures everything, one thing after the other. Import it only after the product's module is built.

import { readFileSync } from 'node:fs';
import { step } from '../tools/steps.js';
import * as ninefold from '../www/pkg/ninefold.js';
import { median, sample } from './both/statistics.js';
import { shippedFile, sizes } from './build.js';
import { openChromium } from './chromium.js';
import { measureKinds, measureShapes } from './doctor.js';
import { generateOthers, generateSets } from './generate.js';
import { openNode } from './node.js';
import { choose } from './sets.js';
import { measureSides } from './sides.js';
import { finnish, named, slowest } from './singles.js';

/** @import { Rate, Work } from './both/measure.js' */
/** @import { Collection } from './collection.js' */
/** @import { Kind, Side } from './doctor.js' */
/** @import { readOptions } from './options.js' */
/** @import { Other, Sets } from './sets.js' */

/** How many puzzles of a set are used to measure one `solve`. */
const handful = 5;

/** How many cold starts are measured. */
const starts = 9;

/**
 * @typedef {object} Place where the engines were measured
 * @property {string} name
 * @property {Record<string, Record<string, Rate>>} sets rates by set and engine
 * @property {Record<string, number>} warm one `solve`, in microseconds, by set
 * @property {number} warmFinnish one `solve` of the Finnish puzzle, in microseconds
 * @property {number} cold a first answer, in milliseconds
 *
 * @typedef {object} Results
 * @property {Record<string, number>} puzzles how many each set has
 * @property {{ node?: Place, chromium?: Place }} places
 * @property {Record<string, { millis: number, puzzle: string }>} slowest by set
 * @property {Record<string, { count: number, solve: number }>} named in microseconds
 * @property {Record<string, import('./sides.js').Side>} sides
 * @property {(Collection & { set: string }) | null} collection null without Chromium
 * @property {{ kinds: Record<string, Kind>, shapes: Record<string, Side> }} doctor
 * @property {Record<string, { raw: number, gzip: number }>} sizes
 * @property {string[]} notes sentences that a reader has to know
 * @property {string[]} wrong a sentence for each contradiction between engines; it should be empty
 */

/**
 * Measures everything that the options ask for.
 * @param {ReturnType<typeof readOptions>} options
 * @param {{ sets: Sets, others: Other[] } | null} given null to generate them
 * @returns {Promise<Results>}
 */
export async function measureAll(options, given) {
  await ninefold.default({ module_or_path: readFileSync(shippedFile) });
  const { sets, others } = given ?? (await step('Generating puzzles', () => generated(options.sets)));

  const node = await openNode();
  const wrong = [];
  /** @type {Map<string, Work>} */
  const works = new Map();
  for (const [set, puzzles] of sets) {
    const { work, wrong: found } = await step(`Checking every verdict: ${set}`, () => node.prepare(puzzles));
    works.set(set, work);
    wrong.push(...found.map((sentence) => `${set}: ${sentence}`));
  }

  /** @type {Results['places']} */
  const places = {};
  /** @type {Results['collection']} */
  let collection = null;
  for (const name of options.places) {
    const chromium = name === 'chromium' ? await openChromium() : null;
    const { result, wrong: found } = await measurePlace(chromium ?? node, sets, works, options.rounds);
    places[name] = result;
    wrong.push(...found);
    if (!chromium) continue;
    const [[set, puzzles]] = sets;
    const opened = await step(`${result.name}: a file of a million puzzles`, () => chromium.collection(puzzles));
    collection = { set, ...opened };
    await chromium.close();
  }
  node.close();

  /** @type {Results['slowest']} */
  const worst = {};
  await step('Single puzzles', async () => {
    for (const [set, puzzles] of sets) worst[set] = await slowest(puzzles);
  });
  const { sides, wrong: found } = await step('Other shapes', () => measureSides(others));
  const doctor = await step('The doctor', async () => ({ kinds: measureKinds(sets), shapes: measureShapes(others) }));
  return {
    puzzles: Object.fromEntries([...sets].map(([set, puzzles]) => [set, puzzles.length])),
    places,
    slowest: worst,
    named: await named(),
    sides,
    collection,
    doctor,
    sizes: sizes(),
    notes: [...notes(works), ...(given ? [] : [`The puzzles were generated; ${neverGenerated}`])],
    wrong: [...wrong, ...found],
  };
}

const neverGenerated = 'there is no quick way to make 17-clue ones or the hardest, so those sets are left out.';

/** Puzzles for when none are given. @param {string[] | null} wanted names of sets, null for all */
function generated(wanted) {
  const judge = (/** @type {Uint8Array} */ cells) => ninefold.solve(cells).verdict;
  const seed = 9;
  return {
    sets: choose(generateSets(judge, { size: 2000, seed }), wanted),
    others: generateOthers(judge, { size: 5, seed }),
  };
}

/**
 * Measures the engines in one place, first on whole sets and then on single puzzles.
 * @param {Omit<Awaited<ReturnType<typeof openChromium>>, 'close' | 'collection'>} place
 * @param {Sets} sets
 * @param {ReadonlyMap<string, Work>} works
 * @param {number} rounds
 * @returns {Promise<{ result: Place, wrong: string[] }>}
 */
async function measurePlace(place, sets, works, rounds) {
  /** @type {Place} */
  const result = { name: place.name, sets: {}, warm: {}, warmFinnish: 0, cold: 0 };
  const wrong = [];
  for (const [set, work] of works) {
    const { rates, wrong: found } = await step(`${place.name}: ${set}`, () => place.measure(work, rounds));
    result.sets[set] = rates;
    wrong.push(...found.map((sentence) => `${place.name}, ${set}: ${sentence}`));
  }
  await step(`${place.name}: one puzzle at a time`, async () => {
    for (const [set, puzzles] of sets) result.warm[set] = median(await place.warm(sample(puzzles, handful)));
    [result.warmFinnish] = await place.warm([finnish]);
    const cold = [];
    for (let i = 0; i < starts; i++) cold.push(await place.cold(finnish));
    result.cold = median(cold);
  });
  return { result, wrong };
}

/** Sentences on the engines in JavaScript. @param {ReadonlyMap<string, Work>} works */
function notes(works) {
  const slow = new Map();
  for (const [set, { few }] of works) {
    for (const [name, puzzles] of Object.entries(few)) {
      if (puzzles.length === 0) slow.set(name, [...(slow.get(name) ?? []), set]);
    }
  }
  return [
    '`sudoku-core` tells only whether the solution is unique, `@algorithm.ts/sudoku` only whether there is one; both on small samples.',
    ...[...slow].map(
      ([name, sets]) =>
        `\`${name}\` needs more than a second for five puzzles of ${sets.join(', ')}: not measured there.`,
    ),
  ];
}

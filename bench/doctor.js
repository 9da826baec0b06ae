// Measures how good the doctor is: slips are made in known puzzles, and it has to find them.

import * as ninefold from '../www/pkg/ninefold.js';
import { asCells } from './both/single.js';
import { median } from './both/statistics.js';
import { generatePatterned, randomFrom } from './generate.js';
import { slips } from './slips.js';

/** @import { Random } from './generate.js' */
/** @import { Other, Sets } from './sets.js' */
/** @import { Slip } from './slips.js' */

/**
 * The sets in which slips are made, beside puzzles with a pattern, which are generated; and how many slips of each kind
 * are made in each set.
 */
const sets = ['easy', 'minimal'];
const enough = 3000;

const seed = 9;

/**
 * @typedef {object} Found
 * @property {number} cases how many puzzles were spoilt; one that still has exactly one solution does not count
 * @property {number} first how often the first repair was the original puzzle
 * @property {number} three how often one of the first three repairs was
 *
 * @typedef {object} Kind
 * @property {Record<string, Found>} sets by name
 * @property {number} median in milliseconds
 * @property {number} most in milliseconds
 *
 * @typedef {{ puzzles: number, complete: number, first: number, three: number, median: number, most: number }} Side
 *   a shape: how many puzzles, in how many of them every slip was tried, and the rest as above
 */

/**
 * Measures every kind of slip in 9×9s.
 * @param {Sets} all slips are made in those of `sets` that are there
 * @returns {Record<string, Kind>}
 */
export function measureKinds(all) {
  const known = new Map([...all].filter(([set]) => sets.includes(set)));
  if (known.size === 0) return {};
  known.set(
    'patterned',
    generatePatterned((cells) => ninefold.solve(cells).verdict, { size: 2000, seed }),
  );
  const random = randomFrom(seed);
  return Object.fromEntries(
    Object.entries(slips).map(([kind, slip]) => {
      /** @type {Record<string, Found>} */
      const found = {};
      /** @type {number[]} */
      const millis = [];
      for (const [set, puzzles] of known) {
        found[set] = { cases: 0, first: 0, three: 0 };
        for (const [puzzle, spoilt] of spoiltOnes(puzzles, slip, random)) {
          const answer = timed(spoilt, puzzle);
          found[set].cases++;
          if (answer.place === 0) found[set].first++;
          if (answer.place < 3) found[set].three++;
          millis.push(answer.millis);
        }
      }
      return [kind, { sets: found, median: median(millis), most: Math.max(...millis) }];
    }),
  );
}

/**
 * Spoils puzzles, taken at random, until there are `enough`.
 * @param {readonly string[]} puzzles with one solution each
 * @param {Slip} slip
 * @param {Random} random
 * @returns {Generator<[puzzle: Uint8Array, spoilt: Uint8Array]>}
 */
function* spoiltOnes(puzzles, slip, random) {
  for (let found = 0; found < enough; ) {
    const puzzle = asCells(puzzles[Math.floor(random() * puzzles.length)]);
    const spoilt = slip(puzzle, random);
    if (!spoilt || ninefold.solve(spoilt).verdict === 'unique') continue;
    found++;
    yield [puzzle, spoilt];
  }
}

/** An answer that takes longer (ms) is measured again: the machine may have been busy with something else. */
const quick = 20;

/**
 * Asks the doctor.
 * @param {Uint8Array} cells with a slip
 * @param {Uint8Array} puzzle the cells without it
 * @returns {{ complete: boolean, place: number, millis: number }} `complete`: every slip was tried; `place`: how many
 *   repairs come before the original puzzle, infinite where it is no repair
 */
function timed(cells, puzzle) {
  let millis = Number.POSITIVE_INFINITY;
  for (let run = 0; ; run++) {
    const begun = performance.now();
    const answer = ninefold.diagnose(cells);
    millis = Math.min(millis, performance.now() - begun);
    if (millis < quick || run === 1) {
      const place = answer.repairs.findIndex((repair) => repair.puzzle.every((digit, i) => digit === puzzle[i]));
      return { complete: answer.complete, place: place < 0 ? Number.POSITIVE_INFINITY : place, millis };
    }
  }
}

/** Measures a replaced digit in every other shape. @param {readonly Other[]} others @returns {Record<string, Side>} */
export function measureShapes(others) {
  const random = randomFrom(seed);
  return Object.fromEntries(
    [...new Set(others.map(({ side }) => side))].map((side) => {
      const answers = others
        .filter((other) => other.side === side)
        .map(({ puzzle }) => timed(slips['digit replaced by any other'](puzzle, random) ?? puzzle, puzzle));
      const millis = answers.map((answer) => answer.millis);
      const count = (/** @type {(answer: typeof answers[0]) => boolean} */ fits) => answers.filter(fits).length;
      const [complete, first, three] = [
        count((one) => one.complete),
        count((one) => one.place === 0),
        count((one) => one.place < 3),
      ];
      const times = { median: median(millis), most: Math.max(...millis) };
      return [`${side}×${side}`, { puzzles: answers.length, complete, first, three, ...times }];
    }),
  );
}

// What the doctor is worth: slips are made in known puzzles, and it has to find them.

import * as ninefold from '../www/pkg/ninefold.js';
import { asCells } from './both/single.js';
import { median } from './both/statistics.js';
import { randomFrom } from './generate.js';
import { slips } from './slips.js';

/** The sets that slips are made in, and how many slips of each kind in each of them. */
const sets = ['easy', 'minimal'];
const enough = 3000;

const seed = 9;

/**
 * @typedef {object} Found
 * @property {number} cases puzzles that were spoilt: one that has exactly one solution all the same does not count
 * @property {number} first how often the puzzle as it was came first
 * @property {number} three how often it was among the first three
 *
 * @typedef {object} Kind
 * @property {Record<string, Found>} sets
 * @property {number} median in milliseconds
 * @property {number} most
 *
 * @typedef {{ puzzles: number, complete: number, first: number, three: number, median: number, most: number }} Side
 */

/**
 * Every kind of slip, in the 9×9s of the sets that are there.
 * @param {import('./sets.js').Sets} all
 * @returns {Record<string, Kind>}
 */
export function measureKinds(all) {
  const known = sets.filter((set) => all.has(set));
  if (known.length === 0) return {};
  const random = randomFrom(seed);
  return Object.fromEntries(
    Object.entries(slips).map(([kind, slip]) => {
      /** @type {Record<string, Found>} */
      const found = {};
      /** @type {number[]} */
      const millis = [];
      for (const set of known) {
        found[set] = { cases: 0, first: 0, three: 0 };
        for (const [puzzle, spoilt] of spoiltOnes(all.get(set) ?? [], slip, random)) {
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
 * @param {readonly string[]} puzzles with one solution each
 * @param {import('./slips.js').Slip} slip
 * @param {import('./generate.js').Random} random
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
 * @param {Uint8Array} cells
 * @param {Uint8Array} puzzle what they were; `place` tells how many repairs come before it
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

/**
 * How long a replaced digit takes in every other shape.
 * @param {readonly import('./sets.js').Other[]} others
 * @returns {Record<string, Side>}
 */
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

// What the tests of a puzzle share: what is done to it, and one to begin with.

import fc from 'fast-check';
import * as commands from '../../www/model/commands.js';
import { sides } from '../../www/model/layout.js';
import * as puzzles from '../../www/model/puzzle.js';
import { cellsIn } from '../../www/model/symbols.js';
import { four } from './cases.js';
import { emptyOf, printed } from './printed.js';

/** @import { Puzzle } from '../../www/model/puzzle.js' */
/** @typedef {[name: string, ...arguments: unknown[]]} Act what is done: a function of puzzle.js or commands.js, or the mode that is set */

export const blank = (/** @type {number} */ side) => new Uint8Array(side * side);

/** A 4×4 with one solution. */
export const start = { sheet: printed('3..44.....42.4.3'), selected: 14 };

const functions = /** @type {Record<string, any>} */ ({
  ...puzzles,
  ...commands.commands,
  ...commands,
  mode: puzzles.withMode,
});

/** The puzzle once all of that is done. @param {Puzzle} puzzle @param {Act[]} acts @returns {Puzzle} */
export const perform = (puzzle, acts) => acts.reduce((now, [name, ...args]) => functions[name](now, ...args), puzzle);

const solution = cellsIn(four.solution);

const step = fc.integer({ min: -5, max: 5 });
const act = /** @type {fc.Arbitrary<Act>} */ (
  fc.oneof(
    { arbitrary: fc.tuple(fc.constant('write'), fc.nat(4)), weight: 5 },
    { arbitrary: fc.tuple(fc.constant('select'), fc.nat(100)), weight: 3 },
    fc.tuple(fc.constant('move'), step, step),
    fc.tuple(fc.constant('mode'), fc.constantFrom(...puzzles.modes)),
    fc.tuple(fc.constantFrom('erase', 'back', 'fill', 'clear', 'toggleAnswers', 'toggleMarks')),
    fc.constant(['check', solution]),
    fc.tuple(
      fc.constant('open'),
      fc.constantFrom(...sides).map((side) => ({ sheet: emptyOf(side) })),
    ),
  )
);

/** What may be done to a puzzle, one thing after the other. */
export const anyActs = fc.array(act, { maxLength: 60 });

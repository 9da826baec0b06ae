// The module that explains, in Node.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import init, { explain, nextStep, steps } from '../../www/pkg/ninefold_hint.js';
import { finnish, levels, newspaper, techniqueOfNext, thirteen } from './cases.js';

const wasm = readFileSync(new URL('../../www/pkg/ninefold_hint_bg.wasm', import.meta.url));
before(() => init({ module_or_path: wasm }));

const cellsOf = (/** @type {string} */ puzzle) => Uint8Array.from(puzzle, (digit) => Number(digit) || 0);
const names = /** @type {const} */ (['easy', 'medium', 'hard', 'unfair', 'extreme']);

/** The puzzles, each with its next step, and how many steps there are up to each of the first three levels. */
const cases = /** @type {const} */ ([
  [levels[0].puzzle, 'hidden-single', [5, 19, 39]],
  [levels[1].puzzle, 'hidden-single', [6, 15, 50]],
  [levels[2].puzzle, 'hidden-single', [5, 21, 49]],
  [levels[3].puzzle, 'hidden-single', [3, 10, 18]],
  [levels[4].puzzle, 'hidden-single', [7, 15, 39]],
  [newspaper.puzzle, 'hidden-single', [2, 4, 11]],
  [finnish.puzzle, 'forcing-net-contradiction', [0, 0, 0]],
  [thirteen, 'hidden-single', [1, 3, 10]],
  [finnish.solution, undefined, [0, 0, 0]],
]);

for (const [puzzle, technique, counts] of cases) {
  test(`the next step of ${puzzle}, and all up to a level`, () => {
    const cells = cellsOf(puzzle);
    const next = nextStep(cells);
    assert.equal(techniqueOfNext(next), technique);
    // A path takes the first single, and a hint the one that is the easiest to see.
    const [first] = explain(cells).steps;
    assert.deepEqual(next, first?.level === 'easy' ? steps(cells)[0] : first);
    const upTo = names.map((hardest) => steps(cells, { hardest }));
    assert.deepEqual(
      upTo.slice(0, 3).map(({ length }) => length),
      counts,
    );
    assert.deepEqual(upTo.at(-1), steps(cells));
  });
}

test('what is spoilt is said at any level', () => {
  const givens = cellsOf(newspaper.puzzle);
  const cells = givens.with(0, 9);
  for (const hardest of names) {
    const [step, ...others] = steps(cells, { givens, hardest });
    assert.deepEqual([step.technique, step.candidates], ['wrong-answer', [{ cell: 0, digit: 9, role: 'wrong' }]]);
    assert.deepEqual([others, nextStep(cells, { givens })], [[], step]);
  }
});

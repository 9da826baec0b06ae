// The budget of every function that searches: it ends, says that its answer is not all, and with enough it is.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import initFull, * as full from '../../www/pkg/ninefold.js';
import initHint, * as hint from '../../www/pkg/ninefold_hint.js';
import initRate, * as rating from '../../www/pkg/ninefold_rate.js';

const wasm = (/** @type {string} */ name) => readFileSync(new URL(`../../www/pkg/${name}_bg.wasm`, import.meta.url));
before(() => initFull({ module_or_path: wasm('ninefold') }));
before(() => initHint({ module_or_path: wasm('ninefold_hint') }));
before(() => initRate({ module_or_path: wasm('ninefold_rate') }));

const bytes = (/** @type {Uint8Array} */ cells) => new TextEncoder().encode(`${cells.join('')}\n`);
const several = Uint8Array.from('1000000000000000', Number); // a 4×4, as every 9×9 is decided
const one = Uint8Array.from('1000003000000020', Number);

/**
 * Every function that searches: what it answers, and whether that is all.
 * @type {[name: string, cells: Uint8Array, ask: (cells: Uint8Array, budget?: number) => [answer: any, isAll: boolean]][]}
 */
const functions = [
  [
    'solve',
    several,
    (cells, budget) => {
      const { millis, ...answer } = full.solve(cells, { budget });
      return [answer, millis >= 0 && answer.verdict !== 'undecided'];
    },
  ],
  ['solutions', several, (cells, budget) => complete(full.solutions(cells, { budget }))],
  ['packedSolutions', several, (cells, budget) => complete(full.packedSolutions(cells, { budget }))],
  ['diagnose', several, (cells, budget) => complete(full.diagnose(cells, { budget }))],
  [
    'solveAll',
    several,
    (cells, budget) => {
      const line = new TextDecoder().decode(full.solveAll(bytes(cells), { budget }));
      return [line, line !== 'undecided\n'];
    },
  ],
  [
    'steps',
    one,
    (cells, budget) => {
      const steps = hint.steps(cells, { budget });
      return [[...steps], steps.complete];
    },
  ],
  [
    'steps of a technique',
    one,
    (cells, budget) => {
      const steps = hint.steps(cells, { technique: 'forcing-chain-verity', budget });
      return [[...steps], steps.complete];
    },
  ],
  [
    'nextStep',
    one,
    (cells, budget) => {
      const step = hint.nextStep(cells, { budget });
      return [step, step !== 'undecided'];
    },
  ],
  [
    'explain',
    one,
    (cells, budget) => {
      const path = hint.explain(cells, { budget });
      return [path, path.end !== 'undecided'];
    },
  ],
  [
    'rate',
    one,
    (cells, budget) => {
      const rated = rating.rate(cells, { budget });
      return [rated, 'unrated' in rated ? rated.unrated !== 'undecided' : !rated.least];
    },
  ],
];

/** @param {{ complete: boolean }} answer @returns {[answer: any, isAll: boolean]} */
const complete = (answer) => [answer, answer.complete];

for (const [name, cells, ask] of functions) {
  test(`${name}(…, { budget })`, () => {
    const [expected, isAll] = ask(cells);
    assert.ok(isAll);
    assert.equal(ask(cells, 0)[1], false);
    for (const budget of [1, 3, 10, 100]) {
      const [answer, isAll] = ask(cells, budget);
      assert.deepEqual(ask(cells, budget), [answer, isAll], `${budget}`);
      if (isAll) assert.deepEqual(answer, expected, `${budget}`);
    }
    for (const budget of [10_000_000, Infinity]) assert.deepEqual(ask(cells, budget), [expected, true], `${budget}`);
  });
}

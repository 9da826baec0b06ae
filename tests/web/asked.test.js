// Hints that are asked for again before the engine has answered.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { findSteps } from '../../www/engine/questions.js';
import { layerOfHint } from '../../www/model/hints.js';
import initCore, { solve } from '../../www/pkg/ninefold_core.js';
import initHint, * as hinting from '../../www/pkg/ninefold_hint.js';
import { change } from '../../www/session/acts/index.js';
import { beginning } from '../../www/session/state.js';
import { newspaper } from './cases.js';

const wasm = (/** @type {string} */ name) => readFileSync(new URL(`../../www/pkg/${name}_bg.wasm`, import.meta.url));
before(async () => {
  await initCore({ module_or_path: wasm('ninefold_core') });
  await initHint({ module_or_path: wasm('ninefold_hint') });
});

const engine = /** @type {any} */ ({
  ask: (/** @type {keyof typeof hinting} */ method, /** @type {any[]} */ ...args) =>
    /** @type {any} */ (hinting)[method](...args),
});

/** The answer in the second cell, what is done, how much is said after it, and how many cells are lit. */
const cases = /** @type {const} */ ([
  [0, ['hint', 'answered'], 'where', 9],
  [0, ['hint', 'answered', 'hint'], 'what', 1],
  [0, ['hint', 'hint', 'answered'], 'what', 1],
  [9, ['hint', 'answered'], 'where', 0],
  [9, ['hint', 'answered', 'hint'], 'what', 1],
  [9, ['hint', 'hint', 'answered'], 'what', 1],
  [9, ['fillable', 'answered'], 'where', 0],
]);

for (const [answer, acts, stage, lit] of cases) {
  test(`with the answer ${answer}: ${acts.join(', ')}`, async () => {
    const givens = Uint8Array.from(newspaper.puzzle, (digit) => Number(digit) || 0);
    const state = beginning({ givens, answers: new Uint8Array(81).with(1, answer), mode: 'answers' }, new Set());
    change(state, { do: 'judged', cells: state.puzzle.givens, answer: solve(state.puzzle.givens) });
    for (const act of acts) {
      if (act !== 'answered') {
        change(state, { do: act });
        continue;
      }
      const question = state.hint?.question;
      assert.ok(question);
      const found = /** @type {import('../../www/model/hints.js').Step[]} */ (
        (await findSteps(engine, question).next()).value
      );
      change(state, { do: 'hinted', question, answer: found });
    }
    assert.equal(state.hint?.stage, stage);
    assert.equal(layerOfHint(state.hint, state.puzzle.work).cells?.length ?? 0, lit);
  });
}

// Hints that are asked for again before the engine has answered.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import '../../www/session/steps.js'; // on the page, the first hint loads it
import { stepsFor } from '../../www/engine/steps.js';
import { layerOfHint } from '../../www/model/hintlayers.js';
import { workOf } from '../../www/model/work.js';
import initCore, { solve } from '../../www/pkg/ninefold_core.js';
import initHint, * as hinting from '../../www/pkg/ninefold_hint.js';
import { change } from '../../www/session/acts/index.js';
import { beginning } from '../../www/session/state.js';
import { levels, newspaper } from './cases.js';
import { printed } from './printed.js';

/** @import { Found } from '../../www/model/hint.js' */

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
    const sheet = printed(newspaper.puzzle);
    const state = beginning({ sheet, answers: new Uint8Array(81).with(1, answer), mode: 'answers' }, new Set());
    change(state, { do: 'answered', question: 'verdict', about: sheet, answer: solve(sheet.givens) });
    for (const act of acts) {
      if (act !== 'answered') {
        change(state, { do: act });
        continue;
      }
      const question = state.hint?.question;
      assert.ok(question);
      const found = /** @type {Found} */ ((await stepsFor(engine, question).next()).value);
      change(state, { do: 'answered', question: 'hint', about: question, answer: found });
    }
    assert.equal(state.hint?.stage, stage);
    assert.equal(layerOfHint(state.hint, state.puzzle.work).cells?.length ?? 0, lit);
  });
}

test('where the work for all steps is bounded, it is said that there may be others', async () => {
  const sheet = printed(levels[1].puzzle);
  const { givens } = sheet;
  const work = workOf({ sheet });
  /** What is found beside what is known, with so much work. @param {number} budget @param {any} known */
  const other = async (budget, known) => {
    const asked = {
      ask: (/** @type {'steps'} */ _, /** @type {Uint8Array} */ cells, /** @type {object} */ options) =>
        steps(cells, { ...options, budget }),
    };
    const question = /** @type {const} */ ({ work, asks: 'more', known, solution: new Uint8Array(81), without: null });
    return /** @type {any} */ ((await stepsFor(/** @type {any} */ (asked), question).next()).value);
  };
  const { steps } = hinting;
  const options = /** @type {const} */ ({ candidates: work.marks, givens, hardest: 'unfair' });
  const all = steps(givens, options);
  const some = steps(givens, { ...options, budget: 100 });
  assert.ok(some.length < all.length);
  const cutOff = await other(100, some);
  assert.deepEqual([cutOff.length, cutOff.complete], [0, false]);
  const found = await other(1_000_000, some);
  assert.ok(found.length > 0 && found.complete);

  for (const [complete, without, aside] of /** @type {const} */ ([
    [false, 'cutShort', null],
    [true, null, 'only'],
  ])) {
    const state = beginning({ sheet, mode: 'givens' }, new Set());
    change(state, { do: 'answered', question: 'verdict', about: sheet, answer: solve(sheet.givens) });
    change(state, { do: 'hint' });
    const answer = Object.assign(all.slice(0, 1), { complete: true });
    const first = /** @type {any} */ (state.hint?.question);
    change(state, { do: 'answered', question: 'hint', about: first, answer });
    change(state, { do: 'another' });
    const about = /** @type {any} */ (state.hint?.question);
    change(state, { do: 'answered', question: 'hint', about, answer: Object.assign([], { complete }) });
    assert.deepEqual([state.hint?.without, state.hint?.aside], [without, aside]);
  }
});

test('of those as easy the hint is asked for that is near the last digit', () => {
  const sheet = printed(newspaper.puzzle);
  const state = beginning({ sheet, mode: 'answers' }, new Set());
  const near = () => {
    change(state, { do: 'answered', question: 'verdict', about: sheet, answer: solve(sheet.givens) });
    change(state, { do: 'hint' });
    const { question } = state.hint ?? {};
    change(state, { do: 'unhint' });
    return question?.near;
  };
  /** @param {number} cell @param {number} digit */
  const type = (cell, digit) => {
    change(state, { do: 'select', cell });
    change(state, { do: 'digit', digit });
  };
  const [one, other, third] = [1, 8, 12].map(
    (at) => [...sheet.givens.keys()].filter((cell) => !sheet.givens[cell])[at],
  );
  const right = (/** @type {number} */ cell) => Number(newspaper.solution[cell]);
  assert.equal(near(), undefined);
  type(one, right(one));
  assert.equal(near(), one);
  change(state, { do: 'switch', mode: 'marks' });
  type(third, right(third));
  assert.equal(near(), one, 'a mark is no digit');
  change(state, { do: 'switch', mode: 'answers' });
  type(other, right(other));
  assert.equal(near(), other);
  change(state, { do: 'undo' });
  assert.equal(near(), one);
  change(state, { do: 'hint' });
  const step = { technique: 'full-house', places: [{ cell: third, digit: right(third) }], removes: [], links: [] };
  const found = /** @type {any} */ (Object.assign([{ ...step, candidates: [], houses: [] }], { complete: true }));
  const about = state.hint?.question ?? {};
  change(state, { do: 'answered', question: 'hint', about, answer: found });
  change(state, { do: 'follow' });
  assert.equal(near(), third, 'a hint has been followed');
  change(state, { do: 'open', sheet: printed(levels[0].puzzle) });
  assert.equal(near(), undefined, 'another puzzle has come');
});

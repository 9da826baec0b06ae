// Counting in the background, with an engine that answers when the test says so.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Dropped } from '../../worker/engine.js';
import { counting } from '../../www/engine/count.js';
import { count } from '../../www/engine/solutions.js';
import { differingCells } from '../../www/model/differing.js';
import { troubleOf } from '../../www/model/errors.js';
import { besides, classicSheet } from '../../www/model/sheet.js';
import { countAsText, solutionAt, solutionsOf, textOfSolutions } from '../../www/model/solutions.js';
import init, { packedSolutions, solve } from '../../www/pkg/ninefold_core.js';
import { Session } from '../../www/session/session.js';
import { beginning } from '../../www/session/state.js';

/** @import { Sheet } from '../../www/model/sheet.js' */

test('solutions, one after the other in one array', () => {
  const rows = ['1234341221434321', '1234341223414123'];
  const cells = Uint8Array.from(rows.join(''), Number);
  const solutions = solutionsOf({ cells, complete: true, differing: differingCells(cells, 16) }, 16);
  assert.equal(solutions.count, 2);
  assert.equal(solutionAt(solutions, 1).join(''), rows[1]);
  assert.deepEqual([...solutions.differing], [9, 11, 13, 15]);
  assert.equal(textOfSolutions(solutions, 4), '1234\n3412\n2143\n4321\n\n1234\n3412\n2341\n4123');
});

test('of more than 10,000 solutions the first 10,000 become text', () => {
  const cells = new Uint8Array(10_001 * 16).fill(1);
  const solutions = solutionsOf({ cells, complete: false, differing: [] }, 16);
  assert.equal(countAsText(solutions), 10_000);
  assert.equal(textOfSolutions(solutions, 4).split('\n\n').length, 10_000);
});

/** An engine for which the test gives the answers. */
class Answerer {
  /** @type {number[]} */
  limits = [];
  /** @type {{ resolve: (answer: unknown) => void, reject: (error: Error) => void } | null} */
  asked = null;
  /** Is called with the next question. */
  #come = () => {};

  /** @param {string} method @param {Sheet} sheet @param {number} limit */
  ask(method, { givens }, limit) {
    this.stop();
    if (method === 'countSolutions') this.limits.push(limit);
    this.size = givens.length;
    return new Promise((resolve, reject) => {
      this.asked = { resolve, reject };
      this.#come();
    });
  }

  /** Waits until it is asked: what asks it may have to be loaded first. */
  async isAsked() {
    if (this.asked) return;
    await /** @type {Promise<void>} */ (
      new Promise((resolve) => {
        this.#come = resolve;
      })
    );
  }

  stop() {
    this.asked?.reject(new Dropped());
    this.asked = null;
  }

  /** @param {number} count */
  async answer(count, complete = false) {
    await this.isAsked();
    const { asked } = this;
    this.asked = null;
    asked?.resolve({ cells: new Uint8Array(count * (this.size ?? 0)), complete, differing: [] });
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** A session with a puzzle that has several solutions; the test answers how many. @param {Uint8Array} givens */
async function setUp(givens = new Uint8Array(81).fill(1, 0, 1)) {
  const engine = new Answerer();
  const judge = {
    ask: async (/** @type {string} */ _, /** @type {Sheet} */ { givens }) => ({
      verdict: 'several',
      solution: givens,
      other: givens,
      millis: 0,
    }),
    stop() {},
  };
  const solvers = [judge, engine];
  const start = {
    full: () => /** @type {any} */ (judge),
    rate: () => /** @type {any} */ (judge),
    hint: () => /** @type {any} */ (judge),
    reader: () => /** @type {any} */ (judge),
    solver: () => /** @type {any} */ (solvers.shift()),
  };
  const session = new Session(beginning({ sheet: classicSheet(givens), mode: 'givens' }, new Set()), start);
  let drawings = 0;
  session.onDraw(() => drawings++);
  session.start();
  await settled();
  session.act({ do: 'solve' }); // only then are they counted
  await engine.isAsked();
  return { engine, session, drawings: () => drawings };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('counts on from the two that are known, until there are no others', async () => {
  const { engine, session, drawings } = await setUp();
  const before = drawings();
  assert.deepEqual([session.view.found?.count, session.view.isCounting], [2, true]);
  await engine.answer(10);
  assert.equal(drawings(), before, 'a quick count shows only where it ends');
  await engine.answer(13, true);
  assert.deepEqual(engine.limits, [10, 100]);
  assert.deepEqual([session.view.found?.count, session.view.found?.complete], [13, true]);
  assert.deepEqual([session.view.isCounting, drawings()], [false, before + 1]);
  session.act({ do: 'select', cell: 5 });
  assert.deepEqual(engine.limits, [10, 100], 'these cells are counted already');
});

for (const [side, most] of [
  [9, 100_000],
  [12, 10_000],
  [25, 10_000],
]) {
  test(`ends with ${most} of a ${side}×${side}`, async () => {
    const { engine, session } = await setUp(new Uint8Array(side * side).fill(1, 0, 1));
    while (session.view.isCounting) await engine.answer(2);
    assert.equal(engine.limits.at(-1), most);
  });
}

test('other cells take the place of these', async () => {
  const { engine, session } = await setUp();
  session.act({ do: 'open', sheet: classicSheet(new Uint8Array(81).fill(2, 3, 4)) });
  await settled();
  session.act({ do: 'solve' });
  assert.equal(session.view.found?.count, 2);
  await engine.answer(5, true);
  assert.equal(session.view.found?.count, 5);
});

test('is slow after a while, says so at every step, and keeps what it has when stopped', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const { engine, session, drawings } = await setUp();
  const before = drawings();
  context.mock.timers.tick(299);
  await settled();
  assert.deepEqual([session.view.isCountingSlow, drawings() - before], [false, 0]);
  context.mock.timers.tick(1);
  await settled();
  assert.deepEqual([session.view.isCountingSlow, drawings() - before], [true, 1]);
  await engine.answer(10);
  assert.equal(drawings() - before, 2);
  session.act({ do: 'stop' });
  const { isCountingSlow, isCounting, found, note } = session.view;
  assert.deepEqual(
    [isCountingSlow, isCounting, found?.count, note],
    [false, false, 10, { kind: 'stopped', count: 10 }],
  );
});

test('says when it broke off', async () => {
  const { engine, session } = await setUp();
  const error = new Error('It broke off.');
  engine.asked?.reject(error);
  await settled();
  assert.deepEqual([session.view.note, session.view.isCounting], [{ kind: 'failed', error: troubleOf(error) }, false]);
});

test('of more solutions than are kept, the cells that differ are found all the same', async () => {
  await init({ module_or_path: readFileSync(new URL('../../www/pkg/ninefold_core_bg.wasm', import.meta.url)) });
  const countSolutions = counting(packedSolutions);
  const engine = {
    ask: async (
      /** @type {'solve' | 'countSolutions'} */ method,
      /** @type {Sheet} */ sheet,
      /** @type {number} */ limit,
    ) => ({ countSolutions, solve })[method](sheet.givens, besides(sheet), limit),
  };
  const cells = new Uint8Array(81);
  for (let cell = 0; cell < 8; cell++) cells[cell] = cell + 1; // then the ninth cell is a 9 in every solution
  const answers = [];
  for await (const answer of count(/** @type {any} */ (engine), classicSheet(cells))) answers.push(answer);
  const [{ solutions }] = answers.slice(-1);
  assert.equal(solutions.complete, false);
  assert.deepEqual(
    [...solutions.differing].sort((a, b) => a - b),
    Array.from({ length: 72 }, (_, index) => index + 9),
  );
});

// Counting in the background, against an engine that answers when the test says so.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { countSolutions } from '../../www/engine/count.js';
import { Counter, Solutions } from '../../www/engine/counter.js';
import { Dropped } from '../../www/engine/engine.js';
import { differingIn } from '../../www/model/differing.js';
import init, { solve } from '../../www/pkg/ninefold_core.js';

test('solutions, one after the other in one array', () => {
  const rows = ['1234341221434321', '1234341223414123'];
  const cells = Uint8Array.from(rows.join(''), Number);
  const solutions = new Solutions({ cells, complete: true, differing: differingIn(cells, 16) }, 16);
  assert.equal(solutions.count, 2);
  assert.equal(solutions.at(1).join(''), rows[1]);
  assert.deepEqual([...solutions.differing], [9, 11, 13, 15]);
  assert.equal(solutions.text, '1234\n3412\n2143\n4321\n\n1234\n3412\n2341\n4123');
});

test('of more than 10,000 solutions the first 10,000 become text', () => {
  const solutions = new Solutions({ cells: new Uint8Array(10_001 * 16).fill(1), complete: false, differing: [] }, 16);
  assert.equal(solutions.asText, 10_000);
  assert.equal(solutions.text.split('\n\n').length, 10_000);
});

/** An engine whose answers the test gives. */
class Answerer {
  /** @type {number[]} */
  limits = [];
  /** @type {{ resolve: (answer: unknown) => void, reject: (error: Error) => void } | null} */
  asked = null;

  /** @param {string} method @param {Uint8Array} cells @param {number} limit */
  ask(method, cells, limit) {
    this.stop();
    if (method === 'countSolutions') this.limits.push(limit);
    this.size = cells.length;
    return new Promise((resolve, reject) => {
      this.asked = { resolve, reject };
    });
  }

  stop() {
    this.asked?.reject(new Dropped());
    this.asked = null;
  }

  /** @param {number} count */
  async answer(count, complete = false) {
    const { asked } = this;
    this.asked = null;
    asked?.resolve({ cells: new Uint8Array(count * (this.size ?? 0)), complete, differing: [] });
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function setUp() {
  const engine = new Answerer();
  /** @type {unknown[]} */
  const news = [];
  const counter = new Counter(/** @type {any} */ (engine), (error) => news.push(error));
  return { engine, news, counter };
}

const cells = new Uint8Array(81);
const verdict = { solution: cells, other: cells };

test('counts on from the two that are known, until there are no others', async () => {
  const { engine, news, counter } = setUp();
  counter.begin(cells, verdict);
  assert.deepEqual([counter.foundOn(cells)?.count, counter.counting], [2, true]);
  await engine.answer(10);
  await engine.answer(13, true);
  assert.deepEqual(engine.limits, [10, 100]);
  assert.deepEqual([counter.foundOn(cells)?.count, counter.foundOn(cells)?.complete], [13, true]);
  assert.deepEqual([counter.counting, news], [false, [undefined]]);
  counter.begin(cells, verdict);
  assert.equal(counter.counting, false, 'these cells are counted already');
});

for (const [side, most] of [
  [9, 100_000],
  [12, 10_000],
  [25, 10_000],
]) {
  test(`ends with ${most} of a ${side}×${side}`, async () => {
    const { engine, counter } = setUp();
    counter.begin(new Uint8Array(side * side), verdict);
    while (counter.counting) await engine.answer(2);
    assert.equal(engine.limits.at(-1), most);
    assert.equal(counter.counting, false);
  });
}

test('other cells take the place of these', async () => {
  const { engine, counter } = setUp();
  counter.begin(cells, verdict);
  const others = new Uint8Array(81);
  counter.begin(others, verdict);
  await engine.answer(5, true);
  assert.equal(counter.foundOn(cells), null);
  assert.equal(counter.foundOn(others)?.count, 5);
});

test('is slow after a while, says so at every step, and keeps what it has when stopped', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const { engine, news, counter } = setUp();
  counter.begin(cells, verdict);
  context.mock.timers.tick(299);
  assert.deepEqual([counter.slow, news.length], [false, 0]);
  context.mock.timers.tick(1);
  assert.deepEqual([counter.slow, news.length], [true, 1]);
  await engine.answer(10);
  assert.equal(news.length, 2);
  counter.stop();
  assert.deepEqual([counter.slow, counter.counting, counter.foundOn(cells)?.count], [false, false, 10]);
  counter.end();
  assert.equal(counter.foundOn(cells), null);
});

test('says when it broke off', async () => {
  const { engine, news, counter } = setUp();
  counter.begin(cells, verdict);
  const error = new Error('It broke off.');
  engine.asked?.reject(error);
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual([news, counter.counting], [[error], false]);
});

test('of more solutions than are kept, the cells that differ are found all the same', async () => {
  await init({ module_or_path: readFileSync(new URL('../../www/pkg/ninefold_core_bg.wasm', import.meta.url)) });
  const engine = {
    ask: async (/** @type {'solve' | 'countSolutions'} */ method, /** @type {[Uint8Array, number]} */ ...args) =>
      ({ countSolutions, solve })[method](...args),
    stop() {},
  };
  const counter = new Counter(/** @type {any} */ (engine), () => {});
  const cells = new Uint8Array(81);
  for (let cell = 0; cell < 8; cell++) cells[cell] = cell + 1; // so that the ninth is a 9 in every solution
  const verdict = solve(cells);
  assert.ok('other' in verdict);
  await counter.begin(cells, verdict);
  assert.equal(counter.foundOn(cells)?.complete, false);
  const differing = [...(counter.foundOn(cells)?.differing ?? [])];
  assert.deepEqual(
    differing.sort((a, b) => a - b),
    Array.from({ length: 72 }, (_, index) => index + 9),
  );
});

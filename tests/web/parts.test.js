// The parts of the page that are loaded when they are wanted: an act makes them wanted, and another says that they are there.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadWhenWanted } from '../../www/kit/part.js';
import { change } from '../../www/session/acts/index.js';
import { beginning } from '../../www/session/state.js';

/** @import { Command } from '../../www/session/acts/index.js' */

/** A session, as far as a part sees it, and a part that comes when the test says so. */
function stage() {
  const state = beginning(null, new Set());
  /** @type {(() => void)[]} */
  const keepers = [];
  const session = {
    state,
    onAct: (/** @type {() => void} */ keep) => void keepers.push(keep),
    act(/** @type {Command} */ command) {
      change(state, command);
      for (const keep of keepers) keep();
    },
  };
  /** @type {{ come(): void, fail(error: Error): void }[]} the loads that were begun */
  const loads = [];
  /** @type {unknown[]} */
  const failures = [];
  const load = () => new Promise((resolve, reject) => loads.push({ come: () => resolve(undefined), fail: reject }));
  const bring = loadWhenWanted(
    /** @type {any} */ (session),
    'doctor',
    ({ isDoctorAsked }) => isDoctorAsked,
    load,
    (error) => failures.push(error),
  );
  return { state, act: session.act, loads, failures, bring };
}

/** Lets what is promised come. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('a part is loaded once an act has made it wanted, and only once', async () => {
  const { state, act, loads } = stage();
  act({ do: 'blank' });
  assert.equal(loads.length, 0, 'not wanted');
  act({ do: 'examine' });
  act({ do: 'blank' });
  assert.equal(loads.length, 1, 'wanted, and on its way');
  assert.deepEqual([...state.loaded], []);
  loads[0].come();
  await settle();
  assert.deepEqual([...state.loaded], ['doctor']);
  act({ do: 'blank' });
  assert.equal(loads.length, 1, 'it is there');
});

test('a part that cannot be loaded says so once, and the next wish tries again', async () => {
  const { state, act, loads, failures } = stage();
  act({ do: 'examine' });
  loads[0].fail(new Error('no network'));
  await settle();
  assert.deepEqual(failures.map(String), ['Error: no network']);
  assert.equal(loads.length, 1, 'what is said of it does not ask again');
  assert.equal(state.loaded.size, 0);
  act({ do: 'blank' });
  assert.equal(loads.length, 2);
  loads[1].come();
  await settle();
  assert.deepEqual([...state.loaded], ['doctor']);
});

test('a part can come before anybody wants it', async () => {
  const { state, act, loads, bring } = stage();
  const brought = bring();
  act({ do: 'examine' });
  loads[0].come();
  await brought;
  assert.deepEqual([loads.length, ...state.loaded], [1, 'doctor']);
  await bring();
  assert.equal(loads.length, 1);
});

test('a part that is wanted from the beginning does not wait for an act', () => {
  const state = beginning(null, new Set());
  let count = 0;
  const load = async () => void count++;
  loadWhenWanted(/** @type {any} */ ({ state, act() {}, onAct() {} }), 'doctor', () => true, load);
  assert.equal(count, 1);
});

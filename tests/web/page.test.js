// Acts on the page itself: the list, what is in front, the language, and what is said where.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { change } from '../../www/session/acts/index.js';
import { beginning } from '../../www/session/state.js';
import { daily, levels, weekly } from './cases.js';
import { printed } from './printed.js';

/** @import { Command } from '../../www/session/acts/index.js' */
/** @import { State } from '../../www/session/state.js' */

/** A list as far as acts see it. @returns {any} */
const listOf = () => ({ key: 'a', note: null, at: -1, isAt: false, row: 4, links: new Map(), indices: new Map() });

/** The state with a list in front. */
function listed() {
  const state = beginning(null, new Set());
  change(state, { do: 'list', list: listOf(), isInFront: true });
  return /** @type {State & { list: NonNullable<State['list']> }} */ (state);
}

/** @param {number} index @param {string} puzzle @param {string} [from] @returns {Command} */
const put = (index, puzzle, from) => ({ do: 'open', sheet: printed(puzzle), index, from });

/** What is done, and which puzzle of the list is on the board after it: the one that was there last, and whether it still is. @type {[what: string, commands: Command[], at: number, isAt: boolean][]} */
const places = [
  ['nothing yet', [], -1, false],
  ['one of them', [put(2, daily.puzzle)], 2, true],
  ['its neighbour', [put(2, daily.puzzle), put(3, weekly.puzzle)], 3, true],
  ['and back', [put(2, daily.puzzle), put(3, weekly.puzzle), { do: 'undo' }], 2, true],
  ['typed on', [put(2, daily.puzzle), { do: 'digit', digit: 1 }], 2, true],
  ['another one', [put(2, daily.puzzle), { do: 'open', sheet: printed(levels[0].puzzle) }], 2, false],
  ['the same from elsewhere', [put(2, daily.puzzle), { do: 'open', sheet: printed(daily.puzzle) }], 2, false],
  ['an empty one, to type another', [put(2, daily.puzzle), { do: 'new' }, { do: 'digit', digit: 1 }], 2, false],
  [
    'and back from that',
    [put(2, daily.puzzle), { do: 'new' }, { do: 'digit', digit: 1 }, { do: 'undo' }, { do: 'undo' }],
    2,
    true,
  ],
];

for (const [what, commands, at, isAt] of places) {
  test(`which puzzle of a list is on the board: ${what}`, () => {
    const state = listed();
    for (const command of commands) change(state, command);
    assert.deepEqual([state.list.at, state.list.isAt], [at, isAt]);
  });
}

test('a list knows the link to each of its puzzles that was on the board', () => {
  const state = listed();
  change(state, put(2, daily.puzzle, '#puzzle=1'));
  change(state, put(0, weekly.puzzle, '#puzzle=2'));
  assert.deepEqual(
    state.list.links,
    new Map([
      [2, '#puzzle=1'],
      [0, '#puzzle=2'],
    ]),
  );
});

test('the row that a list was left at counts until something else is in front', () => {
  const state = listed();
  assert.equal(state.list.row, 4);
  change(state, { do: 'show', feature: 'board' });
  assert.equal(state.list.row, -1);
});

test('what is said in a list is there until something else is done in it, or in front', () => {
  for (const command of /** @type {Command[]} */ ([
    { do: 'show', feature: 'list' },
    { do: 'arrange', order: 'text', said: { kind: 'ordered', order: 'text' } },
    { do: 'report', note: null },
  ])) {
    const state = listed();
    change(state, { do: 'report', note: { kind: 'failed', error: new TypeError('It broke off.') } });
    assert.deepEqual(state.list.note, { kind: 'failed', error: { name: 'TypeError', message: 'It broke off.' } });
    assert.equal(state.note, null);
    change(state, command);
    assert.equal(state.list.note, null, command.do);
  }
});

test('that a list is not kept is said of that list alone', () => {
  const state = listed();
  const next = /** @type {Command[]} */ ([{ do: 'list', list: listOf(), isInFront: true }, { do: 'unlist' }]);
  for (const command of next) {
    for (const what of ['list', 'puzzle']) change(state, { do: 'kept', what, isKept: false });
    change(state, command);
    assert.deepEqual([...state.unkept], ['puzzle']);
  }
});

test('why a language does not come', () => {
  for (const [kept, kind] of /** @type {const} */ ([
    ['page', 'absent'],
    ['all', 'languageFailed'],
    ['none', 'languageFailed'],
  ])) {
    const state = beginning(null, new Set());
    change(state, { do: 'language', language: { tag: 'en', edition: 1, isLoaded: true } });
    assert.equal(state.note, null);
    change(state, { do: 'offline', now: { kept } });
    change(state, { do: 'language', language: { isLoaded: false } });
    assert.equal(/** @type {State} */ (state).note?.kind, kind);
    assert.deepEqual(state.language, { tag: 'en', edition: 1, isLoaded: false });
  }
});

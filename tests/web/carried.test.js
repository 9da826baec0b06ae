// What other puzzles than classics carry along: the plan of their layout where they are kept, their candidates where they are
// marked, and answers and marks where a rule is added.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from '../../www/model/layout.js';
import { open, puzzleOf } from '../../www/model/puzzle.js';
import { emptySheet, readableText, sheetOf } from '../../www/model/sheet.js';
import { change } from '../../www/session/acts/index.js';
import { keep } from '../../www/session/kept.js';
import { wanted } from '../../www/session/questions.js';
import { pastOf } from '../../www/session/remembering.js';
import { beginning } from '../../www/session/state.js';
import { newspaper } from './cases.js';
import { Store } from './desk.js';
import { x } from './madeup.js';
import { printed } from './printed.js';

const classic = printed(newspaper.puzzle);
const ruled = sheetOf(x, classic.givens);
const sukaku = printed(`${'.'.repeat(16)};m=737675H6H7X7O`);

test('what is kept has the plan of its layout, and so has what Undo leads to', () => {
  const device = new Store();
  Object.assign(globalThis, { localStorage: device, sessionStorage: new Store() });
  const puzzle = puzzleOf({ sheet: ruled });
  keep(puzzle);
  assert.deepEqual(JSON.parse(device.getItem('ninefold.puzzle') ?? '').plan, planOf(x));
  assert.deepEqual(pastOf(open(puzzle, { sheet: classic })).plans, [planOf(x)]);
});

test('a puzzle with rules is one line of text', () => {
  assert.match(readableText(ruled), /^[.\d]{81};x$/);
  assert.match(readableText(sukaku), /^\.{16};m=737675H6H7X7O$/);
});

test('the first mark in a Sukaku strikes one of its candidates, and none comes that is not printed', () => {
  const state = beginning({ sheet: sukaku, mode: 'marks' }, new Set());
  change(state, { do: 'digit', digit: 1 });
  assert.equal(state.puzzle.work.marks[0], 0b1110);
  change(state, { do: 'select', cell: 1 });
  change(state, { do: 'digit', digit: 4 }); // 1, 2 and 3 are printed there
  assert.equal(state.puzzle.work.marks[1], 0);
});

test('a rule that is added keeps answers and marks, and with it no level is asked for', () => {
  const answers = new Uint8Array(81).with(0, 1);
  const marks = new Uint32Array(81).with(1, 0b11);
  const state = beginning({ sheet: classic, answers, marks, mode: 'answers' }, new Set());
  const plan = planOf(x);
  assert.ok(plan);
  change(state, { do: 'rule', plan });
  assert.equal(state.puzzle.work.sheet, ruled);
  assert.deepEqual([state.puzzle.work.answers, state.puzzle.work.marks], [answers, marks]);
  const answer = { verdict: 'unique', solution: new Uint8Array(81), millis: 1 };
  change(state, { do: 'answered', question: 'verdict', about: ruled, answer });
  assert.equal(wanted(state, 'rating'), null);
});

test('the doctor looks once at one of several solutions, and not at a puzzle that is hardly begun', () => {
  for (const sheet of [classic, emptySheet(classic.layout)]) {
    const state = beginning({ sheet, mode: 'answers' }, new Set());
    const [solution, other] = [new Uint8Array(81), new Uint8Array(81)];
    const several = { verdict: 'several', solution, other, millis: 1 };
    change(state, { do: 'answered', question: 'verdict', about: sheet, answer: several });
    assert.equal(wanted(state, 'diagnosis'), null);
    change(state, { do: 'solve' });
    assert.equal(wanted(state, 'diagnosis'), sheet === classic ? sheet : null);
    change(state, { do: 'failed', question: 'diagnosis', about: sheet, error: new Error('It broke off.') });
    assert.notEqual(state.note?.kind, 'failed', 'nobody has asked for it');
    const answer = { repairs: [], complete: true, forgotten: [] };
    change(state, { do: 'answered', question: 'diagnosis', about: sheet, answer });
    assert.equal(wanted(state, 'diagnosis'), null);
  }
});

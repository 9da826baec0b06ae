// Marks: how they are made, one by one or all that are possible, and what becomes of them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deskFor } from './atdesk.js';
import { four, newspaper } from './cases.js';

/** @import { TestContext } from 'node:test' */

/** A desk with a puzzle that has one solution. @param {TestContext} t @param {string} [puzzle] */
async function opened(t, puzzle = newspaper.puzzle) {
  const desk = deskFor(t);
  await desk.follow(`/#puzzle=${puzzle}`);
  await desk.shows({ verdict: /Exactly one solution\./ });
  return desk;
}

test('P makes marks, and again what it was before; they follow an answer', async (t) => {
  const desk = await opened(t);
  desk.type('ap146');
  await desk.shows({ mode: 'marks', marks: { 0: '146' } });
  assert.equal(desk.nameOf(0), 'blank, marks 1 4 6, box 1');
  assert.equal(desk.cells[0], '.');
  desk.type('6');
  await desk.until(() => desk.nameOf(0), 'blank, marks 1 4, box 1');
  desk.press('ArrowRight');
  desk.type('14p4');
  await desk.shows({ mode: 'answers', marks: { 0: '1' } });
  assert.deepEqual([desk.nameOf(0), desk.nameOf(1)], ['blank, marks 1, box 1', '4, answer, box 1']);
  desk.press('Control+z');
  await desk.shows({ marks: { 0: '14', 1: '14' } });
  assert.equal(desk.nameOf(1), 'blank, marks 1 4, box 1');
});

test('a mark does not replace an answer', async (t) => {
  const desk = await opened(t);
  desk.type('a1p2');
  await desk.shows({ note: 'There is an answer in this cell: clear it to make marks.' });
  assert.equal(desk.cells[0], '1');
});

test('one press fills in every mark that is possible, another takes them away', async (t) => {
  const desk = await opened(t, four.puzzle);
  const count = () => Object.keys(desk.marks).length;
  desk.type('p');
  desk.do('fill');
  await desk.until(count, 5);
  assert.equal(desk.nameOf(1), 'blank, marks 1, box 1');
  desk.do('fill');
  await desk.until(count, 0);
  desk.do('undo');
  await desk.until(count, 5);
});

test('answers that are known to be wrong take no marks away, and others that leave a cell none are told', async (t) => {
  const desk = await opened(t, '3..44.....42.4.3');
  desk.type('a');
  desk.choose(6);
  desk.type('1');
  desk.do('fill');
  await desk.shows({
    note: 'Marks filled in 6 cells. Row 2, column 4 has no candidate left: one of your answers must be wrong.',
  });
  desk.do('check');
  await desk.shows({ note: 'Your answer is wrong.' });
  desk.do('fill');
  await desk.shows({ note: 'Marks filled in 8 cells.' });
});

// The path as it is asked for: what it says, what the grid shows at each step, how it is taken over.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deskFor } from './atdesk.js';
import { changed, dots, levels, newspaper } from './cases.js';
import { expectHint, listening, open, pathOf } from './panels.js';

/** @import { Desk } from './desk.js' */

const { puzzle, solution } = newspaper;
const [easy, , hard] = levels;

/** Opens the path, and gives how many steps it has. @param {Desk} desk */
async function openPath(desk) {
  desk.do('path');
  await desk.until(() => pathOf(desk), /^\d+ steps\. The hardest: .+\.$/);
  return Number.parseInt(pathOf(desk), 10);
}

test('the grid shows each moment of the path, and nothing of it is left', async (t) => {
  const desk = await listening(t, hard.puzzle, changed('0'.repeat(81), { 1: hard.solution[1] }));
  const length = await openPath(desk);
  assert.deepEqual(desk.speak(), [pathOf(desk)]);
  assert.deepEqual([desk.from('answer'), desk.solved], [[1], []]);
  desk.do({ do: 'goTo', at: 0 });
  assert.match(desk.speak().join(' '), new RegExp(`^Step 1 of ${length}: .+\\. .+\\.$`));
  desk.do({ do: 'goTo', at: length });
  await desk.until(() => desk.view.path?.at, length - 1);
  assert.equal(desk.with('placed').length, 1);
  await desk.shows({ cells: hard.solution }); // the last digit is seen before it is placed
  assert.equal(desk.solved.length, [...hard.puzzle].filter((digit) => digit === '.').length - 2);
  assert.deepEqual(desk.from('answer'), [1]); // the person's own
  desk.do({ do: 'goTo', at: -2 });
  await desk.until(() => desk.view.path?.at, -1);
  desk.do('path');
  await desk.until(() => desk.view.path, null);
  assert.deepEqual([desk.from('answer'), desk.solved, desk.view.can.undo], [[1], [], false]);
});

test('all steps up to one are taken over as one change, and the way goes on from there', async (t) => {
  const desk = await listening(t, easy.puzzle);
  const length = await openPath(desk);
  desk.do('takeOver'); // no step is shown
  desk.do({ do: 'goTo', at: 4 });
  await desk.until(() => desk.view.path?.at, 4);
  assert.deepEqual(desk.from('answer'), []);
  desk.do('takeOver');
  await desk.shows({ note: '5 steps filled in. Typed digits are your answers.' });
  await desk.until(() => pathOf(desk).split('.', 1)[0], `${length - 5} steps`);
  assert.deepEqual(desk.speak().slice(-1), ['5 steps filled in. Typed digits are your answers.']);
  assert.deepEqual([desk.from('answer').length, desk.view.path?.at], [5, -1]);
  desk.press('Control+z');
  await desk.until(() => pathOf(desk).split('.', 1)[0], `${length} steps`);
  assert.deepEqual(desk.speak(), ['Undone: 5 cells.']);
  assert.deepEqual([desk.from('answer'), desk.view.can.undo], [[], false]);
});

test('the way follows what is typed, and says what is wrong first', async (t) => {
  const desk = deskFor(t);
  await open(desk, easy.puzzle, '0'.repeat(81)); // so that what is typed is an answer
  const length = await openPath(desk);
  desk.do({ do: 'goTo', at: 0 });
  await desk.until(() => desk.view.path?.at, 0);
  desk.choose(0);
  desk.type(easy.solution[0]);
  await desk.until(() => pathOf(desk).split('.', 1)[0], `${length - 1} steps`);
  assert.equal(desk.view.path?.at, -1);
  desk.choose(5);
  desk.type(easy.solution[5] === '9' ? '8' : '9');
  await desk.until(() => pathOf(desk), 'One of your answers cannot be right.');
  desk.do('hint');
  await expectHint(desk, 'One of your answers cannot be right.');
  assert.equal(desk.view.path, null);
});

test('where there is no way, it says why', async (t) => {
  const desk = deskFor(t);
  await open(desk, puzzle);
  await openPath(desk);
  await desk.paste(changed(puzzle, { 2: '0', 3: '0', 9: '0' }));
  await desk.until(() => pathOf(desk), /^There are several solutions, so no step is certain/);
  await desk.paste(dots(solution));
  await desk.until(() => pathOf(desk), 'Every cell is filled in.');
  desk.do('new');
  await desk.shows({ cells: '.'.repeat(81) });
  assert.equal(desk.view.path, null, 'nobody walks in an empty grid');
});

// Texts that hold answers or marks beside a puzzle: it is opened with them, and they are written into a text again.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deskFor } from './atdesk.js';
import { changed, dots, newspaper } from './cases.js';
import { puzzle } from './formats.js';
import { json, other, positions, wiki } from './positions.js';

/** @import { Desk } from './desk.js' */
/** @import { Position } from './positions.js' */

/** Waits until a position is on the board. @param {Desk} desk @param {Position} position */
async function expectPosition(desk, { answers, marks, marked }) {
  const lineOf = (/** @type {string} */ origin) =>
    [...desk.cells].map((digit, cell) => (desk.from(origin).includes(cell) ? digit : '.')).join('');
  const shown = () => ({
    givens: lineOf('given'),
    answers: lineOf('answer'),
    marks: Object.fromEntries(Object.keys(marks).map((cell) => [cell, desk.marks[Number(cell)]])),
    marked: Object.keys(desk.marks).length,
  });
  await desk.until(shown, { givens: puzzle, answers: changed('.'.repeat(81), answers), marks, marked });
}

for (const position of positions) {
  test(`${position.name}, pasted, and undone`, async (t) => {
    const desk = deskFor(t);
    desk.type('12');
    await desk.paste(position.text);
    await expectPosition(desk, position);
    await desk.shows({ note: /\. What had been done on it came along\.$/, mode: 'answers' });
    desk.do('undo');
    await desk.shows({ cells: '12'.padEnd(81, '.'), marks: {} });
  });
}

test('a link to the givens alone brings back what was done here, and is told from one with answers', async (t) => {
  const desk = deskFor(t, { isRemembering: true });
  const bare = `https://www.sudokuwiki.org/sudoku.htm?bd=${puzzle}`;
  await desk.paste(wiki.text);
  await expectPosition(desk, wiki);
  await desk.paste(bare);
  await desk.shows({ note: 'A link, 9×9, 30 givens.' });
  await expectPosition(desk, wiki); // it is on the board already, with more than the link has
  await desk.paste(newspaper.puzzle);
  await desk.shows({ cells: dots(newspaper.puzzle) });
  await desk.paste(bare);
  await expectPosition(desk, wiki);
  await desk.shows({ note: 'A link, 9×9, 30 givens. What you had done on it is back.' });
  await desk.paste(other.text);
  await expectPosition(desk, other);
  desk.do('undo');
  await expectPosition(desk, wiki);
});

test('a text keeps them in the layouts that can hold them', async (t) => {
  const desk = deskFor(t);
  const sadman = await desk.write('sdk', 'puzzle', json.text);
  assert.match(sadman.text, /\n\n\[State\]\n534\.7/);
  assert.equal(sadman.note, 'This layout has no place for your marks, so they are left out.');
  assert.deepEqual(await desk.write('json', 'puzzle', json.text), { text: json.text, note: '' });
  const rows = await desk.write('rows', 'puzzle', json.text);
  assert.match(rows.text, /^53\.\.7.{4}\n/);
  assert.match(rows.note, /^This layout has no place for your answers and marks/);
});

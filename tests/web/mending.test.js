// The doctor at work: what it finds of each slip, how a repair is shown, taken and taken back, and what it cannot tell.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { remarkWords } from '../../www/words/repairs.js';
import { deskFor } from './atdesk.js';
import { changed, dots, newspaper, unruled } from './cases.js';
import { examinationOf, questionOf, repairsOf } from './panels.js';

/** @import { Desk } from './desk.js' */

const { puzzle } = newspaper;
const rowOf = (/** @type {number} */ row) => puzzle.slice(row * 9, row * 9 + 9);
const withRow = (/** @type {number} */ row, /** @type {string} */ digits) =>
  puzzle.slice(0, row * 9) + digits + puzzle.slice(row * 9 + 9);

/** @type {[slip: string, typed: string, verdict: RegExp, question: string, repair: string][]} */
const slips = [
  [
    'a digit mistyped, nothing clashes',
    changed(puzzle, { 2: '6' }),
    /^No solution\.$/,
    'What is wrong?',
    'Row 1, column 3: change the 6 to 5.',
  ],
  [
    'a digit mistyped into a clash',
    changed(puzzle, { 33: '8' }),
    /has two 8s\./,
    'What is wrong?',
    'Row 4, column 7: change the 8 to 3.',
  ],
  [
    'two neighbours swapped',
    changed(puzzle, { 2: '3', 3: '5' }),
    /has two/,
    'What is wrong?',
    'Row 1, columns 3 and 4: swap the 3 and the 5.',
  ],
  [
    'a blank skipped, the rest of the row slid',
    withRow(3, `${rowOf(3).slice(0, 4)}${rowOf(3).slice(5)}0`),
    /solutions/,
    'Why not one?',
    'Row 4, column 5: move the 5 and the rest of its row one cell to the right.',
  ],
  [
    'a blank skipped, the rest of the grid slid',
    `${puzzle.slice(0, 1)}${puzzle.slice(2)}0`,
    /solutions/,
    'Why not one?',
    'Row 1, column 2: move the 5 and everything after it one cell further.',
  ],
  [
    'a digit that should not be there',
    changed(puzzle, { 0: '9' }),
    /^No solution\.$/,
    'What is wrong?',
    'Row 1, column 1: blank the 9.',
  ],
  [
    'a given left out',
    changed(puzzle, { 2: '0' }),
    /^Several solutions\.$/,
    'Why not one?',
    'Row 1, column 3: write 5 in the blank.',
  ],
];

/** The digits that are seen, apart from those that are struck through. @param {Desk} desk */
const preview = (desk) =>
  [...desk.cells].map((digit, cell) => (desk.with('removed').includes(cell) ? '.' : digit)).join('');

for (const [slip, typed, verdict, question, words] of slips) {
  test(`${slip}: it is mended, and taken back with one Undo`, async (t) => {
    const desk = deskFor(t);
    desk.type(typed);
    await desk.shows({ verdict });
    assert.equal(questionOf(desk), question);
    desk.do('examine');
    await desk.until(() => examinationOf(desk), /explains it\.$/);
    const repair = repairsOf(desk).get(words);
    assert.ok(repair);
    desk.do({ do: 'preview', repair });
    await desk.until(() => preview(desk), dots(puzzle));
    desk.do('examine'); // the panel is closed
    await desk.shows({ cells: dots(typed) });
    desk.do('examine');
    await desk.until(() => desk.view.preview === [...repairsOf(desk).values()][0], true, 'the first is chosen at once');
    const list = /** @type {any} */ ({ indices: new Map([[desk.state.puzzle.opening, 4]]), at: 4, isAt: true });
    desk.do({ do: 'list', list, isInFront: false });
    desk.do({ do: 'mend', repair });
    assert.deepEqual([desk.state.list?.isAt, desk.state.list?.at], [true, 4], 'it is still the one of its list');
    await desk.shows({
      verdict: /^Exactly one solution\./,
      note: /^Mended: (?:row \d, column \d|columns \d and \d of row \d)\./,
      cells: dots(puzzle),
    });
    assert.equal(
      desk.selected,
      [...puzzle].findIndex((digit, cell) => digit !== typed[cell]),
    );
    assert.equal(desk.view.isDoctorAsked, false);
    desk.press('Control+z');
    await desk.shows({ cells: dots(typed), verdict });
    assert.equal(desk.state.list?.isAt, true);
  });
}

test('of a repair the cell says what it would be, until another is chosen', async (t) => {
  for (const [cell, from, words, name] of /** @type {const} */ ([
    [2, '6', 'Row 1, column 3: change the 6 to 5.', 'would be 5'],
    [0, '9', 'Row 1, column 1: blank the 9.', 'would be blank'],
  ])) {
    const desk = deskFor(t);
    await desk.paste(changed(puzzle, { [cell]: from }));
    desk.do('examine');
    await desk.until(() => repairsOf(desk).has(words), true);
    desk.do({ do: 'preview', repair: repairsOf(desk).get(words) ?? null });
    await desk.until(() => desk.nameOf(cell), `${from}, given, ${name}, box 1`);
    const other = [...repairsOf(desk).values()].find(({ changes }) => changes.every((change) => change.cell !== cell));
    desk.do({ do: 'preview', repair: other ?? null });
    await desk.until(() => desk.nameOf(cell), `${from}, given, box 1`);
  }
});

test('of several solutions the cells that differ are marked while the panel is open', async (t) => {
  const desk = deskFor(t);
  await desk.paste(changed(puzzle, { 2: '0' }));
  await desk.shows({ verdict: 'Several solutions.' });
  assert.deepEqual(desk.with('differs'), []);
  desk.do('examine');
  await desk.until(() => desk.view.found?.count, 13); // they are counted as soon as somebody asks
  await desk.until(() => desk.nameOf(2), 'blank, differs between solutions, box 1');
  const differing = desk.with('differs');
  assert.ok(differing.length > 10);
  await desk.until(() => repairsOf(desk).size > 5, true);
  const { diagnosis } = desk.view;
  assert.match(remarkWords({ diagnosis, isMarked: true }), /A dot marks a cell that differs\.$/);
  desk.do({ do: 'preview', repair: [...repairsOf(desk).values()][0] });
  await desk.until(() => desk.with('written').length > 0, true);
  assert.deepEqual(desk.with('differs'), differing, 'while a repair is seen, too');
  desk.do('examine');
  await desk.until(() => desk.with('differs'), []);
});

test('too few givens, and no single slip, are told in words', async (t) => {
  const desk = deskFor(t);
  desk.type('55');
  await desk.shows({ kind: 'clash' });
  assert.equal(questionOf(desk), 'What is wrong?');
  desk.do('examine');
  await desk.until(() => examinationOf(desk), 'There are too few givens to tell. Type the rest, then ask again.');
  await desk.paste(`123456789${'123456789'.repeat(3)}${'0'.repeat(45)}`);
  await desk.until(() => desk.view.isDoctorAsked, false);
  desk.do('examine');
  await desk.until(() => examinationOf(desk), 'No single slip explains it.');
});

test('a forgotten rule is told, in place of the repairs that there are not', async (t) => {
  const desk = deskFor(t);
  for (const [typed, words] of [
    [unruled.diagonals, 'As an X-Sudoku it has exactly one solution.'],
    [unruled.windows, 'As a windoku it has exactly one solution.'],
    [unruled.disjoint, 'With disjoint groups it has exactly one solution.'],
    [unruled.either, 'As a windoku it has exactly one solution. As an X-Sudoku it has exactly one solution.'],
    [unruled.mended, 'One of these explains it.'],
  ]) {
    await desk.paste(/** @type {string} */ (typed));
    await desk.shows({ verdict: 'Several solutions.' });
    desk.do('examine');
    await desk.until(() => examinationOf(desk), words);
  }
});

test('Solve asks the doctor where there is nothing to solve', async (t) => {
  const desk = deskFor(t);
  await desk.paste(changed(puzzle, { 2: '6' }));
  await desk.shows({ verdict: 'No solution.' });
  desk.press('Enter');
  await desk.until(() => examinationOf(desk), /explains it\.$/);
  desk.do('examine');
  await desk.until(() => examinationOf(desk), '');
});

test('nothing is asked of a grid that is barely begun; while a solution is shown it can be', async (t) => {
  const desk = deskFor(t);
  desk.type('123');
  await desk.shows({ verdict: '3 givens so far.', note: 'Row 1, column 4 is next.' });
  assert.equal(questionOf(desk), '');
  await desk.paste(changed(puzzle, { 2: '0' }));
  await desk.shows({ verdict: 'Several solutions.' });
  assert.equal(questionOf(desk), 'Why not one?');
  desk.do('solve');
  await desk.until(() => desk.solved.length > 0, true);
  assert.equal(questionOf(desk), 'Why not one?');
});

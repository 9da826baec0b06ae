// Answers: how they are made and cleared again, and whether they are right: a clash, Check, Reveal, the last right answer,
// and the solution over them.

import assert from 'node:assert/strict';
import { testAtDesk } from './atdesk.js';
import { changed, dots, four, newspaper, thirteen } from './cases.js';

/** @import { Desk } from './desk.js' */

/** How the newspaper's puzzle reads once some cells have answers. @param {Record<number, string>} answers by cell */
const withAnswers = (answers) => changed(dots(newspaper.puzzle), answers);

/** @param {Desk} desk */
async function open(desk, { puzzle } = /** @type {{ puzzle: string }} */ (newspaper)) {
  await desk.follow(`#puzzle=${puzzle}`);
  await desk.shows({ verdict: /Exactly one solution\./ });
}

/** Types digits into cells, each where it says. @param {Desk} desk @param {Record<number, string>} digits by cell */
function fill(desk, digits) {
  for (const [cell, digit] of Object.entries(digits)) {
    desk.choose(Number(cell));
    desk.type(digit);
  }
}

testAtDesk('A makes answers of digits, and givens again; an answer stays where it is', async (desk) => {
  await open(desk);
  desk.type('a');
  await desk.shows({ mode: 'answers', note: 'Typed digits are your answers.' });
  desk.type('1');
  await desk.shows({ selected: 0, cells: withAnswers({ 0: '1' }), verdict: '1 of 58 filled in.' });
  assert.deepEqual(desk.from('answer'), [0]);
  assert.ok(desk.from('given').includes(2));
  desk.type('4');
  await desk.shows({ cells: withAnswers({ 0: '4' }) });
  desk.type('4');
  await desk.shows({ cells: dots(newspaper.puzzle) });
  desk.type('a');
  await desk.shows({ mode: 'givens' });
  desk.type('1');
  await desk.shows({ selected: 1 });
  await desk.until(() => desk.from('given').includes(0), true);
});

testAtDesk('no answer goes over a given, and the page says why', async (desk) => {
  await open(desk);
  desk.type('a');
  desk.choose(2);
  desk.type('7');
  await desk.shows({ note: 'This digit is a given: choose Puzzle to change it.', cells: dots(newspaper.puzzle) });
});

testAtDesk('where A and P are digits they stay digits, and Alt makes them switch', async (desk) => {
  desk.size(25);
  desk.type('ap');
  await desk.shows({ cells: 'AP'.padEnd(625, '.') });
  desk.press('Alt+a');
  await desk.shows({ mode: 'answers' });
  desk.type('p');
  await desk.until(() => desk.from('answer'), [2]);
  desk.press('Alt+p');
  await desk.shows({ mode: 'marks' });
});

testAtDesk('Clear takes answers and marks away, among the givens, too; each is one Undo', async (desk) => {
  await open(desk);
  desk.type('a1');
  desk.do('fill');
  await desk.until(() => Object.keys(desk.marks).length, 57);
  const { marks } = desk;
  desk.do('clear');
  await desk.shows({ cells: dots(newspaper.puzzle), marks: {} });
  desk.do('clear');
  await desk.shows({ note: 'There are no answers or marks to clear; “New” begins another puzzle.', marks: {} });
  desk.do('undo');
  await desk.shows({ cells: withAnswers({ 0: '1' }), marks });
  desk.type('a');
  desk.do('clear');
  await desk.shows({ cells: dots(newspaper.puzzle), marks: {} });
  desk.do('undo');
  await desk.shows({ cells: withAnswers({ 0: '1' }), marks });
});

for (const mode of /** @type {const} */ (['givens', 'answers', 'marks'])) {
  testAtDesk(
    `New gives an empty grid to type into, also while ${mode} are typed; Undo brings the puzzle back, and what was typed`,
    async (desk) => {
      await open(desk);
      assert.equal(desk.view.isEmpty, false);
      desk.type('a1');
      desk.do({ do: 'switch', mode });
      desk.do('new');
      await desk.shows({ cells: '.'.repeat(81), verdict: 'Type it as you read it.', mode: 'givens', selected: 0 });
      await desk.shows({ note: '“Undo” brings the puzzle back.' });
      assert.equal(desk.view.isEmpty, true);
      desk.type('7');
      await desk.shows({ verdict: '1 given so far.', note: 'Row 1, column 2 is next.' });
      assert.deepEqual(desk.from('given'), [0]);
      desk.press('Control+z', 'Control+z');
      await desk.shows({ cells: withAnswers({ 0: '1' }), mode });
      desk.press('Control+y');
      await desk.shows({ cells: '.'.repeat(81), mode: 'givens' });
    },
  );
}

testAtDesk('a repair keeps the answers', async (desk) => {
  await desk.follow(`#puzzle=${newspaper.puzzle.replace('53', '35')}`);
  await desk.shows({ verdict: /two 3s/ });
  desk.type('a1');
  desk.do('examine');
  await desk.until(() => Boolean(desk.view.diagnosis?.repairs.length), true, 'repairs');
  desk.do({ do: 'mend', repair: /** @type {any} */ (desk.view.diagnosis).repairs[0] });
  await desk.shows({ kind: 'unique', verdict: '1 of 58 filled in.' });
  assert.equal(desk.cells[0], '1');
  assert.deepEqual(desk.from('answer'), [0]);
});

testAtDesk('an answer that clashes is shown so at once, and the line under the grid tells of it', async (desk) => {
  await open(desk);
  desk.type('a5');
  await desk.shows({ clashing: [0, 2], kind: 'clash', verdict: 'Row 1 has two 5s.' });
  await desk.shows({ note: 'One of them is your answer.' });
  assert.equal(desk.nameOf(0), '5, answer, clash, box 1');
  desk.type('1');
  await desk.shows({ clashing: [], verdict: '1 of 58 filled in.', kind: 'unique' });
});

testAtDesk('Check marks wrong answers until they are changed, and gives nothing else away', async (desk) => {
  await open(desk);
  desk.type('a');
  desk.do('check');
  await desk.shows({ note: 'There are no answers to check yet.' });
  const answers = { 0: '1', 1: '9', 4: '6' };
  fill(desk, answers);
  await desk.shows({ cells: withAnswers(answers), wrong: [] });
  desk.do('check');
  await desk.shows({ note: '2 of your 3 answers are wrong: see the ✕.', wrong: [1, 4], cells: withAnswers(answers) });
  assert.equal(desk.nameOf(1), '9, answer, wrong, box 1');
  fill(desk, { 1: '4' });
  await desk.shows({ wrong: [4] });
  desk.press('Control+z');
  await desk.shows({ wrong: [1, 4] });
  desk.press('Control+z');
  await desk.shows({ wrong: [] });
  desk.press('Control+y', 'Delete');
  desk.choose(4);
  desk.press('Backspace');
  desk.do('check');
  await desk.shows({ note: 'Your answer is right so far.' });
});

/** @type {[name: string, puzzle: string, verdict: RegExp, check: string, reveal: string][]} */
const unsolvable = [
  [
    'several solutions',
    thirteen,
    /Several solutions/,
    'There are several solutions: no answer is right or wrong yet.',
    'There are several solutions: no one digit belongs here.',
  ],
  [
    'a clash',
    newspaper.puzzle.replace('53', '55'),
    /Row 1 has two 5s\./,
    'There is no solution to check the answers against.',
    'There is no solution to reveal.',
  ],
];

for (const [name, puzzle, verdict, check, reveal] of unsolvable) {
  testAtDesk(`of ${name} there is nothing to check or reveal, and the page says so`, async (desk) => {
    await desk.follow(`#puzzle=${puzzle}`);
    await desk.shows({ verdict });
    desk.type('a1');
    desk.do('check');
    await desk.shows({ note: check });
    desk.do('reveal');
    await desk.shows({ note: reveal });
  });
}

testAtDesk('Reveal answers the chosen cell, blank or wrong', async (desk) => {
  await open(desk);
  desk.type('a');
  desk.do('reveal');
  await desk.shows({ cells: withAnswers({ 0: '1' }) });
  assert.deepEqual(desk.from('answer'), [0]);
  desk.do('reveal');
  await desk.shows({ note: 'This answer is right.' });
  fill(desk, { 1: '9' });
  await desk.shows({ cells: withAnswers({ 0: '1', 1: '9' }) });
  desk.do('reveal');
  await desk.shows({ cells: withAnswers({ 0: '1', 1: '4' }) });
  desk.choose(2);
  desk.do('reveal');
  await desk.shows({ note: 'This digit is a given: choose a blank to reveal.' });
  desk.press('Control+z');
  await desk.shows({ cells: withAnswers({ 0: '1', 1: '9' }) });
});

testAtDesk('the last right answer is said to be, and a wrong one is not', async (desk) => {
  await open(desk, four);
  desk.type('a');
  const blanks = [...dots(four.puzzle)].flatMap((digit, cell) => (digit === '.' ? [[cell, four.solution[cell]]] : []));
  fill(desk, Object.fromEntries(blanks));
  await desk.shows({ cells: four.solution, verdict: 'You have solved it.', note: 'All 5 answers are right.' });
  desk.press('Delete');
  await desk.shows({ verdict: '4 of 5 filled in.', note: '' });
  desk.type('2');
  await desk.shows({ cells: changed(four.solution, { 14: '2' }), kind: 'clash', verdict: 'Row 4 has two 2s.' });
  await desk.shows({ note: 'One of them is your answer. And 2 more clashes.' });
  desk.press('Control+z', 'Control+z');
  await desk.shows({ cells: four.solution, verdict: 'You have solved it.', note: 'All 5 answers are right.' });
});

testAtDesk('the solution leaves right answers, covers wrong ones, and goes away again', async (desk) => {
  await open(desk);
  fill(desk, { 0: 'a1', 1: '9' });
  desk.press('Enter');
  await desk.shows({ cells: newspaper.solution });
  assert.deepEqual(desk.from('answer'), [0]);
  assert.ok(desk.solved.includes(1));
  desk.press('Enter');
  await desk.shows({ cells: withAnswers({ 0: '1', 1: '9' }) });
  desk.press('Enter');
  desk.type('4');
  await desk.shows({ cells: withAnswers({ 0: '1', 1: '4' }) });
});

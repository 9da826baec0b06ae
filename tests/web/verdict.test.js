// What the page says of a puzzle while it is typed, and the solutions that it shows.

import assert from 'node:assert/strict';
import { copiedOf } from '../../www/features/text/copied.js';
import { shownIn } from '../../www/features/text/writing.js';
import { noteWords } from '../../www/words/notes.js';
import { testAtDesk } from './atdesk.js';
import { dots, finnish, newspaper, references, rows, thirteen } from './cases.js';
import { everySolution } from './naive.js';

/** @import { Desk } from './desk.js' */

const unique = /^Exactly one solution\./;

/** Waits until it is this one of several solutions that is shown. @param {Desk} desk @param {number} at @param {string} of */
const showsPage = (desk, at, of) => desk.shows({ page: `${at.toLocaleString('en')} ${of}` });

/** Goes to a solution, from 1. @param {Desk} desk @param {number} at @param {string} of */
async function turn(desk, at, of) {
  desk.do({ do: 'turn', at: at - 1 });
  await showsPage(desk, at, of);
}

/** The cells in which not all of these solutions are the same. @param {string[]} solutions */
const differing = (solutions) =>
  [...solutions[0]].flatMap((_, cell) => (new Set(solutions.map((cells) => cells[cell])).size > 1 ? [cell] : []));

/** The grids of a text, one after the other. @param {string} text */
const gridsIn = (text) => text.split('\n\n').map((grid) => grid.replaceAll('\n', ''));

testAtDesk('the verdict follows the typing', async (desk) => {
  await desk.shows({ verdict: 'Type it as you read it.' });
  desk.type('5');
  await desk.shows({ verdict: '1 given so far.', note: 'Row 1, column 2 is next.' });
  await desk.paste(newspaper.puzzle);
  await desk.shows({ verdict: unique });
  desk.press('Control+Home');
  desk.type('9');
  await desk.shows({ verdict: 'No solution.' });
});

testAtDesk(
  'below a fifth of the cells the line says what is next, and nothing is counted until somebody asks',
  async (desk) => {
    const line = newspaper.puzzle.slice(0, 54);
    const givens = line.replaceAll('0', '').length;
    assert.equal(givens, 16);
    desk.type(line);
    await desk.shows({ verdict: '16 givens so far.', note: 'Row 7, column 1 is next.' });
    desk.choose(2); // it is filled: nobody goes on there
    await desk.shows({ verdict: /^16 givens so far\.$/ });
    desk.choose(54);
    desk.type('1');
    await desk.shows({ verdict: 'Not yet one solution.', note: '17 givens: go on typing.' });
    assert.deepEqual(
      desk.asked.filter((question) => question === 'countSolutions'),
      [],
    );
    desk.do('solve');
    await desk.shows({ verdict: /^([\d,]+|Several) solutions\.$/ });
    await desk.until(() => desk.page, /^1 of [\d,]+\+?$/);
    desk.do('solve');
    desk.press('Backspace');
    await desk.shows({ verdict: '16 givens so far.', note: 'Row 7, column 1 is next.' });
    desk.do({ do: 'switch', mode: 'answers' });
    await desk.shows({ verdict: /^16 givens so far\.$/ });
  },
);

testAtDesk('a clash is named and marked, stays, and goes when it is mended', async (desk) => {
  desk.type('..................5..5');
  await desk.shows({ verdict: 'Row 3 has two 5s.', clashing: [18, 21] });
  assert.equal(desk.nameOf(18), '5, given, clash, box 1');
  desk.type('1');
  await desk.until(() => desk.cells[22], '1');
  await desk.shows({ verdict: 'Row 3 has two 5s.' });
  desk.do('solve');
  await desk.until(() => desk.view.isDoctorAsked, true);
  assert.equal(desk.view.note, null, 'the doctor says why');
  desk.choose(21);
  desk.press('Delete');
  await desk.shows({ clashing: [], verdict: '2 givens so far.', note: 'Row 3, column 4 is next.' });
});

testAtDesk('Solve shows the solution in the blanks, a second time takes it back', async (desk) => {
  await desk.paste(newspaper.puzzle);
  await desk.shows({ cells: dots(newspaper.puzzle) });
  desk.do('solve');
  await desk.shows({ cells: newspaper.solution, verdict: 'Solved.', note: /^In (under 0\.1|\d+(\.\d)?) ms\.$/ });
  assert.deepEqual([desk.solved.length, desk.from('given').length], [58, 23]);
  desk.do('solve');
  await desk.shows({ cells: dots(newspaper.puzzle) });
  desk.press('Enter');
  await desk.shows({ cells: newspaper.solution });
  desk.press('Enter');
  await desk.shows({ cells: dots(newspaper.puzzle) });
});

testAtDesk('a change takes the solution away and keeps every given', async (desk) => {
  await desk.paste(newspaper.puzzle);
  desk.do('solve');
  await desk.shows({ cells: newspaper.solution });
  desk.choose(0);
  desk.type('1');
  await desk.shows({ cells: dots(`1${newspaper.puzzle.slice(1)}`) });
  assert.equal(desk.view.isSolutionWanted, false);
});

testAtDesk('Solve without a solution asks the doctor and changes nothing', async (desk) => {
  desk.type('12345678.........9');
  await desk.shows({ verdict: 'No solution.' });
  desk.do('solve');
  await desk.until(() => desk.view.isDoctorAsked, true);
  await desk.shows({ solved: [] });
  assert.equal(desk.view.note, null);
  assert.equal(desk.view.isSolutionWanted, false);
});

testAtDesk('Undo goes back from one puzzle to the one before', async (desk) => {
  await desk.paste(finnish.puzzle);
  await desk.paste(newspaper.puzzle);
  await desk.shows({ cells: dots(newspaper.puzzle) });
  desk.do('undo');
  await desk.shows({ cells: dots(finnish.puzzle) });
});

for (const { name, text, solutions } of references.filter(({ solutions }) => solutions.length === 1)) {
  testAtDesk(`what a reference program takes in is pasted, solved and copied: ${name}`, async (desk) => {
    await desk.paste(text);
    await desk.shows({ verdict: /Exactly one solution\./ });
    desk.do('solve');
    await desk.shows({ cells: solutions[0] });
    const copied = copiedOf(desk.view);
    assert.deepEqual([copied.text, noteWords(copied.note)], [rows(solutions[0]).join('\n'), 'Copied the solution.']);
  });
}

/** Puzzles with several solutions, as they are printed. @type {[name: string, puzzle: string, text: string, count: number][]} */
const several = [
  ['R1: nine lines of nine digits', thirteen, rows(thirteen).join('\n'), 13],
  ['R2: size 4', `1234${'0'.repeat(12)}`, `4\n1234\n${'xxxx\n'.repeat(3)}`, 12],
  ['R2: size 6', `061453405216346105${'0'.repeat(18)}`, `6\nx61453\n4x5216\n3461x5\n${'xxxxxx\n'.repeat(3)}`, 18],
];

for (const [name, puzzle, text, count] of several) {
  testAtDesk(
    `every solution is counted, leafed through, marked where it differs, and copied: ${name}`,
    async (desk) => {
      const solutions = everySolution(puzzle);
      assert.equal(solutions.length, count);
      const of = `of ${count}`;
      await desk.paste(text);
      await desk.shows({ verdict: 'Several solutions.' });
      assert.deepEqual([desk.page, desk.with('differs')], [null, []]);
      desk.press('Enter');
      await desk.shows({
        verdict: new RegExp(`${count} solutions\\.$`),
        page: `1 ${of}`,
        note: 'A dot marks a cell that differs.',
      });
      assert.deepEqual(desk.with('differs'), differing(solutions));
      const seen = [desk.cells];
      for (let at = 2; at <= count; at++) {
        await turn(desk, at, of);
        seen.push(desk.cells);
      }
      assert.deepEqual([...seen].sort(), solutions);
      await turn(desk, 1, of);
      assert.equal(desk.cells, seen[0]);
      await turn(desk, count, of);
      assert.equal(desk.cells, seen[count - 1]);
      const copied = copiedOf(desk.view);
      assert.deepEqual(gridsIn(copied.text), seen);
      assert.deepEqual(shownIn(desk.view).solution, { text: copied.text, note: '' });
      assert.equal(noteWords(copied.note), `Copied all ${count} solutions.`);
      desk.do('solve');
      await desk.shows({ page: null });
      assert.deepEqual(desk.with('differs'), []);
    },
  );
}

testAtDesk('that a cell differs is heard', async (desk) => {
  await desk.paste(thirteen);
  desk.do('solve');
  await showsPage(desk, 1, 'of 13');
  const [cell] = differing(everySolution(thirteen));
  assert.match(desk.nameOf(cell), /, solved, differs between solutions, box \d$/);
});

testAtDesk(
  'one given in an empty grid has more than 100,000 solutions, and 10,000 of them are copied',
  async (desk) => {
    desk.type('1');
    desk.do('solve');
    await desk.shows({ verdict: 'Several solutions.' });
    await showsPage(desk, 1, 'of 100,000+');
    await turn(desk, 100_000, 'of 100,000+');
    assert.match(desk.cells, /^1[1-9]{80}$/);
    const copied = copiedOf(desk.view);
    assert.equal(new Set(gridsIn(copied.text)).size, 10_000);
    assert.deepEqual(shownIn(desk.view).solution, {
      text: copied.text,
      note: 'The first 10,000 solutions; there are more.',
    });
    assert.equal(noteWords(copied.note), 'Copied the first 10,000 of more than 100,000 solutions.');
  },
);

testAtDesk('a change ends the counting, and the next puzzle is counted', async (desk) => {
  await desk.paste(thirteen);
  desk.do('solve');
  await turn(desk, 13, 'of 13');
  desk.choose(2);
  desk.type('5');
  await desk.shows({ verdict: unique, page: null });
  desk.press('Control+z');
  desk.do('solve');
  await showsPage(desk, 1, 'of 13');
});

testAtDesk('a count that lasts shows so, can be stopped, and keeps what was found', async (desk) => {
  const release = desk.hold('countSolutions');
  desk.type('123');
  desk.do('solve');
  await desk.shows({ verdict: 'Several solutions.', note: 'Still counting…' });
  await showsPage(desk, 1, 'of 2+');
  desk.do('stop');
  await desk.shows({ note: 'Stopped at 2 solutions.', verdict: 'Several solutions.' });
  await turn(desk, 2, 'of 2+');
  release();
  desk.choose(3);
  desk.type('4');
  await desk.shows({ verdict: '4 givens so far.', note: 'Row 1, column 5 is next.' });
});

// How a puzzle is put in, and how that is undone: from a key to what is seen, without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messagesOf } from '../../tools/words.js';
import { sides } from '../../www/model/layout.js';
import { languages } from '../../www/words/languages.js';
import { testAtDesk } from './atdesk.js';
import { dots, finnish, newspaper, six, thirteen } from './cases.js';
import { emptyOf } from './printed.js';

/** @import { Desk } from './desk.js' */

testAtDesk('the first cell is selected when the page opens, and a digit goes there', async (desk) => {
  await desk.shows({ selected: 0 });
  desk.type('5');
  await desk.shows({ cells: '5'.padEnd(81, '.'), selected: 1 });
  await desk.until(() => desk.from('given'), [0]);
});

/** @type {[what: string, puzzle: string, solution: string, verdict: RegExp][]} */
const typed = [
  ['a newspaper puzzle', newspaper.puzzle, newspaper.solution, /^Exactly one solution\./],
  ['the Finnish puzzle', finnish.puzzle, finnish.solution, /^Exactly one solution\./],
];

for (const [what, puzzle, solution, verdict] of typed) {
  testAtDesk(`${what}, typed as one reads`, async (desk) => {
    desk.type(puzzle);
    await desk.shows({ cells: dots(puzzle), verdict });
    desk.press('Enter');
    await desk.shows({ cells: solution });
  });
}

testAtDesk('every key for a blank goes on', async (desk) => {
  desk.type('1 2.3-4x506X7');
  await desk.shows({ cells: '1.2.3.4.5.6.7'.padEnd(81, '.'), selected: 13 });
});

testAtDesk('letters are digits where the side is above 9', async (desk) => {
  desk.size(16);
  desk.type('aGx9');
  await desk.shows({ cells: 'AG.9'.padEnd(256, '.') });
  desk.type('j');
  await desk.shows({ note: 'There is no J in a 16×16: its digits are 1 to G.', selected: 4 });
});

/** @type {[keys: string[], selected: number, cells: string][]} starting from 12 in the first row */
const keys = [
  [['Backspace'], 1, '1'],
  [['Backspace', 'Backspace'], 0, ''],
  [['ArrowLeft', 'Backspace'], 0, '1'],
  [['ArrowLeft', 'Delete'], 1, '1'],
  [['ArrowDown'], 11, '12'],
  [['ArrowDown', 'ArrowRight', 'ArrowUp'], 3, '12'],
  [['End'], 8, '12'],
  [['End', 'Home'], 0, '12'],
  [['Control+End'], 80, '12'],
  [['Control+End', 'Control+Home'], 0, '12'],
  [['Control+z'], 1, '1'],
  [['Control+z', 'Control+z'], 0, ''],
  [['Control+z', 'Control+z', 'Control+y'], 1, '1'],
  [['Control+z', 'Control+Shift+z'], 2, '12'],
];

for (const [presses, selected, cells] of keys) {
  testAtDesk(`after 1 and 2, ${presses.join(', ')}`, async (desk) => {
    desk.type('12');
    desk.press(...presses);
    await desk.shows({ selected, cells: cells.padEnd(81, '.') });
  });
}

/** @type {[what: string, keys: (string | number)[], selected: number, row: string][]} in a full row; a number is a cell that is tapped */
const corrections = [
  ['a digit', [4, '7', 'Backspace'], 4, '1234.6789'],
  ['a digit, and on from there as in text', [4, '7', 'Backspace', 'Backspace'], 3, '123..6789'],
  ['two digits, one after the other', [4, '7', '8', 'Backspace', 'Backspace'], 4, '1234..789'],
  ['a digit that is typed once more', [4, '7', 'Backspace', '5'], 5, '123456789'],
  ['a blank', [4, '0', 'Backspace'], 4, '1234.6789'],
  ['a digit that Redo has brought', [4, '7', 'Control+z', 'Control+y', 'Backspace'], 4, '1234.6789'],
  ['the cell that was tapped', [4, '7', 5, 'Backspace'], 4, '12347.789'],
  ['the cell that was gone to', [4, '7', 'ArrowRight', 'Backspace'], 5, '123476.89'],
];

for (const [what, keys, selected, row] of corrections) {
  testAtDesk(`in a full row, Backspace takes back ${what}`, async (desk) => {
    desk.type('123456789');
    for (const key of keys) {
      if (typeof key === 'number') desk.choose(key);
      else desk.press(key);
    }
    await desk.shows({ selected, cells: row.padEnd(81, '.') });
  });
}

testAtDesk('New, Example and Size can be undone', async (desk) => {
  desk.type('12');
  desk.do('new');
  await desk.shows({ cells: '.'.repeat(81) });
  desk.example('example.small');
  await desk.shows({ cells: dots(six.puzzle) });
  await desk.until(() => desk.view.layout.side, 6);
  desk.size(25);
  await desk.shows({ cells: '.'.repeat(625) });
  for (const cells of [dots(six.puzzle), '.'.repeat(81), '12'.padEnd(81, '.')]) {
    desk.do('undo');
    await desk.shows({ cells });
  }
  desk.do('redo');
  await desk.shows({ cells: '.'.repeat(81) });
});

for (const side of sides) {
  testAtDesk(`a ${side}×${side} is typed into and judged`, async (desk) => {
    desk.size(side);
    desk.type('1');
    await desk.shows({ verdict: '1 given so far.', note: 'Row 1, column 2 is next.' });
    desk.do('solve');
    await desk.shows({ verdict: side === 4 ? '72 solutions.' : 'Several solutions.' });
    await desk.until(() => desk.page, /^1 of (72|10{1,2},000\+)$/);
    desk.do('solve');
    await desk.shows({ cells: '1'.padEnd(side * side, '.') });
  });
}

for (const language of languages) {
  test(`the help says in ${language} that digits, blanks and Backspace move on in Givens alone`, () => {
    const words = messagesOf(language);
    const rows = [words['help.digit'], words['help.blank'], words['help.back']];
    assert.deepEqual(
      rows.filter((row) => !`${row}`.includes(`${words['mode.givens']}`)),
      [],
    );
  });
}

testAtDesk('a digit, a blank and Backspace move on in Givens alone', async (desk) => {
  for (const [mode, after] of /** @type {const} */ ([
    ['answers', [40, 40, 40]],
    ['marks', [40, 40, 40]],
    ['givens', [41, 42, 41]],
  ])) {
    desk.do({ do: 'switch', mode });
    desk.choose(40);
    const selected = ['1', ' ', 'Backspace'].map((key) => {
      desk.press(key);
      return desk.state.puzzle.selected;
    });
    assert.deepEqual(selected, after, mode);
  }
});

testAtDesk('Undo and Redo find the verdict and the level again, and ask nothing', async (desk) => {
  await desk.paste(newspaper.puzzle);
  await desk.until(() => desk.level, /^\w+ [\d.]+$/);
  const { verdict, level } = desk;
  desk.choose(0);
  desk.type('5'); // there is one in that row
  await desk.until(() => desk.kind, 'clash');
  const asked = desk.asked.length;
  desk.press('Control+z');
  await desk.until(() => desk.verdict, verdict);
  assert.equal(desk.level, level);
  desk.press('Control+y');
  await desk.until(() => desk.kind, 'clash');
  assert.deepEqual(desk.asked.slice(asked), []);
});

const settle = (/** @type {Desk} */ desk, sheet = desk.state.puzzle.work.sheet) => desk.do({ do: 'settle', sheet });
const first = 'Type it as you read it.';
const [going, several, unique] = ['Not yet one solution.', 'Several solutions.', 'Exactly one solution.'];

/** One after the other at one desk. @type {[what: string, act: (desk: Desk) => unknown, verdict: string | RegExp, isSettled: boolean, hasModes: boolean][]} */
const ways = [
  ['all but the last cell is typed', (desk) => desk.type(thirteen.slice(0, -1)), going, false, false],
  ['what was typed before has rested', (desk) => settle(desk, emptyOf(9)), going, false, false],
  ['nobody types for a while', (desk) => settle(desk), several, true, true],
  ['a digit is typed', (desk) => desk.choose(2) ?? desk.type('5'), unique, false, true],
  ['Undo', (desk) => desk.press('Control+z'), several, true, true],
  ['a digit that leaves several', (desk) => desk.choose(0) ?? desk.type('1'), going, false, true],
  ['New', (desk) => desk.do('new'), first, true, false],
  [
    'all but the last cell of one with one solution',
    (desk) => desk.type(newspaper.puzzle.slice(0, -1)),
    unique,
    false,
    true,
  ],
  ['New again', (desk) => desk.do('new'), first, true, false],
  ['every cell is typed', (desk) => desk.type(thirteen), several, true, true],
  ['New, and a few', (desk) => desk.do('new') ?? desk.type('53'), '2 givens so far.', false, false],
  ['another mode', (desk) => desk.type('a'), '2 givens so far.', false, true],
  ['the first mode', (desk) => desk.type('a'), '2 givens so far.', false, true],
  ['New, and another mode', (desk) => desk.do('new') ?? desk.type('a'), first, true, true],
  ['the first mode without a puzzle', (desk) => desk.type('a'), first, true, false],
  ['an answer alone', (desk) => desk.type('a5a'), /./, true, true],
  ['New, and a puzzle is pasted', (desk) => desk.do('new') ?? desk.paste(thirteen), several, true, true],
];

testAtDesk(
  'a puzzle is typed to its end, and the modes come with its verdict, an answer or another mode',
  async (desk) => {
    for (const [what, act, verdict, isSettled, hasModes] of ways) {
      await act(desk);
      await desk.until(() => desk.verdict, verdict, what);
      await desk.until(() => [desk.view.isSettled, desk.view.hasModes], [isSettled, hasModes], what);
    }
    desk.do('new');
    desk.type('55a1a'); // givens that clash, and an answer
    const later = desk.reload();
    await later.until(() => [later.kind, later.mode, later.view.hasModes], ['clash', 'givens', true], 'after a reload');
  },
);

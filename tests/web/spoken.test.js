// By ear: what is said aloud, and how often.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSpeaker } from '../../www/features/board/speaker.js';
import { isCounting, isJudging } from '../../www/session/state.js';
import { deskFor } from './atdesk.js';
import { levels, newspaper } from './cases.js';

/** @import { Desk } from './desk.js' */

const begin = 'Type it as you read it. Space or “blank” skips a cell.';

/** Waits until the engines have answered, and gives what is said then. @param {Desk} desk */
async function spoken(desk) {
  await desk.until(() => isJudging(desk.state) || isCounting(desk.state), false);
  return desk.speak();
}

/** @typedef {(desk: Desk) => unknown} Act */

/** @param {string} key @returns {Act} */
const press = (key) => (desk) => desk.press(key);

/** @param {Parameters<Desk['do']>[0]} command @returns {Act} */
const act = (command) => (desk) => desk.do(command);

/** A key of the keypad. @param {number} digit */
const keypad = (digit) => act({ do: 'press', command: { do: 'digit', digit } });

/** @param {string} text @returns {Act} */
const paste = (text) => (desk) => desk.paste(text);

/** @type {Act} */
const copy = act({ do: 'report', note: { kind: 'copied', isSolved: false } });

const clash = 'Row 1 has two 5s. One of them is your answer.';

/** What is done, one after the other, and what is heard of it. @type {[act: Act, words: string | RegExp][]} */
const deeds = [
  [press('Control+z'), 'There is nothing to undo.'],
  [press('Control+y'), 'There is nothing to redo.'],
  [paste(newspaper.puzzle), 'One line, 9×9, 23 givens. Exactly one solution.'],
  [paste(newspaper.puzzle), 'One line, 9×9, 23 givens.'],
  [copy, 'Copied the puzzle.'],
  [copy, 'Copied the puzzle.'],
  [press('Enter'), /^Solved\. In .+ ms\.$/],
  [press('Enter'), 'The solution is hidden.'],
  [press('a'), 'Typed digits are your answers.'],
  [press('5'), clash],
  [act('fill'), 'Marks filled in 57 cells.'],
  [act('fill'), 'Marks cleared.'],
  [press('Control+z'), 'Undone: marks in 57 cells.'],
  [press('Control+z'), 'Undone: marks in 57 cells.'],
  [press('Control+z'), 'Undone: row 1, column 1: blank. Exactly one solution.'],
  [press('Control+y'), `Redone: row 1, column 1: 5. ${clash}`],
  [act('check'), 'Your answer is wrong.'],
  [act('check'), 'Your answer is wrong.'],
  [press('Control+z'), 'Undone: the check.'],
  [act('reveal'), 'Row 1, column 1: 1. Exactly one solution.'],
  [act('reveal'), 'This answer is right.'],
  [act({ do: 'switch', mode: 'marks' }), 'Typed digits are small marks.'],
  [
    (desk) => {
      desk.choose(1);
      keypad(4)(desk);
    },
    'Row 1, column 2: marks 4.',
  ],
  [press('Control+z'), 'Undone: row 1, column 2: blank.'],
  [act('clear'), 'Your answers and marks are cleared.'],
  [press('Control+z'), 'Undone: row 1, column 1: 1.'],
  [act({ do: 'switch', mode: 'givens' }), 'Typed digits are the puzzle.'],
  [act('new'), '“Undo” brings the puzzle back. An empty grid.'],
  [press('Control+z'), 'Undone: 9×9, 23 givens. Exactly one solution.'],
  [(desk) => desk.example('example.small'), '6×6, 30 givens.'],
  [(desk) => desk.size(4), `4×4, 0 givens. ${begin} An empty grid.`],
  [press('Enter'), /^In .+ ms\. A dot marks a cell that differs\.$/],
  [press('Enter'), `The solution is hidden. ${begin}`],
  [keypad(3), 'Row 1, column 1: 3.'],
  [paste(newspaper.puzzle.replace('5', '0')), /^One line, 9×9, 22 givens\. .*Several solutions\.$/],
  [press('Enter'), /^In .+ ms\. A dot marks a cell that differs\. 13 solutions\.$/],
  [act({ do: 'turn', at: 1 }), 'Solution 2 of 13.'],
  [act({ do: 'turn', at: 2 }), 'Solution 3 of 13.'],
];

test('all that is done is said in a sentence, also a second time', async (t) => {
  const desk = deskFor(t, { isMute: true, isRemembering: true });
  desk.hold('rate'); // the levels would come when they are ready, between other words
  assert.deepEqual(await spoken(desk), [`${begin} An empty grid.`]);
  for (const [at, [act, words]] of deeds.entries()) {
    await act(desk);
    const said = (await spoken(desk)).join(' ');
    if (typeof words === 'string') assert.equal(said, words, `${at}`);
    else assert.match(said, words, `${at}`);
  }
});

test('the verdict is said when it changes, not at each key', async (t) => {
  const desk = deskFor(t, { isMute: true });
  desk.hold('rate');
  assert.deepEqual(await spoken(desk), [`${begin} An empty grid.`]);
  for (const digit of newspaper.puzzle) {
    desk.type(digit);
    await desk.until(() => isJudging(desk.state), false);
  }
  await desk.shows({ verdict: /^Exactly one solution\./ });
  assert.deepEqual(desk.heard.slice(1), [], 'while one types');
  assert.deepEqual(await spoken(desk), ['Exactly one solution.']); // and not how many givens there are
  assert.deepEqual(await spoken(desk), []);
});

test('the level is said with the verdict', async (t) => {
  const desk = deskFor(t, { isMute: true });
  await spoken(desk);
  await desk.paste(levels[1].puzzle);
  await desk.shows({ level: /Medium/ });
  assert.deepEqual(await spoken(desk), ['One line, 9×9, 24 givens. Exactly one solution. Medium, 2.6.']);
});

test('a level that comes later is said by itself', async (t) => {
  const desk = deskFor(t, { isMute: true });
  await spoken(desk);
  const release = desk.hold('rate');
  await desk.paste(levels[2].puzzle);
  assert.deepEqual(await spoken(desk), ['One line, 9×9, 24 givens. Exactly one solution.']);
  release();
  await desk.shows({ level: /Hard/ });
  assert.deepEqual(await spoken(desk), ['Hard, 4.4.']);
});

test('news is said by itself after a moment', async (t) => {
  const desk = deskFor(t);
  await desk.until(() => desk.heard, [`${begin} An empty grid.`]);
  desk.press('Control+z');
  desk.press('a');
  await desk.until(() => desk.heard.slice(1), ['Typed digits are your answers.']);
});

test('what was done is said however often the page is drawn meanwhile, as it is while a list is solved', async (t) => {
  const desk = deskFor(t, { isMute: true });
  await spoken(desk);
  /** @type {(() => void)[]} */
  const waiting = [];
  /** @type {string[]} */
  const heard = [];
  const { draw } = createSpeaker(
    (words) => heard.push(words),
    (act) => {
      waiting.push(act);
      return () => {};
    },
  );
  copy(desk);
  await desk.until(() => desk.view.said?.fact.kind, 'copied');
  for (let times = 0; times < 3; times++) draw(structuredClone(desk.view));
  assert.equal(waiting.length, 1);
  waiting[0]();
  assert.match(heard.at(-1) ?? '', /^Copied the puzzle\./);
});

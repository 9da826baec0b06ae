// By ear: what is said aloud, and how often.

import { unnoticed } from '../../www/engine/inquiry.js';
import { levels, newspaper, six } from './cases.js';
import { expect, test } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

const begin = 'Type it as you read it; space or “blank” skips a cell.';

/**
 * Holds back what the page does once nothing has changed for a while, which is to speak; `spoken` lets go of it. The
 * page waits for nothing else that long. And no question takes so long that the person is told of it.
 * @param {Page} page
 */
const hold = (page) =>
  page.addInitScript((unnoticed) => {
    const { setTimeout, clearTimeout } = globalThis;
    const never = 2 ** 30;
    /** What waits, by the number of its timer. @type {Map<unknown, () => void>} */
    const held = new Map();
    /** What is near: a drawing, or the answer to a question. @type {Set<unknown>} */
    const near = new Set();
    const page = /** @type {any} */ (globalThis);
    page.setTimeout = (/** @type {(...args: any[]) => void} */ act, delay = 0, /** @type {any[]} */ ...args) => {
      const timer = setTimeout(() => near.delete(timer) && act(...args), delay < unnoticed ? delay : never);
      if (delay > unnoticed) held.set(timer, act);
      else near.add(timer);
      return timer;
    };
    page.clearTimeout = (/** @type {number} */ timer) => {
      held.delete(timer);
      near.delete(timer);
      clearTimeout(timer);
    };
    page.heard = [];
    page.letSpeak = () => {
      if (near.size || !held.size) return false;
      const due = [...held.values()];
      held.clear();
      for (const act of due) act();
      return true;
    };
    addEventListener('DOMContentLoaded', () => {
      const region = /** @type {HTMLElement} */ (document.querySelector('#aloud'));
      const hear = () => region.textContent && page.heard.push(region.textContent);
      new MutationObserver(hear).observe(region, { childList: true, characterData: true, subtree: true });
    });
  }, unnoticed);

/** What has been said aloud of the grid since this was asked last. @param {Page} page @returns {Promise<string[]>} */
const heard = (page) => page.evaluate(() => /** @type {any} */ (globalThis).heard.splice(0));

/** Waits until the page has no more to do, lets it speak, and gives what it says. @param {Page} page */
async function spoken(page) {
  const speak = () => page.evaluate(() => /** @type {any} */ (globalThis).letSpeak());
  await expect.poll(speak, { message: 'something is to be said', intervals: [10, 20, 50] }).toBe(true);
  return heard(page);
}

/** @typedef {(sudoku: import('./fixtures.js').Sudoku) => Promise<unknown>} Act */

const press =
  (/** @type {string} */ key) =>
  /** @type {Act} */
  ({ page }) =>
    page.keyboard.press(key);
const click =
  (/** @type {string} */ name) =>
  /** @type {Act} */
  (sudoku) =>
    sudoku.button(name).click();
const choose =
  (/** @type {string} */ list, /** @type {string} */ option) =>
  /** @type {Act} */
  ({ page }) =>
    page.getByLabel(list).selectOption(option);
const paste =
  (/** @type {string} */ text) =>
  /** @type {Act} */
  (sudoku) =>
    sudoku.paste(text);

const clash = 'Row 1 has two 5s. One of them is your answer.';

/** What is done, one after the other, and what is heard of it. @type {[act: Act, words: string | RegExp][]} */
const deeds = [
  [press('Control+z'), 'There is nothing to undo.'],
  [press('Control+y'), 'There is nothing to redo.'],
  [paste(newspaper.puzzle), 'One line, 9×9, 23 givens. Exactly one solution.'],
  [paste(newspaper.puzzle), 'One line, 9×9, 23 givens.'],
  [press('Control+c'), 'Copied the puzzle.'],
  [press('Control+c'), 'Copied the puzzle.'],
  [press('Enter'), /^Solved in .+\.$/],
  [press('Enter'), 'The solution is hidden.'],
  [press('a'), 'What you type is your answer; the same digit again takes it away.'],
  [press('5'), clash],
  [click('Fill marks'), 'Marks filled in 57 cells.'],
  [click('Fill marks'), 'Marks cleared.'],
  [press('Control+z'), 'Undone: marks in 57 cells.'],
  [press('Control+z'), 'Undone: marks in 57 cells.'],
  [press('Control+z'), 'Undone: row 1, column 1: blank. Exactly one solution.'],
  [press('Control+y'), `Redone: row 1, column 1: 5. ${clash}`],
  [click('Check'), 'Your one answer is wrong.'],
  [click('Check'), 'Your one answer is wrong.'],
  [press('Control+z'), 'Undone: the check.'],
  [click('Reveal a cell'), 'Row 1, column 1: 1. Exactly one solution.'],
  [click('Reveal a cell'), 'This answer is right.'],
  [({ page }) => page.getByRole('radio', { name: 'Marks' }).click(), /^What you type is a small mark/],
  [
    (sudoku) =>
      sudoku
        .cell(1)
        .click()
        .then(() => sudoku.button('4').click()),
    'Row 1, column 2: marks 4.',
  ],
  [press('Control+z'), 'Undone: row 1, column 2: blank.'],
  [click('Clear'), 'Your answers and marks are cleared.'],
  [press('Control+z'), 'Undone: row 1, column 1: 1.'],
  [({ page }) => page.getByRole('radio', { name: 'Givens' }).click(), 'What you type is printed in the puzzle.'],
  [click('Clear'), `An empty grid. ${begin}`],
  [press('Control+z'), 'Undone: 9×9, 23 givens. Exactly one solution.'],
  [choose('Example', 'Small 6×6'), '6×6, 30 givens.'],
  [choose('Size', '4×4'), `4×4, 0 givens. ${begin} An empty grid.`],
  [click('3'), /^Row 1, column 1: 3\. /],
  [paste(newspaper.puzzle.replace('5', '0')), /^One line, 9×9, 22 givens\. .*13 solutions\.$/],
  [press('Enter'), /^One of them, found in .+\.$/],
  [click('Next'), 'Solution 2 of 13. A dot marks a cell that differs.'],
  [click('Next'), 'Solution 3 of 13.'],
  [paste(`${newspaper.puzzle}\n${six.puzzle}`), 'Lines: 2 puzzles. Exactly one solution.'],
  [click('Next puzzle'), 'Puzzle 2 of 2.'],
];

/** The levels would come when they are ready, between other words. @param {Page} page */
const withoutLevels = (page) => page.route(/worker-rate/, (route) => route.abort());

test('a level that comes later is said by itself', async ({ sudoku, page }) => {
  const [, , hard] = levels;
  const aloud = page.locator('#aloud');
  const release = await sudoku.holdQuestions('rate');
  await sudoku.paste(hard.puzzle);
  await expect(aloud).toHaveText('One line, 9×9, 24 givens. Exactly one solution.');
  await release();
  await expect(aloud).toHaveText('Hard, 4.4.');
});

test.describe('of the grid', () => {
  test.beforeEach(({ page }) => hold(page));

  test('the level is said with the verdict', async ({ sudoku, page }) => {
    const [, medium] = levels;
    await sudoku.paste(medium.puzzle);
    await expect(sudoku.verdict).toContainText('Medium');
    expect(await spoken(page)).toEqual(['One line, 9×9, 24 givens. Exactly one solution. Medium, 2.6.']);
  });

  test('the verdict is said when it changes, not at each key', async ({ sudoku, page }) => {
    await withoutLevels(page);
    expect(await spoken(page)).toEqual([`${begin} An empty grid.`]);
    await expect(page.getByRole('status').filter({ hasText: 'Type it as you read it' })).toHaveCount(1);
    await sudoku.type(newspaper.puzzle);
    expect(await heard(page), 'while one types').toEqual([]);
    await expect(sudoku.verdict).toContainText('23 givens. Exactly one solution.');
    const words = await spoken(page);
    expect(words).toContain('Exactly one solution.');
    expect(words.length, words.join('\n')).toBeLessThan(6);
    expect(words.filter((text) => /given/.test(text))).toEqual([]); // how many there are changes with every key
  });

  test('all that is done is said in a sentence, also a second time', async ({ sudoku, page }) => {
    await withoutLevels(page);
    expect(await spoken(page)).toEqual([`${begin} An empty grid.`]);
    await expect(page.locator('#aloud')).toHaveText(`${begin} An empty grid.`);
    for (const [at, [act, words]] of deeds.entries()) {
      await act(sudoku);
      const said = (await spoken(page)).join(' ');
      if (typeof words === 'string') expect(said, `${at}`).toBe(words);
      else expect(said, `${at}`).toMatch(words);
    }
  });
});

test('what is copied in a dialog is said a second time as well', async ({ sudoku, page }) => {
  await sudoku.paste(newspaper.puzzle);
  for (const [opener, part, words] of [
    ['#text', '#textbox [data-do=copy]', 'Copied.'],
    ['#share', '#sharing [name=copy]', 'Link copied.'],
  ]) {
    await page.locator(opener).click();
    const region = page.locator('dialog[open] output');
    await page.locator(part).click();
    await expect(region).toHaveText(words);
    const first = await region.textContent();
    await page.locator(part).click();
    await expect.poll(() => region.textContent(), 'a text that stays the same is mute').not.toBe(first);
    await expect(region).toHaveText(words);
    await page.keyboard.press('Escape');
  }
});

// By ear and by keyboard: what is said aloud and how often, where Tab stops, and that the focus is never lost.

import { newspaper, six } from './cases.js';
import { expect, test } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

/** Notes from now on whatever the page says aloud of the grid. @param {Page} page */
const listen = (page) =>
  page.evaluate(() => {
    const region = /** @type {HTMLElement} */ (document.querySelector('#aloud'));
    /** @type {string[]} */
    const heard = [];
    Object.assign(globalThis, { heard });
    const hear = () => region.textContent && heard.push(region.textContent);
    new MutationObserver(hear).observe(region, { childList: true, characterData: true, subtree: true });
  });

/** @param {Page} page @returns {Promise<string[]>} */
const heard = (page) => page.evaluate(() => /** @type {any} */ (globalThis).heard);

test('the verdict is said when it changes, not at each key', async ({ sudoku, page }) => {
  await expect(page.getByRole('status').filter({ hasText: 'Type it as you read it' })).toHaveCount(1);
  await listen(page);
  for (const key of newspaper.puzzle) {
    await sudoku.type(key);
    if (key !== '0') await page.waitForTimeout(40);
  }
  await expect.poll(() => heard(page)).toContain('Exactly one solution.');
  const words = await heard(page);
  expect(words.length, words.join('\n')).toBeLessThan(6);
  expect(words.filter((text) => /given/.test(text))).toEqual([]); // how many there are changes with every key
});

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

const begin = 'Type it as you read it; space or “blank” skips a cell.';
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

test('all that is done is said in a sentence, also a second time', async ({ sudoku, page }) => {
  await expect(page.locator('#aloud')).toHaveText(`${begin} An empty grid.`);
  await listen(page);
  for (const [at, [act, words]] of deeds.entries()) {
    await page.evaluate(() => /** @type {any} */ (globalThis).heard.splice(0));
    await act(sudoku);
    // A verdict that comes late is said on its own.
    const said = expect.poll(async () => (await heard(page)).join(' '), `${at}: ${words}`);
    await (typeof words === 'string' ? said.toBe(words) : said.toMatch(words));
  }
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

test('Tab stops once at each part, and comes to every one', async ({ sudoku, page }) => {
  await sudoku.paste(newspaper.puzzle.replace('5', '0'));
  await expect(sudoku.verdict).toHaveText('22 givens. 13 solutions.');
  await page.keyboard.press('Enter');
  await expect(sudoku.pager).toBeVisible();
  await sudoku.button('Copy').focus(); // a part is entered again where it was left
  await page.locator('#ask-help').focus();
  const parts = [];
  for (let stops = 0; stops < 25; stops++) {
    parts.push(
      await page.evaluate(() => {
        const focused = document.activeElement;
        const part = focused?.closest('[role=grid], [role=toolbar], [role=radiogroup], .pager') ?? focused;
        const name = part?.id || part?.className || '';
        return focused?.matches('.pager input') ? 'number' : name;
      }),
    );
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) break;
  }
  expect(parts).toEqual([
    'ask-help',
    'grid',
    'number',
    'pager',
    'modes',
    'keypad',
    'answering',
    'actions',
    'actions exchange',
    'example',
    'size',
    'language',
    'theme',
  ]);
});

test('arrows, Home and End move within a group of buttons', async ({ sudoku, page }) => {
  await sudoku.button('Solve').focus();
  for (const [key, name] of /** @type {const} */ ([
    ['End', 'Solve'], // nothing to undo, redo or clear yet
    ['ArrowRight', 'Solve'],
  ])) {
    await page.keyboard.press(key);
    await expect(sudoku.button(name)).toBeFocused();
  }
  const five = sudoku.button('5');
  await five.focus();
  for (const [key, name] of /** @type {const} */ ([
    ['ArrowLeft', '4'],
    ['ArrowDown', 'Blank'],
    ['ArrowUp', '4'],
    ['Home', '1'],
    ['ArrowLeft', 'Backspace'],
    ['ArrowRight', '1'],
  ])) {
    await page.keyboard.press(key);
    await expect(sudoku.button(name)).toBeFocused();
  }
});

test('a button that is of no use any more gives the focus on', async ({ sudoku, page }) => {
  await sudoku.type('1');
  await sudoku.button('Undo').focus();
  await page.keyboard.press('Enter');
  await expect(sudoku.button('Undo')).toBeDisabled();
  await expect(sudoku.button('Redo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sudoku.button('Redo')).toBeDisabled();
  await expect(sudoku.button('Undo')).toBeFocused();
  await sudoku.button('Clear').focus();
  await page.keyboard.press('Enter');
  await expect(sudoku.button('Clear')).toBeDisabled();
  await expect(sudoku.button('Solve')).toBeFocused();
});

test('? opens the help from the grid, and closing it gives the focus back', async ({ page, sudoku }) => {
  await sudoku.cell(40).click();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help).toBeVisible();
  for (const part of ['What the marks mean', 'Keys', 'Privacy']) {
    await expect(help.getByRole('heading', { name: part })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(sudoku.cell(40)).toBeFocused();
});

// Where the focus is after a click, a key or a dialog: after a click it is in the grid, after a key it stays where it
// was, and it is never lost.

import { open } from './answering.js';
import { daily, dots, thirteen } from './cases.js';
import { expect, test } from './fixtures.js';

/** @import { Sudoku } from './fixtures.js' */

/** Expects that arrow keys move in the grid. @param {Sudoku} sudoku @param {string} after */
async function expectGrid({ page }, after) {
  const at = () => page.evaluate(() => Number(document.activeElement?.getAttribute('data-cell') ?? -1));
  await expect(async () => {
    const before = await at(); // what was pressed may still move it: then another arrow is tried
    expect(before, after).toBeGreaterThanOrEqual(0);
    await page.keyboard.press(before % 9 < 8 ? 'ArrowRight' : 'ArrowLeft');
    await expect.poll(at, { message: after, timeout: 1000 }).toBe(before % 9 < 8 ? before + 1 : before - 1);
  }).toPass({ timeout: 20_000 });
}

/** Buttons, in an order in which each can be pressed on a page with a list and a puzzle that has 13 solutions. */
const pressed = [
  '#keypad button',
  '#modes [value=answers]',
  '#keypad button',
  '#check',
  '#undo',
  '#modes [value=marks]',
  '#fill',
  '#modes [value=givens]',
  '#undo',
  '#solve', // how many there are
  '#solve', // one of them
  '#pager [data-t-label="pager.next"]',
  '#pager .at', // brings the field, which has the focus
  '#pager [data-t-label="pager.last"]',
  '#solve',
  '#bar [data-t-label="bar.next"]',
];

test('after a click on a button the arrow keys move in the grid', async ({ sudoku, page }) => {
  await sudoku.pasteList(`${thirteen}\n${daily.puzzle}`);
  await expect(sudoku.verdict).toHaveText('Several solutions.');
  for (const part of pressed) {
    await page.locator(part).first().click();
    if (part === '#pager .at') {
      await expect(page.locator('#pager input')).toBeFocused();
      continue;
    }
    if (part.startsWith('#bar')) await expect(page.locator('#bar')).toContainText('Puzzle 2 of 2');
    await expectGrid(sudoku, `${part}, from the grid`);
  }
  // The focus goes there also if another control had it, or nothing.
  await page.locator('#ask-menu').focus();
  await page.locator('#solve').click();
  await expectGrid(sudoku, '#solve, from #ask-menu');
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
  await page.locator('#solve').click();
  await expectGrid(sudoku, '#solve, from nowhere');
});

test('a button that is pressed by key keeps the focus', async ({ sudoku, page }) => {
  await sudoku.paste(daily.puzzle);
  await expect(sudoku.verdict).toContainText('Exactly one solution.');
  await sudoku.type('a');
  await expect(page.locator('#check')).toBeVisible();
  for (const part of ['#check', '#solve', '#keypad button']) {
    await page.locator(part).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(part).first()).toBeFocused();
  }
  await page.locator('#modes [value=answers]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('#modes [value=marks]')).toBeFocused();
  for (const words of ['Clear marks', 'Fill marks']) {
    await page.locator('#fill').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#fill')).toHaveText(words);
    await expect(page.locator('#fill')).toBeFocused();
  }
});

/** Rows of the menu that do something at once, in an order in which each can. @type {[does: string, see: (sudoku: Sudoku) => Promise<unknown>][]} */
const rows = [
  ['reveal', (sudoku) => expect(sudoku.cell(0)).toHaveText('1')],
  ['copy', (sudoku) => expect(sudoku.note).toHaveText(/^Copied /)],
  ['clear', (sudoku) => expect(sudoku.cell(0)).toHaveText('')],
  ['redo', (sudoku) => expect(sudoku.cell(0)).toHaveText('')],
];

for (const way of /** @type {const} */ (['mouse', 'key'])) {
  test(`a row of the menu that is pressed by ${way} does it at once, and gives the focus back`, async ({
    sudoku,
    page,
  }) => {
    await open(sudoku);
    for (const [does, see] of rows) {
      const row = page.locator(`.menu [data-do=${does}]`);
      if (does === 'redo') {
        await page.keyboard.press('Control+z');
        await expect(sudoku.cell(0)).toHaveText('1');
      }
      if (way === 'mouse') await sudoku.menu(does);
      else await sudoku.menuByKey(does);
      await see(sudoku);
      if (does === 'redo') {
        await expect(row).toBeDisabled(); // there is no more of it
        await expect(page.locator('.menu :focus')).toBeVisible();
        await page.keyboard.press('Escape');
      }
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      const isInGrid = way === 'mouse' && does !== 'redo'; // after that Escape closed the menu, a key
      await expect(isInGrid ? sudoku.selected : page.locator('#ask-menu'), does).toBeFocused();
    }
  });
}

test('a dialog gives the focus back, to the grid where what had it is gone', async ({ sudoku, page }) => {
  const dialog = page.locator('dialog[open]');
  const menu = page.locator('#ask-menu');
  await sudoku.paste(daily.puzzle);
  await expect(sudoku.verdict).toContainText('Exactly one solution.');
  for (const row of ['help', 'text', 'share']) {
    await sudoku.menu(row); // by mouse: then one types on
    await expect(page.locator('dialog[open]:not(.menu)')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(sudoku.selected).toBeFocused();
    await sudoku.menuByKey(row);
    await expect(page.locator('dialog[open]:not(.menu)')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
  }
  await sudoku.cell(0).click();
  await sudoku.paste('hello'); // opens the text box while the grid has the focus
  await page.getByLabel('Puzzle text').fill('3..4\n4...\n..42\n.4.3');
  await sudoku.button('Read the text').click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('[data-cell]')).toHaveCount(16);
  await expect(sudoku.selected).toBeFocused();
});

/** @type {[what: string, puzzle: string, part: string][]} parts that go with their puzzle, while they have the focus */
const hidden = [
  ['the question', daily.puzzle.replace('53', '55'), '#ask-doctor'],
  ['the doctor', daily.puzzle.replace('53', '55'), '#doctor input'],
  ['the pager', thirteen, '#pager [data-t-label="pager.next"]'],
];

test('what is hidden gives the focus to the grid', async ({ sudoku, page }) => {
  for (const [what, puzzle, part] of hidden) {
    await sudoku.paste(puzzle);
    await sudoku.expectCells(dots(puzzle));
    if (what === 'the doctor') await sudoku.question.click();
    if (what === 'the pager') await page.keyboard.press('Enter');
    await expect(page.locator(part).first()).toBeVisible();
    await page.locator(part).first().focus();
    await sudoku.paste(daily.puzzle);
    await expect(sudoku.verdict).toContainText('Exactly one solution.');
    await expect(page.locator(part).first(), what).toBeHidden();
    await expect(sudoku.selected, what).toBeFocused();
  }
});

for (const [width, height] of [
  [390, 664],
  [1280, 800],
]) {
  test(`at ${width} × ${height} hints are asked for and followed by Tab and Enter alone`, async ({ sudoku, page }) => {
    await page.setViewportSize({ width, height });
    await sudoku.paste(daily.puzzle);
    await sudoku.expectUnique(24);
    const on = page.locator('#hints .primary');
    await page.locator('#hint').focus();
    await page.keyboard.press('Enter');
    await expect(on).toHaveText('What is it?');
    await expect(on).toBeFocused();
    await page.keyboard.press('Enter');
    const name = page.locator('#hints h2 button');
    if (width < 896) {
      await expect(name).toBeFocused();
      for (const key of ['Enter', 'Space']) {
        await page.keyboard.press(key);
        await expect(name).toHaveAttribute('aria-expanded', String(key === 'Enter'));
      }
      await on.focus();
    }
    await expect(on).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#hints')).toBeHidden();
    await expect(page.locator('#hint')).toBeFocused();
    await expect(page.locator('#hint')).toContainText('Next hint');
    await expect(page.locator('.grid [data-origin=answer]')).toHaveCount(1);
    await expect(page.locator('.grid [data-origin=solved]')).toHaveCount(0); // no key has shown the solution
  });
}

test('all rows of the menu are reached by arrows and Tab, and none moves while it is open', async ({
  sudoku,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sudoku.paste(daily.puzzle);
  await sudoku.expectUnique(24);
  await page.keyboard.press('a');
  await sudoku.cell(0).click();
  await sudoku.type('1');
  await page.keyboard.press('Control+z');
  await page.locator('#ask-menu').focus();
  await page.keyboard.press('Enter');
  const menu = page.locator('.menu');
  const redo = menu.locator('[data-do=redo]');
  const place = () => menu.locator('[data-do=reveal]').evaluate((row) => row.getBoundingClientRect().top);
  await expect(redo).toBeVisible();
  const before = await place();
  await redo.click();
  await expect(redo).toBeDisabled();
  expect(await place()).toBe(before);
  await expect(menu.locator('.close')).toBeFocused();
  /** @type {Set<string>} */
  const reached = new Set();
  const at = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  for (let tab = 0; tab < 9; tab++) {
    await page.keyboard.press('Tab');
    for (let arrow = 0; arrow < 9 && (await at()); arrow++) {
      reached.add(await at());
      await page.keyboard.press('ArrowRight');
    }
  }
  const rows = await menu.locator('button:enabled:visible').allTextContents();
  expect(rows.filter((row) => !reached.has(row))).toEqual([]);
});

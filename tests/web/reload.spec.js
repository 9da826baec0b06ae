// A list survives the reload of its tab, or the page says that it is gone.

import { daily, dots, nine, weekly } from './cases.js';
import { expect, test } from './fixtures.js';
import { expectKept, keptTexts } from './listing.js';

/** @import { Page } from '@playwright/test' */

const puzzles = [daily.puzzle, weekly.puzzle, nine.puzzle];
const text = `${puzzles.join('\n')}\n`;

/** What the tab keeps of its list. @param {Page} page */
const keptSeen = (page) => page.evaluate(() => sessionStorage.getItem('ninefold.list'));

test('a list has its place on the board again, with what was done there, or beside another puzzle', async ({
  sudoku,
  page,
}) => {
  const place = page.locator('#bar .place');
  await sudoku.pasteList(text);
  await expect(place).toHaveText('1 of 3');
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await expect(place).toHaveText('2 of 3');
  await page.keyboard.press('Alt+a');
  await sudoku.cell(1).click();
  await sudoku.type('1');
  await expectKept(page);
  await sudoku.reload();
  await expect(place).toHaveText('2 of 3');
  await expect(sudoku.button('Undo')).toBeEnabled();
  await sudoku.expectCells(dots(weekly.puzzle).replace('8.', '81'));
  await expect(sudoku.note).toBeEmpty();
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await expect(place).toHaveText('3 of 3');
  await sudoku.expectCells(dots(nine.puzzle));
  for (let step = 0; step < 3; step++) await sudoku.button('Undo').click();
  await sudoku.expectCells(dots(daily.puzzle));
  await expect(place).toHaveText('1 of 3');

  await sudoku.paste(nine.puzzle.replace('7', 'x'));
  await sudoku.expectCells(dots(nine.puzzle.replace('7', 'x')));
  const heard = page.locator('#bar .aloud');
  await expect(heard).toHaveText('3 puzzles'); // none of them is on the board
  await expect(place).toBeEmpty();
  await sudoku.reload();
  await expect(heard).toHaveText('3 puzzles');
  await expect(place).toBeEmpty();
  await sudoku.expectCells(dots(nine.puzzle.replace('7', 'x')));
});

test('what was answered before a reload and undone after it does not come back to its row', async ({
  sudoku,
  page,
}) => {
  const place = page.locator('#bar .place');
  await sudoku.pasteList(text);
  await expect(place).toHaveText('1 of 3');
  await page.keyboard.press('Alt+a');
  await sudoku.cell(0).click();
  await sudoku.type('1');
  await expectKept(page);
  await sudoku.reload();
  await expect(place).toHaveText('1 of 3');
  await sudoku.button('Undo').click();
  await sudoku.expectCells(dots(daily.puzzle));
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await expect(place).toHaveText('2 of 3');
  await page.getByRole('button', { name: 'Previous puzzle' }).click();
  await expect(place).toHaveText('1 of 3');
  await sudoku.expectCells(dots(daily.puzzle));
});

test('a list that is looked at is looked at again, until it is closed', async ({ sudoku, page }) => {
  const list = page.locator('#collection');
  await page.setInputFiles('#file', { name: 'three.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(list).toContainText('3 puzzles');
  await expectKept(page);
  await sudoku.reload();
  await expect(list).toContainText('3 puzzles');
  await expect(list).toContainText('three.txt');
  await expect(page.locator('#puzzles')).toBeFocused();
  await expect(page.locator('#puzzles [role=option]').nth(1)).toContainText('One solution');
  await sudoku.menu('unlist');
  await expect(list).toBeHidden();
  expect(await keptSeen(page)).toBeNull();
  await expect.poll(() => keptTexts(page)).toBe(0);
  await sudoku.reload();
  await sudoku.expectCells('.'.repeat(81));
  await expect(page.locator('#bar')).toBeHidden();
});

test('a list that is closed stays for another tab that has it, too', async ({ sudoku, page }) => {
  await page.setInputFiles('#file', { name: 'three.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(page.locator('#collection-title')).toHaveText('3 puzzles');
  await expectKept(page);
  await sudoku.expectRemembering();
  const opening = page.waitForEvent('popup');
  await page.evaluate(() => void window.open(location.href)); // it has what the tab keeps, as one that is duplicated
  const other = await opening;
  await expect(other.locator('#collection-title')).toHaveText('3 puzzles');
  await sudoku.menu('unlist');
  await expect(page.locator('#collection')).toBeHidden();
  await other.reload();
  await expect(other.locator('#collection-title')).toHaveText('3 puzzles');
  expect(await keptTexts(page)).toBe(1);
  await other.locator('#ask-menu').click();
  await other.locator('.menu [data-do=unlist]').click();
  await expect.poll(() => keptTexts(page)).toBe(0);
});

test('a list that was not kept is said to be gone, once', async ({ sudoku, page }) => {
  await sudoku.pasteList(text);
  await expect(page.locator('#bar .place')).toHaveText('1 of 3');
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', {
      get() {
        throw new DOMException('no database', 'SecurityError');
      },
    });
  });
  await sudoku.reload();
  await expect(sudoku.note).toHaveText('The list could not be kept. Please open it again.');
  await sudoku.expectCells(dots(daily.puzzle));
  expect(await keptSeen(page)).toBeNull();
  await sudoku.pasteList(text);
  await expect(page.locator('#bar .place')).toHaveText('1 of 3');
});

test('a list that is opened while the one before the reload is read again stays', async ({ sudoku, page }) => {
  await sudoku.pasteList(text);
  await expect(page.locator('#bar .place')).toHaveText('1 of 3');
  let go = () => {};
  const held = new Promise((resolve) => {
    go = () => resolve(undefined);
  });
  await page.route('**/assets/browsing-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await sudoku.reload();
  await sudoku.expectCells(dots(daily.puzzle));
  await sudoku.paste(`${nine.puzzle}\n${weekly.puzzle}\n`);
  go();
  await expect(page.locator('#puzzles')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#bar .place')).toHaveText('1 of 2');
  await sudoku.expectCells(dots(nine.puzzle));
});

test('a place far behind in a long list is found again', async ({ sudoku, page }) => {
  const many = `${text.repeat(4000)}${nine.puzzle}\n`;
  await page.setInputFiles('#file', { name: 'many.txt', mimeType: 'text/plain', buffer: Buffer.from(many) });
  await expect(page.locator('#collection')).toContainText('12,001 puzzles');
  await page.locator('#puzzles').focus();
  await page.keyboard.type('12001\n\n'); // goes there, and opens it
  await expect(page.locator('#bar .place')).toHaveText('12,001');
  await expectKept(page);
  await sudoku.reload();
  await expect(page.locator('#bar .place')).toHaveText('12,001');
  await sudoku.expectCells(dots(nine.puzzle));
});

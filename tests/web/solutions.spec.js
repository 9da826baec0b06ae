// The solutions of a puzzle as they are leafed through on the page, and as text. Which they are is in verdict.test.js.

import { dots, levels, thirteen } from './cases.js';
import { expect, test } from './fixtures.js';
import { everySolution } from './naive.js';

/** @import { Page } from '@playwright/test' */

const [easy] = levels;
const solutions = everySolution(thirteen);
const differing = [...solutions[0]].flatMap((_, cell) =>
  new Set(solutions.map((cells) => cells[cell])).size > 1 ? [cell] : [],
);

/** Whether all of a sentence is seen, beside what is to its right. @param {Element} sentence */
function isWhole(sentence) {
  const room = /** @type {Element} */ (sentence.parentElement).getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(sentence);
  const lines = [...range.getClientRects()].every(({ top, bottom }) => top > room.top - 4 && bottom < room.bottom + 4);
  return lines && sentence.scrollHeight <= sentence.clientHeight + 4;
}

const marked = (/** @type {Page} */ page) =>
  page.locator('.grid [data-roles~=differs]').evaluateAll((cells) => cells.map((cell) => Number(cell.dataset.cell)));

test('solutions are leafed through to the last and back; the cells that differ are marked', async ({
  sudoku,
  page,
}) => {
  const [first, back, on, last] = ['First', 'Previous', 'Next', 'Last'].map((name) => sudoku.button(name));
  await sudoku.paste(thirteen);
  await expect(sudoku.verdict).toHaveText('Several solutions.');
  await expect(sudoku.note).toContainText('22 givens');
  await expect(sudoku.pager).toBeHidden();
  expect(await marked(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await sudoku.expectPage(1, 'of 13');
  await expect(sudoku.verdict).toHaveText('13 solutions.');
  expect(await marked(page)).toEqual(differing);
  const [cell] = differing;
  await expect(sudoku.cell(cell)).toHaveCSS('background-image', /radial-gradient/); // the mark is no colour alone
  await expect(sudoku.cell(cell)).toHaveAccessibleName(/, solved, differs between solutions, box \d$/);
  await expect(first).toBeHidden();
  await expect(back).toBeDisabled();
  const seen = [await sudoku.cells()];
  await on.focus();
  await page.keyboard.press('Enter');
  await sudoku.expectPage(2, 'of 13');
  seen.push(await sudoku.cells());
  await back.click();
  await sudoku.expectCells(seen[0]);
  await sudoku.button('1 of 13').click();
  await expect(first).toBeDisabled();
  await last.click();
  await sudoku.expectPage(13, 'of 13');
  await expect(last).toBeHidden();
  seen.push(await sudoku.cells());
  await back.click();
  await on.focus();
  await page.keyboard.press('Enter');
  await sudoku.expectCells(seen[2]);
  await expect(on).toBeDisabled();
  await expect(sudoku.button('13 of 13'), 'the focus is not lost').toBeFocused();
  await page.keyboard.press('Enter');
  await expect(last).toBeDisabled();
  await first.click();
  await sudoku.expectCells(seen[0]);
  expect(new Set(seen).size).toBe(3);

  await sudoku.menu('text');
  const written = await page.getByLabel('Puzzle text').inputValue();
  expect(
    written
      .replaceAll(/(?<!\n)\n(?!\n)/g, '')
      .split('\n\n')
      .sort(),
  ).toEqual(solutions);
  await page.keyboard.press('Escape');
  await sudoku.menu('copy');
  await expect(sudoku.note).toHaveText('Copied all 13 solutions.');
  expect(await sudoku.clipboard()).toBe(written);
  await sudoku.button('Hide').click();
  await expect(sudoku.pager).toBeHidden();
  expect(await marked(page)).toEqual([]);
});

test('a number typed leads there; one that is none is told and stays', async ({ sudoku, page }) => {
  await sudoku.paste(thirteen);
  await expect(sudoku.verdict).toHaveText('Several solutions.');
  await sudoku.button('Solution').click();
  await expect(sudoku.verdict).toHaveText('13 solutions.');
  await expect(sudoku.pager).toBeHidden(); // they are asked for, and not shown yet
  await sudoku.expectCells(dots(thirteen));
  await sudoku.button('Show them').click();
  const number = page.getByLabel('Solution number');
  await sudoku.expectPage(1, 'of 13');
  await expect(number).toBeHidden();
  await sudoku.button('1 of 13').click();
  await expect(number).toBeFocused();
  const first = await sudoku.cells();
  await number.fill('7');
  await number.press('Enter');
  await expect.poll(() => sudoku.cells()).not.toBe(first);
  await sudoku.expectPage(7, 'of 13');
  const at = sudoku.button('7 of 13');
  await expect(at).toBeFocused();
  const seventh = await sudoku.cells();
  await at.press('Enter');
  for (const wrong of ['14', '0', 'x']) {
    await number.fill(wrong);
    await number.press('Enter');
    await expect(sudoku.note).toHaveText(`There is no solution “${wrong}”: type a number from 1 to 13.`);
    await expect(number).toHaveValue(wrong);
    await expect(number).toHaveAttribute('aria-invalid', 'true');
  }
  await sudoku.expectCells(seventh);
  await page.keyboard.press('Escape');
  await expect(number).toBeHidden();
  await sudoku.button('Next').click();
  await sudoku.expectPage(8, 'of 13');
  await expect(sudoku.note).toHaveText('A dot marks a cell that differs.');
  await sudoku.button('8 of 13').click();
  await expect(number).toHaveValue('8');
  await expect(number).not.toHaveAttribute('aria-invalid');

  // What is typed and pasted into the number stays out of the grid.
  await number.focus();
  await sudoku.type('12');
  await expect(number).toHaveValue('12');
  await number.selectText();
  await sudoku.paste('3');
  await expect(number).toHaveValue('3');
  await number.press('Tab');
  await sudoku.expectPage(3, 'of 13');
  await expect(sudoku.verdict).toHaveText('13 solutions.');
});

test('while solutions are counted there is Stop; of very many the text box has the first', async ({ sudoku, page }) => {
  const release = await sudoku.holdQuestions('countSolutions');
  await sudoku.type('1');
  await page.keyboard.press('Enter');
  await expect(sudoku.note).toHaveText('Still counting…');
  await expect(sudoku.button('Stop')).toBeVisible();
  await release();
  await expect(sudoku.verdict).toHaveText('Several solutions.');
  await expect(sudoku.button('Stop')).toBeHidden();
  await sudoku.expectPage(1, 'of 100,000+');
  await sudoku.menu('text');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('The first 10,000 solutions; there are more.');
});

test('a count that is stopped says how far it came, and what is known can be leafed through', async ({
  sudoku,
  page,
}) => {
  const release = await sudoku.holdQuestions('countSolutions');
  await sudoku.paste(thirteen);
  await expect(sudoku.verdict).toHaveText('Several solutions.');
  await sudoku.button('Solution').click();
  await expect(sudoku.note).toHaveText('Still counting…');
  await expect(page.locator('#actions button:visible')).toHaveText(['Why not one?', /^Show them/, 'Stop']);
  await sudoku.button('Stop').click();
  await expect(sudoku.note).toHaveText('Stopped at 2 solutions.');
  await expect(page.locator('#actions button:visible')).toHaveText(['Why not one?', /^Show them/]);
  await release();
  await sudoku.button('Show them').click();
  await sudoku.expectPage(1, 'of 2+');
  await sudoku.button('Next').click();
  await sudoku.expectPage(2, 'of 2+');
  await expect(sudoku.verdict).toHaveText('Several solutions.');
});

test('of very many the sentence stays beside their number, and a miss takes its place', async ({ sudoku, page }) => {
  await sudoku.type('123456789');
  await sudoku.expectBegun(9);
  await page.keyboard.press('Enter');
  await sudoku.expectPage(1, 'of 100,000+');
  const number = page.getByLabel('Solution number');
  for (const [width, height] of [
    [320, 568],
    [390, 664],
    [390, 844],
    [1280, 800],
  ]) {
    await page.setViewportSize({ width, height });
    await sudoku.button('Next').click(); // it is drawn anew
    await expect(sudoku.verdict).toBeVisible();
    await expect(sudoku.verdict).toHaveText('Several solutions.');
    await page.locator('#pager .at').click();
    await number.fill('x');
    await number.press('Enter');
    await expect(sudoku.note).toBeVisible();
    await expect(sudoku.note).toHaveText('There is no solution “x”: type a number from 1 to 100,000.');
    expect(await sudoku.note.evaluate(isWhole), `${width} × ${height}`).toBe(true);
    await number.press('Escape');
    await expect(sudoku.note).not.toContainText('“x”');
    await page.locator('#pager .at').click();
    await number.fill('99999');
    await number.press('Enter');
    await expect(page.locator('#pager .at')).toHaveText('99,999 of 100,000+');
    expect(await sudoku.verdict.evaluate(isWhole), `${width} × ${height}`).toBe(true);
    await page.locator('#pager .at').click();
    await page.locator('#pager button:visible').first().click();
  }
  await expect(page.locator('#actions .primary:visible')).toHaveCount(0); // one goes on typing
});

test('solved by oneself is another state than the solution shown', async ({ sudoku, page }) => {
  const buttons = page.locator('#actions button:visible');
  const main = page.locator('#actions .primary:visible');
  const answers = [...easy.solution].map((digit, cell) => (easy.puzzle[cell] === '.' && cell ? digit : '0')).join('');
  await page.setViewportSize({ width: 390, height: 664 });
  await page.evaluate(
    (hash) => location.assign(hash),
    `#puzzle=${easy.puzzle.replaceAll('.', '0')}&answers=${answers}`,
  );
  await expect(sudoku.verdict).toHaveText('56 of 57 filled in.');
  await sudoku.button('Solution').click();
  await expect(sudoku.verdict).toHaveText('Solved.');
  await expect(sudoku.note).toHaveText(/^In (?:under )?[\d.]+ m?s\.$/);
  await expect(buttons).toHaveText(['Steps', 'Print', /^Hide/]);
  await expect(main).toHaveText('Steps');
  await expect(page.locator('#level')).toBeHidden();
  await sudoku.button('Hide').click();
  await expect(sudoku.verdict).toHaveText('56 of 57 filled in.');
  await sudoku.cell(0).click();
  await sudoku.type('7'); // which is wrong: nothing is given away but where digits clash
  await expect(sudoku.verdict).not.toHaveText(/solved/i);
  await sudoku.type(easy.solution[0]);
  await expect(sudoku.verdict).toHaveText('You have solved it.');
  await expect(sudoku.note).toHaveText('All 57 answers are right.');
  await expect(buttons).toHaveText(['New', 'Steps', 'Print']);
  await expect(main).toHaveText('New');
  await expect(page.locator('#level')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await sudoku.type(easy.solution[0]); // away, and there again: it is drawn anew
  await sudoku.type(easy.solution[0]);
  await expect(buttons).toHaveText(['Steps', 'Print']);
  await expect(main).toHaveText('Steps');
});

test.describe('a finger alone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } });

  test('leads to the last solution and to the first', async ({ sudoku, page }) => {
    await sudoku.paste(thirteen);
    await expect(sudoku.verdict).toHaveText('Several solutions.');
    await page.keyboard.press('Enter');
    for (const [from, name, to] of /** @type {const} */ ([
      [1, 'Last', 13],
      [13, 'First', 1],
    ])) {
      await sudoku.expectPage(from, 'of 13');
      await sudoku.button(`${from} of 13`).tap();
      await expect(sudoku.pager.locator(':active')).toHaveCount(0); // a finger's press is over a moment after the tap
      await sudoku.button(name).tap();
      await sudoku.expectPage(to, 'of 13');
    }
  });
});

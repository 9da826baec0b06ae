// Jigsaws, X-Sudokus, windokus and Sukakus as people meet them: by touch, by keyboard and by ear, reloaded without a network
// and without any engine, in two tabs, on paper. The puzzles were made for these tests.

import { expect, Sudoku, test } from './fixtures.js';
import { settled } from './hosts.js';
import { expectPaper } from './printing.js';
import { serve } from './site.js';

/** @import { Page } from '@playwright/test' */

const jigsaw = '050200000030000140046000030000002050;r=aaabbbaaccbbaccccbdeeeefddeeffdddfff';
const xCells = '000070640000900070000000803004000500000500000590000000000060007000020060000105080';
const x = `${xCells};x`;
const xSolution = '189372645356984172472651893264719538718536429593248716821463957945827361637195284';
const windoku = '000000000050000034001000000000000700000003000709006020010000900007000008090350070;w';
const sukaku = `${'0'.repeat(16)};m=46YWTNUTZPVFG`;
const unique = 'Exactly one solution.';

/** How many lines, or cells, a part of the grid's drawing has. @param {Page} page @param {string} part */
const drawn = (page, part) =>
  page.locator(`#grid .${part}`).evaluate((path) => path.getAttribute('d')?.match(/M/g)?.length ?? 0);

/** Expects the thick lines of the jigsaw: around the grid, and between its regions. @param {Page} page */
const expectRegions = (page) => expect.poll(() => drawn(page, 'bold')).toBe(25);

/** @param {Page} page @param {number} count */
const expectDiagonals = (page, count) => expect.poll(() => drawn(page, 'diagonal')).toBe(count);

test('each is read, drawn, judged, hinted, walked and repaired by its own houses', async ({ sudoku, page }) => {
  /** @type {[text: string, rules: string, seen: () => Promise<unknown>][]} */
  const rows = [
    [jigsaw, 'The irregular regions hold every digit, in place of the boxes.', () => expectRegions(page)],
    [x, 'Both diagonals hold every digit, too.', () => expectDiagonals(page, 2)],
    [windoku, 'The four windows hold every digit, too.', () => expect.poll(() => drawn(page, 'tinted')).toBe(36)],
    [
      sukaku,
      'The small digits are printed: each cell takes one of them.',
      () => expect(page.locator('#grid text.printed')).toHaveCount(1),
    ],
  ];
  const aloud = await sudoku.listen();
  for (const [text, rules, seen] of rows) {
    await test.step(text.slice(-12), async () => {
      await sudoku.paste(text);
      await expect(sudoku.verdict).toContainText(unique);
      await expect.poll(aloud).toContain(rules);
      await seen();
      await sudoku.button('Hint').click();
      await expect(page.locator('#hints')).toContainText(/Where can|What can|Look|share|has one blank/);
      await page.keyboard.press('h');
      await expect(page.locator('#hints')).toContainText(/ is [1-9]\.| out in /);
      await page.keyboard.press('h');
      await expect(page.locator('[data-origin="answer"], [data-marks]').first()).toBeAttached();
      await sudoku.button('Steps').click();
      await expect(page.locator('#path .course')).toBeVisible();
      await page.locator('#path .course').press('End');
      await expect(page.locator('#path')).toContainText(/[1-9]/);
      await page.keyboard.press('Escape');
      await expect(sudoku.note).toHaveText(rules);
    });
  }
});

test('a clash names the house, on the page and aloud, and a slip is repaired by the rules', async ({
  sudoku,
  page,
}) => {
  await sudoku.paste(x);
  await expect(sudoku.verdict).toContainText(unique);
  const aloud = await sudoku.listen();
  await sudoku.cell(30).click();
  await sudoku.type('6'); // the diagonal has a 6 in its last cell but one
  await expect(sudoku.verdict).toHaveText('The diagonal from the top left has two 6s.');
  await expect(sudoku.cell(30)).toHaveAttribute('aria-invalid', 'true');
  await expect(sudoku.cell(30)).toHaveAccessibleName('6, given, clash, box 5, diagonal from the top left');
  await expect.poll(aloud).toContain('The diagonal from the top left has two 6s.');
  await sudoku.button('What is wrong?').click();
  await sudoku.panel
    .getByRole('radio', { name: /Row 4, column 4/ })
    .first()
    .click();
  await sudoku.button('Mend it').click();
  await expect(sudoku.verdict).toContainText(unique);
  await expect(page).toHaveURL(/;x$/);
});

test('an X-Sudoku typed as a classic: one press sets the rule that was forgotten, Undo takes it back', async ({
  sudoku,
  page,
}) => {
  const aloud = await sudoku.listen();
  await sudoku.paste(xCells);
  await expect(sudoku.verdict).toContainText('Several solutions');
  await page.keyboard.press('Enter'); // one of them is shown
  await expect.poll(aloud).toContain('As an X-Sudoku it has exactly one solution.');
  const offer = page.getByRole('button', { name: 'Solve it as an X-Sudoku' });
  await offer.click();
  await expect(sudoku.verdict).toContainText(unique);
  await expect(sudoku.note).toContainText('It is an X-Sudoku now');
  await expect(offer).toBeHidden();
  await page.keyboard.press('Enter');
  await sudoku.expectCells(xSolution);
  await sudoku.button('Undo').click();
  await expect(sudoku.verdict).toContainText('Several solutions');
  await expectDiagonals(page, 0);
  await sudoku.button('Why not one?').click();
  await sudoku.panel.getByRole('button', { name: 'Solve it as an X-Sudoku' }).click();
  await expect(sudoku.panel).toBeHidden();
  await expect(sudoku.verdict).toContainText(unique);
});

test('it comes back as it was after a reload, without a network and without any engine', async ({ page, context }) => {
  const site = await serve();
  const sudoku = new Sudoku(page, site.url);
  await sudoku.open('/');
  await settled(page);
  for (const text of [jigsaw, x, sukaku]) {
    await sudoku.paste(text);
    await expect(sudoku.verdict).toContainText(unique);
    await expect(page).toHaveURL(new RegExp(`${text.slice(-10)}$`));
  }
  await sudoku.button('Undo').click();
  await sudoku.button('Undo').click();
  await expect(page).toHaveURL(/r=/);
  await site.close();
  await context.route(/worker/, (route) => route.abort());
  await page.reload();
  await expectRegions(page);
  await expect(sudoku.cell(14)).toHaveAccessibleName('blank, region 3');
  await page.keyboard.press('Control+y');
  await expectDiagonals(page, 2);
  await page.keyboard.press('Control+y');
  await expect(sudoku.cell(5)).toHaveAccessibleName('blank, candidates 1 4, box 1');
});
test.use({ serviceWorkers: 'allow', reuseContext: false }); // what a worker keeps is to be a test's own

test('a link with what was done on it opens in another tab, and the recent puzzles have it', async ({
  sudoku,
  page,
}) => {
  await sudoku.paste(jigsaw);
  await expect(sudoku.verdict).toContainText(unique);
  await page.keyboard.press('Alt+a');
  await sudoku.cell(0).click();
  await sudoku.type('3');
  await page.locator('#share').click();
  const link = await page.locator('#sharing input[name=link]').inputValue();
  expect(link).toContain(`#puzzle=${jigsaw}&answers=3`);
  await page.keyboard.press('Escape');
  const other = await sudoku.another(new URL(link).hash === '' ? '/' : `/${new URL(link).hash}`);
  await expect(other.cell(0)).toHaveAttribute('data-origin', 'answer');
  await expect(other.verdict).toHaveText('1 of 26 filled in.');
  await expect(other.verdict).toHaveAttribute('data-kind', 'unique');
  await sudoku.paste(x);
  await expect(sudoku.verdict).toContainText(unique);
  await page.locator('#ask-recent').click();
  await page
    .getByRole('button', { name: /Jigsaw 6×6, 1 of 26 blanks answered/ })
    .first()
    .click();
  await expect(sudoku.cell(0)).toHaveAttribute('data-origin', 'answer');
  await expectRegions(page);
});

test('a list of puzzles with and without rules is solved, opened and gone through', async ({ sudoku, page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0; // what says the names of such puzzles comes only when it is wanted
  });
  await page.reload();
  await sudoku.pasteList(`${x}\n${xCells}\n${jigsaw}\n${sukaku}\n`);
  const next = page.getByRole('button', { name: 'Next puzzle' });
  await expectDiagonals(page, 2);
  await next.click();
  await expect(sudoku.verdict).toContainText('Several solutions');
  await expectDiagonals(page, 0);
  await next.click();
  await expectRegions(page);
  await next.click();
  await expect(sudoku.verdict).toContainText(unique);
  await page.locator('#bar').getByRole('button').first().click();
  const entries = page.locator('#puzzles').getByRole('option');
  await expect(entries.nth(0)).toContainText('X-Sudoku 9×9');
  await expect(entries.nth(0)).toContainText('One solution');
  await expect(entries.nth(1)).toContainText('Several solutions');
  await expect(entries.nth(2)).toContainText('Jigsaw 6×6');
  await expect(entries.nth(3)).toContainText('Sukaku 4×4');
});

test('on paper it has its name and its lines', async ({ sudoku, page }) => {
  await sudoku.paste(jigsaw);
  await expect(sudoku.verdict).toContainText(unique);
  await expectPaper(page, 'Jigsaw 6×6');
  await expect(page.locator('#paper figcaption')).toHaveText(
    'The irregular regions hold every digit, in place of the boxes.',
  );
  await expect(page.locator('#paper svg path[stroke-width="3"]')).toHaveAttribute('d', /^M/);
  await expect(page).toHaveTitle('Jigsaw 6×6');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 664 } });

  test('a Sukaku is solved with fingers: a mark is struck, an answer typed, the slip found', async ({
    sudoku,
    page,
  }) => {
    await sudoku.open(`/#puzzle=${sukaku}`);
    await expect(sudoku.verdict).toContainText(unique);
    await page.getByRole('radio', { name: 'Marks' }).check();
    await sudoku.cell(5).tap();
    await page.locator('#keypad button').nth(3).tap();
    await expect(sudoku.cell(5)).toHaveAccessibleName('blank, candidates 1, box 1');
    await page.locator('#keypad button').nth(1).tap();
    await expect(sudoku.note).toHaveText('This digit is not among the printed candidates of this cell.');
    await sudoku.button('Hint').tap();
    await expect(page.locator('#hints')).toContainText('the right digit is missing among your marks');
  });
});

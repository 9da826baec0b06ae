// What is listed of many puzzles, and in which order: said, seen where it is nothing, and kept over a reload.

import { daily, dots, four, levels } from './cases.js';
import { expect, test } from './fixtures.js';
import { expectKept, openFile, viewOf } from './listing.js';

const nothing = 'No puzzle is listed here: choose “All” to see them all.';

/** A puzzle with several solutions. */
const open = `000${daily.puzzle.slice(3)}`;

test('a filter that shows nothing says so, and which of them shows something', async ({ sudoku, page }) => {
  const { filter, rows, list } = viewOf(page);
  const sentence = page.locator('#no-puzzles');
  const aloud = page.locator('#aloud');
  const release = await sudoku.holdQuestions('solveLines');
  await openFile(page, [daily.puzzle, daily.puzzle]);
  await filter('None').choose();
  await expect(sentence).toHaveText('No puzzle is listed here so far: choose “All” to see them all.');
  await expect(aloud).toHaveText('No solution: 0 puzzles so far.');
  await release();
  await expect(sentence).toHaveText(nothing);
  await expect(list).toHaveAccessibleDescription(nothing);
  await filter('All').choose();
  await expect(sentence).toBeEmpty();
  await expect(rows.filter({ visible: true })).toHaveCount(2);
  await expect(aloud).toHaveText('2 puzzles.');
});

test('the list of what is not solved yet says when nothing is left in it', async ({ sudoku, page }) => {
  const { filter, button } = viewOf(page);
  const release = await sudoku.holdQuestions('solveLines');
  await openFile(page, [daily.puzzle, daily.puzzle]);
  await button('Stop').click();
  await filter('Waiting').choose();
  await expect(page.locator('#no-puzzles')).toBeEmpty();
  await release();
  await button('Go on').click();
  await expect(page.locator('#no-puzzles')).toHaveText(nothing);
});

test('what is listed, and in which order, is said', async ({ sudoku: { page } }) => {
  const { filter, outcome } = viewOf(page);
  await openFile(page, [levels[0].puzzle, four.puzzle, open, daily.puzzle.slice(1)]);
  await expect(outcome).toHaveText(/ Rated in /);
  await expect(page.locator('#aloud')).toHaveText('Lines: 4 puzzles. 1 of them is unreadable.');
  for (const [choose, words] of /** @type {[() => Promise<unknown>, string][]} */ ([
    [() => filter('One').choose(), 'One solution: 2 puzzles.'],
    [() => filter('Several').choose(), 'Several solutions: 1 puzzle.'],
    [() => page.getByLabel('Order').selectOption('Hardest first'), 'Hardest first.'],
    [() => page.getByLabel('Level').selectOption('Easy 2'), 'Easy: 2 puzzles.'],
  ])) {
    await choose();
    await expect(page.locator('#aloud')).toHaveText(words);
  }
});

test('a list comes back with its filter, its order, and the place in it', async ({ sudoku, page }) => {
  const { filter, outcome, active, rows } = viewOf(page);
  const place = page.locator('#bar .aloud');
  const short = page.locator('#bar .place'); // what is seen of it
  const order = page.getByLabel('Order');
  await openFile(page, [four.puzzle, open, daily.puzzle, levels[0].puzzle]);
  await expect(outcome).toHaveText(/ Rated in /);
  await filter('One').choose();
  await order.selectOption('Hardest first');
  await expect(rows.filter({ visible: true }).first()).toHaveAccessibleName(/^3 /);
  await page.locator('#puzzles').press('End');
  await page.keyboard.press('Enter');
  await sudoku.expectCells(dots(four.puzzle));
  await expect(place).toHaveText('One solution 3 of 3, puzzle 1');
  await expectKept(page);

  await sudoku.reload();
  await expect(place).toHaveText('One solution 3 of 3, puzzle 1');
  await expect(short.filter({ visible: true })).toHaveText('3 of 3');
  await sudoku.button('Previous puzzle').click();
  await sudoku.expectCells(dots(levels[0].puzzle));
  await expect(place).toHaveText('One solution 2 of 3, puzzle 4');
  await expect(short.filter({ visible: true })).toHaveText('2 of 3');

  await page.locator('#bar .all').click();
  await expect(outcome).toHaveText(/ Rated in /);
  await sudoku.reload();
  await filter('One').expectChosen();
  await expect(order.locator('option:checked')).toHaveText('Hardest first');
  await expect(rows.filter({ visible: true })).toHaveCount(3);
  await expect(active).toHaveAccessibleName(/^4 /);
  await expect(active).toHaveAttribute('aria-posinset', '2');

  await page.keyboard.press('Home');
  await expect(active).toHaveAccessibleName(/^3 /);
  await sudoku.reload();
  await expect(active).toHaveAccessibleName(/^3 .* 7\.1$/);
  await expect(active).toHaveAttribute('aria-posinset', '1');
  await page.keyboard.press('Enter');
  await sudoku.expectCells(dots(daily.puzzle));
});

test('while a list is solved again after a reload, its bar says that the number is not final', async ({
  sudoku,
  page,
}) => {
  await openFile(page, [daily.puzzle, open]);
  await viewOf(page).filter('Several').choose();
  await sudoku.button('Back to the grid').click();
  await expectKept(page);
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    let isHeld = true;
    addEventListener('release', () => {
      isHeld = false;
    });
    Worker.prototype.postMessage = function (/** @type {any} */ message, /** @type {any} */ transfer) {
      const post = () => postMessage.call(this, message, transfer);
      if (isHeld && message.method === 'solveLines') addEventListener('release', post);
      else post();
    };
  });
  await sudoku.reload();
  const place = page.locator('#bar .aloud');
  await expect(place).toHaveText('Several solutions: 0 puzzles so far');
  await expect(page.locator('#bar .place')).toHaveText(''); // this puzzle is none of them
  await page.evaluate(() => dispatchEvent(new Event('release')));
  await expect(place).toHaveText('Several solutions: 1 puzzle');
});

test('a filter and an order that the tab never kept are none', async ({ sudoku, page }) => {
  await openFile(page, [daily.puzzle, open]);
  await expectKept(page);
  await sudoku.expectRemembering();
  await page.evaluate(() => {
    const spoil = () => {
      const seen = JSON.parse(sessionStorage.getItem('ninefold.list') ?? '{}');
      sessionStorage.setItem('ninefold.list', JSON.stringify({ ...seen, filter: 'toString', order: 7 }));
    };
    addEventListener('visibilitychange', spoil); // after the page's own, which keeps it when it is left
  });
  await page.reload();
  await viewOf(page).filter('All').expectChosen();
  await expect(page.getByLabel('Order').locator('option:checked')).toHaveText('As in the text');
});

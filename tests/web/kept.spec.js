// What is there when the page is opened: what was kept of the last visit, and what a link brings.

import { open, withAnswers } from './answering.js';
import { dots, finnish, four, newspaper, six } from './cases.js';
import { expect, Sudoku, test } from './fixtures.js';

test('a reload brings the puzzle and the place back', async ({ sudoku, page }) => {
  await sudoku.type('12.34');
  await page.reload();
  await sudoku.expectCells('12.34'.padEnd(81, '.'));
  await sudoku.expectSelected(5);
  await expect(sudoku.verdict).toHaveText('4 givens. More than 100,000 solutions so far.');
});

test('closing and opening the page brings the puzzle back', async ({ sudoku, page, context, site }) => {
  await page.getByLabel('Example').selectOption('Tiny 4×4');
  await sudoku.expectCells(dots(four.puzzle));
  await page.close();
  const again = await context.newPage();
  await again.goto(site);
  await expect(again.locator('[data-cell]')).toHaveCount(16);
  await expect(again.locator('[data-cell="0"]')).toHaveText('3');
});

test('what was done is there after a reload, with its mode', async ({ sudoku, page }) => {
  await open(sudoku);
  await sudoku.type('a1');
  await page.keyboard.press('ArrowRight');
  await sudoku.type('p49');
  await page.reload();
  await sudoku.expectCells(withAnswers(newspaper.puzzle, { 0: '1' }));
  await expect(sudoku.cell(0)).toHaveAttribute('data-origin', 'answer');
  await expect(sudoku.cell(1)).toHaveAccessibleName('blank, marks 4 9, box 1');
  await expect(page.getByRole('radio', { name: 'Marks' })).toBeChecked();
  await expect(sudoku.verdict).toContainText('23 givens. Exactly one solution.');
});

test('a puzzle that an older page kept is there', async ({ sudoku, page }) => {
  await page.evaluate(
    (cells) => localStorage.setItem('ninefold.puzzle', JSON.stringify({ cells, selected: 7 })),
    [...newspaper.puzzle].map(Number),
  );
  await page.reload();
  await sudoku.expectCells(dots(newspaper.puzzle));
  await sudoku.expectSelected(7);
});

test('what was kept and makes no sense is passed over', async ({ sudoku, page }) => {
  for (const kept of ['{', '{"cells":[1,2],"selected":0}', `{"cells":[${Array(16).fill(9)}],"selected":0}`, '7']) {
    await page.evaluate((kept) => localStorage.setItem('ninefold.puzzle', kept), kept);
    await page.reload();
    await sudoku.expectCells('.'.repeat(81));
  }
});

test('a link opens its puzzle, and what was there can be had back', async ({ sudoku, page }) => {
  for (const address of ['/#puzzle=', '/?bd=', '/?s=']) {
    await test.step(address, async () => {
      await sudoku.renew();
      await sudoku.type('12');
      await page.goto('about:blank');
      await sudoku.open(address + finnish.puzzle);
      await sudoku.expectCells(dots(finnish.puzzle));
      await sudoku.type('9');
      await page.reload();
      await sudoku.expectCells(`9${dots(finnish.puzzle).slice(1)}`);
    });
  }
});

test('Undo after a link brings back what was there', async ({ sudoku, page }) => {
  await sudoku.type('12');
  await page.goto('about:blank');
  await sudoku.open(`/#puzzle=${dots(finnish.puzzle)}`);
  await sudoku.expectCells(dots(finnish.puzzle));
  await sudoku.button('Undo').click();
  await sudoku.expectCells('12'.padEnd(81, '.'));
});

const progress = `answers=14${'0'.repeat(79)}&marks=${'A'.repeat(122)}`;

test('a link brings answers and marks along, followed or pasted', async ({ sudoku, page }) => {
  const marked = progress.replace('AAAAA', 'AAAAB'); // sets bit 24: a mark 7 in the third cell, which is a given here
  await sudoku.open(`/#puzzle=${newspaper.puzzle}&${progress}`);
  await sudoku.expectCells(withAnswers(newspaper.puzzle, { 0: '1', 1: '4' }));
  await expect(sudoku.cell(1)).toHaveAttribute('data-origin', 'answer');
  await expect(page.getByRole('radio', { name: 'Answers' })).toBeChecked();
  await expect(sudoku.note).toHaveText('A link, 9×9, 23 givens. What had been done on it came along.');
  await sudoku.paste(`https://example.org/#puzzle=${newspaper.puzzle}&${marked}`);
  await expect(sudoku.note).toHaveText(
    'A link, 9×9, 23 givens. The answers or marks in the link do not fit its puzzle and are left out.',
  );
  await sudoku.expectCells(withAnswers(newspaper.puzzle, { 0: '1', 1: '4' }));
  await sudoku.paste(`https://example.org/#puzzle=${finnish.puzzle}&${progress}`);
  await expect(sudoku.note).toContainText('do not fit');
  await sudoku.expectCells(dots(finnish.puzzle));
});

test('what an untouched page begins with is not lost by Undo', async ({ context, site }) => {
  /** @type {[what: string, come: (sudoku: Sudoku) => Promise<unknown>, cells: string][]} */
  const ways = [
    [
      'a link',
      ({ page }) => page.evaluate((hash) => location.assign(hash), `#puzzle=${finnish.puzzle}`),
      finnish.puzzle,
    ],
    ['a paste', (sudoku) => sudoku.paste(newspaper.puzzle), newspaper.puzzle],
    ['an example', ({ page }) => page.getByLabel('Example').selectOption('Small 6×6'), six.puzzle],
  ];
  for (const [what, come, cells] of ways) {
    const sudoku = new Sudoku(await context.newPage(), site); // a new tab has nothing that Undo could take back
    await sudoku.open();
    await test.step(what, async () => {
      await come(sudoku);
      await sudoku.expectCells(dots(cells));
      await sudoku.type(dots(cells).slice(0, 3)); // the same digits again change nothing
      await expect(sudoku.button('Undo')).toBeDisabled();
      await sudoku.page.keyboard.press('Control+z');
      await sudoku.expectCells(dots(cells));
    });
    await sudoku.button('Clear').click();
    await sudoku.expectCells(dots(cells).replaceAll(/\d/g, '.'));
    await sudoku.page.goto('about:blank'); // so that the next tab begins with the empty grid
  }
});

test('a link without a puzzle in it says so', async ({ sudoku, page }) => {
  await page.goto('about:blank');
  await sudoku.open('/#puzzle=12345');
  await expect(sudoku.note).toContainText('The grid is as it was.');
  await sudoku.expectCells('.'.repeat(81));
});

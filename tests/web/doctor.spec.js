// The doctor's panel: when it is offered, how it opens and closes, and what it says where it has no repair.

import { changed, daily, newspaper, unruled } from './cases.js';
import { expect, test } from './fixtures.js';

const { puzzle } = newspaper;
const mistyped = changed(puzzle, { 2: '6' });

test('Solve asks the doctor where there is nothing to solve; Escape or × closes', async ({ sudoku, page }) => {
  await sudoku.paste(mistyped);
  await expect(sudoku.verdict).toHaveText('No solution.');
  await expect(sudoku.note).toContainText('23 givens');
  await page.keyboard.press('Enter');
  await expect(sudoku.panel).toBeVisible();
  await expect(sudoku.panel.getByRole('heading')).toHaveText(/explains it\.$/);
  await page.keyboard.press('Escape');
  await expect(sudoku.panel).toBeHidden();
  await expect(sudoku.cell(0)).toBeFocused();
  await page.keyboard.press('Enter');
  await sudoku.button('Close').click();
  await expect(sudoku.panel).toBeHidden();
  const toggle = sudoku.button('What is wrong?');
  await toggle.click();
  await expect(sudoku.question).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(sudoku.question).toHaveAttribute('aria-expanded', 'false');
  await expect(sudoku.panel).toBeHidden();
});

test('a digit typed once the panel has opened goes to the grid and closes it, but not from its choices', async ({
  sudoku,
  page,
}) => {
  await sudoku.paste(mistyped);
  await sudoku.button('What is wrong?').click();
  await expect(sudoku.panel.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await sudoku.type('1');
  await expect(sudoku.panel).toBeVisible();
  await sudoku.panel.getByRole('heading').focus(); // it has the focus when the panel opens
  await sudoku.type('1');
  await expect(sudoku.panel).toBeHidden();
  await expect(sudoku.cell(0)).toHaveText('1');
});

test('repairs of the same words are told apart by their places', async ({ sudoku }) => {
  await sudoku.paste(mistyped);
  await sudoku.button('What is wrong?').click();
  await sudoku.panel.getByRole('button', { name: 'More' }).click();
  const words = await sudoku.panel.locator('label > span').allInnerTexts();
  expect(words.filter((said) => /change the 5 to 1/i.test(said)).length).toBe(2);
  expect(new Set(words).size).toBe(words.length);
});

test('the picture of a row that moves ends before the words begin, whatever the font', async ({ sudoku }) => {
  await sudoku.paste(daily.puzzle.replace('53', '35'));
  await sudoku.question.click();
  const row = sudoku.panel.locator('label', { hasText: 'everything after it' }).first();
  await expect(row).toBeVisible();
  const [end, begin] = await row.evaluate((label) => {
    const [picture, words] = /** @type {NodeListOf<HTMLElement>} */ (label.querySelectorAll('b, span'));
    picture.style.letterSpacing = '0.05em'; // as wide as another font may draw it
    const range = document.createRange();
    range.selectNodeContents(picture);
    return [range.getBoundingClientRect().right, words.getBoundingClientRect().left];
  });
  expect(begin).toBeGreaterThan(end);
});

test('why there are several can be asked while one of them is shown, too', async ({ sudoku, page }) => {
  await sudoku.paste(changed(puzzle, { 2: '0' }));
  await expect(sudoku.button('Why not one?')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(sudoku.pager).toBeVisible();
  await sudoku.button('Why not one?').click();
  await expect(sudoku.panel).toBeVisible();
});

test('a forgotten rule is the heading, or stands below the repairs, and is heard with the heading', async ({
  sudoku,
  page,
}) => {
  const heading = sudoku.panel.getByRole('heading');
  const rule = 'As an X-Sudoku it has exactly one solution.';
  await sudoku.paste(unruled.diagonals);
  await sudoku.button('Why not one?').click();
  await expect(heading).toHaveText(rule);
  await expect(heading).toBeFocused();
  await expect(heading).toHaveAccessibleDescription('');
  await expect(sudoku.panel.getByText(rule)).toHaveCount(1);
  await expect(sudoku.panel.getByRole('radio')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await sudoku.paste(unruled.mended);
  await sudoku.expectCells(unruled.mended); // the puzzle before has that button, too
  await sudoku.button('Why not one?').click();
  await expect(sudoku.panel.getByRole('radio')).toHaveCount(3);
  await expect(heading).toHaveText('One of these explains it.');
  await expect(heading).toHaveAccessibleDescription(rule);
  const [above, below] = [sudoku.panel.locator('label').last(), sudoku.panel.getByText(rule)];
  const [bottom, top] = [await above.boundingBox(), await below.boundingBox()];
  expect(top?.y).toBeGreaterThan((bottom?.y ?? Number.NaN) + (bottom?.height ?? Number.NaN));
});

test.describe('a finger alone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('opens the panel and takes a repair; the keypad is where it was', async ({ sudoku, page }) => {
    await sudoku.paste(mistyped);
    await expect(sudoku.verdict).toHaveText('No solution.');
    const place = await page.locator('#keypad').boundingBox();
    await sudoku.button('What is wrong?').tap();
    await expect(page.locator('#keypad')).toBeHidden();
    await sudoku.panel.getByRole('radio', { name: 'Row 1, column 3: change the 6 to 5.' }).tap();
    await expect(sudoku.cell(2)).toHaveText('5');
    await sudoku.button('Mend it').tap();
    await expect(sudoku.verdict).toHaveText('Exactly one solution.');
    await expect(page.locator('[role=gridcell][data-origin=given]')).toHaveCount(23);
    expect(await page.locator('#keypad').boundingBox()).toEqual(place);
  });
});

test('a verdict that lets wait for itself is not taken for one on the new puzzle', async ({ sudoku, page }) => {
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    /** @param {unknown} message */
    Worker.prototype.postMessage = function (message) {
      setTimeout(() => postMessage.call(this, message), 100); // as on a slow machine
    };
    const question = document.querySelector('#ask-doctor');
    new MutationObserver(() => document.body.append(`asked: ${question?.textContent}`)).observe(
      /** @type {Element} */ (question),
      { attributes: true, childList: true },
    );
  });
  await sudoku.paste(puzzle); // into an empty grid, which has several solutions
  await sudoku.expectUnique(23);
  await expect(page.locator('body')).not.toContainText('asked:');
});

// A list beside the grid: pasted, found by number, gone through with the bar, and left.

import { daily, dots, four, nine, six, weekly } from './cases.js';
import { expect, test } from './fixtures.js';
import { expectKept, grouped, indicesOf, many, openFile, viewOf } from './listing.js';

const blank = '.'.repeat(81);

test('what cannot be read says why in the list, does not open, and is passed over', async ({ sudoku, page }) => {
  const { view, outcome, rows } = viewOf(page);
  await openFile(page, [weekly.puzzle, weekly.puzzle.slice(1), daily.puzzle]);
  await expect(outcome).toHaveText(/Solved in /);
  await expect(rows.nth(1)).toHaveAccessibleName(/^2 Unreadable Line 2, .*80 cells/);
  await rows.nth(1).click({ force: true });
  await expect(view).toBeVisible();
  await expect(rows.nth(1)).toBeDisabled();
  await page.keyboard.press('Control+c');
  expect(await sudoku.clipboard()).toMatch(/^Line 2, .*80 cells/);
  await expect(outcome).toHaveText('Copied.');
  await rows.nth(0).click();
  await sudoku.expectCells(weekly.puzzle.replaceAll('0', '.'));
  await sudoku.button('Next puzzle').click();
  await sudoku.expectCells(daily.puzzle.replaceAll('0', '.'));
  await page.locator('#bar .all').click();
  await sudoku.menu('unlist');
  await expect(page.locator('#bar .all')).toBeHidden();
  await sudoku.expectCells(daily.puzzle.replaceAll('0', '.'));
});

test('a megabyte of puzzles out of the text box: their list, all of them counted', async ({ sudoku, page }) => {
  await sudoku.menu('text');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByLabel('Puzzle text').evaluate((box, text) => {
    /** @type {HTMLTextAreaElement} */ (box).value = text;
  }, `${daily.puzzle}\n`.repeat(12_500));
  await sudoku.button('Read the text').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(viewOf(page).title).toHaveText('12,500 puzzles');
  await page.keyboard.press('Enter');
  await sudoku.expectCells(daily.puzzle.replaceAll('0', '.'));
  await expect(page.getByRole('toolbar', { name: 'Puzzles' })).toContainText('Puzzle 1 of 12,500');
});

test('a puzzle is found by its number: asked for in the menu, or typed in the list', async ({ sudoku, page }) => {
  const { list, active, outcome, filter } = viewOf(page);
  const number = page.getByLabel('Go to puzzle number');
  const choices = page.locator('.arranging');
  await openFile(
    page,
    many.map(({ line }) => line),
  );
  await expect(outcome).toHaveText(/Solved in /);
  for (const [typed, expected] of [
    ['5000', '5,000'],
    ['5,001', '5,001'],
    ['１２', '12'],
    ['10000', '10,000'],
  ]) {
    await sudoku.menu('goto');
    await expect(number).toBeFocused();
    await expect(choices).toBeHidden(); // the field has their place
    await number.fill(typed);
    await number.press('Enter');
    await expect(active).toHaveAccessibleName(new RegExp(`^${expected} `));
    await expect(active).toBeInViewport();
    await expect(list).toBeFocused();
    await expect(choices).toBeVisible();
  }
  await page.keyboard.type('77');
  await expect(number).toHaveValue('77');
  await page.keyboard.press('Enter');
  await expect(active).toHaveAccessibleName(/^77 /);
  await page.keyboard.type('78');
  await page.locator('#collection-title').click(); // a phone's keys for numbers may have no Enter
  await expect(number).toBeHidden();
  await expect(active).toHaveAccessibleName(/^78 /);
  await list.focus();
  await page.keyboard.type('79');
  await page.keyboard.press('Escape'); // it leaves the field, and not the list
  await expect(list).toBeFocused();
  await expect(active).toHaveAccessibleName(/^78 /);
  await page.keyboard.type('9');
  for (const typed of ['0', '10001', 'one', '1.5e9']) {
    await number.fill(typed);
    await number.press('Enter');
    await expect(outcome).toHaveText(`There is no puzzle “${typed}”: type a number from 1 to 10,000.`);
    await expect(number).toBeFocused();
    await expect(number).toHaveAttribute('aria-invalid', 'true');
  }
  await page.keyboard.press('Escape');
  await filter('Several').choose();
  await expect(outcome).toHaveText(/Solved in /);
  await list.press('9');
  await number.fill(String(indicesOf('several')[3] + 1));
  await number.press('Enter');
  await expect(active).toHaveAttribute('aria-posinset', '4');
  const [sought, several] = [indicesOf('several')[3] + 1, indicesOf('several').length].map(grouped);
  await expect(outcome).toHaveText(`Several solutions 4 of ${several}, puzzle ${sought}.`);
  await page.keyboard.type('1\n');
  await expect(outcome).toHaveText('Puzzle 1 is not among these: choose “All” to see it.');
  await expect(active).toHaveAttribute('aria-posinset', '4');
  await expect(page.locator('.arranging select').first()).toBeFocused(); // there it can be chosen
});

test('who leaves the list while a number stands in its field is told nothing of it on the board', async ({
  sudoku,
  page,
}) => {
  await sudoku.pasteList(`${daily.puzzle}\n${weekly.puzzle}`);
  await page.locator('#bar .all').click();
  await expect(page.locator('#collection')).toBeVisible();
  await page.keyboard.type('77');
  await expect(page.getByLabel('Go to puzzle number')).toHaveValue('77');
  await sudoku.button('Back to the grid').click();
  await sudoku.expectCells(dots(daily.puzzle));
  await expect(page.locator('#collection')).toBeHidden();
  await expect(sudoku.note).not.toContainText('77');
  await page.locator('#bar .all').click();
  await expect(page.locator('.arranging')).toBeVisible();
});

test('a puzzle from elsewhere leaves the list at hand, where one was', async ({ sudoku, page }) => {
  const bar = page.getByRole('toolbar', { name: 'Puzzles' });
  const three = [weekly, four, daily].map(({ puzzle }) => puzzle);
  await sudoku.type('12');
  await sudoku.pasteList(three.join('\n'));
  await sudoku.button('Next puzzle').click();
  await expect(bar).toContainText('Puzzle 2 of 3');
  await sudoku.cell(2).click();
  await sudoku.type('1'); // a change of it is still that puzzle
  await expect(bar).toContainText('Puzzle 2 of 3');
  /** @type {[what: string, come: () => Promise<unknown>, cells: string][]} */
  const others = [
    ['pasted', () => sudoku.paste(nine.puzzle), nine.puzzle],
    ['an example', () => sudoku.example('Small 6×6'), six.puzzle],
    ['a size', () => sudoku.size(4), '.'.repeat(16)],
    ['a link', () => page.evaluate((hash) => location.assign(hash), `#puzzle=${nine.puzzle}`), nine.puzzle],
  ];
  for (const [what, come, cells] of others) {
    await test.step(what, async () => {
      await come();
      await sudoku.expectCells(dots(cells));
      await expect(bar).toHaveText(/3 puzzles/);
      await sudoku.button('Next puzzle').click();
      await sudoku.expectCells(dots(daily.puzzle));
      await sudoku.button('Undo').click();
      await expect(bar).toHaveText(/3 puzzles/);
      await sudoku.button('Undo').click();
      await expect(bar).toContainText('Puzzle 2 of 3');
    });
  }
  await sudoku.paste(nine.puzzle);
  await sudoku.expectCells(dots(nine.puzzle));
  await sudoku.button('Previous puzzle').click();
  await sudoku.expectCells(dots(four.puzzle));
  for (let steps = 0; steps < 9; steps++) await page.keyboard.press('Control+z');
  await sudoku.expectCells(blank);
  await expect(bar).toHaveText(/3 puzzles/);
});

test('what the text calls its puzzles is seen in the list, and said once one is on the board', async ({
  sudoku,
  page,
}) => {
  const { rows } = viewOf(page);
  await sudoku.paste(`Fiendish 12\n${weekly.puzzle}\n${four.puzzle} # <b>\u202eby me\n${daily.puzzle}`);
  await expect(rows.nth(0)).toHaveAccessibleName(/^1 One solution 9×9, \d+ givens · \u2068Fiendish 12\u2069 /);
  await expect(rows.nth(1)).toHaveAccessibleName('2 One solution 4×4, 11 givens · \u2068<b>by me\u2069 Easy 1.0');
  await expect(rows.nth(2)).toHaveAccessibleName(/^3 One solution 9×9, \d+ givens [A-Z]/);
  await rows.nth(0).click();
  await expect(page.locator('#aloud')).toContainText('The text calls it “\u2068Fiendish 12\u2069”. Puzzle 1 of 3.');
  await expect(page.locator('#note')).toHaveText('The text calls it “\u2068Fiendish 12\u2069”. Puzzle 1 of 3.');
  await sudoku.paste(`Evil 7\n${daily.puzzle}`);
  await expect(page.locator('#note')).toHaveText(
    /^The text calls it “\u2068Evil 7\u2069”\. One line, 9×9, \d+ givens\.$/,
  );
});

test('pasted puzzles: their list, and each of them from there', async ({ sudoku, page }) => {
  const { view, title, rows } = viewOf(page);
  await sudoku.type('12');
  await sudoku.paste(`For you:\n${weekly.puzzle}\n${four.puzzle}\n${daily.puzzle}`);
  await expect(title).toHaveText('3 puzzles');
  await expect(page.locator('#aloud')).toHaveText('Lines: 3 puzzles. 7 characters ignored: “\u2068For you:\u2069”.');
  await expect(view.locator('output')).toHaveText(
    /^3 with one solution\. 7 characters ignored: “\u2068For you:\u2069”\. Solved in /,
  );
  await rows.nth(0).click();
  await sudoku.expectCells(weekly.puzzle.replaceAll('0', '.'));
  await page.locator('#bar .all').click();
  await expect(title).toHaveText('3 puzzles');
  await expect(rows.filter({ visible: true })).toHaveCount(3);
  await expect(rows.nth(1)).toHaveAccessibleName('2 One solution 4×4, 11 givens Easy 1.0');
  await rows.nth(1).click();
  await expect(view).toBeHidden();
  await sudoku.expectCells(four.puzzle.replaceAll('x', '.'));
  await sudoku.menu('new');
  await expect(page.getByRole('toolbar', { name: 'Puzzles' })).toContainText('3 puzzles');
  await sudoku.button('Undo').click();
  await sudoku.button('Undo').click();
  await expect(page.getByRole('toolbar', { name: 'Puzzles' })).toContainText('Puzzle 1 of 3');
  await sudoku.button('Undo').click();
  await sudoku.expectCells('12'.padEnd(81, '.'));
  await expect(page.getByRole('toolbar', { name: 'Puzzles' })).toContainText('3 puzzles');

  await page.locator('#bar .all').click();
  await openFile(page, ['no puzzle']);
  await expect(view.locator('output')).toHaveText(
    /“no” is neither a puzzle nor a row of one\. The grid is as it was\.$/,
  );
  await expect(title).toHaveText('3 puzzles');
  await sudoku.type('5');
  await sudoku.button('Back to the grid').click();
  await sudoku.expectCells('12'.padEnd(81, '.'));
});

test('what was done on a puzzle of a list comes back with it, over a reload, too, until it is deleted', async ({
  sudoku,
  page,
}) => {
  const { rows } = viewOf(page);
  const place = page.locator('#bar .aloud');
  const short = page.locator('#bar .place');
  const [next, previous, list] = ['[data-t-label="bar.next"]', '[data-t-label="bar.previous"]', '.all'].map((part) =>
    page.locator(`#bar ${part}`),
  );
  const begun = dots(daily.puzzle).replace('.', '1');
  await sudoku.pasteList([weekly, daily, four].map(({ puzzle }) => puzzle).join('\n'));
  await next.click();
  await expect(place).toHaveText('Puzzle 2 of 3');
  await expect(short.filter({ visible: true })).toHaveText('2 of 3');
  await page.keyboard.press('Alt+a');
  await sudoku.cell(daily.puzzle.indexOf('0')).click();
  await sudoku.type('1');
  await sudoku.expectCells(begun);
  await next.click();
  await sudoku.expectCells(dots(four.puzzle));
  await previous.click();
  await sudoku.expectCells(begun);
  await expect(sudoku.note).toHaveText('Puzzle 2 of 3. What you had done on it is back.');

  await list.click();
  await expect(rows.nth(1)).toHaveAccessibleName(/^2 One solution 9×9, 1 of 57 blanks answered /);
  await expect(rows.nth(1)).toHaveAttribute('data-progress', 'begun');
  await page.keyboard.press('Enter'); // the same puzzle
  await sudoku.expectCells(begun);

  await expectKept(page);
  await sudoku.reload();
  await expect(place).toHaveText('Puzzle 2 of 3');
  await previous.click();
  await sudoku.expectCells(dots(weekly.puzzle));
  await next.click();
  await sudoku.expectCells(begun);

  await previous.click();
  await sudoku.menu('recent');
  await page.getByRole('button', { name: /^Delete the puzzle of .*, 1 of 57 blanks answered$/ }).click();
  await page.keyboard.press('Escape');
  await list.click();
  await expect(rows.nth(1)).toHaveAccessibleName(/^2 One solution 9×9, 24 givens /);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await sudoku.expectCells(dots(daily.puzzle));
});

test('a puzzle that was solved is marked in its list, and the same list has it when it is pasted again', async ({
  sudoku,
  page,
}) => {
  const { rows } = viewOf(page);
  const text = `${four.puzzle}\n${daily.puzzle}`;
  await sudoku.pasteList(text);
  await sudoku.expectCells(dots(four.puzzle));
  await page.keyboard.press('Alt+a');
  for (const [cell, digit] of [...four.solution].entries()) {
    if (four.puzzle[cell] !== 'x') continue;
    await sudoku.cell(cell).click();
    await sudoku.type(digit);
  }
  await expect(sudoku.verdict).toHaveText('You have solved it.');
  await page.locator('#bar .all').click();
  await expect(rows.nth(0)).toHaveAccessibleName('1 One solution 4×4, solved by you Easy 1.0');
  await expect(rows.nth(0)).toHaveAttribute('data-progress', 'done');
  await sudoku.button('Back to the grid').click();
  await sudoku.pasteList(text);
  await sudoku.expectCells(four.solution);
  await expect(sudoku.note).toHaveText('Puzzle 1 of 2. What you had done on it is back.');
});

test('the focus stays in the bar at the first puzzle and at the last', async ({ sudoku, page }) => {
  await sudoku.pasteList([daily.puzzle, weekly.puzzle].join('\n'));
  const [back, on] = [sudoku.button('Previous puzzle'), sudoku.button('Next puzzle')];
  await on.focus();
  await page.keyboard.press('Enter');
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(on).toBeFocused();
});

test('a text can be pasted while a drop-down list has the focus', async ({ sudoku, page }) => {
  await sudoku.paste([daily.puzzle, weekly.puzzle].join('\n'));
  await page.getByLabel('Level').focus();
  await sudoku.paste(weekly.puzzle);
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(sudoku.note).toHaveText('One line, 9×9, 22 givens.');
});

test('the bar comes with the first puzzle, not before it', async ({ sudoku }) => {
  const release = await sudoku.holdQuestions('planOf');
  await sudoku.paste(`12343412........;x\n${weekly.puzzle.slice(1)}`); // of which one can be read
  await expect.poll(() => sudoku.page.evaluate('held()')).toBe(1);
  await expect(sudoku.page.locator('#bar .all')).toBeHidden();
  await release();
  await expect(sudoku.page.locator('#bar .all')).toBeVisible();
  await sudoku.expectCells('12343412........');
});

test('where no puzzle follows that can be read, the bar says so', async ({ sudoku, page }) => {
  const unreadable = weekly.puzzle.slice(1);
  await openFile(page, [unreadable, daily.puzzle, unreadable, unreadable]);
  await sudoku.expectCells(dots(daily.puzzle));
  await sudoku.button('Next puzzle').click();
  await expect(sudoku.note).toHaveText('Unreadable: 2 puzzles.');
  await sudoku.button('Previous puzzle').click();
  await expect(sudoku.note).toHaveText('Unreadable: 1 puzzle.');
  await sudoku.expectCells(dots(daily.puzzle));
});

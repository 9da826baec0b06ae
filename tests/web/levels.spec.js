// How hard a puzzle is: beside the verdict and in a list, in every language.

import { readFile } from 'node:fs/promises';
import { finnish, four, levels, nine } from './cases.js';
import { expect, test } from './fixtures.js';
import { openFile, viewOf } from './listing.js';

const [easy, medium, hard, unfair, extreme] = levels;

/** The verdict on the medium puzzle, and the five levels. @type {Record<string, [verdict: string, levels: string[]]>} */
const said = {
  en: ['24 givens. Exactly one solution. Medium, 2.6.', ['Easy', 'Medium', 'Hard', 'Unfair', 'Extreme']],
  'zh-Hans': ['24个已知数。有唯一解。难度一般（2.6）。', ['容易', '一般', '困难', '极难', '地狱']],
  'zh-Hant': ['24 個題目數字。有唯一解。難度中等（2.6）。', ['簡單', '中等', '困難', '極難', '地獄']],
  ja: ['初期数字24個。解は1つだけです。難易度：中級（2.6）。', ['初級', '中級', '上級', '難問', '超難問']],
  es: ['24 números dados. Una única solución. Medio (2,6).', ['Fácil', 'Medio', 'Difícil', 'Muy difícil', 'Extremo']],
  de: ['24 Vorgaben. Genau eine Lösung. Mittel (2,6).', ['Leicht', 'Mittel', 'Schwer', 'Sehr schwer', 'Extrem']],
  fr: [
    '24 chiffres donnés. Une seule solution. Moyen (2,6).',
    ['Facile', 'Moyen', 'Difficile', 'Diabolique', 'Extrême'],
  ],
};

test('verdict line and list say the level in every language', async ({ sudoku, page }) => {
  const { rows, outcome } = viewOf(page);
  await openFile(
    page,
    [easy, medium, hard, unfair, extreme].map(({ puzzle }) => puzzle),
  );
  await expect(outcome).toHaveText(/ Rated in /);
  await rows.nth(1).click();
  for (const [tag, [verdict, names]] of Object.entries(said)) {
    await test.step(tag, async () => {
      await page.locator('#language').selectOption(tag);
      await expect(sudoku.verdict).toHaveText(verdict);
      await page.locator('#bar button').first().click();
      await expect(page.locator('#puzzles em').filter({ visible: true })).toHaveText(
        names.map((name) => new RegExp(name)),
      );
      await expect(page.locator('select[name=level] option').filter({ hasText: '·' })).toHaveText(
        names.map((name) => `${name} · 1`),
      );
      await page.keyboard.press('Escape');
    });
  }
});

test('the level comes after the verdict, and only to the puzzle that it is of', async ({ sudoku, page }) => {
  const release = await sudoku.holdQuestions('rate');
  await sudoku.paste(medium.puzzle);
  await expect(sudoku.verdict).toHaveText('24 givens. Exactly one solution.');
  await sudoku.paste(hard.puzzle);
  await sudoku.expectCells(hard.puzzle);
  await expect(sudoku.verdict).toHaveText('24 givens. Exactly one solution.');
  await release();
  await expect(sudoku.verdict).toHaveText('24 givens. Exactly one solution. Hard, 4.4.');
  await sudoku.button('Undo').click();
  await expect(sudoku.verdict).toHaveText('24 givens. Exactly one solution. Medium, 2.6.');
  await sudoku.paste(medium.puzzle.slice(0, 40).padEnd(81, '.'));
  await expect(sudoku.verdict).toHaveText(/^\d+ givens\. More than 100,000 solutions so far\.$/);
  await page.keyboard.press('Control+z');
  await expect(sudoku.verdict).toHaveText('24 givens. Exactly one solution. Medium, 2.6.');
});

test('it follows the typing, on other sizes too, and says nothing of a grid without blanks', async ({ sudoku }) => {
  await sudoku.type(nine.puzzle);
  await expect(sudoku.verdict).toHaveText(/^\d+ givens\. Exactly one solution\. Easy, 1\.2\.$/);
  await sudoku.paste(four.puzzle);
  await expect(sudoku.verdict).toHaveText('11 givens. Exactly one solution. Easy, 1.0.');
  await sudoku.paste(four.solution);
  await expect(sudoku.verdict).toHaveText('16 givens. Exactly one solution.');
});

test('where the rating cannot be loaded, all else goes on as before', async ({ sudoku, page }) => {
  await page.route(/worker-rate/, (route) => route.abort());
  await sudoku.paste(medium.puzzle);
  await expect(sudoku.verdict).toHaveText('24 givens. Exactly one solution.');
  await sudoku.paste(hard.puzzle);
  await sudoku.expectCells(hard.puzzle);
  await expect(sudoku.note).toHaveText('One line, 9×9, 24 givens.');
  await expect(sudoku.verdict).toHaveText('24 givens. Exactly one solution.');
});

test('a list is rated, filtered and sorted by level, and saved with it', async ({ sudoku: { page } }) => {
  const { rows, outcome, filter, button, active } = viewOf(page);
  const several = `12${'.'.repeat(79)}`;
  const unreadable = '123';
  await openFile(page, [hard.puzzle, several, easy.puzzle, extreme.puzzle, unreadable, medium.puzzle, easy.puzzle]);
  await expect(outcome).toHaveText(/^Solved in .* Rated in /);
  await expect(rows.nth(0)).toHaveAccessibleName('1 One solution 9×9, 24 givens Hard, 4.4');
  await expect(rows.nth(1)).toHaveAccessibleName('2 Several solutions 9×9, 2 givens');

  const [level, order] = [page.getByLabel('Level'), page.getByLabel('Order')];
  await level.selectOption('Easy · 2');
  await expect(rows.filter({ visible: true })).toHaveText([/^3/, /^7/]);
  await expect(filter('One')).toBeChecked();
  await level.selectOption('Any');
  await expect(rows.filter({ visible: true })).toHaveCount(5);
  await filter('All').check({ force: true });

  await order.selectOption('Easiest first');
  await expect(rows.filter({ visible: true })).toHaveText([/^3/, /^7/, /^6/, /^1/, /^4/, /^2/, /^5/]);
  await order.selectOption('Hardest first');
  await expect(rows.filter({ visible: true })).toHaveText([/^4/, /^1/, /^6/, /^3/, /^7/, /^2/, /^5/]);
  await expect(active).toHaveAccessibleName(/^4 /);

  const saving = page.waitForEvent('download');
  await button('Save with levels').click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('many-levels.txt');
  const saved = await readFile(await download.path(), 'utf8');
  const lines = [extreme, hard, medium, easy, easy].map(
    ({ puzzle, rating, level }) => `${puzzle}\t${rating}\t${level}`,
  );
  expect(saved.toLowerCase()).toBe(`${[...lines, `${several}\t\tseveral solutions`].join('\n')}\n`);
});

test('from a list by level the neighbours follow it', async ({ sudoku, page }) => {
  const { list, outcome } = viewOf(page);
  const place = page.getByRole('toolbar', { name: 'Puzzles' });
  await openFile(page, [hard.puzzle, easy.puzzle, extreme.puzzle, medium.puzzle]);
  await expect(outcome).toHaveText(/ Rated in /);
  await page.getByLabel('Order').selectOption('Hardest first');
  await list.press('Enter');
  await sudoku.expectCells(extreme.puzzle);
  await expect(place).toContainText('Puzzle 1 of 4');
  await expect(sudoku.button('Previous puzzle')).toBeDisabled();
  for (const { puzzle } of [hard, medium, easy]) {
    await sudoku.button('Next puzzle').click();
    await sudoku.expectCells(puzzle);
  }
  await expect(sudoku.button('Next puzzle')).toBeDisabled();
});

test('the rating is stopped, goes on, and the solutions can be saved meanwhile', async ({ sudoku, page }) => {
  const { bar, outcome, button } = viewOf(page);
  const release = await sudoku.holdQuestions('rateLines', { free: 1 });
  const lines = Array.from({ length: 2000 }, (_, index) => levels[index % 3].puzzle);
  await openFile(page, lines);
  await expect(button('Stop')).toBeVisible();
  await expect(button('Save all solutions')).toBeEnabled();
  await expect(bar).toHaveAccessibleName('Rated');
  await expect(page.getByText(/^Rating [\d,.]+ puzzles a second, \d+ sec left$/)).toBeVisible();
  await button('Stop').click();
  await expect(outcome).toHaveText(/^Solved in .* Stopped: [1-9]\d* puzzles rated so far\.$/);
  await release();
  await button('Go on').click();
  await expect(outcome).toHaveText(/^Solved in .* Rated in /);
  await expect(page.getByLabel('Level').locator('option').filter({ hasText: 'Hard' })).toHaveText('Hard · 666');
  await expect(button('Go on')).toBeHidden();
  await expect(bar).toHaveJSProperty('value', 1);
});

test('a puzzle that takes long to rate holds up neither the next verdict nor the next level', async ({ sudoku }) => {
  await sudoku.paste(finnish.puzzle);
  await expect(sudoku.verdict).toContainText('21 givens. Exactly one solution.');
  await sudoku.paste(medium.puzzle);
  await expect(sudoku.verdict).toHaveText('24 givens. Exactly one solution. Medium, 2.6.');
});

// What takes the place of a hint's reason: the step in full, and what its technique is, with an example.

import { chain, finnish, levels } from './cases.js';
import { expect, test } from './fixtures.js';

/** @import { Page } from '@playwright/test' */
/** @import { Sudoku } from './fixtures.js' */

/** @param {Page} page */
const partsOf = (page) => ({
  panel: page.locator('#hints'),
  result: page.locator('#hints .result'),
  name: page.locator('#hints h2 button'),
  tree: page.getByRole('tree', { name: 'In full' }),
  lines: page.getByRole('treeitem'),
  chosen: page.getByRole('treeitem', { selected: true }),
  idea: page.locator('#hint-idea'),
  example: page.locator('#hint-idea').getByRole('img'),
});

/** Opens a puzzle, and has a hint say what it is. @param {Sudoku} sudoku @param {string} address */
async function tell(sudoku, address) {
  const { page } = sudoku;
  await sudoku.holdQuestions('rate');
  await sudoku.open(address);
  await expect(sudoku.verdict).toHaveAttribute('data-kind', 'unique');
  for (const press of ['h', 'h']) {
    await page.keyboard.press(press);
    await expect(page.locator('#hints .primary')).toBeVisible();
  }
  await expect(partsOf(page).result).toBeVisible();
}

test('a net in full is a tree: arrow keys walk it, the grid shows each line, Escape closes it', async ({
  sudoku,
  page,
}) => {
  const { panel, result, tree, lines, chosen } = partsOf(page);
  await tell(sudoku, `/#puzzle=${finnish.puzzle}`);
  const full = sudoku.button('In full');
  const reason = panel.locator('.telling').first();
  await expect(reason).toContainText('Nobody is expected to see this.');
  await full.focus();
  await page.keyboard.press('Enter');
  await expect(full).toHaveAttribute('aria-expanded', 'true');
  await expect(tree).toBeFocused();
  await expect(reason).toBeHidden();
  await expect(result).toBeVisible();
  expect(await lines.count()).toBeGreaterThan(300);
  await expect(chosen).toHaveText(/^a Suppose row \d, column \d is \d\.$/);
  const right = page.locator('#grid text.one');
  await expect(right).toHaveCount(0); // what is supposed goes out

  await page.keyboard.press('ArrowDown');
  await expect(chosen).toHaveText(/^b Suppose /);
  await expect(chosen).toHaveAttribute('aria-level', '2');
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toHaveText(/^c .+ then has its \d only in .+ \(b\)\.$/);
  await expect(tree).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
  await expect(right).toHaveCount(1);
  await expect(page.locator('#grid path.base')).toHaveCount(1);

  await page.keyboard.press('End');
  await expect(chosen).toBeInViewport();
  await expect(chosen).toHaveText(/^(?:Nothing is left|.+ has no place|.+ would have two) .*\(.+\)\.$/);
  await page.keyboard.press('ArrowDown');
  await expect(lines.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await lines.nth(3).click();
  await expect(chosen).toHaveText(/^d /);

  await page.keyboard.press('Escape');
  await expect(tree).toBeHidden();
  await expect(full).toBeFocused();
  await expect(reason).toBeVisible();
  await expect(right).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('a chain in full has a line for each link; another hint closes it', async ({ sudoku, page }) => {
  const { tree, lines, chosen, name } = partsOf(page);
  await tell(sudoku, `/#puzzle=${chain}`);
  const links = page.locator('#grid .links :is(.strong, .weak)');
  await sudoku.button('In full').click();
  await expect(chosen).toHaveText(/^a /);
  expect(await lines.count()).toBeGreaterThan(3);
  await expect(links).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toHaveText(/^b /);
  await sudoku.button('In full').click();
  await expect(tree).toBeHidden();
  await expect(links).not.toHaveCount(0);
  await sudoku.button('In full').click();
  await sudoku.button('Another').click();
  await expect(tree).toBeHidden();
  await expect(name).toBeHidden();
});

test('a single has nothing more to tell', async ({ sudoku, page }) => {
  await tell(sudoku, `/#puzzle=${levels[0].puzzle.replaceAll('.', '0')}`);
  await expect(sudoku.button('Do it')).toBeVisible();
  await expect(sudoku.button('In full')).toBeHidden();
  await expect(partsOf(page).panel.locator('.remark')).toBeEmpty();
});

const windows = [
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
for (const { width, height } of windows) {
  test(`a technique's name opens what it is, with an example, ${width} × ${height}`, async ({ sudoku, page }) => {
    await page.setViewportSize({ width, height });
    const { name, idea, example, result } = partsOf(page);
    /** @type {string[]} */
    const loaded = [];
    page.on('request', (request) => loaded.push(request.url()));
    const isLoaded = () => loaded.some((url) => /\/(?:idea|about)-/.test(url));
    await tell(sudoku, `/#puzzle=${chain}`);
    expect(isLoaded()).toBe(false);
    await name.click();
    await expect(name).toHaveAttribute('aria-expanded', 'true');
    await expect(idea.locator('p')).toHaveText(/^[^.]+\.( [^.]+\.)+$/);
    await expect(example).toHaveAccessibleName(/row \d, column \d/);
    await expect(result).toBeHidden();
    await expect(example).toBeInViewport({ ratio: 1 });
    const { width: wide, height: high } = (await example.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(wide, high)).toBeGreaterThan(150);
    expect(await example.locator('text').count()).toBeGreaterThan(15);
    await name.click();
    await expect(idea).toBeHidden();
    await expect(result).toBeVisible();
  });
}

// Many puzzles on the page: opened, solved, listed, gone through, saved.

import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.js';
import { grouped, indicesOf, many, openFile, viewOf } from './listing.js';

/** @import { Page } from '@playwright/test' */
/** @import { VerdictName } from '../../www/model/verdicts.js' */

/** @type {Record<string, VerdictName>} */
const filters = { One: 'unique', Several: 'several', None: 'none', 'A digit twice': 'clash', Unreadable: 'unreadable' };

test('10,000 puzzles: opened, stopped, gone on with, solved to the end, filtered, saved', async ({ sudoku, page }) => {
  const release = await sudoku.holdQuestions('solveLines', { free: 1 });
  const { title, bar, outcome, list, rows, filter, button } = viewOf(page);
  await openFile(
    page,
    many.map(({ line }) => line),
  );
  await expect(button('Stop')).toBeVisible();
  await expect(button('Save the solutions')).toBeDisabled();
  await expect(filter('One').option).not.toHaveText('One 0');

  await button('Stop').click();
  await expect(outcome).toHaveText(/Stopped: [1-9][\d,]* puzzles solved so far\.$/);
  await expect(bar).not.toHaveJSProperty('value', 1);
  await expect(filter('Waiting').option).not.toHaveText('Waiting 0');
  const early = page.waitForEvent('download');
  await button('Save the solutions').click();
  const known = (await readFile(await (await early).path(), 'utf8')).match(/^(?!waiting$).+$/gm)?.length ?? 0;
  await expect(outcome).toHaveText(`Saved so far: ${grouped(known)} puzzles. “Go on” solves the rest.`);

  await release();
  await button('Go on').click();
  await expect(outcome).toHaveText(/Solved in .* Rated in /);
  await expect(title).toHaveText('10,000 puzzles');
  await expect(bar).toHaveJSProperty('value', 1);
  await expect(filter('Waiting').option).toHaveAttribute('hidden');
  await expect(button('Go on')).toBeHidden();
  await expect(list).toBeFocused(); // what had the focus is gone

  for (const [name, verdict] of Object.entries(filters)) {
    const indices = indicesOf(verdict);
    await expect(filter(name).option).toHaveText(`${name} ${grouped(indices.length)}`);
    await filter(name).choose();
    for (const place of [0, 1, 2]) {
      const row = rows.and(page.locator(`[aria-posinset="${place + 1}"]`));
      await expect(row).toHaveAccessibleName(new RegExp(`^${grouped(indices[place] + 1)} `));
      await expect(row).toHaveAttribute('aria-setsize', String(indices.length));
    }
    expect(await rows.count()).toBeLessThan(40);
  }

  const waiting = page.waitForEvent('download');
  await button('Save the solutions').click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('many-solutions.txt');
  await expect(outcome).toHaveText('Saved.');
  const saved = (await readFile(await download.path(), 'utf8')).split('\n').slice(0, -1);
  expect(saved).toEqual(many.map(({ answer }) => answer));
  const path = '/pkg/ninefold.js';
  const solved = await page.evaluate(
    async ([path, text]) => {
      const { default: init, solveAll } = await import(path);
      await init();
      return new TextDecoder().decode(solveAll(new TextEncoder().encode(text)));
    },
    [path, many.map(({ line }) => line).join('\n')],
  );
  expect(saved).toEqual(solved.split('\n').slice(0, -1));
});

test('from the list into the grid, to its neighbours, and back to the same place', async ({ sudoku, page }) => {
  const { view, list, active, outcome, filter } = viewOf(page);
  const place = page.getByRole('toolbar', { name: 'Puzzles' });
  await openFile(
    page,
    many.map(({ line }) => line),
  );
  await expect(outcome).toHaveText(/Solved in /);
  await expect(list).toBeFocused();
  await expect(active).toHaveAccessibleName(/^1 One solution 9×9, \d+ givens/);
  for (const [key, number] of /** @type {[string, number][]} */ ([
    ['ArrowDown', 2],
    ['ArrowUp', 1],
    ['ArrowUp', 1],
    ['End', 10_000],
    ['ArrowDown', 10_000],
    ['Home', 1],
  ])) {
    await page.keyboard.press(key);
    await expect(active).toHaveAccessibleName(new RegExp(`^${grouped(number)} `));
    await expect(active).toBeInViewport();
    await expect(list).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '');
  }
  for (let count = 0; count < 40; count++) await page.keyboard.press('PageDown');
  const number = Number(await active.getAttribute('aria-posinset'));
  expect(number).toBeGreaterThan(80);
  const scroll = await list.evaluate(({ scrollTop }) => scrollTop);

  await page.keyboard.press('Enter');
  await expect(view).toBeHidden();
  await sudoku.expectCells(many[number - 1].line);
  await expect(place).toContainText(`Puzzle ${number} of 10,000`);
  await expect(sudoku.verdict).toContainText('Exactly one solution.');
  await page.keyboard.press('Enter');
  await sudoku.expectCells(many[number - 1].answer);

  await page.locator('#bar .all').click();
  await expect(active).toHaveAccessibleName(new RegExp(`^${number} One solution `));
  await expect(list).toBeFocused();
  expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBe(scroll);

  await filter('Several').choose();
  await list.focus();
  const several = indicesOf('several');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(place).toContainText(`2 of ${grouped(several.length)}, puzzle ${grouped(several[1] + 1)}`);
  await sudoku.button('Next puzzle').click();
  await expect(place).toContainText(`3 of ${grouped(several.length)}, puzzle ${grouped(several[2] + 1)}`);
  await sudoku.expectCells(many[several[2]].line);
  await sudoku.button('Previous puzzle').click();
  await sudoku.button('Previous puzzle').click();
  await expect(sudoku.button('Previous puzzle')).toBeDisabled();
  await sudoku.expectCells(many[several[0]].line);
  await page.locator('#bar .all').click();
  await expect(active).toHaveAccessibleName(new RegExp(`^${several[0] + 1} Several solutions`));

  await page.keyboard.press('Control+c');
  expect(await sudoku.clipboard()).toBe(many[several[0]].line);
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await sudoku.expectCells(many[several[0]].line);
  await page.locator('#bar .all').click();
  await filter('None').choose();
  await sudoku.button('Back to the grid').click();
  await expect(place).toHaveText(/500 puzzles/);
  const none = indicesOf('none');
  await sudoku.button('Next puzzle').click(); // the first one that is listed after the one in the grid
  await sudoku.expectCells(many[none[none.findIndex((index) => index > several[0])]].line);
});

test('another file takes the place of the list that is to be seen', async ({ sudoku, page }) => {
  const { title, outcome, active, rows } = viewOf(page);
  const lines = many.filter(({ verdict }) => verdict === 'unique').map(({ line }) => line);
  await openFile(page, lines.slice(0, 30));
  await expect(outcome).toHaveText(/ Rated in /);
  await page.keyboard.press('End');
  await expect(active).toHaveAccessibleName(/^30 /);
  await openFile(page, lines.slice(30, 50), 'other.txt');
  await expect(title).toHaveText('20 puzzles');
  await expect(outcome).toHaveText(/Solved in .* Rated in /);
  await expect(active).toHaveAccessibleName(/^1 One solution /);
  await rows.nth(0).click();
  await sudoku.expectCells(lines[30]);
});

/** How many files there are with answers of lists. @param {Page} page */
const answerFiles = (page) =>
  page.evaluate(async () => {
    let count = 0;
    const root = await navigator.storage.getDirectory();
    for await (const [, list] of /** @type {any} */ (
      await root.getDirectoryHandle('answers', { create: true })
    ).entries()) {
      for await (const _ of list.keys()) count++;
    }
    return count;
  });

test('of a longer text the first 30,000 are listed to the end; all are counted and saved, and nothing is left on the disk', async ({
  sudoku,
  page,
}) => {
  const { title, list, rows, active, outcome, filter, button } = viewOf(page);
  const clashing = indicesOf('clash'); // nothing is solved for a long time
  const beyond = many.map(({ line }) => line);
  const lines = Array.from({ length: 30_000 }, (_, index) => many[clashing[index % clashing.length]].line);
  await page.evaluate(async () => {
    const answers = await (await navigator.storage.getDirectory()).getDirectoryHandle('answers', { create: true });
    const list = await answers.getDirectoryHandle('2020-01-01T00.00.00.000Z 0.5', { create: true }); // of a tab that never came back
    await list.getFileHandle('30000', { create: true });
  });
  await openFile(page, [...lines, ...beyond]);
  await expect(outcome).toHaveText(/Solved in /);
  await expect(title).toHaveText('40,000 puzzles');
  const counts = ['unique', 'several', 'none', 'clash', 'unreadable'].map(
    (verdict) => indicesOf(/** @type {any} */ (verdict)).length + (verdict === 'clash' ? 30_000 : 0),
  );
  const words = ['with one solution', 'with several', 'with none', 'with a digit twice', 'unreadable'];
  await expect(outcome).toContainText(`${words.map((word, at) => `${grouped(counts[at])} ${word}`).join(', ')}.`);
  await expect(page.locator('.beyond')).toHaveText(
    'The first 30,000 are listed: filters, levels and order are of these.',
  );
  await expect(filter('A digit twice').option).toHaveText('A digit twice 30,000');
  await expect(filter('One').option).toHaveText('One 0');

  await list.press('End');
  await expect(active).toHaveAccessibleName(/^30,000 /);
  await expect(active).toBeInViewport({ ratio: 1 });
  await list.evaluate((list) => list.scrollTo(0, list.scrollHeight / 2));
  await expect(rows.filter({ visible: true }).first()).toHaveAccessibleName(/^(14,9|15,0)/);
  await page.keyboard.type('30001\n');
  await expect(outcome).toHaveText('Puzzle 30,001 is not listed: only the first 30,000 are.');
  await page.keyboard.type('40001\n');
  await expect(outcome).toHaveText('There is no puzzle “40001”: type a number from 1 to 30,000.');
  await page.keyboard.press('Escape');
  await filter('None').choose();
  await expect(page.locator('#no-puzzles')).toHaveText(
    'None of the first 30,000 puzzles belongs here: choose “All” to see them.',
  );
  await filter('All').choose();
  await list.focus();
  await page.keyboard.type('12345\n');
  await expect(active).toHaveAccessibleName(/^12,345 /);
  await expect(active).toBeInViewport({ ratio: 1 });

  expect(await answerFiles(page)).toBeGreaterThan(1);
  const waiting = page.waitForEvent('download');
  await button('Save the solutions').click();
  const saved = (await readFile(await (await waiting).path(), 'utf8')).split('\n').slice(0, -1);
  expect(saved).toEqual([...lines.map(() => 'clash'), ...many.map(({ answer }) => answer)]);
  await sudoku.menu('unlist');
  await expect.poll(() => answerFiles(page)).toBe(0);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a tap opens a puzzle, and the list again', async ({ sudoku, page }) => {
    const { view, rows, active, outcome } = viewOf(page);
    await openFile(
      page,
      many.slice(0, 100).map(({ line }) => line),
    );
    await expect(outcome).toHaveText(/Solved in /);
    await rows.nth(0).tap();
    await sudoku.expectCells(many[0].line);
    await page.locator('#bar .all').tap();
    await expect(view).toBeVisible();

    await page.setViewportSize({ width: 320, height: 256 }); // as if enlarged four times
    for (const key of ['End', 'ArrowUp', 'Home', 'PageDown']) {
      await page.keyboard.press(key);
      await expect(active).toBeInViewport({ ratio: 0.9 });
    }
  });
});

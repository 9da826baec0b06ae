// Many puzzles on the page: opened, solved, listed, gone through, saved.

import { readFile } from 'node:fs/promises';
import { finnish, four, newspaper, nine, six } from './cases.js';
import { misfits, none } from './fit.js';
import { expect, test } from './fixtures.js';
import { makeMany } from './many.js';

/** @typedef {import('@playwright/test').Page} Page */

const many = makeMany(10_000);
const blank = '.'.repeat(81);

/** @param {Page} page @param {string[]} lines */
const openFile = (page, lines, name = 'many.txt') =>
  page.locator('#file').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(lines.join('\n')) });

/** The view of many puzzles. @param {Page} page */
const viewOf = (page) => {
  const view = page.getByRole('region', { name: /puzzles?( so far)?$/ });
  return {
    view,
    title: view.getByRole('heading'),
    bar: view.getByRole('progressbar', { name: 'Solved' }),
    outcome: view.locator('output'),
    list: view.getByRole('listbox', { name: 'Puzzles' }),
    rows: view.getByRole('option'),
    active: view.getByRole('option', { selected: true }),
    filter: (/** @type {string} */ name) => view.getByRole('radio', { name: new RegExp(`^${name} `) }),
    button: (/** @type {string} */ name) => view.getByRole('button', { name, exact: true }),
  };
};

/** @param {import('../../www/model/verdicts.js').VerdictName} verdict */
const indicesOf = (verdict) => [...many.keys()].filter((index) => many[index].verdict === verdict);

const grouped = (/** @type {number} */ count) => count.toLocaleString('en');

/** @type {Record<string, import('../../www/model/verdicts.js').VerdictName>} */
const filters = { One: 'unique', Several: 'several', None: 'none', Clash: 'clash', Unreadable: 'unreadable' };

test('10,000 puzzles: opened, stopped, gone on with, solved to the end, filtered, saved', async ({ sudoku, page }) => {
  // From the second question on the workers get what is to be solved only when the test lets them.
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    /** @type {(() => void)[]} */
    let held = [];
    let asked = 0;
    Object.assign(globalThis, {
      release() {
        asked = Number.NEGATIVE_INFINITY;
        for (const post of held) post();
        held = [];
      },
    });
    Worker.prototype.postMessage = function (/** @type {any} */ message, /** @type {any} */ transfer) {
      const post = () => postMessage.call(this, message, transfer);
      if (message.method !== 'solveLines' || ++asked <= 1) post();
      else held.push(post);
    };
  });
  await sudoku.open();
  const { title, bar, outcome, rows, filter, button } = viewOf(page);
  await openFile(
    page,
    many.map(({ line }) => line),
  );
  await expect(button('Stop')).toBeVisible();
  await expect(button('Save all solutions')).toBeDisabled();
  await expect(filter('One')).not.toHaveAccessibleName('One 0');

  await button('Stop').click();
  await expect(outcome).toHaveText(/^Stopped: [1-9][\d,]* puzzles solved so far\.$/);
  await expect(bar).not.toHaveJSProperty('value', 1);
  await expect(filter('Not solved yet')).not.toHaveAccessibleName('Not solved yet 0');
  await expect(button('Save all solutions')).toBeEnabled();

  await page.evaluate(() => /** @type {any} */ (globalThis).release());
  await button('Go on').click();
  await expect(outcome).toHaveText(/^Solved in /);
  await expect(title).toHaveText('10,000 puzzles');
  await expect(bar).toHaveJSProperty('value', 1);
  await expect(filter('Not solved yet')).toBeHidden();
  await expect(button('Go on')).toBeHidden();

  for (const [name, verdict] of Object.entries(filters)) {
    const indices = indicesOf(verdict);
    await expect(filter(name)).toHaveAccessibleName(`${name} ${grouped(indices.length)}`);
    await filter(name).check({ force: true });
    for (const place of [0, 1, 2]) {
      const row = rows.and(page.locator(`[aria-posinset="${place + 1}"]`));
      await expect(row).toHaveAccessibleName(new RegExp(`^${grouped(indices[place] + 1)} `));
      await expect(row).toHaveAttribute('aria-setsize', String(indices.length));
    }
    expect(await rows.count()).toBeLessThan(40);
  }

  const waiting = page.waitForEvent('download');
  await button('Save all solutions').click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('many-solutions.txt');
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
  const { view, list, active, outcome, filter, button } = viewOf(page);
  const place = page.getByRole('toolbar', { name: 'Puzzles' });
  await openFile(
    page,
    many.map(({ line }) => line),
  );
  await expect(outcome).toHaveText(/^Solved in /);
  await expect(list).toBeFocused();
  await expect(active).toHaveAccessibleName(/^1 One solution 9×9, \d+ givens$/);
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

  await sudoku.button('List').click();
  await expect(active).toHaveAccessibleName(new RegExp(`^${number} One solution `));
  await expect(list).toBeFocused();
  expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBe(scroll);

  await filter('Several').check({ force: true });
  await list.focus();
  const several = indicesOf('several');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(place).toContainText(`Several solutions 2 of ${several.length}`);
  await sudoku.button('Next puzzle').click();
  await expect(place).toContainText(`Several solutions 3 of ${several.length}`);
  await sudoku.expectCells(many[several[2]].line);
  await sudoku.button('Previous puzzle').click();
  await sudoku.button('Previous puzzle').click();
  await expect(sudoku.button('Previous puzzle')).toBeDisabled();
  await sudoku.expectCells(many[several[0]].line);
  await sudoku.button('List').click();
  await expect(active).toHaveAccessibleName(new RegExp(`^${several[0] + 1} Several solutions`));

  await page.keyboard.press('Control+c');
  expect(await sudoku.clipboard()).toBe(many[several[0]].line);
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await sudoku.expectCells(many[several[0]].line);
  await sudoku.button('List').click();
  await filter('None').check({ force: true });
  await button('Back to the grid').click();
  await expect(place).toHaveText(/500 puzzles/);
  const none = indicesOf('none');
  await sudoku.button('Next puzzle').click(); // the first one that is listed after the one in the grid
  await sudoku.expectCells(many[none[none.findIndex((index) => index > several[0])]].line);
});

test('what cannot be read says why in the list, does not open, and is passed over', async ({ sudoku, page }) => {
  const { view, outcome, rows, button } = viewOf(page);
  await openFile(page, [finnish.puzzle, finnish.puzzle.slice(1), newspaper.puzzle]);
  await expect(outcome).toHaveText(/^Solved in /);
  await expect(rows.nth(1)).toHaveAccessibleName(/^2 Unreadable Line 2, .*80 cells/);
  await rows.nth(1).click({ force: true });
  await expect(view).toBeVisible();
  await expect(rows.nth(1)).toBeDisabled();
  await page.keyboard.press('Control+c');
  expect(await sudoku.clipboard()).toMatch(/^Line 2, .*80 cells/);
  await rows.nth(0).click();
  await sudoku.expectCells(finnish.puzzle.replaceAll('0', '.'));
  await sudoku.button('Next puzzle').click();
  await sudoku.expectCells(newspaper.puzzle.replaceAll('0', '.'));
  await sudoku.button('List').click();
  await button('Close').click();
  await expect(sudoku.button('List')).toBeHidden();
  await sudoku.expectCells(newspaper.puzzle.replaceAll('0', '.'));
});

test('a megabyte of puzzles out of the text box: the first in the grid, all of them counted', async ({
  sudoku,
  page,
}) => {
  await sudoku.button('Text or file…').click();
  await page.getByLabel('Puzzle text').evaluate((box, text) => {
    /** @type {HTMLTextAreaElement} */ (box).value = text;
  }, `${newspaper.puzzle}\n`.repeat(12_500));
  await sudoku.button('Read it in').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(sudoku.note).toHaveText('Lines: 12,500 puzzles.');
  await sudoku.expectCells(newspaper.puzzle.replaceAll('0', '.'));
  await expect(page.getByRole('toolbar', { name: 'Puzzles' })).toContainText('Puzzle 1 of 12,500');
});

test('a puzzle is found by its number, typed in the field or in the list', async ({ sudoku: { page } }) => {
  const { list, active, outcome, filter } = viewOf(page);
  const number = page.getByLabel('Go to puzzle number');
  await openFile(
    page,
    many.map(({ line }) => line),
  );
  await expect(outcome).toHaveText(/^Solved in /);
  for (const [typed, expected] of [
    ['5000', '5,000'],
    ['5,001', '5,001'],
    ['１２', '12'],
    ['10000', '10,000'],
  ]) {
    await number.fill(typed);
    await number.press('Enter');
    await expect(active).toHaveAccessibleName(new RegExp(`^${expected} `));
    await expect(active).toBeInViewport();
    await expect(list).toBeFocused();
  }
  await page.keyboard.type('77');
  await expect(number).toHaveValue('77');
  await page.keyboard.press('Enter');
  await expect(active).toHaveAccessibleName(/^77 /);
  for (const typed of ['0', '10001', 'one', '1.5e9']) {
    await number.fill(typed);
    await number.press('Enter');
    await expect(outcome).toHaveText(`There is no puzzle “${typed}”: type a number from 1 to 10,000.`);
    await expect(number).toBeFocused();
    await expect(number).toHaveAttribute('aria-invalid', 'true');
  }
  await filter('Several').check({ force: true });
  await expect(outcome).toHaveText(/^Solved in /);
  await number.fill(String(indicesOf('several')[3] + 1));
  await number.press('Enter');
  await expect(active).toHaveAttribute('aria-posinset', '4');
  await number.fill('1');
  await number.press('Enter');
  await expect(outcome).toHaveText('Puzzle 1 is not among these: choose “All” to see it.');
  await expect(active).toHaveAttribute('aria-posinset', '4');
});

test('a puzzle from elsewhere leaves the list at hand, where one was', async ({ sudoku, page }) => {
  const bar = page.getByRole('toolbar', { name: 'Puzzles' });
  const dots = (/** @type {string} */ cells) => cells.replaceAll(/[0x]/g, '.');
  const three = [finnish, four, newspaper].map(({ puzzle }) => puzzle);
  await sudoku.type('12');
  await sudoku.paste(three.join('\n'));
  await sudoku.button('Next puzzle').click();
  await expect(bar).toContainText('Puzzle 2 of 3');
  await sudoku.cell(2).click();
  await sudoku.type('1'); // a change of it is still that puzzle
  await expect(bar).toContainText('Puzzle 2 of 3');
  /** @type {[what: string, come: () => Promise<unknown>, cells: string][]} */
  const others = [
    ['pasted', () => sudoku.paste(nine.puzzle), nine.puzzle],
    ['an example', () => page.getByLabel('Example').selectOption('Small 6×6'), six.puzzle],
    ['a size', () => page.getByLabel('Size').selectOption('4×4'), '.'.repeat(16)],
    ['a link', () => page.evaluate((hash) => location.assign(hash), `#puzzle=${nine.puzzle}`), nine.puzzle],
  ];
  for (const [what, come, cells] of others) {
    await test.step(what, async () => {
      await come();
      await sudoku.expectCells(dots(cells));
      await expect(bar).toHaveText(/3 puzzles/);
      await sudoku.button('Next puzzle').click();
      await sudoku.expectCells(dots(newspaper.puzzle));
      await sudoku.button('Undo').click();
      await expect(bar).toHaveText(/3 puzzles/);
      await sudoku.button('Undo').click();
      await expect(bar).toContainText('Puzzle 2 of 3');
    });
  }
  await sudoku.paste(nine.puzzle);
  await sudoku.button('Previous puzzle').click();
  await sudoku.expectCells(dots(four.puzzle));
  for (let steps = 0; steps < 9; steps++) await sudoku.button('Undo').click({ force: true });
  await sudoku.expectCells(blank);
  await expect(bar).toHaveText(/3 puzzles/);
});

test('pasted puzzles: the first in the grid, the list beside it', async ({ sudoku, page }) => {
  const { view, title, rows, button } = viewOf(page);
  await sudoku.type('12');
  await sudoku.paste(`${finnish.puzzle}\n${four.puzzle}\n${newspaper.puzzle}`);
  await sudoku.expectCells(finnish.puzzle.replaceAll('0', '.'));
  await expect(sudoku.note).toHaveText('Lines: 3 puzzles.');
  await sudoku.button('List').click();
  await expect(title).toHaveText('3 puzzles');
  await expect(rows.filter({ visible: true })).toHaveCount(3);
  await expect(rows.nth(1)).toHaveAccessibleName('2 One solution 4×4, 11 givens');
  await rows.nth(1).click();
  await expect(view).toBeHidden();
  await sudoku.expectCells(four.puzzle.replaceAll('x', '.'));
  await sudoku.button('Clear').click();
  await expect(page.getByRole('toolbar', { name: 'Puzzles' })).toContainText('3 puzzles');
  await sudoku.button('Undo').click();
  await sudoku.button('Undo').click();
  await expect(page.getByRole('toolbar', { name: 'Puzzles' })).toContainText('Puzzle 1 of 3');
  await sudoku.button('Undo').click();
  await sudoku.expectCells('12'.padEnd(81, '.'));
  await expect(page.getByRole('toolbar', { name: 'Puzzles' })).toContainText('3 puzzles');

  await sudoku.button('List').click();
  await openFile(page, ['no puzzle']);
  await expect(view.locator('output')).toHaveText(
    /“no” is neither a puzzle nor a row of one\. The grid is as it was\.$/,
  );
  await expect(title).toHaveText('3 puzzles');
  await sudoku.type('5');
  await button('Back to the grid').click();
  await sudoku.expectCells('12'.padEnd(81, '.'));
});

test('the focus stays in the bar at the first puzzle and at the last', async ({ sudoku, page }) => {
  await sudoku.paste([newspaper.puzzle, finnish.puzzle].join('\n'));
  const [back, on] = [sudoku.button('Previous puzzle'), sudoku.button('Next puzzle')];
  await on.focus();
  await page.keyboard.press('Enter');
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(on).toBeFocused();
});

test('a text can be pasted while a filter has the focus', async ({ sudoku, page }) => {
  await sudoku.paste([newspaper.puzzle, finnish.puzzle].join('\n'));
  await sudoku.button('List').click();
  await page.getByRole('radio', { name: /^One / }).focus();
  await sudoku.paste(finnish.puzzle);
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(sudoku.note).toHaveText('One line, 9×9, 21 givens.');
});

test('a list that is longer than an element can be high: its end, its middle, pixel by pixel', async ({
  sudoku: { page },
}) => {
  const { list, rows, active, outcome } = viewOf(page);
  const lines = Array.from({ length: 60_000 }, (_, index) => many[index % many.length].line);
  await openFile(page, lines);
  await expect(outcome).toHaveText(/^Solved in /);
  await list.press('End');
  await expect(active).toHaveAccessibleName(/^60,000 /);
  await expect(active).toBeInViewport({ ratio: 1 });
  await list.evaluate((list) => {
    list.scrollTop = list.scrollHeight / 2;
  });
  const middle = rows.filter({ visible: true }).first();
  await expect(middle).toHaveAccessibleName(/^(29|30),/);
  const tops = () =>
    rows.evaluateAll((rows) =>
      Object.fromEntries(rows.map((row) => [row.ariaPosInSet, row.getBoundingClientRect().y])),
    );
  const before = await tops();
  await list.evaluate((list) => list.scrollBy(0, 30));
  await expect
    .poll(async () => {
      const after = await tops();
      const both = Object.keys(before).filter((place) => place in after);
      return both.length > 5 && both.every((place) => Math.abs(before[place] - after[place] - 30) < 1);
    })
    .toBe(true);
  await list.evaluate((list) => {
    list.scrollTop = 0;
  });
  await expect(rows.first()).toBeVisible();
  await expect(rows.and(page.locator('[aria-posinset="1"]'))).toBeInViewport({ ratio: 1 });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('nothing is cut off, everything is large enough, and a tap opens', async ({ sudoku, page }) => {
    const { view, rows, outcome } = viewOf(page);
    await openFile(
      page,
      many.map(({ line }) => line),
      'a file with quite a long name, as they are when they come by mail.txt',
    );
    await expect(outcome).toHaveText(/^Solved in /);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await misfits(page, '#collection'), `${width} px`).toEqual(none);
      await rows.nth(0).tap();
      await sudoku.expectCells(many[0].line);
      await sudoku.button('List').tap();
      await expect(view).toBeVisible();
    }
  });
});

// Hints: where to look, what it is, do it; from what the person has, and said aloud.

import { readFile } from 'node:fs/promises';
import { chain, daily, dots, levels, thirteen } from './cases.js';
import { expect, Sudoku, test } from './fixtures.js';

/** @import { Page } from '@playwright/test' */

const { puzzle } = daily;
const [easy, medium, hard] = levels;

/** @param {Page} page */
const partsOf = (page) => ({
  hint: page.locator('#hint'),
  panel: page.locator('#hints'),
  says: page.locator('#hints h2'),
  result: page.locator('#hints .result'),
  heard: page.locator('#hints .aloud'),
  technique: page.locator('#hints h2 button'),
  aloud: page.locator('#aloud'),
  lit: page.locator('.grid [data-roles~=lit]'),
  grid: page.locator('.grid'),
});

/** What a hint says first: where to look. */
const where = /^(?:Where can|What (?:can|if)|Look at|Start|In .+ share|.+ has one blank)/;

/** The candidates with a role. @param {Page} page @param {string} role */
const drawn = (page, role) => page.locator(`#grid text.${role}`);

/** A puzzle with its answers. @param {string} cells @param {string} [answers] */
const link = (cells, answers) => `/#puzzle=${cells.replaceAll('.', '0')}${answers ? `&answers=${answers}` : ''}`;

/** Puts a puzzle on the board, and waits until all is said that is said of it. @param {Sudoku} sudoku @param {string} address */
async function open(sudoku, address) {
  await sudoku.holdQuestions('rate'); // else a level may be said between
  await sudoku.page.evaluate((address) => location.assign(address), address);
  await expect(sudoku.page.locator('#aloud')).toContainText('Exactly one solution.');
}

test('H says where, then what and why, then does it; one Undo takes it back', async ({ sudoku, page }) => {
  const { says, result, heard, technique, aloud, lit, panel } = partsOf(page);
  await open(sudoku, link(easy.puzzle));
  await page.keyboard.press('h');
  await expect(says).toHaveText(where);
  await expect(technique).toHaveCount(0);
  await expect(lit).not.toHaveCount(0);
  await expect(aloud).toHaveText(where);

  await page.keyboard.press('H');
  await expect(technique).toHaveText(/single$/);
  await expect(result).toHaveText(/^\d goes here\.$/);
  await expect(lit).toHaveCount(0);
  await expect(page.locator('.grid [data-roles~=placed]')).toHaveAccessibleName(/^blank, would be \d, box \d$/);
  await expect(aloud).toHaveText(/single\. .* Row \d, column \d is \d\.$/);

  const said = await heard.innerText();
  const [, row, column, digit] = said.match(/ Row (\d), column (\d) is (\d)\.$/) ?? [];
  const cell = (Number(row) - 1) * 9 + Number(column) - 1;
  await page.keyboard.press('h');
  await expect(panel).toBeHidden();
  await expect(sudoku.cell(cell)).toHaveText(digit);
  await expect(sudoku.cell(cell)).toHaveAttribute('data-origin', 'answer');
  await sudoku.expectSelected(cell);
  await expect(sudoku.verdict).toHaveText(`${digit} filled in.`);
  await expect(page.locator('[name=mode][value=answers]')).toBeChecked();
  await expect(aloud).toHaveText(`Row ${row}, column ${column} is ${digit}. Typed digits are your answers.`);
  await page.keyboard.press('Control+z');
  await sudoku.expectCells(easy.puzzle);
});

test('the same by its buttons, and a name that opens what to look for', async ({ sudoku, page }) => {
  const { hint, says, heard, technique, panel } = partsOf(page);
  await open(sudoku, link(medium.puzzle));
  await hint.click();
  await expect(panel).toBeVisible();
  await expect(hint).not.toHaveAttribute('aria-expanded'); // it says more each time, and puts nothing away
  await sudoku.button('What is it?').click();
  await expect(technique).toBeVisible();
  await expect(page.locator('.cell:focus')).toHaveCount(1); // so that one can type on
  const about = page.locator('#hint-idea p');
  await expect(about).toBeHidden();
  const first = await heard.innerText();
  await technique.click();
  await expect(about).toHaveText(/^[^.]+\.( [^.]+\.)+$/);
  await sudoku.button('Another').click();
  await expect(says).toHaveText(where);
  await sudoku.button('What is it?').click();
  await expect(technique).toBeVisible();
  await expect(about).toBeHidden();
  expect(await heard.innerText()).not.toBe(first);
  await sudoku.button('Do it').click();
  await expect(panel).toBeHidden();
  await expect(sudoku.verdict).toHaveText(/(?:filled in|struck out)\.$/);
});

test('a step has bars once it is known how many its puzzle has', async ({ sudoku, page }) => {
  const bars = page.locator('#hints .bars');
  const release = await sudoku.holdQuestions('rate');
  await sudoku.open(link(easy.puzzle));
  await expect(sudoku.verdict).toHaveText('Exactly one solution.');
  await page.keyboard.press('h');
  await page.keyboard.press('h');
  await expect(partsOf(page).result).toBeVisible();
  await expect(bars).toBeHidden();
  await release();
  await expect(bars).toHaveAccessibleName('1 of 5');
  await expect(page.locator('#hints .tag')).toHaveText(''); // no word, no number
});

test('all that can be filled in now is lit', async ({ sudoku, page }) => {
  const { says, lit, hint } = partsOf(page);
  await open(sudoku, link(easy.puzzle));
  await hint.click();
  await sudoku.button('Easy ones').click();
  await expect(says).toHaveText(/^\d+ cells can be filled in now\.$/);
  await expect(lit).toHaveCount(Number.parseInt(await says.innerText(), 10));
});

test('where there is no step, the hint says so and offers the doctor', async ({ sudoku, page }) => {
  const { says, panel, hint } = partsOf(page);
  await sudoku.open(link(thirteen));
  await expect(sudoku.verdict).toHaveText('Several solutions.');
  await expect(sudoku.note).toContainText('22 givens');
  await expect(sudoku.question).toBeVisible();
  await expect(hint).toBeHidden(); // only its key asks
  await page.keyboard.press('h');
  await expect(says).toHaveText('There are several solutions, so no step is certain: perhaps a given is missing.');
  await panel.getByRole('button', { name: 'Why not one?', exact: true }).click();
  await expect(panel).toBeHidden();
  await expect(sudoku.panel.locator('h2')).not.toBeEmpty();
});

test('Escape and × close the hint', async ({ sudoku, page }) => {
  const { says, panel, hint } = partsOf(page);
  await open(sudoku, link(puzzle));
  await hint.click();
  await expect(says).toHaveText(where);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(sudoku.cell(0)).toBeFocused();
  await hint.click();
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
});

test('a hint stands aside while a list is seen', async ({ sudoku, page }) => {
  const { panel, says } = partsOf(page);
  await open(sudoku, link(puzzle));
  await page.keyboard.press('h');
  await expect(says).toHaveText(where);
  await sudoku.paste(`${easy.puzzle}\n${medium.puzzle}\n`);
  await expect(page.locator('#collection')).toBeVisible();
  await expect(panel).toBeHidden();
  await sudoku.button('Back to the grid').click();
  await expect(page.locator('#collection')).toBeHidden();
  await expect(panel).toBeVisible();
});

test('where H is a digit, the button’s key is Alt+H', async ({ sudoku, page }) => {
  const { says } = partsOf(page);
  await expect(page.locator('#hint')).toHaveAttribute('aria-keyshortcuts', 'H Alt+H');
  await sudoku.size(20);
  await expect(page.locator('#hint')).toHaveAttribute('aria-keyshortcuts', 'Alt+H');
  await sudoku.cell(0).click();
  await page.keyboard.press('Alt+h');
  await expect(says).toHaveText('Type a puzzle first.');
});

test('the first hint loads what hints are made of, and the page nothing of it before', async ({ sudoku, page }) => {
  await page.setViewportSize({ width: 390, height: 664 }); // where there is room, the way at a glance loads it
  const { says } = partsOf(page);
  /** @type {string[]} */
  const loaded = [];
  page.on('request', (request) => loaded.push(request.url()));
  const ofHints = () =>
    loaded.filter((url) => /hint/.test(url)).map((url) => url.replace(/^.*\/|-[\w-]{8}(?=\.)/g, ''));
  await sudoku.paste(puzzle);
  await sudoku.expectCells(dots(puzzle));
  await expect(sudoku.verdict).toContainText('Exactly one solution.');
  expect(ofHints()).toEqual([]);
  await page.keyboard.press('h');
  await expect(says).toHaveText(where);
  const words = ['hints-en.json', 'hints.js', 'hintspanel.css', 'hintspanel.js'];
  expect(ofHints().sort()).toEqual([...words, 'ninefold_hint_bg.wasm', 'worker-hint.js']);
});

test('what cannot be loaded is said, and the next press tries again', async ({ page, site }) => {
  const sudoku = new Sudoku(page, site); // the browser complains of what it cannot load
  await sudoku.open();
  const { says, hint, panel } = partsOf(page);
  await sudoku.paste(puzzle);
  await expect(sudoku.verdict).toContainText('Exactly one solution.');
  await page.route('**/assets/hintspanel-*.js', (route) => route.fulfill({ status: 404 }));
  await hint.click();
  await expect(sudoku.note).toHaveText('This part of the page could not be loaded: is there a network?');
  await expect(panel).toBeHidden();
  await page.unroute('**/assets/hintspanel-*.js');
  await hint.click();
  await expect(says).toHaveText(where);
});

test('a chain is drawn over the grid with what it strikes, until it is followed', async ({ sudoku, page }) => {
  const { says, technique, grid } = partsOf(page);
  await open(sudoku, `/#puzzle=${chain}`);
  await page.keyboard.press('h');
  await expect(says).toHaveText(where);
  await page.keyboard.press('h');
  await expect(technique).toBeVisible();
  await expect(grid.locator('path.strong')).toHaveCount(1);
  await expect(grid.locator('path.weak')).toHaveCount(1);
  await expect(drawn(page, 'possible')).not.toBeEmpty();
  await expect(drawn(page, 'struck')).not.toBeEmpty();
  await page.keyboard.press('h');
  await expect(sudoku.verdict).toHaveText(/struck out\.$/);
  await expect(grid.locator('path.strong')).toHaveCount(0);
});

test('the picture and the print of a hint show what it shows, if that is wanted', async ({ sudoku, page }) => {
  const { technique } = partsOf(page);
  await open(sudoku, link(hard.puzzle));
  await page.keyboard.press('h');
  await page.keyboard.press('h');
  await expect(technique).toBeVisible();
  await sudoku.menu('picture');
  const wanted = page.getByRole('switch', { name: 'The hint' });
  await expect(wanted).toBeChecked();
  const save = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save SVG' }).click(),
    ]);
    return readFile(await download.path(), 'utf8');
  };
  const placed = '<g class="placed"'; // the hint's digit
  expect(await save()).toContain(placed);
  await wanted.uncheck();
  expect(await save()).not.toContain(placed);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('#paper g.placed')).toHaveCount(0);
  await expect(page.locator('#paper g.mark')).toHaveCount(0);
  await wanted.check();
  await page.keyboard.press('Escape');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('#paper g.placed')).toHaveCount(1);
  await expect(page.locator('#paper figcaption')).toContainText(/row \d, column \d/i);
  await expect(page.locator('#paper g.mark')).toHaveText('112233445566778899'); // so rows and columns have their numbers
});

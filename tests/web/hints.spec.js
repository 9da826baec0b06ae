// Hints: where to look, what it is, do it; from what the person has, and said aloud.

import { readFile } from 'node:fs/promises';
import { changed, dots, levels, newspaper } from './cases.js';
import { expect, Sudoku, test } from './fixtures.js';

const { puzzle, solution } = newspaper;
const [easy, medium, hard] = levels;

/** @param {import('@playwright/test').Page} page */
const partsOf = (page) => ({
  hint: page.locator('#hint'),
  panel: page.locator('#hints'),
  says: page.locator('#hint-says > p'),
  technique: page.locator('#hint-says summary'),
  aloud: page.locator('#aloud'),
  lit: page.locator('.grid [data-roles~=lit]'),
  marked: page.locator('.grid [data-marks]'),
  overlay: page.locator('.grid .overlay'),
});

/** The digits in a layer's text of the overlay. @param {import('@playwright/test').Page} page @param {string} role */
const drawn = (page, role) => page.locator(`.overlay text.${role}`);

/** A puzzle with its answers. @param {string} cells @param {string} [answers] */
const link = (cells, answers) => `/#puzzle=${cells.replaceAll('.', '0')}${answers ? `&answers=${answers}` : ''}`;

/** Puts a puzzle on the board, and waits until all is said that is said of it. @param {Sudoku} sudoku @param {string} address */
async function open(sudoku, address) {
  await sudoku.holdQuestions('rate'); // else a level may be said between
  await sudoku.page.evaluate((address) => location.assign(address), address);
  await expect(sudoku.page.locator('#aloud')).toContainText('Exactly one solution.');
}

test('H says where, then what and why, then does it; one Undo takes it back', async ({ sudoku, page }) => {
  const { says, technique, aloud, lit, panel } = partsOf(page);
  await open(sudoku, link(easy.puzzle));
  await page.keyboard.press('h');
  await expect(says).toHaveText(/^There is something in (row|column|box) \d\.$/);
  await expect(technique).toBeHidden();
  await expect(lit).toHaveCount(9);
  await expect(aloud).toHaveText(await says.innerText());

  await page.keyboard.press('H');
  await expect(technique).toHaveText(/single$/);
  await expect(says).toHaveText(/ So r\dc\d is \d\.$/);
  await expect(lit).toHaveCount(0);
  await expect(page.locator('.grid [data-roles~=written]')).toHaveAccessibleName(/^blank, would be \d, box \d$/);
  await expect(aloud).toHaveText(/single\. .* So row \d column \d is \d\.$/);

  const said = await says.innerText();
  const [, row, column, digit] = said.match(/So r(\d)c(\d) is (\d)\.$/) ?? [];
  const cell = (Number(row) - 1) * 9 + Number(column) - 1;
  await page.keyboard.press('h');
  await expect(panel).toBeHidden();
  await expect(sudoku.cell(cell)).toHaveText(digit);
  await expect(sudoku.cell(cell)).toHaveAttribute('data-origin', 'answer');
  await sudoku.expectSelected(cell);
  await expect(sudoku.note).toHaveText(`row ${row} column ${column} is ${digit}.`);
  await expect(page.locator('[name=mode][value=answers]')).toBeChecked();
  await expect(aloud).toHaveText(`row ${row} column ${column} is ${digit}.`);
  await page.keyboard.press('Control+z');
  await sudoku.expectCells(easy.puzzle);
});

test('the same by its buttons, and a name that opens what to look for', async ({ sudoku, page }) => {
  const { hint, says, technique, panel } = partsOf(page);
  await open(sudoku, link(medium.puzzle));
  await hint.click();
  await expect(hint).toHaveAttribute('aria-expanded', 'true');
  await sudoku.button('What is it?').click();
  await expect(technique).toBeVisible();
  await expect(page.locator('.cell:focus')).toHaveCount(1); // so that one can type on
  const about = page.locator('#hint-says details p');
  await expect(about).toBeHidden();
  await technique.click();
  await expect(about).toHaveText(/^[^.]+\. [^.]+\.$/);
  const first = await says.innerText();
  await sudoku.button('Another').click();
  await expect(says).toHaveText(/^There is something in /);
  await sudoku.button('What is it?').click();
  await expect(technique).toBeVisible();
  await expect(about).toBeHidden();
  expect(await says.innerText()).not.toBe(first);
  await sudoku.button('Do it').click();
  await expect(panel).toBeHidden();
  await expect(sudoku.note).not.toBeEmpty();
});

test('after the last step Another says so, and begins again', async ({ sudoku, page }) => {
  const { says } = partsOf(page);
  // All but three digits are there: each of the rest follows at once.
  const cells = changed(solution, { 0: '0', 40: '0', 80: '0' });
  await sudoku.paste(cells);
  await expect(sudoku.verdict).toContainText('Exactly one solution.');
  await page.keyboard.press('h');
  await expect(says).toHaveText(/^There is something in /);
  const first = await says.innerText();
  const another = sudoku.button('Another');
  const seen = new Set([first]);
  for (let step = 2; step <= 3; step++) {
    await another.click();
    let now = '';
    const isNew = async () => {
      now = await says.innerText();
      return now.startsWith('There is something in ') && !seen.has(now);
    };
    await expect.poll(isNew).toBe(true); // else the hint before may be read once more
    seen.add(now);
  }
  expect(seen.size).toBe(3);
  await another.click();
  await expect(says).toHaveText('There is no other step.');
  await another.click();
  await expect(says).toHaveText(first);
});

test('a hint strikes candidates from the marks, and writes none but those it needs', async ({ sudoku, page }) => {
  const { marked, says, technique } = partsOf(page);
  await open(sudoku, link(hard.puzzle));
  /** Goes from hint to hint until candidates are struck. */
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('h');
    await expect(says).toHaveText(/^There is something in /);
    await page.keyboard.press('h');
    await expect(technique).toBeVisible();
    if (/That rules out/.test(await says.innerText())) break;
    await page.keyboard.press('h');
    await expect(page.locator('#hints')).toBeHidden();
  }
  await expect(says).toHaveText(/That rules out/);
  await expect(marked).toHaveCount(0);
  expect((await drawn(page, 'possible').textContent())?.length).toBeGreaterThan(0);
  const struck = (await drawn(page, 'struck').getAttribute('x'))?.split(' ').length;
  const cells = new Set((await says.innerText()).replace(/^.*That rules out/s, '').match(/r\dc\d/g));
  await page.keyboard.press('h');
  await expect(sudoku.note).toHaveText(/^Struck: /);
  await expect(marked).toHaveCount(cells.size); // the cells of which it spoke, and no others
  expect(struck).toBeGreaterThan(0);
  await page.keyboard.press('Control+z');
  await expect(marked).toHaveCount(0);
});

test('wrong answers come first, one by one, and no digit is given away', async ({ sudoku, page }) => {
  const { says, lit, aloud, technique } = partsOf(page);
  const wrong = changed('0'.repeat(81), { 0: '2', 1: '9', 8: '8' }); // the last is right
  await open(sudoku, link(puzzle, wrong));
  await page.keyboard.press('h');
  await expect(says).toHaveText('2 of your answers cannot be right.');
  await expect(lit).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(says).toHaveText('Row 1, column 1.');
  await expect(technique).toBeHidden();
  await expect(lit).toHaveAttribute('data-cell', '0');
  await expect(aloud).toHaveText('Row 1, column 1.');
  await sudoku.button('Another').click();
  await sudoku.button('What is it?').click();
  await expect(says).toHaveText('Row 1, column 2.');
  await sudoku.button('Clear it').click();
  await expect(sudoku.cell(1)).toHaveText('');
  await expect(sudoku.note).toHaveText('Cleared: row 1 column 2.');
  await page.keyboard.press('h');
  await expect(says).toHaveText('One of your answers cannot be right.');
});

test('a struck candidate that is needed comes first, and is noted again with all others', async ({ sudoku, page }) => {
  const { says, marked, lit } = partsOf(page);
  await open(sudoku, link(puzzle));
  await sudoku.cell(1).click();
  await page.keyboard.press('p');
  const right = solution[1];
  await sudoku.type([...'1289'].filter((digit) => digit !== right).join(''));
  await page.keyboard.press('h');
  await expect(says).toHaveText('In one cell the right digit is missing among your marks.');
  await page.keyboard.press('h');
  await expect(says).toHaveText('Row 1, column 2.');
  await expect(lit).toHaveCount(1);
  await sudoku.button('Note all again').click();
  await expect(marked).toHaveCount(1);
  expect(await marked.getAttribute('data-marks')).toContain(right);
  expect(await marked.getAttribute('data-marks')).toMatch(/^\d{2,}$/);
});

test('all that can be filled in now is lit, and nothing else is given away', async ({ sudoku, page }) => {
  const { says, lit, aloud, hint } = partsOf(page);
  await open(sudoku, link(easy.puzzle));
  await hint.click();
  await sudoku.button('What can be filled in now?').click();
  await expect(says).toHaveText(/^\d+ cells can be filled in now\.$/);
  const count = Number.parseInt(await says.innerText(), 10);
  await expect(lit).toHaveCount(count);
  for (const cell of await lit.all()) expect(await cell.textContent()).toBe('');
  await expect(aloud).toHaveText(
    new RegExp(`^${count} cells can be filled in now\\. (row \\d column \\d[,. and]*){${count}}`),
  );
  await sudoku.expectCells(easy.puzzle);
});

/** What is said where there is no step. @type {[name: string, address: string, verdict: string, says: string, doctor: string][]} */
const without = [
  ['an empty grid', '/', 'An empty grid.', 'Type a puzzle first.', ''],
  [
    'no solution',
    link(changed(puzzle, { 2: '6' })),
    'No solution.',
    'There is no solution, so no step is right: something is mistyped.',
    'What is wrong?',
  ],
  [
    'a clash',
    link(puzzle.replace('53', '55')),
    'has two 5s.',
    'There is no solution, so no step is right: something is mistyped.',
    'What is wrong?',
  ],
  [
    'several',
    link(puzzle.replace('5', '0')),
    '13 solutions.',
    'There are several solutions, so no step is certain: perhaps a given is missing.',
    'Why not one?',
  ],
  ['a solved puzzle', link(solution), 'Exactly one solution.', 'Every cell is filled in.', ''],
];

for (const [name, address, verdict, sentence, doctor] of without) {
  test(`${name}: the hint says so${doctor && ', and offers the doctor'}`, async ({ sudoku, page }) => {
    const { says, hint, panel } = partsOf(page);
    await sudoku.open(address);
    await expect(sudoku.verdict).toContainText(verdict);
    await hint.click();
    await expect(says).toHaveText(sentence);
    if (!doctor) return;
    await panel.getByRole('button', { name: doctor, exact: true }).click();
    await expect(panel).toBeHidden();
    await expect(sudoku.panel.locator('h2')).not.toBeEmpty();
  });
}

test('a change ends the hint, Escape and × close it, another mode leaves it', async ({ sudoku, page }) => {
  const { says, panel, hint } = partsOf(page);
  const ask = async () => {
    await hint.click();
    await expect(says).toHaveText(/^There is something in /);
  };
  await open(sudoku, link(puzzle));
  await ask();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(sudoku.cell(0)).toBeFocused();
  await ask();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  await ask();
  await page.keyboard.press('Alt+a');
  await page.keyboard.press('ArrowRight');
  await expect(panel).toBeVisible();
  await sudoku.type(solution[1]);
  await expect(panel).toBeHidden();
  await ask();
  await sudoku.button('Check').click();
  await expect(panel).toBeHidden();
  await expect(sudoku.note).toHaveText('1 answer, and it is right so far.');
});

test('where H is a digit, Alt+H asks', async ({ sudoku, page }) => {
  const { says } = partsOf(page);
  await page.locator('#size').selectOption('20×20');
  await expect(page.getByRole('gridcell')).toHaveCount(400);
  await sudoku.cell(0).click();
  await page.keyboard.press('h');
  await expect(sudoku.cell(0)).toHaveText('H');
  await expect(page.locator('#hint')).toHaveAttribute('aria-keyshortcuts', 'Alt+H');
  await page.keyboard.press('Alt+h');
  await expect(says).toHaveText('There are several solutions, so no step is certain: perhaps a given is missing.');
});

test('the first hint loads what hints are made of, and the page nothing of it before', async ({ sudoku, page }) => {
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
  await expect(says).toHaveText(/^There is something in /);
  const all = ['hints-en.json', 'hints.css', 'hints.js', 'ninefold_hint_bg.wasm', 'worker-hint.js'];
  expect(ofHints().sort()).toEqual(all);
});

test('what cannot be loaded is said, and the next press tries again', async ({ page, site }) => {
  const sudoku = new Sudoku(page, site); // the browser complains of what it cannot load
  await sudoku.open();
  const { says, hint, panel } = partsOf(page);
  await sudoku.paste(puzzle);
  await expect(sudoku.verdict).toContainText('Exactly one solution.');
  await page.route('**/assets/hints-*.css', (route) => route.fulfill({ status: 404 }));
  await hint.click();
  await expect(sudoku.note).toHaveText('This part of the page could not be loaded: is there a network?');
  await expect(panel).toBeHidden();
  await page.unroute('**/assets/hints-*.css');
  await hint.click();
  await expect(says).toHaveText(/^There is something in /);
});

test('a chain is drawn with its links, and read as one would say it', async ({ sudoku, page }) => {
  const { says, technique, overlay } = partsOf(page);
  await sudoku.paste(levels[3].puzzle);
  await expect(sudoku.verdict).toContainText('Exactly one solution.');
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('h');
    await expect(says).toHaveText(/^There is something in /);
    await page.keyboard.press('h');
    await expect(technique).toBeVisible();
    if (await overlay.locator('path.strong').count()) break;
    await page.keyboard.press('h');
    await expect(page.locator('#hints')).toBeHidden();
  }
  await expect(overlay.locator('path.strong')).toHaveCount(1);
  await expect(overlay.locator('path.weak')).toHaveCount(1);
  await expect(says).toHaveText(/If r\dc\d were \d, then r\dc\d would not be \d, so .*\. That rules out /);
});

test('the picture and the print of a hint show what it shows, if that is wanted', async ({ sudoku, page }) => {
  const { technique } = partsOf(page);
  await open(sudoku, link(hard.puzzle));
  await page.keyboard.press('h');
  await page.keyboard.press('h');
  await expect(technique).toBeVisible();
  await page.locator('#share').click();
  const wanted = page.getByLabel('With the hint, in print and picture');
  await expect(wanted).toBeChecked();
  const save = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save SVG' }).click(),
    ]);
    return readFile(await download.path(), 'utf8');
  };
  const written = '<g class="answer"'; // the puzzle itself has no answers
  expect(await save()).toContain(written);
  await wanted.uncheck();
  expect(await save()).not.toContain(written);
  await page.keyboard.press('Escape');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('#paper g.answer')).toHaveCount(1);
});

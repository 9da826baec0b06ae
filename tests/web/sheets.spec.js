// What is printed of a list: as many sheets as it should, and what each of them says.

import { classic, sides } from '../../www/model/layout.js';
import { lineOf } from '../../www/model/symbols.js';
import { daily, dots, weekly } from './cases.js';
import { expect, test } from './fixtures.js';
import { viewOf } from './listing.js';
import { pigeonhole } from './pigeonhole.js';
import {
  count,
  digits,
  expectPages,
  look,
  lowest,
  papers,
  placeIn,
  print,
  printed,
  printingIn,
  saidIn,
  viewport,
} from './printing.js';

const { puzzle } = daily;
const unsolvable = `11${puzzle.slice(2)}`;

test.use({ viewport });
test.beforeEach(({ page }) => count(page));

/**
 * Each place of the solutions and each size of the sheets once, with how many puzzles the list has, how many are wanted
 * to a page, and how many pages that takes; `sheets.test.js` has every size in every place.
 * @type {[solutions: string, each: string, count: number, pages: number][]}
 */
const lists = [
  ['None', '4', 5, 2],
  ['Beside', '6', 7, 2],
  ['Upside down below', '2', 3, 2],
  ['On a last page', '6', 13, 3 + 2],
];
test('a list, with its solutions in every place', async ({ sudoku, page }) => {
  for (const [solutions, each, count, pages] of lists) {
    await page.keyboard.press('Escape');
    await sudoku.pasteList(`${puzzle}\n`.repeat(count));
    await expect(page.locator('#bar')).toContainText(`Puzzle 1 of ${count}`);
    await print(sudoku, { what: `All ${count} puzzles of the list`, solutions, each });
    await expectPages(page, pages, solutions, solutions === 'Upside down below' ? papers : lowest);
    await expect(page.locator('#paper > section'), solutions).toHaveCount(pages);
    const solved = page.locator('#paper svg', { has: page.locator('.solved') });
    await expect(solved, solutions).toHaveCount(solutions === 'None' ? 0 : count);
    expect(
      (await printed(page)).filter((its) => its === digits(puzzle)),
      solutions,
    ).toHaveLength(count);
    await expect(page.locator('#paper figcaption').last(), solutions).toHaveText(
      solutions === 'Beside'
        ? 'Solution'
        : solutions === 'None'
          ? new RegExp(`^${count}( · Unfair, 7.1)?$`)
          : String(count),
    );
    await look(page);
  }
});

test('a sheet is seen in every window as it is on paper', async ({ sudoku, page }) => {
  await sudoku.pasteList(`${puzzle}\n`.repeat(6));
  await sudoku.menu('print');
  await printingIn(page).getByRole('combobox', { name: 'What' }).selectOption({ label: 'All 6 puzzles of the list' });
  const widths = () =>
    printingIn(page)
      .locator('.paper figure')
      .evaluateAll((all) => all.map((figure) => figure.clientWidth));
  for (const each of ['1', '2', '4', '6']) {
    await page.setViewportSize(viewport);
    await printingIn(page).getByLabel('Puzzles to a page').selectOption(each);
    await expect(page.locator('#printing .paper figure')).toHaveCount(Number(each));
    const before = await widths();
    expect(Math.min(...before), each).toBeGreaterThan(200);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await widths(), each).toEqual(before);
  }
});

test('solutions upside down are read from left to right when the sheet is turned', async ({ sudoku, page }) => {
  await sudoku.pasteList(`${puzzle}\n`.repeat(6));
  await expect(page.locator('#bar')).toContainText('Puzzle 1 of 6');
  await print(sudoku, { what: 'All 6 puzzles of the list', solutions: 'Upside down below' });
  await page.emulateMedia({ media: 'print' });
  const foot = page.locator('#paper section > :last-child');
  const turned = await foot.evaluate((foot) =>
    [...foot.querySelectorAll('p, svg, figcaption')].map((element) => {
      const { right, bottom } = element.getBoundingClientRect();
      return { tag: element.tagName, left: Math.round(innerWidth - right), top: Math.round(innerHeight - bottom) };
    }),
  );
  const [heading, ...parts] = turned;
  const grids = parts.filter(({ tag }) => tag === 'svg');
  const captions = parts.filter(({ tag }) => tag === 'FIGCAPTION');
  expect(grids.map(({ left }) => left)).toEqual(grids.map(({ left }) => left).sort((a, b) => a - b));
  expect(new Set(grids.map(({ top }) => top)).size).toBe(1);
  expect(grids.every(({ top }) => top > heading.top)).toBe(true);
  expect(captions.every(({ top }) => top > grids[0].top)).toBe(true);
  expect(grids.map(({ left }) => left)).toEqual(captions.map(({ left }) => left));
  await expect(foot.locator('figcaption')).toHaveText(['1', '2', '3', '4', '5', '6']);
});

/** A puzzle of every shape: a solved grid without its first row. */
const everyShape = sides.map((side) => {
  const { boxRows, boxColumns } = classic(side);
  const cells = Uint8Array.from({ length: side * side }, (_, at) => {
    const [row, column] = [Math.floor(at / side), at % side];
    return row && (((row % boxRows) * boxColumns + Math.floor(row / boxRows) + column) % side) + 1;
  });
  return lineOf(cells);
});

test('every shape is on paper with its solution, and no digit is too small to be read', async ({ sudoku, page }) => {
  await sudoku.pasteList(everyShape.join('\n'));
  await expect(page.locator('#bar')).toContainText('Puzzle 1 of 10');
  for (const solutions of ['Beside', 'Upside down below', 'On a last page']) {
    await print(sudoku, { what: 'All 10 puzzles of the list', solutions });
    await expect(page.locator('#paper svg', { has: page.locator('.solved') })).toHaveCount(10);
    await expectPages(page, await page.locator('#paper > section').count(), solutions);
    const smallest = await look(page, () =>
      page.locator('#paper .solved').evaluateAll((all) =>
        Math.min(
          ...all.map((group) => {
            const svg = /** @type {SVGSVGElement} */ (group.closest('svg'));
            return (Number(group.getAttribute('font-size')) * svg.clientWidth) / svg.viewBox.baseVal.width;
          }),
        ),
      ),
    );
    expect(Number(smallest) * 0.75, `${solutions}, in points`).toBeGreaterThan(4.5);
  }
});

test('where there is not one solution a word says so, and what is left out is said', async ({ sudoku, page }) => {
  const none = `1${puzzle.slice(1, 8)}7${puzzle.slice(9)}`;
  const lines = [puzzle, unsolvable, puzzle.slice(1), `000${puzzle.slice(3)}`, none];
  await sudoku.pasteList(lines.join('\n'));
  await expect(page.locator('#bar')).toContainText('of 5');
  await print(sudoku, { what: 'All 5 puzzles of the list', solutions: 'Upside down below' }); // where it has the least room
  await expect(page.locator('#paper figure > div')).toHaveText(['A digit twice', 'Several solutions', 'No solution']);
  await expect(saidIn(page)).toHaveText(
    '1 puzzle is unreadable and left out. Not exactly one solution: puzzles 2, 4 and 5.',
  );
  await look(page);
});

test('what is not solved yet is waited for, as long as the person likes', async ({ sudoku, page }) => {
  await sudoku.holdQuestions('solveLines', { bytes: 100 });
  await sudoku.pasteList(`${puzzle}\n${pigeonhole().replaceAll('\n', '')}`);
  await expect(page.locator('#bar')).toContainText('Puzzle 1 of 2');
  await sudoku.menu('print');
  const dialog = printingIn(page);
  const root = page.locator('html');
  await dialog.getByRole('combobox', { name: 'What' }).selectOption('All 2 puzzles of the list');
  await placeIn(page).selectOption('On a last page');
  await dialog.getByRole('button', { name: 'Print', exact: true }).click();
  const now = dialog.getByRole('button', { name: 'Print now' });
  await expect(now).toBeVisible();
  await expect(saidIn(page)).toHaveText('1 puzzle is not solved yet.');
  await expect(root).not.toHaveAttribute('data-printed');
  await now.click();
  await expect(root).toHaveAttribute('data-printed', '1');
  await expect(page.locator('#paper figure > div')).toHaveText(['Waiting']);
  await expect(page.locator('#paper .solved text')).toHaveCount(57);
  await expect(saidIn(page)).toHaveText('1 puzzle is not solved yet.');

  await dialog.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(now).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog.locator('[name=print]')).toHaveText('Print');
  await expect(root).toHaveAttribute('data-printed', '1');
});

test('of a long list the first 1,000, without those that cannot be read', async ({ sudoku: { page } }) => {
  const text = `${puzzle}\n${puzzle.slice(1)}\n${`${puzzle}\n`.repeat(1100)}`;
  await page.locator('#file').setInputFiles({ name: 'Sunday.txt', mimeType: '', buffer: Buffer.from(text) });
  await expect(page.locator('#collection-title')).toHaveText('1,102 puzzles');
  const capital = { key: 'P', ctrlKey: true, bubbles: true, cancelable: true }; // as with Caps Lock
  await page.locator('#puzzles').dispatchEvent('keydown', capital);
  const dialog = printingIn(page);
  await expect(dialog.getByRole('heading', { name: 'Print' })).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'What' })).toBeHidden();
  await expect(dialog.locator('output')).toHaveText('167 sheets');
  await dialog.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '1');
  await expect(saidIn(page)).toHaveText(
    'Only the first 1,000 of 1,102 puzzles are printed. 1 puzzle is unreadable and left out.',
  );
  expect(await printed(page)).toEqual(new Array(999).fill(digits(puzzle)));
  await expect(page.locator('#paper > section')).toHaveCount(Math.ceil(999 / 6));
  await expect(page.locator('#paper figcaption').last()).toHaveText('1,000');
  await expect(page.locator('#paper h2').first()).toHaveText('Sunday');
});

test('only the puzzles that are listed', async ({ sudoku, page }) => {
  const text = `${puzzle}\n${unsolvable}\n${puzzle}\n`;
  await page.locator('#file').setInputFiles({ name: 'three.txt', mimeType: '', buffer: Buffer.from(text) });
  await viewOf(page).filter('A digit twice').choose();
  await page.keyboard.press('Control+p');
  await printingIn(page).getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('#paper figcaption')).toHaveText(['2']);
  expect(await printed(page)).toEqual([digits(unsolvable)]);
  await expect(sudoku.verdict).toBeHidden();
});

test('a range of the list, by their numbers; what is none is said, and prints nothing', async ({ sudoku, page }) => {
  await sudoku.pasteList(`${puzzle}\n`.repeat(9));
  await expect(page.locator('#bar')).toContainText('Puzzle 1 of 9');
  const what = 'All 9 puzzles of the list';
  for (const [range, numbers] of /** @type {const} */ ([
    ['3–4', ['3', '4']],
    ['8-', ['8', '9']],
    ['5', ['5']],
  ])) {
    await print(sudoku, { what, range, switches: { Levels: false } });
    await expect(page.locator('#paper figcaption')).toHaveText(numbers);
  }
  await printingIn(page).getByRole('textbox', { name: 'Puzzles' }).fill('x');
  await expect(saidIn(page)).toHaveText('“x” is no range: 1–9 would be one.');
  await expect(printingIn(page).locator('output')).toHaveText('There is no puzzle to print.');
  await expect(printingIn(page).getByRole('button', { name: 'Print', exact: true })).toBeDisabled();
});

test('when the dialog is closed, the print command prints the grid again', async ({ sudoku, page }) => {
  await sudoku.pasteList(`${puzzle}\n${puzzle}\n${puzzle}\n`);
  await expect(page.locator('#bar')).toContainText('Puzzle 1 of 3');
  await print(sudoku, { what: 'All 3 puzzles of the list', each: '2' });
  await expectPages(page, 2);
  await page.keyboard.press('Escape');
  await expect(() => expectPages(page, 1)).toPass(); // Chromium closes it a moment after the key, and says so another later
});

test('the print command prints the list while that is in front, and what is listed of it', async ({ sudoku, page }) => {
  await sudoku.paste(weekly.puzzle);
  await sudoku.expectCells(dots(weekly.puzzle));
  await expect(sudoku.verdict).toContainText('Exactly one solution.');
  await sudoku.button('Solution').click();
  await expect(sudoku.solved).toHaveCount(59);
  const text = `${puzzle}\n${puzzle.slice(1)}\n${unsolvable}\n${`${puzzle}\n`.repeat(5)}`;
  await page.locator('#file').setInputFiles({ name: 'Sunday.txt', mimeType: '', buffer: Buffer.from(text) });
  await expect(page.locator('#collection-title')).toHaveText('8 puzzles');
  const papers = async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const captions = await page.locator('#paper figcaption').allTextContents();
    return captions.map((caption) => caption.split(' · ')[0]); // its level comes when it is rated
  };
  await expect.poll(papers).toEqual(['1', '3', '4', '5', '6', '7', '8']);
  expect(await printed(page)).toEqual([puzzle, unsolvable, ...new Array(5).fill(puzzle)].map(digits));
  await expect(page.locator('#paper h2').first()).toHaveText('Sunday');
  await expectPages(page, 2);
  await look(page);
  await viewOf(page).filter('A digit twice').choose();
  await expect.poll(papers).toEqual(['3']);
  await viewOf(page).filter('One').choose();
  await expect.poll(papers).toEqual(['1', '4', '5', '6', '7', '8']);
  await sudoku.button('Back to the grid').click();
  await expectPages(page, 1);
  await expect(page.locator('#paper h2')).toHaveText('Solution · Sudoku 9×9');
});

test('before a list has been read, the print command prints its name, and never the grid behind it', async ({
  sudoku,
  page,
}) => {
  await sudoku.paste(puzzle);
  await page.route('**/listing-*.js', (route) =>
    route.fulfill({ body: 'await new Promise(() => {})', contentType: 'text/javascript' }),
  );
  await page
    .locator('#file')
    .setInputFiles({ name: 'a.txt', mimeType: '', buffer: Buffer.from(`${puzzle}\n${puzzle}\n`) });
  await expect(page.locator('#collection-title')).toHaveText('2 puzzles');
  await expectPages(page, 1);
  await expect(page.locator('#paper h2')).toHaveText('a');
  expect(await printed(page)).toEqual([]);
  await page.unroute('**/listing-*.js');
});

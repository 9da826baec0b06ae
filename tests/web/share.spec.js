// The dialog that shares a puzzle: its link, the QR code of it, and handing it to the system.

import jsqr from 'jsqr';
import { sides } from '../../www/model/layout.js';
import { linkOf } from '../../www/model/links.js';
import { daily } from './cases.js';
import { expect, intervals, Sudoku, test } from './fixtures.js';
import { emptyOf, printed } from './printed.js';
import { openDialog, paste, pixelsOf, puzzle } from './sharing.js';

test.describe('the dialog', () => {
  test('has the link, that brings the puzzle along, and says nothing of answers where there are none', async ({
    sudoku,
    page,
  }) => {
    await paste(sudoku);
    const { dialog, link } = await openDialog(sudoku);
    await expect(dialog.getByRole('switch', { name: 'With my answers and marks' })).toBeHidden();
    const address = `${sudoku.url}/#puzzle=${daily.puzzle}`;
    await expect(link).toHaveValue(address);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('#share')).toBeFocused();
    await sudoku.button('New').click();
    await expect(page).toHaveURL(`${sudoku.url}/`); // else it would be a reload, which brings back the empty grid
    await page.goto(address);
    await sudoku.expectCells(puzzle);
  });

  test('can be opened, used and closed with the keyboard alone', async ({ sudoku, page }) => {
    await paste(sudoku);
    await page.locator('#share').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Link copied.');
    expect(await sudoku.clipboard()).toBe(`${sudoku.url}/#puzzle=${daily.puzzle}`);
    await page.keyboard.press('Escape');
    await expect(page.locator('#share')).toBeFocused();
  });

  test('marks the link where it may not be copied', async ({ sudoku, page }) => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = async () => {
        throw new DOMException('no', 'NotAllowedError');
      };
    });
    await sudoku.type('1');
    const { dialog, link } = await openDialog(sudoku);
    await dialog.getByRole('button', { name: 'Copy the link' }).click();
    await expect(dialog.getByRole('status')).toHaveText('Selected: copy it with Ctrl+C.');
    await expect(link).toBeFocused();
    const marked = await page.evaluate(() => getSelection()?.toString());
    expect(marked).toBe(await link.inputValue());
  });

  test('says so when it cannot be loaded, and comes as soon as it can', async ({ sudoku, context }) => {
    const page = await context.newPage(); // this page may complain: the file is missing on purpose
    await page.route('**/sharedialog-*.js', (route) => route.abort());
    const other = new Sudoku(page, sudoku.url);
    await other.open();
    await other.type('1');
    await page.locator('#share').click();
    await expect(other.note).toHaveText('This part of the page could not be loaded: is there a network?');
    await page.unroute('**/sharedialog-*.js');
    await page.locator('#share').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test.describe('answers and marks', () => {
  const answers = new Uint8Array(81).fill(1, 0, 1).fill(4, 1, 2);
  const marks = new Uint32Array(81).fill(0b11, 4, 5);
  const whole = linkOf({ sheet: printed(daily.puzzle), answers, marks });

  test('go along, or stay', async ({ sudoku, page }) => {
    await sudoku.open(`/${whole}`);
    await expect(sudoku.cell(1)).toHaveAttribute('data-origin', 'answer');
    const { dialog, link, code } = await openDialog(sudoku);
    const own = dialog.getByRole('switch', { name: 'With my answers and marks' });
    await expect(own).toBeChecked();
    for (const [isOwn, hash, holds] of /** @type {const} */ ([
      [true, whole, 'The link is the puzzle with your answers and marks.'],
      [false, `#puzzle=${daily.puzzle}`, 'The link is the puzzle.'],
    ])) {
      await own.setChecked(isOwn);
      await expect(link).toHaveValue(`${sudoku.url}/${hash}`);
      await expect(dialog.locator('.pictured p')).toHaveText(`${holds} A phone’s camera reads the code.`);
      await expect(async () => {
        const { data, width, height } = await pixelsOf(page, await code.screenshot());
        expect(jsqr.default(data, width, height)?.data).toBe(`${sudoku.url}/${hash}`);
      }).toPass({ intervals, timeout: 20_000 }); // the code of before may still be there
    }
  });

  test('can be too many for a QR code', async ({ sudoku }) => {
    const all = {
      sheet: emptyOf(25),
      answers: new Uint8Array(625).fill(25, 0, 40),
      marks: new Uint32Array(625).fill(2 ** 25 - 1, 40),
    };
    await sudoku.open(`/${linkOf(all)}`);
    await expect(sudoku.cell(624)).toBeVisible();
    const { dialog, code, link } = await openDialog(sudoku);
    await expect(dialog.getByText('The link is too long for a QR code.')).toBeVisible();
    await expect(code).toHaveCount(0);
    await dialog.getByRole('switch', { name: 'With my answers and marks' }).uncheck();
    await expect(code).toBeVisible();
    await expect(link).toHaveValue(`${sudoku.url}/#puzzle=${'0'.repeat(625)}`);
  });
});

test('where the system can share, the dialog hands the link over; where it is not taken up, nothing is said', async ({
  sudoku,
  page,
}) => {
  await page.evaluate(() => {
    navigator.share = async (data) => {
      document.title = JSON.stringify(data);
    };
  });
  await paste(sudoku);
  const { dialog } = await openDialog(sudoku);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(page).toHaveTitle(JSON.stringify({ title: 'Sudoku 9×9', url: `${sudoku.url}/#puzzle=${daily.puzzle}` }));
  await page.evaluate(() => {
    navigator.share = async () => {
      document.title = 'asked';
      throw new DOMException('changed their mind', 'AbortError');
    };
  });
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(page).toHaveTitle('asked');
  await expect(dialog.getByRole('status')).toBeEmpty();
});

test('its rows lead to the dialogs for paper, pictures and text, which come in its place', async ({ sudoku, page }) => {
  await paste(sudoku);
  for (const [row, name] of /** @type {const} */ ([
    ['Print…', 'Print'],
    ['Picture…', 'Picture'],
    ['Text…', 'Puzzles as text'],
  ])) {
    const { dialog } = await openDialog(sudoku);
    await dialog.getByRole('button', { name: row }).click();
    await expect(page.getByRole('dialog')).toHaveAccessibleName(name);
    await page.keyboard.press('Escape');
    await expect(page.locator('#share')).toBeFocused();
  }
});

test('the QR code of every size is the link, light or dark', async ({ sudoku, page }) => {
  /** @type {[side: number, colorScheme: 'light' | 'dark'][]} */
  const codes = [...sides.map((side) => /** @type {[number, 'light']} */ ([side, 'light'])), [9, 'dark']];
  for (const [side, colorScheme] of codes) {
    await page.emulateMedia({ colorScheme });
    await sudoku.size(side);
    await sudoku.type('1234');
    const { link, code, dialog } = await openDialog(sudoku);
    await expect(code).toHaveAccessibleName('QR code of the link');
    await expect(async () => {
      const { data, width, height } = await pixelsOf(page, await code.screenshot()); // it is drawn anew with the verdict
      expect(jsqr.default(data, width, height)?.data, `${side}×${side}`).toBe(await link.inputValue());
    }).toPass({ intervals, timeout: 20_000 });
    const pixelsPerModule = await code.evaluate(
      (svg) => (svg.clientWidth * devicePixelRatio) / /** @type {SVGSVGElement} */ (svg).viewBox.baseVal.width,
    );
    expect(pixelsPerModule % 1, `${side}×${side}`).toBe(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
  }
});

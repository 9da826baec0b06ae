// A jigsaw and a 6×6 through the camera, from the button to the grid: by touch on a phone, and by keyboard on a desk.

import { createCameras, lights, phone } from './cameras.js';
import { dots, six } from './cases.js';
import { jigsaw, photoOf } from './drawings.js';
import { expect, test } from './fixtures.js';
import { smudged } from './photos.js';

/** @import { Photo } from './photos.js' */

test.describe.configure({ mode: 'default' }); // in one worker, so that each film takes one browser

const jigsawCells = dots(jigsaw.cells);
const sixCells = dots(six.puzzle);

/** The photos that the browser draws. @type {Record<'jigsaw' | 'six', Photo>} */
let photos;
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  photos = { jigsaw: await photoOf(page, [jigsaw]), six: await photoOf(page, [{ cells: sixCells, boxRows: 2 }]) };
  await page.close();
});

const { withCamera, close } = createCameras({
  jigsaw: () => photos.jigsaw,
  doubtfulJigsaw: () => smudged(photos.jigsaw, [0]),
  six: () => photos.six,
  doubtfulSix: () => smudged(photos.six, [1, 32]),
});
test.afterAll(close);

const onPhone = { device: phone };

test('a jigsaw by touch: its outline is tapped, a doubt is settled, and the regions are the grid’s', async ({
  site,
}) => {
  await withCamera(
    site,
    'doubtfulJigsaw',
    async (sudoku) => {
      const { page } = sudoku;
      const heading = page.locator('#photo').getByRole('heading');
      await page.locator('#camera').tap();
      await expect(page.getByRole('dialog').locator('path.doubtful')).toHaveAttribute('d', /^M/);
      const view = await page.getByRole('dialog').locator('video').boundingBox();
      if (!view) throw new Error('nothing is seen');
      await page.touchscreen.tap(view.x + view.width / 2, view.y + view.height / 2);
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(heading).toHaveText('Is it 3?'); // half of the 5 is gone
      await expect(page.locator('#photo')).toContainText('1 doubt, 27 read');
      await sudoku.button('Row 1, column 1: 5').tap();
      await expect(heading).toHaveText('Nothing is in doubt.');
      await sudoku.button('Use the puzzle').tap();
      await sudoku.expectCells(jigsawCells);
      await expect(sudoku.note).toHaveText('The irregular regions hold every digit, in place of the boxes.');
      await expect(sudoku.verdict).toHaveText('Exactly one solution.');
      await expect(sudoku.cell(11)).toHaveAccessibleName('blank, region 2');
      expect(await lights(sudoku)).toEqual(['ended']);
    },
    onPhone,
  );
});

test('a 6×6 by keyboard: it is taken by Enter, and what is typed settles its doubts', async ({ site }) => {
  await withCamera(site, 'doubtfulSix', async (sudoku) => {
    const { page } = sudoku;
    const panel = page.locator('#photo');
    await page.locator('#camera').press('Enter');
    await expect(page.getByRole('dialog').locator('path.doubtful')).toHaveAttribute('d', /^M/);
    await expect(sudoku.button('Take the photo')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(panel).toContainText('2 doubts, 30 read');
    await expect(sudoku.cell(1)).toBeFocused();
    const choices = panel.getByRole('toolbar', { name: 'What stands in the cell' }).getByRole('button');
    for (const text of await choices.allTextContents()) expect(text).not.toMatch(/[7-9]/); // no 6×6 has them
    await sudoku.type('6');
    await expect(sudoku.cell(32)).toBeFocused();
    await sudoku.type('3');
    await expect(panel.getByRole('heading')).toHaveText('Nothing is in doubt.');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await sudoku.expectCells(sixCells);
    await expect(sudoku.verdict).toHaveText('Exactly one solution.');
    expect(await lights(sudoku)).toEqual(['ended']);
  });
});

for (const [film, cells, note, device] of /** @type {const} */ ([
  ['jigsaw', jigsawCells, 'Grid found. 27 digits. Jigsaw 9×9. Read clearly.', undefined],
  ['six', sixCells, 'Grid found. 30 digits. 6×6. Read clearly.', phone],
])) {
  test(`one that is clear is taken by itself: ${film}`, async ({ site }) => {
    await withCamera(
      site,
      film,
      async (sudoku) => {
        await sudoku.type('12');
        await sudoku.menu('camera');
        await sudoku.expectCells(cells);
        await expect(sudoku.note).toHaveText(note);
        await expect(sudoku.page.getByRole('dialog')).toBeHidden();
        expect(await lights(sudoku)).toEqual(['ended']);
        await sudoku.button('Undo').click();
        await sudoku.expectCells('12'.padEnd(81, '.'));
      },
      { device },
    );
  });
}

// The camera: Chromium's fake one shows a film.

import { createCameras, lights } from './cameras.js';
import { daily, dots } from './cases.js';
import { expect, test } from './fixtures.js';
import { header } from './hosts.js';
import { drawn, erased, pngOf, puzzle, smudged, together } from './photos.js';
import { serve } from './site.js';

test.describe.configure({ mode: 'default' }); // in one worker, so that each film takes one browser

const { withCamera, close } = createCameras({
  sure: drawn,
  doubtful: () => smudged(drawn(), [2]),
  clear: () => erased(drawn(), [2, 3, 9]),
  several: async () => together([[drawn(), await erased(drawn(), [2, 3, 9])]]),
  white() {
    const { rgba, width, height } = drawn();
    return { rgba: new Uint8ClampedArray(rgba.length).fill(255), width, height };
  },
});
test.afterAll(close);

test('a sure puzzle is taken by itself, and the light goes out', async ({ site }) => {
  await withCamera(site, 'sure', async (sudoku) => {
    await sudoku.type('12');
    await sudoku.menu('camera');
    await sudoku.expectCells(puzzle);
    await expect(sudoku.note).toHaveText('Grid found. 24 digits.');
    await expect(sudoku.page.getByRole('dialog')).toBeHidden();
    expect(await lights(sudoku)).toEqual(['ended']);
    await sudoku.button('Undo').click();
    await sudoku.expectCells('12'.padEnd(81, '.'));
  });
});

test('a clear one with several solutions is taken by itself, too', async ({ site }) => {
  await withCamera(site, 'clear', async (sudoku) => {
    await sudoku.menu('camera');
    await expect(sudoku.note).toHaveText('Grid found. 21 digits. Read clearly.');
    await expect(sudoku.verdict).toHaveText('Several solutions.');
    expect(await lights(sudoku)).toEqual(['ended']);
  });
});

test('a doubtful one is outlined, taken by hand and looked over; a second photo takes its place', async ({ site }) => {
  await withCamera(site, 'doubtful', async (sudoku) => {
    const { page } = sudoku;
    const dialog = page.getByRole('dialog');
    await page.locator('#camera').focus();
    await page.keyboard.press('Enter');
    await expect(dialog.locator('path.doubtful')).toHaveAttribute('d', /^M[\d.]+ /);
    await expect(dialog.getByRole('status')).toContainText('Grid found, but not every digit is clear');
    await expect(dialog).toContainText('Nothing leaves this device, and no picture is kept.');
    await expect(sudoku.button('Take the photo')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await sudoku.expectCells(puzzle);
    await expect(page.locator('#photo')).toContainText('1 doubt, 24 read');
    expect(await lights(sudoku)).toEqual(['ended']);
    await sudoku.button('Take again').click();
    await expect(dialog.locator('path.doubtful')).toHaveAttribute('d', /^M/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect.poll(() => lights(sudoku)).toEqual(['ended', 'ended']);
    await expect(page.locator('#photo')).toBeVisible();
  });
});

test('of several none is taken by itself: a tap takes one, a photo asks which, and another can be taken', async ({
  site,
}) => {
  await withCamera(site, 'several', async (sudoku) => {
    const { page } = sudoku;
    const dialog = page.getByRole('dialog');
    const outlines = dialog.locator('path.several');
    await sudoku.type('12');
    await sudoku.menu('camera');
    await expect(dialog.getByRole('status')).toHaveText('Several puzzles: tap the one you mean, or take the photo.');
    await expect(outlines).toHaveCount(2);
    await sudoku.expectCells('12'.padEnd(81, '.'));
    const view = await dialog.locator('video').boundingBox();
    if (!view) throw new Error('nothing is seen');
    await page.mouse.click(view.x + 3, view.y + 3); // beside them
    let outline = await outlines.first().boundingBox();
    await expect.poll(async () => (outline = await outlines.first().boundingBox())).not.toBeNull(); // it is drawn anew
    if (!outline) throw new Error('nothing is outlined');
    const middle = /** @type {const} */ ([outline.x + outline.width / 2, outline.y + outline.height / 2]);
    await page.mouse.click(...middle, { delay: 1000 }); // it is drawn anew meanwhile
    await sudoku.expectCells(puzzle);
    await expect(dialog).toBeHidden();
    expect(await lights(sudoku)).toEqual(['ended']);

    await sudoku.menu('camera');
    await expect(outlines).toHaveCount(2);
    await page.keyboard.press('Enter'); // Take the photo
    await expect(dialog.getByRole('status')).toHaveText('Two puzzles: which one?');
    await expect(outlines.first()).toBeHidden();
    await expect(sudoku.button('Puzzle 1 of 2, left, 24 digits')).toBeFocused();
    expect(await lights(sudoku)).toEqual(['ended', 'ended']);
    await sudoku.button('Take again').click();
    await expect(outlines).toHaveCount(2);
    await sudoku.button('Take the photo').click();
    await expect(sudoku.button('Puzzle 1 of 2, left, 24 digits')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(sudoku.button('Puzzle 2 of 2, right, 21 digits')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sudoku.note).toHaveText('Grid found. 21 digits. Read clearly.');
    await expect(dialog).toBeHidden();
    expect(await lights(sudoku)).toEqual(['ended', 'ended', 'ended']);
    await expect.poll(() => page.workers().filter((worker) => worker.url().includes('scan')).length).toBe(0);
  });
});

test('where there is no puzzle to be seen, the dialog says so and goes on', async ({ site }) => {
  await withCamera(site, 'white', async (sudoku) => {
    const status = sudoku.page.getByRole('dialog').getByRole('status');
    await sudoku.page.locator('#camera').click();
    await expect(status).toHaveText('No Sudoku can be read in the picture.');
    await sudoku.button('Take the photo').click();
    await expect(status).toHaveText('No Sudoku can be read in the picture.');
    expect(await lights(sudoku)).toEqual(['live']);
    await sudoku.button('Close').click();
    await expect.poll(() => lights(sudoku)).toEqual(['ended']);
    await expect.poll(() => sudoku.page.workers().filter((worker) => worker.url().includes('scan')).length).toBe(0);
  });
});

test('a camera that is taken away mid-way is missed in words, and can be tried again', async ({ site }) => {
  await withCamera(site, 'doubtful', async (sudoku) => {
    const { page } = sudoku;
    await sudoku.menu('camera');
    await expect(page.getByRole('dialog').locator('path.doubtful')).toHaveAttribute('d', /^M/);
    await page.context().clearPermissions();
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
      'The camera is gone. Choose a picture, or try again.',
    );
    await expect(sudoku.button('Choose a picture…')).toBeFocused();
    await sudoku.button('Try the camera again').click();
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(
      'The page is not allowed to use the camera.',
    );
    await page.context().grantPermissions(['camera']);
    await sudoku.button('Try the camera again').click();
    await expect(page.getByRole('dialog').locator('path.doubtful')).toHaveAttribute('d', /^M/);
  });
});

test('a camera is off while nobody looks at the page', async ({ site }) => {
  await withCamera(site, 'doubtful', async (sudoku) => {
    const { page } = sudoku;
    const hide = (/** @type {boolean} */ isHidden) =>
      page.evaluate((isHidden) => {
        Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await sudoku.menu('camera');
    await expect(page.getByRole('dialog').locator('path.doubtful')).toHaveAttribute('d', /^M/);
    await hide(true);
    expect(await lights(sudoku)).toEqual(['ended']);
    await hide(false);
    await expect.poll(() => lights(sudoku)).toEqual(['ended', 'live']);
    await sudoku.button('Close').click();
    await sudoku.menu('camera');
    await hide(true); // while the camera is still asked for
    await expect.poll(() => lights(sudoku)).toEqual(['ended', 'ended', 'ended']);
  });
});

test('what else comes in ends the camera: a text, or a picture, of which the dialog says what is wrong', async ({
  site,
}) => {
  await withCamera(site, 'doubtful', async (sudoku) => {
    const { page } = sudoku;
    const dialog = page.getByRole('dialog');
    const give = (/** @type {string} */ text, /** @type {string} */ name) =>
      page.evaluate(
        ([text, name]) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([text], name));
          document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
        },
        [text, name],
      );
    await sudoku.menu('camera');
    await expect(dialog.locator('path.doubtful')).toHaveAttribute('d', /^M/);
    await give('GIF89a', 'broken.gif');
    await expect(dialog.getByRole('status')).toHaveText('This GIF picture is damaged, or too large for this browser.');
    expect(await lights(sudoku)).toEqual(['ended']);
    await sudoku.button('Try the camera again').click();
    await expect(dialog.locator('path.doubtful')).toHaveAttribute('d', /^M/);
    await give(daily.puzzle, 'puzzle.txt');
    await sudoku.expectCells(dots(daily.puzzle));
    await expect(dialog).toBeHidden();
    expect(await lights(sudoku)).toEqual(['ended', 'ended']);
  });
});

test('a host whose policy takes the camera away is named, and a picture does', async () => {
  const host = await serve(header('Permissions-Policy', 'camera=()'));
  await withCamera(
    host.url,
    'sure',
    async (sudoku) => {
      const { page } = sudoku;
      await sudoku.menu('camera');
      await expect(page.getByRole('dialog').getByRole('status')).toContainText('not allowed to use the camera');
      const asked = page.waitForEvent('filechooser');
      await sudoku.button('Choose a picture…').click();
      await (await asked).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: pngOf(drawn()) });
      await sudoku.expectCells(puzzle);
      await expect(page.getByRole('dialog')).toBeHidden();
    },
    { complaints: ['Permissions policy violation: camera is not allowed in this document.'] },
  );
  await host.close();
});

test('without permission or camera, a picture is one tap away', async ({ sudoku, page }) => {
  await page.locator('#camera').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toContainText('Choose a picture');
  const choose = sudoku.button('Choose a picture…');
  await expect(choose).toBeFocused();
  const asked = page.waitForEvent('filechooser');
  await choose.click();
  await (await asked).setFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(puzzle) });
  await expect(dialog.getByRole('status')).toHaveText('This file is not a picture.');
  await expect(dialog).toBeVisible();
});

test('the camera’s field says what a file is that is no picture', async ({ sudoku, page }) => {
  await sudoku.menu('camera');
  const status = page.getByRole('dialog').getByRole('status');
  await expect(status).toContainText('Choose a picture');
  for (const [buffer, words] of /** @type {const} */ ([
    [Buffer.alloc(0), 'This file is empty.'],
    [Buffer.from(Array.from({ length: 999 }, (_, at) => (at * 167) % 256)), 'This is neither text nor a picture.'],
    [Buffer.from(daily.puzzle), 'This file is not a picture.'],
  ])) {
    await page.locator('.camera input').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
    await expect(status).toHaveText(words);
  }
});

/** @type {[error: string, sentence: string][]} */
const faults = [
  [
    'NotAllowedError',
    'The page is not allowed to use the camera. Choose a picture, or allow the camera in the browser’s settings.',
  ],
  ['NotFoundError', 'There is no camera here. Choose a picture instead.'],
  ['OverconstrainedError', 'There is no camera here. Choose a picture instead.'],
  ['NotReadableError', 'The camera does not answer: another program may be using it. Choose a picture instead.'],
  ['SecurityError', 'Browsers allow the camera only at secure addresses (https). Choose a picture instead.'],
  ['AbortError', 'The camera is gone. Choose a picture, or try again.'],
];

test('each fault has its sentence, a picture is the black button, and on a phone the window is the camera’s', async ({
  sudoku,
  page,
}) => {
  const dialog = page.getByRole('dialog');
  for (const [width, height] of [
    [390, 664],
    [844, 390],
    [1280, 800],
  ]) {
    await page.setViewportSize({ width, height });
    for (const [error, sentence] of faults) {
      await page.evaluate((error) => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', error));
      }, error);
      await page.locator('#camera').click();
      await expect(dialog.getByRole('status')).toHaveText(sentence);
      await expect(dialog.locator('.primary:visible')).toHaveText(['Choose a picture…']);
      await expect(sudoku.button('Choose a picture…')).toBeFocused();
      await expect(sudoku.button('Take the photo')).toBeHidden();
      await sudoku.button('Try the camera again').click();
      await expect(dialog.getByRole('status')).toHaveText(sentence);
      const box = await dialog.boundingBox();
      const isWhole = box?.x === 0 && box.y === 0 && box.width === width && box.height === height;
      expect(isWhole, `${width} × ${height}`).toBe(width < 896);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  }
});

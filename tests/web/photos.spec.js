// A picture comes in, whatever the way, and becomes a puzzle that can be looked over beside its photo.

import { daily, dots, weekly } from './cases.js';
import { findMisfits, misfits } from './fit.js';
import { expect, test } from './fixtures.js';
import { drawn, erased, played, pngOf, puzzle, smudged, written } from './photos.js';

/** @import { Page } from '@playwright/test' */
/** @import { Sudoku } from './fixtures.js' */

const photo = pngOf(drawn());

/** The doubtful cell of a photo with a smudge, and what it may be. */
const smudge = { cell: 2, digit: '5', place: 'Row 1, column 3' };

/** @type {Map<string, Promise<Buffer>>} */
const made = new Map();

/** The photo with a smudge on each of these cells. @param {readonly number[]} cells */
function spoilt(cells) {
  const name = String(cells);
  const picture = made.get(name) ?? smudged(drawn(), cells).then(pngOf);
  made.set(name, picture);
  return picture;
}

/** @param {Sudoku} sudoku @param {Buffer} buffer @param {string} [name] */
const open = ({ page }, buffer, name = 'photo.png') =>
  page.locator('#file').setInputFiles({ name, mimeType: '', buffer });

/** @param {Page} page @param {Buffer} picture */
const copy = (page, picture) =>
  page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0));
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': new Blob([bytes], { type: 'image/png' }) })]);
  }, picture.toString('base64'));

/** @param {Page} page @param {Buffer} picture @param {string} [name] */
const drop = (page, picture, name = 'photo.png') =>
  page.evaluate(
    ({ text, name }) => {
      const dataTransfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], name));
      for (const type of ['dragover', 'drop']) {
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      }
    },
    { text: picture.toString('base64'), name },
  );

/** @type {[way: string, come: (sudoku: Sudoku) => Promise<unknown>][]} */
const ways = [
  ['opened', (sudoku) => open(sudoku, photo)],
  ['dropped', ({ page }) => drop(page, photo)],
  ['pasted by key', ({ page }) => copy(page, photo).then(() => page.keyboard.press('Control+V'))],
  ['pasted by button', (sudoku) => copy(sudoku.page, photo).then(() => sudoku.menu('paste'))],
  [
    'pasted into the text box',
    async (sudoku) => {
      await copy(sudoku.page, photo);
      await sudoku.menu('text');
      await sudoku.page.keyboard.press('Control+V');
    },
  ],
  [
    'chosen where there is no camera',
    async (sudoku) => {
      await sudoku.menu('camera');
      const asked = sudoku.page.waitForEvent('filechooser');
      await sudoku.button('Choose a picture…').click();
      await (await asked).setFiles({ name: 'photo.png', mimeType: 'image/png', buffer: photo });
    },
  ],
];

/** Whether the menu has the photo. @param {Sudoku} sudoku @param {boolean} isThere */
async function expectPhotoRow(sudoku, isThere) {
  await sudoku.menu();
  await expect(sudoku.page.locator('.menu [data-do=photo]')).toBeVisible({ visible: isThere });
  await sudoku.page.keyboard.press('Escape');
}

test('a sure photo goes straight to the grid, whatever the way in', async ({ sudoku, page }) => {
  await sudoku.type('12');
  for (const [way, come] of ways) {
    await test.step(way, async () => {
      await come(sudoku);
      await sudoku.expectCells(puzzle);
      await expect(sudoku.note).toHaveText('Grid found. 24 digits.');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.locator('#photo')).toBeHidden();
      await sudoku.button('Undo').click();
      await sudoku.expectCells('12'.padEnd(81, '.'));
      await expectPhotoRow(sudoku, false);
    });
  }
  await sudoku.menu('redo');
  await page.keyboard.press('Escape'); // it stays for the next Redo
  await sudoku.expectUnique(24);
  await sudoku.menu('photo');
  await expect(page.locator('#photo')).toBeVisible();
  await expect(page.locator('#photo')).toContainText('24 read');
  await expect(sudoku.button('Whole photo')).toBeVisible();
  await sudoku.button('Use the puzzle').click();
  await expect(page.locator('#photo')).toBeHidden();
});

test('a doubtful photo is looked over by touch: both show the doubt, and a tap settles it', async ({
  sudoku,
  page,
}) => {
  const marked = page.locator('.grid [data-roles~=doubtful]');
  const panel = page.locator('#photo');
  await sudoku.type('12');
  await open(sudoku, await spoilt([smudge.cell, 32]));
  await expect(sudoku.note).toHaveText('Grid found. 24 digits.');
  const heading = panel.getByRole('heading');
  await expect(heading).toHaveText('Is it 5?');
  await expect(marked).toHaveCount(2);
  await expect(panel.locator('.doubtful')).toHaveCount(2);
  await expect(page.getByRole('gridcell', { name: '5, given, doubtful, box 1' })).toHaveAttribute('data-cell', '2');
  await expect(panel).toContainText('2 doubts, 24 read');
  await expect(sudoku.verdict).toHaveText('Exactly one solution.'); // at once, before anything is settled
  const choices = panel.getByRole('toolbar', { name: 'What stands in the cell' });
  await expect(choices.getByRole('button', { pressed: true })).toHaveText('5');
  await expect(page.locator('#keypad')).toBeHidden();
  await expect(page.locator('#modes')).toBeHidden();
  await choices.getByRole('button', { name: `${smudge.place}: blank` }).click();
  await expect(marked).toHaveCount(1);
  await sudoku.expectSelected(32); // the next one in doubt
  await expect(heading).toHaveText('Is it 5?');
  await expect(panel).toContainText('1 doubt, 24 read');
  await sudoku.expectCells(puzzle.replace('5', '.'));
  await expect(page.locator('[role=gridcell][data-origin=given]')).toHaveCount(23);
  await expect(sudoku.verdict).toHaveText('Several solutions.');
  await choices.getByRole('button', { name: 'Row 4, column 6: 5' }).click();
  await expect(marked).toHaveCount(0);
  await expect(heading).toHaveText('Nothing is in doubt.');
  await expect(panel.locator('.tag')).toHaveText('24 read');
  await sudoku.button('Undo').click();
  await expect(marked).toHaveCount(1);
  await expect(heading).toHaveText('Is it 5?');

  const [crop, whole] = ['Whole photo', 'The photo, straightened'].map((name) => sudoku.button(name));
  await crop.click();
  await expect(choices).toBeHidden();
  await expect(crop).toBeHidden();
  const side = (await whole.boundingBox())?.width ?? 0;
  await whole.click({ position: { x: side / 18, y: side / 6 } });
  await sudoku.expectSelected(9);
  await expect(whole).toBeHidden();
  await expect(heading).toHaveText('Row 2, column 1');
  await sudoku.cell(20).click(); // any cell can be chosen in the grid, too
  await expect(heading).toHaveText('Row 3, column 3');
  await sudoku.button('Use the puzzle').click();
  await expect(panel).toBeHidden();
  await expect(marked).toHaveCount(0);
  await sudoku.expectCells(puzzle);
  await sudoku.button('Undo').click();
  await sudoku.expectCells('12'.padEnd(81, '.'));
});

test('a doubtful photo is looked over by keyboard: typing confirms, the focus stays in the grid', async ({
  sudoku,
  page,
}) => {
  const marked = page.locator('.grid [data-roles~=doubtful]');
  await page.keyboard.press('a'); // what is read is given all the same
  const saidFirst = await sudoku.listen(); // the level comes soon after
  await open(sudoku, await spoilt([smudge.cell, 32]));
  await expect(marked).toHaveCount(2);
  await expect.poll(saidFirst).toContain('2 cells are in doubt. Look at row 1, column 3 and row 4, column 6.');
  await expect(sudoku.cell(smudge.cell)).toBeFocused();
  await sudoku.type(smudge.digit);
  await expect(marked).toHaveCount(1);
  await expect(sudoku.cell(32)).toBeFocused(); // the next doubt comes by itself
  await page.keyboard.press('Delete');
  await expect(marked).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(marked).toHaveCount(1);
  await expect(sudoku.cell(32)).toBeFocused();
  const choice = sudoku.button('Row 4, column 6: 5');
  await choice.focus();
  const heard = await sudoku.listen();
  await page.keyboard.press('Enter');
  await expect(marked).toHaveCount(0);
  await expect.poll(heard).toContain('Row 4, column 6: 5.'); // the level comes later
  await expect(choice).toBeFocused();
  await sudoku.button('Use the puzzle').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#photo')).toBeHidden();
  await expect(sudoku.cell(32)).toBeFocused();
  await sudoku.expectCells(puzzle);
});

test('Escape goes back one step at a time, and out of the photo; what is in doubt then is said', async ({
  sudoku,
  page,
}) => {
  const panel = page.locator('#photo');
  const choices = panel.getByRole('toolbar', { name: 'What stands in the cell' });
  await open(sudoku, await spoilt([smudge.cell, 32]));
  await sudoku.button('All digits').press('Enter');
  await expect(choices.getByRole('button')).toHaveCount(11);
  await page.keyboard.press('Escape');
  await expect(sudoku.button('All digits')).toBeFocused();
  await expect(choices.getByRole('button')).toHaveCount(6);
  await sudoku.button('Whole photo').press('Enter');
  await expect(sudoku.button('The photo, straightened')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sudoku.button('Whole photo')).toBeFocused();
  await sudoku.button(`${smudge.place}: ${smudge.digit}`).press('Enter');
  const heard = await sudoku.listen();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(sudoku.cell(32)).toBeFocused();
  await expect(sudoku.note).toHaveText('1 doubt is left: “Photo” in the menu.');
  await expect.poll(heard).toContain('1 doubt is left');
  await sudoku.menu('photo');
  await expect(panel.getByRole('heading')).toHaveText('Is it 5?');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(sudoku.note).toHaveText('1 doubt is left: “Photo” in the menu.');
});

test('the doctor begins with what was in doubt', async ({ sudoku, page }) => {
  const doubtful = 24; // the doctor alone names eight other repairs first
  const first = sudoku.panel.getByRole('radio').first();
  const erase = async () => {
    await sudoku.cell(doubtful).press('Delete');
    await expect(sudoku.verdict).toHaveText(/^(?:Not yet one solution|Several solutions)\.$/);
    await sudoku.question.click();
    await expect(first).toBeVisible();
  };
  await open(sudoku, photo);
  await sudoku.expectCells(puzzle);
  await erase();
  await expect(first).not.toHaveAccessibleName(/Row 3, column 7/);
  await open(sudoku, await spoilt([doubtful]));
  await expect(page.locator('#photo').getByRole('heading')).toHaveText('Is it 5?');
  await sudoku.button('Use the puzzle').click();
  await erase();
  await expect(first).toHaveAccessibleName(/^Row 3, column 7: write 5 in the blank/);
});

test('digits that are written by hand are answers', async ({ sudoku, page }) => {
  const fours = [1, 14, 25, 39, 51, 58, 80];
  const sevens = [5, 17, 34, 45, 56, 66];
  const answers = [...fours.map((cell) => [cell, 4]), ...sevens.map((cell) => [cell, 7])];
  await open(sudoku, pngOf(await written(drawn(), Object.fromEntries(answers))));
  await expect(sudoku.note).toContainText('13 are by hand or in another colour: they are your answers.');
  for (const [cell, digit] of answers) {
    await expect(sudoku.cell(cell)).toHaveAttribute('data-origin', 'answer');
    await expect(sudoku.cell(cell)).toHaveText(String(digit));
  }
  await expect(sudoku.verdict).toHaveText('13 of 57 filled in.');
  await expect(page.locator('[name=mode][value=answers]')).toBeChecked();
  await expect(page.locator('#photo')).toBeHidden(); // the ink tells
  await sudoku.menu('photo');
  await sudoku.cell(1).click();
  await sudoku.button('By hand').click();
  await expect(sudoku.cell(1)).toHaveAttribute('data-origin', 'given');
  await sudoku.cell(1).click();
  await sudoku.button('By hand').click();
  await expect(sudoku.cell(1)).toHaveAttribute('data-origin', 'answer');
});

test('where only the ground tells whose digits are, one question asks it of all', async ({ sudoku, page }) => {
  const answers = [0, 13, 41, 72];
  const given = [...puzzle].findIndex((digit) => digit !== '.');
  const game = pngOf(await played(drawn(), Object.fromEntries(answers.map((cell) => [cell, given]))));
  const [panel, marked] = [page.locator('#photo'), page.locator('.grid [data-roles~=doubtful]')];
  const origins = () => Promise.all(answers.map((cell) => sudoku.cell(cell).getAttribute('data-origin')));
  for (const [name, origin, sentence] of [
    ['My answers', 'answer', '4 digits are your answers.'],
    ['Part of the puzzle', 'given', '4 digits are part of the puzzle.'],
  ]) {
    await open(sudoku, game);
    await expect(panel.getByRole('heading')).toHaveText('Are these 4 digits your answers?');
    await expect(marked).toHaveCount(4);
    await expect(panel.getByRole('toolbar', { name: 'What stands in the cell' })).toBeHidden();
    await sudoku.button(name).focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeHidden(); // nothing else is in doubt
    await expect(marked).toHaveCount(0);
    await expect(sudoku.note).toHaveText(sentence);
    expect(await origins()).toEqual(answers.map(() => origin));
    await sudoku.expectSelected(answers[0]);
    await expect(sudoku.cell(answers[0])).toBeFocused();
    await expect(sudoku.cell(answers[0])).toHaveText(puzzle[given]);
  }
  await sudoku.button('Undo').click(); // as it was read
  expect(await origins()).toEqual(answers.map(() => 'answer'));
});

test('what is read clearly is taken, and the verdict says that there are several solutions', async ({
  sudoku,
  page,
}) => {
  const givens = [...puzzle].flatMap((digit, cell) => (digit === '.' ? [] : [cell]));
  await open(sudoku, pngOf(await erased(drawn(), givens.slice(0, 3))));
  await expect(sudoku.note).toHaveText('Grid found. 21 digits. Read clearly.');
  await expect(sudoku.verdict).toHaveText('Several solutions.');
  await expect(page.locator('#photo')).toBeHidden();
});

test('a bad picture gets one sentence, and nothing changes', async ({ sudoku, page }) => {
  const { rgba, width, height } = drawn();
  const white = new Uint8ClampedArray(rgba.length).fill(255);
  const cut = { rgba: rgba.slice(0, 200 * width * 4), width, height: 200 };
  await sudoku.type('12');
  for (const [name, buffer, sentence] of /** @type {[string, Buffer, string][]} */ ([
    ['white.png', pngOf({ rgba: white, width, height }), 'No Sudoku can be read in the picture.'],
    [
      'cut.png', // so is a picture of another size on a dark table
      pngOf(cut),
      'No whole grid can be read in the picture: all four corners have to be in it.',
    ],
    [
      'dot.png',
      pngOf({ rgba: white.slice(0, 400), width: 10, height: 10 }),
      'The picture is too small: a cell has to be at least ten pixels wide.',
    ],
    ['half.png', photo.subarray(0, 400), 'This PNG picture is damaged, or too large for this browser.'],
    [
      'dot.gif',
      Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
      'The picture is too small: a cell has to be at least ten pixels wide.',
    ],
    [
      'phone.heic',
      Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(99)]),
      'This browser cannot read HEIC pictures: a JPEG, a PNG or a screenshot will do.',
    ],
    [
      'drawing.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><text>5</text></svg>'),
      'An SVG picture cannot be read: a photo or a screenshot can.',
    ],
  ])) {
    await test.step(name, async () => {
      await open(sudoku, buffer, name);
      await sudoku.expectSaid(`${sentence} The grid is as it was.`);
      await expect(page.getByRole('dialog')).toBeHidden();
      await sudoku.expectCells('12'.padEnd(81, '.'));
      await sudoku.menu('copy'); // the note says something else then
      await expect(sudoku.note).toHaveText('Copied the puzzle.');
    });
  }
});

test('a picture of 60 megapixels is decoded beside the page’s own thread, and its memory is given back', async ({
  sudoku,
  page,
}) => {
  const big = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(9000, 6700);
    canvas.getContext('2d')?.fillText('A cat', 4000, 3000);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.5 });
    const decoded = () => {
      throw new Error('a picture is decoded on the page’s own thread');
    };
    Object.assign(globalThis, { big: new File([blob], 'cat.jpg'), createImageBitmap: decoded, Image: decoded });
    return blob.size;
  });
  expect(big).toBeGreaterThan(10_000);
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(/** @type {any} */ (globalThis).big);
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  });
  await expect(sudoku.note).toHaveText('No Sudoku can be read in the picture. The grid is as it was.');
  await expect.poll(() => page.workers().filter((worker) => worker.url().includes('scan')).length).toBe(0);
  expect(page.workers().length).toBeGreaterThan(0);
});

test('reading is stopped at once, and the grid stays', async ({ sudoku, page }) => {
  await sudoku.type('12');
  const release = await sudoku.holdQuestions('read');
  await drop(page, photo);
  const stop = page.getByRole('dialog').getByRole('button', { name: 'Stop' });
  await expect(page.getByRole('dialog').getByRole('progressbar')).toBeVisible();
  await stop.click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => page.workers().filter((worker) => worker.url().includes('scan')).length).toBe(0);
  await release();
  await sudoku.expectCells('12'.padEnd(81, '.'));
  await drop(page, photo);
  await sudoku.expectCells(puzzle);
});

test('another puzzle puts the photo away, and Undo brings it back', async ({ sudoku, page }) => {
  const panel = page.locator('#photo');
  await open(sudoku, await spoilt([smudge.cell]));
  await expect(panel).toBeVisible();
  await sudoku.paste(daily.puzzle.replace('5', '0'));
  await expect(panel).toBeVisible(); // it is the same puzzle, with one digit less
  await sudoku.paste(weekly.puzzle);
  await sudoku.expectCells(dots(weekly.puzzle));
  await expect(panel).toBeHidden();
  await sudoku.button('Undo').click();
  await expect(panel).toBeVisible();
});

test('nothing of a picture is kept, and none is sent', async ({ sudoku, page }) => {
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) =>
    asked.push(`${request.method()} ${new URL(request.url()).host} ${request.postData() ?? ''}`),
  );
  await open(sudoku, await spoilt([smudge.cell]));
  await expect(page.locator('#photo')).toBeVisible();
  expect(asked.length).toBeGreaterThan(0); // the scanner itself
  expect(new Set(asked)).toEqual(new Set([`GET ${new URL(sudoku.url).host} `]));
  const kept = await page.evaluate(async () => {
    const stored = [...Object.values(localStorage), ...Object.values(sessionStorage)].join('').length;
    const databases = await indexedDB.databases();
    return { stored, caches: await caches.keys(), databases: databases.map(({ name }) => name) };
  });
  expect(kept.stored).toBeLessThan(5000); // the puzzle alone
  expect(kept.caches).toEqual([]);
  await page.reload();
  await sudoku.expectCells(puzzle);
  await expect(page.locator('#photo')).toBeHidden();
});

test('the photo fits beside the grid in a wide window, and below it in a narrow one', async ({ sudoku, page }) => {
  await findMisfits(page);
  await sudoku.renew();
  await open(sudoku, await spoilt([smudge.cell, 32]));
  await expect(page.locator('#photo')).toBeVisible();
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [390, 664],
    [390, 844],
    [844, 390],
    [1024, 600],
    [1280, 800],
    [1920, 1080],
  ]) {
    await page.setViewportSize({ width, height });
    expect(await misfits(page), `${width} × ${height}`).toEqual([]);
    const boxes = (/** @type {string[]} */ parts) =>
      page.evaluate(
        (parts) => parts.map((part) => document.querySelector(part)?.getBoundingClientRect().toJSON()),
        parts,
      );
    const photo = page.locator('#photo');
    for (const cell of [3, smudge.cell]) await sudoku.cell(cell).click(); // then few digits are offered again
    for (const press of ['All digits', 'Whole photo', 'The photo, straightened']) {
      await photo.getByRole('button', { name: press }).press('Enter');
      const at = `${width} × ${height}, after ${press}`;
      expect(await misfits(page), at).toEqual([]);
      const [grid, actions, ...others] = await boxes([
        ...['#grid', '#photo > .actions', '#photo h2'],
        ...(press === 'Whole photo' ? ['.sheet'] : ['.crop', '.choose button:last-child']),
      ]);
      for (const part of [actions, ...others]) {
        const isBeside = part.left >= grid.right && part.top < grid.bottom;
        const isBelow = part.top >= grid.bottom && part.bottom <= height + 1;
        expect(width > 700 ? isBeside : isBelow, at).toBe(true);
        if (part !== actions) expect(part.bottom, at).toBeLessThanOrEqual(actions.top);
      }
    }
  }
});

test('while a photo is looked over, what is typed corrects what was read, whatever the mode is', async ({
  sudoku,
  page,
}) => {
  await open(sudoku, await spoilt([smudge.cell, 32]));
  const marked = page.locator('.grid [data-roles~=doubtful]');
  await expect(marked).toHaveCount(2);
  for (const [mode, cell] of /** @type {const} */ ([
    ['Answers', smudge.cell],
    ['Marks', 32],
  ])) {
    await page.keyboard.press(mode === 'Answers' ? 'Alt+a' : 'Alt+p');
    await sudoku.cell(cell).click();
    await sudoku.type('7');
    await expect(sudoku.cell(cell)).toHaveText('7');
    await expect(sudoku.cell(cell)).toHaveAttribute('data-origin', 'given');
  }
  await expect(marked).toHaveCount(0);
  await sudoku.button('Use the puzzle').click();
  await sudoku.cell(3).click();
  await sudoku.type('7');
  await expect(sudoku.note).toHaveText('This digit is a given: choose Puzzle to change it.');
});

test('a button of the choices keeps the focus and its cell', async ({ sudoku, page }) => {
  await open(sudoku, await spoilt([smudge.cell, 32]));
  await expect(page.locator('#photo')).toBeVisible();
  await sudoku.cell(3).click();
  const hand = sudoku.button('By hand');
  for (const origin of ['answer', 'given', 'answer']) {
    await hand.focus();
    await page.keyboard.press('Enter');
    await expect(sudoku.cell(3)).toHaveAttribute('data-origin', origin);
    await expect(hand).toBeFocused();
    await sudoku.expectSelected(3); // it was in no doubt, so nobody is led on
  }
  await sudoku.cell(smudge.cell).click();
  await sudoku.button(`${smudge.place}: 5`).focus();
  await page.keyboard.press('Enter');
  await sudoku.expectSelected(32);
  await expect(sudoku.button('Row 4, column 6: 5')).toBeFocused();
  await expect(page.locator('#aloud')).toContainText(`${smudge.place}: 5. 1 cell is in doubt.`);
});

test('all digits are offered, and the whole photo is left by key; × and Escape put the photo away', async ({
  sudoku,
  page,
}) => {
  const panel = page.locator('#photo');
  const [crop, whole] = ['Whole photo', 'The photo, straightened'].map((name) => sudoku.button(name));
  const choices = panel.getByRole('toolbar', { name: 'What stands in the cell' });
  await open(sudoku, await spoilt([smudge.cell, 32]));
  await expect(panel).toBeVisible();
  await sudoku.button('All digits').focus();
  await page.keyboard.press('Enter');
  await expect(choices.getByRole('button')).toHaveText([...'123456789', 'blank', '✎']);
  await expect(sudoku.button(`${smudge.place}: 5`)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(sudoku.cell(smudge.cell)).toHaveText('2');
  await sudoku.expectSelected(32);
  await expect(sudoku.button('All digits')).toBeVisible(); // again, for the next doubt
  await crop.focus();
  await page.keyboard.press('Enter');
  await expect(whole).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(crop).toBeFocused();
  await sudoku.expectSelected(32);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(sudoku.selected).toBeFocused();
  await sudoku.menu('photo');
  await expect(panel).toBeVisible();
  await sudoku.cell(0).click();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  await expect(sudoku.cell(0)).toBeFocused();
});

test('the photo before comes back with its puzzle and its doubts', async ({ sudoku, page }) => {
  const marked = page.locator('.grid [data-roles~=doubtful]');
  await open(sudoku, await spoilt([smudge.cell]));
  await expect(marked).toHaveCount(1);
  await sudoku.menu('new');
  await expect(marked).toHaveCount(0);
  await open(sudoku, photo);
  await sudoku.expectCells(puzzle);
  await expect(page.locator('#photo')).toBeHidden();
  await sudoku.button('Undo').click();
  await sudoku.button('Undo').click();
  await expect(marked).toHaveCount(1);
  await expect(page.locator('#photo')).toBeVisible();
});

test('the photo comes into view on a low phone, and nothing stands for it where there is none', async ({
  sudoku,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await sudoku.menu('camera');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectPhotoRow(sudoku, false);
  await open(sudoku, await spoilt([smudge.cell]));
  await expect(page.locator('#photo')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#photo')).toContainText('1 doubt, 24 read');
  await expect(sudoku.cell(smudge.cell)).toBeInViewport({ ratio: 1 });
  await sudoku.button('Use the puzzle').click();
  await sudoku.menu('photo');
  await expect(page.locator('#photo')).toBeInViewport({ ratio: 1 });
});

test('a picture that comes in over a dialog is seen, and a text that comes later wins', async ({ sudoku, page }) => {
  await sudoku.menu('help');
  await drop(page, photo);
  await sudoku.expectCells(puzzle);
  await expect(page.getByRole('dialog')).toBeHidden();
  const release = await sudoku.holdQuestions('read');
  await drop(page, await spoilt([smudge.cell]));
  await expect(page.getByRole('dialog').getByRole('progressbar')).toBeVisible();
  await sudoku.paste(weekly.puzzle);
  await sudoku.expectCells(dots(weekly.puzzle));
  await expect(page.getByRole('dialog')).toBeHidden();
  await release();
  await sudoku.expectCells(dots(weekly.puzzle));
  await expect(sudoku.note).toHaveText('One line, 9×9, 22 givens.');
});

test('a picture is let go as soon as it is read', async ({ sudoku, page }) => {
  const client = await page.context().newCDPSession(page);
  const files = async () => {
    const { result } = await client.send('Runtime.evaluate', { expression: 'File.prototype' });
    const { objects } = await client.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' });
    const { result: all } = await client.send('Runtime.getProperties', { objectId: objects.objectId ?? '' });
    return all.find(({ name }) => name === 'length')?.value?.value;
  };
  await drop(page, photo);
  await sudoku.expectCells(puzzle);
  await expect.poll(files).toBe(0);
});

test('what comes in from below comes into view in a low window: a sure photo, a text, or why there is none', async ({
  sudoku,
  page,
}) => {
  const grid = page.locator('#grid');
  for (const [come, see] of [
    [() => open(sudoku, photo), () => sudoku.expectCells(puzzle)],
    [() => open(sudoku, photo.subarray(0, 400)), () => expect(sudoku.note).toContainText('damaged')],
    [() => open(sudoku, Buffer.from(weekly.puzzle), 'a.txt'), () => sudoku.expectCells(dots(weekly.puzzle))],
  ]) {
    await page.setViewportSize({ width: 390, height: 300 }); // where the page scrolls
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(grid).not.toBeInViewport({ ratio: 1 });
    await come();
    await see();
    await expect(grid).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 664 }); // a phone, which has it all in sight
    for (const part of [grid, sudoku.verdict, sudoku.note]) await expect(part).toBeInViewport({ ratio: 1 });
  }
});

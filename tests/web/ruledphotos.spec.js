// What a picture shows besides a classic 9×9: other sizes, rules that are certain, a rule that somebody is asked for.

import { dots, newspaper, six } from './cases.js';
import { jigsaw, pictureOf } from './drawings.js';
import { findMisfits, misfits } from './fit.js';
import { expect, test } from './fixtures.js';
import { drawn, pngOf, puzzle } from './photos.js';
import { doubtful, readAs } from './readas.js';

/** @import { Sudoku } from './fixtures.js' */

const photo = pngOf(drawn());

const windows = [
  [320, 568],
  [390, 664],
  [390, 844],
  [844, 390],
  [1280, 800],
];

/** @param {Sudoku} sudoku @param {Buffer} buffer */
const open = ({ page }, buffer) => page.locator('#file').setInputFiles({ name: 'photo.png', mimeType: '', buffer });

test('a rule, whose digits they are, and what they are: one question at a time, by touch', async ({ sudoku, page }) => {
  await readAs(sudoku, doubtful);
  const panel = page.locator('#photo');
  const heading = panel.getByRole('heading');
  await open(sudoku, photo);
  await expect(heading).toHaveText('Is this an X-Sudoku?');
  await expect(panel.getByRole('toolbar', { name: 'What stands in the cell' })).toBeHidden();
  await expect(sudoku.button('My answers')).toBeHidden();
  await sudoku.button('Yes, the diagonals count').click();
  await expect(heading).toHaveText('Are these 2 digits your answers?');
  await expect(sudoku.button('Yes, the diagonals count')).toBeHidden();
  await expect(sudoku.cell(0)).toHaveAccessibleName(/diagonal from the top left/);
  await expect(panel).toContainText('It is an X-Sudoku now; “Undo” takes that back.');
  await sudoku.button('Part of the puzzle').click();
  await expect(heading).toHaveText('Is it 5?');
  await sudoku.button('Row 1, column 3: 5').click();
  await expect(heading).toHaveText('Nothing is in doubt.');
  await sudoku.button('Use the puzzle').click();
  await sudoku.expectCells(puzzle);
});

test('a rule is asked for by ear and answered by keyboard, and Undo asks again', async ({ sudoku, page }) => {
  await readAs(sudoku, { maybe: { windows: true } });
  const heard = await sudoku.listen();
  await open(sudoku, photo);
  await expect.poll(heard).toContain('Grid found. 24 digits. Is this a windoku?');
  const panel = page.locator('#photo');
  await sudoku.button('Yes, the windows count').focus();
  await page.keyboard.press('ArrowRight');
  await expect(sudoku.button('No, they do not')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden(); // nothing else is asked
  await expect(sudoku.note).toHaveText('Read without that rule.');
  await expect(sudoku.selected).toBeFocused();
  await open(sudoku, photo);
  await sudoku.button('Yes, the windows count').press('Enter');
  await expect(panel).toBeHidden();
  await expect(sudoku.note).toHaveText('It is a windoku now; “Undo” takes that back.');
  await expect(sudoku.cell(10)).toHaveAccessibleName(/top left window/);
  await sudoku.button('Undo').click();
  await sudoku.menu('photo');
  await expect(panel.getByRole('heading')).toHaveText('Is this a windoku?');
});

test('the answer to one question gives the next one the focus, where it was in the panel', async ({ sudoku, page }) => {
  await readAs(sudoku, doubtful);
  await open(sudoku, photo);
  await sudoku.button('No, they do not').press('Enter');
  await expect(sudoku.button('My answers')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sudoku.button('Row 1, column 3: 5')).toBeFocused();
});

for (const [other, note, cell] of /** @type {const} */ ([
  [{ rules: { diagonals: 'both' } }, 'X-Sudoku 9×9.', /diagonal from the top left/],
  [{ hasCages: true }, 'Its killer cages are not read.', /./],
])) {
  test(`it is said, and nothing is asked: ${note}`, async ({ sudoku, page }) => {
    await readAs(sudoku, other);
    await open(sudoku, photo);
    await expect(sudoku.note).toHaveText(`Grid found. 24 digits. ${note}`);
    await expect(page.locator('#photo')).toBeHidden();
    await expect(sudoku.cell(0)).toHaveAccessibleName(cell);
  });
}

/** A 16×16 with one digit, which is in doubt. */
const sixteen = {
  side: 16,
  certainty: 'doubtful',
  puzzle: Array.from({ length: 256 }, (_, cell) => (cell === 37 ? 16 : 0)),
  raw: Array.from({ length: 256 }, (_, cell) => (cell === 37 ? 16 : 0)),
  answers: Array.from({ length: 256 }, () => 0),
  others: Array.from({ length: 512 }, (_, at) => (at % 2 ? 10 : 6)),
  doubtful: [37],
};

test('a 16×16 has its own digits to choose from, and its own places', async ({ sudoku, page }) => {
  await readAs(sudoku, sixteen);
  await open(sudoku, photo);
  const panel = page.locator('#photo');
  await expect(panel.getByRole('heading')).toHaveText('Is it G?');
  const choices = panel.getByRole('toolbar', { name: 'What stands in the cell' });
  await expect(choices.getByRole('button')).toHaveText(['G', '6', 'A', 'blank', '…', '✎']);
  await expect(sudoku.button('Row 3, column 6: G')).toBeVisible();
  await sudoku.button('All digits').click();
  await expect(choices.getByRole('button')).toHaveText([...'123456789ABCDEFG', 'blank', '✎']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sudoku.button('Row 3, column 6: A').click();
  await expect(sudoku.cell(37)).toHaveText('A');
  await sudoku.button('Whole photo').click();
  const whole = sudoku.button('The photo, straightened');
  const side = (await whole.boundingBox())?.width ?? 0;
  await whole.click({ position: { x: side * (2.5 / 16), y: side * (1.5 / 16) } });
  await sudoku.expectSelected(18);
});

test('all digits of a 16×16 fit in every window', async ({ sudoku, page }) => {
  await findMisfits(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await readAs(sudoku, sixteen);
  await open(sudoku, photo);
  await expect(sudoku.note).toHaveText('Grid found. 1 digit. 16×16.');
  await sudoku.button('All digits').click();
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    for (const name of ['Row 3, column 6: 1', 'Row 3, column 6: blank', 'By hand', 'Use the puzzle'])
      await expect(sudoku.button(name), `${name} in ${width} × ${height}`).toBeInViewport({ ratio: 1 });
    expect(await misfits(page), `${width} × ${height}`).toEqual([]);
  }
});

test('each question fits in every window', async ({ sudoku, page }) => {
  await findMisfits(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await readAs(sudoku, { ...doubtful, maybe: { regions: [...Array(81).keys()].map((cell) => Math.floor(cell / 9)) } });
  await open(sudoku, photo);
  for (const answer of ['Yes, the regions count', 'My answers', 'Row 1, column 3: 5']) {
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await expect(sudoku.button(answer)).toBeInViewport({ ratio: 1 });
      expect(await misfits(page), `${answer} in ${width} × ${height}`).toEqual([]);
    }
    await sudoku.button(answer).click();
  }
});

/** An X that only its diagonals make one. */
const xCells = '000070640000900070000000803004000500000500000590000000000060007000020060000105080';
const sixCells = dots(six.puzzle);
const rowsOfEight = '12345678'.padEnd(64, '.');

/** What is drawn, the cells on the board then, and what is said. @type {[what: string, drawings: import('./drawings.js').Drawing[], cells: string, note: RegExp][]} */
const prints = [
  [
    'a puzzle beside its solution',
    [{ cells: newspaper.puzzle }, { cells: newspaper.solution }],
    newspaper.puzzle,
    /^Grid found. 23 digits.$/,
  ],
  ['a 6×6', [{ cells: sixCells, boxRows: 2 }], sixCells, /6×6/],
  ['a jigsaw', [jigsaw], jigsaw.cells, /Jigsaw 9×9/],
  ['an X', [{ cells: xCells, hasDiagonals: true }], xCells, /X-Sudoku 9×9/],
  [
    'a classic with cages',
    [{ cells: newspaper.puzzle, hasCages: true }],
    newspaper.puzzle,
    /Its killer cages are not read/,
  ],
];

for (const [what, drawings, cells, note] of prints) {
  test(`a drawing is read: ${what}`, async ({ sudoku, page }) => {
    await open(sudoku, await pictureOf(page, drawings));
    await sudoku.expectCells(dots(cells));
    await expect(sudoku.note).toHaveText(note);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}

test('an 8×8 is not read, and its size is named', async ({ sudoku, page }) => {
  await open(sudoku, await pictureOf(page, [{ cells: rowsOfEight, boxRows: 2 }]));
  await sudoku.expectSaid('This looks like 8×8: choose the size and type it. The grid is as it was.');
});

test('two puzzles of different sizes are asked about', async ({ sudoku, page }) => {
  await open(sudoku, await pictureOf(page, [{ cells: newspaper.puzzle }, { cells: sixCells, boxRows: 2 }]));
  await sudoku.button('Puzzle 2 of 2, right, 30 digits').click();
  await sudoku.expectCells(sixCells);
});

test('puzzles of different sizes and rules open as one list', async ({ sudoku, page }) => {
  await open(sudoku, await pictureOf(page, [{ cells: newspaper.puzzle }, { cells: sixCells, boxRows: 2 }, jigsaw]));
  await sudoku.button('All of them').click();
  const entries = page.locator('#puzzles').getByRole('option');
  await expect(entries).toHaveCount(3);
  await expect(entries.nth(1)).toContainText('6×6');
  await expect(entries.nth(2)).toContainText('Jigsaw');
  await entries.nth(1).click();
  await sudoku.expectCells(sixCells);
});

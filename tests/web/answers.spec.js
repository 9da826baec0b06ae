// Answers and marks: making them by keyboard, mouse or finger, checking, revealing, and finding them again.

import { finnish, four, newspaper, thirteen } from './cases.js';
import { expect, test } from './fixtures.js';

const dots = (/** @type {string} */ puzzle) => puzzle.replaceAll(/[0x]/g, '.');

/** @param {string} cells @param {Record<number, string>} answers by cell */
const withAnswers = (cells, answers) =>
  dots(cells).replaceAll(/./g, (character, cell) => answers[Number(cell)] ?? character);

/** The newspaper's puzzle, from a link, with its verdict. @param {import('./fixtures.js').Sudoku} sudoku */
async function open(sudoku, { puzzle } = /** @type {{ puzzle: string }} */ (newspaper)) {
  await sudoku.open(`/#puzzle=${puzzle}`);
  await expect(sudoku.verdict).toContainText('Exactly one solution.');
}

/** Answers every blank rightly. @param {import('./fixtures.js').Sudoku} sudoku */
async function answerAll(sudoku, { puzzle, solution } = newspaper) {
  for (const [cell, digit] of [...solution].entries()) {
    if (dots(puzzle)[cell] !== '.') continue;
    await sudoku.cell(cell).click();
    await sudoku.type(digit);
  }
}

test('A makes answers of digits, and givens again; an answer stays where it is', async ({ sudoku, page }) => {
  await open(sudoku);
  await sudoku.type('a');
  await expect(page.getByRole('radio', { name: 'Answers' })).toBeChecked();
  await expect(sudoku.note).toHaveText('What you type is your answer; the same digit again takes it away.');
  await sudoku.type('1');
  await sudoku.expectSelected(0);
  await sudoku.expectCells(withAnswers(newspaper.puzzle, { 0: '1' }));
  await expect(sudoku.cell(0)).toHaveAttribute('data-origin', 'answer');
  await expect(sudoku.cell(2)).toHaveAttribute('data-origin', 'given');
  await expect(sudoku.verdict).toHaveText('23 givens. Exactly one solution.');
  await sudoku.type('4');
  await sudoku.expectCells(withAnswers(newspaper.puzzle, { 0: '4' }));
  await sudoku.type('4');
  await sudoku.expectCells(dots(newspaper.puzzle));
  await sudoku.type('a');
  await expect(page.getByRole('radio', { name: 'Givens' })).toBeChecked();
  await sudoku.type('1');
  await expect(sudoku.cell(0)).toHaveAttribute('data-origin', 'given');
  await sudoku.expectSelected(1);
});

test('no answer goes over a given, and the page says why', async ({ sudoku }) => {
  await open(sudoku);
  await sudoku.type('a');
  await sudoku.cell(2).click();
  await sudoku.type('7');
  await sudoku.expectCells(dots(newspaper.puzzle));
  await expect(sudoku.note).toHaveText('This digit is a given: choose Givens to change it.');
});

test('P makes marks, and again what it was before; they follow an answer', async ({ sudoku, page }) => {
  await open(sudoku);
  await sudoku.type('ap146');
  await expect(page.getByRole('radio', { name: 'Marks' })).toBeChecked();
  await expect(sudoku.cell(0)).toHaveAccessibleName('blank, marks 1 4 6, box 1');
  await expect(sudoku.cell(0)).toHaveText('');
  await sudoku.type('6');
  await expect(sudoku.cell(0)).toHaveAccessibleName('blank, marks 1 4, box 1');
  await page.keyboard.press('ArrowRight');
  await sudoku.type('14p4');
  await expect(page.getByRole('radio', { name: 'Answers' })).toBeChecked();
  await expect(sudoku.cell(0)).toHaveAccessibleName('blank, marks 1, box 1');
  await expect(sudoku.cell(1)).toHaveAccessibleName('4, answer, box 1');
  await page.keyboard.press('Control+z');
  await expect(sudoku.cell(0)).toHaveAccessibleName('blank, marks 1 4, box 1');
  await expect(sudoku.cell(1)).toHaveAccessibleName('blank, marks 1 4, box 1');
});

test('a mark does not replace an answer', async ({ sudoku }) => {
  await open(sudoku);
  await sudoku.type('a1p2');
  await expect(sudoku.cell(0)).toHaveText('1');
  await expect(sudoku.note).toHaveText('There is an answer in this cell: clear it to make marks.');
});

test('one press fills in every mark that is possible, another takes them away', async ({ sudoku, page }) => {
  await open(sudoku, four);
  await sudoku.type('p');
  await sudoku.button('Fill marks').click();
  await expect(page.locator('#grid [data-marks]')).toHaveCount(5);
  await expect(sudoku.cell(1)).toHaveAccessibleName('blank, marks 1, box 1');
  await sudoku.button('Fill marks').click();
  await expect(page.locator('#grid [data-marks]')).toHaveCount(0);
  await sudoku.button('Undo').click();
  await expect(page.locator('#grid [data-marks]')).toHaveCount(5);
});

test('marks stand in places of their own and inside their cell, in every size', async ({ sudoku, page }) => {
  for (const option of await page.getByLabel('Size').locator('option:not([hidden])').allTextContents()) {
    await page.getByLabel('Size').selectOption(option);
    const [side] = option.split('×').map(Number);
    await page.keyboard.press('Alt+p');
    await sudoku.button('Fill marks').click();
    await expect(sudoku.cell(0)).toHaveAccessibleName(
      new RegExp(`blank, marks 1 2 .*${side < 10 ? side : ''}, box 1$`),
    );
    // The first cell's are the first, and the next is another's.
    const { marks, cell } = await page.evaluate((side) => {
      const box = (/** @type {DOMRect} */ { x, y, width, height }) => ({ x, y, width, height });
      const cell = box(/** @type {Element} */ (document.querySelector('[data-cell="0"]')).getBoundingClientRect());
      const text = /** @type {SVGTextElement} */ (document.querySelector('.overlay text.mark'));
      const toScreen = text.getScreenCTM() ?? undefined;
      const marks = Array.from({ length: side + 1 }, (_, at) => {
        const { x, y, width, height } = text.getExtentOfChar(at);
        const from = new DOMPoint(x, y).matrixTransform(toScreen);
        const to = new DOMPoint(x + width, y + height).matrixTransform(toScreen);
        return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
      });
      const isIn = (/** @type {(typeof marks)[0]} */ mark) =>
        mark.x + mark.width / 2 < cell.x + cell.width && mark.y + mark.height / 2 < cell.y + cell.height;
      return { marks: marks.filter(isIn), cell };
    }, side);
    expect(marks.length, option).toBe(side);
    const right = Math.max(...marks.map(({ x, width }) => x + width));
    expect(right, option).toBeLessThanOrEqual(cell.x + cell.width);
    expect(right, option).toBeGreaterThan(cell.x + cell.width * 0.8);
    expect(Math.min(...marks.map(({ x }) => x)), option).toBeGreaterThanOrEqual(cell.x);
    const places = new Set(marks.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`));
    expect(places.size, option).toBe(side);
  }
});

test('where A and P are digits they stay digits, and Alt makes them switch', async ({ sudoku, page }) => {
  await page.getByLabel('Size').selectOption('25×25');
  await sudoku.type('ap');
  await sudoku.expectCells(`AP${'.'.repeat(623)}`);
  await page.keyboard.press('Alt+a');
  await expect(page.getByRole('radio', { name: 'Answers' })).toBeChecked();
  await sudoku.type('p');
  await expect(sudoku.cell(2)).toHaveAttribute('data-origin', 'answer');
  await page.keyboard.press('Alt+p');
  await expect(page.getByRole('radio', { name: 'Marks' })).toBeChecked();
});

test('an answer that clashes is shown so at once, and the line under the grid tells of it', async ({ sudoku }) => {
  await open(sudoku);
  const good = await sudoku.verdict.evaluate((line) => getComputedStyle(line).color);
  await sudoku.type('a5');
  await expect(sudoku.clashing).toHaveCount(2);
  await expect(sudoku.cell(0)).toHaveAccessibleName('5, answer, clash, box 1');
  await expect(sudoku.cell(2)).toHaveAttribute('aria-invalid', 'true');
  await expect(sudoku.verdict).toHaveText('Row 1 has two 5s. One of them is your answer.');
  await expect(sudoku.verdict).toHaveAttribute('data-kind', 'clash');
  await expect(sudoku.verdict).not.toHaveCSS('color', good);
  await sudoku.type('1');
  await expect(sudoku.clashing).toHaveCount(0);
  await expect(sudoku.verdict).toHaveText('23 givens. Exactly one solution.');
  await expect(sudoku.verdict).toHaveCSS('color', good);
});

test('answers that are known to be wrong take no marks away, and others that leave a cell none are told', async ({
  sudoku,
}) => {
  await open(sudoku, { puzzle: '3..44.....42.4.3' });
  await sudoku.type('a');
  await sudoku.cell(6).click();
  await sudoku.type('1');
  await sudoku.button('Fill marks').click();
  await expect(sudoku.note).toHaveText(
    'Marks filled in 6 cells. Row 2, column 4 has no candidate left: one of your answers must be wrong.',
  );
  await sudoku.button('Check').click();
  await expect(sudoku.note).toHaveText('Your one answer is wrong.');
  await sudoku.button('Fill marks').click();
  await expect(sudoku.note).toHaveText('Marks filled in 8 cells.');
});

test('Check marks wrong answers until they are changed, and gives nothing else away', async ({ sudoku, page }) => {
  await open(sudoku);
  const wrong = page.locator('[role=gridcell][data-roles~=wrong]');
  await sudoku.type('a');
  await sudoku.button('Check').click();
  await expect(sudoku.note).toHaveText('There are no answers to check yet.');
  for (const [cell, digit] of [
    [0, '1'],
    [1, '9'],
    [4, '6'],
  ]) {
    await sudoku.cell(Number(cell)).click();
    await sudoku.type(String(digit));
  }
  await expect(wrong).toHaveCount(0);
  await sudoku.button('Check').click();
  await expect(sudoku.note).toHaveText('2 of your 3 answers are wrong.');
  await expect(wrong).toHaveText(['9', '6']);
  await expect(sudoku.cell(1)).toHaveAccessibleName('9, answer, wrong, box 1');
  await sudoku.expectCells(withAnswers(newspaper.puzzle, { 0: '1', 1: '9', 4: '6' }));
  await sudoku.cell(1).click();
  await sudoku.type('4');
  await expect(wrong).toHaveText(['6']);
  await page.keyboard.press('Control+z');
  await expect(wrong).toHaveText(['9', '6']);
  await page.keyboard.press('Control+z');
  await expect(wrong).toHaveCount(0);
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Delete');
  await sudoku.cell(4).click();
  await page.keyboard.press('Backspace');
  await sudoku.button('Check').click();
  await expect(sudoku.note).toHaveText('1 answer, and it is right so far.');
});

/** @type {[name: string, puzzle: string, verdict: string, check: string, reveal: string][]} */
const unsolvable = [
  [
    'several solutions',
    thirteen,
    '13 solutions',
    'There are several solutions: no answer is right or wrong yet.',
    'There are several solutions: no one digit belongs here.',
  ],
  [
    'a clash',
    newspaper.puzzle.replace('53', '55'),
    'Row 1 has two 5s.',
    'There is no solution to check the answers against.',
    'There is no solution to reveal.',
  ],
];

test('without just one solution there is nothing to check or reveal, and the page says so', async ({ sudoku }) => {
  for (const [name, puzzle, verdict, check, reveal] of unsolvable) {
    await test.step(name, async () => {
      await sudoku.renew();
      await sudoku.open(`/#puzzle=${puzzle}`);
      await expect(sudoku.verdict).toContainText(verdict);
      await sudoku.type('a1');
      await sudoku.button('Check').click();
      await expect(sudoku.note).toHaveText(check);
      await sudoku.button('Reveal a cell').click();
      await expect(sudoku.note).toHaveText(reveal);
    });
  }
});

test('Reveal answers the chosen cell, blank or wrong', async ({ sudoku, page }) => {
  await open(sudoku);
  await sudoku.type('a');
  await sudoku.button('Reveal a cell').click();
  await expect(sudoku.cell(0)).toHaveText('1');
  await expect(sudoku.cell(0)).toHaveAttribute('data-origin', 'answer');
  await sudoku.button('Reveal a cell').click();
  await expect(sudoku.note).toHaveText('This answer is right.');
  await sudoku.cell(1).click();
  await sudoku.type('9');
  await sudoku.button('Reveal a cell').click();
  await expect(sudoku.cell(1)).toHaveText('4');
  await sudoku.cell(2).click();
  await sudoku.button('Reveal a cell').click();
  await expect(sudoku.note).toHaveText('This digit is a given: choose a blank to reveal.');
  await page.keyboard.press('Control+z');
  await expect(sudoku.cell(1)).toHaveText('9');
});

test('the last right answer is said to be, and a wrong one is not', async ({ sudoku, page }) => {
  await open(sudoku, four);
  await sudoku.type('a');
  await answerAll(sudoku, four);
  await sudoku.expectCells(four.solution);
  await expect(sudoku.note).toHaveText('Solved. All 5 answers are right.');
  await page.keyboard.press('Delete');
  await expect(sudoku.note).toHaveText('');
  await sudoku.type('2');
  await expect(sudoku.note).toHaveText('');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(sudoku.note).toHaveText('Solved. All 5 answers are right.');
});

test('the solution leaves right answers, covers wrong ones, and goes away again', async ({ sudoku, page }) => {
  await open(sudoku);
  await sudoku.type('a1');
  await page.keyboard.press('ArrowRight');
  await sudoku.type('9');
  await page.keyboard.press('Enter');
  await sudoku.expectCells(newspaper.solution);
  await expect(sudoku.cell(0)).toHaveAttribute('data-origin', 'answer');
  await expect(sudoku.cell(1)).toHaveAttribute('data-origin', 'solved');
  await page.keyboard.press('Enter');
  await sudoku.expectCells(withAnswers(newspaper.puzzle, { 0: '1', 1: '9' }));
  await page.keyboard.press('Enter');
  await sudoku.type('4');
  await sudoku.expectCells(withAnswers(newspaper.puzzle, { 0: '1', 1: '4' }));
});

test('what was done is there after a reload, with its mode', async ({ sudoku, page }) => {
  await open(sudoku);
  await sudoku.type('a1');
  await page.keyboard.press('ArrowRight');
  await sudoku.type('p49');
  await page.reload();
  await sudoku.expectCells(withAnswers(newspaper.puzzle, { 0: '1' }));
  await expect(sudoku.cell(0)).toHaveAttribute('data-origin', 'answer');
  await expect(sudoku.cell(1)).toHaveAccessibleName('blank, marks 4 9, box 1');
  await expect(page.getByRole('radio', { name: 'Marks' })).toBeChecked();
  await expect(sudoku.verdict).toHaveText('23 givens. Exactly one solution.');
});

test('a puzzle that an older page kept is there', async ({ sudoku, page }) => {
  await page.evaluate(
    (cells) => localStorage.setItem('ninefold.puzzle', JSON.stringify({ cells, selected: 7 })),
    [...newspaper.puzzle].map(Number),
  );
  await page.reload();
  await sudoku.expectCells(dots(newspaper.puzzle));
  await sudoku.expectSelected(7);
});

const progress = `answers=14${'0'.repeat(79)}&marks=${'A'.repeat(122)}`;

test('a link brings answers and marks along, followed or pasted', async ({ sudoku, page }) => {
  const marked = progress.replace('AAAAA', 'AAAAB'); // bit 24: the 7 of the third cell, a given here
  await sudoku.open(`/#puzzle=${newspaper.puzzle}&${progress}`);
  await sudoku.expectCells(withAnswers(newspaper.puzzle, { 0: '1', 1: '4' }));
  await expect(sudoku.cell(1)).toHaveAttribute('data-origin', 'answer');
  await expect(page.getByRole('radio', { name: 'Answers' })).toBeChecked();
  await expect(sudoku.note).toHaveText('A link, 9×9, 23 givens.');
  await sudoku.paste(`https://example.org/#puzzle=${newspaper.puzzle}&${marked}`);
  await expect(sudoku.note).toHaveText(
    'A link, 9×9, 23 givens. The answers or marks in the link do not fit its puzzle and are left out.',
  );
  await sudoku.expectCells(withAnswers(newspaper.puzzle, { 0: '1', 1: '4' }));
  await sudoku.paste(`https://example.org/#puzzle=${finnish.puzzle}&${progress}`);
  await expect(sudoku.note).toContainText('do not fit');
  await sudoku.expectCells(dots(finnish.puzzle));
});

test('Clear takes answers and marks away, among the givens everything; each is one Undo', async ({ sudoku, page }) => {
  await open(sudoku);
  await sudoku.type('a1');
  await sudoku.button('Fill marks').click();
  await sudoku.button('Clear').click();
  await sudoku.expectCells(dots(newspaper.puzzle));
  await expect(page.locator('#grid [data-marks]')).toHaveCount(0);
  await expect(sudoku.button('Clear')).toBeDisabled();
  await sudoku.button('Undo').click();
  await sudoku.expectCells(withAnswers(newspaper.puzzle, { 0: '1' }));
  await expect(page.locator('#grid [data-marks]')).not.toHaveCount(0);
  await sudoku.type('a');
  await sudoku.button('Clear').click();
  await sudoku.expectCells('.'.repeat(81));
  await sudoku.button('Undo').click();
  await sudoku.expectCells(withAnswers(newspaper.puzzle, { 0: '1' }));
});

test('a repair keeps the answers', async ({ sudoku }) => {
  await sudoku.open(`/#puzzle=${newspaper.puzzle.replace('53', '35')}`);
  await expect(sudoku.verdict).toContainText('two 3s');
  await sudoku.type('a1');
  await sudoku.button('What is wrong?').click();
  await sudoku.panel.getByRole('listitem').getByRole('button').first().click();
  await expect(sudoku.verdict).toHaveText('23 givens. Exactly one solution.');
  await expect(sudoku.cell(0)).toHaveText('1');
  await expect(sudoku.cell(0)).toHaveAttribute('data-origin', 'answer');
});

test('the switch is one Tab stop, and arrows move in it', async ({ sudoku, page }) => {
  await open(sudoku);
  await sudoku.cell(0).focus();
  const focused = page.locator(':focus');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveAttribute('value', 'givens');
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveAttribute('value', 'answers');
  await expect(page.getByRole('radio', { name: 'Answers' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('1');
  await page.keyboard.press('Shift+Tab');
  await expect(focused).toHaveAttribute('value', 'answers');
  await sudoku.type('4'); // of no use to the switch, and not meant for the grid
  await expect(focused).toHaveAttribute('value', 'answers');
  await expect(sudoku.cell(0)).toHaveText('');
});

test('switching moves nothing above the keypad, nor the keypad', async ({ sudoku, page }) => {
  await open(sudoku);
  const places = () => Promise.all(['.grid', '#modes', '#keypad'].map((part) => page.locator(part).boundingBox()));
  const before = await places();
  await sudoku.type('a');
  await expect(sudoku.button('Check')).toBeVisible();
  expect(await places()).toEqual(before);
  await sudoku.type('a');
  await expect(sudoku.button('Check')).toBeHidden();
  expect(await places()).toEqual(before);
});

test('digits have a contrast of at least 7:1 wherever they stand, in both themes', async ({ sudoku, page }) => {
  await open(sudoku);
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    await page.emulateMedia({ colorScheme });
    const ratios = await page.evaluate(() => {
      const context = /** @type {CanvasRenderingContext2D} */ (document.createElement('canvas').getContext('2d'));
      const style = getComputedStyle(document.documentElement);
      const luminance = (/** @type {string} */ name) => {
        context.fillStyle = style.getPropertyValue(name);
        context.fillRect(0, 0, 1, 1);
        const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map((part) =>
          part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const inks = ['--ink', '--accent', '--answer', '--mark', '--clash', '--good'];
      const grounds = ['--raised', '--near', '--selected', '--alike', '--clash-tint'];
      return inks.flatMap((ink) =>
        grounds.map((ground) => {
          const [dark, light] = [luminance(ink), luminance(ground)].sort((one, other) => one - other);
          return { pair: `${ink} on ${ground}`, ratio: (light + 0.05) / (dark + 0.05) };
        }),
      );
    });
    for (const { pair, ratio } of ratios) expect(ratio, `${colorScheme}: ${pair}`).toBeGreaterThanOrEqual(7);
  }
});

test.describe('a finger alone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

  test('makes answers and marks, checks and reveals', async ({ sudoku, page }) => {
    await open(sudoku, four);
    await page.getByRole('radio', { name: 'Answers' }).tap();
    await sudoku.cell(1).tap();
    await sudoku.button('2').tap();
    await expect(sudoku.cell(1)).toHaveAttribute('data-origin', 'answer');
    await expect(sudoku.cell(1)).toBeFocused();
    await sudoku.button('Check').tap();
    await expect(page.locator('[role=gridcell][data-roles~=wrong]')).toHaveText(['2']);
    await sudoku.button('Reveal a cell').tap();
    await expect(sudoku.cell(1)).toHaveText('1');
    await page.getByRole('radio', { name: 'Marks' }).tap();
    await sudoku.cell(2).tap();
    await sudoku.button('2').tap();
    await expect(sudoku.cell(2)).toHaveAccessibleName('blank, marks 2, box 2');
    for (const part of await page.locator('#modes label, #answering button').all()) {
      const box = await part.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(await part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    }
  });
});

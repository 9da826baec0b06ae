// Marks: how they are made, one by one or all that are possible, and where they stand in their cell.

import { sides } from '../../www/model/layout.js';
import { open } from './answering.js';
import { four } from './cases.js';
import { expect, test } from './fixtures.js';

test('P makes marks, and Fill marks all that are possible', async ({ sudoku, page }) => {
  await open(sudoku, four);
  await sudoku.type('p');
  await expect(page.getByRole('radio', { name: 'Marks' })).toBeChecked();
  await sudoku.cell(1).click();
  await sudoku.type('14');
  await expect(sudoku.cell(1)).toHaveAccessibleName('blank, marks 1 4, box 1');
  await expect(sudoku.cell(1)).toHaveText('');
  await expect(page.locator('#grid text.mark')).toHaveText('14');
  await sudoku.button('Fill marks').click();
  await expect(page.locator('#grid [data-marks]')).toHaveCount(5);
  await expect(sudoku.cell(1)).toHaveAccessibleName('blank, marks 1, box 1');
});

test('marks stand in places of their own and inside their cell, in every size', async ({ sudoku, page }) => {
  for (const side of sides) {
    const option = `${side}×${side}`;
    await sudoku.size(side);
    await expect(page.locator('[data-cell]')).toHaveCount(side * side);
    await page.keyboard.press('Alt+p');
    await sudoku.button('Fill marks').click();
    await expect(sudoku.cell(0)).toHaveAccessibleName(
      new RegExp(`blank, marks 1 2 .*${side < 10 ? side : ''}, box 1$`),
    );
    const text = page.locator('#grid text.mark').first();
    await expect.poll(async () => (await text.textContent())?.length).toBeGreaterThan(side);
    // The marks of the first cell come first in the text, and one mark more belongs to another cell.
    const { marks, cell } = await page.evaluate((side) => {
      const box = (/** @type {DOMRect} */ { x, y, width, height }) => ({ x, y, width, height });
      const cell = box(/** @type {Element} */ (document.querySelector('[data-cell="0"]')).getBoundingClientRect());
      const text = /** @type {SVGTextElement} */ (document.querySelector('#grid text.mark'));
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

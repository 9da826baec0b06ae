// Several cells are chosen at once, by mouse, keys and touch: they are seen and heard, and marks go into all of them.

import { open } from './answering.js';
import { daily, four } from './cases.js';
import { expect, intervals, test } from './fixtures.js';
import { drawn, pngOf, smudged } from './photos.js';

/** @import { Sudoku } from './fixtures.js' */

/** A 4×4 with givens in 0, 3, 4, 10, 11, 13 and 15. */
const sparse = { ...four, puzzle: '3xx44xxxxx42x4x3' };

/** Waits until these cells are chosen. @param {Sudoku} sudoku @param {number[]} cells the last one is selected */
async function expectChosen({ page }, ...cells) {
  const chosen = () =>
    page.evaluate(() => {
      const all = [...document.querySelectorAll('[role=gridcell]')].map((cell, at) => ({ cell, at }));
      const those = (/** @type {string} */ which) => all.flatMap(({ cell, at }) => (cell.matches(which) ? at : []));
      return [...those('[aria-selected=true]:not([tabindex="0"])'), ...those('[aria-selected=true][tabindex="0"]')];
    });
  const selected = cells.slice(-1);
  await expect.poll(chosen, { intervals }).toEqual([...cells.slice(0, -1).sort((a, b) => a - b), ...selected]);
}

/** The middle of a cell. @param {Sudoku} sudoku @param {number} cell */
async function middleOf(sudoku, cell) {
  const box = await sudoku.cell(cell).boundingBox();
  if (!box) throw new Error(`cell ${cell} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, size: box.width };
}

/** Drags the mouse from a cell over others. @param {Sudoku} sudoku @param {number[]} cells */
async function drag(sudoku, ...cells) {
  for (const [index, cell] of cells.entries()) {
    const { x, y } = await middleOf(sudoku, cell);
    await sudoku.page.mouse.move(x, y, { steps: index ? 5 : 1 });
    if (index === 0) await sudoku.page.mouse.down();
  }
  await sudoku.page.mouse.up();
}

/** What is marked, by cell. @param {Sudoku} sudoku */
const marksOf = ({ page }) =>
  page.evaluate(() => {
    const cells = [...document.querySelectorAll('[data-cell]')].map((cell) => cell.getAttribute('data-marks') ?? '');
    return Object.fromEntries(Object.entries(cells).filter(([, marks]) => marks));
  });

/** A puzzle where marks are made, once several cells can be chosen. @param {Sudoku} sudoku */
async function begin(sudoku) {
  await open(sudoku, sparse);
  await sudoku.type('p');
  await expect(sudoku.page.getByRole('radio', { name: 'Marks' })).toBeChecked();
  await expect(sudoku.page.locator('#grid')).toHaveAttribute('aria-multiselectable', 'true');
}

test('a mouse chooses the cells that it is dragged over, and a digit is marked in all of them', async ({
  sudoku,
  page,
}) => {
  await begin(sudoku);
  const heard = await sudoku.listen();
  await drag(sudoku, 1, 2, 6, 5);
  await expectChosen(sudoku, 1, 2, 6, 5);
  await expect(sudoku.cell(5)).toBeFocused();
  await expect.poll(heard).toContain('4 cells chosen.');
  await sudoku.type('2');
  await expect.poll(() => marksOf(sudoku), { intervals }).toEqual({ 1: '2', 2: '2', 5: '2', 6: '2' });
  await expect.poll(heard).toContain('2 marked in 4 cells.');
  await page.locator('#keypad').getByRole('button', { name: '1', exact: true }).click();
  await expect.poll(() => marksOf(sudoku), { intervals }).toEqual({ 1: '12', 2: '12', 5: '12', 6: '12' });
  await expectChosen(sudoku, 1, 2, 6, 5);
  await sudoku.type('2');
  await expect.poll(() => marksOf(sudoku), { intervals }).toEqual({ 1: '1', 2: '1', 5: '1', 6: '1' });
  await expect.poll(heard).toContain('2 removed from the marks of 4 cells.');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(() => marksOf(sudoku), { intervals }).toEqual({ 1: '2', 2: '2', 5: '2', 6: '2' });
  await expectChosen(sudoku, 1, 2, 6, 5);
  await page.keyboard.press('Delete');
  await expect.poll(() => marksOf(sudoku), { intervals }).toEqual({});
  await expect.poll(heard).toContain('Marks cleared.');
});

test('a drag begins anew, and a click or an arrow is for one cell', async ({ sudoku, page }) => {
  await begin(sudoku);
  await drag(sudoku, 1, 2, 3);
  await expectChosen(sudoku, 1, 2, 3);
  await drag(sudoku, 2, 6);
  await expectChosen(sudoku, 2, 6);
  await sudoku.cell(2).click();
  await expectChosen(sudoku, 2);
  await drag(sudoku, 1, 2, 1); // a click follows, as it ends where it began
  await expectChosen(sudoku, 2, 1);
  await sudoku.cell(1).click();
  await expectChosen(sudoku, 1);
  await drag(sudoku, 1, 2);
  await page.keyboard.press('ArrowDown');
  await expectChosen(sudoku, 6);
  await drag(sudoku, 1, 2);
  await page.keyboard.press('a');
  await page.keyboard.press('2');
  await expectChosen(sudoku, 2);
  await drag(sudoku, 5, 6); // in any mode
  await expectChosen(sudoku, 5, 6);
  await sudoku.size(6);
  await expectChosen(sudoku, 0);
});

test('a mouse that leaps passes over what lies between, and goes slantwise past corners', async ({ sudoku, page }) => {
  await open(sudoku, daily); // a puzzle that comes during a drag ends it
  await expect(page.locator('#grid')).toHaveAttribute('aria-multiselectable', 'true');
  const [from, to] = [await middleOf(sudoku, 9), await middleOf(sudoku, 17)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  await expectChosen(sudoku, 9, 10, 11, 12, 13, 14, 15, 16, 17);
  const [top, low] = [await middleOf(sudoku, 0), await middleOf(sudoku, 30)];
  await page.mouse.move(top.x + top.size / 12, top.y); // not quite along the corners
  await page.mouse.down();
  await page.mouse.move(low.x + low.size / 12, low.y, { steps: 20 });
  await page.mouse.up();
  await expectChosen(sudoku, 0, 10, 20, 30);
  await page.mouse.move(top.x, top.y);
  await expectChosen(sudoku, 0, 10, 20, 30); // no button is down
});

test('Ctrl adds a cell to those that are chosen, or takes it away', async ({ sudoku, page }) => {
  await begin(sudoku);
  const heard = await sudoku.listen();
  await sudoku.cell(1).click();
  await sudoku.cell(6).click({ modifiers: ['Control'] });
  await expectChosen(sudoku, 1, 6);
  await expect(sudoku.cell(6)).toBeFocused();
  await sudoku.cell(9).click({ modifiers: ['Meta'] });
  await expectChosen(sudoku, 1, 6, 9);
  await sudoku.cell(6).click({ modifiers: ['Control'] });
  await expectChosen(sudoku, 1, 9);
  await sudoku.cell(9).click({ modifiers: ['Control'] });
  await expectChosen(sudoku, 1);
  await expect.poll(heard).toContain('1 cell chosen.');
  await page.keyboard.down('Control');
  await drag(sudoku, 5, 6, 7);
  await page.keyboard.up('Control');
  await expectChosen(sudoku, 1, 5, 6, 7);
  await page.keyboard.down('Control');
  await drag(sudoku, 6, 5);
  await page.keyboard.up('Control');
  await expectChosen(sudoku, 1, 7);
  await page.locator('#ask-menu').focus();
  await sudoku.cell(8).click({ modifiers: ['Control'] });
  await expect(sudoku.cell(8)).toBeFocused();
  await expectChosen(sudoku, 1, 7, 8);
});

test('Shift and the arrows choose, and Escape leaves one cell once nothing else is open', async ({ sudoku, page }) => {
  await begin(sudoku);
  const heard = await sudoku.listen();
  await sudoku.cell(1).click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await expectChosen(sudoku, 1, 2, 6);
  await expect(sudoku.cell(6)).toBeFocused();
  await expect.poll(heard).toContain('3 cells chosen.');
  await sudoku.type('1');
  await expect.poll(() => marksOf(sudoku), { intervals }).toEqual({ 1: '1', 2: '1', 6: '1' });
  await page.keyboard.press('h');
  await expect(page.locator('#hints')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#hints')).toBeHidden();
  await expectChosen(sudoku, 1, 2, 6);
  await page.keyboard.press('Escape');
  await expectChosen(sudoku, 6);
  await sudoku.type('2');
  await expect.poll(() => marksOf(sudoku), { intervals }).toEqual({ 1: '1', 2: '1', 6: '12' });
});

test('Escape puts the photo away before it leaves one cell', async ({ sudoku, page }) => {
  const buffer = pngOf(await smudged(drawn(), [2, 32]));
  await page.locator('#file').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
  const photo = page.locator('#photo');
  await expect(photo).toBeVisible();
  await expect(page.locator('#grid')).toHaveAttribute('aria-multiselectable', 'true');
  await drag(sudoku, 0, 1);
  await expectChosen(sudoku, 0, 1);
  await page.keyboard.press('Escape');
  await expect(photo).toBeHidden();
  await expectChosen(sudoku, 0, 1);
  await page.keyboard.press('Escape');
  await expectChosen(sudoku, 1);
});

test('chosen before the part for it is loaded, they are shown once it is', async ({ sudoku, page }) => {
  let go = () => {};
  const gone = new Promise((resolve) => {
    go = () => resolve(undefined);
  });
  await page.route('**/choosing-*.js', async (route) => {
    await gone;
    await route.continue();
  });
  await page.reload();
  await expect(sudoku.verdict).not.toBeEmpty();
  await expect(sudoku.cell(0)).toBeFocused();
  await page.keyboard.press('Shift+ArrowRight');
  await sudoku.expectSelected(1);
  await expect(page.locator('#grid')).not.toHaveAttribute('aria-multiselectable');
  go();
  await expectChosen(sudoku, 0, 1);
});

for (const [name, media] of /** @type {const} */ ([
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['more contrast', { contrast: 'more' }],
  ['colours of the system', { forcedColors: 'active' }],
])) {
  test(`chosen cells are told from the selected one and from the others: ${name}`, async ({ sudoku, page }) => {
    await page.emulateMedia(media);
    await begin(sudoku);
    await drag(sudoku, 8, 9, 12);
    await expectChosen(sudoku, 8, 9, 12);
    await page.mouse.move(0, 0);
    const look = (/** @type {number} */ cell) =>
      sudoku.cell(cell).evaluate((element) => {
        const { backgroundColor, boxShadow, outlineStyle, outlineWidth } = getComputedStyle(element);
        return { backgroundColor, boxShadow, outline: `${outlineStyle} ${outlineWidth}` };
      });
    const [other, chosen, selected] = [await look(7), await look(8), await look(12)];
    expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
    expect(chosen.backgroundColor).not.toBe(selected.backgroundColor);
    expect([other.boxShadow, chosen.boxShadow]).toEqual(['none', 'none']);
    expect(selected.boxShadow).not.toBe('none');
    const isLined = name === 'more contrast' || name === 'colours of the system';
    expect(chosen.outline.startsWith('dashed'), chosen.outline).toBe(isLined);
    expect(selected.outline.startsWith('dashed'), selected.outline).toBe(false);
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 560 } });

  /** @param {Sudoku} sudoku */
  async function finger(sudoku) {
    const client = await sudoku.page.context().newCDPSession(sudoku.page);
    /** @param {'touchStart' | 'touchMove' | 'touchEnd'} type @param {{ x: number, y: number }} [at] */
    const touch = (type, at) => client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    return {
      down: async (/** @type {number} */ cell) => touch('touchStart', await middleOf(sudoku, cell)),
      /** @param {{ x: number, y: number }} from @param {{ x: number, y: number }} to */
      async move(from, to) {
        for (let step = 1; step <= 10; step++) {
          const at = (/** @type {'x' | 'y'} */ way) => from[way] + ((to[way] - from[way]) * step) / 10;
          await touch('touchMove', { x: at('x'), y: at('y') });
        }
      },
      up: () => touch('touchEnd'),
    };
  }

  const scrolled = (/** @type {Sudoku} */ { page }) => page.evaluate(() => scrollY);

  test('in Marks a finger chooses after a long press, and the page stays where it is', async ({ sudoku, page }) => {
    await begin(sudoku);
    await page.evaluate(() => {
      const ends = /** @type {boolean[]} */ ([]);
      Object.assign(globalThis, { ends });
      addEventListener('touchend', ({ defaultPrevented }) => ends.push(defaultPrevented));
    });
    const { down, move, up } = await finger(sudoku);
    await sudoku.cell(0).tap();
    await expectChosen(sudoku, 0);
    const before = await scrolled(sudoku);
    await down(13);
    await expectChosen(sudoku, 13); // the press was long
    await expect(sudoku.cell(13)).toBeFocused();
    await move(await middleOf(sudoku, 13), await middleOf(sudoku, 1));
    await move(await middleOf(sudoku, 1), await middleOf(sudoku, 2));
    await expectChosen(sudoku, 13, 9, 5, 1, 2);
    await up();
    await page.keyboard.press('1');
    await expect.poll(() => marksOf(sudoku), { intervals }).toEqual({ 1: '1', 2: '1', 5: '1', 9: '1' });
    await expectChosen(sudoku, 13, 9, 5, 1, 2);
    expect(await scrolled(sudoku)).toBe(before);
    expect(await page.evaluate('ends'), 'the tap, and what chose: a click may follow the first').toEqual([false, true]);
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
    await sudoku.cell(9).tap();
    await expectChosen(sudoku, 9);
    await down(9);
    await expect
      .poll(() => page.evaluate(() => document.querySelector('#aloud')?.textContent))
      .toContain('1 cell chosen.');
    await up();
    await expectChosen(sudoku, 9);
  });

  test('a system that opens a menu after a long press opens none in Marks, and chooses', async ({ sudoku, page }) => {
    await begin(sudoku);
    /** @param {number} cell */
    const menu = (cell) =>
      sudoku
        .cell(cell)
        .evaluate((element) =>
          element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
        );
    expect(await menu(9), 'nothing presses').toBe(true);
    await page.clock.install(); // so that the system has it before the page
    const { down, move, up } = await finger(sudoku);
    await down(9);
    expect(await menu(9)).toBe(false);
    await move(await middleOf(sudoku, 9), await middleOf(sudoku, 5));
    expect(await menu(9)).toBe(false);
    await page.clock.runFor(100); // what is drawn waits, too
    await expectChosen(sudoku, 9, 5);
    await up();
    await page.clock.runFor(100);
    expect(await menu(9)).toBe(true);
    await expectChosen(sudoku, 9, 5);
  });

  test('a short swipe scrolls the page, in Marks, too', async ({ sudoku }) => {
    await begin(sudoku);
    await sudoku.page.setViewportSize({ width: 390, height: 300 }); // too low for all of it
    const { down, move, up } = await finger(sudoku);
    await sudoku.cell(0).tap();
    await expectChosen(sudoku, 0);
    const before = await scrolled(sudoku);
    await down(13);
    await move(await middleOf(sudoku, 13), await middleOf(sudoku, 1));
    await up();
    await expect.poll(() => scrolled(sudoku)).toBeGreaterThan(before + 50);
    await expectChosen(sudoku, 0);
  });

  test('in the other modes a finger chooses nothing, however long it presses', async ({ sudoku, page }) => {
    await begin(sudoku);
    await page.getByRole('radio', { name: 'Answers' }).check();
    const { down, move, up } = await finger(sudoku);
    await sudoku.cell(0).tap();
    await expectChosen(sudoku, 0);
    await down(13);
    await page.waitForTimeout(600); // longer than a long press: nothing is there to wait for
    await move(await middleOf(sudoku, 13), await middleOf(sudoku, 1));
    await up();
    await expectChosen(sudoku, 0);
  });
});

// What the tests of what is printed share: the papers, the way through the dialog, and what is looked at.

import { expect } from './fixtures.js';

/** @import { Page } from '@playwright/test' */
/** @import { Sudoku } from './fixtures.js' */

/** Every sheet is one page of these, upright and lying. */
export const papers = /** @type {const} */ ([
  { format: 'A4', landscape: false },
  { format: 'A4', landscape: true },
  { format: 'Letter', landscape: false },
  { format: 'Letter', landscape: true },
]);

/** The lowest of them, lying and upright: what fits these fits the others. */
export const lowest = [papers[1], papers[2]];

/** How wide the paper is between its margins of 15 mm, the narrowest of them, in CSS pixels. */
const width = Math.floor((180 / 25.4) * 96);

/** A window as wide as the paper. */
export const viewport = { width, height: Math.floor(width * 1.4) };

/** Counts how often the page is printed, as a dialog would have to be answered by hand. @param {Page} page */
export const count = (page) =>
  page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = String(Number(document.documentElement.dataset.printed ?? 0) + 1);
    };
  });

/** The dialog to print. @param {Page} page */
export const printingIn = (page) => page.locator('#printing');

/** Where the solutions go. @param {Page} page */
export const placeIn = (page) => page.getByRole('combobox', { name: 'Solutions' });

/** What is said before it is printed. @param {Page} page */
export const saidIn = (page) => printingIn(page).locator('#printing-said');

/**
 * Prints what the dialog is asked for.
 * @param {Sudoku} sudoku
 * @param {object} [wish]
 * @param {string} [wish.what] a choice's name, where there are several
 * @param {string} [wish.solutions] where they are wanted
 * @param {string} [wish.each] how many puzzles are wanted to a page
 * @param {string} [wish.title]
 * @param {string} [wish.range] which puzzles of a list
 * @param {Record<string, boolean>} [wish.switches] by their names
 */
export async function print(sudoku, { what, solutions, each, title, range, switches = {} } = {}) {
  const { page } = sudoku;
  const dialog = printingIn(page);
  if (!(await dialog.isVisible())) await sudoku.menu('print');
  if (what) await dialog.getByRole('combobox', { name: 'What' }).selectOption({ label: what });
  if (each) await dialog.getByLabel('Puzzles to a page').selectOption(each);
  if (solutions) await placeIn(page).selectOption({ label: solutions });
  if (title !== undefined) await dialog.getByLabel('Title').fill(title);
  if (range !== undefined) await dialog.getByRole('textbox', { name: 'Puzzles' }).fill(range);
  for (const [name, isOn] of Object.entries(switches)) await dialog.getByRole('switch', { name }).setChecked(isOn);
  const before = Number((await page.locator('html').getAttribute('data-printed')) ?? 0);
  await dialog.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', String(before + 1));
}

/** How many pages the browser makes of it. @param {Page} page @param {{ format: string, landscape: boolean }} paper */
async function pages(page, paper) {
  await page.waitForFunction(
    () => /** @type {HTMLLinkElement | null} */ (document.querySelector('link[href*="print-"]'))?.sheet,
  ); // comes when the page is idle
  const pdf = await page.pdf(paper);
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
}

/**
 * Prints on several papers: on the lowest, unless it says others.
 * @param {Page} page
 * @param {number} expected
 * @param {string} [what] is printed
 * @param {readonly { format: string, landscape: boolean }[]} [on] which papers
 */
export async function expectPages(page, expected, what = '', on = lowest) {
  for (const paper of on) {
    expect(await pages(page, paper), `${what} ${JSON.stringify(paper)}`).toBe(expected);
  }
}

/**
 * Prints what is on the page, as the browser's own command does, until the paper has this heading: what lays the sheets
 * comes when the page is idle.
 * @param {Page} page
 * @param {string} title
 */
export const expectPaper = (page, title) =>
  expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      return page.locator('#paper h2').allTextContents();
    })
    .toEqual(expect.arrayContaining([title]));

/** The digits of each grid on the paper. @param {Page} page */
export const printed = (page) =>
  page
    .locator('#paper svg')
    .evaluateAll((all) => all.map((svg) => [...svg.querySelectorAll('text')].map((text) => text.textContent).join('')));

/** @param {string} cells */
export const digits = (cells) => cells.replaceAll(/[.0]/g, '');

/**
 * Expects that nothing of the page can be seen on the paper that should not be, and that nothing of the sheets is cut off
 * or lies on something else. The window has to be as wide as the paper.
 * @template Measure
 * @param {Page} page
 * @param {() => Promise<Measure>} [measure] what else is measured on the paper
 */
export async function look(page, measure) {
  expect(page.viewportSize()).toEqual(viewport);
  await page.emulateMedia({ media: 'print' });
  const { outside, wide, cut } = await page.evaluate(() => {
    const visible = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility());
    return {
      outside: visible.filter((element) => !element.closest('#paper')).map(({ tagName, id }) => `${tagName} ${id}`),
      wide: visible
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
        .map(({ tagName }) => tagName),
      cut: [...document.querySelectorAll('#paper > section > *')].flatMap((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return [...part.querySelectorAll('svg, figcaption, figure > div, p')]
          .map((element) => ({ name: element.textContent, place: element.getBoundingClientRect() }))
          .filter(({ place }) => place.top < top - 1 || place.bottom > bottom + 1)
          .map(({ name }) => name);
      }),
    };
  });
  const measured = await measure?.();
  await page.emulateMedia({ media: null });
  expect(outside, 'of the page').toEqual([]);
  expect(wide, 'wider than the paper').toEqual([]);
  expect(cut, 'cut off').toEqual([]);
  return measured;
}

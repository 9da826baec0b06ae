// Every state that the page can be in, and the way to each state; the ways are the same in all languages.

import { dots, levels, newspaper } from './cases.js';
import { expect, test } from './fixtures.js';
import { drawn, pngOf, smudged } from './photos.js';

/** @typedef {import('./fixtures.js').Sudoku} Sudoku */

const spoilt = newspaper.puzzle.replace('53', '35');

/** @param {Sudoku} sudoku @param {string} verdict */
const judged = (sudoku, verdict) => expect(sudoku.verdict).toHaveAttribute('data-kind', verdict);

/** @param {Sudoku} sudoku */
async function puzzle(sudoku) {
  await sudoku.paste(newspaper.puzzle);
  await judged(sudoku, 'unique');
}

/** @param {Sudoku} sudoku */
async function several(sudoku) {
  await sudoku.paste(newspaper.puzzle.replace('5', '0'));
  await expect(sudoku.verdict).toContainText('13');
  await sudoku.page.keyboard.press('Enter');
  await expect(sudoku.pager).toBeVisible();
}

/** @param {Sudoku} sudoku */
async function clash(sudoku) {
  await sudoku.paste(spoilt);
  await judged(sudoku, 'clash');
}

/** @param {Sudoku} sudoku @param {string} button */
async function dialog(sudoku, button) {
  await puzzle(sudoku);
  await sudoku.page.locator(button).click();
  await expect(sudoku.page.locator('dialog[open]')).toBeVisible();
}

/** A right answer and three wrong ones, the last of them with a clash; and marks. @param {Sudoku} sudoku */
async function answers(sudoku) {
  await puzzle(sudoku);
  await sudoku.type('a1');
  await sudoku.page.locator('#fill').click();
  for (const [cell, digit] of /** @type {const} */ ([
    [1, '9'],
    [4, '6'],
    [12, '5'],
  ])) {
    await sudoku.cell(cell).click();
    await sudoku.type(digit);
  }
  await sudoku.page.locator('#check').click();
  await expect(sudoku.page.locator('[role=gridcell][data-roles~=wrong]')).toHaveCount(3);
}

/** The way to each state, from the page as it opens. @type {Record<string, (sudoku: Sudoku) => Promise<void>>} */
export const states = {
  async empty() {},
  async typing(sudoku) {
    await sudoku.type(newspaper.puzzle.slice(0, 40));
    await judged(sudoku, 'several');
  },
  clash,
  async doctor(sudoku) {
    await clash(sudoku);
    await sudoku.question.click();
    await sudoku.panel.locator('li button').first().focus();
  },
  async hint(sudoku) {
    await puzzle(sudoku);
    await sudoku.page.keyboard.press('h');
    await expect(sudoku.page.locator('.grid [data-roles~=lit]')).toHaveCount(9);
    await expect(sudoku.page.locator('#hint-says p').last()).not.toBeEmpty();
  },
  async explained(sudoku) {
    await sudoku.paste(levels[3].puzzle);
    await judged(sudoku, 'unique');
    await sudoku.page.keyboard.press('h');
    await expect(sudoku.page.locator('.grid [data-roles~=lit]')).toHaveCount(9);
    await sudoku.page.keyboard.press('h');
    await sudoku.page.locator('#hint-says summary').click();
    await expect(sudoku.page.locator('#hint-says details p')).toBeVisible();
  },
  async mistaken(sudoku) {
    await answers(sudoku);
    await sudoku.page.locator('#hint').click();
    await sudoku.page.locator('#hint').click();
    await expect(sudoku.page.locator('.grid [data-roles~=lit]')).toHaveCount(1);
  },
  async path(sudoku) {
    await sudoku.paste(levels[3].puzzle);
    await judged(sudoku, 'unique');
    await sudoku.page.locator('#ask-path').click();
    await expect(sudoku.page.locator('#steps [role=option]').first()).toBeVisible();
    await sudoku.page.keyboard.press('PageDown');
    await sudoku.page.keyboard.press('PageDown');
    await expect(sudoku.page.locator('#steps [aria-selected=true] p')).not.toBeEmpty();
  },
  async solved(sudoku) {
    await puzzle(sudoku);
    await sudoku.page.keyboard.press('Enter');
    await expect(sudoku.solved).toHaveCount(58);
  },
  answers,
  several,
  async collection(sudoku) {
    await sudoku.paste(`${newspaper.puzzle}\n${spoilt}\n`.repeat(20));
    await expect(sudoku.page.locator('#bar')).toBeVisible();
    await sudoku.page.locator('#bar button').first().click();
    await expect(sudoku.page.locator('#collection [role=option]').first()).toBeVisible();
    await expect(sudoku.page.locator('#collection output')).not.toBeEmpty();
  },
  async photo(sudoku) {
    const buffer = pngOf(await smudged(drawn(), [2, 32]));
    await sudoku.page.locator('#file').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
    await expect(sudoku.page.locator('.grid [data-roles~=doubtful]')).toHaveCount(2);
    await expect(sudoku.page.locator('#photo p')).not.toBeEmpty();
  },
  async photographed(sudoku) {
    const buffer = pngOf(drawn());
    await sudoku.page.locator('#file').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
    await expect(sudoku.page.locator('#ask-photo')).toBeVisible();
    await judged(sudoku, 'unique');
  },
  async camera(sudoku) {
    await sudoku.page.locator('#camera').click(); // this browser has none
    await expect(sudoku.page.locator('dialog[data-stage=trouble] output')).not.toBeEmpty();
  },
  text: (sudoku) => dialog(sudoku, '#text'),
  async share(sudoku) {
    await sudoku.open(`/#puzzle=${newspaper.puzzle}&answers=14${'0'.repeat(79)}`);
    await judged(sudoku, 'unique');
    await sudoku.page.locator('#share').click();
    await expect(sudoku.page.locator('dialog[open]')).toBeVisible();
  },
  async print(sudoku) {
    await sudoku.paste(`${newspaper.puzzle}\n${newspaper.puzzle}\n${newspaper.puzzle.slice(1)}\n`); // one is unreadable
    await sudoku.page.locator('#bar button').first().click();
    await sudoku.page.locator('#share-list').click();
    await expect(sudoku.page.locator('dialog[open]')).toBeVisible();
    await sudoku.page.locator('#sharing [name=print]').click();
    await expect(sudoku.page.locator('#sharing output')).not.toBeEmpty();
  },
  async recent(sudoku) {
    await answers(sudoku);
    await sudoku.paste(spoilt);
    await sudoku.expectCells(dots(spoilt));
    await sudoku.page.locator('#size').selectOption('4×4');
    await expect(sudoku.page.getByRole('gridcell')).toHaveCount(16);
    await sudoku.page.locator('#ask-recent').click();
    await sudoku.page.locator('.recent li button').nth(1).click(); // the first is deleted
    await expect(sudoku.page.locator('.recent output')).not.toBeEmpty();
  },
  help: (sudoku) => dialog(sudoku, '#ask-help'),
};

/**
 * Goes to one state after the other. Each way begins with a page that nobody has used yet.
 * @param {Sudoku} sudoku
 * @param {(state: string) => Promise<void>} look what to do there
 * @param {string[]} [those] the names of the states; without it, all of them
 */
export async function walk(sudoku, look, those = Object.keys(states)) {
  for (const state of those) {
    await test.step(state, async () => {
      await sudoku.renew();
      await states[state](sudoku);
      await look(state);
    });
  }
}

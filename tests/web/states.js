// Every state that the page can be in, and the way to each state; the ways are the same in all languages.

import { daily, dots, finnish, levels, thirteen, unruled } from './cases.js';
import { expect } from './fixtures.js';
import { many, openFile } from './listing.js';
import { drawn, pngOf, smudged, together } from './photos.js';
import { doubtful, readAs } from './readas.js';

/** @import { Sudoku } from './fixtures.js' */

const spoilt = daily.puzzle.replace('53', '35');

/** @param {Sudoku} sudoku @param {string} verdict */
const judged = (sudoku, verdict) => expect(sudoku.verdict).toHaveAttribute('data-kind', verdict);

/** @param {Sudoku} sudoku */
async function puzzle(sudoku) {
  await sudoku.paste(daily.puzzle);
  await judged(sudoku, 'unique');
}

/** @param {Sudoku} sudoku */
async function clash(sudoku) {
  await sudoku.paste(spoilt);
  await judged(sudoku, 'clash');
}

/** @param {Sudoku} sudoku @param {string} row of the menu: what it does */
async function dialog(sudoku, row) {
  await puzzle(sudoku);
  await sudoku.menu(row);
  await expect(sudoku.page.locator('dialog[open]')).toBeVisible();
}

/** Answers all of the puzzle. @param {Sudoku} sudoku */
async function solve(sudoku) {
  const last = daily.puzzle.lastIndexOf('0');
  const answers = Array.from(daily.solution, (digit, at) => (daily.puzzle[at] === '0' && at !== last ? digit : '0'));
  await sudoku.open(`/#puzzle=${daily.puzzle}&answers=${answers.join('')}`);
  await judged(sudoku, 'unique');
  await sudoku.cell(last).click();
  await sudoku.type(daily.solution[last]);
}

/** A right answer and three wrong ones, the last of them with a clash; and marks. @param {Sudoku} sudoku */
async function answers(sudoku) {
  await puzzle(sudoku);
  await sudoku.type('a1');
  await sudoku.menu('fill');
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

/**
 * A state of the page.
 * @typedef {object} State
 * @property {(sudoku: Sudoku) => Promise<unknown>} way to it, from the page as it opens
 * @property {string} [says] what has words once the state is there
 * @property {string[]} [again] what is pressed in each language, one after the other: some words are said once and stay
 * @property {RegExp} [known] what is wrong there and not mended yet
 */

/** @type {Record<string, State>} */
export const states = {
  empty: { way: async () => {} },
  menu: { way: (sudoku) => sudoku.menu() },
  rows: {
    async way(sudoku) {
      await answers(sudoku);
      await sudoku.type('8');
      await sudoku.page.keyboard.press('Control+z');
      await sudoku.menu();
      await expect(sudoku.page.locator('.menu [data-do=redo]')).toBeVisible();
    },
  },
  sizes: { way: (sudoku) => sudoku.menu('size') },
  examples: { way: (sudoku) => sudoku.page.locator('#example').click() },
  settings: { way: (sudoku) => sudoku.menu('settings') },
  typing: {
    async way(sudoku) {
      await sudoku.type(daily.puzzle.slice(0, 40));
      await judged(sudoku, 'several');
    },
  },
  unrated: {
    async way(sudoku) {
      await sudoku.holdQuestions('rate');
      await puzzle(sudoku);
      await expect(sudoku.page.locator('#level')).toContainText('?');
    },
  },
  clash: { way: clash },
  large: {
    async way(sudoku) {
      await sudoku.size(25);
      await sudoku.type('11');
      await judged(sudoku, 'clash');
    },
  },
  doctor: {
    async way(sudoku) {
      await clash(sudoku);
      await sudoku.question.click();
      await expect(sudoku.panel.getByRole('radio').first()).toBeChecked();
    },
  },
  rule: {
    async way(sudoku) {
      await sudoku.paste(unruled.mended);
      await judged(sudoku, 'several');
      await sudoku.question.click();
      await expect(sudoku.panel.locator('#doctor-rule')).not.toBeEmpty();
    },
    says: '#doctor-rule',
  },
  offered: {
    async way(sudoku) {
      await sudoku.paste(unruled.mended);
      await expect(sudoku.question).toBeVisible();
      await sudoku.page.keyboard.press('Enter');
      await expect(sudoku.page.locator('#actions button:not([id])')).toBeVisible();
    },
    says: '#verdict',
  },
  ruled: {
    async way(sudoku) {
      await sudoku.paste(`${dots('050200000030000140046000030000002050')};x;r=aaabbbaaccbbaccccbdeeeefddeeffdddfff`);
      await expect(sudoku.page.locator('#grid .diagonal')).toHaveAttribute('d', /M.*M/);
      await sudoku.page.keyboard.press('Home');
      await expect(sudoku.note).not.toBeEmpty();
    },
    says: '#note',
  },
  sukaku: {
    async way(sudoku) {
      await sudoku.paste(`${'.'.repeat(16)};m=46YWTNUTZPVFG`);
      await judged(sudoku, 'unique');
      await sudoku.page.keyboard.press('Alt+p');
      await sudoku.cell(4).click();
      for (const key of ['Shift+ArrowRight', 'Shift+ArrowDown']) await sudoku.page.keyboard.press(key);
      await expect(sudoku.page.locator('.cell[aria-selected=true]')).toHaveCount(3);
      await sudoku.cell(5).click();
      await sudoku.type('2');
      await expect(sudoku.note).not.toBeEmpty();
    },
    says: '#note',
  },
  hint: {
    async way(sudoku) {
      await puzzle(sudoku);
      await sudoku.page.keyboard.press('h');
      await expect(sudoku.page.locator('.grid [data-roles~=lit]')).toHaveCount(9);
    },
    says: '#hints h2',
  },
  explained: {
    async way(sudoku) {
      await sudoku.paste(levels[3].puzzle);
      await judged(sudoku, 'unique');
      await sudoku.page.keyboard.press('h');
      await expect(sudoku.page.locator('.grid [data-roles~=lit]')).toHaveCount(9);
      await sudoku.page.keyboard.press('h');
      await sudoku.page.locator('#hints h2 button').click();
    },
    says: '#hint-idea p',
  },
  inFull: {
    async way(sudoku) {
      await sudoku.paste(finnish.puzzle);
      await judged(sudoku, 'unique');
      await sudoku.page.keyboard.press('h');
      await expect(sudoku.page.locator('#hints .primary')).toBeVisible();
      await sudoku.page.keyboard.press('h');
      await sudoku.page.locator('[aria-controls=hint-lines]').click();
      await sudoku.page.keyboard.press('ArrowDown');
    },
    says: '#hint-lines [aria-selected=true]',
  },
  done: {
    async way(sudoku) {
      await puzzle(sudoku);
      for (const question of ['What is it?', 'Do it']) {
        await sudoku.type('h');
        await expect(sudoku.page.locator('#hints .primary')).toContainText(question);
      }
      await sudoku.type('h');
      await expect(sudoku.page.locator('.cell[data-origin=answer]')).toHaveCount(1);
    },
    says: '#verdict',
  },
  mistaken: {
    async way(sudoku) {
      await answers(sudoku);
      await sudoku.page.locator('#hint').click();
      await sudoku.page.locator('#hints .primary').click();
      await expect(sudoku.page.locator('.grid [data-roles~=lit]')).toHaveCount(1);
    },
  },
  path: {
    async way(sudoku) {
      await sudoku.paste(levels[3].puzzle);
      await judged(sudoku, 'unique');
      await sudoku.page.locator('#ask-path').click();
      await expect(sudoku.page.locator('#path .course')).toBeVisible();
      await sudoku.page.keyboard.press('PageDown');
      await sudoku.page.keyboard.press('PageDown');
    },
    says: '#path .result',
  },
  solved: {
    async way(sudoku) {
      await puzzle(sudoku);
      await sudoku.page.keyboard.press('Enter');
      await expect(sudoku.solved).toHaveCount(57);
    },
  },
  solvedAlone: {
    async way(sudoku) {
      await solve(sudoku);
      await expect(sudoku.page.locator('#begin')).toBeVisible();
    },
  },
  answers: { way: answers },
  several: {
    async way(sudoku) {
      await sudoku.paste(thirteen);
      await sudoku.expectCells(dots(thirteen)); // the empty grid has several solutions, too
      await expect(sudoku.question).toBeVisible();
      await judged(sudoku, 'several');
    },
  },
  asked: {
    async way(sudoku) {
      await sudoku.paste(thirteen);
      await sudoku.expectCells(dots(thirteen)); // the empty grid has several solutions, too
      await judged(sudoku, 'several');
      await sudoku.page.keyboard.press('Enter');
      await expect(sudoku.pager).toBeVisible();
    },
  },
  countless: {
    async way(sudoku) {
      await sudoku.type('1');
      await judged(sudoku, 'several');
      await sudoku.page.keyboard.press('Enter');
      await expect(sudoku.page.locator('#pager .at')).toContainText('100,000+');
    },
  },
  collection: {
    async way(sudoku) {
      // The name is no word of the page, and so it brings its own marks.
      const lines = many.map(({ line }) => line);
      await openFile(sudoku.page, lines, '⟦a file with quite a long name, as they are when they come by mail.txt⟧');
      await expect(sudoku.page.locator('#collection [role=option]').first()).toBeVisible();
      await expect(sudoku.page.locator('#collection progress')).toHaveJSProperty('value', 1);
    },
    says: '#collection output',
  },
  nothing: {
    async way(sudoku) {
      await openFile(sudoku.page, [daily.puzzle, daily.puzzle], '⟦two.txt⟧');
      await expect(sudoku.page.locator('#collection progress')).toHaveJSProperty('value', 1);
      await sudoku.page.locator('[name=filter]').selectOption('3'); // None
    },
    says: '#no-puzzles',
  },
  bar: {
    async way(sudoku) {
      await sudoku.pasteList(`${daily.puzzle}\n${`${spoilt}\n`.repeat(999)}`);
      await judged(sudoku, 'unique');
      await sudoku.page.locator('#bar .turn').last().click();
      await judged(sudoku, 'clash');
    },
  },
  unkept: {
    async way(sudoku) {
      await sudoku.page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await sudoku.pasteList(`${daily.puzzle}\n${daily.puzzle}\n`);
      await judged(sudoku, 'unique');
    },
    says: '#note',
  },
  photo: {
    async way(sudoku) {
      const buffer = pngOf(await smudged(drawn(), [2, 32]));
      await sudoku.page.locator('#file').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
      await expect(sudoku.page.locator('.grid [data-roles~=doubtful]')).toHaveCount(2);
    },
    says: '#photo .tag',
  },
  printed: {
    async way(sudoku) {
      const buffer = pngOf(together([[drawn(), drawn()], [drawn()]]));
      await sudoku.page.locator('#file').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
      await expect(sudoku.page.locator('.frames button')).toHaveCount(3);
    },
    says: 'dialog[open] output',
  },
  doubted: {
    async way(sudoku) {
      await readAs(sudoku, doubtful);
      const buffer = pngOf(drawn());
      await sudoku.page.locator('#file').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
      await expect(sudoku.page.locator('#photo')).toBeVisible();
    },
    says: '#photo h2',
  },
  photographed: {
    async way(sudoku) {
      const buffer = pngOf(drawn());
      await sudoku.page.locator('#file').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
      await judged(sudoku, 'unique');
      await sudoku.menu();
      await expect(sudoku.page.locator('.menu [data-do=photo]')).toBeVisible();
    },
  },
  camera: {
    way: ({ page }) => page.locator('#camera').click(), // this browser has none
    says: 'dialog[data-stage=trouble] output',
    again: ['dialog[open] .title .close', '#camera'],
  },
  text: { way: (sudoku) => dialog(sudoku, 'text') },
  layout: {
    async way(sudoku) {
      await dialog(sudoku, 'text');
      await sudoku.page.locator('#textbox select').last().selectOption('spaced');
    },
  },
  help: { way: (sudoku) => dialog(sudoku, 'help') },
  keys: {
    async way(sudoku) {
      await dialog(sudoku, 'help');
      await sudoku.page.locator('#help [data-do=keys]').click();
    },
  },
  share: {
    async way(sudoku) {
      await sudoku.open(`/#puzzle=${daily.puzzle}&answers=14${'0'.repeat(79)}`);
      await judged(sudoku, 'unique');
      await sudoku.menu('share');
    },
    says: 'dialog[open] h2',
    again: ['dialog[open] .title .close', '#ask-menu', '.menu [data-do=share]'],
  },
  listed: {
    async way(sudoku) {
      await sudoku.pasteList(`${daily.puzzle}\n${daily.puzzle}\n`);
      await expect(sudoku.page.locator('#bar')).toBeVisible();
      await judged(sudoku, 'unique');
      await sudoku.menu('share');
    },
    says: 'dialog[open] h2',
    again: ['dialog[open] .title .close', '#ask-menu', '.menu [data-do=share]'],
  },
  print: {
    async way(sudoku) {
      await sudoku.paste(`${daily.puzzle}\n${daily.puzzle}\n${daily.puzzle.slice(1)}\n`); // one is unreadable
      await expect(sudoku.page.locator('#puzzles')).toBeFocused();
      await sudoku.menu('print');
      await sudoku.page.locator('#printing [name=print]').click();
    },
    says: '#printing-said',
    again: ['dialog[open] .title .close', '#ask-menu', '.menu [data-do=print]'],
  },
  recent: {
    async way(sudoku) {
      await answers(sudoku);
      await sudoku.paste(spoilt);
      await sudoku.expectCells(dots(spoilt));
      await sudoku.size(4);
      await expect(sudoku.page.getByRole('gridcell')).toHaveCount(16);
      await sudoku.menu('recent');
      await sudoku.page.locator('.recent li .close').first().click(); // the entry is deleted
    },
    says: '.recent output',
    again: [
      '.recent .rows > :last-child',
      '.recent .title .close',
      '#ask-menu',
      '.menu [data-do=recent]',
      '.recent li .close',
    ],
  },
};

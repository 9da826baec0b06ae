// What the page can do on a phone, and how often one presses for it: nothing that took one press takes more than two. Each row
// begins where the row before it has ended, once a dialog that it has opened is closed. Choosing of a drop-down list is two
// presses; what is typed, and what the system asks, does not count.

import { changed, daily, levels, thirteen } from './cases.js';
import { expect, test } from './fixtures.js';
import { count } from './printing.js';

/** @import { Page } from '@playwright/test' */
/** @import { Sudoku } from './fixtures.js' */

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });
test.beforeEach(({ page }) => count(page));

const { puzzle } = daily;
const mistyped = changed(puzzle, { 0: '2' });
const blank = puzzle.search(/[.0]/);
const empty = `[data-cell="${blank}"]:not([data-origin=solved], [data-origin=answer])`;

/** A row of the menu. @param {string} does */
const menu = (does) => ['#ask-menu', `.menu [data-do="${does}"]`];
/** Choosing of a drop-down list is written so. @param {string} list @param {string} value */
const choose = (list, value) => [list, `${list}=${value}`];
const dialog = (/** @type {string} */ selector) => `${selector}[open]`;

/**
 * What one wants, the presses that lead to it, and what is seen then.
 * @typedef {[what: string, presses: string[], seen: string | RegExp]} Row a pattern: what the page says below the grid
 * @type {Record<string, { begin: (sudoku: Sudoku) => Promise<unknown>, rows: Row[] }>}
 */
const walks = {
  'from an empty grid': {
    begin: async () => {},
    rows: [
      ['an example of one’s own choice', ['#example', '.examples .rows > button >> nth=0'], '#hint:visible'],
      ['an empty grid again', menu('new'), '#example:visible'],
      ['a grid that is full', menu('solve'), '[data-cell="80"][data-origin=solved]'],
      ['it hidden', ['#solve'], '#example:visible'],
      ['the camera', ['#camera'], dialog('.camera')],
      ['another size', [...menu('size'), '.sizes .rows > button >> nth=0'], '.grid [data-cell="15"]'],
    ],
  },
  'to take a puzzle along': {
    async begin(sudoku) {
      await sudoku.paste(puzzle);
      await sudoku.expectUnique(24);
    },
    rows: [
      ['a text or a file', menu('text'), dialog('#textbox')],
      [
        'the puzzle as text in another layout',
        [...menu('text'), ...choose('#textbox select >> nth=1', 'csv')],
        '#textbox',
      ],
      ['that text on the clipboard', [...menu('text'), '#textbox [name=copy]'], '#textbox output:not(:empty)'],
      ['an example', [...menu('example')], dialog('.examples')],
      ['a copy', menu('copy'), /^Copied the puzzle\.$/],
      ['the link and its code', menu('share'), '#sharing .code svg'],
      ['the link on the clipboard', [...menu('share'), '#sharing [name=copy]'], '#sharing output:not(:empty)'],
      ['text by sharing', [...menu('share'), '#sharing [name=text]'], '#textbox .primary[name=copy]'],
      ['paper', [...menu('print'), '#printing [name=print]'], 'html[data-printed="1"]'],
      [
        'paper by sharing',
        [...menu('share'), '#sharing [data-do=print]', '#printing [name=print]'],
        'html[data-printed="2"]',
      ],
      [
        'a solution on paper',
        [...menu('print'), ...choose('#printing [name=place]', 'below')],
        '#printing .paper .solved',
      ],
      ['a title of its own', [...menu('print'), '#printing [name=title]'], '#printing [name=title]:focus'],
      ['a picture', [...menu('picture'), '#picturing [name=png]'], 'html'],
      [
        'a picture with the solution',
        [...menu('picture'), '#picturing [role=switch]:visible'],
        '#picturing .card .solved',
      ],
    ],
  },
  'to solve a puzzle': {
    begin: (sudoku) => sudoku.open(`/#puzzle=${puzzle}`),
    rows: [
      ['the solution', ['#solve'], `[data-cell="${blank}"][data-origin=solved]`],
      ['it hidden', ['#solve'], empty],
      ['a hint: where', ['#hint'], '#hints .primary:visible'],
      ['a hint: what', ['#hints .primary'], '#hints .name:visible'],
      ['what is said of the technique', ['#hints .name'], '#hint-idea:visible'],
      ['a hint: done', ['#hints .primary:visible'], '#hint:visible'],
      ['marks', ['#modes [value=marks]'], '#fill:visible'],
      ['all marks', ['#fill'], /^Marks filled in/],
      ['answers', ['#modes [value=answers]'], '#check:visible'],
      ['a check', ['#check'], /right/],
      ['a cell', [`[data-cell="${blank}"]`], `[data-cell="${blank}"]:focus`],
      ['a cell revealed', menu('reveal'), `[data-cell="${blank}"][data-origin=answer]`],
      ['no answers', menu('clear'), empty],
      ['Undo', ['#undo'], `[data-cell="${blank}"][data-origin=answer]`],
      ['Redo', menu('redo'), empty],
      ['all steps', ['#ask-path'], '#path .primary:visible'],
      ['the next step', ['#path .primary:visible'], '#path .result:visible'],
      ['the list of steps', ['#path .tag .linked'], '#path .exports:visible'],
      ['the steps on paper', ['#path .exports [data-do=print]', '#printing [name=print]'], 'html[data-printed="1"]'],
      ['the step again', ['#path .tag .linked'], '#path .result:visible'],
      ['the answers up to here', ['#path .actions button:visible >> nth=-1'], '[data-origin=answer] >> nth=0'],
    ],
  },
  'to mend a puzzle, or look through its solutions': {
    async begin(sudoku) {
      await sudoku.paste(puzzle);
      await sudoku.expectUnique(24);
      await sudoku.paste(mistyped);
    },
    rows: [
      ['what is wrong', ['#ask-doctor'], '#doctor .primary:visible'],
      ['it mended', ['#doctor .primary'], '#hint:visible'],
      ['recent puzzles', menu('recent'), dialog('.recent')],
      ['one of them', [...menu('recent'), '.recent li button >> nth=0'], '#hint:visible'],
      ['one deleted', [...menu('recent'), '.recent li .close >> nth=0'], '.recent output:not(:empty)'],
    ],
  },
  'to change how the page is': {
    begin: async () => {},
    rows: [
      ['help', menu('help'), dialog('.help')],
      ['the keys', [...menu('help'), '.help [data-do=keys]'], dialog('#keys')],
      ['dark', [...menu('settings'), '.settings [value=dark]'], 'html[data-theme=dark]'],
      ['a habit', [...menu('settings'), '#habits [role=switch] >> nth=0'], '#habits [role=switch]:not(:checked)'],
      ['another language', ['#ask-menu', '.menu [lang=de]'], 'html[lang=de]'],
    ],
  },
  'in a list': {
    begin: (sudoku) => sudoku.paste(`${mistyped}\n${puzzle}\n${thirteen}\n${levels[2].puzzle}`),
    rows: [
      ['one verdict alone', choose('[name=filter]', '2'), '#puzzles [aria-setsize="1"]'],
      ['all', choose('[name=filter]', '0'), '#puzzles [aria-setsize="4"]'],
      ['the hardest first', choose('[name=order]', '2'), '#puzzles'],
      ['the solutions in a file', ['#collection [name=save]'], '#puzzles'],
      ['the levels in a file', menu('levels'), '#puzzles'],
      ['a number', menu('goto'), '[name=number]:focus'],
      ['all of it on paper', [...menu('print'), '#printing [name=print]'], 'html[data-printed="1"]'],
      ['a puzzle', ['#puzzles [role=option] >> nth=0'], '#bar .turn:visible >> nth=0'],
      ['its neighbour', ['#bar .turn >> nth=1'], '#bar .turn:visible >> nth=0'],
      ['the list again', ['#bar .all'], '#puzzles:visible'],
      ['no list', menu('unlist'), '#verdict:visible'],
    ],
  },
};

/** @param {Page} page @param {string} press */
async function tap(page, press) {
  const [, list, value] = press.match(/^(.*\[name=\w+\]|.*nth=\d+)=(\w+)$/) ?? [];
  if (list) return page.locator(list).selectOption(value);
  await page.locator(press).first().tap();
}

for (const [walk, { begin, rows }] of Object.entries(walks)) {
  test(`${walk}: ${rows.length} things, in three presses at most, and in four where a list of a dialog is chosen`, async ({
    sudoku,
    page,
  }) => {
    await begin(sudoku);
    for (const [what, presses, seen] of rows) {
      const most = presses.some((press) => /^#(printing|textbox).*=/.test(press)) ? 4 : 3;
      expect(presses.length, what).toBeLessThanOrEqual(most);
      for (const press of presses) await tap(page, press);
      if (typeof seen === 'string') await expect(page.locator(seen).first(), what).toBeVisible();
      else await expect(sudoku.note, what).toHaveText(seen);
      while (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
    }
  });
}

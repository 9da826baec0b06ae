// The frame in every situation of a puzzle: what stays stays in its place, the sentence is short, and there is never much to
// press. Each situation is reached once; then the window is resized and the language changed in the page.

import { changed, daily, dots, levels, thirteen, unruled } from './cases.js';
import { test as base, expect } from './fixtures.js';
import { framesOf, seeFrame } from './frame.js';
import { letSpeak } from './speaking.js';

/** @import { Sudoku } from './fixtures.js' */
/** @import { Frame } from './frame.js' */
/** @typedef {[situation: string, way: (sudoku: Sudoku) => Promise<unknown>]} Step */

const test = base.extend({
  page: async ({ page }, use) => {
    await letSpeak(page);
    await seeFrame(page);
    await page.emulateMedia({ reducedMotion: 'reduce' }); // else a panel is seen while it comes
    await use(page);
  },
});

/** A window of each kind that the page is laid out for. */
const windows = /** @type {const} */ ([
  [320, 568],
  [390, 664],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1280, 800],
]);

const spoilt = daily.puzzle.replace('53', '35');
/** No two of its digits clash, and it has no solution. */
const unsolvable = changed(daily.puzzle, { 0: '2' });
const [, , , unfair] = levels;

/** @param {Sudoku} sudoku @param {string} kind */
const judged = (sudoku, kind) => expect(sudoku.verdict).toHaveAttribute('data-kind', kind);

/** @param {string} cells @param {string} kind @returns {(sudoku: Sudoku) => Promise<unknown>} */
const paste = (cells, kind) => async (sudoku) => {
  await sudoku.paste(cells);
  await sudoku.expectCells(dots(cells));
  await judged(sudoku, kind);
};

/** @param {string} part @returns {(sudoku: Sudoku) => Promise<unknown>} */
const press = (part) => (sudoku) => sudoku.page.locator(part).click();

/** Every situation of a puzzle. The steps of a course follow each other in one page. @type {Record<string, Step[]>} */
const courses = {
  'from the first digit to several solutions': [
    [
      'typing',
      async (sudoku) => {
        await sudoku.type(thirteen.slice(0, 27));
        await expect(sudoku.verdict).toHaveText('6 givens so far.');
      },
    ],
    [
      'going',
      async (sudoku) => {
        // The person types on: no time passes in which the page would think that this is all.
        await sudoku.page.evaluate(() => {
          const { setTimeout } = globalThis;
          /** @type {any} */ (globalThis).setTimeout = (/** @type {any} */ act, /** @type {number} */ delay) =>
            delay < 3000 ? setTimeout(act, delay) : 0;
          Object.assign(globalThis, { rest: () => Object.assign(globalThis, { setTimeout }) });
        });
        await sudoku.type(thirteen.slice(27, 80));
        await expect(sudoku.verdict).toHaveText('Not yet one solution.');
        await sudoku.page.evaluate('rest()');
      },
    ],
    [
      'several',
      async (sudoku) => {
        await sudoku.type(thirteen.slice(80));
        await expect(sudoku.verdict).toHaveText('Several solutions.');
      },
    ],
    [
      'asked',
      async (sudoku) => {
        await press('#solve')(sudoku);
        await expect(sudoku.verdict).toHaveText('13 solutions.');
      },
    ],
    [
      'one of several shown',
      async (sudoku) => {
        await press('#solve')(sudoku);
        await sudoku.expectPage(1, 'of 13');
      },
    ],
    ['the next of several', press('#pager .icon:not(.typing) >> nth=1')],
    ['a number of several', press('#pager .at')],
    ['why not one', press('#ask-doctor')],
  ],
  'a rule that may be forgotten': [
    ['several', paste(unruled.mended, 'several')],
    [
      'they are counted',
      async (sudoku) => {
        await sudoku.holdQuestions('countSolutions', { free: 1 });
        await sudoku.page.keyboard.press('Enter');
        await expect(sudoku.button('Stop')).toBeVisible();
      },
    ],
    [
      'an offer',
      async (sudoku) => {
        await sudoku.page.evaluate('release()');
        await expect(sudoku.page.locator('#actions button:not([id])')).toBeVisible();
        await expect(sudoku.button('Stop')).toBeHidden();
      },
    ],
  ],
  'what is wrong': [
    ['unique', paste(daily.puzzle, 'unique')],
    ['clash', paste(spoilt, 'clash')],
    [
      'clashes',
      async (sudoku) => {
        await sudoku.cell(1).click();
        await sudoku.type('5');
        await expect(sudoku.note).toHaveText(/^And \d more clashes\.$/);
      },
    ],
    ['none', paste(unsolvable, 'none')],
    [
      'doctor',
      async (sudoku) => {
        await press('#ask-doctor')(sudoku);
        await expect(sudoku.panel.locator('label').first()).toBeVisible();
      },
    ],
    ['a choice of the doctor', (sudoku) => sudoku.panel.locator('input').nth(1).click()],
  ],
  'what takes long': [
    [
      'a note that is long',
      async (sudoku) => {
        await sudoku.paste(`Nº 7: ${daily.puzzle}`);
        await judged(sudoku, 'unique');
        await expect(sudoku.note).toContainText('calls it');
      },
    ],
    ['unique', paste(daily.puzzle, 'unique')],
    [
      'thinking',
      async (sudoku) => {
        await sudoku.holdQuestions('solve');
        await sudoku.cell(0).click();
        await sudoku.type('1');
        await expect(sudoku.verdict).toHaveText('Thinking…');
      },
    ],
    [
      'stopped',
      async (sudoku) => {
        await press('#stop')(sudoku);
        await expect(sudoku.verdict).toHaveText('Stopped.');
      },
    ],
  ],
  'answers and marks': [
    ['unique', paste(daily.puzzle, 'unique')],
    ['answers, none yet', (sudoku) => sudoku.page.locator('#modes [value=answers]').click()],
    [
      'answers',
      async (sudoku) => {
        await sudoku.cell(0).click();
        await sudoku.type('1');
        await expect(sudoku.verdict).toHaveText('1 of 57 filled in.');
      },
    ],
    ['checked', press('#check')],
    [
      'an answer that clashes',
      (sudoku) =>
        sudoku
          .cell(1)
          .click()
          .then(() => sudoku.type('1')),
    ],
    ['marks', (sudoku) => sudoku.page.locator('#modes [value=marks]').click()],
    ['marks that were filled in', press('#fill')],
    ['what is no digit', (sudoku) => sudoku.type('z').then(() => sudoku.type('c'))],
    [
      'a given in the way',
      (sudoku) =>
        sudoku
          .cell(2)
          .click()
          .then(() => sudoku.type('1')),
    ],
  ],
  'hints and steps': [
    ['unique', paste(unfair.puzzle, 'unique')],
    [
      'hint 1',
      async (sudoku) => {
        await press('#hint')(sudoku);
        await expect(sudoku.page.locator('#hints .actions .primary')).toBeVisible();
      },
    ],
    [
      'hint 2',
      async (sudoku) => {
        await press('#hints .actions .primary')(sudoku);
        await expect(sudoku.page.locator('#hints')).not.toHaveClass(/short/);
      },
    ],
    [
      'hint 3',
      async (sudoku) => {
        await press('#hints .actions .primary')(sudoku);
        await expect(sudoku.page.locator('#hints')).toBeHidden();
      },
    ],
    [
      'steps',
      async (sudoku) => {
        await press('#ask-path')(sudoku);
        await expect(sudoku.page.locator('#path .course')).toBeVisible();
      },
    ],
    [
      'a step',
      async (sudoku) => {
        for (let part = 0; part < 5; part++) await sudoku.page.keyboard.press('PageDown');
        await expect(sudoku.page.locator('#path .result')).not.toBeEmpty();
      },
    ],
    [
      'solution shown',
      async (sudoku) => {
        await sudoku.page.keyboard.press('Escape');
        await press('#solve')(sudoku);
        await expect(sudoku.verdict).toHaveText('Solved.');
      },
    ],
  ],
  'solved by oneself': [
    [
      'answers',
      async (sudoku) => {
        const answers = [...daily.solution].map((digit, cell) => (daily.puzzle[cell] === '0' && cell ? digit : '0'));
        await sudoku.page.evaluate(
          (address) => location.assign(address),
          `#puzzle=${daily.puzzle}&answers=${answers.join('')}`,
        );
        await expect(sudoku.verdict).toHaveText('56 of 57 filled in.');
      },
    ],
    [
      'solved',
      async (sudoku) => {
        await sudoku.cell(0).click();
        await sudoku.type(daily.solution[0]);
        await expect(sudoku.verdict).toHaveText('You have solved it.');
      },
    ],
  ],
  'a list': [
    [
      'unique',
      (sudoku) =>
        sudoku.pasteList(`${daily.puzzle}\n${`${spoilt}\n`.repeat(999)}`).then(() => judged(sudoku, 'unique')),
    ],
    [
      'clash',
      (sudoku) =>
        sudoku
          .button('Next puzzle')
          .click()
          .then(() => judged(sudoku, 'clash')),
    ],
    ['doctor', press('#ask-doctor')],
    [
      'several solutions',
      async (sudoku) => {
        await sudoku.pasteList(`${thirteen}\n${daily.puzzle}\n${daily.puzzle}`);
        await judged(sudoku, 'several');
        await sudoku.button('Next puzzle').click();
        await judged(sudoku, 'unique');
        await sudoku.button('Previous puzzle').click();
        await judged(sudoku, 'several');
        await sudoku.page.keyboard.press('Enter');
        await sudoku.expectPage(1, 'of 13');
      },
    ],
  ],
};

/** What is wrong with a frame, as sentences. @param {Frame} frame @param {Frame['places']} first the places that are kept @param {number} most controls */
function faultsOf({ places, pressed, lines, faults }, first, most) {
  const moved = Object.entries(places).flatMap(([part, place]) => {
    const before = first[part] ?? place;
    first[part] = before;
    const isKept = place.every((value, index) => Math.abs(value - before[index]) < 0.05);
    return isKept ? [] : [`${part} is at ${place.map(Math.round)} and not at ${before.map(Math.round)}`];
  });
  return [
    ...moved,
    ...(pressed > most ? [`${pressed} controls, and ${most} are enough`] : []),
    ...(lines > 2 ? [`the sentence takes ${lines} lines`] : []),
    ...faults,
  ];
}

for (const [course, steps] of Object.entries(courses)) {
  test(`${course}: nothing moves, nothing is cut off, and there is not much to press`, async ({ sudoku, page }) => {
    await page.setViewportSize({ width: windows[0][0], height: windows[0][1] });
    // Other computers' serif is wider: Palatino, the widest of those that the page asks for, by a twelfth.
    await sudoku.verdict.evaluate((verdict) => verdict.style.setProperty('letter-spacing', '0.025em'));
    /** @type {Map<string, Frame['places']>} */
    const kept = new Map();
    /** @type {string[]} */
    const faults = [];
    for (const [situation, way] of /** @type {Step[]} */ ([['first visit', async () => {}], ...steps])) {
      await way(sudoku);
      const isFirst = situation === 'first visit';
      const isListed = await page.locator('#bar').isVisible();
      const isLeafed = await sudoku.pager.isVisible();
      const most = isFirst ? 15 : 23 + (isListed ? 3 : 0) + (isLeafed ? 2 : 0);
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        const at = `${width} × ${height}`;
        for (const frame of await framesOf(page)) {
          const first = kept.get(at) ?? {};
          kept.set(at, first);
          const its = faultsOf(frame, first, most);
          if (isFirst) expect(frame.pressed, `${at}, ${frame.language}`).toBe(15);
          faults.push(...its.map((fault) => `${situation}, ${at}, ${frame.language}: ${fault}`));
        }
      }
      await page.evaluate(() => /** @type {any} */ (globalThis).speak('en'));
    }
    expect(faults).toEqual([]);
  });
}

// The path: its course, its list, the grid at each step, and ways to take it along.

import { changed, daily, levels } from './cases.js';
import { expect, test } from './fixtures.js';
import { expectPaper } from './printing.js';

/** @import { Page } from '@playwright/test' */
/** @import { Sudoku } from './fixtures.js' */

const [easy, medium, hard] = levels;
const blank = '0'.repeat(81);

/** @param {Page} page */
const partsOf = (page) => ({
  ask: page.locator('#ask-path'),
  panel: page.locator('#path'),
  summary: page.locator('#path h2'),
  course: page.locator('#path .course'),
  where: page.locator('#path .tag button'),
  result: page.locator('#path .result'),
  reason: page.locator('#path .telling > p[aria-hidden]'),
  list: page.locator('#steps'),
  options: page.locator('#steps [role=option]'),
  current: page.locator('#steps [aria-selected=true]'),
  aloud: page.locator('#aloud'),
  answers: page.locator('.grid [data-origin=answer]'),
  placed: page.locator('.grid [data-origin=solved]'),
});

/** A puzzle with its answers. @param {string} cells @param {string} [answers] */
const link = (cells, answers = blank) => `/#puzzle=${cells.replaceAll('.', '0')}&answers=${answers}`;

/** Puts a puzzle on the board and opens the path. @param {Sudoku} sudoku @param {string} address */
async function open(sudoku, address) {
  await sudoku.holdQuestions('rate'); // else a level may be said between
  await sudoku.page.evaluate((address) => location.assign(address), address);
  await expect(sudoku.page.locator('#aloud')).toContainText('Exactly one solution.');
  await partsOf(sudoku.page).ask.click();
}

/** How many steps there are, as the panel says. @param {Page} page */
async function lengthOf(page) {
  await expect(partsOf(page).summary).toHaveText(/^\d+ steps\. The hardest: .+\.$/);
  return Number.parseInt(await partsOf(page).summary.innerText(), 10);
}

test('by keyboard: the arrow keys lead along the way, and the grid shows each moment', async ({ sudoku, page }) => {
  const { ask, panel, summary, course, where, result, reason, list, current, aloud, answers, placed } = partsOf(page);
  await open(sudoku, link(hard.puzzle, changed(blank, { 1: hard.solution[1] })));
  const length = await lengthOf(page);
  await expect(ask).toHaveAttribute('aria-expanded', 'true');
  await expect(summary).toBeFocused();
  await expect(course).toHaveAttribute('aria-valuenow', '0');
  await expect(aloud).toHaveText(await summary.innerText());
  await expect(answers).toHaveCount(1);
  await expect(placed).toHaveCount(0);
  await expect(sudoku.button('Fill in up to here')).toBeDisabled();

  await page.keyboard.press('ArrowDown');
  await expect(current).toHaveCount(1);
  await expect(list).toHaveAttribute('aria-activedescendant', 'step-1');
  await expect(aloud).toHaveText(new RegExp(`^Step 1 of ${length}: .+\\. .+\\.$`));
  await expect(summary).toHaveText(/single$|house$/i);
  await expect(where).toHaveText(`1 of ${length}`);
  await expect(course).toHaveAttribute('aria-valuetext', /^Step 1 of \d+: /);
  await expect(result).toHaveText(/^\d goes here\.$/);
  await expect(reason).toHaveText(/\.$/);

  await page.keyboard.press('End');
  await expect(current).toHaveAttribute('id', `step-${length}`);
  await expect(page.locator('.grid [data-roles~=placed]')).toHaveCount(1);
  const [count, digits] = await page
    .locator('.grid')
    .evaluate((grid) => [
      grid.querySelectorAll('[data-origin=solved]').length,
      [...grid.querySelectorAll('[role=gridcell]')].map(({ textContent }) => textContent).join(''),
    ]);
  expect(digits).toBe(hard.solution); // the last digit is seen before it is placed
  expect(count).toBe([...hard.puzzle].filter((digit) => digit === '.').length - 2);
  await expect(answers).toHaveCount(1); // the person's own

  await page.keyboard.press('ArrowUp');
  await sudoku.button('Next').focus();
  await page.keyboard.press('Enter');
  await expect(current).toHaveAttribute('id', `step-${length}`);
  await expect(sudoku.button('Play')).toBeFocused(); // a button that can do nothing gives the focus on
  // Wherever the focus is in the panel, keys lead along the way.
  for (const [part, key, at] of /** @type {const} */ ([
    [list, 'ArrowUp', length - 1],
    [course, 'ArrowLeft', length - 2],
    [where, 'ArrowRight', length - 2], // in a wide window it says where, and is no button
    [sudoku.button('Fill in up to here'), 'ArrowRight', length - 1],
    [sudoku.button('Copy as text'), 'End', length],
    [page.locator('#path .close'), 'Home', 1],
  ])) {
    if (!(await part.isEnabled())) continue;
    await part.focus();
    await page.keyboard.press(key);
    await expect(course).toHaveAttribute('aria-valuenow', String(at));
    await expect(part).toBeFocused();
  }
  await page.keyboard.press('ArrowUp');
  await expect(current).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(placed).toHaveCount(0);
  await expect(answers).toHaveCount(1);
  await expect(page.locator('.cell:focus')).toHaveCount(1);
  await expect(page.locator('#undo')).toBeDisabled();
});

test('many singles are one entry, which opens; bars say how hard a step is', async ({ sudoku, page }) => {
  const { ask, options, current } = partsOf(page);
  await sudoku.open(link(hard.puzzle));
  await expect(page.locator('#level')).toContainText('Hard');
  await ask.click();
  const length = await lengthOf(page);
  const group = options.filter({ hasText: /\d+ easy digits/ });
  const groups = await group.count();
  expect(groups).toBeGreaterThan(0);
  const entries = await options.count();
  expect(entries).toBeLessThan(length);
  const [, from, to] = (await group.last().innerText()).match(/^(\d+)–(\d+)/) ?? [];
  await group.last().click();
  await expect(current).toHaveAttribute('id', `step-${from}`);
  await expect(options).toHaveCount(entries + Number(to) - Number(from));
  await expect(group).toHaveCount(groups - 1);
  await page.keyboard.press('PageUp');
  await expect(current.locator('.bars')).toHaveAttribute('aria-label', /^[23] of 5$/);
  await expect(options).toHaveCount(entries);
  for (const part of ['past', 'coming'])
    await expect(page.locator(`#path .course .${part}`)).toHaveAttribute('d', /^M/);
});

test('all steps are played, and stop when somebody else leads on', async ({ sudoku, page }) => {
  const { current } = partsOf(page);
  await open(sudoku, link(easy.puzzle));
  await lengthOf(page);
  await sudoku.button('Play').click();
  await expect(current).toHaveAttribute('id', 'step-1');
  await expect(current).toHaveAttribute('id', 'step-2');
  await sudoku.button('Pause').click();
  await expect(sudoku.button('Play')).toBeVisible();
  /** @type {[what: string, move: () => Promise<unknown>, at: number][]} */
  const moves = [
    ['a key', () => page.keyboard.press('Home'), 1],
    ['a button', () => sudoku.button('Previous step').click(), 1],
    ['the list', () => page.locator('#step-2').click(), 2],
    ['the course', () => page.locator('#path .course').click({ position: { x: 2, y: 9 } }), 1],
  ];
  for (const [what, move, at] of moves) {
    await sudoku.button('Play').click();
    await expect(sudoku.button('Pause')).toBeVisible();
    await move();
    await expect(sudoku.button('Play'), what).toBeVisible();
    await expect(page.locator('#path .tag button'), what).toHaveText(new RegExp(`^${at} of`));
  }
});

test('all steps are copied as text and as JSON, and printed', async ({ sudoku, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(sudoku, link(medium.puzzle));
  const length = await lengthOf(page);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const note = page.locator('#path output');
  await sudoku.button('Copy as text').click();
  await expect(note).toHaveText('The steps are on the clipboard.');
  const lines = (await clipboard()).trimEnd().split('\n');
  expect(lines).toHaveLength(length);
  for (const [index, line] of lines.entries())
    expect(line).toMatch(new RegExp(`^${index + 1}\\. [^.:]+: .*r\\dc\\d.*\\.$`));
  await sudoku.button('Copy as JSON').click();
  await expect.poll(clipboard).toMatch(/^\[/);
  const steps = JSON.parse(await clipboard());
  expect(steps).toHaveLength(length);
  expect(Object.keys(steps[0])).toEqual(
    expect.arrayContaining(['technique', 'places', 'removes', 'houses', 'candidates', 'links', 'effort', 'level']),
  );
  const harder = steps.filter((/** @type {{ level: string }} */ { level }) => level !== 'easy').length;
  expect(harder).toBeGreaterThan(0);
  await expectPaper(page, 'Steps · Sudoku 9×9');
  await expect(page.locator('#paper li')).toHaveCount(length);
  await expect(page.locator('#paper li svg')).toHaveCount(harder);
  const turned = await page
    .locator('#paper ol')
    .first()
    .evaluate((list) => getComputedStyle(list).rotate);
  expect(turned).toBe('none');
});

test('a way that ends before the solution says so after its last step, and offers the solution', async ({
  sudoku,
  page,
}) => {
  const { ask, panel, summary, where } = partsOf(page);
  await page.addInitScript(() => {
    const { prototype } = MessageEvent;
    const { get } = /** @type {any} */ (Object.getOwnPropertyDescriptor(prototype, 'data'));
    Object.defineProperty(prototype, 'data', {
      get() {
        const data = get.call(this);
        const found = Object.values(data ?? {}).find((value) => value?.steps);
        if (found) Object.assign(found, { steps: found.steps.slice(0, 2), solved: false });
        return data;
      },
    });
  });
  await sudoku.open('/');
  await open(sudoku, link(easy.puzzle));
  await expect(summary).toHaveText(/^2 steps\. .* No further step was found\.$/);
  const [next, solve] = ['Next', 'Solution'].map((name) => panel.getByRole('button', { name, exact: true }));
  await next.click();
  await expect(panel.locator('.telling')).not.toContainText('No further step');
  await next.click();
  await expect(where).toHaveText('2 of 2');
  await expect(panel.locator('.telling')).toContainText('No further step was found.');
  await expect(next).toBeHidden();
  await solve.click();
  await expect(sudoku.verdict).toHaveText('Solved.');
  await expect(ask).toBeVisible();
});

test('where there is no way, it says why, and a hint says what is wrong', async ({ sudoku, page }) => {
  const { ask, summary, list, panel } = partsOf(page);
  await expect(ask).toBeHidden();
  await open(sudoku, link(daily.puzzle, changed(blank, { 0: '2' })));
  await expect(summary).toHaveText('One of your answers cannot be right.');
  await expect(list).toBeHidden();
  await panel.getByRole('button', { name: 'Hint' }).click();
  await expect(panel).toBeHidden();
  await expect(page.locator('#hints h2')).toHaveText('One of your answers cannot be right.');
  await page.keyboard.press('Escape');
  await ask.click();
  await sudoku.paste(changed(daily.puzzle, { 2: '0', 3: '0', 9: '0' }));
  await expect(summary).toHaveText(/^There are several solutions, so no step is certain/);
  await expect(list).toBeHidden();
  await page.locator('#path .close').click();
  await expect(ask).toBeHidden();
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 664 } });

  test('the grid and the steps are seen together', async ({ sudoku, page }) => {
    const { ask, panel, summary, course, where, result, list, options, answers } = partsOf(page);
    await sudoku.open(link(hard.puzzle));
    await expect(page.locator('#level')).toContainText('Hard'); // all is said, so nothing moves under the finger
    await ask.tap();
    const length = await lengthOf(page);
    await expect(summary).toBeFocused();
    await sudoku.button('Next').tap();
    await expect(where).toHaveText(`1 of ${length}`);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(list).toBeHidden();
    await where.tap();
    await expect(where).toHaveAttribute('aria-expanded', 'true');
    await expect(result).toBeHidden();
    await page.keyboard.press('End'); // the list stays while keys lead on
    await expect(options.last()).toBeInViewport({ ratio: 0.99 });
    await options.last().tap();
    await expect(list).toBeHidden();
    await expect(where).toHaveText(`${length} of ${length}`);
    await sudoku.button('Previous step').tap();
    const box = await course.boundingBox();
    if (!box) throw new Error('There is no course.');
    await page.touchscreen.tap(box.x + box.width - 2, box.y + box.height / 2);
    await expect(where).toHaveText(`${length} of ${length}`);
    for (const part of [page.locator('#grid'), result, sudoku.button('Next')])
      await expect(part).toBeInViewport({ ratio: 0.99 });
    const sizes = await panel
      .locator('button:visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    for (const { width, height } of sizes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await sudoku.button('Fill in up to here').tap();
    await expect(answers).toHaveCount([...hard.puzzle].filter((digit) => digit === '.').length);
    await expect(panel).toBeHidden(); // there is nothing more to see in it
    await expect(sudoku.verdict).toHaveText('You have solved it.');
    await expect(sudoku.note).toHaveText(`${length} steps filled in.`);
  });

  test('hints are given, told apart and followed', async ({ sudoku, page }) => {
    await sudoku.open(link(easy.puzzle));
    await expect(sudoku.verdict).toHaveAttribute('data-kind', 'unique');
    await page.locator('#hint').tap();
    await expect(page.locator('.grid [data-roles~=lit]')).toHaveCount(9);
    await sudoku.button('What is it?').tap();
    await expect(page.locator('#hints h2 button')).toHaveText(/single$/);
    await sudoku.button('Do it').tap();
    await expect(page.locator('.grid [data-origin=answer]')).toHaveCount(1);
    await page.locator('#hint').tap();
    await page.locator('#hints .close').tap();
    await expect(page.locator('#hints')).toBeHidden();
  });
});

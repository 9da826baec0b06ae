// What the tests of many puzzles share: the puzzles, the way in, and the parts of the view.

import { expect } from './fixtures.js';
import { makeMany } from './many.js';

/** @import { Locator, Page } from '@playwright/test' */
/** @import { VerdictName } from '../../www/model/verdicts.js' */

/** Far more than fit on the screen. */
export const many = makeMany(10_000);
/** @param {Page} page @param {string[]} lines */
export const openFile = (page, lines, name = 'many.txt') =>
  page.locator('#file').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(lines.join('\n')) });

/** Chooses what is listed, by the words that stand before the number of its puzzles. @param {Locator} choice */
const chooserOf = (choice) => (/** @type {string} */ name) => {
  const option = choice.locator('option', { hasText: new RegExp(`^${name} [\\d,]+$`) });
  return {
    option,
    choose: async () =>
      choice.selectOption(await option.evaluate((option) => /** @type {HTMLOptionElement} */ (option).value)),
    expectChosen: () => expect(choice.locator('option:checked')).toHaveText(new RegExp(`^${name} [\\d,]+$`)),
  };
};

/** The view of many puzzles. @param {Page} page */
export const viewOf = (page) => {
  const view = page.getByRole('region', { name: /puzzles?( so far)?$/ });
  return {
    view,
    title: view.getByRole('heading'),
    bar: view.locator('progress'), // it is seen while there is something to do
    outcome: view.locator('output'),
    list: view.getByRole('listbox', { name: 'Puzzles' }),
    rows: view.getByRole('listbox').getByRole('option'),
    active: view.getByRole('listbox').getByRole('option', { selected: true }),
    filter: chooserOf(view.getByRole('combobox', { name: 'Solutions' })),
    button: (/** @type {string} */ name) => view.getByRole('button', { name, exact: true }),
  };
};

/** @param {VerdictName} verdict */
export const indicesOf = (verdict) => [...many.keys()].filter((index) => many[index].verdict === verdict);

export const grouped = (/** @type {number} */ count) => count.toLocaleString('en');

/** How many lists' texts the browser keeps. @param {Page} page */
export const keptTexts = (page) =>
  page.evaluate(async () => {
    const all = await indexedDB.databases(); // to open one that is not there makes it, without its store
    if (!all.some(({ name }) => name === 'ninefold')) return 0;
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open('ninefold');
      opening.onerror = reject;
      opening.onsuccess = () => {
        const counting = opening.result.transaction('lists').objectStore('lists').count();
        counting.onerror = reject;
        counting.onsuccess = () => {
          opening.result.close();
          resolve(counting.result);
        };
      };
    });
  });

/** Waits until a list's text is kept. @param {Page} page */
export const expectKept = (page) => expect.poll(() => keptTexts(page)).toBeGreaterThan(0);

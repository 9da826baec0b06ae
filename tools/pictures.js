// `npm run pictures`: takes the README's pictures of the built page anew, each in light and in dark.

import { join } from 'node:path';
import { chromium as playwright } from '@playwright/test';
import { expect, Sudoku } from '../tests/web/fixtures.js';
import { serve } from '../tests/web/site.js';
import { states } from '../tests/web/states.js';
import { build } from './build.js';
import { chromiumArguments as args, chromium } from './setup.js';
import { root, step } from './steps.js';

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 800 } };

/** Its way has a step of nearly every kind. */
const varied = '....8.9..32........8.6...24..974.......8.3....4......1..4.6.18...2.14..9...5.....';

/** Chooses the first step of a technique in the list of all. @param {Sudoku} sudoku @param {string} name of the technique */
async function goToStep(sudoku, name) {
  await sudoku.paste(varied);
  await expect(sudoku.verdict).toHaveAttribute('data-kind', 'unique');
  await sudoku.page.locator('#ask-path').click();
  const list = sudoku.page.locator('#path [aria-controls=steps]');
  await expect(list).toHaveText(/of/);
  if (await list.isEnabled()) await list.click(); // on a phone
  await sudoku.page.locator('#path [role=option]', { hasText: name }).first().click();
  await expect(sudoku.page.locator('#path h2')).toHaveText(name);
}

/** A hint for somebody who has filled in all that comes before it. @param {Sudoku} sudoku */
async function hint(sudoku) {
  await goToStep(sudoku, '2-string kite');
  await sudoku.button('Previous step').click();
  await sudoku.button('Fill in up to here').click();
  await sudoku.page.locator('#path .close').click();
  for (const press of ['Hint', 'What is it?']) await sudoku.button(press).click();
}

/** A photo with two smudged digits, all of it beside the grid. @param {Sudoku} sudoku */
async function photo(sudoku) {
  await states.photo.way(sudoku);
  await sudoku.page.locator('.crop').click();
}

/** @type {Record<string, { device: object, language?: string, way: (sudoku: Sudoku) => Promise<unknown> }>} */
const pictures = {
  path: { device: desktop, way: (sudoku) => goToStep(sudoku, 'Discontinuous nice loop') },
  photo: { device: desktop, way: photo },
  hint: { device: phone, way: hint },
  doctor: { device: phone, way: states.doctor.way },
  chinese: { device: phone, language: 'zh-Hans', way: states.solved.way },
};

/** Builds the page and writes the pictures into docs/. */
export async function takePictures() {
  await build();
  const { url, close } = await serve();
  const browser = await playwright.launch({ executablePath: await chromium(), args });
  try {
    for (const [name, { device, language, way }] of Object.entries(pictures)) {
      for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
        const file = `${name}${colorScheme === 'dark' ? '-dark' : ''}.png`;
        await step(`docs/${file}`, async () => {
          const page = await browser.newPage({ ...device, colorScheme, reducedMotion: 'reduce' });
          const sudoku = new Sudoku(page, url);
          await sudoku.open();
          await way(sudoku);
          if (language) await sudoku.speak(language);
          await page.waitForTimeout(1000); // until what comes later, as the level, is there
          await page.screenshot({ path: join(root, 'docs', file) });
          await page.close();
        });
      }
    }
  } finally {
    await browser.close();
    await close();
  }
}

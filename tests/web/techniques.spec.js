// Each technique through the whole page: an example of it is pasted, and hints are asked for until one is of it.

import { messagesOf } from '../../tools/words.js';
import { speak } from '../../www/words/i18n.js';
import { techniqueOf } from '../../www/words/techniques.js';
import { positions } from './examples.js';
import { expect, test } from './fixtures.js';
import { clear } from './formats.js';

speak('en', messagesOf('en'));

/**
 * Techniques whose example cannot come up as a hint: what is pasted has no answers, which avoidable rectangles need; the
 * rest is looked for only where there is nothing easier, or not on a path at all.
 */
const never = /^(avoidable|forcing|finned-mutant|template)/;

/** The easiest have an example with several solutions. Real puzzles lead to them: `hints.spec.js`, `path.spec.js`. */
const easiest = /^(pointing|claiming|full-house|naked-single|hidden-single|naked-pair|locked-pair|hidden-pair)$/;

const examples = positions().filter(({ technique }) => !never.test(technique) && !easiest.test(technique));

/**
 * From now on the page gets the step of one technique where it asks for the easiest.
 * @param {import('@playwright/test').Page} page
 */
const wish = (page) =>
  page.addInitScript(() => {
    const { postMessage, addEventListener } = Worker.prototype;
    Worker.prototype.postMessage = function (/** @type {any} */ message, /** @type {any} */ transfer) {
      const method = message.method === 'nextStep' ? 'steps' : message.method;
      postMessage.call(this, { ...message, method }, transfer);
    };
    Worker.prototype.addEventListener = function (/** @type {string} */ type, /** @type {any} */ listen) {
      const heard = (/** @type {MessageEvent} */ { data }) => {
        const { wanted } = document.documentElement.dataset;
        const step =
          Array.isArray(data.result) &&
          data.result.find((/** @type {{ technique: string }} */ { technique }) => technique === wanted);
        listen({ data: Array.isArray(data.result) ? { result: step } : data });
      };
      addEventListener.call(this, type, type === 'message' ? heard : listen);
    };
  });

test('what each technique shows and says', async ({ sudoku, page }) => {
  test.slow();
  const name = page.locator('#hint-says summary');
  const says = page.locator('#hint-says > p');
  await wish(page);
  await sudoku.page.reload();
  expect(examples.length).toBeGreaterThan(45);
  for (const { technique, text } of examples) {
    await test.step(technique, async () => {
      await page.evaluate((wanted) => Object.assign(document.documentElement.dataset, { wanted }), technique);
      await sudoku.paste(text);
      const cells = text.split(/\s*[|:.'-]+\s*|\s+/).filter(Boolean);
      await sudoku.expectCells(cells.map((digits) => (digits.length === 1 ? digits : '.')).join(''));
      await expect(sudoku.verdict).toHaveAttribute('data-kind', 'unique');
      await page.keyboard.press('h');
      await expect(says).toHaveText(/^There is something in /);
      await page.keyboard.press('h');
      await expect(name).toHaveText(techniqueOf(technique).name);
      await expect(says).toHaveText(/(So r\d|That rules out \d).*\.$/s);
      await expect(says).not.toHaveText(/[{}]|, ,| \./);
      const written = page.locator('.grid [data-roles~=written]');
      const struck = page.locator('.grid .overlay text.struck');
      expect((await written.count()) + (await struck.count())).toBeGreaterThan(0);
      await page.keyboard.press('Escape');
      await clear(sudoku); // the next example may be the same grid, and nobody could tell when it has been pasted
    });
  }
});

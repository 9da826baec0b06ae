// Every state of the page, for everyone: each is reached once, and all that has to hold in every state is asked there.

import { findMisfits } from './fit.js';
import { test as base, expect } from './fixtures.js';
import { markWords } from './foreign.js';
import { look } from './gallery.js';
import { findNamesakes } from './namesakes.js';
import { letSpeak } from './speaking.js';
import { states } from './states.js';

const test = base.extend({
  page: async ({ page }, use) => {
    await page.emulateMedia({ reducedMotion: 'reduce' }); // each is looked at as it is in the end
    await findMisfits(page);
    await findNamesakes(page);
    await letSpeak(page);
    await markWords(page);
    await use(page);
  },
});

// No style asks what kind of pointer there is, but for what changes under it: one kind of window will do.
test.use({ viewport: { width: 320, height: 700 }, hasTouch: true });

for (const [name, state] of Object.entries(states)) {
  test(name, async ({ sudoku, page }) => {
    await state.way(sudoku);
    expect(await look(page, state)).toEqual([]);
  });
}

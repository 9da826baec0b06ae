// What `npm run acts` looks at sees what is wrong: each of its checks finds a page that was spoilt for it.

import { showSources } from '../../tools/serve.js';
import { comparePast, isUndone, look, lookAgain, wholeWay } from '../browsers/acts/checks.js';
import { Random } from '../browsers/acts/random.js';
import { withNames } from '../browsers/acts/served.js';
import { Visitor } from '../browsers/acts/visitor.js';
import { daily, weekly } from './cases.js';
import { expect, test } from './fixtures.js';

test.use({ reuseContext: false }); // a visitor opens windows of its own

/**
 * Spoils the page, and gives what is seen of that.
 * @typedef {(visitor: Visitor, note: (kind: string) => void) => Promise<unknown>} Way
 */

/** Does something in the page, looks then, and takes it back. @param {(session: any) => () => void} spoil @returns {Way} */
const afterwards = (spoil) => async (visitor, note) => {
  await visitor.page.evaluate(`globalThis.mend = (${spoil})(session)`);
  await look(visitor, note);
  await visitor.page.evaluate('mend()');
};

/**
 * Pastes a puzzle and does something with the page; then Undo is looked at.
 * @param {(session: any) => void} spoil
 * @returns {Way}
 */
const undone = (spoil) => async (visitor, note) => {
  await paste(visitor, daily.puzzle);
  const before = await visitor.standing();
  await paste(visitor, weekly.puzzle);
  await visitor.page.evaluate(`(${spoil})(session)`);
  const always = Object.assign(new Random(1), { chance: () => false });
  await isUndone(visitor, before, always, note);
};

/** @param {Visitor} visitor @param {string} text */
async function paste(visitor, text) {
  await visitor.copy(text);
  await visitor.page.keyboard.press('Control+V');
  await visitor.page.waitForFunction(
    (text) => /** @type {any} */ (globalThis).walked.standing().cells === text,
    text.replaceAll('0', '.'),
  );
  await visitor.quiet();
}

/** All are gone in one document: what stays spoilt comes last. @type {[kinds: string[], way: Way][]} */
const ways = [
  [[], afterwards(() => () => {})],
  [
    ['does not clone'],
    afterwards(({ state }) => {
      state.own = () => {};
      return () => delete state.own;
    }),
  ],
  [
    ['does not clone'],
    afterwards(({ state }) => {
      state.own = new (class Own {})();
      return () => delete state.own;
    }),
  ],
  [
    ['scrolls sideways'],
    afterwards(() => {
      document.body.style.width = '5000px';
      return () => document.body.style.removeProperty('width');
    }),
  ],
  [
    ['has no grid'],
    afterwards(() => {
      const cell = /** @type {Element} */ (document.querySelector('[data-cell]'));
      const row = cell.parentElement;
      cell.remove();
      return () => row?.prepend(cell);
    }),
  ],
  [
    ['complains'],
    afterwards(() => {
      console.error('something is wrong');
      return () => {};
    }),
  ],
  [
    ['draws a copy otherwise'],
    async (visitor, note) => {
      await paste(visitor, daily.puzzle);
      await lookAgain(visitor, note); // finds nothing
      await visitor.page.evaluate(`
        const own = session.state.puzzle.work.sheet;
        session.onDraw(({ position }) => document.body.classList.toggle('own', position.sheet === own));
        session.draw();
      `);
      await lookAgain(visitor, note);
    },
  ],
  [[], undone(() => {})],
  [
    ['has no way back'],
    undone((session) => Object.assign(session.state.puzzle, { past: session.state.puzzle.past.slice(1) })),
  ],
  [
    ['leads elsewhere'],
    undone(({ state: { puzzle } }) => Object.assign(puzzle, { past: puzzle.past.map(() => puzzle) })),
  ],
  [
    ['leads elsewhere'],
    async (visitor, note) => {
      await paste(visitor, daily.puzzle);
      await paste(visitor, weekly.puzzle);
      await wholeWay(visitor, note); // finds nothing
      await visitor.page.evaluate(`
        addEventListener('keydown', () => session.act({ do: 'digit', digit: 3 }), { once: true });
      `);
      await wholeWay(visitor, note);
    },
  ],
  [
    ['is lost by a reload', 'has another past'],
    async (visitor, note) => {
      await paste(visitor, daily.puzzle);
      await paste(visitor, weekly.puzzle);
      const before = await visitor.standing();
      const trail = /** @type {string[]} */ (await visitor.ask('trail'));
      await comparePast(visitor, before, trail, note); // finds nothing
      await visitor.page.evaluate(`
        const { puzzle } = session.state;
        const { work, past } = puzzle;
        Object.assign(puzzle, { work: past.at(-1).work, past: [past.at(-1), { work }] });
      `);
      await comparePast(visitor, before, trail, note);
    },
  ],
  [
    ['draws otherwise'],
    undone(() => {
      const cell = /** @type {Element} */ (document.querySelector('[data-cell]'));
      const spoil = () => {
        if (cell.textContent !== 'Q') cell.textContent = 'Q';
      };
      new MutationObserver(spoil).observe(document.body, { childList: true, subtree: true, characterData: true });
    }),
  ],
];

test('a walk through the page sees what is wrong with it', async ({ browser }) => {
  const server = await showSources(async () => {}, { host: '127.0.0.1', port: 5200 });
  const url = server.resolvedUrls?.local[0].replace(/\/$/, '') ?? '';
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  await context.route(/\/main\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withNames(await response.text()) });
  });
  const visitor = new Visitor(context, url);
  await visitor.begin();
  for (const [kinds, way] of ways) {
    await visitor.quiet();
    /** @type {string[]} */
    const seen = [];
    await way(visitor, (kind) => seen.push(kind));
    expect([...new Set(seen)], String(way)).toEqual(kinds);
  }
  await context.close();
  await server.close();
});

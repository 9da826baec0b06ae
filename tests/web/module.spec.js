// The built module in a browser: how it is loaded, and that what goes in and comes out is the same there. What it answers
// is tested in Node: see module.test.js.

import { finnish, newspaper, spaced } from './cases.js';
import { expect, test } from './fixtures.js';

/** @import { Page } from '@playwright/test' */

/**
 * Opens the page and calls functions of the module there, one after the other.
 * @param {Page} page
 * @param {string} site
 * @param {(readonly [name: string, ...args: unknown[]])[]} calls `{ cells }` among the arguments becomes a Uint8Array
 * @returns {Promise<any[]>} what they return; an Error as its name and message, a Uint8Array as `Uint8Array:` and its digits
 */
async function call(page, site, ...calls) {
  await page.goto(site);
  return page.evaluate(async (calls) => {
    const path = '/pkg/ninefold.js';
    const ninefold = await import(path);
    await ninefold.default();
    const isCells = (/** @type {any} */ arg) => typeof arg?.cells === 'string';
    /** @type {(value: any) => any} */
    const show = (value) =>
      value instanceof Uint8Array
        ? `Uint8Array:${value.join('')}`
        : Array.isArray(value)
          ? value.map(show)
          : value instanceof Object
            ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, show(part)]))
            : value;
    return calls.map(([name, ...args]) => {
      try {
        const revived = args.map((/** @type {any} */ arg) => (isCells(arg) ? Uint8Array.from(arg.cells, Number) : arg));
        return show(ninefold[name](...revived));
      } catch (error) {
        return error instanceof Error ? `${error.constructor.name}: ${error.message}` : `not an Error: ${error}`;
      }
    });
  }, calls);
}

const cells = (/** @type {string} */ text) => ({ cells: text });
const bytes = (/** @type {string} */ text) => `Uint8Array:${text}`;
const solved = { verdict: 'unique', solution: bytes(finnish.solution), millis: expect.any(Number) };

test('it is compiled while it comes, and answers with every verdict', async ({ page, site }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new Error('not while it comes'));
    Object.assign(WebAssembly, { instantiate: refuse, compile: refuse });
  });
  const [unique, several, none, clash] = await call(
    page,
    site,
    ['solve', cells(finnish.puzzle)],
    ['solve', cells('0'.repeat(81))],
    ['solve', cells(`12345678${'0'.repeat(9)}9${'0'.repeat(63)}`)],
    ['solve', cells(`500000005${'0'.repeat(72)}`)],
  );
  const millis = expect.any(Number);
  expect(unique).toEqual(solved);
  expect(several).toEqual({
    verdict: 'several',
    solution: expect.stringMatching(/^Uint8Array:[1-9]{81}$/),
    other: expect.stringMatching(/^Uint8Array:[1-9]{81}$/),
    millis,
  });
  expect(several.solution).not.toBe(several.other);
  expect(none).toEqual({ verdict: 'none', millis });
  expect(clash).toEqual({
    verdict: 'clash',
    clashes: [{ digit: 5, house: { kind: 'row', index: 0 }, cells: [0, 8] }],
    millis,
  });
});

test('it is compiled afterwards where the server does not know its type', async ({ page, site }) => {
  await page.route('**/ninefold_bg.wasm', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-type': 'application/octet-stream' } });
  });
  expect(await call(page, site, ['solve', cells(finnish.puzzle)])).toEqual([solved]);
});

test('what is wrong is an Error of the page, and the module works on', async ({ page, site }) => {
  const [short, array, text, read, after] = await call(
    page,
    site,
    ['solve', cells('0'.repeat(80))],
    ['solutions', new Array(81).fill(0), { most: 2 }],
    ['parse', ''],
    ['parse', spaced(newspaper.puzzle)],
    ['solve', cells(finnish.puzzle)],
  );
  expect(short).toMatch(/^Error: .*80 cells.*81/);
  expect(array).toMatch(/^Error: .*Uint8Array.*got Array\./);
  expect(text).toMatch(/^Error: There is no puzzle in an empty text\./);
  expect(read).toMatchObject({ puzzles: [bytes(newspaper.puzzle)], ignored: 0 });
  expect(after).toEqual(solved);
});

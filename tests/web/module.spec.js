// Calls the built module directly in a browser: with every verdict, with every shape, and with what is no grid.

import { shapes } from '../../www/model/shapes.js';
import { finnish, four, json, newspaper, nine, references, rows, six, spaced } from './cases.js';
import { expect, test } from './fixtures.js';

/** @typedef {typeof import('../../www/pkg/ninefold.js')} Ninefold */

test.describe.configure({ mode: 'default' }); // the tests run one after the other, because they share a page

/** @type {import('@playwright/test').Page} */
let page;

test.beforeAll(async ({ browser, site }) => {
  page = await browser.newPage({ serviceWorkers: 'block' });
  await page.goto(site);
  await page.evaluate(async () => {
    const path = '/pkg/ninefold.js';
    const ninefold = await import(path);
    await ninefold.default();
    Object.assign(globalThis, { ninefold });
  });
});

test.afterAll(() => page.close());

/**
 * Calls a function of the module in the page.
 * @param {import('@playwright/test').Page} page
 * @param {string} call as `ask` makes it: `{ cells }` in it becomes a Uint8Array
 * @returns {Promise<any>} its result; an Error as its name and message, a Uint8Array as `Uint8Array:` and its digits
 */
const call = (page, call) =>
  page.evaluate(async (call) => {
    const cells = (/** @type {string} */ text) => Uint8Array.from(text, (digit) => Number.parseInt(digit, 36) || 0);
    /** @type {(value: any) => any} */
    const show = (value) =>
      value instanceof Uint8Array
        ? `Uint8Array:${[...value].map((digit) => digit.toString(36)).join('')}`
        : Array.isArray(value)
          ? value.map(show)
          : value instanceof Object
            ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, show(part)]))
            : value;
    try {
      // The page's policy forbids eval, so the call is the name of a function and its arguments.
      const [name, ...args] = JSON.parse(call);
      const revived = args.map((/** @type {any} */ arg) => (typeof arg?.cells === 'string' ? cells(arg.cells) : arg));
      return show(/** @type {any} */ (globalThis).ninefold[name](...revived));
    } catch (error) {
      return error instanceof Error ? `${error.constructor.name}: ${error.message}` : `not an Error: ${error}`;
    }
  }, call);

/** @param {string} name @param {unknown[]} args */
const ask = (name, ...args) => JSON.stringify([name, ...args]);
const cells = (/** @type {string} */ text) => ({ cells: text });
const bytes = (/** @type {string} */ text) => `Uint8Array:${text}`;

const blankNine = '0'.repeat(81);
const twoFives = `5.......5${'.'.repeat(72)}`;

test('every verdict', async () => {
  const millis = expect.any(Number);
  expect(await call(page, ask('solve', cells(finnish.puzzle)))).toEqual({
    verdict: 'unique',
    solution: bytes(finnish.solution),
    millis,
  });
  const several = await call(page, ask('solve', cells(blankNine)));
  expect(several).toEqual({
    verdict: 'several',
    solution: expect.stringMatching(/^Uint8Array:[1-9]{81}$/),
    other: expect.stringMatching(/^Uint8Array:[1-9]{81}$/),
    millis,
  });
  expect(several.solution).not.toBe(several.other);
  expect(await call(page, ask('solve', cells(`12345678.........9${'.'.repeat(63)}`)))).toEqual({
    verdict: 'none',
    millis,
  });
  expect(await call(page, ask('solve', cells(twoFives)))).toEqual({
    verdict: 'clash',
    clashes: [{ digit: 5, house: 'row', index: 0, cells: [0, 8] }],
    millis,
  });
});

test('every shape', async () => {
  for (const { side } of shapes) {
    const { verdict, solution, other } = await call(page, ask('solve', cells('0'.repeat(side * side))));
    expect(verdict, `${side}×${side}`).toBe('several');
    for (const grid of [solution, other]) expect(grid).toHaveLength(bytes('').length + side * side);
    const clash = await call(
      page,
      ask('solve', cells(`1${'0'.repeat(side * side - 1 - side)}1${'0'.repeat(side - 1)}`)),
    );
    expect(clash.clashes, `${side}×${side}`).toEqual([
      { digit: 1, house: 'column', index: 0, cells: [0, side * (side - 1)] },
    ]);
  }
});

/** @type {[what: string, args: unknown[], message: RegExp][]} */
const bad = [
  ['80 cells', [cells('0'.repeat(80))], /80 cells.*81/],
  ['82 cells', [cells('0'.repeat(82))], /82 cells.*81/],
  ['no cells', [cells('')], /0 cells|no cells/],
  ['a 10 in a 9×9', [cells(`00a${'0'.repeat(78)}`)], /Row 1, column 3: 10.*9/],
  ['a plain array', [Array(81).fill(0)], /Uint8Array.*got Array\./],
  ['null', [null], /Uint8Array.*got Null\./],
  ['a string', [finnish.puzzle], /Uint8Array.*got String\./],
];

for (const [what, args, message] of bad) {
  test(`bad input: ${what}`, async () => {
    for (const name of ['solve', 'solutions']) {
      const answer = await call(page, ask(name, ...args, 2));
      expect(answer).toMatch(/^Error: /);
      expect(answer).toMatch(message);
    }
    const after = await call(page, ask('solve', cells(finnish.puzzle)));
    expect(after.solution, 'the module works on').toBe(bytes(finnish.solution));
  });
}

test('solutions: all of them, some of them, none of them', async () => {
  const all = await call(page, ask('solutions', cells('0'.repeat(16)), 288));
  expect(all.complete).toBe(true);
  expect(new Set(all.solutions).size).toBe(288);
  const some = await call(page, ask('solutions', cells('0'.repeat(16)), 287));
  expect([some.complete, some.solutions.length]).toEqual([false, 287]);
  expect(await call(page, ask('solutions', cells(twoFives), 5))).toEqual({ solutions: [], complete: true });
  const one = await call(page, ask('solutions', cells(newspaper.puzzle), 1));
  expect(one).toEqual({ solutions: [bytes(newspaper.solution)], complete: true });
  const [first, second] = some.solutions;
  expect(await call(page, ask('solve', cells('0'.repeat(16))))).toMatchObject({ solution: first, other: second });
});

for (const limit of [-1, 2.5, null, 'two']) {
  test(`solutions: a limit of ${limit} is refused`, async () => {
    expect(await call(page, ask('solutions', cells(finnish.puzzle), limit))).toMatch(
      /^Error: Expected a whole number from 0, or Infinity, as the limit\.$/,
    );
  });
}

for (const { name, text, solutions } of references) {
  test(`${name}: read, solved and written`, async () => {
    const { puzzles, ignored } = await call(page, ask('parse', text));
    expect(ignored).toBe(0);
    expect(puzzles).toHaveLength(solutions.length);
    for (const [index, puzzle] of puzzles.entries()) {
      const { verdict, solution } = await call(page, ask('solve', cells(puzzle.slice(bytes('').length))));
      expect(verdict).toBe('unique');
      expect(solution).toBe(bytes(solutions[index]));
    }
    const [solution] = solutions;
    expect(await call(page, ask('format', cells(solution), 'rows'))).toBe(rows(solution).join('\n'));
    expect(await call(page, ask('format', cells(solution), 'spaced'))).toBe(spaced(solution));
    expect(await call(page, ask('format', cells(solution), 'line'))).toBe(solution);
    expect(await call(page, ask('format', cells(solution), 'json'))).toBe(json(solution));
  });
}

/** @type {[text: string, message: RegExp][]} */
const noPuzzles = [
  ['', /There is no puzzle in an empty text\./],
  [`${'0'.repeat(80)}`, /80 cells.*81/],
  [rows(finnish.puzzle).join('\n').replace('9', '?'), /'\?' is neither a digit nor a blank/],
  [rows(four.puzzle).join('\n').replace('2', '5'), /Line 2, column 2: 5 is above 4/],
  [rows(six.puzzle).slice(0, 5).join('\n'), /after row 5 of 6/],
  [rows(nine.puzzle).join('\n').replace('97', '9'), /[Rr]ow 1|[Ll]ine 1|8 cells/],
];

for (const [text, message] of noPuzzles) {
  test(`no puzzle: ${JSON.stringify(text)}`, async () => {
    const answer = await call(page, ask('parse', text));
    expect(answer).toMatch(/^Error: /);
    expect(answer).toMatch(message);
  });
}

test('no such layout', async () => {
  expect(await call(page, ask('format', cells(finnish.puzzle), 'colums'))).toMatch(
    /^Error: .*rows.*spaced.*line.*json/s,
  );
});

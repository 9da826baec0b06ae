// Static hosting: the page works in any folder of any host, loads nothing from elsewhere, and has a strict policy.

import { execFileSync } from 'node:child_process';
import { root } from '../../tools/steps.js';
import { isLanguage, weigh } from '../../tools/weigh.js';
import { messagesOf } from '../../tools/words.js';
import { daily, six } from './cases.js';
import { expect, Sudoku, test } from './fixtures.js';
import { serve } from './site.js';

const words = messagesOf('en');

for (const folder of ['/', '/some/prefix/', '/some/prefix/index.html', '/unknown-types/']) {
  test(`works from ${folder}, and asks nobody else`, async ({ sudoku, page, context, site }) => {
    /** @type {string[]} */
    const asked = [];
    await page.goto('about:blank'); // the first page may still load something: that does not count
    context.on('request', (request) => asked.push(request.url()));
    await sudoku.open(folder);
    await sudoku.paste(daily.puzzle);
    await sudoku.expectUnique(24);
    await page.keyboard.press('Enter');
    await sudoku.expectCells(daily.solution);
    const home = site + folder.slice(0, folder.lastIndexOf('/') + 1);
    expect(asked.filter((url) => !url.startsWith(home))).toEqual([]);
    for (const kind of [/\.css$/, /\.js$/, /\.wasm$/]) expect(asked.filter((url) => kind.test(url))).not.toEqual([]);
  });
}

test('the page loads what counts as its first load, then what is wanted and nothing else', async ({ page, site }) => {
  /** @type {Set<string>} */
  const loaded = new Set();
  page.context().on('response', async (response) => {
    loaded.add(new URL(response.url()).pathname.slice(1) || 'index.html');
  });
  await page.setViewportSize({ width: 390, height: 664 }); // it has no room for the whole way at a glance
  await page.goto(site);
  const known = weigh().filter(({ file }) => !isLanguage(file));
  const seen = () => known.map(({ file }) => file).filter((file) => loaded.has(file));
  const isFirst = (/** @type {typeof known[number]} */ { atOnce, isIdle }) => atOnce || isIdle;
  const filesOf = (/** @type {typeof known} */ files) => files.map(({ file }) => file);
  const half = 40;
  await page.keyboard.type(daily.puzzle.slice(0, half));
  await expect(page.locator('#verdict')).toHaveAttribute('data-kind', 'several');
  // Some parts, such as printing and keeping the page, are loaded when there is nothing else to do.
  await expect.poll(seen).toEqual(filesOf(known.filter(isFirst)));
  await page.keyboard.type(daily.puzzle.slice(half));
  await new Sudoku(page, site).expectUnique(24);
  // With the rating comes what would draw the way: it asks for no more, as there is no room for it.
  const seenBut = () => seen().filter((file) => !/(?:glance|profile|bars)-/.test(file));
  await expect.poll(seenBut).toEqual(filesOf(known.filter((file) => isFirst(file) || /rate/.test(file.file))));
  await page.evaluate((text) => navigator.clipboard.writeText(text), daily.puzzle);
  await page.keyboard.press('Control+V');
  await expect.poll(() => [...loaded].filter((file) => /ninefold_bg.*wasm$/.test(file))).toHaveLength(1);
});

test('another shape is solved by the module for every shape, which comes before its last cell', async ({
  page,
  site,
}) => {
  const sudoku = new Sudoku(page, site);
  /** @type {string[]} */
  const loaded = [];
  page.context().on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const modules = () => loaded.flatMap((path) => /(ninefold\w*)_bg.*\.wasm$/.exec(path)?.[1] ?? []);
  await sudoku.open();
  await sudoku.type('5');
  await sudoku.expectBegun(1);
  expect(new Set(modules())).toEqual(new Set(['ninefold_core']));
  await sudoku.size(6);
  await expect(sudoku.verdict).toHaveText(words.first);
  await sudoku.type('5');
  await sudoku.expectBegun(1);
  expect(new Set(modules())).toEqual(new Set(['ninefold_core', 'ninefold']));
  await page.keyboard.press('Backspace');
  await sudoku.type(six.puzzle.replaceAll('x', ' '));
  await sudoku.expectUnique(30);
  await page.keyboard.press('Enter');
  await sudoku.expectCells(six.solution);

  await page.goto('about:blank');
  loaded.length = 0;
  await sudoku.open(`/#puzzle=${'1'.padEnd(256, '.')}`);
  await sudoku.expectBegun(1);
  expect(modules()).not.toContain('ninefold_core');
});

test('the policy forbids inline scripts, markup from text, eval and other hosts', async ({ page, site }) => {
  await page.route(`${site}/`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', '<script>globalThis.intruded = 1;</script>$&');
    await route.fulfill({ response, body });
  });
  await page.goto(site);
  await expect(page.locator('body > script')).toHaveCount(1);
  const outcome = await page.evaluate(async () => {
    /** @type {string[]} */
    const violated = [];
    Object.assign(globalThis, { violated });
    document.addEventListener('securitypolicyviolation', (event) => violated.push(event.effectiveDirective));
    const script = document.createElement('script');
    script.append('globalThis.intruded = 2');
    document.body.append(script);
    const parsed = (() => {
      try {
        return new DOMParser().parseFromString('<p>', 'text/html');
      } catch (error) {
        return error instanceof Error && error.name;
      }
    })();
    const fetched = await fetch('https://example.com/').catch((error) => error.name);
    // This runs in a task of its own, because the policy does not apply to what the test itself evaluates.
    const evaluated = await new Promise((resolve) =>
      setTimeout(() => {
        try {
          resolve(new Function('return 1')());
        } catch (error) {
          resolve(error instanceof Error && error.name);
        }
      }),
    );
    return { intruded: 'intruded' in globalThis, parsed, evaluated, fetched };
  });
  expect(outcome).toEqual({ intruded: false, parsed: 'TypeError', evaluated: 'EvalError', fetched: 'TypeError' });
  const violated = () => page.evaluate(() => [...new Set(/** @type {any} */ (globalThis).violated)].sort());
  await expect.poll(violated).toEqual(['connect-src', 'require-trusted-types-for']);
});

for (const side of [9, 6]) {
  test(`a page that cannot load its solver for a ${side}×${side} says so and keeps the puzzle`, async ({
    page,
    site,
  }) => {
    await page.route('**/*.wasm', (route) => route.abort());
    const sudoku = new Sudoku(page, site);
    await sudoku.open();
    await sudoku.size(side);
    await sudoku.type('53');
    await expect(sudoku.verdict).toHaveText('No verdict.');
    await expect(sudoku.note).toContainText(/^The solver broke off \(.*\)\./);
    await expect(page.locator('#aloud')).toContainText('Your puzzle is safe');
    await expect(page.locator('[data-cell="1"]')).toHaveText('3');
    await page.unroute('**/*.wasm');
    await page.keyboard.type('6');
    await expect(page.locator('#verdict')).toHaveAttribute('data-kind', 'several');
  });
}

/**
 * Policies that a server may send with every file, and what the page says then.
 * @type {[policy: string, said: string | null][]}
 */
const policies = [
  // The strictest that is no hindrance: a policy that forbids less is none, either.
  [
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; require-trusted-types-for 'script'; trusted-types ninefold",
    null,
  ],
  ["require-trusted-types-for 'script'; trusted-types 'none'", 'missing.policy'],
  ["default-src 'self'", 'missing.policy'],
  ["worker-src 'none'", 'missing.policy'],
];

for (const [policy, said] of policies) {
  test(`a server that sends “${policy}” ${said ? 'is named as what keeps it from solving' : 'is no hindrance'}`, async ({
    page,
  }) => {
    /** @type {string[]} */
    const troubles = [];
    page.on('pageerror', (error) => troubles.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
    const { url, close } = await serve((_, response) => void response.setHeader('Content-Security-Policy', policy));
    const sudoku = new Sudoku(page, url);
    await sudoku.open();
    await sudoku.type('53');
    if (said) {
      await sudoku.expectSaid(words[said]);
      await sudoku.expectCells('53'.padEnd(81, '.'));
    } else {
      await sudoku.expectBegun(2);
      await sudoku.paste(daily.puzzle);
      await sudoku.expectUnique(24);
      await page.evaluate(() => Object.assign(globalThis, { print() {} }));
      await sudoku.menu('share');
      await expect(page.locator('#sharing .code svg')).toBeVisible();
      await page.locator('#sharing [data-do=print]').click();
      await page.locator('#printing [name=print]').click();
      await expect(page.locator('#paper svg')).toHaveCount(1);
      // Such a host forbids the page's inline script, which sets the theme early. Then the theme is set later.
      expect(troubles.filter((trouble) => !/inline script/.test(trouble))).toEqual([]);
    }
    await close();
  });
}

test('the help leads to the licences of all that is shipped', async ({ sudoku, page }) => {
  const features = 'web-core,web-full,web-hint,web-rate,web-scan';
  const target = ['--features', features, '--edges', 'normal,no-proc-macro', '--target', 'wasm32-unknown-unknown'];
  const args = ['tree', '--locked', '--package', 'ninefold', '--prefix', 'none', '--no-dedupe', ...target];
  const tree = execFileSync('cargo', args, { cwd: root, encoding: 'utf8' });
  const crates = Array.from(tree.matchAll(/^(\S+) v(\S+)$/gm), ([, name, version]) => `${name} ${version}`);
  await sudoku.type('?');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Licences' }).click();
  const licences = await opened;
  await licences.waitForLoadState(); // the text is long, and comes in parts
  const text = await licences.locator('body').innerText();
  const [list, ...texts] = text.split(/^=+$/m);
  const digits = 'Optical Recognition of Handwritten Digits'; // the net's
  for (const part of ['Ninefold 0.1.0', 'Rust’s standard library', 'hashbrown', 'lean-qr', 'vite', digits, ...crates]) {
    expect(list, 'the list').toContain(`\n${part}`);
    expect(texts.join(''), 'the texts').toContain(`\n${part}`);
  }
  for (const words of [
    'The Ninefold authors',
    'Apache License',
    'David Evans',
    'Cloudflare, Inc.',
    'Shaun Beautement',
    'Unicode, Inc',
  ]) {
    expect(text).toContain(words);
  }
});

// Static hosting: any folder of any host, nothing from elsewhere, a strict policy.

import { execFileSync } from 'node:child_process';
import { root } from '../../tools/steps.js';
import { isLanguage, weigh } from '../../tools/weigh.js';
import { newspaper } from './cases.js';
import { expect, test } from './fixtures.js';

for (const folder of ['/', '/some/prefix/', '/some/prefix/index.html', '/unknown-types/']) {
  test(`works from ${folder}, and asks nobody else`, async ({ sudoku, page, context, site }) => {
    /** @type {string[]} */
    const asked = [];
    await page.goto('about:blank'); // what the page before was still loading does not count
    context.on('request', (request) => asked.push(request.url()));
    await sudoku.open(folder);
    await sudoku.paste(newspaper.puzzle);
    await expect(sudoku.verdict).toHaveText('23 givens. Exactly one solution.');
    await page.keyboard.press('Enter');
    await sudoku.expectCells(newspaper.solution);
    const home = site + folder.slice(0, folder.lastIndexOf('/') + 1);
    expect(asked.filter((url) => !url.startsWith(home))).toEqual([]);
    for (const kind of [/\.css$/, /\.js$/, /\.wasm$/]) expect(asked.filter((url) => kind.test(url))).not.toEqual([]);
  });
}

test('before text comes in, the page loads what counts as its first load and nothing else', async ({ page, site }) => {
  /** @type {Set<string>} */
  const loaded = new Set();
  page.context().on('response', async (response) => {
    loaded.add(new URL(response.url()).pathname.slice(1) || 'index.html');
  });
  await page.goto(site);
  await page.keyboard.type(newspaper.puzzle);
  await expect(page.locator('#verdict')).toHaveText('23 givens. Exactly one solution.');
  const known = weigh().filter(({ file }) => !isLanguage(file));
  const first = known.filter(({ atOnce }) => atOnce).map(({ file }) => file);
  expect(known.map(({ file }) => file).filter((file) => loaded.has(file))).toEqual(first);
  await page.evaluate((text) => navigator.clipboard.writeText(text), newspaper.puzzle);
  await page.keyboard.press('Control+V');
  await expect.poll(() => [...loaded].filter((file) => /ninefold_bg.*wasm$/.test(file))).toHaveLength(1);
});

test('the policy forbids inline scripts, eval and other hosts', async ({ page, site }) => {
  await page.goto(site);
  const outcome = await page.evaluate(async () => {
    /** @type {string[]} */
    const violated = [];
    Object.assign(globalThis, { violated });
    document.addEventListener('securitypolicyviolation', (event) => violated.push(event.effectiveDirective));
    const script = document.createElement('script');
    script.textContent = 'globalThis.intruded = true';
    document.body.append(script);
    const fetched = await fetch('https://example.com/').catch((error) => error.name);
    // In a task of its own: what the test's own connection evaluates is exempt.
    const evaluated = await new Promise((resolve) =>
      setTimeout(() => {
        try {
          resolve(new Function('return 1')());
        } catch (error) {
          resolve(error instanceof Error && error.name);
        }
      }),
    );
    return { intruded: 'intruded' in globalThis, evaluated, fetched };
  });
  expect(outcome).toEqual({ intruded: false, evaluated: 'EvalError', fetched: 'TypeError' });
  await expect
    .poll(() => page.evaluate(() => /** @type {any} */ (globalThis).violated))
    .toEqual(['script-src-elem', 'connect-src', 'script-src']);
});

test('a page that cannot load its solver says so and keeps the puzzle', async ({ page, site }) => {
  await page.route('**/*.wasm', (route) => route.abort());
  await page.goto(site);
  await page.keyboard.type('53');
  await expect(page.locator('#note')).toContainText('Your puzzle is safe');
  await expect(page.locator('[data-cell="1"]')).toHaveText('3');
  await page.unroute('**/*.wasm');
  await page.keyboard.type('7');
  await expect(page.locator('#verdict')).toHaveText('3 givens. More than 100,000 solutions so far.');
});

test('the help leads to the licences of all that is shipped', async ({ sudoku, page }) => {
  const target = ['--edges', 'normal,no-proc-macro', '--target', 'wasm32-unknown-unknown'];
  const args = ['tree', '--locked', '--package', 'ninefold', '--prefix', 'none', '--no-dedupe', ...target];
  const tree = execFileSync('cargo', args, { cwd: root, encoding: 'utf8' });
  const crates = Array.from(tree.matchAll(/^(\S+) v(\S+)$/gm), ([, name, version]) => `${name} ${version}`);
  await sudoku.type('?');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Licences' }).click();
  const text = await (await opened).locator('body').innerText();
  const [list, ...texts] = text.split(/^=+$/m);
  for (const part of ['Ninefold 0.1.0', 'Rust’s standard library', 'hashbrown', 'lean-qr', 'vite', ...crates]) {
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

// The steps of one technique: `steps(cells, { technique })`, and the names that there are.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../tools/steps.js';
import initFull, { parse } from '../../www/pkg/ninefold.js';
import init, { explain, nextStep, steps } from '../../www/pkg/ninefold_hint.js';
import { finnish } from './cases.js';
import { positions } from './examples.js';

/** @import { Technique } from '../../www/pkg/ninefold_hint.js' */

const wasm = (/** @type {string} */ name) => readFileSync(new URL(`../../www/pkg/${name}_bg.wasm`, import.meta.url));
await initFull({ module_or_path: wasm('ninefold') });
await init({ module_or_path: wasm('ninefold_hint') });

const source = (/** @type {string} */ file) => readFileSync(join(root, 'src', file), 'utf8');
const allIn = (/** @type {string} */ text, /** @type {RegExp} */ pattern) =>
  Array.from(text.matchAll(pattern), ([, name]) => name);
const fish = (/** @type {string[]} */ kinds, /** @type {string[]} */ sizes) =>
  kinds.flatMap((kind) => sizes.map((size) => kind + size));

/** The names that the engine has. */
const names = [
  ...allIn(source('explain/list.rs'), /^ +\w+ +"([\w-]+)" +\w+ +\d+ (?:ANY|ONE)/gm),
  ...fish(
    allIn(source('explain/fish_kind.rs'), /^ +\w+ = "([\w-]*)", \(/gm),
    allIn(source('explain/fish_kind.rs'), /concat!\(\$kind, "([\w-]+)"\)/g).filter((size) => size !== 'fish'),
  ),
];

const cells = Uint8Array.from(finnish.puzzle, Number);

/** The names of steps. @param {{ technique: string }[]} found */
const techniquesOf = (found) => [...new Set(found.map(({ technique }) => technique))];

test('the type has the names that the engine has', () => {
  assert.ok(names.length > 130, `${names.length} names`);
  const [kinds, sizes, others] = source('wasm/technique.d.ts')
    .split(/^(?:export )?type /m)
    .slice(1)
    .map((type) => allIn(type, /'([\w-]*)'/g));
  assert.deepEqual([...others, ...fish(kinds, sizes)].sort(), names.sort());
  for (const technique of /** @type {Technique[]} */ (names))
    assert.ok(Array.isArray(steps(cells, { technique, budget: 1 })), technique);
});

test('every technique has its own steps', () => {
  const seen = positions().map(({ technique: name, text }) => {
    const technique = /** @type {Technique} */ (name);
    const { puzzles, progress } = parse(text);
    const [puzzle] = /** @type {Uint8Array[]} */ (puzzles);
    const candidates = progress?.[0]?.marks;
    const found = steps(puzzle, { candidates, technique });
    assert.ok(found.complete && found.length > 0, technique);
    assert.deepEqual(techniquesOf(found), [technique]);
    const known = new Set(found.map((step) => JSON.stringify(step)));
    for (const step of steps(puzzle, { candidates }))
      if (step.technique === technique) assert.ok(known.has(JSON.stringify(step)), technique);
    return technique;
  });
  assert.ok(new Set(seen).size > 60);
  for (const last of /** @type {const} */ (['forcing-net-verity', 'template-delete', 'mutant-swordfish']))
    assert.ok(seen.includes(last), last);
});

test('a technique above the level has no steps, and what is known of the puzzle is not looked at', () => {
  const technique = 'forcing-net-contradiction';
  assert.ok(steps(cells, { technique }).length > 0);
  assert.equal(steps(cells, { technique, hardest: 'unfair' }).length, 0);
  assert.equal(steps(cells, { technique, hardest: 'unfair' }).complete, true);
  const [{ places }] = explain(cells).steps.filter(({ places }) => places.length > 0);
  const [{ cell, digit }] = places;
  const spoilt = cells.with(cell, (digit % 9) + 1);
  const step = nextStep(spoilt, { givens: cells });
  assert.ok(step && step !== 'undecided' && step.technique === 'wrong-answer');
  for (const mistake of /** @type {const} */ (['wrong-answer', 'missing-candidate']))
    assert.deepEqual([...steps(spoilt, { givens: cells, technique: mistake })], []);
  const found = steps(spoilt, { givens: cells, technique });
  assert.ok(found.length > 0 && found.every((step) => step.technique === technique));
});

test('the budget is kept, and what it cuts off is told', () => {
  for (const technique of /** @type {const} */ (['forcing-net-contradiction', 'finned-swordfish', 'als-chain'])) {
    const all = steps(cells, { technique });
    const known = new Set(all.map((step) => JSON.stringify(step)));
    assert.ok(all.complete, technique);
    for (const budget of [0, 1, 10]) {
      const some = steps(cells, { technique, budget });
      assert.ok(!some.complete && some.every((step) => known.has(JSON.stringify(step))), `${technique}: ${budget}`);
    }
    assert.deepEqual(steps(cells, { technique, budget: Infinity }), all);
  }
});

// How many bars a step has.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barsIn, barsOf } from '../../www/model/bars.js';

/** Techniques by their bars: some of each family. */
const table = [
  [],
  ['full-house', 'hidden-single', 'naked-single'],
  ['pointing', 'claiming', 'locked-pair', 'locked-triple', 'naked-pair', 'naked-triple', 'hidden-pair', 'x-wing'],
  [
    ...['swordfish', 'jellyfish', 'hidden-triple', 'naked-quadruple', 'hidden-quadruple', 'w-wing', 'xy-wing'],
    ...['xyz-wing', 'skyscraper', 'two-string-kite', 'dual-two-string-kite', 'turbot-fish', 'empty-rectangle'],
    ...['dual-empty-rectangle', 'simple-colors-trap', 'multi-colors-2', 'x-chain', 'remote-pair', 'finned-x-wing'],
    ...['sashimi-x-wing', 'unique-rectangle-type-6', 'unique-loop-type-1', 'hidden-rectangle'],
    ...['avoidable-rectangle-type-2', 'bug-plus-one', 'bug-type-4', 'aligned-pair-exclusion'],
  ],
  [
    ...['xy-chain', 'continuous-nice-loop', 'grouped-discontinuous-nice-loop', 'aic', 'grouped-aic', 'als-xz'],
    ...['als-xy-wing', 'als-chain', 'death-blossom', 'sue-de-coq', 'finned-swordfish', 'sashimi-jellyfish'],
    ...['franken-x-wing', 'finned-franken-swordfish', 'squirmbag', 'aligned-triple-exclusion'],
  ],
  ['forcing-chain-verity', 'forcing-net-contradiction', 'mutant-swordfish', 'finned-mutant-x-wing', 'template-set'],
];

for (const [bars, some] of table.entries()) {
  for (const technique of some) test(`${technique}: ${bars}`, () => assert.equal(barsOf(technique), bars));
}

/** @type {[technique: string, puzzle: Parameters<typeof barsIn>[1], bars: number, why: string][]} */
const capped = [
  ['swordfish', { rating: { level: 'extreme' }, layout: { rules: undefined } }, 3, 'its own'],
  ['swordfish', { rating: { level: 'medium' }, layout: { rules: undefined } }, 2, 'those of its puzzle'],
  ['swordfish', { rating: null, layout: { rules: undefined } }, 0, 'it is not known how many the puzzle has'],
  ['swordfish', { rating: null, layout: { rules: { diagonals: 'both' } } }, 3, 'the puzzle has no rating'],
];
for (const [technique, puzzle, bars, why] of capped) {
  test(`${technique} of a puzzle: ${why}`, () => assert.equal(barsIn(technique, puzzle), bars));
}

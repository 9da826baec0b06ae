// The puzzles to begin with: what is tried first is a newspaper's, and what is harder says so in its name.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { messagesOf } from '../../tools/words.js';
import { exampleAt, examples } from '../../www/model/examples.js';
import { ratingOrNull } from '../../www/model/ratings.js';
import { withDigit } from '../../www/model/sheet.js';
import { cellsIn } from '../../www/model/symbols.js';
import initHint, { explain } from '../../www/pkg/ninefold_hint.js';
import initRate, { rate } from '../../www/pkg/ninefold_rate.js';
import { languages } from '../../www/words/languages.js';
import { testAtDesk } from './atdesk.js';
import { printed } from './printed.js';

const wasm = (/** @type {string} */ name) => readFileSync(new URL(`../../www/pkg/${name}_bg.wasm`, import.meta.url));
before(() => initHint({ module_or_path: wasm('ninefold_hint') }));
before(() => initRate({ module_or_path: wasm('ninefold_rate') }));

/** The examples in their order, each with its level; one that is named by it has the level's name in its key. */
const levels = /** @type {const} */ ({
  'example.newspaper': 'medium',
  'example.hard': 'hard',
  'example.unfair': 'unfair',
  'example.extreme': 'extreme',
  'example.halfFilled': 'easy',
  'example.small': 'easy',
  'example.tiny': 'easy',
});

test('the examples, the newspaper’s first', () => {
  assert.deepEqual(
    examples.map(({ name }) => name),
    Object.keys(levels),
  );
});

for (const [index, { name, puzzle }] of examples.entries()) {
  const level = levels[name];

  testAtDesk(`${name}: the page says that it has one solution, and is ${level}`, async (desk) => {
    desk.example(name);
    await desk.shows({
      verdict: 'Exactly one solution.',
      level: new RegExp(`^${messagesOf('en')[`level.${level}`]} \\d+\\.\\d$`),
    });
  });

  test(`${name} is found again by its cells`, () => {
    const sheet = printed(puzzle);
    assert.equal(exampleAt(sheet), index);
    assert.equal(exampleAt(withDigit(sheet, 0, 2)), -1);
  });
}

for (const language of languages) {
  test(`what is named by its level has the level’s word, and its size, in ${language}`, () => {
    const words = messagesOf(language);
    for (const level of /** @type {const} */ (['hard', 'unfair', 'extreme'])) {
      assert.equal(`${words[`example.${level}`]}`.replace(/,? ?9×9 ?/, ''), words[`level.${level}`]);
    }
  });
}

/** What a newspaper takes besides singles, and that once at most. */
const seen = ['pointing', 'claiming', 'naked-pair', 'hidden-pair', 'locked-pair'];
const single = /^(full-house|hidden-single|naked-single)$/;

test('the first example is as a newspaper’s: symmetric, rated 1.5 to 3.0, singles and at most one pointing or pair', () => {
  const { puzzle } = examples[0];
  const isGiven = [...puzzle].map((digit) => digit !== '0');
  assert.deepEqual(isGiven.toReversed(), isGiven);
  const givens = isGiven.filter(Boolean).length;
  assert.ok(givens >= 24 && givens <= 32, `${givens} givens`);
  const { rating = 0 } = ratingOrNull(rate(cellsIn(puzzle))) ?? {};
  assert.ok(rating >= 1.5 && rating <= 3, `rated ${rating}`);
  const { steps, solved } = explain(cellsIn(puzzle));
  assert.ok(solved);
  const others = steps.map(({ technique }) => technique).filter((technique) => !single.test(technique));
  assert.ok(others.length <= 1 && others.every((technique) => seen.includes(technique)), others.join(', '));
});

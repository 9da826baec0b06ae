// Sukakus on the page: candidates that are the puzzle's own under hints, Undo, links and counts.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { counting } from '../../www/engine/count.js';
import { count } from '../../www/engine/solutions.js';
import { stepsFor } from '../../www/engine/steps.js';
import { contentIn, linkOf } from '../../www/model/links.js';
import { progressIn } from '../../www/model/linktexts.js';
import { besides, emptySheet, sheetOf, withDigit } from '../../www/model/sheet.js';
import { isAnother, workOf } from '../../www/model/work.js';
import init, { packedSolutions, solve } from '../../www/pkg/ninefold.js';
import { testAtDesk } from './atdesk.js';
import { x } from './madeup.js';
import { emptyOf, printed } from './printed.js';

/** @import { Sheet } from '../../www/model/sheet.js' */

/** A 4×4 without givens; its solution begins with 2. */
const text = `${'.'.repeat(16)};m=737675H6H7X7O`;
const solution = '2143341242311324';

testAtDesk('a wrong answer is named before the marks that it has struck, and then these come back', async (desk) => {
  await desk.follow(`#puzzle=${text}`);
  await desk.shows({ verdict: /Exactly one solution\./ });
  desk.do('fill');
  desk.do({ do: 'switch', mode: 'answers' });
  desk.type('1'); // so the first row and column lose their 1
  const spoilt = () => {
    const [step] = desk.state.hint?.steps ?? [];
    return step && [step.technique, ...step.candidates.map(({ cell, digit }) => [cell, digit])];
  };
  desk.do('hint');
  await desk.until(spoilt, ['wrong-answer', [0, 1]]);
  desk.do('follow');
  for (const cell of [1, 12]) {
    desk.do('hint');
    await desk.until(spoilt, ['missing-candidate', [cell, 1]]);
    desk.do('follow');
    await desk.until(() => desk.marks[cell]?.includes('1'), true);
  }
  desk.do('hint');
  await desk.until(() => desk.state.hint?.steps[0]?.level, 'easy');
  const [{ places }] = desk.state.hint?.steps ?? [];
  assert.deepEqual(
    places.map(({ cell, digit }) => String(digit) === solution[cell]),
    [true],
  );
});

const sheet = printed(text);
const masks = /** @type {Uint32Array} */ (sheet.candidates);
const { layout, givens } = sheet;

test('a Sukaku stays the same puzzle while it is typed into, and another one takes its place', () => {
  const typed = withDigit(sheet, 1, 1);
  const erased = withDigit(typed, 1, 0);
  assert.deepEqual([isAnother(sheet, typed), isAnother(typed, erased), isAnother(typed, sheet)], [false, false, false]);
  const other = sheetOf(layout, givens, masks.toReversed());
  const empty = emptySheet(layout);
  assert.deepEqual([isAnother(sheet, other), isAnother(empty, sheet), isAnother(sheet, empty)], [true, true, true]);
});

testAtDesk('Undo says which Sukaku it brings back, also where neither has givens', async (desk) => {
  await desk.follow(`#puzzle=${text}`);
  desk.do('new');
  desk.do('undo');
  await desk.until(() => desk.heard.at(-1), /4×4/);
});

test('marks that are not printed do not come with a link', () => {
  const marks = new Uint32Array(16).with(1, 1);
  assert.deepEqual(contentIn(linkOf({ sheet, marks }))?.marks, marks);
  const unprinted = linkOf({ sheet, marks: marks.with(7, 1) }); // only 2 is printed there
  assert.equal(contentIn(unprinted)?.marks, undefined);
  assert.equal(progressIn(unprinted, sheet).isUnfit, true);
});

test('of more solutions than are kept, a cell with one candidate differs in none', async () => {
  await init({ module_or_path: readFileSync(new URL('../../www/pkg/ninefold_bg.wasm', import.meta.url)) });
  const countSolutions = counting(packedSolutions);
  const engine = {
    ask: async (
      /** @type {'solve' | 'countSolutions'} */ method,
      /** @type {Sheet} */ sheet,
      /** @type {number} */ limit,
    ) => ({ countSolutions, solve })[method](sheet.givens, besides(sheet), limit),
  };
  const { layout, givens } = emptyOf(9);
  const wide = sheetOf(layout, givens, new Uint32Array(81).fill(511).with(0, 1));
  const answers = [];
  for await (const answer of count(/** @type {any} */ (engine), wide)) answers.push(answer);
  const [{ solutions }] = answers.slice(-1);
  assert.equal(solutions.complete, false);
  assert.deepEqual([solutions.differing.size, solutions.differing.has(0)], [80, false]);
});

test('for hints the candidates are those that are left, as the puzzle’s own, and the rules are told', async () => {
  const marks = new Uint32Array(16).with(0, 0b0110);
  /** @type {any[]} */
  const asked = [];
  const engine = { ask: async (/** @type {any[]} */ ...question) => void asked.push(question) };
  const work = workOf({ sheet, marks });
  const ofRules = workOf({ sheet: emptySheet(x) });
  const right = Uint8Array.from(solution, Number);
  for (const of of [work, ofRules]) {
    const question = /** @type {const} */ ({ work: of, solution: right, asks: 'next', known: [], without: null });
    for await (const _ of stepsFor(/** @type {any} */ (engine), question));
  }
  const [[, , own], [, , ruled]] = asked;
  assert.deepEqual([own.candidates, own.sukaku], [masks.with(0, 0b0110), true]);
  assert.deepEqual([ruled.rules, ruled.sukaku], [x.rules, undefined]);
});

testAtDesk('an answer that is not printed is not taken, and the page says why', async (desk) => {
  await desk.follow(`#puzzle=${text}`);
  await desk.shows({ verdict: /Exactly one solution\./ });
  desk.do({ do: 'switch', mode: 'answers' });
  desk.choose(1); // 1, 2 and 3 are printed there
  desk.type('4');
  assert.equal(desk.state.note?.kind === 'obstacle' && desk.state.note.obstacle, 'notPrinted');
  assert.equal(desk.state.puzzle.work.answers[1], 0);
  desk.type('3');
  assert.equal(desk.state.puzzle.work.answers[1], 3);
});

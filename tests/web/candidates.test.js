// Sukakus on the page: candidates that are the puzzle's own under hints, Undo, links and counts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { count } from '../../www/engine/questions.js';
import { contentIn, linkOf } from '../../www/model/links.js';
import { progressIn } from '../../www/model/linktexts.js';
import { emptySheet, sheetOf, withDigit } from '../../www/model/sheet.js';
import { isAnother } from '../../www/model/work.js';
import { testAtDesk } from './atdesk.js';
import { printed } from './printed.js';

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
  assert.deepEqual(places.map(({ cell, digit }) => String(digit) === solution[cell]), [true]);
});

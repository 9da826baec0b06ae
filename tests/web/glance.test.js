// The whole way at a glance: which of its steps are past, what is said of it, and that it gives way to whatever is asked for.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messagesOf } from '../../tools/words.js';
import { passedIn } from '../../www/model/passed.js';
import { glanceWords } from '../../www/words/hints.js';
import { speak } from '../../www/words/i18n.js';
import { languages } from '../../www/words/languages.js';
import { testAtDesk } from './atdesk.js';
import { levels, newspaper } from './cases.js';
import { expectHint, open, pathOf } from './panels.js';

/** @import { Explanation, Step } from '../../www/pkg/ninefold_hint.js' */
/** @import { Desk } from './desk.js' */

const [easy, , hard] = levels;

/** @param {number[][]} cells that each step fills in */
const stepsOf = (cells) => cells.map((cells) => ({ places: cells.map((cell) => ({ cell, digit: 1 })) }));

/** @type {[name: string, steps: number[][], answered: number[], past: string][]} */
const passed = [
  ['no steps', [], [0], ''],
  ['no answers', [[0], [], [1]], [], '...'],
  ['one of them', [[0], [1], [2]], [1], '.x.'],
  ['what strikes out belongs to the next that fills in', [[0], [], [], [1], [2]], [1], '.xxx.'],
  ['after which none fills in', [[0], []], [0], 'x.'],
  ['all cells of a step', [[0, 1], [2]], [0, 2], '.x'],
];

for (const [name, steps, answered, past] of passed) {
  test(`past steps: ${name}`, () => {
    const answers = new Uint8Array(4);
    for (const cell of answered) answers[cell] = 9; // whether it is right, nobody says
    assert.equal(
      passedIn(stepsOf(steps), answers)
        .map((isPast) => (isPast ? 'x' : '.'))
        .join(''),
      past,
    );
  });
}

for (const tag of languages) {
  test(`${tag}: it says how many steps there are, and which is the hardest`, () => {
    speak(tag, messagesOf(tag));
    const said = [1, 2, 51, 1_000_000].flatMap((count) =>
      /** @type {const} */ (['easy', 'hard']).map((level) => {
        const steps = Array.from({ length: count }, () => /** @type {Step} */ ({ level }));
        return glanceWords(/** @type {Explanation} */ ({ steps, solved: true, hardest: 'x-wing' }));
      }),
    );
    for (const words of said) assert.match(words, /^[^{}]*\d[^{}]+[^.。]$/);
    assert.equal(new Set(said).size, said.length);
  });
}

/** How many steps the glance has; null while it has none. @param {Desk} desk */
const glanceOf = ({ state: { glance } }) => glance?.found?.steps.length ?? null;

testAtDesk('it is the way from the givens on, whatever is filled in, until there are other givens', async (desk) => {
  await open(desk, newspaper.puzzle, newspaper.solution.replace(/^./, '0'));
  desk.do('glance');
  await desk.until(() => glanceOf(desk), 101);
  assert.equal(desk.view.note?.kind, 'opened'); // nobody hears of it
  desk.press('Delete'); // an answer
  assert.notEqual(glanceOf(desk), null);
  desk.press('Alt+a', '5');
  assert.equal(glanceOf(desk), null);
});

testAtDesk('a hint does not wait for it, and it is looked for again once that is put away', async (desk) => {
  await open(desk, hard.puzzle);
  const release = desk.hold('explain');
  desk.do('glance');
  await desk.until(() => desk.asked.at(-1), 'explain');
  const { started } = desk;
  desk.do('hint');
  await expectHint(desk, /^(Where|What|Look)/);
  assert.equal(desk.started, started + 1, 'the worker that worked at it is ended');
  assert.equal(glanceOf(desk), null);
  release();
  desk.do('unhint');
  await desk.until(() => glanceOf(desk) !== null, true);
  assert.equal(desk.asked.filter((asked) => asked === 'explain').length, 2);
  desk.do('hint');
  await expectHint(desk, /^(Where|What|Look)/);
  desk.do('unhint');
  assert.equal(desk.asked.filter((asked) => asked === 'explain').length, 2, 'it is known');
});

testAtDesk('the steps do not wait for it, either, nor does a key', async (desk) => {
  await open(desk, easy.puzzle);
  const release = desk.hold('explain', 0);
  desk.do('glance');
  await desk.until(() => desk.asked.at(-1), 'explain');
  desk.press('Alt+a');
  desk.type('8');
  await Promise.resolve(); // it is drawn at once, as where nothing is asked
  assert.equal(desk.view.filled, 1);
  desk.do('path');
  await desk.until(() => desk.asked.filter((asked) => asked === 'explain').length, 2);
  release();
  await desk.until(() => pathOf(desk), /^\d+ steps\. /);
  desk.do('path');
  await desk.until(() => glanceOf(desk) !== null, true);
});

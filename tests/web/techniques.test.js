// Each technique as a hint: an example of it is pasted, and what the hint says and shows of it is looked at.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { filledIn } from '../../www/model/work.js';
import init, { steps } from '../../www/pkg/ninefold_hint.js';
import { nameOf } from '../../www/words/techniques.js';
import { Desk } from './desk.js';
import { positions } from './examples.js';
import { expectHint, hintOf } from './panels.js';

await init({ module_or_path: readFileSync(new URL('../../www/pkg/ninefold_hint_bg.wasm', import.meta.url)) });

const desk = new Desk();
after(() => desk.leave());
desk.hold('nextStep'); // the hint gets the step of a technique, where it asks for the easiest

/**
 * Techniques whose example cannot come up as a hint: what is pasted has no answers, which avoidable rectangles need; the
 * rest is looked for only where there is nothing easier, or not on a path at all; two steps at once come one after the other.
 */
const never = /^(avoidable|dual|siamese|forcing|mutant|finned-mutant|template)/;

/** An example with open cells has several solutions. Real puzzles lead to such hints: `asking.test.js`, `walking.test.js`. */
const examples = positions().filter(({ technique, text }) => !never.test(technique) && !text.includes('.'));

test('there are examples of most techniques', () => assert.ok(examples.length > 42));

for (const { technique, text } of examples) {
  test(`what ${technique} shows and says`, async () => {
    await desk.paste(text);
    const cells = text.split(/\s*[|+-]+\s*|\s+/).filter(Boolean);
    await desk.shows({ cells: cells.map((digits) => (digits.length === 1 ? digits : '.')).join(''), kind: 'unique' });
    const { work } = desk.state.puzzle;
    const position = { candidates: work.marks, givens: work.sheet.givens };
    const step = steps(filledIn(work), position).find((step) => step.technique === technique);
    assert.ok(step);
    desk.press('h');
    await desk.until(() => hintOf(desk).text, 'Looking for the next step…');
    const about = /** @type {any} */ (desk.state.hint?.question);
    const answer = Object.assign([step], { complete: true });
    desk.do({ do: 'answered', question: 'hint', about, answer });
    await expectHint(desk, /^(?!Looking).+[.?]$/);
    desk.press('h');
    await desk.until(() => hintOf(desk).name, nameOf(technique));
    const says = hintOf(desk).text;
    assert.match(says, /(is \d|out in .*)\.$/s);
    assert.doesNotMatch(says, /[{}]|, ,| \./);
    const struck = desk.view.layers.flatMap(({ candidates = [] }) =>
      candidates.filter(({ role }) => role === 'struck'),
    );
    assert.deepEqual([desk.with('placed').length, struck.length], [step.places.length, step.removes.length]);
    assert.ok(step.places.length + step.removes.length > 0);
  });
}

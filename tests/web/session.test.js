// The round itself: which engines there are, when the page is drawn, and what is told of an act. The engines answer when a test
// says so.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Session } from '../../www/session/session.js';
import { beginning } from '../../www/session/state.js';

/** @import { View } from '../../www/session/view.js' */

const unique = { verdict: 'unique', solution: new Uint8Array(81), millis: 1 };

/** A session whose page is drawn once. */
function sessionOf() {
  /** @type {Record<string, number>} */
  const started = { solver: 0, full: 0, rate: 0, hint: 0, reader: 0 };
  /** @type {((answer: unknown) => void)[]} */
  const asked = [];
  const ask = () => new Promise((resolve) => asked.push(resolve));
  const start = Object.fromEntries(
    Object.keys(started).map((name) => [
      name,
      () => {
        started[name]++;
        return { ask, stop() {} };
      },
    ]),
  );
  const session = new Session(beginning(null, new Set()), /** @type {any} */ (start));
  /** @type {View[]} */
  const drawn = [];
  session.onDraw((view) => drawn.push(view));
  session.start();
  return { session, started, asked, drawn };
}

/** What is due by now is done, but for what waits for some time. */
const settled = async () => {
  for (let turn = 0; turn < 9; turn++) await null;
};

test('hints and the path have one worker: only one of the two is looked for at a time', () => {
  assert.deepEqual(sessionOf().started, { solver: 2, full: 1, rate: 1, hint: 1, reader: 1 });
});

test('a drawing waits for the verdict, and one is for both', async () => {
  const { session, asked, drawn } = sessionOf();
  session.act({ do: 'digit', digit: 5 });
  await settled();
  assert.equal(drawn.length, 1, 'it waits');
  asked.at(-1)?.(unique);
  await settled();
  assert.deepEqual([drawn.length, drawn[1].verdict, drawn[1].position.sheet.givens[0]], [2, unique, 5]);
});

test('where a verdict takes long nothing waits for it', async () => {
  const { session, drawn } = sessionOf();
  session.act({ do: 'digit', digit: 5 });
  session.act({ do: 'slow', question: 'verdict', about: session.state.puzzle.work.sheet });
  session.act({ do: 'select', cell: 3 });
  await settled();
  assert.deepEqual([drawn.length, drawn[1].isSlow, drawn[1].selected], [2, true, 3]);
});

test('acts that come together are drawn together, and what is not seen is not drawn', async () => {
  const { session, asked, drawn } = sessionOf();
  asked[0](unique);
  await settled();
  const before = drawn.length;
  session.act({ do: 'select', cell: 3 });
  session.act({ do: 'select', cell: 4 });
  await settled();
  assert.deepEqual([drawn.length, drawn.at(-1)?.selected], [before + 1, 4]);
  session.act({ do: 'listed', known: /** @type {any} */ ({}), isQuiet: true });
  await settled();
  assert.equal(drawn.length, before + 1);
});

test('whoever keeps something is called after every act, also after one that another keeper does', () => {
  const { session } = sessionOf();
  /** @type {number[]} */
  const kept = [];
  session.onAct(() => session.state.puzzle.selected === 3 && session.act({ do: 'select', cell: 7 }));
  session.onAct(() => kept.push(session.state.puzzle.selected));
  session.act({ do: 'select', cell: 3 });
  session.act({ do: 'select', cell: 5 });
  assert.deepEqual(kept, [7, 7, 5]);
});

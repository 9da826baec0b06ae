// What is done with hints and the path before their part has come: it is done once it is there. No other file here may load
// that part first.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLate } from '../../www/session/acts/late.js';
import { loadSteps } from '../../www/session/questions.js';
import { Session } from '../../www/session/session.js';
import { beginning } from '../../www/session/state.js';
import { daily } from './cases.js';
import { printed } from './printed.js';

/** @import { Command } from '../../www/session/acts/index.js' */

/** A session whose engines never answer. */
function sessionOf() {
  const engine = () => /** @type {any} */ ({ ask: () => new Promise(() => {}), stop() {}, async *read() {} });
  return new Session(beginning(null, new Set()), {
    solver: engine,
    full: engine,
    rate: engine,
    hint: engine,
    reader: engine,
  });
}

const { puzzle } = daily;

/** What is done before the part is there, and what is so once it is. @type {[what: string, acts: Command[], isSo: (state: Session['state']) => unknown][]} */
const cases = [
  ['a hint', [{ do: 'hint' }], ({ hint }) => hint?.stage === 'where'],
  ['a hint, and more of it', [{ do: 'hint' }, { do: 'hint' }], ({ hint }) => hint?.stage === 'what'],
  [
    'a hint, and then another puzzle',
    [{ do: 'hint' }, { do: 'open', sheet: printed(puzzle) }],
    ({ hint, puzzle: { work } }) => hint && work.sheet === printed(puzzle),
  ],
  ['the path', [{ do: 'path' }], ({ path }) => path],
  ['the path, which is closed again', [{ do: 'path' }, { do: 'path' }], ({ path, hint }) => !path && !hint],
  ['what can be filled in', [{ do: 'fillable' }], ({ hint }) => hint?.stage === 'now'],
];
const sessions = cases.map(([, acts]) => {
  const session = sessionOf();
  for (const act of acts) session.act(act);
  return { session, before: { ...session.state } };
});

for (const [at, [what, , isSo]] of cases.entries()) {
  test(`it is done once its part has come: ${what}`, async () => {
    const { session, before } = sessions[at];
    assert.deepEqual([before.hint, before.path, before.note], [null, null, null]);
    await loadSteps();
    await null; // it came to all who waited for it
    assert.ok(isSo(session.state));
  });
}

test('nothing waits once it is there', async () => {
  await loadSteps();
  const session = sessionOf();
  session.act({ do: 'hint' });
  assert.equal(session.state.hint?.stage, 'where');
  for (const act of ['hint', 'fillable', 'path', 'digit']) assert.equal(isLate({ do: act }), false);
});

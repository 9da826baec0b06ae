// What comes in with a text or a picture, and what the page keeps of it once it is done with.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Dropped } from '../../worker/engine.js';
import { collectionOf } from '../../www/engine/list/sources.js';
import { read } from '../../www/engine/photos.js';
import { createCamera } from '../../www/features/camera/camera.js';
import { heldOf } from '../../www/incoming/held.js';
import { Unloaded } from '../../www/model/errors.js';
import { change } from '../../www/session/acts/index.js';
import { beginning } from '../../www/session/state.js';
import { testAtDesk } from './atdesk.js';
import { newspaper } from './cases.js';

/** A picture, as far as its first bytes tell. */
const picture = () =>
  new Blob(['\x89PNG\r\n\x1a\n'].map((text) => Uint8Array.from(text, (byte) => byte.charCodeAt(0))));

testAtDesk('a list that is closed takes what was said of it along, and its text', async (desk) => {
  await desk.paste(`${newspaper.puzzle}\n`.repeat(3));
  const { beginning, engine } = heldOf(desk.state.arrival?.id ?? '') ?? assert.fail('no list has come');
  const collection = collectionOf(beginning, '', engine, engine);
  await collection.readAll();
  const list = /** @type {import('../../www/session/state.js').Listed} */ ({ collection, indices: new Map() });
  desk.do({ do: 'list', list });
  desk.do({ do: 'say', note: { kind: 'openedList', isBack: false, list: collection } });
  await desk.shows({ note: 'Lines: 3 puzzles.' });
  desk.do('unlist');
  await desk.shows({ note: /^Type it as you read it/ });
  assert.equal(desk.state.arrival, null);
});

testAtDesk('what else was said stays when a list is closed', async (desk) => {
  await desk.paste(newspaper.puzzle);
  await desk.shows({ note: 'One line, 9×9, 23 givens.' });
  desk.do('unlist');
  await desk.shows({ note: 'One line, 9×9, 23 givens.' });
});

testAtDesk('of two pictures that come before the page is drawn, the first is dropped', async (desk) => {
  const [first, second] = [picture(), picture()];
  /** @type {unknown[]} */
  const ends = [];
  const come = async (/** @type {Blob} */ source) => {
    const done = new Promise((resolve, reject) =>
      desk.do({ do: 'picture', picture: { source, format: 'PNG', resolve: () => resolve(''), reject } }),
    );
    await done.catch((error) => ends.push(error));
  };
  const [one, other] = [come(first), come(second)];
  await one;
  assert.ok(ends[0] instanceof Dropped);
  assert.equal(desk.state.picture?.source, second);
  desk.do({ do: 'picture', picture: null });
  await other;
  assert.ok(ends[1] instanceof Dropped);
});

test('a picture that could not be read is let go', async (t) => {
  class Button extends EventTarget {}
  const { document, HTMLButtonElement } = globalThis;
  t.after(() => Object.assign(globalThis, { document, HTMLButtonElement }));
  Object.assign(globalThis, { document: { querySelector: () => new Button() }, HTMLButtonElement: Button });
  const state = beginning(null, new Set());
  const acted = new EventTarget();
  const act = (/** @type {import('../../www/session/session.js').Command} */ command) => {
    change(state, command);
    acted.dispatchEvent(new Event(command.do));
  };
  const camera = createCamera(/** @type {any} */ ({ state, act }));
  const draw = () => camera.draw(/** @type {any} */ ({ picture: state.picture }));
  const failed = new Promise((_, reject) =>
    act({ do: 'picture', picture: { source: picture(), format: 'PNG', resolve: assert.fail, reject } }),
  );
  const left = new Promise((resolve) => acted.addEventListener('picture', resolve, { once: true }));
  draw();
  await assert.rejects(failed, Unloaded); // what reads it is not for Node
  await left;
  assert.equal(state.picture, null);
});

test('a picture is closed, whatever becomes of it', async () => {
  const none = () => /** @type {const} */ ({ certainty: 'none', reason: 'blurred' });
  for (const [what, width] of /** @type {const} */ ([
    ['too small', 10],
    ['no canvas', 100], // Node has none
  ])) {
    let closed = 0;
    const bitmap = /** @type {ImageBitmap} */ ({ width, height: 100, close: () => void closed++ });
    await read(none)(bitmap).catch(() => {});
    assert.equal(closed, 1, what);
  }
});

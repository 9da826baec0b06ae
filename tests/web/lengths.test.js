// A text has the same outcome whatever its length, as a text and as a file. Of a long one only the first 65,536 bytes
// are looked at before it is known what it is, and it is read 262,144 bytes at a time.

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import './english.js';
import { Engine } from '../../worker/engine.js';
import { Collection } from '../../www/engine/list/collection.js';
import { heldOf } from '../../www/incoming/held.js';
import { createReading } from '../../www/incoming/reading.js';
import { noteWords } from '../../www/words/notes.js';
import { openedListWords } from '../../www/words/texts.js';
import { newspaper } from './cases.js';
import { printed } from './printed.js';
import { startWorker } from './workers.js';

const { puzzle } = newspaper;

/** @type {any[]} */
const engines = [];
const startEngine = () => {
  const engine = new Engine(() => startWorker('worker-full', (_, post) => post()));
  engines.push(engine);
  return engine;
};
const { read } = createReading(startEngine);
after(() => {
  for (const engine of engines) engine.end();
});

/** What is said of a list, once all of it is read. @param {any} text */
async function listWords(text) {
  const collection = new Collection('', text, startEngine(), startEngine());
  await collection.readListed();
  return openedListWords(collection);
}

/** @type {[what: string, text: string, says: string][]} */
const contents = [
  ['one', `For you:\n${puzzle}\n`, 'One line, 9×9, 23 givens. 7 characters ignored: “\u2068For you:\u2069”.'],
  ['several', `${puzzle.slice(1)}\n${puzzle}\n${puzzle}\n`, 'Lines: 3 puzzles. 1 of them is unreadable.'],
  ['none', 'hello\n', 'Line 1, column 1: “hello” is neither a puzzle nor a row of one. The grid is as it was.'],
];

for (const [what, text, says] of contents) {
  test(`a text of any length, as a text and as a file: ${what}`, async () => {
    for (const length of [0, 40_000, 60_000, 300_000]) {
      const padded = text + '\n'.repeat(length);
      for (const source of [padded, new Blob([padded])]) {
        /** @type {any[]} */
        const acts = [];
        for await (const { becomes } of read(source, 'file')) if (becomes) acts.push(becomes);
        const [act] = acts;
        const said = act.do === 'arrive' ? await listWords(heldOf(act.arrival.id)) : noteWords(act.note);
        assert.equal(said, says, `${typeof source}, ${length}`);
        assert.deepEqual([acts.length, act.do], [1, what === 'none' ? 'tell' : what === 'one' ? 'open' : 'arrive']);
        if (what === 'one') assert.equal(act.sheet, printed(puzzle));
      }
    }
  });
}

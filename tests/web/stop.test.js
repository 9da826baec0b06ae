// A search that lasts: the page says so, stays alive, and stops at once.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messagesOf } from '../../tools/words.js';
import { speak, t } from '../../www/words/i18n.js';
import { listedWords } from '../../www/words/list.js';
import { testAtDesk } from './atdesk.js';
import { four } from './cases.js';
import { pigeonhole } from './pigeonhole.js';

/** @import { Desk } from './desk.js' */

const hard = pigeonhole();
const tiny = /^Exactly one solution\./;

/** Pastes the pigeonhole puzzle and waits until it is searched. @param {Desk} desk */
async function search(desk) {
  const { length } = desk.asked;
  await desk.paste(hard);
  await desk.until(() => desk.asked.slice(length).includes('solve'), true, 'the search has begun');
  await desk.until(() => desk.cells.length, 625);
  await desk.shows({ verdict: 'Thinking…' });
}

testAtDesk('a long search shows that it is working; Stop ends it and the page goes on', async (desk) => {
  assert.equal(desk.view.isSlow, false);
  await search(desk);
  assert.equal(desk.view.isSlow, true);
  desk.do('stop');
  await desk.shows({ verdict: 'Stopped.', note: '169 givens: any change asks again.' });
  assert.equal(desk.view.isSlow, false);

  desk.do('solve');
  await desk.shows({ verdict: 'Thinking…' });
  desk.do('stop');
  await desk.shows({ verdict: 'Stopped.' });
  assert.equal(desk.view.isSolutionWanted, false);

  desk.example('example.tiny');
  await desk.shows({ verdict: tiny });
});

testAtDesk('while it works one can type, and the newest question is answered', async (desk) => {
  await search(desk);
  desk.press('Control+End');
  desk.type('a');
  await desk.until(() => desk.cells[624], 'A');
  desk.size(9);
  desk.type('5');
  await desk.shows({ verdict: '1 given so far.', note: 'Row 1, column 2 is next.' });
  assert.equal(desk.view.isSlow, false);
});

testAtDesk('text is read while the solver works', async (desk) => {
  await search(desk);
  await desk.paste('no puzzle at all');
  await desk.shows({ note: /“no” is neither a puzzle nor a row of one\./, verdict: 'Thinking…' });
});

testAtDesk('moving about does not begin the search anew', async (desk) => {
  await search(desk);
  const { started } = desk;
  desk.press('ArrowDown', 'ArrowRight', 'End', 'Home');
  await desk.shows({ selected: 25 });
  await new Promise((resolve) => setTimeout(resolve, 200)); // longer than a question may keep a newer one waiting
  assert.deepEqual([desk.started, desk.verdict], [started, 'Thinking…']);
});

testAtDesk('while it works, and after Stop, nothing is left of the verdict before', async (desk) => {
  desk.type('55');
  await desk.shows({ clashing: [0, 1], kind: 'clash' });
  await search(desk);
  await desk.shows({ clashing: [], kind: '' });
  desk.do('stop');
  await desk.shows({ verdict: 'Stopped.', kind: '', clashing: [] });
});

testAtDesk('another puzzle is judged at once', async (desk) => {
  await search(desk);
  await desk.paste(four.puzzle);
  await desk.shows({ verdict: tiny });
});

/** What a list says of puzzles, and its filter for those that were given up. @type {Record<string, string[]>} */
const listed = {
  en: ['One solution', 'Gave up', 'No solution', 'Gave up'],
  de: ['Eine Lösung', 'Aufgegeben', 'Keine Lösung', 'Aufgegeben'],
};

for (const [language, words] of Object.entries(listed)) {
  test(`a puzzle of a list that was given up, in ${language}`, () => {
    speak(language, messagesOf(language));
    const kinds = /** @type {const} */ (['unique', 'undecided', 'none']);
    assert.deepEqual([...kinds.map(listedWords), t('filter.undecided')], words);
  });
}

// What is there when the page is opened: what was kept of the last visit, of this tab or of another, and what a link
// brings.

import assert from 'node:assert/strict';
import { messagesOf } from '../../tools/words.js';
import { choose } from '../../www/session/storage.js';
import { unkeptWords } from '../../www/words/notes.js';
import { testAtDesk } from './atdesk.js';
import { changed, daily, dots, finnish, four, newspaper, six, weekly } from './cases.js';
import { Desk, Store } from './desk.js';

const unique = /^Exactly one solution\./;
const empty = '.'.repeat(81);
const remembering = { isRemembering: true };

/** How the newspaper's puzzle reads once some cells have answers. @param {Record<number, string>} answers by cell */
const withAnswers = (answers) => changed(dots(newspaper.puzzle), answers);

/** Pastes the newspaper's puzzle and types two answers. @param {Desk} desk */
async function answer(desk) {
  await desk.paste(newspaper.puzzle);
  desk.press('Alt+a');
  desk.choose(0);
  desk.type('1');
  desk.choose(1);
  desk.type('4');
  await desk.shows({ cells: withAnswers({ 0: '1', 1: '4' }) });
}

/** Leaves the page for a new tab. @param {Desk} desk */
function another(desk) {
  desk.leave();
  return new Desk({ ...desk.browser, tab: new Store() });
}

testAtDesk('a reload brings the puzzle and the place back', async (opened) => {
  opened.type('12.34');
  const desk = opened.reload();
  await desk.shows({
    cells: '12.34'.padEnd(81, '.'),
    selected: 5,
    verdict: '4 givens so far.',
    note: 'Row 1, column 6 is next.',
  });
});

testAtDesk('closing and opening the page brings the puzzle back', async (opened) => {
  opened.example('example.tiny');
  const desk = another(opened);
  await desk.shows({ cells: dots(four.puzzle) });
});

/** @type {[what: string, keys: string[], cells: string][]} keys that come before the past does */
const early = [
  ['Undo', ['Control+z'], '12'],
  ['Redo', ['Control+y'], '1234'],
  ['Undo three times', ['Control+z', 'Control+z', 'Control+z'], ''],
  ['Undo and Redo', ['Control+z', 'Control+z', 'Control+y', 'ArrowDown', 'Control+y', 'Control+y'], '1234'],
  ['Redo, and then a digit', ['Control+y', '5'], '1235'],
  ['Undo, a digit and its Undo', ['Control+z', '5', 'Control+z'], '123'],
];
for (const [what, keys, cells] of early) {
  testAtDesk(`${what}: pressed right after a reload, it is done once it is known what it leads to`, async (opened) => {
    opened.remember();
    opened.type('1234');
    opened.do('undo');
    const desk = opened.reload();
    desk.press(...keys);
    desk.remember();
    desk.join((session) => session.draw()); // what was drawn before may look the same
    await desk.shows({ cells: cells.padEnd(81, '.') });
  });
}

testAtDesk('what was done is there after a reload, with its mode', async (opened) => {
  await opened.follow(`#puzzle=${newspaper.puzzle}`);
  await opened.shows({ verdict: unique });
  opened.type('a1');
  opened.press('ArrowRight');
  opened.type('p49');
  const desk = opened.reload();
  await desk.shows({ cells: withAnswers({ 0: '1' }), mode: 'marks', kind: 'unique', marks: { 1: '49' } });
  assert.deepEqual(desk.from('answer'), [0]);
  assert.equal(desk.nameOf(1), 'blank, marks 4 9, box 1');
});

/** What is found in the browser's storage. @type {[what: string, kept: string, cells: string, selected: number][]} */
const found = [
  [
    'a puzzle that an older page kept is there',
    JSON.stringify({ cells: [...newspaper.puzzle].map(Number), selected: 7 }),
    dots(newspaper.puzzle),
    7,
  ],
  ['half an object is passed over', '{', empty, 0],
  ['a grid of two cells is passed over', '{"cells":[1,2],"selected":0}', empty, 0],
  ['digits that are too large are passed over', `{"cells":[${Array(16).fill(9)}],"selected":0}`, empty, 0],
  ['a number is passed over', '7', empty, 0],
];

for (const [what, kept, cells, selected] of found) {
  testAtDesk(what, async (opened) => {
    const { device } = opened.browser;
    opened.leave();
    device.setItem('ninefold.puzzle', kept);
    await new Desk({ device }).shows({ cells, selected });
  });
}

for (const address of ['#puzzle=', '?bd=', '?s=']) {
  testAtDesk(`a link opens its puzzle, and what was there can be had back: ${address}`, async (opened) => {
    opened.type('12');
    let desk = opened.reload();
    await desk.follow(address + finnish.puzzle);
    await desk.shows({ cells: dots(finnish.puzzle) });
    desk.do('undo');
    await desk.shows({ cells: '12'.padEnd(81, '.') });
    desk.do('redo');
    desk.type('9');
    desk = desk.reload();
    await desk.shows({ cells: `9${dots(finnish.puzzle).slice(1)}` });
  });
}

const progress = `answers=14${'0'.repeat(79)}&marks=${'A'.repeat(122)}`;

testAtDesk('a link brings answers and marks along, followed or pasted', async (desk) => {
  const marked = progress.replace('AAAAA', 'AAAAB'); // sets bit 24: a mark 7 in the third cell, which is a given here
  const begun = withAnswers({ 0: '1', 1: '4' });
  await desk.follow(`#puzzle=${newspaper.puzzle}&${progress}`);
  await desk.shows({
    cells: begun,
    mode: 'answers',
    note: 'A link, 9×9, 23 givens. What had been done on it came along.',
  });
  assert.deepEqual(desk.from('answer'), [0, 1]);
  await desk.paste(`https://example.org/#puzzle=${newspaper.puzzle}&${marked}`);
  await desk.shows({
    note: 'The answers or marks in the link do not fit its puzzle and are left out. A link, 9×9, 23 givens.',
    cells: begun,
  });
  await desk.paste(`https://example.org/#puzzle=${finnish.puzzle}&${progress}`);
  await desk.shows({ note: /do not fit/, cells: dots(finnish.puzzle) });
});

/** @type {[what: string, come: (desk: Desk) => unknown, cells: string][]} */
const ways = [
  ['a link', (desk) => desk.follow(`#puzzle=${finnish.puzzle}`), finnish.puzzle],
  ['a paste', (desk) => desk.paste(newspaper.puzzle), newspaper.puzzle],
  ['an example', (desk) => desk.example('example.small'), six.puzzle],
];

for (const [what, come, puzzle] of ways) {
  testAtDesk(`what an untouched page begins with is not lost by Undo: ${what}`, async (desk) => {
    const cells = dots(puzzle);
    await come(desk);
    await desk.shows({ cells });
    desk.type(cells.slice(0, 3)); // the same digits again change nothing
    await desk.shows({ selected: 3 });
    assert.equal(desk.view.can.undo, false);
    desk.press('Control+z');
    await desk.shows({ cells });
  });
}

testAtDesk('a link without a puzzle in it says so', async (desk) => {
  await desk.follow('#puzzle=12345');
  await desk.shows({ note: /The grid is as it was\./, cells: empty });
});

testAtDesk(
  'a tab has its own puzzle again, and a new one begins with what was last changed',
  async (first) => {
    await answer(first);
    let second = another(first);
    await second.shows({ cells: withAnswers({ 0: '1', 1: '4' }) });
    await second.paste(finnish.puzzle);
    await second.shows({ cells: dots(finnish.puzzle) });
    const again = second.reload();
    await again.shows({ cells: dots(finnish.puzzle) });
    again.leave();
    const back = new Desk(first.browser);
    await back.shows({ cells: withAnswers({ 0: '1', 1: '4' }) });
    const third = another(back);
    await third.shows({ cells: dots(finnish.puzzle) });
    third.leave();
    second = new Desk(second.browser);
    await second.paste(newspaper.puzzle);
    await second.shows({ cells: dots(newspaper.puzzle) });
    second.leave();
    await new Desk(third.browser).shows({ cells: dots(finnish.puzzle) }); // nothing was done in it
  },
  remembering,
);

testAtDesk(
  'after a reload Undo and Redo lead where they led before',
  async (opened) => {
    opened.type('53');
    await answer(opened);
    opened.do('fill');
    opened.do('undo');
    opened.do('undo');
    let desk = opened.reload();
    await desk.shows({ cells: withAnswers({ 0: '1' }) });
    assert.equal(desk.view.can.redo, true);
    desk.do('redo');
    desk.do('redo');
    await desk.shows({ cells: withAnswers({ 0: '1', 1: '4' }) });
    assert.match(desk.marks[4], /./);
    assert.equal(desk.view.can.redo, false);
    for (let step = 0; step < 4; step++) desk.do('undo');
    await desk.shows({ cells: '53'.padEnd(81, '.') });
    desk = desk.reload();
    await desk.shows({ cells: '53'.padEnd(81, '.') });
    assert.equal(desk.view.can.redo, true);
    desk.do('undo');
    desk.do('undo');
    await desk.shows({ verdict: 'Type it as you read it.' });
    assert.equal(desk.view.can.undo, false);
  },
  remembering,
);

testAtDesk(
  'a link to the puzzle on the board leaves what was done on it, one with answers brings its own',
  async (desk) => {
    const link = `https://example.org/#puzzle=${newspaper.puzzle}`;
    await answer(desk);
    desk.press('Enter');
    await desk.shows({ cells: newspaper.solution });
    await desk.paste(link);
    await desk.shows({ note: /A link/, cells: newspaper.solution });
    assert.notDeepEqual(desk.solved, []);
    desk.press('Enter');
    await desk.shows({ cells: withAnswers({ 0: '1', 1: '4' }) });
    await desk.paste(`${link}&answers=09${'0'.repeat(79)}`);
    await desk.shows({ cells: withAnswers({ 1: '9' }) });
    desk.do('undo');
    await desk.shows({ cells: withAnswers({ 0: '1', 1: '4' }) });
  },
  remembering,
);

/** A tab that keeps nothing, and says so as a browser does. */
class Refusing extends Store {
  getItem = () => refuse();
  setItem = () => refuse();
  removeItem = () => refuse();
}

/** @returns {never} */
function refuse() {
  throw new DOMException('no storage', 'SecurityError');
}

testAtDesk(
  'a page whose browser keeps nothing in the tab begins with what was last changed',
  async (opened) => {
    await opened.paste(newspaper.puzzle);
    let desk = opened.reload();
    await desk.shows({ cells: dots(newspaper.puzzle) });
    desk.choose(0);
    desk.type('1');
    desk = desk.reload();
    await desk.shows({ cells: withAnswers({ 0: '1' }) });
  },
  { ...remembering, tab: new Refusing() },
);

/** What has no room for one thing, until there is some again. @param {string} name how its name begins */
function fullFor(name) {
  const store = new Store();
  const { setItem } = store;
  const full = { store, isFull: true };
  store.setItem = (/** @type {string} */ other, /** @type {string} */ text) => {
    if (full.isFull && other.startsWith(`ninefold.${name}`)) throw new DOMException('full', 'QuotaExceededError');
    return setItem(other, text);
  };
  return full;
}

const words = messagesOf('en');

/** @type {[what: string, store: 'tab' | 'device', name: string, act: (desk: Desk, at: number) => unknown, said: string][]} */
const unkept = [
  ['the puzzle', 'device', 'puzzle', (desk, at) => [desk.type(`${1 + at}`), desk.leave()], words['news.storage']],
  ['what Undo leads to', 'tab', 'past', (desk, at) => [desk.type(`${1 + at}`), desk.leave()], words['news.some']],
  ['a recent puzzle', 'device', 'recent.', (desk, at) => desk.paste([weekly, daily][at].puzzle), words['news.some']],
  ['a setting', 'device', 'theme', () => choose('theme', 'dark'), words['news.some']],
];

for (const [what, store, name, act, said] of unkept) {
  const full = fullFor(name);
  testAtDesk(
    `where ${what} cannot be kept, the page says so once, until it can be`,
    async (desk) => {
      await desk.paste(daily.puzzle);
      desk.speak();
      assert.equal(unkeptWords(desk.view), '');
      await act(desk, 0);
      assert.match(desk.speak().join(' '), new RegExp(`${said}$`));
      assert.equal(unkeptWords(desk.view), said);
      await act(desk, 1);
      assert.doesNotMatch(desk.speak().join(' '), new RegExp(said));
      assert.equal(unkeptWords(desk.view), said);
      full.isFull = false;
      await act(desk, 0);
      desk.speak();
      assert.equal(unkeptWords(desk.view), '');
    },
    { ...remembering, isMute: true, [store]: full.store },
  );
}

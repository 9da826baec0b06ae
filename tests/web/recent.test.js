// Recent puzzles: what leaves the board is among them, and comes back with what was done on it.

import assert from 'node:assert/strict';
import { linkOf } from '../../www/model/links.js';
import { forgetRecent, keepRecent, progressOn, recent, recentBut } from '../../www/session/recent.js';
import { testAtDesk } from './atdesk.js';
import { daily, dots, finnish, newspaper } from './cases.js';
import { Desk, Store } from './desk.js';
import { printed } from './printed.js';

/** Another puzzle than the examples, which are found again without: each digit is another one. @param {string} puzzle */
const own = (puzzle) => puzzle.replaceAll(/\d/g, (digit) => `${(10 - Number(digit)) % 10}`);

const [first, second] = [newspaper.puzzle, finnish.puzzle].map(own);
const answered = dots(first).replace('.', '1');
const browser = { isRemembering: true };

/** Pastes the first puzzle and answers its first cell. @param {Desk} desk */
async function answer(desk) {
  await desk.paste(first);
  desk.press('Alt+a');
  desk.choose(0);
  desk.type('1');
  await desk.shows({ cells: answered });
}

/** Opens one of them, as their dialog does. @param {Desk} desk @param {number} index */
function reopen(desk, index) {
  const { entry, content } = recentBut(desk.state.puzzle.work)[index];
  desk.do({ do: 'open', ...content, opening: entry.opening });
}

testAtDesk(
  'a puzzle that another one replaces comes back with its answers',
  async (desk) => {
    assert.deepEqual(desk.recent, []);
    await answer(desk);
    await desk.follow(`#puzzle=${second}`);
    await desk.shows({ cells: dots(second) });
    assert.deepEqual(desk.recent, ['9×9, 1 of 58 blanks answered']);
    reopen(desk, 0);
    await desk.shows({ cells: answered });
    assert.deepEqual(desk.from('answer'), [0]);
    assert.deepEqual(desk.recent, ['9×9, 21 givens']);
  },
  browser,
);

testAtDesk(
  'a puzzle is one while it is typed and mended, also over a reload',
  async (opened) => {
    let desk = opened;
    desk.type(first.slice(0, 40));
    desk = desk.reload();
    await desk.shows({ selected: 40 });
    desk.type(first.slice(40));
    await desk.shows({ cells: dots(first) });
    desk = desk.reload();
    await desk.shows({ cells: dots(first) });
    desk.do('new');
    assert.deepEqual(desk.recent, ['9×9, 23 givens']);
    desk.choose(0);
    desk.type('123');
    desk.do('new');
    assert.deepEqual(desk.recent, ['9×9, 23 givens']); // three digits are typed again sooner than found
  },
  browser,
);

/** Answers one more cell. @param {Desk} desk @param {string} [digit] */
function answerMore(desk, digit = '4') {
  desk.do({ do: 'switch', mode: 'answers' });
  desk.choose(1);
  desk.type(digit);
}

/** Goes on with it, is left, and goes on again. @param {Desk} desk */
function answerTwice(desk) {
  answerMore(desk);
  assert.ok(desk.recent); // it has been recorded by then
  desk.choose(5);
  desk.type('9');
}

/** @type {[way: string, go: (desk: Desk) => unknown][]} ways back to a puzzle that has left the board */
const waysBack = [
  ['from their dialog', (desk) => reopen(desk, 0)],
  ['by a link to its givens', (desk) => desk.follow(`#puzzle=${first}`)],
  ['by Undo', (desk) => desk.do('undo')],
  ['by Undo and Redo', (desk) => desk.press('Control+z', 'Control+z', 'Control+y')],
];

for (const [way, go] of waysBack) {
  testAtDesk(
    `a puzzle that one goes back to ${way} goes on, and stays one`,
    async (desk) => {
      await answer(desk);
      await desk.paste(second);
      assert.deepEqual(desk.recent, ['9×9, 1 of 58 blanks answered']);
      await go(desk);
      await desk.shows({ cells: answered });
      answerMore(desk);
      await desk.paste(daily.puzzle);
      assert.deepEqual(desk.recent, ['9×9, 2 of 58 blanks answered', '9×9, 21 givens']);
    },
    browser,
  );
}

testAtDesk(
  'a puzzle that is begun again takes nothing away from what was done on it, and is one of its own once it is worked on',
  async (desk) => {
    await answer(desk);
    await desk.paste(second);
    await desk.paste(first);
    await desk.paste(daily.puzzle);
    assert.deepEqual(desk.recent, ['9×9, 21 givens', '9×9, 1 of 58 blanks answered']);
    await desk.paste(first);
    answerMore(desk);
    await desk.paste(finnish.puzzle);
    const all = ['9×9, 1 of 58 blanks answered', '9×9, 24 givens', '9×9, 21 givens', '9×9, 1 of 58 blanks answered'];
    assert.deepEqual(desk.recent, all);
  },
  browser,
);

/** @type {[what: string, there: (desk: Desk) => unknown, here: (desk: Desk) => unknown, answers: number[]][]} */
const inTwoTabs = [
  ['nothing is done', () => {}, () => {}, [1]],
  ['the one that is left first goes on', answerMore, () => {}, [2]],
  ['the one that is left last goes on', () => {}, answerMore, [2]],
  ['both go on', (desk) => answerMore(desk, '6'), answerMore, [2, 2]],
  ['both go on, and one of them further', (desk) => answerMore(desk, '6'), answerTwice, [3, 2]],
  ['one begins again', (desk) => desk.do('clear'), () => {}, [1]],
  ['one goes on after the other has begun again', (desk) => desk.do('clear'), answerMore, [2]],
  ['one goes on, and the other puts another in its place', answerMore, (desk) => desk.paste(second), [2]],
];

for (const [what, there, here, answers] of inTwoTabs) {
  testAtDesk(
    `of a puzzle in two tabs all is recent that was done in either: ${what}`,
    async (one) => {
      await answer(one);
      one.leave();
      const { device, tab } = one.browser;
      const desk = new Desk(one.browser);
      const copy = new Store();
      copy.setItem('ninefold.puzzle', tab.getItem('ninefold.puzzle') ?? '');
      const other = new Desk({ ...one.browser, tab: copy });
      await there(other);
      other.leave();
      await here(desk);
      desk.leave();
      const last = new Desk({ device, isRemembering: true });
      await last.paste(daily.puzzle);
      const begun = last.recent.filter((words) => words.includes('answered'));
      assert.deepEqual(
        begun,
        answers.map((count) => `9×9, ${count} of 58 blanks answered`),
      );
      const [{ entry }] = recentBut(last.state.puzzle.work).filter(({ content }) => content.answers);
      if (what === 'both go on') assert.match(entry.link, /answers=14/, 'the later one first');
    },
    browser,
  );
}

testAtDesk(
  'a puzzle that one only goes back to takes nothing from another tab that goes on with it',
  async (desk) => {
    await answer(desk);
    await desk.paste(second);
    reopen(desk, 0);
    const other = new Desk({ ...desk.browser, tab: new Store() });
    reopen(other, 1);
    answerMore(other);
    other.leave();
    await desk.paste(daily.puzzle);
    assert.equal(desk.recent[0], '9×9, 2 of 58 blanks answered');
  },
  browser,
);

testAtDesk(
  'what was kept together, before puzzles had names, goes on under a name',
  async (opened) => {
    const link = `#puzzle=${first}&answers=1${'0'.repeat(80)}`;
    const others = [second, daily.puzzle].map((puzzle, at) => ({ link: `#puzzle=${puzzle}`, at }));
    opened.leave();
    const device = new Store();
    device.setItem('ninefold.recent', JSON.stringify([{ link, at: 5 }, ...others]));
    device.setItem('ninefold.puzzle', JSON.stringify({ link, mode: 'answers', selected: 0 }));
    const early = new Desk({ device });
    assert.deepEqual(early.recent, ['9×9, 24 givens', '9×9, 21 givens'], 'they are there before they are moved');
    const desk = new Desk({ device, isRemembering: true });
    answerMore(desk);
    await desk.paste(daily.puzzle);
    assert.deepEqual(desk.recent, ['9×9, 2 of 58 blanks answered', '9×9, 21 givens']);
    // Another tab may still have the page as it was then.
    device.setItem('ninefold.recent', JSON.stringify([{ link: `#puzzle=${finnish.puzzle}`, at: 9 }]));
    await desk.paste(newspaper.puzzle);
    assert.equal(desk.recent.length, 4);
  },
  browser,
);

testAtDesk(
  'a puzzle that was kept as arrays is the same among them, when one goes on with it and when one goes back',
  async (opened) => {
    const answers = `1${'0'.repeat(80)}`;
    const link = `#puzzle=${first}&answers=${answers}`;
    opened.leave();
    const [device, tab] = [new Store(), new Store()];
    device.setItem('ninefold.recent', JSON.stringify([{ link, at: 5 }]));
    const [givens, own] = [first, answers].map((line) => Array.from(line, Number));
    device.setItem('ninefold.puzzle', JSON.stringify({ givens, answers: own, mode: 'answers', selected: 0 }));
    tab.setItem('ninefold.past', JSON.stringify({ past: [[`#puzzle=${first}`, 0]], now: [link, 0], future: [] }));
    const desk = new Desk({ device, tab, isRemembering: true });
    desk.do('undo');
    await desk.shows({ cells: dots(first) });
    desk.do('redo');
    answerMore(desk);
    await desk.paste(daily.puzzle);
    assert.deepEqual(desk.recent, ['9×9, 2 of 58 blanks answered']);
  },
  browser,
);

testAtDesk(
  'of examples only what was worked on is among them',
  async (desk) => {
    desk.example('example.newspaper');
    desk.example('example.small');
    desk.example('example.extreme');
    assert.deepEqual(desk.recent, []);
    desk.press('Alt+p');
    desk.choose(1);
    desk.type('6');
    desk.example('example.tiny');
    assert.deepEqual(desk.recent, ['9×9, with marks']);
  },
  browser,
);

testAtDesk(
  'twenty are kept beside the one on the board, whatever was kept before',
  async (opened) => {
    const entry = (/** @type {number} */ at) => ({
      link: `#puzzle=${1 + (at % 4)}${1 + (Math.floor(at / 4) % 4)}${1 + Math.floor(at / 16)}${'3'.repeat(13)}`,
      at,
    });
    const unknown = [`;m=${'A'.repeat(144)}Q`, ';x'].map((field) => ({
      link: `#puzzle=${'0'.repeat(81)}${field}`,
      at: 1,
    }));
    const nonsense = [
      null,
      'x',
      { link: 5, at: 1 },
      { link: '#puzzle=999', at: 1 },
      { ...entry(0), at: 1e300 },
      ...unknown,
    ];
    const entries = [...nonsense, ...Array.from({ length: 30 }, (_, at) => entry(at))];
    opened.browser.device.setItem('ninefold.recent', JSON.stringify(entries));
    await opened.paste(first);
    await opened.paste(second);
    const desk = opened.reload(); // the one on the board is recorded as well
    await desk.shows({ cells: dots(second) });
    const { recent } = desk;
    assert.equal(recent.length, 20);
    assert.match(recent[0], /23 givens/);
    assert.ok(
      recent.slice(1).every((words) => words.startsWith('4×4')),
      `${recent}`,
    );
  },
  browser,
);

testAtDesk(
  'a puzzle that differs in one given, and one with other answers, are puzzles of their own',
  async (desk) => {
    await answer(desk);
    const fewer = first.replace(/[1-9]/, '0');
    await desk.paste(fewer);
    await desk.shows({ cells: dots(fewer) });
    await desk.paste(`https://example.org/#puzzle=${first}&answers=02${'0'.repeat(79)}`);
    await desk.shows({ cells: dots(first).replace('..', '.2') });
    await desk.paste(second);
    await desk.shows({ cells: dots(second) });
    const all = ['9×9, 1 of 58 blanks answered', '9×9, 22 givens', '9×9, 1 of 58 blanks answered'];
    assert.deepEqual(desk.recent, all);
    reopen(desk, 2);
    await desk.shows({ cells: answered });
    await desk.paste(`https://example.org/#puzzle=${first}&answers=02${'0'.repeat(79)}`);
    await desk.paste(daily.puzzle);
    assert.deepEqual(
      desk.recent,
      [all[0], all[2], '9×9, 21 givens', all[1]],
      'the same answers are not twice among them',
    );
  },
  browser,
);

/** A 4×4 with five givens, another one for each number. @param {number} number */
const small = (number) =>
  Array.from(number.toString(4).padStart(5, '0'), (digit) => Number(digit) + 1).join('') + '0'.repeat(11);

testAtDesk(
  'of puzzles begun in lists the last 200 are kept, of others 21; twenty are shown, and the last one comes back',
  async (desk) => {
    const entries = Array.from({ length: 500 }, (_, at) => ({
      opening: `${at}`,
      link: `#puzzle=${small(at)}&answers=00000${1 + (at % 4)}${'0'.repeat(10)}`,
      at: 1000 - at,
      ...(at % 2 ? { from: `#puzzle=${small(at)}` } : {}),
    }));
    const link = entries[1].link.replace(/answers=0{5}./, 'answers=000004');
    keepRecent([...entries, { ...entries[1], link, at: 650, opening: 'an older one' }]);
    const kept = recent();
    assert.equal(kept.filter(({ from }) => from).length, 200);
    assert.deepEqual(
      kept.filter(({ from }) => !from),
      entries.slice(0, 21).filter(({ at }) => at % 2 === 0),
    );
    assert.equal(recentBut(desk.state.puzzle.work).length, 20);
    const answers = (/** @type {number} */ at) => progressOn({ sheet: printed(small(at)) })?.answers?.[5];
    assert.deepEqual([1, 3, 397, 399].map(answers), [2, 4, 2, undefined]);
    const brought = { sheet: printed(small(1)), answers: new Uint8Array(16).with(5, 1) };
    assert.equal(progressOn(brought), null, 'a text with an answer is another puzzle of a list');
    keepRecent([{ ...entries[1], from: linkOf(brought) }]);
    assert.deepEqual(progressOn(brought)?.answers?.[5], 2);
    forgetRecent([entries[3]]);
    assert.equal(answers(3), undefined, 'it was deleted');
  },
  browser,
);

// Recent puzzles: what leaves the board is among them, and comes back with what was done on it.

import assert from 'node:assert/strict';
import { linkOf } from '../../www/model/links.js';
import { forgetRecent, keepRecent, progressOn, recent, recentBut } from '../../www/session/recent.js';
import { testAtDesk } from './atdesk.js';
import { dots, finnish, newspaper } from './cases.js';
import { printed } from './printed.js';

/** @typedef {import('./desk.js').Desk} Desk */

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
    desk.do('clear');
    assert.deepEqual(desk.recent, ['9×9, 23 givens']);
    desk.choose(0);
    desk.type('123');
    desk.do('clear');
    assert.deepEqual(desk.recent, ['9×9, 23 givens']); // three digits are typed again sooner than found
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
    assert.deepEqual(desk.recent, ['9×9, 1 of 58 blanks answered', '9×9, 22 givens', '9×9, 1 of 58 blanks answered']);
    reopen(desk, 2);
    await desk.shows({ cells: answered });
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

// Hints as they are asked for: what they say, what they light, what they do to the puzzle, and where there is none.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barsOf } from '../../www/model/bars.js';
import { stepOf } from '../../www/model/hint.js';
import { overlayOf } from '../../www/model/overlay.js';
import { filledIn } from '../../www/model/work.js';
import { deskFor } from './atdesk.js';
import { changed, levels, newspaper } from './cases.js';
import { examinationOf, expectHint, hintOf, listening, open } from './panels.js';

/** @import { Desk } from './desk.js' */

const { puzzle, solution } = newspaper;
const [easy, medium, hard, unfair] = levels;
const where =
  /^(Where|What|Look|Start|Go round|Follow) .+[.?]$|(share \w+ digits|has one blank left|has two digits left)\.$/;

/** What is drawn of a hint. @param {Desk} desk */
const overlaid = ({ view: { position, layers } }) =>
  overlayOf(position.sheet, { marks: position.marks, digits: filledIn(position) }, layers);

/** The candidates that are drawn with a role. @param {Desk} desk @param {string} role */
const drawn = (desk, role) => overlaid(desk).texts.find(({ look }) => look === role)?.digits.length ?? 0;

/** The links that are drawn. @param {Desk} desk */
const linksOf = (desk) =>
  overlaid(desk)
    .links.map(({ look }) => look)
    .filter((look) => look === 'strong' || look === 'weak');

/** Follows hints until one is as wanted. @param {Desk} desk @param {() => boolean} isWanted */
async function followUntil(desk, isWanted) {
  for (let step = 0; step < 60; step++) {
    desk.press('h');
    await expectHint(desk, where);
    desk.press('h');
    await desk.until(() => hintOf(desk).name, /./);
    if (isWanted()) return;
    desk.press('h');
    await desk.until(() => desk.view.hint, null);
  }
  assert.fail('no hint is as wanted');
}

test('H says where, then what and why, then does it; one Undo takes it back', async (t) => {
  const desk = await listening(t, easy.puzzle);
  desk.press('h');
  await expectHint(desk, where);
  assert.equal(desk.with('lit').length, 9);
  assert.match(
    desk.speak().join(),
    /^(Where can the \d go in (row|column|box) \d|What can still go in row \d, column \d)\?$|has one blank left\.$/,
  );
  const { name, on, another, now, doctor } = hintOf(desk);
  assert.deepEqual([name, on, another, now, doctor], ['', 'What is it?', 'Another', 'Easy ones', '']);
  desk.press('H');
  await expectHint(desk, / Row \d, column \d is \d\.$/);
  assert.match(hintOf(desk).name, /single$/);
  assert.deepEqual([hintOf(desk).on, hintOf(desk).now, desk.with('lit')], ['Do it', '', []]);
  assert.match(desk.speak().join(' '), /single\. .* Row \d, column \d is \d\.$/);
  const [, row, column, digit] = hintOf(desk).text.match(/Row (\d), column (\d) is (\d)\.$/) ?? [];
  const cell = (Number(row) - 1) * 9 + Number(column) - 1;
  assert.deepEqual(desk.with('placed'), [cell]);
  assert.match(desk.nameOf(cell), new RegExp(`^blank, would be ${digit}, box \\d$`));
  desk.press('h');
  await desk.shows({
    verdict: `${digit} filled in.`,
    note: 'Typed digits are your answers.',
    selected: cell,
    mode: 'answers',
  });
  assert.deepEqual([desk.view.hint, desk.from('answer'), desk.cells[cell]], [null, [cell], digit]);
  assert.deepEqual(desk.speak(), [`Row ${row}, column ${column} is ${digit}. Typed digits are your answers.`]);
  desk.press('Control+z');
  await desk.shows({ cells: easy.puzzle });
});

test('after the last step Another says so, and begins again', async (t) => {
  const desk = deskFor(t);
  // All but three digits are there: each of the rest follows at once.
  await open(desk, changed(solution, { 0: '0', 40: '0', 80: '0' }));
  desk.press('h');
  await expectHint(desk, where);
  const seen = new Set([desk.view.hint && stepOf(desk.view.hint)?.places[0].cell]);
  for (let step = 2; step <= 3; step++) {
    desk.do('another');
    await desk.until(() => desk.view.hint?.question === null && desk.view.hint.at === step - 1, true);
    seen.add(desk.view.hint && stepOf(desk.view.hint)?.places[0].cell);
  }
  assert.equal(seen.size, 3);
  desk.do('another');
  const again = 'That was the last one; here is the first again.';
  await expectHint(desk, again);
  assert.ok(desk.with('lit').length > 0);
  await desk.until(() => desk.heard.at(-1)?.startsWith(`${again} `), true);
  assert.deepEqual([hintOf(desk).on, hintOf(desk).another], ['What is it?', 'Another']);
  desk.do('another');
  await desk.until(() => desk.view.hint?.at, 1);
});

for (const [name, text, asEasy] of /** @type {const} */ ([
  ['a hard puzzle', puzzle, 2],
  ['an easy puzzle, whose steps have no more bars than it has', levels[0].puzzle, 5],
]))
  test(`Another goes through all that are as easy, says so, and then goes on: ${name}`, async (t) => {
    const desk = deskFor(t);
    await open(desk, text);
    await desk.until(() => Boolean(desk.view.rating), true);
    desk.do('hint');
    await expectHint(desk, where);
    const [first] = desk.view.hint?.steps ?? [];
    /** The steps that are shown, one after the other, and what is said before each. @type {[bars: number, at: number, isSaid: boolean][]} */
    const shown = [];
    const conclusions = new Set();
    for (let press = 0; press < asEasy + 6; press++) {
      const { hint } = desk.view;
      const step = hint && stepOf(hint);
      assert.ok(step);
      const isSaid = hintOf(desk).text === 'No further hint is as easy as this one.';
      if (!isSaid) conclusions.add(JSON.stringify([step.places, step.removes]));
      shown.push([barsOf(step.technique), hint.at, isSaid]);
      if (isSaid)
        await desk.until(
          () => /^No further .* one\. (Where|What|Look|.* has one blank)/.test(desk.heard.at(-1) ?? ''),
          true,
        );
      desk.do('another');
      await desk.until(() => desk.view.hint?.question === null && desk.view.hint !== hint, true);
    }
    const at = shown.findIndex(([, , isSaid]) => isSaid);
    const easiest = barsOf(first.technique);
    assert.equal(at, asEasy, 'so many digits are easy');
    assert.ok(shown.slice(0, at + 1).every(([bars]) => bars === easiest));
    assert.ok(shown.slice(at + 1).every(([bars, , isSaid]) => bars > easiest && !isSaid));
    assert.deepEqual(
      shown.map(([, at]) => at),
      shown.map((_, press) => (press < asEasy ? press : press - 1)),
    );
    assert.equal(conclusions.size, asEasy + 5, 'nothing is concluded twice');
  });

test('a hint strikes candidates from the marks, and writes none but those it needs', async (t) => {
  const desk = deskFor(t);
  await open(desk, hard.puzzle);
  await followUntil(desk, () => / out in /.test(hintOf(desk).text));
  assert.deepEqual(desk.marks, {});
  assert.ok(drawn(desk, 'possible') > 0);
  assert.ok(drawn(desk, 'struck') > 0);
  const { removes = [] } = (desk.view.hint && stepOf(desk.view.hint)) ?? {};
  const cells = new Set(removes.map(({ cell }) => cell));
  desk.press('h');
  await desk.shows({ verdict: /^\w+ \ds struck out\.$/ });
  await desk.until(() => desk.heard.at(-1), / goes? out in /);
  assert.equal(Object.keys(desk.marks).length, cells.size); // the cells of which it spoke, and no others
  desk.press('Control+z');
  await desk.shows({ marks: {} });
});

test('wrong answers come first, one by one, and no digit is given away', async (t) => {
  const desk = await listening(t, puzzle, changed('0'.repeat(81), { 0: '2', 1: '9', 8: '8' })); // the last is right
  desk.press('h');
  await expectHint(desk, '2 of your answers cannot be right.');
  assert.deepEqual([desk.with('lit'), hintOf(desk).now], [[], '']);
  desk.press('h');
  await expectHint(desk, '2 cannot be right here.');
  assert.deepEqual([hintOf(desk).name, hintOf(desk).on, desk.with('lit')], ['', 'Clear it', [0]]);
  assert.deepEqual(desk.speak(), ['The 2 in row 1, column 1 cannot be right.']);
  desk.do('another');
  desk.do('hint');
  await expectHint(desk, '9 cannot be right here.');
  desk.do('hint');
  await desk.shows({ verdict: 'Cleared: row 1, column 2.' });
  assert.deepEqual(desk.speak(), ['Cleared: row 1, column 2.']);
  assert.equal(desk.cells[1], '.');
  desk.press('h');
  await expectHint(desk, 'One of your answers cannot be right.');
});

test('a struck candidate that is needed comes first, and is noted again with all others', async (t) => {
  const desk = deskFor(t);
  await open(desk, puzzle);
  desk.choose(1);
  desk.press('p');
  desk.type([...'1289'].filter((digit) => digit !== solution[1]).join(''));
  desk.press('h');
  await expectHint(desk, 'In one cell the right digit is missing among your marks.');
  desk.press('h');
  await expectHint(desk, 'In this cell you have struck out the right digit.');
  assert.deepEqual([hintOf(desk).on, desk.with('lit')], ['Renew these marks', [1]]);
  desk.do('hint');
  await desk.until(() => Object.keys(desk.marks), ['1']);
  await desk.until(() => desk.marks[1].includes(solution[1]), true);
  assert.match(desk.marks[1], /^\d{2,}$/);
});

test('all that can be filled in now is lit, and nothing else is given away', async (t) => {
  const desk = await listening(t, easy.puzzle);
  desk.do('hint');
  desk.do('fillable');
  await expectHint(desk, /^\d+ cells can be filled in now\.$/);
  const count = Number.parseInt(hintOf(desk).text, 10);
  const lit = desk.with('lit');
  assert.equal(lit.length, count);
  for (const cell of lit) assert.equal(desk.cells[cell], '.');
  assert.deepEqual([hintOf(desk).on, hintOf(desk).another], ['Hint', '']);
  const places = new RegExp(
    `^${count} cells can be filled in now\\. Row \\d, column \\d; columns \\d, .* and row \\d, column \\d\\.$`,
  );
  assert.match(desk.speak().join(' '), places);
  await desk.shows({ cells: easy.puzzle });
});

const noSolution = 'There is no solution, so no step is right: something is mistyped.';
const several = 'There are several solutions, so no step is certain: perhaps a given is missing.';

/** What is said where there is no step. @type {[name: string, cells: string, verdict: RegExp, says: string, doctor: string][]} */
const without = [
  ['an empty grid', '0'.repeat(81), /^Type it as you read it\./, 'Type a puzzle first.', ''],
  ['no solution', changed(puzzle, { 2: '6' }), /No solution\./, noSolution, 'What is wrong?'],
  ['a clash', puzzle.replace('53', '55'), /has two 5s\./, noSolution, 'What is wrong?'],
  ['several', puzzle.replace('5', '0'), /Several solutions\./, several, 'Why not one?'],
  ['a solved puzzle', solution, /Exactly one solution\./, 'Every cell is filled in.', ''],
];

for (const [name, cells, verdict, sentence, doctor] of without) {
  test(`${name}: the hint says so${doctor && ', and offers the doctor'}`, async (t) => {
    const desk = deskFor(t);
    await desk.paste(cells);
    await desk.shows({ verdict });
    desk.press('h');
    await expectHint(desk, sentence);
    const { on, another, now } = hintOf(desk);
    assert.deepEqual({ on, another, now, doctor: hintOf(desk).doctor }, { on: '', another: '', now: '', doctor });
    if (!doctor) return;
    desk.do('examine');
    await desk.until(() => examinationOf(desk), /explains it\.$/);
    assert.equal(desk.view.hint, null);
  });
}

test('a change ends the hint, and so does a check; another mode or another cell leaves it', async (t) => {
  const desk = deskFor(t);
  await open(desk, puzzle);
  desk.press('h');
  await expectHint(desk, where);
  desk.do('unhint');
  await desk.until(() => desk.view.hint, null);
  desk.press('h');
  await expectHint(desk, where);
  desk.press('Alt+a', 'ArrowRight');
  await desk.shows({ mode: 'answers', selected: 1 });
  assert.match(hintOf(desk).text, where);
  desk.type(solution[1]);
  await desk.until(() => desk.view.hint, null);
  desk.press('h');
  await expectHint(desk, where);
  desk.do('check');
  await desk.shows({ note: 'Your answer is right so far.' });
  assert.equal(desk.view.hint, null);
});

test('where H is a digit, Alt+H asks', async (t) => {
  const desk = deskFor(t);
  desk.size(20);
  await desk.until(() => desk.view.layout.side, 20);
  desk.press('h');
  await desk.until(() => desk.cells[0], 'H');
  assert.equal(desk.view.hint, null);
  desk.press('Alt+h');
  await expectHint(desk, several);
});

test('a chain is drawn with its links, and read as one would say it', async (t) => {
  const desk = deskFor(t);
  await open(desk, unfair.puzzle);
  await followUntil(desk, () => linksOf(desk).includes('weak'));
  assert.deepEqual(linksOf(desk), ['strong', 'weak']);
  assert.match(
    hintOf(desk).text,
    /(^If \d in .+ is wrong, then \d in .+ is right, over \d+ links|^Suppose .+ were \d\. After \d+ links).* out in /,
  );
});

test('a hint goes on to another, whose technique is told in its turn', async (t) => {
  const desk = deskFor(t);
  await open(desk, medium.puzzle);
  desk.do('hint');
  desk.do('hint');
  await desk.until(() => hintOf(desk).name, /./);
  const first = hintOf(desk).text;
  desk.do('another');
  await expectHint(desk, where);
  desk.do('hint');
  await desk.until(() => hintOf(desk).name, /./);
  assert.notEqual(hintOf(desk).text, first);
  desk.do('hint');
  await desk.until(() => desk.view.hint, null);
  assert.match(desk.verdict, /(?:filled in|struck out)\.$/);
  await desk.until(() => desk.heard.at(-1), /^(?:Struck out: |Row \d)/);
});

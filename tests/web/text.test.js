// Puzzles as text: what is said of what comes in, and what is written in each layout.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spanOf } from '../../www/model/spans.js';
import { deskFor } from './atdesk.js';
import { dots, finnish, four, json, newspaper, rows, six, spaced } from './cases.js';

/** A killer sudoku without givens, in the format of f-puzzles. */
const killer = JSON.stringify({
  killercage: [{ cells: ['R1C1', 'R1C2'], value: '3' }],
  grid: Array.from({ length: 9 }, () => Array(9).fill({})),
});

/** @type {[text: string, says: RegExp, marked: string][]} */
const noPuzzles = [
  ['Dear diary, nothing today.', /^Line 1, column 1: “Dear” is neither a puzzle nor a row of one\./, 'Dear'],
  ['0'.repeat(80), /80 cells.*81/, '0'.repeat(80)],
  [rows(newspaper.puzzle).join('\n').replace('7', '?'), /Line 3, column 2: “\?” is neither a digit/, '?'],
  [rows(newspaper.puzzle).join('\n').replace('7', '😀'), /Line 3, column 2: “😀” is neither a digit/, '😀'],
  [rows(six.puzzle).join('\n').replace('6', '9'), /Line 1, column 2: 9 is above 6/, '9'],
  [rows(newspaper.puzzle).slice(0, 8).join('\n'), /breaks off after row 8 of 9/, '004000030'],
  [killer, /^This puzzle has killer cages, which Ninefold does not know yet\./, 'killercage'],
];

for (const [text, says, marked] of noPuzzles) {
  test(`no puzzle, at “${marked.slice(0, 20)}”: the place is known, and the grid is as it was`, async (t) => {
    const desk = deskFor(t);
    desk.type('123');
    await desk.paste(text);
    await desk.shows({ note: says, cells: '123'.padEnd(81, '.') });
    assert.match(desk.note, / The grid is as it was\.$/);
    const { error } = /** @type {any} */ (desk.state.note);
    assert.equal(text.slice(...spanOf(text, error.fault)), marked);
    await desk.shows({ verdict: '3 givens so far.' });
  });
}

test('a text without a word says so', async (t) => {
  const desk = deskFor(t);
  await desk.paste(' \n ');
  await desk.shows({ note: 'There is no puzzle in an empty text. The grid is as it was.' });
});

test('pasting says what was understood, and can be undone', async (t) => {
  const desk = deskFor(t);
  desk.type('123');
  await desk.paste(rows(six.puzzle).join('\n'));
  await desk.shows({ cells: dots(six.puzzle), note: 'Six rows, 30 givens.' });
  desk.do('undo');
  await desk.shows({ cells: '123'.padEnd(81, '.') });
});

/** @type {[symbols: string, says: RegExp][]} */
const symbolSets = [
  ['123456789ABCDEFG', /^One line, 16×16, 86 givens\.$/],
  ['123456789ABCDEF0', / Hexadecimal digits: 0 is shown as G\.$/],
  ['ABCDEFGHIJKLMNOP', / Letters: A is shown as 1, P as G\.$/],
  ['ABCDEFGHIJKLMNOPQRSTUVWXY', / Letters: A is shown as 1, Y as P\.$/],
];

for (const [symbols, says] of symbolSets) {
  test(`digits above 9 as in ${symbols} are read, and it is said how they are shown`, async (t) => {
    const desk = deskFor(t);
    const side = symbols.length;
    const line = (/** @type {string} */ symbols) =>
      Array.from({ length: side * side }, (_, cell) => {
        const [row, height] = [Math.floor(cell / side), Math.sqrt(side)];
        return cell % 3 > 0 ? '.' : symbols[((row % height) * height + Math.floor(row / height) + cell) % side];
      }).join('');
    await desk.paste(line(symbols));
    await desk.shows({ note: says, cells: line('123456789ABCDEFGHIJKLMNOP') });
  });
}

test('any text is written in another layout', async (t) => {
  const desk = deskFor(t);
  const { text } = await desk.write('spaced', 'puzzle', `${four.puzzle}\n${finnish.puzzle}`);
  assert.equal(text, `${spaced(four.puzzle).replaceAll('x', '0')}\n\n${spaced(finnish.puzzle)}`);
  const written = await desk.write('json', 'puzzle', finnish.puzzle);
  assert.deepEqual(written, { text: json(finnish.puzzle).replaceAll('"0"', '"."'), note: '' });
  await assert.rejects(desk.write('json', 'puzzle', 'half a puzzle'), {
    fault: { kind: 'word', line: 1, column: 1, text: 'half' },
  });
});

test('answers and marks go into the layouts that can hold them, and what is left out is said', async (t) => {
  const desk = deskFor(t);
  await desk.paste(newspaper.puzzle);
  desk.press('a');
  desk.choose(1);
  desk.type('4');
  desk.choose(0);
  desk.type('p12');
  const leftOut = (/** @type {string} */ what) => `This layout has no place for your ${what}, so they are left out.`;
  const given = 'This layout cannot tell your answers from the givens: read in again, they are givens.';
  const filled = 'Where you noted nothing, this layout has all candidates.';
  for (const [layout, text, words] of /** @type {const} */ ([
    ['rows', rows(dots(newspaper.puzzle)).join('\n'), leftOut('answers and marks')],
    ['line', dots(newspaper.puzzle), leftOut('answers and marks')],
    ['marks', /\n\| 12 +4 +5 +\|/, `${given} ${filled}`],
    ['json', /^\{"size":9,"grid":\[\[\{"centerPencilMarks":\[1,2\]\},\{"value":4\},\{"value":5,"given":true\}/, ''],
    ['sdk', /\n\n\[State\]\n\.453\.{5}\n/, leftOut('marks')],
    ['ss', /\nE0069\nI014$/, filled],
    ['link', /bd=S9B0l0d0503/, ''],
  ])) {
    const written = await desk.write(layout);
    if (typeof text === 'string') assert.equal(written.text, text);
    else assert.match(written.text, text);
    assert.equal(written.note, words, layout);
  }
  assert.deepEqual(await desk.write('rows', 'solution'), { text: rows(newspaper.solution).join('\n'), note: '' });
});

test('what a layout turns into something else is said, and what of a text cannot be read', async (t) => {
  const desk = deskFor(t);
  desk.type('a1');
  assert.equal((await desk.write('json')).note, (await desk.write('marks')).note); // where nothing is given, all of it is
  assert.match((await desk.write('json')).note, /^This layout cannot tell your answers from the givens/);
  desk.press('p');
  desk.choose(2);
  desk.type('1');
  const struck = 'Marks of digits that the row, column or box has already are left out.';
  assert.match((await desk.write('marks')).note, new RegExp(` all candidates\\. ${struck}$`));
  assert.match((await desk.write('ss')).note, new RegExp(` all candidates\\. ${struck}$`));
  assert.equal((await desk.write('link')).note, '');
  desk.press('Control+z', 'Control+z');
  assert.deepEqual([(await desk.write('json')).note, (await desk.write('marks')).note], ['', '']);
  const text = `${four.puzzle}\n${four.puzzle.slice(1)}\n${finnish.puzzle}`;
  const note = '1 puzzle is unreadable and left out.';
  assert.deepEqual(await desk.write('zeros', 'puzzle', text), {
    text: `${four.puzzle.replaceAll('x', '0')}\n${finnish.puzzle}`,
    note,
  });
  assert.equal((await desk.write('line', 'solution', text)).note, note);
});

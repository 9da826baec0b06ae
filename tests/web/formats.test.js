// Every format that is read, and every layout that is written and read back.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { Collection } from '../../www/engine/list/collection.js';
import { heldOf } from '../../www/incoming/held.js';
import { lineOf } from '../../www/model/symbols.js';
import { fileName, layouts } from '../../www/model/textlayouts.js';
import { listSentences } from '../../www/words/list.js';
import { noteWords, teach } from '../../www/words/notes.js';
import { dots, newspaper } from './cases.js';
import { Desk } from './desk.js';
import { folder, puzzle, textOf } from './formats.js';

teach(listSentences);

const desk = new Desk();
after(() => desk.leave());

/** @param {string} label */
const called = (label) => `The text calls it “\u2068${label}\u2069”.`;

/** The files, what is said of each, and how often it holds the puzzle. @type {[name: string, words: string, count?: number][]} */
const files = [
  ['01-zeros.txt', 'One line, 9×9, 30 givens.'],
  ['02-blanks.txt', 'Rows, cell by cell, 9×9, 30 givens.'],
  ['02-capital-x.txt', 'One line, 9×9, 30 givens.'],
  ['02-comment.txt', `${called('Wikipedia, 30 givens')} One line, 9×9, 30 givens.`],
  ['02-dashes.txt', 'One line, 9×9, 30 givens.'],
  ['02-dots.txt', 'One line, 9×9, 30 givens.'],
  ['02-question-marks.txt', 'One line, 9×9, 30 givens.'],
  ['02-small-x.txt', 'One line, 9×9, 30 givens.'],
  ['02-stars.txt', 'One line, 9×9, 30 givens.'],
  ['02-underscores.txt', 'One line, 9×9, 30 givens.'],
  ['03-collection.sdm', 'Lines: 3 puzzles.', 3],
  ['04-headed.sdk', `${called("The article's example · Easy · Wikipedi…")} A SadMan file, 9×9, 30 givens.`],
  ['04-plain.sdk', 'Nine rows, 30 givens.'],
  ['04-sadman.sdk', 'A SadMan file, 9×9, 30 givens. What had been done on it came along.'],
  ['05-contest.msk', 'Nine rows, 30 givens.'],
  ['06-solver.spf', 'A grid with borders, 9×9, 30 givens.'],
  ['07-simple-sudoku-1.ss', 'Nine rows, 30 givens.'],
  ['07-simple-sudoku-2.ss', 'A grid with borders, 9×9, 30 givens.'],
  ['07-simple-sudoku-4-saved.ss', 'Simple Sudoku, 9×9, 30 givens. What had been done on it came along.'],
  ['07-simple-sudoku-4.ss', 'Simple Sudoku, 9×9, 30 givens.'],
  ['08-bordered-zeros.txt', 'A grid with borders, 9×9, 30 givens.'],
  ['08-bordered.txt', 'A grid with borders, 9×9, 30 givens.'],
  ['08-spaced.txt', 'Rows, cell by cell, 9×9, 30 givens.'],
  ['08-tabs.txt', 'Rows, cell by cell, 9×9, 30 givens.'],
  ['09-blanks.csv', 'CSV, 9×9, 30 givens.'],
  ['09-tabs.txt', 'CSV, 9×9, 30 givens.'],
  ['09-zeros.csv', 'CSV, 9×9, 30 givens.'],
  ['10-dataset.csv', 'A table: 2 puzzles.', 2],
  ['10-quizzes.csv', 'A table, 9×9, 30 givens.'],
  ['11-numbers-pretty.json', 'JSON, 9×9, 30 givens.'],
  ['11-numbers.json', 'JSON, 9×9, 30 givens.'],
  ['11-strings.json', 'JSON, 9×9, 30 givens.'],
  ['12-pencil-marks.txt', 'Pencil marks, 9×9, 30 givens.'],
  ['13-sukaku.txt', 'A line of candidates, 9×9, 30 givens.'],
  ['14-hodoku.txt', 'A line of HoDoKu’s, 9×9, 30 givens.'],
  ['15-sudokuwiki.txt', 'A link, 9×9, 30 givens.'],
  ['16-sudokuwiki-n.txt', 'A link, 9×9, 30 givens.'],
  ['16-sudokuwiki-s9b.txt', 'A link, 9×9, 30 givens.'],
  ['17-text-board.txt', 'Pencil marks, 9×9, 30 givens.'],
  ['18-sudoku-coach.txt', 'A link, 9×9, 30 givens.'],
  ['19-f-puzzles.txt', 'A link, 9×9, 30 givens.'],
  ['20-sudokupad-fpuzzles.txt', 'A link, 9×9, 30 givens.'],
  ['20-sudokupad.txt', 'A link, 9×9, 30 givens.'],
  ['21-sudoku-exchange.txt', 'A link, 9×9, 30 givens.'],
  ['22-iss.txt', 'A link, 9×9, 30 givens.'],
  ['23-solo.txt', 'Solo’s game ID, 9×9, 30 givens.'],
  ['24-opensudoku-1.opensudoku', 'OpenSudoku: 2 puzzles.', 2],
  ['24-opensudoku-2.opensudoku', `${called('Wikipedia')} OpenSudoku, 9×9, 30 givens.`],
  ['25-puzzle-bank.txt', 'A puzzle bank: 2 puzzles.', 2],
  ['26-tdoku.txt', 'A line of tdoku’s: 2 puzzles.', 2],
];

/**
 * Reads a text into an empty grid.
 * @param {string | Blob} source
 * @returns {Promise<[words: string, puzzles: (string | null)[]]>} what is said of it, and what came: the puzzle on the board,
 *   or those of a list
 */
async function read(source) {
  const { arrival: before } = desk.state;
  desk.size(9);
  await desk.paste(source);
  const { arrival, puzzle, note } = desk.state;
  if (!arrival || arrival === before) {
    await desk.until(() => desk.view.note === note, true);
    return [desk.note, [lineOf(puzzle.work.sheet.givens)]];
  }
  const text = heldOf(arrival.id) ?? assert.fail('nothing is held');
  const collection = new Collection('', text, ...desk.twoEngines());
  await collection.readListed();
  const entries = Array.from({ length: collection.count }, (_, index) => collection.entry(index));
  const puzzles = (await Promise.all(entries)).map(({ sheet }) => sheet && lineOf(sheet.givens));
  return [noteWords({ kind: 'openedList', isBack: false, list: collection }), puzzles];
}

test('there is a line here for every file', () => {
  const names = files.map(([name]) => name);
  assert.deepEqual(names.sort(), readdirSync(folder).sort());
});

for (const [name, words, count = 1] of files) {
  test(`${name}, as text and as a file`, async () => {
    const text = textOf(name);
    const expected = [words, Array(count).fill(puzzle)];
    assert.deepEqual(await read(text), expected);
    assert.deepEqual(await read(new Blob([text])), expected);
  });
}

/** Files with links of other solvers. */
const links = [
  '15-sudokuwiki.txt',
  '16-sudokuwiki-s9b.txt',
  '16-sudokuwiki-n.txt',
  '19-f-puzzles.txt',
  '20-sudokupad.txt',
  '20-sudokupad-fpuzzles.txt',
  '21-sudoku-exchange.txt',
];

for (const name of links) {
  test(`${name}: a link with the page’s own host in the place of its own`, async () => {
    const [after] = textOf(name).trim().match(/\?.*/) ?? [];
    desk.size(9);
    await desk.follow(`/${after}`);
    assert.equal(lineOf(desk.state.puzzle.work.sheet.givens), puzzle);
  });
}

/** The endings of the files that each layout is saved in. */
const endings = {
  ...{ rows: 'txt', spaced: 'txt', line: 'txt', zeros: 'txt', grid: 'txt', marks: 'txt', csv: 'csv', json: 'json' },
  ...{ sdk: 'sdk', ss: 'ss', link: 'txt' },
};

test('the text box offers every layout, in this order', () => {
  const html = readFileSync(new URL('../../www/features/text/textbox.html', import.meta.url), 'utf8');
  const offered = Array.from(html.matchAll(/value="(\w+)" data-t="(layout\.\w+)"/g), ([, value, name]) => [
    value,
    name,
  ]);
  assert.deepEqual(
    offered,
    layouts.map(({ layout, name }) => [layout, name]),
  );
});

for (const { layout } of layouts) {
  test(`${layout}: the puzzle and the solution, written and read back, each with the name of its file`, async () => {
    for (const [content, cells, name] of /** @type {const} */ ([
      ['puzzle', dots(newspaper.puzzle), 'sudoku'],
      ['solution', newspaper.solution, 'sudoku-solution'],
    ])) {
      await desk.paste(newspaper.puzzle);
      const { text } = await desk.write(layout, content);
      const [, puzzles] = await read(new Blob([`${text}\n`]));
      assert.deepEqual(puzzles, [cells]);
      assert.equal(fileName(layout, content), `${name}.${endings[layout]}`);
    }
  });
}

// What houses, rules and puzzles with rules are called, in every language.

import './english.js';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { messagesOf } from '../../tools/words.js';
import { classic, layoutOf } from '../../www/model/layout.js';
import { emptySheet } from '../../www/model/sheet.js';
import init, { houses } from '../../www/pkg/ninefold.js';
import { houseWords, ruledSentences } from '../../www/words/houses.js';
import { sentences, speak } from '../../www/words/i18n.js';
import { languages } from '../../www/words/languages.js';
import { cellWords, rulesLine, sheetWords, teachRuled } from '../../www/words/puzzle.js';
import { stepWords } from '../../www/words/steps.js';
import { clashesWords } from '../../www/words/verdict.js';
import { table } from './table.js';

/** @import { Layout } from '../../www/model/layout.js' */
/** @import { House, Rules } from '../../www/pkg/ninefold.js' */
/** @import { Step } from '../../www/pkg/ninefold_hint.js' */

await init({ module_or_path: readFileSync(new URL('../../www/pkg/ninefold_bg.wasm', import.meta.url)) });

/** @param {number} side @param {string} fields @param {Rules} rules */
function layoutWith(side, fields, rules) {
  const own = houses(side, rules).houses.filter(({ kind }) => !['row', 'column', 'box'].includes(kind));
  return layoutOf({ side, fields, rules, houses: own.map((house) => ({ ...house, cells: [...house.cells] })) });
}

const regions = Array.from('000311000311443311444355422355222255', Number);
const layouts = {
  x: layoutWith(9, ';x', { diagonals: 'both' }),
  x1: layoutWith(9, ';x1', { diagonals: 'down' }),
  x2: layoutWith(9, ';x2', { diagonals: 'up' }),
  windows: layoutWith(9, ';w', { windows: true }),
  oneWindow: layoutWith(4, ';w', { windows: true }),
  nineWindows: layoutWith(16, ';w', { windows: true }),
  disjoint: layoutWith(9, ';d', { disjoint: true }),
  nine: layoutWith(9, ';a;o;i', { asterisk: true, dot: true, girandola: true }),
  girandola: layoutWith(9, ';d;i', { disjoint: true, girandola: true }),
  groups: layoutWith(9, ';e', { groups: [[0, 10, 20]], dot: true }),
  jigsaw: layoutWith(6, ';r', { regions }),
  all: layoutWith(9, ';x;w;d;a', { diagonals: 'both', windows: true, disjoint: true, asterisk: true }),
};
const others = Object.values(layouts);

/** @param {House['kind']} kind @param {number} index @returns {House} */
const house = (kind, index) => ({ kind, index });

/** @type {[[House['kind'], number, Layout], string][]} */
const names = [
  [['row', 3, classic(9)], 'row 4'],
  [['column', 3, layouts.x], 'column 4'],
  [['box', 2, layouts.x], 'box 3'],
  [['region', 3, layouts.jigsaw], 'region 4'],
  [['diagonal', 0, layouts.x1], 'the diagonal from the top left'],
  [['diagonal', 1, layouts.x2], 'the diagonal from the top right'],
  [['window', 0, layouts.windows], 'the top left window'],
  [['window', 1, layouts.windows], 'the top right window'],
  [['window', 2, layouts.windows], 'the bottom left window'],
  [['window', 3, layouts.windows], 'the bottom right window'],
  [['window', 4, layouts.nineWindows], 'window 5'],
  [['window', 0, layouts.oneWindow], 'window 1'],
  [['group', 2, layouts.disjoint], 'group 3'],
  [['group', 8, layouts.girandola], 'group 9'],
  [['group', 9, layouts.girandola], 'the girandola'],
  [['group', 9, layouts.all], 'the asterisk'],
  [['group', 0, layouts.nine], 'the asterisk'],
  [['group', 1, layouts.nine], 'the centre dot'],
  [['group', 2, layouts.nine], 'the girandola'],
  [['group', 0, layouts.groups], 'group 1'],
  [['group', 1, layouts.groups], 'the centre dot'],
];
table('the name of a house', ([kind, index, layout]) => houseWords(house(kind, index), layout), names);

test('the houses by their own names are where the names say', () => {
  const cellsOf = (/** @type {Layout} */ { houses }, /** @type {string} */ kind, /** @type {number} */ index) =>
    houses.find((house) => house.kind === kind && house.index === index)?.cells;
  assert.deepEqual(cellsOf(layouts.x, 'diagonal', 0)?.slice(0, 2), [0, 10]);
  assert.deepEqual(cellsOf(layouts.x, 'diagonal', 1)?.slice(0, 2), [8, 16]);
  const firsts = [0, 1, 2, 3].map((index) => cellsOf(layouts.windows, 'window', index)?.[0]);
  assert.deepEqual(firsts, [10, 14, 46, 50]);
  assert.deepEqual(cellsOf(layouts.nine, 'group', 0), [13, 20, 24, 37, 40, 43, 56, 60, 67]);
  assert.deepEqual(cellsOf(layouts.nine, 'group', 1), [10, 13, 16, 37, 40, 43, 64, 67, 70]);
  assert.deepEqual(cellsOf(layouts.girandola, 'group', 9), [0, 8, 13, 37, 40, 43, 67, 72, 80]);
});

/** @param {number} digit @param {House} house @param {number} count */
const clash = (digit, house, count) => ({ digit, house, cells: Array.from({ length: count }, (_, cell) => cell) });

/** @param {Layout} layout @param {House[]} houses in each of which a 5 stands twice */
const clashWords = (layout, ...houses) =>
  sentences(
    ...clashesWords(
      houses.map((house) => clash(5, house, 2)),
      layout,
    ),
  );

test('of a house whose words are not loaded nothing is said, neither alone nor with others', () => {
  assert.equal(clashWords(layouts.x, house('diagonal', 0)), '');
  assert.equal(clashWords(layouts.x, house('diagonal', 0), house('diagonal', 1)), '');
  assert.equal(clashWords(layouts.x, house('row', 0), house('diagonal', 0)), 'Row 1 has two 5s.');
  assert.equal(cellWords({ ...blank, printed: [1, 2] }, layouts.x, 0), 'blank');
  const sheet = emptySheet(layouts.x);
  assert.deepEqual([rulesLine(sheet), sheetWords(sheet)], ['', '9×9']);
});

const blank = /** @type {const} */ ({ digit: 0, origin: '' });

test('a clash names the house', () => {
  teachRuled(ruledSentences);
  assert.equal(clashWords(layouts.x, house('diagonal', 1)), 'The diagonal from the top right has two 5s.');
  assert.equal(
    clashWords(layouts.all, house('window', 0), house('group', 9)),
    'The top left window has two 5s. The asterisk has two 5s.',
  );
  assert.equal(clashWords(layouts.jigsaw, house('region', 3)), 'Region 4 has two 5s.');
});

/** @type {[[keyof typeof layouts | 9, number, object?], string][]} */
const cells = [
  [[9, 40], 'blank, box 5'],
  [[9, 40, { printed: [1, 2, 10], marks: [2] }], 'blank, candidates 1 2 A, marks 2, box 5'],
  [['x', 1], 'blank, box 1'],
  [['x', 40], 'blank, box 5, diagonal from the top left and diagonal from the top right'],
  [['windows', 10, { digit: 5, origin: 'given' }], '5, given, box 1, top left window'],
  [['jigsaw', 3, { printed: [1] }], 'blank, candidates 1, region 2'],
  [['girandola', 0], 'blank, box 1, group 1 and girandola'],
  [['groups', 10], 'blank, box 1, centre dot and group 1'],
];
table(
  'a cell and its houses',
  ([name, at, more]) => {
    const layout = name === 9 ? classic(9) : layouts[name];
    return cellWords({ ...blank, ...more }, layout, at);
  },
  cells,
);

/** @type {[[Layout, boolean], string][]} */
const lines = [
  [[classic(9), false], ''],
  [[classic(9), true], 'The small digits are printed: each cell takes one of them.'],
  [[layouts.x, false], 'Both diagonals hold every digit, too.'],
  [[layouts.x1, false], 'The diagonal from the top left holds every digit, too.'],
  [[layouts.x2, false], 'The diagonal from the top right holds every digit, too.'],
  [[layouts.windows, false], 'The four windows hold every digit, too.'],
  [[layouts.oneWindow, false], 'The window holds every digit, too.'],
  [[layouts.nineWindows, false], 'The windows hold every digit, too.'],
  [[layouts.disjoint, false], 'The cells at the same place of each box hold every digit, too.'],
  [
    [layouts.groups, false],
    'The nine cells in the middle of the boxes hold every digit, too. No extra group holds a digit twice.',
  ],
  [
    [layouts.jigsaw, true],
    'The irregular regions hold every digit, in place of the boxes. The small digits are printed: each cell takes one of them.',
  ],
  [
    [layouts.all, false],
    'Both diagonals hold every digit, too. The four windows hold every digit, too. The cells at the same place of each ' +
      'box hold every digit, too. The nine cells of the asterisk hold every digit, too.',
  ],
];
table('the line of rules', ([layout, hasCandidates]) => ruledSentences.rules(layout, hasCandidates), lines);

/** @type {[[Layout, boolean], string][]} */
const titles = [
  [[classic(9), false], 'Sudoku 9×9'],
  [[classic(9), true], 'Sukaku 9×9'],
  [[layouts.x, false], 'X-Sudoku 9×9'],
  [[layouts.x1, false], 'Sudoku 9×9 with one diagonal'],
  [[layouts.windows, false], 'Windoku 9×9'],
  [[layouts.jigsaw, false], 'Jigsaw 6×6'],
  [[layouts.disjoint, false], 'Sudoku 9×9 with disjoint groups'],
  [[layouts.nine, false], 'Sudoku 9×9 with asterisk, centre dot and girandola'],
  [[layouts.all, true], 'Sukaku, X-Sudoku and Windoku 9×9 with disjoint groups and asterisk'],
];
table('the name of a puzzle', ([layout, hasCandidates]) => ruledSentences.name(layout, hasCandidates), titles);

/** A step that has something in every role, in a house of one's own. @param {Step['technique']} technique @param {House} house @returns {Step} */
const step = (technique, house) => ({
  technique,
  level: 'easy',
  places: [],
  removes: [{ cell: 0, digit: 4 }],
  houses: ['base', 'cover', 'link'].map((role) => ({ ...house, role: /** @type {any} */ (role) })),
  candidates: ['base', 'fin', 'pincer', 'a', 'b'].map((role, cell) => ({
    cell,
    digit: 3,
    role: /** @type {any} */ (role),
  })),
  links: [],
  effort: 1,
});

test('a digit whose places share no second house is said without one', () => {
  const claiming = step('claiming', house('diagonal', 0));
  const { ear } = stepWords({ ...claiming, houses: claiming.houses.slice(0, 1) }, layouts.x);
  assert.equal(
    ear,
    'On the diagonal from the top left the 4 fits only in row 1, column 1. Each of these rules it out in row 1, column 1.',
  );
});

test('a sentence that names the boxes names the regions of a jigsaw, and under other rules neither', () => {
  const single = {
    ...step('naked-single', house('row', 0)),
    places: [{ cell: 0, digit: 3 }],
    blockers: [{ cell: 1, digit: 2 }],
  };
  const eye = (/** @type {Layout} */ layout) => stepWords(single, layout).eye;
  assert.match(eye(layouts.jigsaw), /row, column or region/);
  assert.match(eye(classic(9)), /row, column or box/);
  assert.doesNotMatch(eye(layouts.x), /box|region/);
});

/** @type {Step['technique'][]} */
const techniques = ['hidden-single', 'pointing', 'naked-pair', 'hidden-pair', 'finned-x-wing', 'sue-de-coq'];

for (const tag of languages) {
  test(`every house has a name, a clash and a place in hints in ${tag}, no two the same one, and no place is left open`, () => {
    speak(tag, messagesOf(tag));
    const isWhole = (/** @type {string} */ words) => assert.match(words, /^[^{}]+$/, words);
    for (const layout of others) {
      const names = layout.houses.map((house) => houseWords(house, layout));
      assert.equal(new Set(names).size, names.length, `${names}`);
      const own = [...layout.houses.entries()].filter(([, house]) => !classic(layout.side).houses.includes(house));
      for (const [at, { kind, index }] of own) {
        isWhole(names[at]);
        for (const count of [2, 3, 4, 5]) {
          const words = clashesWords([clash(3, house(kind, index), count)], layout)[0];
          isWhole(words);
          assert.equal(words[0], words[0].toLocaleUpperCase(tag));
        }
      }
      for (const technique of techniques) {
        const heard = own.map(([, { kind, index }]) => {
          const { look, eye, so, ear } = stepWords(step(technique, house(kind, index)), layout);
          for (const words of [look, eye, so, ear]) isWhole(words);
          return ear;
        });
        assert.equal(new Set(heard).size, heard.length, `${technique}: ${heard}`);
      }
      for (const at of layout.housesOf.keys()) isWhole(cellWords({ ...blank, printed: [1, 2] }, layout, at));
      for (const hasCandidates of [false, true]) {
        isWhole(ruledSentences.rules(layout, hasCandidates));
        isWhole(ruledSentences.name(layout, hasCandidates));
      }
    }
    isWhole(ruledSentences.notPrinted());
  });
}

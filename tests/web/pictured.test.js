// What a picture shows besides one classic 9×9, as tables: other sizes, rules that are certain and rules that may be meant, the
// cages of a killer, several grids. The houses are those of the built module.

import './english.js';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { planFor } from '../../www/engine/plans.js';
import { becomesOf, withPlans } from '../../www/incoming/photo.js';
import { keepChosen, pictureOf, printOf } from '../../www/incoming/prints.js';
import { doubtsOf, ruleAskedOf, sharedOf } from '../../www/model/photo.js';
import { asked, isIn, nearest, spotsOf } from '../../www/model/several.js';
import { textOf } from '../../www/model/sheet.js';
import init from '../../www/pkg/ninefold.js';
import { change } from '../../www/session/acts/index.js';
import * as states from '../../www/session/state.js';
import { ruledSentences } from '../../www/words/houses.js';
import { noteWords } from '../../www/words/notes.js';
import { optionWords, placesWords, ruleWords, whichWords, yesWords } from '../../www/words/photos.js';
import { teachRuled } from '../../www/words/puzzle.js';

/** @import { Command } from '../../www/session/acts/index.js' */
/** @import { Rules } from '../../www/pkg/ninefold.js' */

await init({ module_or_path: readFileSync(new URL('../../www/pkg/ninefold_bg.wasm', import.meta.url)) });
teachRuled(ruledSentences);

/** A full engine that has the one function. */
const engine = /** @type {any} */ ({
  ask: async (/** @type {string} */ _, /** @type {Uint8Array} */ cells, /** @type {Rules} */ rules) =>
    planFor(cells, rules),
});

/** Regions of a 6×6 that are no boxes. */
const regions = Uint8Array.from('000111000111222333222333444555444555', Number);
const jigsaw = Uint8Array.from('111222113322133332455556445566444666', (digit) => Number(digit) - 1);

/** A grid that was read: its first cells are 1 and 2. @param {number} side @param {object} [other] */
function gridOf(side, other = {}) {
  const cells = side ** 2;
  const puzzle = Uint8Array.from({ length: cells }, (_, cell) => (cell < 2 ? cell + 1 : 0));
  const empty = { answers: new Uint8Array(cells), others: new Uint8Array(2 * cells) };
  const doubts = { doubtful: new Uint8Array(), either: new Uint8Array(), certainty: 'sure', hasCages: false };
  const corners = Float32Array.of(10, 10, 110, 10, 110, 110, 10, 110);
  return { reading: { side, puzzle, raw: puzzle, corners, ...empty, ...doubts, ...other }, pixels: new Uint8Array(4) };
}

/** What becomes of grids that were read. @param {ReturnType<typeof gridOf>[]} grids */
async function becoming(...grids) {
  const picture = grids.length > 1 ? new Uint8Array(4) : undefined;
  return becomesOf(await withPlans(/** @type {any} */ ({ grids, width: 400, height: 200, picture }), engine));
}

/** A picture with one grid, and the puzzle on the board and what is said of it then. @type {[what: string, side: number, other: object, text: RegExp, words: string][]} */
const single = [
  ['a classic', 9, {}, /^12\d{79}$/, 'Grid found. 2 digits.'],
  ['a 4×4', 4, {}, /^12\d{14}$/, 'Grid found. 2 digits. 4×4.'],
  ['a 6×6', 6, {}, /^12\d{34}$/, 'Grid found. 2 digits. 6×6.'],
  ['a 16×16', 16, {}, /^12\d{254}$/, 'Grid found. 2 digits. 16×16.'],
  ['an X', 9, { rules: { diagonals: 'both' } }, /;x$/, 'Grid found. 2 digits. X-Sudoku 9×9.'],
  ['a windoku', 9, { rules: { windows: true } }, /;w$/, 'Grid found. 2 digits. Windoku 9×9.'],
  ['a jigsaw', 6, { rules: { regions: jigsaw } }, /;r=\w{36}$/, 'Grid found. 2 digits. Jigsaw 6×6.'],
  ['regions that are the boxes', 6, { rules: { regions } }, /^12\d{34}$/, 'Grid found. 2 digits. 6×6.'],
  ['a killer', 9, { hasCages: true }, /^12\d{79}$/, 'Grid found. 2 digits. Its killer cages are not read.'],
  ['what may be an X', 9, { maybe: { diagonals: 'both' } }, /^12\d{79}$/, 'Grid found. 2 digits. Is this an X-Sudoku?'],
];

for (const [what, side, other, text, words] of single) {
  test(`a picture becomes the puzzle that it shows: ${what}`, async () => {
    const act = await becoming(gridOf(side, other));
    assert.ok(act.do === 'open');
    assert.match(textOf(act.sheet), text);
    assert.equal(noteWords(act.said), words);
    const state = states.beginning(null, new Set());
    change(state, act);
    assert.equal(states.photoOf(state)?.isOpen, 'maybe' in other, 'it is looked over only where something is asked');
    assert.equal(state.puzzle.work.sheet, act.sheet);
  });
}

/** Doubts of a photo that may be an X. */
const doubtful = {
  certainty: 'doubtful',
  maybe: { diagonals: 'both' },
  either: Uint8Array.of(0),
  doubtful: Uint8Array.of(1, 5),
};

/** What is done, and the question that is asked then. @type {[acts: Command[], question: string, rules: string][]} */
const course = [
  [[], 'rule', ''],
  [[{ do: 'select', cell: 1 }], 'rule', ''],
  [[{ do: 'decide', isMeant: true }], 'whose 0', ';x'],
  [[{ do: 'decide', isMeant: false }], 'whose 0', ''],
  [[{ do: 'decide', isMeant: true }, { do: 'undo' }], 'rule', ''],
  [
    [
      { do: 'decide', isMeant: true },
      { do: 'divide', isAnswer: true },
    ],
    'doubts 1 5',
    ';x',
  ],
  [
    [
      { do: 'decide', isMeant: true },
      { do: 'divide', isAnswer: true },
      { do: 'choose', digit: 2, isAnswer: false },
    ],
    'doubts 5',
    ';x',
  ],
];

test('one question is asked at a time: the rule, whose the digits are, what they are', async () => {
  const act = await becoming(gridOf(9, doubtful));
  for (const [acts, question, rules] of course) {
    const state = states.beginning(null, new Set());
    for (const command of [/** @type {Command} */ (act), ...acts]) change(state, command);
    const photo = states.photoOf(state) ?? assert.fail();
    const { work } = state.puzzle;
    const doubts = `${sharedOf(photo, work).length ? 'whose' : 'doubts'} ${doubtsOf(photo, work).join(' ')}`;
    assert.equal(ruleAskedOf(photo, work) ? 'rule' : doubts, question, JSON.stringify(acts));
    assert.deepEqual([work.sheet.layout.fields, photo.isOpen], [rules, true], JSON.stringify(acts));
    assert.deepEqual(ruleAskedOf(photo, work) ? doubtsOf(photo, work) : [], [], 'nothing else is in doubt meanwhile');
  }
});

test('where only a rule is asked for, the answer puts the photo away, and the givens stay', async () => {
  for (const [isMeant, words] of /** @type {const} */ ([
    [true, 'It is an X-Sudoku now; “Undo” takes that back.'],
    [false, 'Read without that rule.'],
  ])) {
    const state = states.beginning(null, new Set());
    const act = await becoming(gridOf(9, { maybe: { diagonals: 'both' } }));
    change(state, /** @type {Command} */ (act));
    change(state, { do: 'decide', isMeant });
    assert.equal(states.photoOf(state)?.isOpen, false);
    assert.equal(state.note && noteWords(state.note), words);
    assert.deepEqual([...state.puzzle.work.sheet.givens.subarray(0, 3)], [1, 2, 0]);
    change(state, { do: 'decide', isMeant: true });
    assert.equal(state.puzzle.work.sheet.layout.fields, isMeant ? ';x' : '', 'it is asked once');
  }
});

test('each rule has its question and its answer, also beside a rule that is certain', async () => {
  for (const [side, rules, maybe, question, yes] of /** @type {const} */ ([
    [9, undefined, { diagonals: 'both' }, 'Is this an X-Sudoku?', 'Yes, the diagonals count'],
    [9, undefined, { windows: true }, 'Is this a windoku?', 'Yes, the windows count'],
    [6, undefined, { regions: jigsaw }, 'Is this a jigsaw?', 'Yes, the regions count'],
    [6, { regions: jigsaw }, { diagonals: 'both' }, 'Is this an X-Sudoku?', 'Yes, the diagonals count'],
  ])) {
    const act = await becoming(gridOf(side, { rules, maybe }));
    assert.ok(act.do === 'open' && act.photo.maybe);
    assert.deepEqual(
      [ruleWords, yesWords].map((words) => words(act.photo, act.photo.maybe ?? assert.fail())),
      [question, yes],
    );
  }
});

test('of grids beside each other those that are full are solutions, unless all are', () => {
  const [full, open] = [{ puzzle: Uint8Array.of(1, 2) }, { puzzle: Uint8Array.of(1, 0) }];
  assert.deepEqual(asked([full, open]), [open]);
  assert.deepEqual(asked([open, full, open]), [open, open]);
  assert.deepEqual(asked([full, full]), [full, full]);
});

/** A square of 100 pixels whose middle is there, which may be tilted. @param {readonly number[]} place @returns {(readonly [number, number])[]} */
const square = ([x, y]) => [
  [x - 50, y - 45],
  [x + 50, y - 55],
  [x + 50, y + 45],
  [x - 50, y + 55],
];

/** Where the middles of grids are, and what is said of that. @type {[middles: number[][], places: string | null][]} */
const arrangements = [
  [
    [
      [60, 60],
      [200, 90],
    ],
    'left, right',
  ],
  [
    [
      [60, 60],
      [70, 200],
    ],
    'top, bottom',
  ],
  [
    [
      [60, 60],
      [200, 200],
    ],
    'top, bottom',
  ],
  [
    [
      [60, 60],
      [200, 60],
      [130, 200],
    ],
    'top left, top right, bottom',
  ],
  [
    [
      [130, 60],
      [60, 200],
      [200, 210],
    ],
    'top, bottom left, bottom right',
  ],
  [
    [
      [60, 60],
      [200, 60],
      [340, 60],
      [60, 200],
      [200, 200],
      [340, 200],
      [60, 340],
      [200, 340],
      [340, 340],
    ],
    'top left, top, top right, left, middle, right, bottom left, bottom, bottom right',
  ],
  [
    [
      [60, 60],
      [60, 200],
      [60, 340],
    ],
    'top, middle, bottom',
  ],
  [[0, 1, 2, 3].map((at) => [60 + 140 * at, 60]), null],
];

for (const [middles, places] of arrangements) {
  test(`it is said where each of ${middles.length} grids is: ${places}`, async () => {
    const grids = middles.map(square);
    const act = await becoming(...grids.map((corners) => gridOf(9, { corners: Float32Array.from(corners.flat()) })));
    assert.ok(act.do === 'several');
    const { several } = act;
    const count = ['Two', 'Three', 'Four'][grids.length - 2] ?? grids.length;
    assert.equal(whichWords(several), `${count} puzzles: which one?`);
    assert.equal(placesWords(several), places ? `${count} puzzles: ${places}` : whichWords(several));
    const spot = places ? `${places.split(', ')[1]}, ` : '';
    assert.equal(optionWords(several, 1), `Puzzle 2 of ${grids.length}, ${spot}2 digits`);
    assert.deepEqual(spotsOf(grids.toReversed()), several.options.map(({ spot }) => spot).toReversed(), 'in any order');
    for (const [at, middle] of middles.entries()) {
      const point = /** @type {const} */ ([middle[0] + 20, middle[1] - 20]);
      assert.equal(nearest(grids, point), at);
      assert.deepEqual(
        grids.map((corners) => isIn(corners, point)),
        grids.map((_, other) => other === at),
      );
    }
  });
}

test('of several puzzles one is chosen: nothing comes onto the board before, and its own photo is kept', async () => {
  const grids = [gridOf(9), gridOf(6), gridOf(9, { maybe: { windows: true } })];
  for (const [at, { pixels }] of grids.entries()) {
    const state = states.beginning(null, new Set());
    const { work, came } = { ...state.puzzle, ...state };
    change(state, { do: 'door', is: 'box', isOpen: true });
    const act = await becoming(...grids);
    assert.ok(act.do === 'several');
    change(state, act);
    structuredClone(state.door); // plain facts
    assert.deepEqual([state.door?.is, state.puzzle.work, state.came > came], ['camera', work, true]);
    assert.ok(pictureOf(act.several.picture));
    const { becomes } = act.several.options[at];
    keepChosen(becomes.opening);
    change(state, becomes);
    assert.equal(state.door, null);
    assert.equal(state.puzzle.work.sheet, becomes.sheet);
    assert.equal(printOf(state.puzzle.opening), pixels);
    assert.equal(pictureOf(act.several.picture), null);
    assert.equal(states.photoOf(state)?.isOpen, at === 2);
  }
});

// What is read in a photo, as tables: what is in doubt, what a cell may be, what the doctor begins with, and how the
// grid is straightened.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { becomesOf } from '../../www/incoming/photo.js';
import { keepPrint, printOf } from '../../www/incoming/prints.js';
import { classic } from '../../www/model/layout.js';
import { doubtsOf, photoOf, ranked } from '../../www/model/photo.js';
import { choicesIn, confirmed, settled, Unscanned } from '../../www/model/settling.js';
import { classicSheet } from '../../www/model/sheet.js';
import { straighten } from '../../www/model/straighten.js';
import { workOf } from '../../www/model/work.js';
import { change } from '../../www/session/acts/index.js';
import * as states from '../../www/session/state.js';
import { noteWords, teach } from '../../www/words/notes.js';
import { photoSentences, photoTroubleWords } from '../../www/words/photos.js';
import { testAtDesk } from './atdesk.js';

/** @import { Command } from '../../www/session/acts/index.js' */

teach(photoSentences);

/** @param {Record<number, number>} digits by cell */
const cells = (digits) => Uint8Array.from({ length: 81 }, (_, cell) => digits[cell] ?? 0);

/** @param {object} [other] */
const seen = (other = {}) => ({
  layout: classic(9),
  hasCages: false,
  givens: cells({ 0: 5, 1: 3, 40: 7 }),
  answers: cells({ 80: 9 }),
  raw: cells({ 0: 6, 1: 3, 40: 7 }),
  others: Uint8Array.from({ length: 162 }, (_, at) => [6, 8, 0, 8][at % 4]),
  doubtful: [0, 40, 80],
  either: /** @type {number[]} */ ([]),
  isClear: false,
  ...other,
});

/** What was seen, as a puzzle. @param {ReturnType<typeof seen>} all */
const contentOf = ({ givens, answers }) => ({ sheet: classicSheet(givens), answers });

test('a doubt ends when the cell is changed or confirmed, and comes back when the change is undone', () => {
  const photo = photoOf('', seen());
  const work = workOf(contentOf(seen()));
  assert.deepEqual(doubtsOf(photo, work), [0, 40, 80]);
  const changed = settled(work, 0, 6, false);
  assert.equal(changed.sheet.givens[0], 6);
  assert.deepEqual(doubtsOf(photo, changed), [40, 80]);
  assert.deepEqual(doubtsOf(photo, work), [0, 40, 80]);
  assert.equal(settled(work, 80, 9, true), work, 'it is as it was read');
  assert.deepEqual(doubtsOf(confirmed(photo, 80), work), [0, 40]);
  const given = settled(work, 80, 9, false);
  assert.deepEqual([given.sheet.givens[80], given.answers[80]], [9, 0]);
  const blank = settled(work, 80, 0, false);
  assert.deepEqual([blank.sheet.givens[80], blank.answers[80]], [0, 0]);
});

test('a digit that is as it was read confirms it, and one that is not changes it', () => {
  const state = states.beginning(null, new Set());
  const doubts = () => doubtsOf(/** @type {any} */ (states.photoOf(state)), state.puzzle.work);
  change(state, { do: 'open', ...contentOf(seen()), photo: seen() });
  change(state, { do: 'choose', digit: 5, isAnswer: false });
  assert.deepEqual(doubts(), [40, 80]);
  change(state, { do: 'choose', digit: 8, isAnswer: false });
  assert.deepEqual(doubts(), [80]);
  change(state, { do: 'undo' });
  assert.deepEqual(doubts(), [40, 80]);
  const { focus } = state;
  change(state, { do: 'open', ...contentOf(seen()), photo: seen() });
  assert.equal(state.focus, focus + 1, 'one can type at once');
  change(state, { do: 'switch', mode: 'givens' });
  change(state, { do: 'digit', digit: 5 });
  assert.deepEqual(doubts(), [40, 80], 'it is typed as it was read');
  change(state, { do: 'undo' });
  change(state, { do: 'undo' });
  assert.deepEqual(doubts(), [40, 80]);
});

testAtDesk('a digit that settles a doubt leads to the next one, and Backspace takes that digit back', async (desk) => {
  desk.do({ do: 'open', ...contentOf(seen()), photo: seen() });
  desk.type('8');
  await desk.shows({ selected: 40, mode: 'answers' });
  assert.equal(desk.cells[0], '8');
  desk.press('Backspace');
  await desk.shows({ selected: 0 });
  assert.deepEqual([desk.cells[0], desk.cells[40]], ['.', '7']);
});

/** A reading of what was seen. @param {object} [other] */
function readingOf(other) {
  const { givens, ...rest } = seen();
  return { side: 9, certainty: 'sure', puzzle: givens, ...rest, ...other };
}

/** What is read in a picture, and what of it comes onto the board: its answers, if there are any, and its doubts. @type {[what: string, read: object, answers: boolean, doubtful: number[], selected: number | undefined][]} */
const taken = [
  ['all for certain', { certainty: 'sure' }, true, [], undefined],
  ['all clear', { certainty: 'clear' }, true, [], undefined],
  ['some with doubts', { certainty: 'doubtful' }, true, [0, 40, 80], 0],
  ['some of the puzzle or the player', { certainty: 'doubtful', either: [1, 40] }, true, [0, 40, 80], 1],
  ['nothing by hand', { certainty: 'doubtful', answers: cells({}) }, false, [0, 40, 80], 0],
];

for (const [what, read, answers, doubtful, selected] of taken) {
  test(`what was read comes onto the board, and its picture is kept: ${what}`, () => {
    const pixels = new Uint8Array(4);
    const act = becomesOf(/** @type {any} */ ({ grids: [{ reading: readingOf(read), pixels }] }));
    assert.ok(act.do === 'open');
    assert.equal(act.sheet, classicSheet(seen().givens));
    assert.deepEqual([Boolean(act.answers), act.photo.doubtful, act.selected], [answers, doubtful, selected]);
    assert.equal(printOf(act.opening), pixels);
  });
}

test('digits that may be of the puzzle or the player are asked for once, all of them, before any doubt', () => {
  const photo = seen({ either: [1, 40, 80] });
  /** What is said, and the givens, the answers and the doubts then. @type {[Command[], number[], number[], number[]][]} */
  const answers = [
    [[], [0, 1, 40], [80], [1, 40, 80]],
    [[{ do: 'divide', isAnswer: true }], [0], [1, 40, 80], [0, 80]],
    [[{ do: 'divide', isAnswer: false }], [0, 1, 40, 80], [], [0, 40]],
    [[{ do: 'divide', isAnswer: true }, { do: 'undo' }], [0, 1, 40], [80], [0, 40, 80]],
    // One after the other is as good.
    [
      [1, 40, 80].flatMap((cell) => [
        { do: 'select', cell },
        { do: 'choose', digit: 2, isAnswer: true },
      ]),
      [0],
      [1, 40, 80],
      [0],
    ],
  ];
  for (const [acts, ...expected] of answers) {
    const state = states.beginning(null, new Set());
    change(state, { do: 'open', ...contentOf(photo), photo });
    for (const act of acts) change(state, act);
    const { work } = state.puzzle;
    const filled = (/** @type {Uint8Array} */ digits) => [...digits.keys()].filter((cell) => digits[cell]);
    const doubts = doubtsOf(/** @type {any} */ (states.photoOf(state)), work);
    assert.deepEqual([filled(work.sheet.givens), filled(work.answers), [...doubts]], expected, JSON.stringify(acts));
  }
});

/** What is in doubt when the photo is put away, and what is said then. @type {[other: object, words: string | null][]} */
const putAway = [
  [{ doubtful: [] }, null],
  [{ doubtful: [40] }, '1 doubt is left: “Photo” in the menu.'],
  [{ either: [1, 40] }, '2 doubts are left: “Photo” in the menu.'],
  [{ doubtful: [40], hasCages: true }, 'Its killer cages are not read.'],
  [{ either: [1, 40], maybe: { rules: { windows: true } } }, '1 doubt is left: “Photo” in the menu.'],
];

test('a photo that is put away says how much is in doubt, and where it is', () => {
  for (const [other, words] of putAway) {
    const state = states.beginning(null, new Set());
    const photo = seen(other);
    change(state, { do: 'open', ...contentOf(photo), photo });
    const said = () => state.note && noteWords(state.note);
    change(state, { do: 'review', isOpen: true });
    assert.equal(said(), null);
    change(state, { do: 'review', isOpen: false });
    assert.equal(said(), words);
  }
});

test('of many pictures the last two are kept', () => {
  for (const name of ['a', 'b', 'c']) keepPrint(name, new Uint8Array(4));
  assert.deepEqual(
    ['a', 'b', 'c'].map((name) => Boolean(printOf(name))),
    [false, true, true],
  );
});

test('a cell may be what was read, what it looks like, and then the next likely: three at most, or blank', () => {
  const photo = photoOf('', seen());
  assert.deepEqual(choicesIn(photo, 0), [5, 6, 8, 0]);
  assert.deepEqual(choicesIn(photo, 1), [3, 8, 0]);
  assert.deepEqual(choicesIn(photo, 80), [9, 6, 8, 0]);
});

test('it is beside the grid at first where something is in doubt, and shows its puzzle only', () => {
  assert.equal(photoOf('', seen()).isOpen, true);
  assert.equal(photoOf('', seen({ doubtful: [] })).isOpen, false);
  const state = states.beginning(null, new Set());
  const [read, like] = [seen(), seen()]; // two photos of the same puzzle
  const other = classicSheet(cells({ 3: 1, 4: 2, 5: 3, 6: 4, 7: 5 }));
  /** What is done, and the photo of what is on the board then. @type {[Command, object | null][]} */
  const steps = [
    [{ do: 'open', ...contentOf(read), photo: read }, read],
    [{ do: 'digit', digit: 6 }, read], // it is corrected
    [{ do: 'open', sheet: other }, null],
    [{ do: 'open', ...contentOf(like), photo: like }, like],
    [{ do: 'open', ...contentOf(read) }, like], // pasted it is what was read, perhaps corrected
    [{ do: 'undo' }, like],
    [{ do: 'undo' }, null],
    [{ do: 'undo' }, read],
    [{ do: 'undo' }, read],
  ];
  for (const [at, [command, photo]] of steps.entries()) {
    change(state, command);
    assert.equal(states.photoOf(state)?.seen ?? null, photo, `${at}`);
  }
});

test('the doctor’s repairs of doubtful cells come first, or else those of blanks, and the others stay in their order', () => {
  const repairs = [[1], [40], [2, 0], [0, 80], [3]].map((all) => ({
    changes: all.map((cell) => ({ cell, from: cell && cell < 4 ? 0 : 5 })),
  }));
  const cellsOf = (/** @type {typeof repairs} */ all) => all.map(({ changes }) => changes.map(({ cell }) => cell));
  const { doubtful } = photoOf('', seen()).seen;
  assert.deepEqual(cellsOf(ranked(repairs, doubtful)), [[40], [0, 80], [1], [2, 0], [3]]);
  assert.deepEqual(cellsOf(ranked(repairs)), [[1], [3], [40], [2, 0], [0, 80]]);
});

/** @type {[what: string, doubtful: number[], answers: Record<number, number>, words: string, isAloud?: boolean, other?: object][]} */
const readings = [
  ['all is sure', [], {}, 'Grid found. 3 digits.'],
  ['one is in doubt', [12], {}, 'Grid found. 3 digits. 1 cell is in doubt. Look at row 2, column 4.'],
  ['some are', [3, 12], {}, 'Grid found. 3 digits. 2 cells are in doubt. Look at rows 1 and 2 of column 4.'],
  [
    'many are',
    [0, 1, 2, 3, 4, 5, 80],
    {},
    'Grid found. 3 digits. 7 cells are in doubt. Look first at columns 1, 2, 3, 4 and 5 of row 1.',
  ],
  ['some are, in writing', [3, 12], {}, 'Grid found. 3 digits.', false],
  [
    'some are answers',
    [],
    { 4: 1, 5: 2 },
    'Grid found. 5 digits. 2 are by hand or in another colour: they are your answers.',
  ],
  ['some may be', [], { 4: 1 }, 'Grid found. 4 digits. Are these 2 digits your answers?', true, { either: [1, 4] }],
  ['it is clear, though not a puzzle', [], {}, 'Grid found. 3 digits. Read clearly.', true, { isClear: true }],
];

for (const [what, doubtful, answers, words, isAloud = true, other = {}] of readings) {
  test(`what was read is said: ${what}`, () => {
    const all = seen({ doubtful, answers: cells(answers), ...other });
    assert.equal(noteWords({ kind: 'scanned', seen: all, isAloud }), words);
    assert.equal(noteWords({ kind: 'scanned', seen: structuredClone(all), isAloud }), words, 'of a copy');
  });
}

/** @type {[error: unknown, words: string][]} */
const troubles = [
  [new Unscanned({ reason: 'blurred' }, 'JPEG'), 'Nothing in the picture is sharp enough: hold still, in good light.'],
  [new Unscanned({ reason: 'undecoded' }, 'PNG'), 'This PNG picture is damaged, or too large for this browser.'],
  [
    new Unscanned({ reason: 'undecoded' }, 'HEIC'),
    'This browser cannot read HEIC pictures: a JPEG, a PNG or a screenshot will do.',
  ],
  [new Unscanned({ reason: 'undecoded' }, ''), 'This file is not a picture.'],
  [new Unscanned({ reason: 'other size', side: 8 }, 'PNG'), 'This looks like 8×8: choose the size and type it.'],
  [new Unscanned({ reason: 'other size', side: 7 }, 'PNG'), 'This looks like 7×7, a size that Ninefold does not have.'],
  [new DOMException('', 'NotFoundError'), 'There is no camera here. Choose a picture instead.'],
  [
    new DOMException('', 'NotReadableError'),
    'The camera does not answer: another program may be using it. Choose a picture instead.',
  ],
  [
    new DOMException('', 'SecurityError'),
    'Browsers allow the camera only at secure addresses (https). Choose a picture instead.',
  ],
];

test('what is wrong has one sentence', () => {
  for (const [error, words] of troubles) assert.equal(photoTroubleWords(error), words);
});

/** A picture in which each pixel's red is its column and its green its row. @param {number} side */
const slope = (side) =>
  Uint8ClampedArray.from({ length: side * side * 4 }, (_, at) => {
    const pixel = Math.floor(at / 4);
    return [pixel % side, Math.floor(pixel / side), 0, 255][at % 4];
  });

for (const grid of [4, 9, 16]) {
  test(`each cell of the straightened grid has what lies in its quadrangle: ${grid}×${grid}`, () => {
    const [side, cell] = [200, 5];
    fc.assert(
      fc.property(
        fc.float({ min: 20, max: 60, noNaN: true }),
        fc.float({ min: 20, max: 60, noNaN: true }),
        fc.float({ min: 36 / grid, max: 90 / grid, noNaN: true }),
        fc.float({ min: -27 / grid, max: 27 / grid, noNaN: true }),
        (x, y, length, lean) => {
          const placeOf = (/** @type {number} */ column, /** @type {number} */ row) => [
            x + column * length - row * lean,
            y + row * length + column * lean,
          ];
          const crossings = Array.from({ length: (grid + 1) ** 2 }, (_, at) =>
            placeOf(at % (grid + 1), Math.floor(at / (grid + 1))),
          );
          const pixels = straighten(slope(side), side, side, grid, Float32Array.from(crossings.flat()), cell);
          assert.equal(pixels.length, (grid * cell) ** 2 * 4);
          for (let row = 0; row < grid * cell; row++) {
            for (let column = 0; column < grid * cell; column++) {
              const [wantedX, wantedY] = placeOf((column + 0.5) / cell, (row + 0.5) / cell);
              if (Math.min(wantedX, wantedY) < 1 || Math.max(wantedX, wantedY) > side - 1) continue;
              const at = 4 * (row * grid * cell + column);
              assert.ok(Math.abs(pixels[at] + 0.5 - wantedX) <= 1, `${pixels[at]} for ${wantedX}`);
              assert.ok(Math.abs(pixels[at + 1] + 0.5 - wantedY) <= 1, `${pixels[at + 1]} for ${wantedY}`);
            }
          }
        },
      ),
      { numRuns: 30 },
    );
  });
}

test('a grid that reaches over the edge of the picture is straightened all the same', () => {
  const crossings = Array.from({ length: 100 }, (_, at) => [(at % 10) * 10 - 30, Math.floor(at / 10) * 10 - 30]);
  const pixels = straighten(slope(20), 20, 20, 9, Float32Array.from(crossings.flat()), 4);
  assert.deepEqual([...pixels.subarray(0, 4)], [0, 0, 0, 255]);
  assert.deepEqual([...pixels.subarray(-4)], [19, 19, 0, 255]);
});

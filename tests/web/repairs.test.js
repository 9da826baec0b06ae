// What the doctor says, as tables.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import './english.js';
import { classic } from '../../www/model/layout.js';
import { noteWords, teach } from '../../www/words/notes.js';
import { doctorSentences, examinationWords, forgottenWords, repairWords } from '../../www/words/repairs.js';

/** @import { Diagnosis } from '../../www/engine/questions.js' */
/** @import { Repair, Rules } from '../../www/pkg/ninefold.js' */

teach(doctorSentences);

/**
 * @param {Repair['kind']} kind
 * @param {[cell: number, from: number, to: number][]} changes
 * @param {number} side
 * @returns {Repair}
 */
const repair = (kind, changes, side = 9) => ({
  kind,
  puzzle: new Uint8Array(side * side),
  changes: changes.map(([cell, from, to]) => ({ cell, from, to })),
});

/** @type {[Repair, string][]} */
const repairs = [
  [repair('replaced', [[33, 5, 6]]), 'Row 4, column 7: a 6 instead of the 5'],
  [repair('replaced', [[33, 5, 8]]), 'Row 4, column 7: an 8 instead of the 5'],
  [repair('replaced', [[0, 11, 10]], 16), 'Row 1, column 1: an A instead of the B'],
  [repair('extra', [[80, 5, 0]]), 'Row 9, column 9: a blank instead of the 5'],
  [repair('missing', [[2, 0, 5]]), 'Row 1, column 3: a 5 in the blank'],
  [
    repair('swapped', [
      [33, 5, 6],
      [34, 6, 5],
    ]),
    'Row 4, columns 7 and 8: swapping the 5 and the 6',
  ],
  [
    repair('swapped', [
      [33, 5, 6],
      [42, 6, 5],
    ]),
    'Column 7, rows 4 and 5: swapping the 5 and the 6',
  ],
  [
    repair('moved', [
      [33, 5, 0],
      [34, 0, 5],
    ]),
    'Row 4, column 7: the 5 one cell to the right',
  ],
  [
    repair('moved', [
      [33, 0, 5],
      [34, 5, 0],
    ]),
    'Row 4, column 8: the 5 one cell to the left',
  ],
  [
    repair('moved', [
      [33, 5, 0],
      [42, 0, 5],
    ]),
    'Row 4, column 7: the 5 one cell down',
  ],
  [
    repair('moved', [
      [33, 0, 5],
      [42, 5, 0],
    ]),
    'Row 5, column 7: the 5 one cell up',
  ],
  [
    repair('rowSkipped', [
      [27, 5, 0],
      [28, 0, 5],
    ]),
    'Row 4, column 1: the 5 and the rest of the row one cell to the right',
  ],
  [
    repair('rowRepeated', [
      [27, 0, 5],
      [28, 5, 0],
    ]),
    'Row 4, column 2: the 5 and the rest of the row one cell to the left',
  ],
  [
    repair('gridSkipped', [
      [27, 5, 0],
      [28, 0, 5],
    ]),
    'Row 4, column 1: the 5 and all that follows one cell on',
  ],
  [
    repair('gridRepeated', [
      [26, 0, 5],
      [27, 5, 0],
    ]),
    'Row 4, column 1: the 5 and all that follows one cell back',
  ],
  [
    repair('twoReplaced', [
      [0, 1, 7],
      [33, 5, 6],
    ]),
    'Row 1, column 1: a 7 instead of the 1. Row 4, column 7: a 6 instead of the 5',
  ],
  [
    repair('twoMissing', [
      [0, 0, 7],
      [33, 0, 6],
    ]),
    'Row 1, column 1: a 7 in the blank. Row 4, column 7: a 6 in the blank',
  ],
];

for (const [repair, words] of repairs) {
  test(`${repair.kind}: ${words}`, () => {
    const layout = classic(Math.sqrt(repair.puzzle.length));
    assert.equal(repairWords(repair, layout), words);
    assert.equal(noteWords({ kind: 'mended', repair, layout }), `Mended. ${words}.`);
  });
}

const [[one], [other]] = repairs;

test('where there are several solutions, the marks are explained', () => {
  assert.equal(
    examinationWords({
      diagnosis: { repairs: [one], complete: true, forgotten: [] },
      extent: { givens: 22, cells: 81 },
      isMarked: true,
    }),
    'This gives exactly one solution. A dot marks a cell that differs.',
  );
  assert.equal(
    examinationWords({
      diagnosis: { repairs: [], complete: true, forgotten: [] },
      extent: { givens: 22, cells: 81 },
      isMarked: true,
    }),
    'No single slip explains it. Perhaps several givens are missing.',
  );
});

/** What a layout with a rule is made of, as far as it is named. @param {Rules} rules */
const withRule = (rules) => ({ side: 9, fields: ';', rules, houses: [] });

/** @type {[Diagnosis | null, number, string][]} */
const diagnoses = [
  [null, 24, 'Looking for slips…'],
  [{ repairs: [one], complete: true, forgotten: [] }, 24, 'This gives exactly one solution.'],
  [{ repairs: [one, other], complete: true, forgotten: [] }, 24, 'Each of these gives exactly one solution.'],
  [
    { repairs: [one, other], complete: false, forgotten: [] },
    24,
    'Each of these gives exactly one solution. There may be others.',
  ],
  [{ repairs: [], complete: true, forgotten: [] }, 24, 'No single slip explains it.'],
  [{ repairs: [], complete: false, forgotten: [] }, 24, 'No slip was found in the time there was.'],
  [
    { repairs: [one], complete: true, forgotten: [withRule({ diagonals: 'both' })] },
    24,
    'This gives exactly one solution.', // the rule is said below
  ],
  [
    { repairs: [], complete: true, forgotten: [withRule({ diagonals: 'both' })] },
    24,
    'As an X-Sudoku it has exactly one solution.',
  ],
  [
    { repairs: [], complete: false, forgotten: [withRule({ windows: true })] },
    5,
    'As a windoku it has exactly one solution.',
  ],
  [
    { repairs: [], complete: true, forgotten: [withRule({ disjoint: true })] },
    24,
    'With disjoint groups it has exactly one solution.',
  ],
  [
    { repairs: [], complete: true, forgotten: [withRule({ windows: true }), withRule({ diagonals: 'both' })] },
    19,
    'As a windoku it has exactly one solution. As an X-Sudoku it has exactly one solution.',
  ],
  [
    { repairs: [], complete: true, forgotten: [] },
    5,
    'There are too few givens to tell. Type the rest, then ask again.',
  ],
];

for (const [diagnosis, givens, words] of diagnoses) {
  test(`diagnosis: ${words}`, () =>
    assert.equal(examinationWords({ diagnosis, extent: { givens, cells: 81 }, isMarked: false }), words));
}

test('without a forgotten rule nothing is said of one', () => {
  assert.equal(forgottenWords(undefined), '');
});

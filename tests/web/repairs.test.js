// What the doctor says, as tables.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import './english.js';
import { classic } from '../../www/model/layout.js';
import { noteWords, teach } from '../../www/words/notes.js';
import {
  doctorSentences,
  examinationWords,
  forgottenWords,
  pictureOf,
  remarkWords,
  repairWords,
} from '../../www/words/repairs.js';

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

/** Each repair: what one sees, a picture of it, what one hears, and where it was mended. @type {[Repair, seen: string, picture: string, heard: string, cells: string][]} */
const repairs = [
  [
    repair('replaced', [[33, 5, 6]]),
    'Change the 5 to 6.',
    '5 → 6',
    'Row 4, column 7: change the 5 to 6.',
    'row 4, column 7',
  ],
  [
    repair('replaced', [[0, 11, 10]], 16),
    'Change the B to A.',
    'B → A',
    'Row 1, column 1: change the B to A.',
    'row 1, column 1',
  ],
  [repair('extra', [[80, 5, 0]]), 'Blank the 5.', '5 → □', 'Row 9, column 9: blank the 5.', 'row 9, column 9'],
  [
    repair('missing', [[2, 0, 5]]),
    'Write 5 in the blank.',
    '□ → 5',
    'Row 1, column 3: write 5 in the blank.',
    'row 1, column 3',
  ],
  [
    repair('swapped', [
      [33, 5, 6],
      [34, 6, 5],
    ]),
    'Swap the 5 and the 6.',
    '5 6 → 6 5',
    'Row 4, columns 7 and 8: swap the 5 and the 6.',
    'columns 7 and 8 of row 4',
  ],
  [
    repair('swapped', [
      [33, 5, 6],
      [42, 6, 5],
    ]),
    'Swap the 5 and the 6.',
    '5 6 → 6 5',
    'Column 7, rows 4 and 5: swap the 5 and the 6.',
    'rows 4 and 5 of column 7',
  ],
  [
    repair('moved', [
      [33, 5, 0],
      [34, 0, 5],
    ]),
    'Move the 5 one cell to the right.',
    '5 □ → □ 5',
    'Row 4, column 7: move the 5 one cell to the right.',
    'columns 7 and 8 of row 4',
  ],
  [
    repair('moved', [
      [33, 0, 5],
      [34, 5, 0],
    ]),
    'Move the 5 one cell to the left.',
    '□ 5 → 5 □',
    'Row 4, column 8: move the 5 one cell to the left.',
    'columns 7 and 8 of row 4',
  ],
  [
    repair('moved', [
      [33, 5, 0],
      [42, 0, 5],
    ]),
    'Move the 5 one cell down.',
    '5 → ↓',
    'Row 4, column 7: move the 5 one cell down.',
    'rows 4 and 5 of column 7',
  ],
  [
    repair('moved', [
      [33, 0, 5],
      [42, 5, 0],
    ]),
    'Move the 5 one cell up.',
    '5 → ↑',
    'Row 5, column 7: move the 5 one cell up.',
    'rows 4 and 5 of column 7',
  ],
  [
    repair('rowSkipped', [
      [27, 5, 0],
      [28, 3, 5],
      [29, 0, 3],
    ]),
    'Move the 5 and the rest of its row one cell to the right.',
    '5 3 … → □ 5 …',
    'Row 4, column 1: move the 5 and the rest of its row one cell to the right.',
    'row 4, column 1',
  ],
  [
    repair('rowRepeated', [
      [27, 0, 5],
      [28, 5, 3],
      [29, 3, 0],
    ]),
    'Move the 5 and the rest of its row one cell to the left.',
    '□ 5 … → 5 3 …',
    'Row 4, column 2: move the 5 and the rest of its row one cell to the left.',
    'row 4, column 1',
  ],
  [
    repair('gridSkipped', [
      [27, 5, 0],
      [28, 0, 5],
    ]),
    'Move the 5 and everything after it one cell further.',
    '5 □ → □ 5',
    'Row 4, column 1: move the 5 and everything after it one cell further.',
    'columns 1 and 2 of row 4',
  ],
  [
    repair('gridRepeated', [
      [26, 0, 5],
      [27, 5, 0],
    ]),
    'Move the 5 and everything after it one cell back.',
    '□ 5 → 5 □',
    'Row 4, column 1: move the 5 and everything after it one cell back.',
    'row 3, column 9 and row 4, column 1',
  ],
  [
    repair('twoReplaced', [
      [0, 1, 7],
      [33, 5, 6],
    ]),
    'Change the 1 to 7, and the 5 to 6.',
    '1 5 → 7 6',
    'Row 1, column 1: change the 1 to 7. Row 4, column 7: change the 5 to 6.',
    'row 1, column 1 and row 4, column 7',
  ],
  [
    repair('twoMissing', [
      [0, 0, 7],
      [33, 0, 6],
    ]),
    'Write 7 in one blank, and 6 in another.',
    '□ □ → 7 6',
    'Row 1, column 1: write 7 in the blank. Row 4, column 7: write 6 in the blank.',
    'row 1, column 1 and row 4, column 7',
  ],
];

for (const [repair, seen, picture, heard, cells] of repairs) {
  test(`${repair.kind}: ${heard}`, () => {
    const layout = classic(Math.sqrt(repair.puzzle.length));
    const [eye, ear] = [false, true].map((isAloud) => repairWords(repair, { layout, isAloud }));
    assert.deepEqual([eye, ear, pictureOf(repair, layout).join(' → ')], [seen, heard, picture]);
    assert.equal(noteWords({ kind: 'mended', repair, layout }), `Mended: ${cells}.`);
  });
}

const [[one], [other]] = repairs;

/** What stands below the repairs. @type {[complete: boolean, isMarked: boolean, words: string][]} */
const remarks = [
  [true, false, ''],
  [false, false, 'There may be others.'],
  [true, true, 'A dot marks a cell that differs.'],
  [false, true, 'There may be others. A dot marks a cell that differs.'],
];

for (const [complete, isMarked, words] of remarks) {
  test(`below the repairs: ${words || 'nothing'}`, () =>
    assert.equal(remarkWords({ diagnosis: { repairs: [one], complete, forgotten: [] }, isMarked }), words));
}

test('where there are several solutions, and no slip, givens may be missing', () => {
  const diagnosis = { repairs: [], complete: true, forgotten: [] };
  assert.equal(
    examinationWords({ diagnosis, extent: { givens: 22, cells: 81 }, isMarked: true }),
    'No single slip explains it. Perhaps several givens are missing.',
  );
});

/** What a layout with a rule is made of, as far as it is named. @param {Rules} rules */
const withRule = (rules) => ({ side: 9, fields: ';', rules, houses: [] });

/** @type {[Diagnosis | null, number, string][]} */
const diagnoses = [
  [null, 24, 'Looking for slips…'],
  [{ repairs: [one], complete: true, forgotten: [] }, 24, 'This explains it.'],
  [{ repairs: [one, other], complete: true, forgotten: [] }, 24, 'One of these explains it.'],
  [
    { repairs: [one, other], complete: false, forgotten: [] },
    24,
    'One of these explains it.', // that there may be others is said below
  ],
  [{ repairs: [], complete: true, forgotten: [] }, 24, 'No single slip explains it.'],
  [{ repairs: [], complete: false, forgotten: [] }, 24, 'No slip was found in time.'],
  [
    { repairs: [one], complete: true, forgotten: [withRule({ diagonals: 'both' })] },
    24,
    'This explains it.', // the rule is said below
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

// The five reference programs: what they read is read from the text box, and what they give back is written there.

import assert from 'node:assert/strict';
import { testAtDesk } from './atdesk.js';
import { finnish, four, json, newspaper, nine, rows, six, spaced, thirteen } from './cases.js';
import { everySolution } from './naive.js';

/** @import { Layout } from '../../www/pkg/ninefold.js' */

const inRows = (/** @type {string} */ cells) => rows(cells).join('\n');
const fewer = { four: `1234${'0'.repeat(12)}`, six: `061453405216346105${'0'.repeat(18)}` };

/** @type {[program: string, input: string, layout: Layout, solutions: string[], write: (cells: string) => string][]} */
const answered = [
  ['R1', inRows(finnish.puzzle), 'rows', [finnish.solution], inRows],
  ['R1', inRows(newspaper.puzzle), 'rows', [newspaper.solution], inRows],
  ['R1, every solution', inRows(thirteen), 'rows', everySolution(thirteen), inRows],
  ['R2, 4×4', `4\n${inRows(four.puzzle)}\n`, 'spaced', [four.solution], spaced],
  ['R2, 6×6', `6\n${inRows(six.puzzle)}\n`, 'spaced', [six.solution], spaced],
  ['R2, 9×9', `9\n${inRows(nine.puzzle)}\n`, 'spaced', [nine.solution], spaced],
  ['R2, 4×4, every solution', `4\n${inRows(fewer.four)}`, 'spaced', everySolution(fewer.four), spaced],
  ['R2, 6×6, every solution', `6\n${inRows(fewer.six)}`, 'spaced', everySolution(fewer.six), spaced],
  ['R3', inRows(newspaper.puzzle), 'rows', [newspaper.solution], inRows],
  ['R3', inRows(finnish.puzzle), 'rows', [finnish.solution], inRows],
  ['R3, numbers apart', spaced(newspaper.puzzle), 'spaced', [newspaper.solution], spaced],
  ['R3, numbers apart', spaced(finnish.puzzle), 'spaced', [finnish.solution], spaced],
  ['R4', spaced(finnish.puzzle), 'spaced', [finnish.solution], spaced],
  [
    'R4, many',
    `${spaced(finnish.puzzle)}\n${spaced(newspaper.puzzle)}\n\n${spaced(finnish.puzzle)}\n`,
    'spaced',
    [finnish.solution, newspaper.solution, finnish.solution],
    spaced,
  ],
  ['R5', json(newspaper.puzzle), 'json', [newspaper.solution], json],
  ['R5', json(nine.puzzle.replaceAll('x', '0')), 'json', [nine.solution], json],
];

for (const [program, input, layout, solutions, write] of answered) {
  testAtDesk(`what it gives back: ${program}`, async (desk) => {
    const { text, note } = await desk.write(layout, 'solution', input);
    const between = write(solutions[0]).includes('\n') ? '\n\n' : '\n';
    // Several solutions may come in any order.
    assert.deepEqual([text.split(between).sort(), note], [solutions.map(write).sort(), '']);
  });
}

/** Puzzles that have not exactly one solution. @type {[program: string, input: string, verdict: RegExp][]} */
const refused = [
  ['R3: several are told from one', inRows(thirteen), /^Several solutions\.$/],
  ['R3: several are told from one, numbers apart', spaced(thirteen), /^Several solutions\.$/],
  ['R5: none', json(`9${newspaper.puzzle.slice(1)}`), /No solution\.$/],
  ['R5: the same digit twice', json(`55${newspaper.puzzle.slice(2)}`), /^Row 1 has three 5s\./],
];

for (const [program, input, verdict] of refused) {
  testAtDesk(program, async (desk) => {
    await desk.paste(input);
    await desk.shows({ verdict });
  });
}

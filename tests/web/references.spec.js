// The five reference programs: the text box reads what they read, and gives back what they give back.

import { finnish, four, json, newspaper, nine, rows, six, spaced, thirteen } from './cases.js';
import { expect, test } from './fixtures.js';
import { everySolution } from './naive.js';

const inRows = (/** @type {string} */ cells) => rows(cells).join('\n');
const fewer = { four: `1234${'0'.repeat(12)}`, six: `061453405216346105${'0'.repeat(18)}` };

/** @type {[program: string, input: string, layout: string, solutions: string[], write: (cells: string) => string][]} */
const answered = [
  ['R1', inRows(finnish.puzzle), 'Rows', [finnish.solution], inRows],
  ['R1', inRows(newspaper.puzzle), 'Rows', [newspaper.solution], inRows],
  ['R1, every solution', inRows(thirteen), 'Rows', everySolution(thirteen), inRows],
  ['R2, 4×4', `4\n${inRows(four.puzzle)}\n`, 'Spaced rows', [four.solution], spaced],
  ['R2, 6×6', `6\n${inRows(six.puzzle)}\n`, 'Spaced rows', [six.solution], spaced],
  ['R2, 9×9', `9\n${inRows(nine.puzzle)}\n`, 'Spaced rows', [nine.solution], spaced],
  ['R2, 4×4, every solution', `4\n${inRows(fewer.four)}`, 'Spaced rows', everySolution(fewer.four), spaced],
  ['R2, 6×6, every solution', `6\n${inRows(fewer.six)}`, 'Spaced rows', everySolution(fewer.six), spaced],
  ['R3', inRows(newspaper.puzzle), 'Rows', [newspaper.solution], inRows],
  ['R3', inRows(finnish.puzzle), 'Rows', [finnish.solution], inRows],
  ['R3, numbers apart', spaced(newspaper.puzzle), 'Spaced rows', [newspaper.solution], spaced],
  ['R3, numbers apart', spaced(finnish.puzzle), 'Spaced rows', [finnish.solution], spaced],
  ['R4', spaced(finnish.puzzle), 'Spaced rows', [finnish.solution], spaced],
  [
    'R4, many',
    `${spaced(finnish.puzzle)}\n${spaced(newspaper.puzzle)}\n\n${spaced(finnish.puzzle)}\n`,
    'Spaced rows',
    [finnish.solution, newspaper.solution, finnish.solution],
    spaced,
  ],
  ['R5', json(newspaper.puzzle), 'JSON', [newspaper.solution], json],
  ['R5', json(nine.puzzle.replaceAll('x', '0')), 'JSON', [nine.solution], json],
];

/** Puzzles that have not exactly one solution. @type {[program: string, input: string, verdict: RegExp][]} */
const refused = [
  ['R3: several are told from one', inRows(thirteen), /13 solutions\.$/],
  ['R3: several are told from one', spaced(thirteen), /13 solutions\.$/],
  ['R5: none', json(`9${newspaper.puzzle.slice(1)}`), /No solution\.$/],
  ['R5: the same digit twice', json(`55${newspaper.puzzle.slice(2)}`), /^Row 1 has three 5s\./],
];

test('what each program takes in and gives back', async ({ sudoku, page }) => {
  const box = page.getByLabel('Puzzle text');
  for (const [program, input, layout, solutions, write] of answered) {
    await test.step(program, async () => {
      await sudoku.button('Text or file…').click();
      await box.fill(input);
      await page.getByLabel('Layout').selectOption(layout);
      await page.getByLabel('Content').selectOption('Solution');
      const between = write(solutions[0]).includes('\n') ? '\n\n' : '\n';
      // Several solutions may come in any order.
      const sorted = async () => (await box.inputValue()).split(between).sort();
      await expect.poll(sorted).toEqual(solutions.map(write).sort());
      await sudoku.button('Close').click();
    });
  }
  for (const [program, input, verdict] of refused) {
    await test.step(program, async () => {
      await sudoku.paste(input);
      await expect(sudoku.verdict).toHaveText(verdict);
    });
  }
});

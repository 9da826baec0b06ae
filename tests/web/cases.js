// The own cases of the five reference programs: what each of them reads, in its own form, and the solution.

/** @import { Step } from '../../www/pkg/ninefold_hint.js' */

/** A hard puzzle that is said to be by a Finnish mathematician: R1, R3 and R4 have it. */
export const finnish = {
  puzzle: '800000000003600000070090200050007000000045700000100030001000068008500010090000400',
  solution: '812753649943682175675491283154237896369845721287169534521974368438526917796318452',
};

/** R3's first example. */
export const newspaper = {
  puzzle: '005300000800000020070010500400005300010070006003200080060500009004000030000009700',
  solution: '145327698839654127672918543496185372218473956753296481367542819984761235521839764',
};

/** R3's first example without its first given, the 5 in row 1, column 3: 13 solutions. */
export const thirteen = `000${newspaper.puzzle.slice(3)}`;

/** Puzzles typed without their rule, by our own hand: with it each has one solution; `either` with each of two. `mended` has repairs besides. */
export const unruled = {
  diagonals: '.....23........6..8..1...2.......582..1..........7.......5....32......9.4..9.3...',
  windows: '..............1.........762.......4...5.6.9...3.........761....3..........87.51.9',
  disjoint: '..8..13..........8.......7..2.8.3....5...2.13..1............5.49...6..8........2.',
  either: '.5......8..4......2......1...6..73.....1......9...5..27..4..6......6......2...5..',
  mended: '7698.23........6..85.1..72....31.582..1...9...8..75....9.5....323.....9.4..9.3...',
};

/** R2's three sizes, `x` for a blank. */
export const four = { puzzle: '3xx442x1x34224x3', solution: '3124423113422413' };
export const six = { puzzle: 'x614534x52163461x51523645x46316x354x', solution: '261453435216346125152364524631613542' };
export const nine = {
  puzzle: 'xx971325xx3x8x2x6xxx85x43xxxx395712xx142xx73x52x3xx98x7514xx6xxxxxx7x8xxx8613xxxx',
  solution: '649713258135892467278564319863957124914286735527341986751428693392675841486139572',
};

/** A puzzle of each level, from random ones, with its rating. */
export const levels = /** @type {const} */ ([
  {
    level: 'easy',
    rating: 1.5,
    puzzle: '.146..9.23.2...........861..5..7.8...4....59....8.1.....9.4..2.........6..3....7.',
    solution: '814637952362519748795428613256974831148362597937851264689743125471295386523186479',
  },
  {
    level: 'medium',
    rating: 2.6,
    puzzle: '6...9....2....6.744.1.....58...4...7.......5..639....8.....7..1..4.5.9..1...6....',
    solution: '687594213295316874431728695819245367742683159563971428926837541374152986158469732',
  },
  {
    level: 'hard',
    rating: 4.4,
    puzzle: '7....4.....6......4..53971....2.1.......95..8.7....5.4..51..6...9.....8.....43...',
    solution: '719624835536817942428539716854271369263495178971368524345182697192756483687943251',
  },
  {
    level: 'unfair',
    rating: 7.3,
    puzzle: '1..3.69...........9..8.7......2.18....7....4..2.....165.....3...6...2..8..4958...',
    solution: '158346927673529184942817563496271835317685249825493716581764392769132458234958671',
  },
  {
    level: 'extreme',
    rating: 8.3,
    puzzle: '....8.9..32........8.6...24..974.......8.3....4......1..4.6.18...2.14..9...5.....',
    solution: '475182936326495817981637524539741268617823495248956371754269183862314759193578642',
  },
]);

/**
 * Famous ones from the Players' Forum's list of the hardest, each with the rating that it has here at least. It takes dynamic
 * chains in dynamic chains: Sukaku Explainer says 11.9.
 */
export const hardest = [
  {
    name: 'Golden Nugget',
    least: '11.4',
    puzzle: '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....',
  },
  {
    name: 'Kolk',
    least: '10.8',
    puzzle: '12.3.....4.....3....3.5......42..5......8...9.6...5.7...15..2......9..6......7..8',
  },
  {
    name: 'Patience',
    least: '11.3',
    puzzle: '12.3.....4.5...6...7.....2.6..1..3....453.........8..9...45.1.........8......2..7',
  },
  {
    name: 'Imam Bayildi',
    least: '11.4',
    puzzle: '..3..6.8....1..2......7...4..9..8.6..3..4...1.7.2.....3....5.....5...6..98.....5.',
  },
];

/** A puzzle as the grid shows it: `.` for a blank. @param {string} puzzle */
export const dots = (puzzle) => puzzle.replaceAll(/[0x]/g, '.');

/** A puzzle with other digits in some cells. @param {string} puzzle @param {Record<number, string>} changes by cell */
export const changed = (puzzle, changes) => [...puzzle].map((digit, cell) => changes[cell] ?? digit).join('');

/**
 * The newspaper's and the Finnish puzzle with one more given, for tests in which it does not matter how hard a puzzle is:
 * they are rated in two milliseconds, those in six hundred. With those, the browser tests took half as long again.
 */
export const daily = { ...newspaper, puzzle: changed(newspaper.puzzle, { 75: '8' }) };
export const weekly = { ...finnish, puzzle: changed(finnish.puzzle, { 37: '6' }) };

/** A puzzle's rows. @param {string} cells */
export function rows(cells) {
  const side = Math.sqrt(cells.length);
  return Array.from({ length: side }, (_, row) => cells.slice(row * side, (row + 1) * side));
}

/** Rows of single characters with a blank between them. @param {string} cells */
export const spaced = (cells) =>
  rows(cells)
    .map((row) => [...row].join(' '))
    .join('\n');

/** The LeetCode task's board. @param {string} cells */
export const json = (cells) => JSON.stringify(rows(cells).map((row) => [...row.replaceAll('0', '.')]));

/** @type {{ name: string, text: string, solutions: string[] }[]} one solution for each puzzle of the text */
export const references = [
  { name: 'R1: nine lines of nine digits', text: rows(finnish.puzzle).join('\n'), solutions: [finnish.solution] },
  { name: 'R2: size 4 and its lines', text: `4\n${rows(four.puzzle).join('\n')}`, solutions: [four.solution] },
  { name: 'R2: size 6 and its lines', text: `6\n${rows(six.puzzle).join('\n')}`, solutions: [six.solution] },
  { name: 'R2: size 9 and its lines', text: `9\n${rows(nine.puzzle).join('\n')}`, solutions: [nine.solution] },
  { name: 'R3: nine lines of nine digits', text: rows(newspaper.puzzle).join('\n'), solutions: [newspaper.solution] },
  { name: 'R3: blank-separated numbers', text: spaced(newspaper.puzzle), solutions: [newspaper.solution] },
  {
    name: 'R4: puzzles one after the other',
    text: `${spaced(finnish.puzzle)}\n${spaced(newspaper.puzzle)}\n\n${spaced(finnish.puzzle)}\n`,
    solutions: [finnish.solution, newspaper.solution, finnish.solution],
  },
  { name: 'R5: the JSON board', text: json(newspaper.puzzle), solutions: [newspaper.solution] },
];

/** Every layout that `format` writes, in the order in which the engine names them. */
export const layouts = /** @type {const} */ ([
  ...['rows', 'spaced', 'line', 'zeros', 'grid', 'csv', 'json', 'sdk', 'ss', 'marks', 'sukaku', 'link', 'fpuzzles'],
  ...['sudokupad', 'iss'],
]);

/** The technique of what `nextStep` answers, or the word. @param {Step | 'undecided' | undefined} next */
export const techniqueOfNext = (next) => (typeof next === 'object' ? next.technique : next);

/** An unfair puzzle with answers and marks, as a link has them: what comes next is a chain. */
export const chain =
  '100306900000000000900807000000201800007000040020000016500000300060002008004958000' +
  '&answers=000000000000000000000000000090000000010000209000000000081004092709130450230000000' +
  '&marks=AAACCAAAAAAAAgUIxUAAAAIMAoJAAAmAAAAAAAAAAFAAGAAAAAAAAAAAAAAAAAAAAAAAAAAAIBxEEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

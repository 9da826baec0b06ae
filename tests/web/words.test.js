// What the page says, in English, as tables.

import './english.js';
import { classic } from '../../www/model/layout.js';
import { actionsIn, situationOf } from '../../www/model/situation.js';
import { pageSentences } from '../../www/words/asides.js';
import { hintSentences } from '../../www/words/hints.js';
import { entryWords, paceWords, ratedWords, workedWords } from '../../www/words/list.js';
import { noteWords, teach } from '../../www/words/notes.js';
import { cellWords } from '../../www/words/puzzle.js';
import { sayingWords } from '../../www/words/saying.js';
import { incomingSentences, openedListWords, openedWords } from '../../www/words/texts.js';
import { levelOf, levelWords, solvedWords, timeWords } from '../../www/words/verdict.js';
import { emptyOf, printed } from './printed.js';
import { table } from './table.js';

/** @import { TimedVerdict } from '../../www/engine/questions.js' */
/** @import { Fact, ReadAs } from '../../www/model/facts.js' */
/** @import { Sheet } from '../../www/model/sheet.js' */
/** @import { Verdict } from '../../www/pkg/ninefold.js' */
/** @import { View } from '../../www/session/view.js' */

teach({ ...hintSentences, ...incomingSentences, ...pageSentences }); // on the page, their features bring them

const cells = new Uint8Array(81);
/** How much of a 9×9 there is. @param {number} givens */
const extent = (givens) => ({ givens, cells: cells.length });
/** @param {number} digit @param {'row' | 'column' | 'box'} kind @param {number} index @param {number} count */
const clash = (digit, kind, index, count) => ({
  digit,
  house: { kind, index },
  cells: Array.from({ length: count }, (_, i) => i),
});

const several = /** @type {const} */ ({ verdict: 'several', solution: cells, other: cells });
const unique = /** @type {const} */ ({ verdict: 'unique', solution: cells });
const none = /** @type {const} */ ({ verdict: 'none' });

/** What is to be seen of a puzzle with so many givens. @param {number} givens @param {Verdict | null} verdict @param {object} [more] */
const viewOf = (givens, verdict, more) =>
  /** @type {View} */ (
    /** @type {unknown} */ ({
      extent: extent(givens),
      verdict,
      clashes: verdict?.verdict === 'clash' ? verdict.clashes : [],
      hasProgress: false,
      isSettled: true,
      isJudging: false,
      found: null,
      solution: null,
      finished: 0,
      filled: 0,
      rating: null,
      note: null,
      news: null,
      unkept: new Set(),
      mode: 'givens',
      selected: 19,
      position: { sheet: emptyOf(9) },
      layout: classic(9),
      ...more,
    })
  );

const step = /** @type {any} */ ({ technique: 'x-wing', places: [], removes: [] });
const followed = { kind: 'stopped', count: 431 };
/** Digits of which each is twice in one house. @param {number} inRow @param {number} [inColumn] @returns {Verdict} */
const clashing = (inRow, inColumn) => ({
  verdict: 'clash',
  clashes: [clash(inRow, 'row', 2, 2), ...(inColumn ? [clash(inColumn, 'column', 1, 2)] : [])],
});
teach(incomingSentences);
const done = (/** @type {object} */ more) => ({
  note: { kind: 'followed', step: { ...step, ...more }, layout: classic(9), isAloud: false },
});
const pasted = (/** @type {number} */ ignored, passed = '', label = '') => ({
  note: { kind: 'opened', sheet: emptyOf(9), reading: { format: 'line', ignored, passed, symbols: [] }, label },
});

/** @type {[[number, Verdict | null, object?], string][]} the sentence, the line below it, and its sign */
const sayings = [
  [[0, null], 'Type it as you read it. / Space or “blank” skips a cell.'],
  [[0, several], 'Type it as you read it. / Space or “blank” skips a cell.'],
  [[1, several], '1 given so far. / Row 3, column 2 is next.'],
  [[8, several], '8 givens so far. / Row 3, column 2 is next.'],
  [[8, several, { mode: 'answers' }], '8 givens so far.'],
  [[8, null, { isJudging: true }], '8 givens so far. / Row 3, column 2 is next.'],
  [[24, null, { isJudging: true }], '24 givens.'],
  [[24, several, { isSettled: false }], 'Not yet one solution. / 24 givens: go on typing.'],
  [[24, several], 'Several solutions. / Is a given missing?'],
  [[24, unique], '✓ Exactly one solution. / 24 givens'],
  [[81, unique], '✓ Exactly one solution. / Every cell is given.'],
  [[24, none], '✕ No solution. / 24 givens: something is mistyped.'],
  [[8, none], '✕ No solution. / 8 givens: something is mistyped.'],
  [[24, unique, { hasProgress: true, filled: 4 }], '4 of 57 filled in.'],
  [[24, unique, done({ places: [{ cell: 19, digit: 7 }] })], '7 filled in.'],
  [[24, unique, { hasProgress: true, ...done({ removes: [{ cell: 19, digit: 7 }] }) }], 'One 7 struck out.'],
  [[24, unique, { solution: cells }], '✓ Solved.'],
  [[24, unique, { hasProgress: true, finished: 57 }], '✓ You have solved it. / All 57 answers are right.'],
  [[80, unique, { hasProgress: true, finished: 1 }], '✓ You have solved it. / Your answer is right.'],
  [[24, null, { isSlow: true, isJudging: true }], 'Thinking…'],
  [[24, null], 'Stopped. / 24 givens: any change asks again.'],
  [[24, null, { isBroken: true }], 'No verdict. / 24 givens: any change asks again.'],
  [[24, several, { isCountWanted: true, found: { count: 13, complete: true } }], '13 solutions. / 24 givens'],
  [
    [24, several, { solution: cells, found: { count: 54321, complete: true } }],
    '54,321 solutions. / A dot marks a cell that differs.',
  ],
  [
    [8, several, { solution: cells, found: { count: 13, complete: true } }],
    '13 solutions. / A dot marks a cell that differs.',
  ],
  [
    [24, several, { isCountWanted: true, isCountingSlow: true, found: { count: 2 } }],
    'Several solutions. / Still counting…',
  ],
  [
    [24, several, { isCountWanted: true, isCountingSlow: true, found: { count: 1000 } }],
    'More than 1,000 solutions. / Still counting…',
  ],
  [[24, several, { isCountWanted: true, found: { count: 100000 } }], 'More than 100,000 solutions. / 24 givens'],
  [
    [24, several, { solution: cells, found: { count: 100000 } }],
    'Several solutions. / A dot marks a cell that differs.',
  ],
  [
    [24, several, { isCountWanted: true, note: followed, found: { count: 431 } }],
    'More than 431 solutions. / Stopped at 431 solutions.',
  ],
  [[24, clashing(5)], '✕ Row 3 has two 5s.'],
  [[24, { verdict: 'clash', clashes: [clash(10, 'box', 0, 3)] }], '✕ Box 1 has three As.'],
  [[24, { verdict: 'clash', clashes: [clash(1, 'column', 8, 12)] }], '✕ Column 9 has 12 1s.'],
  [
    [24, { verdict: 'clash', clashes: [clash(5, 'row', 2, 2), clash(5, 'box', 1, 2)] }],
    '✕ Row 3 has two 5s. / And so has box 2.',
  ],
  [[24, clashing(5, 6)], '✕ Row 3 has two 5s. / Column 2 has two 6s.'],
  [
    [24, { verdict: 'clash', clashes: [clash(5, 'row', 2, 2), clash(5, 'box', 1, 2), clash(6, 'box', 2, 2)] }],
    '✕ Row 3 has two 5s. / And 2 more clashes.',
  ],
  [[24, unique, pasted(0)], '✓ Exactly one solution. / One line, 9×9, 0 givens.'],
  [[24, none, pasted(0)], '✕ No solution. / One line, 9×9, 0 givens.'],
  [[24, clashing(5, 6), pasted(0)], '✕ Row 3 has two 5s. / Column 2 has two 6s.'],
  [
    [24, clashing(5, 6), pasted(2, 'by')],
    '✕ Row 3 has two 5s. / One line, 9×9, 0 givens. 2 characters ignored: “\u2068by\u2069”.',
  ],
  [
    [24, clashing(5, 6), pasted(4, '', 'easy')],
    '✕ Row 3 has two 5s. / The text calls it “\u2068easy\u2069”. One line, 9×9, 0 givens.',
  ],
  [[24, clashing(5), pasted(0)], '✕ Row 3 has two 5s. / One line, 9×9, 0 givens.'],
];
table(
  'what the page says',
  ([givens, verdict, more]) => {
    const { sentence, below, sign } = sayingWords(viewOf(givens, verdict, more));
    const signs = { '': '', right: '✓ ', wrong: '✕ ' };
    return signs[sign] + [sentence, below].filter(Boolean).join(' / ');
  },
  sayings,
);

/** @type {[[Verdict | null, [number, number, number][]], string][]} what clashes: row, how often, how many are answers */
const ownClashes = [
  [[unique, [[2, 2, 1]]], 'Row 3 has two 7s. / One of them is your answer.'],
  [[unique, [[2, 2, 2]]], 'Row 3 has two 7s. / Both are your answers.'],
  [[several, [[2, 3, 2]]], 'Row 3 has three 7s. / 2 of them are your answers.'],
  [
    [
      unique,
      [
        [2, 2, 1],
        [4, 3, 1],
      ],
    ],
    'Row 3 has two 7s. / One of them is your answer. And 1 more clash.',
  ],
  [
    [
      unique,
      [
        [2, 2, 1],
        [4, 2, 1],
      ],
    ], // the same cells: one clash, in two houses
    'Row 3 has two 7s. / One of them is your answer.',
  ],
  [
    [
      { verdict: 'clash', clashes: [clash(7, 'row', 2, 2)] },
      [
        [2, 2, 0],
        [4, 3, 1],
      ],
    ],
    'Row 5 has three 7s. / One of them is your answer. And 1 more clash.',
  ],
];
table(
  'a clash of one’s own',
  ([verdict, rows]) => {
    const clashes = rows.map(([row, count, own]) => ({ ...clash(7, 'row', row, count), own }));
    const { sentence, below } = sayingWords(viewOf(24, verdict, { clashes, hasProgress: true }));
    return `${sentence} / ${below}`;
  },
  ownClashes,
);

/** @type {[[number, Verdict | null, object?], string][]} what there is to do in each situation, the main thing first */
const doings = [
  [[0, null], 'first: camera paste example'],
  [[8, several], 'typing: '],
  [[24, several, { isSettled: false }], 'going: '],
  [[24, several], 'several: examine count'],
  [[24, several, { isCountWanted: true }], 'asked: examine solve'],
  [[24, several, { isCountWanted: true, isCountingSlow: true }], 'asked: examine solve stop'],
  [[8, several, { solution: cells }], 'asked: solve'],
  [[24, unique], 'unique: hint path solve'],
  [[81, unique], 'full: '],
  [[24, { verdict: 'clash', clashes: [clash(5, 'row', 2, 2)] }], 'clash: examine'],
  [[24, unique, { clashes: [{ ...clash(5, 'row', 2, 2), own: 1 }] }], 'clash: hint path solve'],
  [[24, none], 'none: examine'],
  [[24, unique, { hasProgress: true }], 'answers: hint path solve'],
  [[24, unique, { solution: cells }], 'shown: path print solve'],
  [[24, unique, { hasProgress: true, finished: 57 }], 'solved: new path print'],
  [[24, unique, done({})], 'done: hint path solve'],
  [[24, null, { isSlow: true }], 'thinking: hint path solve'],
  [[24, null], 'stopped: again'],
];
table(
  'what there is to do',
  ([givens, verdict, more]) => {
    const view = viewOf(givens, verdict, more);
    return `${situationOf(view)}: ${actionsIn(view).join(' ')}`;
  },
  doings,
);

/** @type {[[object | null, boolean], string | null][]} how many of five bars, the level and its number */
const levelsSeen = [
  [[{ level: 'easy', rating: 1.2 }, false], '1 Easy 1.2'],
  [[{ level: 'extreme', rating: 10.3, least: true }, false], '5 Extreme at least 10.3'],
  [[null, true], '0  How hard? …'],
  [[null, false], null],
  [[{ level: 'easy', rating: 0 }, false], null],
];
table(
  'how hard it is',
  ([rating, isRatingSlow]) => {
    const level = levelOf(viewOf(24, unique, { rating, isRatingSlow }));
    return level && `${level.bars} ${level.level} ${level.number}`;
  },
  levelsSeen,
);

/** @type {[Fact, string][]} */
const copied = [
  [{ kind: 'copied', isSolved: false }, 'Copied the puzzle.'],
  [{ kind: 'copied', isSolved: true }, 'Copied the solution.'],
  [{ kind: 'copiedAll', count: 13, complete: true, asText: 13 }, 'Copied all 13 solutions.'],
  [{ kind: 'copiedAll', count: 12345, complete: true, asText: 10000 }, 'Copied the first 10,000 of 12,345 solutions.'],
  [
    { kind: 'copiedAll', count: 100000, complete: false, asText: 10000 },
    'Copied the first 10,000 of more than 100,000 solutions.',
  ],
];
table('copied', noteWords, copied);

table('time', timeWords, [
  [0, 'under 0.1 ms'],
  [0.0999, 'under 0.1 ms'],
  [0.1, '0.1 ms'],
  [3.14, '3.1 ms'],
  [42.4, '42 ms'],
  [1234, '1.2 sec'],
]);

/** @type {[[verdict: TimedVerdict, isAloud: boolean], string][]} */
const solved = [
  [[{ verdict: 'unique', solution: cells, millis: 0 }, false], 'In under 0.1 ms.'],
  [[{ verdict: 'unique', solution: cells, millis: 0 }, true], 'Solved. In under 0.1 ms.'],
  [
    [{ verdict: 'several', solution: cells, other: cells, millis: 2 }, true],
    'In 2.0 ms. A dot marks a cell that differs.',
  ],
];
table('solved', ([verdict, isAloud]) => solvedWords(verdict, isAloud), solved);

/** @type {[Partial<Parameters<typeof cellWords>[0]> & { at?: number }, string][]} */
const spokenCells = [
  [{}, 'blank, box 1'],
  [{ at: 54, digit: 5, origin: 'given', roles: ['clash'] }, '5, given, clash, box 7'],
  [{ digit: 16, origin: 'solved' }, 'G, solved, box 1'],
  [{ digit: 4, origin: 'solved', roles: ['differs'] }, '4, solved, differs between solutions, box 1'],
  [{ digit: 4, origin: 'given', roles: ['clash'], other: 0 }, '4, given, clash, would be blank, box 1'],
  [{ roles: ['differs'], other: 10 }, 'blank, differs between solutions, would be A, box 1'],
  [{ digit: 7, origin: 'answer' }, '7, answer, box 1'],
  [{ digit: 7, origin: 'answer', roles: ['clash', 'wrong'] }, '7, answer, clash, wrong, box 1'],
  [{ marks: [1, 4, 10] }, 'blank, marks 1 4 A, box 1'],
];
const blankCell = /** @type {const} */ ({ digit: 0, origin: '' });
table('cell', ({ at = 0, ...cell }) => cellWords({ ...blankCell, ...cell }, classic(9), at), spokenCells);
const one = printed('5'.padEnd(81, '.'));
/** @param {{ sheet: Sheet } & ReadAs} opened */
const opened = ({ sheet, ...part }) => openedWords(sheet, part);
table('opened', opened, [
  [{ sheet: one, format: 'rows', ignored: 0, passed: '', symbols: [] }, 'Nine rows, 1 given.'],
  // All of it is what the puzzle is called.
  [{ sheet: one, format: 'rows', ignored: 4, passed: '', symbols: [] }, 'Nine rows, 1 given.'],
  [
    { sheet: one, format: 'rows', ignored: 6, passed: 'For me', symbols: [] },
    'Nine rows, 1 given. 6 characters ignored: “\u2068For me …\u2069”.',
  ],
  [
    { sheet: one, format: 'rows', ignored: 5, passed: 'For me', symbols: [] },
    'Nine rows, 1 given. 5 characters ignored: “\u2068For me\u2069”.',
  ],
  [
    { sheet: one, format: 'rows', ignored: 43, passed: 'This puzzle is from…', symbols: [] },
    'Nine rows, 1 given. 43 characters ignored: “\u2068This puzzle is from…\u2069”.',
  ],
  [
    { sheet: emptyOf(6), format: 'grid', ignored: 1, passed: '?', symbols: [] },
    'A grid with borders, 6×6, 0 givens. 1 character ignored: “\u2068?\u2069”.',
  ],
  [
    { sheet: emptyOf(16), format: 'csv', ignored: 1, passed: '?', symbols: [{ side: 16, set: 'fromZero' }] },
    'CSV, 16×16, 0 givens. Hexadecimal digits: 0 is shown as G. 1 character ignored: “\u2068?\u2069”.',
  ],
]);
const whole = { isWhole: true, unread: 0, ignored: 0, passed: '', symbols: [] };
table('opened as a list', openedListWords, [
  [{ ...whole, count: 2, format: 'line' }, 'Lines: 2 puzzles.'],
  [{ ...whole, count: 3, unread: 1, format: 'json' }, 'JSON: 3 puzzles. 1 of them is unreadable.'],
  [
    { ...whole, count: 3, isWhole: false, ignored: 2, passed: 'by', format: 'line' },
    'Lines: 3 puzzles so far. 2 characters ignored: “\u2068by\u2069”.',
  ],
  [
    {
      ...whole,
      count: 2,
      format: 'line',
      symbols: [
        { side: 25, set: 'fromZero' },
        { side: 16, set: 'letters' },
      ],
    },
    'Lines: 2 puzzles. Digits from 0: 0 is shown as P. Letters: A is shown as 1, P as G.',
  ],
]);
/** @param {{ label?: string }} row */
const listed = ({ label }) => entryWords('unique', { line: '', sheet: one, label }, null, null).about;
table('row of a list', listed, [
  [{}, '9×9, 1 given'],
  [{ label: 'Fiendish 12' }, '9×9, 1 given · \u2068Fiendish 12\u2069'],
]);
const worked = { done: 3, isSolved: true, trouble: null };
table('worked', workedWords, [
  [{ ...worked, seconds: 0.04 }, 'Solved in under 0.1 sec.'],
  [{ ...worked, seconds: 0.3 }, 'Solved in 0.3 sec.'],
  [{ ...worked, seconds: 3 }, 'Solved in 3.0 sec: 1 puzzle a second.'],
  [
    { ...worked, seconds: 3, trouble: { fault: { kind: 'lost' } } },
    'There is no file to go on with: please open it again. What was solved is kept.',
  ],
]);
const rated = { done: 3, seconds: 30, isRated: true, trouble: null };
table('rated', ratedWords, [
  [rated, 'Rated in 30 sec.'],
  [{ ...rated, isRated: false }, 'Stopped: 3 puzzles rated so far.'],
  [{ ...rated, seconds: 0, done: 0, isRated: false }, ''],
  [{ ...rated, done: 0 }, ''],
]);
table('how fast puzzles are solved', (work) => paceWords(work, false), [
  [{ done: 0, seconds: 1, progress: 0 }, 'Starting…'],
  [{ done: 100, seconds: 10, progress: 0.5 }, '10 puzzles a second, 10 sec left'],
  [{ done: 100, seconds: 100, progress: 0.5 }, '1 puzzle a second, 2 min left'],
  [{ done: 100, seconds: 6000, progress: 0.5 }, '0.017 puzzles a second, 1.7 hr left'],
]);
table('how fast puzzles are rated', (work) => paceWords(work, true), [
  [{ done: 0, seconds: 2, progress: 0 }, ''],
  [{ done: 1, seconds: 4, progress: 0.01 }, 'Rating 0.25 puzzles a second, 7 min left'],
  [{ done: 4567, seconds: 1, progress: 0.5 }, 'Rating 4,600 puzzles a second, 1 sec left'],
]);
table('levelWords', levelWords, [
  [null, ''],
  [{ rating: 0, level: 'easy' }, ''], // nothing is blank
  [{ rating: 2.6, level: 'medium' }, 'Medium, 2.6'],
  [{ rating: 3, level: 'medium' }, 'Medium, 3.0'],
  [{ rating: 10.5, level: 'extreme', least: true }, 'Extreme, at least 10.5'],
]);

/** @type {[[digit: number, side: number], string][]} */
const tooLarge = [
  [[7, 6], 'There is no 7 in a 6×6: its digits are 1 to 6.'],
  [[17, 16], 'There is no H in a 16×16: its digits are 1 to G.'],
];
table(
  'a digit that the size does not have',
  ([digit, side]) => noteWords({ kind: 'obstacle', obstacle: 'tooLarge', command: { do: 'digit', digit }, side }),
  tooLarge,
);

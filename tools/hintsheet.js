// Ten positions with their hint, as docs/hints.md shows them: each as a newspaper would print it, what is said of it in both voices,
// and what each sentence lets somebody do who knows only the rules.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawingOf, rim, rimOf } from '../www/model/drawing.js';
import { layerOfStep } from '../www/model/hintlayers.js';
import { candidatesOf } from '../www/model/marks.js';
import { sheetIn } from '../www/model/sheet.js';
import { signedParts } from '../www/model/signs.js';
import { svgOf } from '../www/model/svg.js';
import { filledIn, withStep, workOf } from '../www/model/work.js';
import { speak } from '../www/words/i18n.js';
import { stepWords } from '../www/words/steps.js';
import { root } from './steps.js';
import { messagesOf } from './words.js';

/** @import { Sign } from '../www/model/signs.js' */
/** @import { Step, Technique } from '../www/pkg/ninefold_hint.js' */

/**
 * A technique, a puzzle of the project's own and how many steps of its way are done; and what the reader does with each sentence: with
 * the first look, and then with the reason.
 * @type {{ technique: Technique, puzzle: string, done: number, does: string[] }[]}
 */
const hints = [
  {
    technique: 'hidden-single',
    puzzle: '.146..9.23.2...........861..5..7.8...4....59....8.1.....9.4..2.........6..3....7.',
    done: 0,
    does: [
      'The question names a digit and frames a row: one can go through its blanks.',
      'Each tinted 6 stands in the column or box of some of these blanks, which therefore cannot be 6. One blank is left.',
      'The square stands in that blank, and the answer is read off it.',
    ],
  },
  {
    technique: 'naked-single',
    puzzle: '.146..9.23.2...........861..5..7.8...4....59....8.1.....9.4..2.........6..3....7.',
    done: 3,
    does: [
      'The question frames one cell: one can count from 1 to 9 along its row, column and box.',
      'Each tinted digit is found there, and there is one for every digit but 3.',
      'Only 3 is left, and the square shows it.',
    ],
  },
  {
    technique: 'pointing',
    puzzle: '6...9....2....6.744.1.....58...4...7.......5..639....8.....7..1..4.5.9..1...6....',
    done: 0,
    does: [
      'The question names a digit and frames a box: one can look where in the box it still fits.',
      'The three discs are all of its places, and they lie in the dashed column. The box needs its 3, so it is one of these.',
      'Then the column has its 3 there. The struck 3s are the others in it.',
    ],
  },
  {
    technique: 'naked-pair',
    puzzle: '6...9....2....6.744.1.....58...4...7.......5..639....8.....7..1..4.5.9..1...6....',
    done: 0,
    does: [
      'The look says what to search the framed column for: two cells with the same two digits.',
      'The discs show these two cells and that nothing else is left in them. Two cells for two digits: they use both up.',
      'The struck digits are the same two in the other blanks of the frame.',
    ],
  },
  {
    technique: 'hidden-pair',
    puzzle: '7....4.....6......4..53971....2.1.......95..8.7....5.4..51..6...9.....8.....43...',
    done: 5,
    does: [
      'The question names two digits and frames a row: one can look where each still fits.',
      'The tinted digits rule them out elsewhere, as for a single. Two digits need two cells, and there are only these.',
      'So nothing else fits there: it is struck.',
    ],
  },
  {
    technique: 'x-wing',
    puzzle: '7....4.....6......4..53971....2.1.......95..8.7....5.4..51..6...9.....8.....43...',
    done: 9,
    does: [
      'The look frames two rows and names a digit: one can look for its places in them.',
      'The discs are all places in both rows, and they lie in the two dashed columns. Two rows need two 6s, one in each column.',
      'The columns have their 6 in these rows. The struck 6s are the others in them.',
    ],
  },
  {
    technique: 'skyscraper',
    puzzle: '....8.9..32........8.6...24..974.......8.3....4......1..4.6.18...2.14..9...5.....',
    done: 0,
    does: [
      'The look frames two columns and names a digit.',
      'Each frame has a disc and a ring and no other place. The rings lie in one row, so not both are right; where a ring is wrong, the disc of its column is right.',
      'Thin lines lead from both discs to the struck 1s: whichever disc is right, it shares a row or box with them.',
    ],
  },
  {
    technique: 'unique-rectangle-type-1',
    puzzle: '6...9....2....6.744.1.....58...4...7.......5..639....8.....7..1..4.5.9..1...6....',
    done: 45,
    does: [
      'The look frames the four corners.',
      'Discs show the same two digits in all of them, and at three corners nothing else. If the fourth had nothing else either, the two digits could change places, and the puzzle would have two solutions. The line below says that a proper one has not.',
      'So what is struck at the fourth corner cannot be there.',
    ],
  },
  {
    technique: 'x-chain',
    puzzle: '7....4.....6......4..53971....2.1.......95..8.7....5.4..51..6...9.....8.....43...',
    done: 0,
    does: [
      'The look names a digit and frames where to start.',
      'The letters and arrows give the order. A full line: these are the only two places of a row, column or box. A dashed one: not both. So from the first one wrong follows the last one right.',
      'Thin lines lead from both ends to the struck 4, which cannot stand beside either.',
    ],
  },
  {
    technique: 'forcing-net-contradiction',
    puzzle: '800000000003600000070090200050007000060045700000100030001000068008500010090000400',
    done: 0,
    does: [
      'The question frames a cell and names a digit to try.',
      'The letters give the order, and the arrow to each digit comes from one that it follows from. “In full” says of each line why. In the end the framed box has no blank left for a 4.',
      'So the try was wrong, and its digit is struck.',
    ],
  },
];

const symbols = {
  on: '➊➋➌➍➎➏➐➑➒',
  off: '①②③④⑤⑥⑦⑧⑨',
};

/** A sign as plain text has it. @param {{ kind: Sign, symbol: string }} sign */
function plain({ kind, symbol }) {
  if (kind === 'on' || kind === 'off') return symbols[kind][Number(symbol) - 1];
  return { here: `[${symbol}]`, out: `~~${symbol}~~`, third: `◆${symbol}`, fourth: `◇${symbol}` }[kind];
}

/** A sentence with its signs as Markdown. @param {string} text */
const written = (text) =>
  signedParts(text)
    .map((part) => (typeof part === 'string' ? part : plain(part)))
    .join('');

/** The files in docs/, by name. @returns {Promise<Record<string, string>>} */
export async function hintSheet() {
  const { default: init, explain, steps } = await import('../www/pkg/ninefold_hint.js');
  await init({ module_or_path: readFileSync(join(root, 'www/pkg/ninefold_hint_bg.wasm')) });
  speak('en', messagesOf('en'));
  /** @type {Record<string, string>} */
  const files = {};
  const parts = hints.map(({ technique, puzzle, done, does }) => {
    const sheet = sheetIn(puzzle);
    if (!sheet) throw new Error(puzzle);
    let work = workOf({ sheet });
    work = { ...work, marks: candidatesOf(sheet, sheet.givens) };
    for (const step of explain(sheet.givens).steps.slice(0, done)) work = withStep(work, step);
    const found = steps(filledIn(work), { candidates: work.marks, givens: sheet.givens, technique });
    const step = found.toSorted((one, other) => lengthOf(one) - lengthOf(other))[0];
    const { name, look, eye, so, ear, soEar } = stepWords(step, sheet.layout);
    const drawing = drawingOf(work, [layerOfStep(step, work)]);
    const picture = svgOf({ ...drawing, texts: [...drawing.texts, rimOf(sheet.layout)] }, name, rim);
    files[`hints/${technique}.svg`] = picture;
    return [
      `## ${name}`,
      `![${soEar}](hints/${technique}.svg)`,
      `**${written(look)}** ${written(eye)} **${written(so)}**`,
      `*In words alone:* ${ear} ${soEar}`,
      ...does.map((line) => `- ${line}`),
    ].join('\n\n');
  });
  files['hints.md'] = [intro, ...parts].join('\n\n').concat('\n');
  return files;
}

/** @param {Step} step */
const lengthOf = ({ links, proof }) => links.length + (proof?.branches[0].lines.length ?? 0);

const intro = `# Ten hints, as a newspaper would print them

For whoever writes or draws hints. Each is a real step of a puzzle of the project's own. Below the picture stand the first look and the
reason as the page shows them, then the same in words alone, as a screen reader says it, and then what each of the three (the look, the reason, the
result) lets a reader do who knows only the rules. Nothing may be needed that is neither said nor drawn.

Signs: ➊ right · ① wrong · [1] goes here · ~~1~~ goes out · ◆1 a third role. After a change that is meant,
\`REFRESH=1 node --test tests/web/hintsheet.test.js\` makes this page anew.`;

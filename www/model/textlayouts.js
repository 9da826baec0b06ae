// The layouts of text: the ways to write a puzzle that the core knows. Each has a name (a key of locales/), an ending for its
// files, and the largest side of a grid for which it can hold the person's answers and marks. `isFull`: it has candidates in
// every blank, as soon as there are marks in one.

import { candidatesOf } from './marks.js';
import { filledIn } from './work.js';

/** @import { Layout } from '../pkg/ninefold.js' */
/** @import { Content } from './content.js' */
/** @typedef {{ layout: Layout, name: string, ending: string, answers?: number, marks?: number, isFull?: true }} Entry */

/** @satisfies {readonly Entry[]} */
export const layouts = /** @type {const} */ ([
  { layout: 'rows', name: 'layout.rows', ending: 'txt' },
  { layout: 'spaced', name: 'layout.spaced', ending: 'txt' },
  { layout: 'line', name: 'layout.line', ending: 'txt' },
  { layout: 'zeros', name: 'layout.zeros', ending: 'txt' },
  { layout: 'grid', name: 'layout.grid', ending: 'txt' },
  { layout: 'marks', name: 'layout.marks', ending: 'txt', answers: 25, marks: 25, isFull: true },
  { layout: 'csv', name: 'layout.csv', ending: 'csv' },
  { layout: 'json', name: 'layout.json', ending: 'json', answers: 25, marks: 25 },
  { layout: 'sdk', name: 'layout.sdk', ending: 'sdk', answers: 25 },
  { layout: 'ss', name: 'layout.ss', ending: 'ss', answers: 9, marks: 9, isFull: true },
  { layout: 'link', name: 'layout.link', ending: 'txt', answers: 9, marks: 9 },
]);

/** The name of a file with a puzzle or its solution in it. @param {Layout} layout @param {'puzzle' | 'solution'} content */
export function fileName(layout, content) {
  return `sudoku${content === 'solution' ? '-solution' : ''}.${entryOf(layout).ending}`;
}

/**
 * Which part of a person's work a layout cannot hold.
 * @param {Content} position
 * @param {Layout} layout
 * @returns {{ answers: boolean, marks: boolean }} whether there are answers, or marks, that would be lost
 */
export function leftOut({ sheet, answers, marks }, layout) {
  const { side } = sheet.layout;
  const { answers: ofAnswers = 0, marks: ofMarks = 0 } = entryOf(layout);
  return { answers: side > ofAnswers && hasAny(answers), marks: side > ofMarks && hasAny(marks) };
}

/**
 * What of a person's work a layout turns into something else.
 * @param {Content} position
 * @param {Layout} layout
 * @returns {{ asGivens: boolean, filled: boolean, struck: boolean }} `asGivens`: the answers look like givens; `filled`: a
 *   blank without marks has candidates; `struck`: a mark is left out, as a peer has its digit
 */
export function changed({ sheet, answers, marks }, layout) {
  // Where no cell of a JSON is given, whoever reads it takes all digits for givens.
  const isMixed = layout === 'marks' || (layout === 'json' && !hasAny(sheet.givens));
  const asGivens = isMixed && hasAny(answers);
  const { marks: most = 0, isFull } = entryOf(layout);
  if (!isFull || most < sheet.layout.side || !hasAny(marks)) return { asGivens, filled: false, struck: false };
  const candidates = candidatesOf(sheet, filledIn({ sheet, answers }));
  return {
    asGivens,
    filled: candidates.some((mask, cell) => mask && !marks?.[cell]),
    struck: candidates.some((mask, cell) => (marks?.[cell] ?? 0) & ~mask),
  };
}

/** @param {Layout} layout */
function entryOf(layout) {
  /** @type {readonly Entry[]} */
  const all = layouts;
  return all.find((entry) => entry.layout === layout) ?? all[0];
}

/** @param {ArrayLike<number> | undefined} cells */
const hasAny = (cells) => cells !== undefined && Array.from(cells).some(Boolean);

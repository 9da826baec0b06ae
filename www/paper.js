// What is printed instead of the page: sheets with puzzles on them.

import { drawingOf, overhang } from './drawing.js';
import { number, t } from './i18n.js';
import { svgOf } from './svg.js';
import { cellsIn } from './symbols.js';
import { shapeWords } from './words.js';

/**
 * @typedef {import('./drawing.js').Puzzle} Puzzle
 * @typedef {'one' | 'pair' | '2' | '4' | '6'} Kind how many puzzles there are on a sheet
 * @typedef {{ kind: Kind, title: string, puzzles: { puzzle: Puzzle, caption: string }[] }} Sheet
 * @typedef {{ collection: import('./collection/collection.js').Collection, filter: import('./collection/collection.js').Filter }} Listed
 */

/** How many puzzles of a list are printed at the most. */
export const most = 1000;

/** What a puzzle is called. @param {Puzzle} puzzle */
export const titleOf = ({ givens }) => t('print.title', { shape: shapeWords(Math.sqrt(givens.length)) });

/**
 * The sheet of one puzzle.
 * @param {Puzzle} puzzle
 * @returns {Sheet}
 */
export const sheetOf = (puzzle) => ({ kind: 'one', title: titleOf(puzzle), puzzles: [{ puzzle, caption: '' }] });

/**
 * The sheet of a puzzle and its solution, side by side.
 * @param {Puzzle} puzzle
 * @param {Uint8Array} solution
 * @param {boolean} isOnly whether there is no other solution
 * @returns {Sheet}
 */
export const pairOf = (puzzle, solution, isOnly) => ({
  kind: 'pair',
  title: titleOf(puzzle),
  puzzles: [
    { puzzle, caption: t('print.puzzle') },
    {
      puzzle: { givens: puzzle.givens, solution },
      caption: isOnly ? t('print.solution') : t('print.oneSolution'),
    },
  ],
});

/**
 * The sheets of the puzzles that are listed, up to `most`; unreadable ones are left out.
 * @param {Listed} listed
 * @param {'2' | '4' | '6'} each how many there are on a sheet
 */
export async function sheetsOf({ collection, filter }, each) {
  const puzzles = [];
  // The puzzles that wait to be solved get fewer meanwhile.
  for (let place = 0; place < Math.min(most, collection.size(filter)); place++) {
    const index = collection.at(filter, place);
    const line = await collection.line(index);
    if (line.startsWith('? ')) continue;
    puzzles.push({ puzzle: { givens: cellsIn(line) }, caption: number(index + 1) });
  }
  /** @type {Sheet[]} */
  const sheets = [];
  const title = collection.name || t('grid.name');
  for (let at = 0; at < puzzles.length; at += Number(each)) {
    sheets.push({ kind: each, title, puzzles: puzzles.slice(at, at + Number(each)) });
  }
  return sheets;
}

/**
 * Puts sheets on the paper, instead of what was there.
 * @param {HTMLElement} paper
 * @param {Sheet[]} sheets
 */
export function lay(paper, sheets) {
  paper.replaceChildren(...sheets.map(elementOf));
}

/** @param {Sheet} sheet */
function elementOf({ kind, title, puzzles }) {
  const sheet = document.createElement('section');
  const head = make('div', make('h2', title), make('p', `Ninefold · ${location.host}`));
  const figures = puzzles.map(({ puzzle, caption }) => {
    const figure = make('figure', pictureOf(puzzle, caption || title));
    if (caption) figure.append(make('figcaption', caption));
    figure.style.setProperty('--side', String(Math.sqrt(puzzle.givens.length)));
    return figure;
  });
  sheet.dataset.kind = kind;
  sheet.append(head, make('div', ...figures));
  return sheet;
}

/** @param {Puzzle} puzzle @param {string} title */
function pictureOf(puzzle, title) {
  const text = svgOf(drawingOf(puzzle), title, overhang);
  return document.importNode(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement, true);
}

/** @param {string} tag @param {(string | Node)[]} content */
function make(tag, ...content) {
  const element = document.createElement(tag);
  element.append(...content);
  return element;
}

// What is printed instead of the page: sheets with puzzles on them.

import { drawn } from '../../kit/drawn.js';
import { findAll } from '../../kit/find.js';
import { make } from '../../kit/make.js';
import { writeSigned } from '../../kit/signed.js';
import { drawingOf, overhang, rim, rimOf } from '../../model/drawing.js';
import { piecesOf } from '../../model/svg.js';
import { ruledSentences } from '../../words/houses.js';
import { t } from '../../words/i18n.js';

/**
 * @import { Drawable } from '../../model/drawing.js'
 * @import { Layer } from '../../model/layers.js'
 * @import { Verdict } from '../../pkg/ninefold.js'
 * @import { Listed } from '../../session/state.js'
 *
 * @typedef {'one' | 'large' | '2' | '4' | '6' | '12' | 'path'} Kind how many grids there are on a sheet; `large`: one as wide
 *   as the paper; `path`: one puzzle, and all its steps on as many sheets as they take
 *
 * @typedef {object} Figure
 * @property {Drawable} puzzle
 * @property {Layer | null} [layer] what is shown over it
 * @property {string} caption
 * @property {string} [word] stands in a frame of the same size instead of a drawing, such as “several solutions”
 * @property {Figure} [beside] its solution, half as wide
 * @property {boolean} [isNumbered] whether its rows and columns have their numbers on the rim
 *
 * @typedef {object} Sheet
 * @property {Kind} kind
 * @property {string} title
 * @property {string} [part] what is on the sheet if not puzzles, such as “Solutions”
 * @property {string} [page] which of all sheets it is
 * @property {boolean} [line] whether it has a line for a name
 * @property {string} [legend] what the signs of its drawings mean, with these signs
 * @property {Figure[]} figures
 * @property {{ text: string, figure: Figure | null }[]} [steps] in order, below the figure
 * @property {{ title: string, figures: Figure[] }} [foot] small figures, upside down below the others
 */

/** How wide a cell of a small solution is, and at least the whole of it, in millimetres; print.css has the same numbers. */
const [smallCell, smallest] = [2.8, 25];

/** How many grids lie along the short and along the long side of the paper. @type {Partial<Record<Kind, [number, number]>>} */
const rooms = { 2: [1, 2], 4: [2, 2], 6: [2, 3], 12: [3, 4] };

/** What a puzzle is called. @param {Pick<Drawable, 'sheet'>} puzzle */
export const titleOf = ({ sheet: { layout, candidates } }) => ruledSentences.name(layout, candidates !== undefined);

/** What must hold in a puzzle that is no classic, or ''. @param {Pick<Drawable, 'sheet'>} puzzle */
export const rulesOf = ({ sheet: { layout, candidates } }) => ruledSentences.rules(layout, candidates !== undefined);

/** What a list is called. @param {Pick<Listed, 'name'>} list */
export const listTitle = ({ name }) => name.replaceAll(/\.[^.,]*(?=$|,)/g, '') || t('grid.name');

/** What a puzzle's solution is called. @param {Verdict | null} verdict */
export const solutionName = (verdict) => t(verdict?.verdict === 'unique' ? 'print.solution' : 'print.oneSolution');

/** Puts sheets on the paper, instead of what was there. @param {HTMLElement} paper @param {Sheet[]} sheets */
export function lay(paper, sheets) {
  paper.replaceChildren(...sheets.map(elementOf));
}

/** @param {Sheet} sheet */
export function elementOf({ kind, title, part, page, line, legend, figures, steps, foot }) {
  const draw = (/** @type {Figure} */ figure) => figureOf(figure, title);
  const heading = make('h2', part ? `${part} · ` : '', make('bdi', title));
  const about = [page, 'Ninefold', location.host].filter(Boolean).join(' · ');
  const head = make('div', heading, make('p', about));
  if (line) head.append(make('p', { class: 'line' }, t('print.nameWord'), make('i')));
  if (legend) head.append(signed(legend));
  const sheet = make('section', { 'data-kind': kind }, head, make('div', ...figures.map(draw)));
  const [short, long] = rooms[kind] ?? [1, 1];
  sheet.style.setProperty('--short', String(short));
  sheet.style.setProperty('--long', String(long));
  sheet.classList.toggle('lined', line ?? false);
  if (steps) {
    const items = steps.map(({ text, figure }) => make('li', ...(figure ? [draw(figure)] : []), make('p', text)));
    sheet.append(make('ol', ...items));
  }
  if (foot) {
    const side = Math.max(...foot.figures.map(({ puzzle }) => puzzle.sheet.layout.side));
    sheet.style.setProperty('--foot', `${Math.max(smallest, side * smallCell) + 18}mm`); // with the words above and below them
    sheet.style.setProperty('--feet', String(foot.figures.length));
    sheet.append(make('div', make('p', foot.title), ...foot.figures.map(draw)));
  }
  return sheet;
}

/** A line with signs. @param {string} text */
function signed(text) {
  const line = make('p', { class: 'legend' });
  writeSigned(line, text);
  return line;
}

/** @param {Figure} figure @param {string} title of its sheet @returns {HTMLElement} */
function figureOf(figure, title) {
  const { puzzle, caption, word, beside } = figure;
  const element = make('figure', word ? make('div', word) : pictureOf(figure, caption || title));
  if (caption) element.append(make('figcaption', caption));
  element.style.setProperty('--side', String(puzzle.sheet.layout.side));
  if (!beside) return element;
  const pair = make('div', { class: 'pair' }, element, figureOf(beside, title));
  pair.style.setProperty('--side', String(puzzle.sheet.layout.side));
  return pair;
}

/** @param {Figure} figure @param {string} title */
function pictureOf({ puzzle, layer, isNumbered }, title) {
  const drawing = drawingOf(puzzle, layer ? [layer] : []);
  if (!isNumbered) return drawn(piecesOf(drawing, title, overhang));
  return drawn(piecesOf({ ...drawing, texts: [...drawing.texts, rimOf(puzzle.sheet.layout)] }, title, rim));
}

/** In how many columns the steps lie, and what of a sheet's height stays free: the fonts of a printer may be a little wider. */
const [columns, spare] = [3, 0.97];

/**
 * Cuts the steps of a sheet into as many sheets as they take. They are laid out for that, where nobody sees it.
 * @param {Sheet} sheet
 * @returns {Sheet[]}
 */
export function pagesOf(sheet) {
  const { steps = [] } = sheet;
  const boxes = steps.map(({ text, figure }) => ({ text, figure: figure && { ...figure, word: ' ' } }));
  const element = elementOf({ ...sheet, steps: boxes });
  const paper = make('div', { class: 'paper measured', dir: 'ltr' }, element);
  document.body.append(paper);
  const [, figures, list] = element.children;
  const whole = element.clientHeight * spare;
  const head = list.getBoundingClientRect().top - element.getBoundingClientRect().top;
  const heights = findAll(list, 'li', HTMLElement).map((item) => item.offsetHeight);
  const rooms = [whole - head, whole - head + figures.clientHeight];
  paper.remove();
  /** @type {Sheet[]} */
  const sheets = [];
  let [column, left, begin] = [1, rooms[0], 0];
  for (const [at, height] of heights.entries()) {
    if (height > left) {
      if (++column > columns) {
        sheets.push({ ...sheet, steps: steps.slice(begin, at) });
        [column, begin] = [1, at];
      }
      left = rooms[Math.min(sheets.length, 1)];
    }
    left -= height;
  }
  sheets.push({ ...sheet, steps: steps.slice(begin) });
  return sheets.map((one, at) => (at ? { ...one, figures: [] } : one));
}

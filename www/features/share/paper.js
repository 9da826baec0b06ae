// What is printed instead of the page: sheets with puzzles on them.

import { make } from '../../kit/make.js';
import { shape } from '../../kit/shape.js';
import { drawingOf, overhang } from '../../model/drawing.js';
import { piecesOf } from '../../model/svg.js';
import { ruledSentences } from '../../words/houses.js';
import { t } from '../../words/i18n.js';

/**
 * @import { Drawable } from '../../model/drawing.js'
 * @import { Layer } from '../../model/layers.js'
 * @import { Markup } from '../../model/svg.js'
 * @import { Verdict } from '../../pkg/ninefold.js'
 * @import { Listed } from '../../session/state.js'
 * @import { Shown } from './sharing.js'
 *
 * @typedef {'one' | 'pair' | '2' | '4' | '6' | 'pairs' | '12' | 'path'} Kind how many grids there are on a sheet; `pairs`:
 *   three puzzles, each with its solution; `path`: one puzzle, and all its steps on as many sheets as they take
 *
 * @typedef {object} Figure
 * @property {Drawable} puzzle
 * @property {Layer | null} [layer] what is shown over it
 * @property {string} caption
 * @property {string} [word] stands in a frame of the same size instead of a drawing, such as “several solutions”
 *
 * @typedef {object} Sheet
 * @property {Kind} kind
 * @property {string} title
 * @property {string} [part] what is on the sheet if not puzzles, such as “Solutions”
 * @property {Figure[]} figures
 * @property {{ text: string, figure: Figure | null }[]} [steps] in order, below the figure
 * @property {{ title: string, figures: Figure[] }} [foot] small figures, upside down below the others
 */

/** How wide a cell is at the foot of a sheet, in millimetres; print.css has the same number. */
const footCell = 2.8;

/** How many grids lie along the short and along the long side of the paper. @type {Partial<Record<Kind, [number, number]>>} */
const rooms = { 2: [1, 2], 4: [2, 2], 6: [2, 3], pairs: [2, 3], 12: [3, 4] };

/** What a puzzle is called. @param {Pick<Drawable, 'sheet'>} puzzle */
export const titleOf = ({ sheet: { layout, candidates } }) => ruledSentences.name(layout, candidates !== undefined);

/** What must hold in a puzzle that is no classic, or ''. @param {Pick<Drawable, 'sheet'>} puzzle */
export const rulesOf = ({ sheet: { layout, candidates } }) => ruledSentences.rules(layout, candidates !== undefined);

/** What a list is called. @param {Pick<Listed, 'name'>} list */
export const listTitle = ({ name }) => name.replace(/\.[^.]*$/, '') || t('grid.name');

/** What a puzzle's solution is called. @param {Verdict | null} verdict */
export const solutionName = (verdict) => t(verdict?.verdict === 'unique' ? 'print.solution' : 'print.oneSolution');

/** The sheet of what is on the page. @param {Shown} shown @returns {Sheet} */
export const sheetOf = (shown) => ({
  kind: 'one',
  title: titleOf(shown),
  part: shown.solution ? solutionName(shown.verdict) : '',
  figures: [{ puzzle: shown, layer: shown.hint, caption: rulesOf(shown) }],
});

/** Puts sheets on the paper, instead of what was there. @param {HTMLElement} paper @param {Sheet[]} sheets */
export function lay(paper, sheets) {
  paper.replaceChildren(...sheets.map(elementOf));
}

/** @param {Sheet} sheet */
function elementOf({ kind, title, part, figures, steps, foot }) {
  const draw = (/** @type {Figure} */ figure) => figureOf(figure, title);
  const heading = make('h2', part ? `${part} · ` : '', make('bdi', title));
  const head = make('div', heading, make('p', `Ninefold · ${location.host}`));
  const sheet = make('section', { 'data-kind': kind }, head, make('div', ...figures.map(draw)));
  const [short, long] = rooms[kind] ?? [1, 1];
  sheet.style.setProperty('--short', String(short));
  sheet.style.setProperty('--long', String(long));
  if (steps) {
    const items = steps.map(({ text, figure }) => make('li', ...(figure ? [draw(figure)] : []), make('p', text)));
    sheet.append(make('ol', ...items));
  }
  if (foot) {
    const side = Math.max(...foot.figures.map(({ puzzle }) => puzzle.sheet.layout.side));
    sheet.style.setProperty('--foot', `${side * footCell + 18}mm`); // with the words above and below them
    sheet.style.setProperty('--feet', String(foot.figures.length));
    sheet.append(make('div', make('p', foot.title), ...foot.figures.map(draw)));
  }
  return sheet;
}

/** @param {Figure} figure @param {string} title of its sheet */
function figureOf({ puzzle, layer, caption, word }, title) {
  const figure = make('figure', word ? make('div', word) : pictureOf(puzzle, layer ?? null, caption || title));
  if (caption) figure.append(make('figcaption', caption));
  figure.style.setProperty('--side', String(puzzle.sheet.layout.side));
  return figure;
}

/** @param {Drawable} puzzle @param {Layer | null} layer @param {string} title */
const pictureOf = (puzzle, layer, title) => drawn(piecesOf(drawingOf(puzzle, layer ? [layer] : []), title, overhang));

/** Makes the elements one by one: a host may forbid to parse text. @param {Markup} piece @returns {Element} */
const drawn = ({ name, attributes, content }) =>
  shape(name, attributes, ...content.map((part) => (typeof part === 'string' ? part : drawn(part))));

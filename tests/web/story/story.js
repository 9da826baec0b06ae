// Draws every role, on the grid of the page and on paper, in every size.

import { createGrid } from '../../../www/features/board/grid.js';
import { drawingOf, overhang } from '../../../www/model/drawing.js';
import { areaRoles, candidateRoles, cellRoles, houseRoles, linkRoles } from '../../../www/model/layers.js';
import { classic, sides } from '../../../www/model/layout.js';
import { namespace } from '../../../www/model/places.js';
import { classicSheet } from '../../../www/model/sheet.js';
import { piecesOf } from '../../../www/model/svg.js';

/** @import { Layer } from '../../../www/model/layers.js' */
/** @import { Markup } from '../../../www/model/svg.js' */

const main = /** @type {HTMLElement} */ (document.querySelector('main'));

/** @param {Markup | string} piece @returns {Node} */
function made(piece) {
  if (typeof piece === 'string') return new Text(piece);
  const element = document.createElementNS(namespace, piece.name);
  for (const [name, value] of Object.entries(piece.attributes)) element.setAttribute(name, String(value));
  element.append(...piece.content.map(made));
  return element;
}

for (const side of sides) {
  const size = side * side;
  const all = 2 ** side - 1;
  const fill = (/** @type {number} */ row, /** @type {number} */ every) =>
    Uint8Array.from({ length: size }, (_, cell) =>
      Math.floor(cell / side) === row && cell % every === 0 ? (cell % side) + 1 : 0,
    );
  // The first row has givens, the second answers, the third solutions; all others have marks.
  const sheet = classicSheet(fill(0, 1));
  const answers = fill(1, 1);
  const solution = fill(2, 1);
  const marks = Uint32Array.from({ length: size }, (_, cell) => (cell >= 3 * side ? all & ~(1 << (cell % side)) : 0));
  const last = size - side;
  /** The digits in turns, so that two roles in one cell have two digits. */
  const turned = (/** @type {number} */ at) => ((at + Math.floor(at / side)) % side) + 1;
  /** @type {Layer} */
  const layer = {
    cells: cellRoles.map((role, at) => ({
      cell: role === 'wrong' ? side + 1 : at % side,
      role,
      ...(role === 'written' || role === 'placed' ? { digit: side } : role === 'removed' ? { digit: 0 } : {}),
    })),
    candidates: candidateRoles.flatMap((role, at) => [
      { cell: last - side + (at % side), digit: turned(at), role },
      { cell: last + (at % side), digit: side + 1 - turned(at), role },
    ]),
    houses: houseRoles.map((role, at) => ({ house: [side - 1, side + (side - 1)][at], role })),
    links: linkRoles
      .map((role, at) => ({
        from: { cells: [last + (at % side)], digit: 1 },
        to: { cells: [last - side * (at && side > 4 ? 2 : 1) + side - 1 - (at % side)], digit: side - (at % side) },
        role,
      }))
      .concat({ from: { cells: [last, last + 1], digit: side }, to: { cells: [last + 2], digit: side }, role: 'weak' })
      .map((link) => ({ ...link, isDirected: link.role !== 'tie' })),
    areas: areaRoles.map((role, at) => ({ role, cells: [side * 3 + (at % side)] })),
    letters: [{ cell: last + side - 1, digit: 0, text: 'a' }],
  };

  const heading = document.createElement('h2');
  heading.textContent = `${side}×${side}`;
  const element = document.createElement('div');
  element.className = 'grid';
  element.id = `grid-${side}`;
  const drawing = drawingOf({ sheet, answers, marks, solution }, [layer]);
  main.append(heading, element, made(piecesOf(drawing, heading.textContent, overhang)));
  const grid = createGrid(element, () => {});
  await grid.load();
  grid.draw({
    language: { tag: 'en', isLoaded: true, edition: 0 },
    position: { sheet, answers, marks },
    solution,
    scene: null,
    selected: side,
    mode: 'answers',
    layout: classic(side),
    layers: [layer],
    isEmpty: false,
    hint: null,
    path: null,
  });
}

document.body.dataset.ready = 'true';

// What lies over the grid's cells: marks, candidates with a role, houses, links. It is drawn from the same data as on
// paper; its colours are in roles.css.

import { shape } from '../../kit/shape.js';
import { overlayOf } from '../../model/overlay.js';
import { cellSize } from '../../model/places.js';
import { drawGround } from './ground.js';
import './overlay.css';
import './ruling.js';

/** @import { Outline, Text } from '../../model/drawing.js' */
/** @import { Layer } from '../../model/layers.js' */
/** @import { Sheet } from '../../model/sheet.js' */

/** Makes an overlay to put over the cells. @param {HTMLElement} grid */
export function createOverlay(grid) {
  const element = shape('svg', { class: 'overlay', 'aria-hidden': 'true' });
  let drawn = '';
  /** Whose they were. @type {{ layout?: object, candidates?: object }} */
  let of = {};
  /** @type {readonly HTMLElement[] | null} those whose ground is drawn */
  let grounded = null;

  return {
    element,

    /**
     * @param {Sheet} sheet
     * @param {readonly HTMLElement[]} cells others where the grid was built anew
     * @param {Uint32Array} marks those that are seen
     * @param {readonly Layer[]} layers
     */
    draw(sheet, cells, marks, layers) {
      const { layout, candidates } = sheet;
      if (cells !== grounded) drawGround(grid, cells, layout);
      grounded = cells;
      const own = layers.map(({ candidates, houses, links }) => ({ candidates, houses, links }));
      const now = `${marks.join()} ${JSON.stringify(own)}`;
      if (now === drawn && layout === of.layout && candidates === of.candidates) return;
      [drawn, of] = [now, sheet];
      const { under, texts, over } = overlayOf(sheet, marks, layers);
      const size = layout.side * cellSize;
      element.setAttribute('viewBox', `0 0 ${size} ${size}`);
      element.replaceChildren(...under.map(pathOf), ...texts.map(textOf), ...over.map(pathOf));
    },
  };
}

/** @param {Outline} shape */
const pathOf = ({ look, path }) => shape('path', { class: look, d: path });

/** One element for all digits of a look; each digit has its own place in it. @param {Text} text */
const textOf = ({ look, size, digits }) =>
  shape(
    'text',
    { class: look, 'font-size': size, x: digits.map(({ x }) => x).join(' '), y: digits.map(({ y }) => y).join(' ') },
    digits.map(({ text }) => text).join(''),
  );

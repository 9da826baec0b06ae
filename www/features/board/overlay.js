// What is shown over and under the grid's digits: marks, candidates with a role, houses, links. It is drawn from the same data
// as on paper; its colours are in overlay.css.

import { shape } from '../../kit/shape.js';
import { overlayOf } from '../../model/overlay.js';
import './overlay.css';
import './roles.css';
import './ruling.js';

/** @import { Outline, Text } from '../../model/drawing.js' */
/** @import { Layer } from '../../model/layers.js' */
/** @import { Sheet } from '../../model/sheet.js' */

/** @param {{ bands: Element, links: Element, signs: Element }} parts of the grid's drawing */
export function createOverlay({ bands, links, signs }) {
  let drawn = '';
  /** Whose they were. @type {{ layout?: object, candidates?: object }} */
  let of = {};

  return {
    /**
     * @param {Sheet} sheet
     * @param {{ marks: Uint32Array, digits: Uint8Array }} seen
     * @param {readonly Layer[]} layers
     */
    draw(sheet, seen, layers) {
      const { layout, candidates } = sheet;
      const own = layers.map(({ cells, ...rest }) => rest); // the grid shows the cells
      const isLinked = own.some(({ links }) => links?.length); // only links bend around digits
      const now = `${seen.marks.join()} ${isLinked ? seen.digits.join() : ''} ${JSON.stringify(own)}`;
      if (now === drawn && layout === of.layout && candidates === of.candidates) return;
      [drawn, of] = [now, sheet];
      const overlay = overlayOf(sheet, seen, layers);
      bands.replaceChildren(...overlay.bands.map(pathOf));
      links.replaceChildren(...overlay.links.map(pathOf));
      signs.replaceChildren(...overlay.signs.map(pathOf), ...overlay.texts.map(textOf), ...overlay.strikes.map(pathOf));
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

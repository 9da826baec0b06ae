// A drawing as SVG: in pieces, from which elements can be made, and as text.

import { margin } from './drawing.js';
import { looks, strokes } from './looks.js';
import { namespace } from './places.js';

/** @import { Drawing, Outline } from './drawing.js' */
/** @typedef {{ name: string, attributes: Record<string, string | number>, content: (Markup | string)[] }} Markup an element */

/** @type {(name: string, attributes: Markup['attributes'], content?: Markup['content']) => Markup} */
const piece = (name, attributes, content = []) => ({ name, attributes, content });

/**
 * A drawing in pieces, black on white in every theme.
 * @param {Drawing} drawing
 * @param {string} title what it shows
 * @param {number} edge the width of the white around it
 */
export function piecesOf({ size, under, lines, texts, over }, title, edge) {
  const paths = lines.map(({ path, width }) => piece('path', { d: path, stroke: '#000', 'stroke-width': width }));
  const groups = texts.map(({ look, size, digits }) => {
    const { color, font, weight, slant } = looks[look];
    const style = { 'font-family': font, 'font-size': size, 'font-weight': weight, 'font-style': slant };
    const its = digits.map(({ text, x, y }) => piece('text', { x, y }, [text]));
    return piece('g', { class: look, fill: color, ...style }, its);
  });
  const shapes = (/** @type {Outline[]} */ all) =>
    all.map(({ look, path }) => {
      const { fill = 'none', stroke = 'none', width = 0, dash = 'none' } = strokes[look];
      return piece('path', { d: path, fill, stroke, 'stroke-width': width, 'stroke-dasharray': dash });
    });
  const whole = size + 2 * edge;
  const viewBox = `${-edge} ${-edge} ${whole} ${whole}`;
  return piece('svg', { viewBox, width: whole, height: whole }, [
    piece('title', {}, [title]),
    piece('path', { d: `M${-edge} ${-edge}h${whole}v${whole}h${-whole}z`, fill: '#fff' }),
    ...shapes(under),
    piece('g', { fill: 'none', 'stroke-linecap': 'square' }, paths),
    piece('g', { 'text-anchor': 'middle' }, groups),
    ...shapes(over),
  ]);
}

/**
 * A drawing as a file of its own.
 * @param {Drawing} drawing
 * @param {string} title what it shows
 * @param {number} [edge] the width of the white around it
 */
export function svgOf(drawing, title, edge = margin) {
  const { name, attributes, content } = piecesOf(drawing, title, edge);
  return `${written(piece(name, { xmlns: namespace, ...attributes }, content))}\n`;
}

/** @param {Markup} piece @returns {string} */
function written({ name, attributes, content }) {
  const its = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
  const head = `<${name}${its.join('')}`;
  const inside = content.map((part) => (typeof part === 'string' ? escaped(part) : `\n${written(part)}`));
  return inside.length === 0 ? `${head}/>` : `${head}>${inside.join('')}</${name}>`;
}

const escapes = /** @type {Record<string, string>} */ ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' });

/** @param {string} text */
const escaped = (text) => text.replaceAll(/[&<>"]/g, (character) => escapes[character]);

// A drawing as PNG: its SVG, painted on a canvas piece by piece. A browser paints a whole SVG only where the page's policy
// allows pictures from `blob:` or `data:` addresses, and ours does not.

import { make } from '../../kit/make.js';
import { margin } from '../../model/drawing.js';
import { piecesOf } from '../../model/svg.js';

/** @import { Drawing } from '../../model/drawing.js' */
/** @import { Markup } from '../../model/svg.js' */

/** How wide and high a picture is at the least, in pixels. */
const least = 1200;

/**
 * A drawing as a picture of at least 1,200 × 1,200 pixels.
 * @param {Drawing} drawing
 * @returns {Promise<Blob>}
 * @throws {Error} when the browser has not the memory for it
 */
export async function pngOf(drawing) {
  const whole = drawing.size + 2 * margin;
  const scale = 2 * Math.ceil(least / 2 / whole); // even: the thinnest line then covers whole pixels
  const canvas = make('canvas');
  canvas.width = canvas.height = whole * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.scale(scale, scale);
  context.translate(margin, margin);
  context.textAlign = 'center';
  paint(context, piecesOf(drawing, '', margin), { stroke: 'none' });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Markup} piece
 * @param {Record<string, any>} around what holds in it unless it says otherwise
 */
function paint(context, { name, attributes, content }, around) {
  const its = { ...around, ...attributes };
  context.fillStyle = its.fill;
  if (name === 'path') {
    const path = new Path2D(its.d);
    context.strokeStyle = its.stroke;
    context.lineWidth = its['stroke-width'];
    context.lineCap = its['stroke-linecap'] ?? 'butt';
    context.setLineDash(its['stroke-dasharray']?.match(/\d+/g) ?? []);
    if (its.fill !== 'none') context.fill(path);
    if (its.stroke !== 'none') context.stroke(path);
  }
  if (name === 'text') {
    context.font = `${its['font-style']} ${its['font-weight']} ${its['font-size']}px ${its['font-family']}`;
    context.fillText(String(content[0]), its.x, its.y);
  }
  for (const part of content) if (typeof part === 'object') paint(context, part, its);
}

// A drawing as PNG.

import { margin } from '../../model/drawing.js';
import { looks, strokes } from '../../model/looks.js';

/** @import { Drawing, Outline } from '../../model/drawing.js' */

/** How wide and high a picture is at the least, in pixels. */
const least = 1200;

/**
 * A drawing as a picture of at least 1,200 × 1,200 pixels.
 * @param {Drawing} drawing
 * @returns {Promise<Blob>}
 * @throws {Error} when the browser has not the memory for it
 */
export async function pngOf({ size, under, lines, texts, over }) {
  const whole = size + 2 * margin;
  const scale = 2 * Math.ceil(least / 2 / whole); // even: the thinnest line then covers whole pixels
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = whole * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.scale(scale, scale);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, whole, whole);
  context.translate(margin, margin);
  drawShapes(context, under);
  context.strokeStyle = '#000';
  context.setLineDash([]);
  for (const { path, width } of lines) {
    context.lineWidth = width;
    context.stroke(new Path2D(path));
  }
  context.textAlign = 'center';
  for (const { look, size, digits } of texts) {
    const { color, font, weight, slant } = looks[look];
    context.fillStyle = color;
    context.font = `${slant} ${weight} ${size}px ${font}`;
    for (const { text, x, y } of digits) context.fillText(text, x, y);
  }
  drawShapes(context, over);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

/** @param {CanvasRenderingContext2D} context @param {Outline[]} shapes */
function drawShapes(context, shapes) {
  for (const { look, path } of shapes) {
    const { fill, stroke, width, dash } = strokes[look];
    const outline = new Path2D(path);
    context.fillStyle = fill ?? '';
    context.strokeStyle = stroke ?? '';
    context.lineWidth = width ?? 0;
    context.setLineDash(dash?.split(' ').map(Number) ?? []);
    if (fill) context.fill(outline);
    if (stroke) context.stroke(outline);
  }
}

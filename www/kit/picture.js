// A small picture of a puzzle.

import { groundOf } from '../model/ground.js';
import { placeIn } from '../model/layout.js';
import { cellSize } from '../model/places.js';
import { lineOf } from '../model/symbols.js';

/** @import { Layout } from '../model/layout.js' */

/** In a smaller cell (in CSS pixels) a digit cannot be read: a spot stands for it. */
const legible = 6;

/**
 * Draws a puzzle in the colour and font of its canvas. Without cells the canvas is left blank.
 * @param {HTMLCanvasElement} canvas
 * @param {Uint8Array | null} cells
 * @param {Layout} [layout] of the cells
 */
export function drawPicture(canvas, cells, layout) {
  const context = canvas.getContext('2d');
  const density = devicePixelRatio;
  canvas.width = canvas.height = Math.round(canvas.clientWidth * density); // this clears it, too
  if (!context || !cells || !layout) return;
  const { side } = layout;
  const rule = Math.max(1, Math.round(density)); // whole pixels of the screen are crisp
  const cell = Math.floor((canvas.width - rule) / side);
  const size = cell * side;
  const edge = Math.floor((canvas.width - size - rule) / 2);
  const style = getComputedStyle(canvas);
  context.translate(edge, edge);

  context.save();
  context.translate(rule / 2, rule / 2);
  context.scale(cell / cellSize, cell / cellSize);
  const { tinted, diagonal, bold } = groundOf(layout);
  context.fillStyle = context.strokeStyle = style.borderColor;
  context.lineWidth = (rule * cellSize) / cell;
  context.lineCap = 'square';
  context.globalAlpha = 0.15;
  context.fill(new Path2D(tinted));
  context.globalAlpha = 0.5;
  context.stroke(new Path2D(diagonal));
  context.globalAlpha = 1;
  context.stroke(new Path2D(bold));
  context.restore();

  context.fillStyle = style.color;
  context.font = `600 ${cell * 0.85}px ${style.fontFamily}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const symbols = lineOf(cells);
  const spot = Math.max(1, Math.round(cell * 0.6));
  const gap = Math.floor((cell - spot + rule) / 2);
  for (const [index, digit] of cells.entries()) {
    if (!digit) continue;
    const place = placeIn(layout, index);
    const [x, y] = [place.column * cell, place.row * cell];
    if (cell < legible * density) context.fillRect(x + gap, y + gap, spot, spot);
    else context.fillText(symbols[index], x + (cell + rule) / 2, y + (cell + rule) / 2 + cell * 0.06);
  }
}

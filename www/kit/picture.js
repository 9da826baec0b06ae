// A small picture of a puzzle.

import { shapes } from '../model/shapes.js';

/** A digit in a smaller cell (CSS pixels) cannot be read: there a spot says that one is given. */
const legible = 6;

/**
 * Draws a puzzle in its place's text colour and font; a line that is no puzzle leaves it blank.
 * @param {HTMLCanvasElement} canvas
 * @param {string} line
 */
export function drawPicture(canvas, line) {
  const context = canvas.getContext('2d');
  const shape = shapes.find(({ side }) => side * side === line.length);
  const density = devicePixelRatio;
  canvas.width = canvas.height = Math.round(canvas.clientWidth * density); // which clears it, too
  if (!context || !shape || line.startsWith('? ')) return;
  const { side, boxRows, boxColumns } = shape;
  const rule = Math.max(1, Math.round(density)); // whole pixels of the screen are crisp
  const cell = Math.floor((canvas.width - rule) / side);
  const size = cell * side;
  const edge = Math.floor((canvas.width - size - rule) / 2);
  const style = getComputedStyle(canvas);
  context.translate(edge, edge);

  context.fillStyle = style.borderColor;
  for (let at = 0; at <= side; at += boxColumns) context.fillRect(at * cell, 0, rule, size + rule);
  for (let at = 0; at <= side; at += boxRows) context.fillRect(0, at * cell, size + rule, rule);

  context.fillStyle = style.color;
  context.font = `600 ${cell * 0.85}px ${style.fontFamily}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const spot = Math.max(1, Math.round(cell * 0.6));
  const gap = Math.floor((cell - spot + rule) / 2);
  for (const [index, symbol] of [...line].entries()) {
    if (symbol === '.') continue;
    const [x, y] = [(index % side) * cell, Math.floor(index / side) * cell];
    if (cell < legible * density) context.fillRect(x + gap, y + gap, spot, spot);
    else context.fillText(symbol, x + (cell + rule) / 2, y + (cell + rule) / 2 + cell * 0.06);
  }
}

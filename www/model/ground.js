// What of a layout is printed on an empty grid: the lines between its cells, those around its boxes or regions, and its
// further houses.

import { blockOf, cellAt, placeIn } from './layout.js';
import { cellSize, squaresOf } from './places.js';

/** @import { Layout } from './layout.js' */

/**
 * What is printed on the empty grid, as paths: `hair` through the whole grid, between all cells; `bold` between blocks, a line for
 * each edge of a cell, and the frame. Windows and groups have a tint; where groups fill the whole grid it is every second
 * one, or nothing could be seen. A diagonal is a line.
 * @param {Layout} layout
 */
export function groundOf(layout) {
  const { houses, housesOf, side } = layout;
  const size = side * cellSize;
  const ground = { tinted: '', diagonal: '', hair: '', bold: `M0 0h${size}v${size}h${-size}z` };
  for (let at = cellSize; at < size; at += cellSize) ground.hair += `M0 ${at}h${size}M${at} 0v${size}`;
  for (const cell of housesOf.keys()) {
    const { row, column } = placeIn(layout, cell);
    for (const [above, before, way] of /** @type {const} */ ([
      [row, column - 1, 'v'],
      [row - 1, column, 'h'],
    ])) {
      if (Math.min(above, before) < 0) continue;
      if (blockOf(layout, cellAt(layout, above, before)) === blockOf(layout, cell)) continue;
      ground.bold += `M${column * cellSize} ${row * cellSize}${way}${cellSize}`;
    }
  }
  const groups = houses.filter(({ kind }) => kind === 'group');
  const isFilled = groups.length === side;
  for (const { kind, index, cells } of houses) {
    if (kind === 'diagonal') ground.diagonal += index ? `M0 ${size}L${size} 0` : `M0 0L${size} ${size}`;
    if (kind === 'window' || (kind === 'group' && !(isFilled && index % 2 === 0)))
      ground.tinted += squaresOf(cells, layout);
  }
  return ground;
}

// What an empty grid shows besides the lines of boxes: those of regions, and the houses that only some puzzles have. It is
// loaded with the overlay.

import { set } from '../../kit/update.js';
import { groundOf, runsOf } from '../../model/ground.js';
import { blockOf } from '../../model/layout.js';

/** @import { Run } from '../../model/ground.js' */
/** @import { Layout } from '../../model/layout.js' */

/**
 * @param {HTMLElement} grid one that was just built
 * @param {readonly HTMLElement[]} cells
 * @param {Layout} layout
 */
export function drawGround(grid, cells, layout) {
  if (!layout.fields) return;
  if (blockOf(layout, 0).kind !== 'box') grid.style.setProperty('--regions', runsOf(layout).map(lineOf).join());
  const ground = Object.entries(groundOf(layout));
  for (const [index, cell] of cells.entries()) {
    const looks = ground.flatMap(([look, its]) => (its.has(index) ? look : []));
    set(cell, 'data-house', looks.join(' '));
  }
  if (ground.some(([, its]) => its.size)) import('./ground.css').catch(() => {}); // the next such grid tries again
}

/** A line as a background: it is as crisp as those of the style sheet, and of whole pixels like them. @param {Run} run */
function lineOf({ row, column, length, isAcross }) {
  const [x, y] = [column, row].map((at) => `calc(var(--cell) * ${at} - 1px)`);
  const long = `calc(var(--cell) * ${length} + 2px)`;
  return `linear-gradient(var(--ink) 0 0) ${x} ${y} / ${isAcross ? `${long} 2px` : `2px ${long}`} no-repeat`;
}

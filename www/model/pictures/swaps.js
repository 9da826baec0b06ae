// Cells whose digits could be swapped, and two solutions were the end: rectangles, loops, and a grid of pairs (BUG).

import { numberIn } from '../layout.js';
import { arrow, cellsOf, framed, those } from './nodes.js';

/**
 * @import { Step } from '../../pkg/ninefold_hint.js'
 * @import { Layout } from '../layout.js'
 * @import { Painter } from './nodes.js'
 */

/** The first houses of a step. @param {Step} step @param {Layout} layout @param {number} most */
const firstOf = ({ houses }, layout, most) =>
  houses.slice(0, most).map((house) => ({ house: numberIn(layout, house), role: /** @type {const} */ ('base') }));

/** The corners, with their extra candidates or without. @type {(houses: number, hasExtra?: boolean) => Painter} */
export const swap = (houses, hasExtra) => (step, layout) => {
  const corners = those(step, 'deadly');
  return {
    signs: hasExtra ? { one: corners, two: those(step, 'extra'), three: those(step, 'base') } : { one: corners },
    areas: framed(cellsOf(corners)),
    houses: firstOf(step, layout, houses),
  };
};

/** What goes out leads to the next two corners, and these to the last one. @type {Painter} */
export const hiddenRectangle = (step, layout) => {
  const corners = those(step, 'deadly');
  const [gone] = step.removes;
  const lines = (/** @type {number} */ cell) => layout.housesOf[cell].slice(0, 2);
  const isNext = (/** @type {number} */ cell) => lines(cell).some((line) => lines(gone.cell).includes(line));
  const next = corners.filter(({ cell, digit }) => digit !== gone.digit && cell !== gone.cell && isNext(cell));
  const last = corners.filter(({ cell, digit }) => digit === gone.digit && !isNext(cell));
  return {
    signs: { one: corners },
    areas: framed(cellsOf(corners)),
    links: next.flatMap((corner) => [arrow(gone, corner, 'strong'), ...last.map((to) => arrow(corner, to, 'strong'))]),
  };
};

/** The cells that are no pairs. @type {(role: 'one' | 'two', base: 'one' | 'three', houses: number) => Painter} */
export const bug = (role, base, houses) => (step, layout) => {
  const extra = those(step, 'extra');
  return {
    signs: { [role]: extra, ...(houses && { [base]: those(step, 'base') }) },
    areas: framed(cellsOf(extra)),
    houses: firstOf(step, layout, houses),
  };
};

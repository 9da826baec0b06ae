// Layouts that no engine has told: a 6×6 jigsaw, 9×9 with further houses, and 9×9 with regions that are drawn by lot.

import { randomFrom } from '../../bench/generate.js';
import { layoutOf } from '../../www/model/layout.js';

const nine = Array.from({ length: 81 }, (_, cell) => cell);

/** Cells by what is the same of them, in the order of that. @param {readonly number[]} of a number for each cell */
const gathered = (of) =>
  Array.from({ length: Math.max(...of) + 1 }, (_, own) => of.flatMap((number, cell) => (number === own ? cell : [])));

/** A layout with regions instead of boxes. @param {readonly number[]} regions a number from 0 for each cell */
function withRegions(regions) {
  const houses = gathered(regions).map((cells, index) => ({ kind: /** @type {const} */ ('region'), index, cells }));
  return layoutOf({ side: houses.length, fields: `;r=${regions.join('')}`, rules: { regions }, houses });
}

/** The regions of the 6×6 jigsaw. */
export const regionsOfSix = [...'111222113322133332455556445566444666'].map((region) => Number(region) - 1);

export const jigsaw = withRegions(regionsOfSix);

/** Both diagonals: down from the top left, and up from the bottom left. */
const diagonalCells = [
  nine.filter((cell) => cell % 10 === 0),
  nine.filter((cell) => cell % 8 === 0 && cell > 0 && cell < 80),
];

export const x = layoutOf({
  ...{ side: 9, fields: ';x', rules: { diagonals: 'both' } },
  houses: diagonalCells.map((cells, index) => ({ kind: 'diagonal', index, cells })),
});

/** The windows, row by row. */
export const windowCells = [10, 14, 46, 50].map((first) =>
  [0, 1, 2].flatMap((down) => [0, 1, 2].map((across) => first + 9 * down + across)),
);

export const windoku = layoutOf({
  ...{ side: 9, fields: ';w', rules: { windows: true } },
  houses: windowCells.map((cells, index) => ({ kind: 'window', index, cells })),
});

/** The cells at the same place of every box, by the place. */
export const disjointCells = gathered(nine.map((cell) => (Math.floor(cell / 9) % 3) * 3 + (cell % 3)));

export const disjoint = layoutOf({
  ...{ side: 9, fields: ';d', rules: { disjoint: true } },
  houses: disjointCells.map((cells, index) => ({ kind: 'group', index, cells })),
});

/** Two groups, one of them too small to hold every digit. */
export const groupCells = [
  [0, 12, 24],
  [10, 13, 16, 37, 40, 43, 64, 67, 70],
];

export const grouped = layoutOf({
  ...{ side: 9, fields: ';groups', rules: { groups: groupCells } },
  houses: groupCells.map((cells, index) => ({ kind: 'group', index, cells })),
});

/** A 9×9 whose regions lie in pieces all over it. @param {number} seed */
export function scattered(seed) {
  const random = randomFrom(seed);
  const keys = nine.map(() => random());
  const order = nine.toSorted((one, other) => keys[one] - keys[other]);
  const regions = nine.map((cell) => Math.floor(order.indexOf(cell) / 9));
  const firsts = [...new Set(regions)]; // the core numbers regions by their first cells
  return withRegions(regions.map((region) => firsts.indexOf(region)));
}

/** A 9×9 whose regions are in one piece each: boxes that have exchanged cells, one against one. @param {number} seed */
export function wound(seed) {
  const random = randomFrom(seed);
  let regions = nine.map((cell) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3));
  for (let turn = 0; turn < 4000; turn++) {
    const [one, other] = [0, 0].map(() => Math.floor(random() * 81));
    const next = regions.with(one, regions[other]).with(other, regions[one]);
    if (isWhole(next, next[one]) && isWhole(next, next[other])) regions = next;
  }
  return withRegions(regions);
}

/** Whether a region is in one piece. @param {readonly number[]} regions @param {number} own */
function isWhole(regions, own) {
  const cells = nine.filter((cell) => regions[cell] === own);
  const reached = new Set([cells[0]]);
  for (const cell of reached) {
    for (const next of neighboursOf(cell, 9)) if (regions[next] === own) reached.add(next);
  }
  return reached.size === cells.length;
}

/** The cells that share an edge with a cell, counted out here and not read from a layout. @param {number} cell @param {number} side */
export function neighboursOf(cell, side) {
  const column = cell % side;
  return [
    ...(cell >= side ? [cell - side] : []),
    ...(cell < side * (side - 1) ? [cell + side] : []),
    ...(column > 0 ? [cell - 1] : []),
    ...(column < side - 1 ? [cell + 1] : []),
  ];
}

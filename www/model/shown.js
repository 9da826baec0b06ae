// What each cell of the board shows: its digit, or its marks, and what is shown over it.

import { contentOf } from './content.js';
import { roledCells } from './layers.js';

/**
 * @import { Content } from './content.js'
 * @import { CellRole, Layer } from './layers.js'
 * @import { Mode } from './puzzle.js'
 *
 * @typedef {object} Shown
 * @property {number} digit
 * @property {'given' | 'answer' | 'solved' | ''} origin where the digit comes from
 * @property {number} seen the digit that is seen: what a repair would write comes before its own
 * @property {number} mask its marks
 * @property {readonly CellRole[]} roles
 * @property {number} [other] the digit that a repair would write; 0 for a blank
 * @property {boolean} isFixed whether what is typed cannot change it
 */

/**
 * What the cells show, row by row.
 * @param {object} view
 * @param {Content} view.position
 * @param {Uint8Array | null} view.solution
 * @param {Content | null} view.scene is seen instead of the two
 * @param {Mode} view.mode
 * @param {readonly Layer[]} view.layers
 * @returns {Shown[]}
 */
export function shownCells({ position, solution, scene, mode, layers }) {
  const roled = roledCells(layers);
  const puzzle = scene ?? { ...position, solution };
  return Array.from(puzzle.sheet.givens, (_, cell) => {
    const { digit, origin, mask } = contentOf(puzzle, cell);
    const { roles, digit: other } = roled.get(cell) ?? {};
    return {
      digit,
      origin,
      seen: other || digit,
      mask,
      roles: roles ? [...roles].filter((role) => role !== 'wrong' || origin === 'answer') : none,
      other,
      isFixed: mode !== 'givens' && origin === 'given',
    };
  });
}

/** @type {readonly never[]} */
const none = [];

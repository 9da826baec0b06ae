// What is shown over a puzzle: cells, candidates, houses and links, each with a role. A part of the page that wants to
// show something makes a layer of it. The code that draws knows the roles, but not which part has made a layer.

/**
 * @typedef {(typeof cellRoles)[number]} CellRole
 *   `clash`: its digit stands twice in a house · `wrong`: its answer is known to be wrong · `doubtful`: it was
 *   not read for certain · `differs`: it has another digit in another solution · `alike`: it has the selected cell's
 *   digit · `lit`: it is where to look · `written`: a repair would write another digit · `removed`: a repair would remove
 *   its digit
 *
 * @typedef {(typeof candidateRoles)[number]} CandidateRole
 *   `possible`: nobody has noted it, but it is possible · `placed`: it is the cell's digit · `struck`: it is not · `one` to
 *   `four`: four colours and forms
 *
 * @typedef {(typeof houseRoles)[number]} HouseRole `base`: where a digit is looked for · `cover`: where it is struck out
 *
 * @typedef {(typeof linkRoles)[number]} LinkRole `strong`: one end is true · `weak`: one end is false
 *
 * @typedef {{ cell: number, digit: number }} Candidate
 * @typedef {{ cells: readonly number[], digit: number }} Node a candidate, or one in several cells: a group
 *
 * @typedef {object} Layer
 * @property {readonly { cell: number, role: CellRole, digit?: number }[]} [cells] `digit`: what would stand in the cell
 *   instead of its own digit; 0 for a blank, and then its own digit is still seen
 * @property {readonly (Candidate & { role: CandidateRole })[]} [candidates] drawn even without such a mark
 * @property {readonly { house: number, role: HouseRole }[]} [houses] by their places in the layout
 * @property {readonly { from: Node, to: Node, role: LinkRole }[]} [links] a group at an end is boxed
 * @property {readonly (readonly number[])[]} [sets] cells that count as one
 */

export const cellRoles = /** @type {const} */ ([
  ...['clash', 'wrong', 'doubtful', 'differs', 'alike', 'lit', 'written', 'removed'],
]);
export const candidateRoles = /** @type {const} */ (['possible', 'placed', 'struck', 'one', 'two', 'three', 'four']);
export const houseRoles = /** @type {const} */ (['base', 'cover']);
export const linkRoles = /** @type {const} */ (['strong', 'weak']);

/**
 * What all layers together show in each cell. A cell that no layer names is not in the map.
 * @param {readonly Layer[]} layers
 * @returns {Map<number, { roles: Set<CellRole>, digit?: number }>} `digit`: what is seen instead of its own
 */
export function roledCells(layers) {
  const all = new Map();
  for (const { cells = [] } of layers) {
    for (const { cell, role, digit } of cells) {
      const known = all.get(cell) ?? { roles: new Set() };
      known.roles.add(role);
      if (digit !== undefined) known.digit = digit;
      all.set(cell, known);
    }
  }
  return all;
}

/** A layer of cells that all have one role. @param {CellRole} role @param {Iterable<number>} cells @returns {Layer} */
export const layerOf = (role, cells) => ({ cells: Array.from(cells, (cell) => ({ cell, role })) });

// What is shown over a puzzle: cells, candidates, houses, areas and links, each with a role. A part of the page that wants to
// show something makes a layer of it. The code that draws knows the roles, but not which part has made a layer.

/**
 * @typedef {(typeof cellRoles)[number]} CellRole
 *   `clash`: its digit stands twice in a house · `wrong`: its answer is known to be wrong · `doubtful`: it was
 *   not read for certain · `differs`: it has another digit in another solution · `alike`: it has the selected cell's
 *   digit · `lit`: it is where to look · `placed`: the digit goes there · `written`: a repair would write another digit ·
 *   `removed`: a repair would remove its digit
 *
 * @typedef {(typeof candidateRoles)[number]} CandidateRole
 *   `possible`: nobody has noted it, but it is possible · `placed`: it is the cell's digit · `struck`: it is not · `gone`: it
 *   was struck before · `one` to `four`: four colours and forms
 *
 * @typedef {(typeof houseRoles)[number]} HouseRole `base`: where a digit is looked for · `cover`: where it is struck out
 *
 * @typedef {(typeof areaRoles)[number]} AreaRole `lit`: it is where to look · `framed`: an outline · `tinted`: a tint, as of the
 *   digits that are the reason · `set`, `other`: sets of cells, plain and hatched · `dead`: a cell for which nothing is left
 *
 * @typedef {(typeof linkRoles)[number]} LinkRole `strong`: one end is true · `weak`: one end is false · `dotted`, `mixed`: dashes
 *   for a third and fourth way · `tie`: a thin line, from a reason to what it rules out
 *
 * @typedef {{ cell: number, digit: number }} Candidate
 * @typedef {{ cells: readonly number[], digit: number }} Node a candidate, or one in several cells: a group; without a digit,
 *   the middle of a cell
 * @typedef {{ cells: readonly number[], role: AreaRole }} Area
 * @typedef {{ from: Node, to: Node }} Ends
 * @typedef {Ends & { role: LinkRole, isDirected?: boolean, beside?: Ends }} Link a group at an end is boxed · `isDirected`: it has
 *   an arrowhead · `beside`: it begins in the middle of that link instead
 * @typedef {Candidate & { text: string }} Letter stands beside the candidate, or without a digit somewhere in the cell
 *
 * @typedef {object} Layer
 * @property {readonly { cell: number, role: CellRole, digit?: number }[]} [cells] `digit`: what would stand in the cell
 *   instead of its own digit; 0 for a blank, and then its own digit is still seen
 * @property {readonly (Candidate & { role: CandidateRole })[]} [candidates] drawn even without such a mark
 * @property {readonly { house: number, role: HouseRole }[]} [houses] by their places in the layout
 * @property {readonly Area[]} [areas] each with an outline or a tint of its own
 * @property {readonly Link[]} [links]
 * @property {readonly Letter[]} [letters]
 */

export const cellRoles = /** @type {const} */ ([
  ...['clash', 'wrong', 'doubtful', 'differs', 'alike', 'lit', 'placed', 'written', 'removed'],
]);
export const candidateRoles = /** @type {const} */ ([
  ...['possible', 'placed', 'struck', 'gone', 'one', 'two', 'three', 'four'],
]);
export const houseRoles = /** @type {const} */ (['base', 'cover']);
export const areaRoles = /** @type {const} */ (['lit', 'framed', 'tinted', 'set', 'other', 'dead']);
export const linkRoles = /** @type {const} */ (['strong', 'weak', 'dotted', 'mixed', 'tie']);

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

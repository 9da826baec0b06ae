// What is shown over a puzzle: cells, candidates, houses and links, each with a role. Whoever wants something shown makes
// a layer of it; whoever draws knows the roles and not who wanted them.

/**
 * @typedef {'clash' | 'wrong' | 'differs' | 'alike' | 'written' | 'removed'} CellRole
 *   `clash`: its digit stands twice in a house · `wrong`: an answer that is known to be · `differs`: another digit in
 *   another solution · `alike`: the selected cell's digit · `written`, `removed`: what a repair would make of it
 *
 * @typedef {'placed' | 'struck' | 'one' | 'two'} CandidateRole
 *   `placed`: it is the cell's digit · `struck`: it is not · `one`, `two`: two colours, told apart in black and white too
 *
 * @typedef {'base' | 'cover'} HouseRole `base`: where a digit is looked for · `cover`: where it is struck out
 *
 * @typedef {'strong' | 'weak'} LinkRole `strong`: one end is true · `weak`: one end is false
 *
 * @typedef {{ cell: number, digit: number }} Candidate
 *
 * @typedef {object} Layer
 * @property {readonly { cell: number, role: CellRole, digit?: number }[]} [cells] `digit`: what would stand in it
 *   instead of its own; 0 for a blank, where its own is still seen
 * @property {readonly (Candidate & { role: CandidateRole })[]} [candidates] also where the person has noted none
 * @property {readonly { house: number, role: HouseRole }[]} [houses] counted as `housesOf` does
 * @property {readonly { from: Candidate, to: Candidate, role: LinkRole }[]} [links]
 */

/** @type {readonly CellRole[]} */
export const cellRoles = ['clash', 'wrong', 'differs', 'alike', 'written', 'removed'];

/** @type {readonly CandidateRole[]} */
export const candidateRoles = ['placed', 'struck', 'one', 'two'];

/** @type {readonly HouseRole[]} */
export const houseRoles = ['base', 'cover'];

/** @type {readonly LinkRole[]} */
export const linkRoles = ['strong', 'weak'];

/**
 * What is shown in a cell by all layers together; cells that none of them names are not in it.
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

/**
 * A layer of cells that all have one role.
 * @param {CellRole} role
 * @param {Iterable<number>} cells
 * @returns {Layer}
 */
export const layerOf = (role, cells) => ({ cells: Array.from(cells, (cell) => ({ cell, role })) });

// What must hold in a puzzle, as a table: every house and its cells, and of each cell its houses and its peers. There is
// one frozen object for each set of rules. Nothing else on the page knows which cells are a house.

import classics from '../pkg/layouts.js';

/**
 * @import { HouseKind, Rules } from '../pkg/ninefold.js'
 *
 * @typedef {{ kind: HouseKind, index: number, cells: readonly number[], isFull: boolean }} House `index`: which one of its kind,
 *   from 0; `isFull`: it must hold every digit, as it has as many cells as there are digits
 *
 * @typedef {object} Layout
 * @property {number} side how many cells a row has
 * @property {number} boxRows how many rows a classic box of this side has, in which marks are arranged
 * @property {number} boxColumns
 * @property {string} fields the rules as they stand behind the cells of a puzzle's text, such as `;x`; '' for a classic
 * @property {Rules | undefined} rules those rules as the engines take them
 * @property {readonly House[]} houses the rows, the columns, the boxes or regions, then the others
 * @property {readonly (readonly number[])[]} housesOf for each cell, the places of its houses in `houses`
 * @property {readonly (readonly number[])[]} peersOf for each cell, the others that share a house with it, in ascending order
 *
 * @typedef {object} Plan what a layout with other than the classic rules is made of: plain data, as the engine tells it
 * @property {number} side
 * @property {string} fields
 * @property {Rules} rules
 * @property {{ kind: HouseKind, index: number, cells: readonly number[] }[]} houses all but the rows and columns, and the boxes
 *   if they hold
 */

/** The kinds of houses that every classic has, in their order. */
const basic = /** @type {const} */ (['row', 'column', 'box']);

/** What the fields have where there are houses of another kind. */
const fieldOf = { region: /;r=/, diagonal: /;x/, window: /;w/, group: /;[daio]/ };

/** The sides that a puzzle can have. */
export const sides = classics.map(([rows]) => Math.sqrt(rows.length));

/** Every layout that is known, by its side and fields. @type {Map<string, Layout>} */
const known = new Map();

/**
 * The classic layout of a side.
 * @param {number} side one of `sides`
 * @returns {Layout}
 */
export function classic(side) {
  return known.get(`${side}`) ?? hold(side, '', undefined, housesIn(classics[sides.indexOf(side)]));
}

/** The classic layout with this number of cells, or undefined. @param {number} cells */
export function classicWith(cells) {
  const side = sides.find((side) => side * side === cells);
  return side === undefined ? undefined : classic(side);
}

/** The layout with these rules, or undefined where nobody has told it yet. @param {number} side @param {string} fields */
export const layoutWith = (side, fields) => (fields ? known.get(side + fields) : classic(side));

/** The layout of a plan: the same object for the same rules. @param {Plan} plan @returns {Layout} */
export function layoutOf({ side, fields, rules, houses }) {
  const there = known.get(side + fields);
  if (there) return there;
  const hasRegions = houses.some(({ kind }) => kind === 'region');
  const own = houses.map((house) => ({ ...house, cells: [...house.cells], isFull: house.cells.length === side }));
  const lines = classic(side).houses.filter(({ kind }) => !(hasRegions && kind === 'box'));
  return hold(side, fields, rules, [...lines, ...own]);
}

/** What a layout with other than the classic rules can be made of again. @param {Layout} layout @returns {Plan | undefined} */
export function planOf({ side, fields, rules, houses }) {
  const own = houses.filter(({ kind }) => kind in fieldOf);
  return rules && { side, fields, rules, houses: own.map(({ kind, index, cells }) => ({ kind, index, cells })) };
}

/**
 * An unknown value as a plan; null where it can be none: with houses that cannot be drawn or named, or others than its fields
 * say. Whatever the page is told by now has houses of as many cells as a row.
 * @param {any} value
 * @returns {Plan | null}
 */
export function planIn(value) {
  try {
    /** @type {Plan} */
    const { side, fields, rules, houses } = value;
    const { housesOf } = classic(side);
    const of = (/** @type {string} */ own) => houses.filter(({ kind }) => kind === own);
    const isCell = (/** @type {unknown} */ cell) => Number.isInteger(cell) && Number(cell) in housesOf;
    const isHouse = (/** @type {Plan['houses'][0]} */ { kind, index, cells }) =>
      kind in fieldOf &&
      Number.isInteger(index) &&
      index in (kind === 'diagonal' ? [0, 1] : of(kind)) &&
      cells.length === side &&
      new Set(cells.filter(isCell)).size === side;
    const regions = of('region');
    const { size } = new Set(regions.flatMap(({ cells }) => cells));
    const isPlan =
      rules &&
      fields.at(0) === ';' &&
      houses.length &&
      houses.every(isHouse) &&
      Object.entries(fieldOf).every(([kind, field]) => field.test(fields) === of(kind).length > 0) &&
      regions.every((region, at) => houses[at] === region) && // blockOf takes them for boxes
      size === regions.length * side &&
      size % housesOf.length === 0;
    return isPlan ? value : null;
  } catch {
    return null; // something is no object, list or text where it should be one
  }
}

/** The layout of a plan that was kept, which may be any value; null where it is none. @param {unknown} value */
export function layoutFrom(value) {
  const plan = planIn(value);
  return plan && layoutOf(plan);
}

/** Where a cell is, from 0: the one place that says so. @param {Layout} layout @param {number} cell */
export function placeIn({ houses, housesOf }, cell) {
  const [row, column] = housesOf[cell];
  return { row: houses[row].index, column: houses[column].index };
}

/** The cell there. @param {Layout} layout @param {number} row from 0 @param {number} column */
export const cellAt = ({ houses }, row, column) => houses[row].cells[column];

/** The box or the region of a cell. @param {Layout} layout @param {number} cell */
export const blockOf = ({ houses, housesOf }, cell) => houses[housesOf[cell][2]];

/** The place of a house among those of its layout. @param {Layout} layout @param {import('../pkg/ninefold.js').House} house */
export const numberIn = ({ houses }, { kind, index }) =>
  houses.findIndex((house) => house.kind === kind && house.index === index);

/** The houses of a classic, from the letters of tools/layouts.js. @param {readonly string[]} maps */
function housesIn(maps) {
  const side = Math.sqrt(maps[0].length);
  return maps.flatMap((map, at) => {
    const all = Array.from({ length: side }, (_, index) => ({
      kind: basic[at],
      index,
      cells: /** @type {number[]} */ ([]),
      isFull: true,
    }));
    let index = 0;
    for (const [cell, letter] of [...map].entries()) {
      index = (index + letter.charCodeAt(0) - 65) % side;
      all[index].cells.push(cell);
    }
    return all;
  });
}

/**
 * Makes a layout, and knows it from now on.
 * @param {number} side
 * @param {string} fields
 * @param {Rules | undefined} rules
 * @param {readonly House[]} houses
 * @returns {Layout}
 */
function hold(side, fields, rules, houses) {
  const boxes = rules ? classic(side) : null;
  const boxColumns =
    boxes?.boxColumns ?? houses[2 * side].cells.filter((cell) => houses[0].cells.includes(cell)).length;
  /** @type {number[][]} */
  const housesOf = Array.from({ length: side * side }, () => []);
  for (const [at, { cells }] of houses.entries()) for (const cell of cells) housesOf[cell].push(at);
  const peersOf = housesOf.map((own, cell) => {
    const seen = new Set(own.flatMap((at) => houses[at].cells));
    seen.delete(cell);
    return [...seen].sort((one, other) => one - other);
  });
  const layout = Object.freeze({
    ...{ side, fields, rules, houses, housesOf, peersOf },
    ...{ boxColumns, boxRows: side / boxColumns },
  });
  known.set(side + fields, layout);
  return layout;
}

// Where each family of techniques asks one to look, before it says anything: the areas that are lit.

import { familyOf } from '../families.js';
import { numberIn } from '../layout.js';
import { cellsOf, those } from './nodes.js';
import { setsOf } from './sets.js';

/**
 * @import { Step } from '../../pkg/ninefold_hint.js'
 * @import { Area } from '../layers.js'
 * @import { Layout } from '../layout.js'
 * @typedef {(step: Step, layout: Layout) => (readonly number[])[]} Look
 */

/** @param {Step['houses'][0]} house @param {Layout} layout */
const cellsIn = (house, layout) => layout.houses[numberIn(layout, house)].cells;

/** Houses with one of some roles. @type {(...roles: string[]) => Look} */
const houses =
  (...roles) =>
  (step, layout) =>
    step.houses.filter(({ role }) => roles.includes(role)).map((house) => cellsIn(house, layout));

/** @type {Look} */
const firstHouse = (step, layout) => houses('base', 'link')(step, layout).slice(0, 1);

/** Of two houses, the line. @type {Look} */
const line = ({ houses }, layout) => {
  const lines = houses.filter(({ kind }) => kind === 'row' || kind === 'column');
  return [...lines, ...houses].slice(0, 1).map((house) => cellsIn(house, layout));
};

/** Each of some cells. @param {Iterable<number>} cells */
const each = (cells) => Array.from(cells, (cell) => [cell]);

/** The cells of the candidates with some roles, or of all. @type {(...roles: string[]) => Look} */
const cells =
  (...roles) =>
  (step) =>
    each(cellsOf(roles.length ? those(step, ...roles) : step.candidates));

/** What goes out first. @type {Look} */
const gone = ({ removes }) => [[removes[0].cell]];

/** @type {Look} */
const sets = (step) => setsOf(step).map(({ cells }) => cells);

/** @type {Look} */
const chain = ({ links }) => [links[0].from.cells];

/** @type {Look} */
const along = ({ links }) => each(new Set(links.flatMap(({ from, to }) => [...from.cells, ...to.cells])));

/** The house that the ways come from, or the cell. @type {Look} */
const verity = (step, layout) =>
  step.houses.length
    ? firstHouse(step, layout)
    : each(cellsOf((step.proof?.branches ?? []).map(({ lines: [supposed] }) => supposed)));

/** @type {Record<string, Look>} */
const looks = {
  nakedSingle: ({ places }) => each(cellsOf(places)),
  nakedSet: line,
  ...{ fish: houses('base'), finnedFish: houses('base'), frames: houses('base'), finnedFrames: houses('base') },
  ...{ turbot: houses('link'), emptyRectangle: houses('base', 'link'), sueDeCoq: houses('base') },
  ...{ trap: cells(), wrap: cells(), multiColors1: cells(), multiColors2: cells() },
  ...{ swap1: cells('deadly'), swap2: cells('deadly'), swap3: cells('deadly'), swap4: cells('deadly') },
  ...{ swap6: cells('deadly'), hiddenRectangle: cells('deadly') },
  ...{ avoidableRectangleType1: cells(), avoidableRectangleType2: cells('deadly') },
  ...{ bugPlusOne: cells('extra'), bugType2: cells('extra'), bugType3: cells('extra'), bugType4: cells('extra') },
  ...{ remotePair: along, xyWing: cells(), xyzWing: cells(), wWing: cells('pincer'), chain, ring: chain, loop: along },
  ...{ als: sets, alsWing: sets, alsChain: sets, deathBlossom: cells('pivot') },
  ...{ aligned: gone, template: () => [], contradiction: gone, verity },
};

/** @param {Step} step @param {Layout} layout @returns {Area[]} */
export function lookedAt(step, layout) {
  const family = familyOf(step.technique);
  /** @type {Area[]} */
  const lit = (looks[family] ?? firstHouse)(step, layout).map((cells) => ({ cells, role: 'lit' }));
  return family === 'deathBlossom' ? [...setsOf(step), ...lit] : lit;
}

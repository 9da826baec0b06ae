// What a hint shows on the grid: a step is data, and this file makes a layer of it. It is loaded with the first hint.

import { isMistake, stepOf } from './hint.js';
import { candidatesOf, digitsIn } from './marks.js';
import { lookedAt } from './pictures/looked.js';
import { cellsOf } from './pictures/nodes.js';
import { pictureOf } from './pictures/pictures.js';
import { lineOf, linkOf } from './pictures/single.js';
import { filledIn } from './work.js';

/**
 * @import { Step } from '../pkg/ninefold_hint.js'
 * @import { Hint } from './hint.js'
 * @import { Area, Candidate, CandidateRole, Layer } from './layers.js'
 * @import { Picture } from './pictures/nodes.js'
 * @import { Work } from './work.js'
 */

/** Techniques that one sees without candidates. */
const plain = ['full-house', 'naked-single', 'hidden-single'];

/** Areas to look at, each with its own outline. @param {readonly Area[]} areas @returns {Layer} */
const lit = (areas) => ({
  cells: areas.flatMap(({ cells, role }) => (role === 'lit' ? cells.map((cell) => ({ cell, role })) : [])),
  areas,
});

/** Cells to look at. @param {readonly number[]} cells @returns {Layer} */
const litCells = (cells) => lit([{ cells, role: 'lit' }]);

/**
 * What a hint shows.
 * @param {Hint} hint
 * @param {Work} work what it is about
 * @returns {Layer}
 */
export function layerOfHint(hint, work) {
  const step = stepOf(hint);
  if (!step) return {};
  if (hint.stage === 'now') return litCells(cellsOf(hint.steps.flatMap(({ places }) => places)));
  if (isMistake(step)) return litCells(hint.stage === 'what' ? [step.candidates[0].cell] : []);
  const { line } = hint;
  if (hint.stage === 'what' && line?.step === step) {
    return step.proof ? layerOfLine(step, work, line.path) : layerOfLink(step, work, line.path[0]);
  }
  if (hint.stage === 'what') return layerOfStep(step, work);
  return lit(lookedAt(step, work.sheet.layout));
}

/**
 * What a step shows: its houses, its pattern, its links and what follows.
 * @param {Step} step
 * @param {Work} work
 * @returns {Layer}
 */
export const layerOfStep = (step, work) => layerOfPicture(pictureOf(step, work.sheet.layout), step, work);

/**
 * What one line of a proof shows: the line itself, what it follows from, and its house or its cell.
 * @param {Step} step with a `proof`
 * @param {Work} work
 * @param {readonly number[]} path which line: where there are several branches, the number of the branch; then the place of a line
 *   in the branch's `lines`; and for a line of a try, the place in the `lines` of its `inner` branch, and so on. The place after the last
 *   line is the branch's dead end. So `[3]` is the fourth line of a contradiction, `[1, 3]` that of the second branch of a verity, and
 *   `[3, 0]` what is supposed in the try of the fourth line of a contradiction
 * @returns {Layer}
 */
export const layerOfLine = (step, work, path) => layerOfPicture(lineOf(step, work.sheet.layout, path), step, work);

/**
 * What one link of a chain shows: its two ends, and the line between them.
 * @param {Step} step
 * @param {Work} work
 * @param {number} index which of the step's `links`
 * @returns {Layer}
 */
export function layerOfLink(step, work, index) {
  const { from, to } = step.links[index];
  const isEnd = (/** @type {Candidate} */ { cell, digit }) =>
    [from, to].some((node) => node.digit === digit && node.cells.includes(cell));
  const own = { ...step, places: [], removes: step.removes.filter(isEnd) };
  return layerOfPicture(linkOf(step, work.sheet.layout, index), own, work);
}

/**
 * A picture, and what goes out or is placed. Where nobody has noted the candidates that it speaks of, these are shown faintly.
 * @param {Picture} picture
 * @param {Step} step
 * @param {Work} work
 * @returns {Layer}
 */
function layerOfPicture(picture, { technique, places, removes }, work) {
  const { signs = {}, houses = [], areas = [], links = [], letters = [] } = picture;
  const { layout } = work.sheet;
  const filled = filledIn(work);
  /** @type {Map<string, Candidate & { role: CandidateRole }>} by candidate: what follows comes last */
  const candidates = new Map();
  const show = (/** @type {readonly Candidate[]} */ all, /** @type {CandidateRole} */ role) => {
    for (const { cell, digit } of all) if (!filled[cell]) candidates.set(`${cell} ${digit}`, { cell, digit, role });
  };

  const own = /** @type {[CandidateRole, readonly Candidate[]][]} */ (Object.entries(signs));
  const signed = new Set([...own.flatMap(([, all = []]) => cellsOf(all)), ...cellsOf(removes)]);
  if (!plain.includes(technique)) {
    const possible = candidatesOf(work.sheet, filled);
    const framed = [...houses.map(({ house }) => layout.houses[house]), ...areas].flatMap(({ cells }) => cells);
    const ends = links.flatMap(({ from, to }) => [...from.cells, ...to.cells]);
    for (const cell of new Set([...signed, ...ends, ...framed])) {
      if (work.marks[cell] || work.sheet.candidates) continue;
      show(
        digitsIn(possible[cell]).map((digit) => ({ cell, digit })),
        'possible',
      );
    }
  }
  for (const [role, all = []] of own) show(all, role);
  show(removes, 'struck');
  // A cell with other signs keeps them: then the square is a small one among them.
  const [small, large] = [true, false].map((isSmall) => places.filter(({ cell }) => signed.has(cell) === isSmall));
  show(small, 'placed');
  return {
    cells: large.map(({ cell, digit }) => ({ cell, digit, role: 'placed' })),
    candidates: [...candidates.values()],
    ...{ houses, areas, links, letters },
  };
}

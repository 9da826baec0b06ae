// Thousands of real steps, each with the position that it is in: the examples of the techniques, and all steps of some positions
// on the ways of the project's own puzzles.

import { classic } from '../../www/model/layout.js';
import { candidatesOf } from '../../www/model/marks.js';
import { emptySheet } from '../../www/model/sheet.js';
import { filledIn, withStep, workOf } from '../../www/model/work.js';
import { parse } from '../../www/pkg/ninefold.js';
import { explain, steps } from '../../www/pkg/ninefold_hint.js';
import { finnish, levels, newspaper } from './cases.js';
import { positions } from './examples.js';
import { printed } from './printed.js';

/** @import { Work } from '../../www/model/work.js' */
/** @import { Step, Technique } from '../../www/pkg/ninefold_hint.js' */

/** Techniques that are two steps in one: only `steps` of one technique has them. */
const merged = /^(?:dual|siamese)-/;

/** On a way, all steps are looked at in one position of so many. */
const stride = 45;

/** @returns {{ step: Step, work: Work, cells: Uint8Array }[]} */
export function realSteps() {
  return [...examples(), ...[finnish, newspaper, ...levels].flatMap(({ puzzle }) => onWay(puzzle))];
}

function examples() {
  return positions().flatMap(({ technique, text }) => {
    if (merged.test(technique)) return [];
    const { puzzles, progress } = parse(text);
    const cells = /** @type {Uint8Array} */ (puzzles[0]);
    const candidates = progress?.[0]?.marks;
    const sheet = { ...emptySheet(classic(Math.sqrt(cells.length))), givens: cells };
    const marks = candidates ?? candidatesOf(sheet, cells);
    const work = { ...workOf({ sheet }), marks };
    return steps(cells, { candidates, technique: /** @type {Technique} */ (technique) })
      .slice(0, 5)
      .map((step) => ({ step, work, cells }));
  });
}

/** @param {string} puzzle */
function onWay(puzzle) {
  let work = workOf({ sheet: printed(puzzle) });
  work = { ...work, marks: candidatesOf(work.sheet, work.sheet.givens) };
  return explain(work.sheet.givens).steps.flatMap((step, at) => {
    const cells = filledIn(work);
    const found = at % stride ? [step] : [step, ...steps(cells, { candidates: work.marks, givens: work.sheet.givens })];
    const here = found.map((step) => ({ step, work, cells }));
    work = withStep(work, step);
    return here;
  });
}

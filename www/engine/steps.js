// Asks for steps: the next one, another one, all that place a digit, or the whole path. It is loaded with the first hint.

import { spoiltOn } from '../model/spoilt.js';
import { filledIn } from '../model/work.js';
import { budgetFor } from './budget.js';

/** @import { Found, Question } from '../model/hint.js' */
/** @import { Work } from '../model/work.js' */
/** @import { Explanation, Step } from '../pkg/ninefold_hint.js' */
/** @import { HintEngine } from './modules.js' */

/** The levels of the techniques, the easiest first. */
const levels = /** @type {const} */ (['easy', 'medium', 'hard', 'unfair', 'extreme']);

/**
 * What comes next, from what the person has: the easiest step, or one that concludes something else than those that are
 * known, or all that place a digit at once, or the path to the solution.
 * @param {HintEngine} engine
 * @param {Question} question
 * @returns {AsyncGenerator<Found | Explanation>}
 */
export async function* stepsFor(engine, { work, asks, known, solution, without }) {
  if (without || !solution) return yield Object.assign([], { complete: true }); // it is known that there is none
  const cells = filledIn(work);
  const spoilt = spoiltOn(work, solution); // nothing is concluded from that
  if (spoilt && asks === 'path') return yield { steps: [spoilt], solved: false, end: 'mistaken' };
  if (spoilt) return yield Object.assign(asks === 'more' ? [] : [spoilt], { complete: true });
  // Whoever looks at one step, or at the path, waits as long as he likes.
  const position = { ...positionOf(work), budget: Number.POSITIVE_INFINITY };
  if (asks === 'path') return yield await engine.ask('explain', cells, position);
  if (asks === 'now') return yield await engine.ask('steps', cells, { ...position, hardest: 'easy' });
  if (asks === 'next') {
    const step = await engine.ask('nextStep', cells, position);
    const isFound = step && step !== 'undecided';
    return yield Object.assign(isFound ? [step] : [], { complete: step !== 'undecided' });
  }
  // The techniques of one level are asked after the other: the hard ones take longer.
  const concluded = (/** @type {Step} */ { places, removes }) => JSON.stringify([places, removes]);
  const isKnown = new Set(known.map(concluded));
  const budget = budgetFor(work.sheet.layout.side);
  for (const hardest of levels) {
    const steps = await engine.ask('steps', cells, { ...position, hardest, budget });
    const { complete } = steps;
    const other = steps.find((step) => !isKnown.has(concluded(step)));
    if (other || !complete || hardest === 'extreme') return yield Object.assign(other ? [other] : [], { complete });
  }
}

/** What the person has, for the engine: of a Sukaku the candidates that are left of those that are printed. @param {Work} work */
function positionOf({ sheet: { layout, givens, candidates }, marks }) {
  const left = candidates?.map((mask, cell) => marks[cell] || mask);
  return {
    givens,
    ...(layout.rules && { rules: layout.rules }),
    ...(left ? { candidates: left, sukaku: true } : { candidates: marks }),
  };
}

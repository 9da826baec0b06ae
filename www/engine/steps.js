// Asks for steps: the next one, others, all that place a digit, or the whole path. It is loaded with the first hint.

import { barsOf } from '../model/bars.js';
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
 * What comes next, from what the person has: the easiest step, or others that conclude something else than those that are
 * known, or all that place a digit at once, or the path to the solution. Of the others first those as easy as the first known one.
 * @param {HintEngine} engine
 * @param {Question} question
 * @returns {AsyncGenerator<Found | Explanation>}
 */
export async function* stepsFor(engine, { work, asks, known, solution, near, without }) {
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
    const step = await engine.ask('nextStep', cells, { ...position, near });
    const isFound = step && step !== 'undecided';
    return yield Object.assign(isFound ? [step] : [], { complete: step !== 'undecided' });
  }
  const concluded = (/** @type {Step} */ { places, removes }) => JSON.stringify([places, removes]);
  const bars = (/** @type {Step} */ { technique }) => barsOf(technique);
  const budget = budgetFor(work.sheet.layout.side);
  // The techniques of one level are asked after the other: the hard ones take longer.
  for (const hardest of levels) {
    const steps = await engine.ask('steps', cells, { ...position, hardest, budget });
    const { complete } = steps;
    const conclusions = new Set(known.map(concluded));
    const others = steps
      .filter((step) => conclusions.size < conclusions.add(concluded(step)).size)
      .sort((one, other) => bars(one) - bars(other));
    const asEasy = others.filter((step) => bars(step) <= bars(known[0]));
    if (asEasy.length || !complete || hardest === 'extreme')
      return yield Object.assign(asEasy.length ? asEasy : others, { complete });
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

// How far the person is on the whole way: which of its steps need not be done any more.

/** @import { Step } from '../pkg/ninefold_hint.js' */

/**
 * Which steps are past, as the cells that they fill in have answers. A step that fills in none belongs to the next that does.
 * @param {readonly Pick<Step, 'places'>[]} steps
 * @param {Uint8Array} answers
 */
export function passedIn(steps, answers) {
  let isPast = false;
  const backwards = steps.toReversed().map(({ places }) => {
    if (places.length) isPast = places.every(({ cell }) => answers[cell] > 0);
    return isPast;
  });
  return backwards.reverse();
}

// What the person has spoilt in a Sukaku. It is loaded with what asks for steps.

import { bitOf } from './marks.js';
import { wrongIn } from './work.js';

/** @import { Step } from '../pkg/ninefold_hint.js' */
/** @import { Work } from './work.js' */

/**
 * What the person has spoilt in a Sukaku, as the engine says it of others: it takes what is left of the candidates for the
 * puzzle's own. Wrong answers come first, as they strike right digits from the marks of their peers; then come the right digits
 * that are struck. Null where there are none.
 * @param {Work} work
 * @param {Uint8Array} solution
 * @returns {Step | null}
 */
export function spoiltOn(work, solution) {
  const { sheet, answers, marks } = work;
  if (!sheet.candidates) return null;
  const wrong = wrongIn(work, solution);
  const struck = [...marks.keys()].filter((cell) => marks[cell] && !(marks[cell] & bitOf(solution[cell])));
  const [technique, role, cells] = wrong.length
    ? /** @type {const} */ (['wrong-answer', 'wrong', wrong])
    : /** @type {const} */ (['missing-candidate', 'missing', struck]);
  const candidates = cells.map((cell) => ({ cell, digit: answers[cell] || solution[cell], role }));
  const nothing = { places: [], removes: [], houses: [], links: [] };
  return cells.length ? { technique, candidates, ...nothing, effort: 0, level: 'easy' } : null;
}

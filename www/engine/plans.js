// What the page has to be told of rules: the houses that they make. A puzzle with groups of its own is not told yet, and is
// unreadable for the page.

import { classicWith } from '../model/layout.js';
import { format, houses, parse } from '../pkg/ninefold.js';

/** @import { Fault, Ruled } from '../model/entries.js' */
/** @import { Plan } from '../model/layout.js' */
/** @import { Reading, Rules } from '../pkg/ninefold.js' */

/** The fault of a puzzle with groups of its own. @type {Ruled} */
const unknown = { kind: 'ruled', rule: 'extraRegions' };

/**
 * What a layout with these rules is made of; null for groups of one's own.
 * @param {Uint8Array} cells of any puzzle that has them
 * @param {Rules} rules
 * @returns {Plan | null}
 */
export function planFor(cells, rules) {
  const layout = classicWith(cells.length);
  if (rules.groups || !layout) return null;
  const { side } = layout;
  const { houses: all } = houses(side, rules);
  const own = all.filter(({ kind }) => !['row', 'column', 'box'].includes(kind));
  return {
    side,
    fields: format(cells, { layout: 'line', rules }).slice(cells.length),
    rules,
    houses: own.map(({ kind, index, cells }) => ({ kind, index, cells: [...cells] })),
  };
}

/** The plan of the puzzle in a line; null where `planFor` has none, and for a classic. @param {string} line */
export function planOf(line) {
  const { puzzles, rules } = parse(line);
  const [cells] = puzzles;
  return rules && cells instanceof Uint8Array ? planFor(cells, rules[0].rules) : null;
}

/** Lines of a Reader in which each puzzle with groups of its own is unreadable. @param {Uint8Array} lines */
export function toldLines(lines) {
  if (!lines.includes('{'.charCodeAt(0))) return lines; // such a puzzle is an object
  const text = new TextDecoder().decode(lines).replace(/^\{.*$/gm, `? ${JSON.stringify(unknown)}`);
  return new TextEncoder().encode(text);
}

/**
 * A reading with a plan for each puzzle that has rules; one with groups of its own is unreadable in it.
 * @param {Reading} reading
 * @returns {Omit<Reading, 'puzzles' | 'rules'> & { puzzles: (Uint8Array | { fault: Fault })[], plans: { puzzle: number, plan: Plan }[] }}
 * @throws {Error} with the first `fault` when none is left that can be read
 */
export function toldReading({ rules: ruled = [], ...reading }) {
  /** @type {(Uint8Array | { fault: Fault })[]} */
  const puzzles = [...reading.puzzles];
  const plans = ruled.flatMap(({ puzzle, rules }) => {
    const plan = planFor(/** @type {Uint8Array} */ (puzzles[puzzle]), rules);
    if (!plan) puzzles[puzzle] = { fault: unknown };
    return plan ? { puzzle, plan } : [];
  });
  const [first] = puzzles;
  const isAny = puzzles.some((puzzle) => puzzle instanceof Uint8Array);
  if (!isAny && !(first instanceof Uint8Array)) throw Object.assign(new Error('no puzzle'), { fault: first.fault });
  return { ...reading, puzzles, plans };
}

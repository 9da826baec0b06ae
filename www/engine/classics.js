// Until the page can hold other rules than the classic ones and candidates that are a puzzle's own, a puzzle with some is
// unreadable for it, and the reason names the first of them.

/**
 * @typedef {import('../pkg/ninefold.js').Rule} Rule
 * @typedef {import('../model/entries.js').Ruled} Ruled
 */

/** What stands in a line of the Reader behind the cells, and between the fields there. */
const semicolon = ';'.charCodeAt(0);

/** A puzzle with groups of its own is an object in the Reader's lines. */
const brace = '{';

/** The rules by the first character of their field. @type {Record<string, Rule>} */
const fields = {
  r: 'regions',
  x: 'diagonals',
  w: 'windows',
  d: 'disjointGroups',
  a: 'asterisk',
  o: 'centreDot',
  i: 'girandola',
  m: 'candidates',
};

/** The rules by their names in an object of rules. @type {Record<keyof import('../pkg/ninefold.js').Rules, Rule>} */
const names = {
  diagonals: 'diagonals',
  windows: 'windows',
  disjoint: 'disjointGroups',
  asterisk: 'asterisk',
  dot: 'centreDot',
  girandola: 'girandola',
  groups: 'extraRegions',
  regions: 'regions',
};

/** @param {Rule} rule @returns {Ruled} */
const faultOf = (rule) => ({ kind: 'ruled', rule });

/**
 * Lines of a Reader in which each puzzle with other rules or candidates is unreadable.
 * @param {Uint8Array} lines
 */
export function classicLines(lines) {
  if (!lines.includes(semicolon) && !lines.includes(brace.charCodeAt(0))) return lines;
  const text = new TextDecoder().decode(lines).replace(/^(?:\{.*|[^ ;\n]+;(\w).*)$/gm, (line, field) => {
    const rule = line.startsWith(brace) ? 'extraRegions' : fields[field];
    return `? ${JSON.stringify(faultOf(rule))}`;
  });
  return new TextEncoder().encode(text);
}

/**
 * A reading in which each puzzle with other rules or candidates is unreadable.
 * @param {import('../pkg/ninefold.js').Reading} reading
 * @throws {Error} with the first `fault` when none is left that can be read
 */
export function classicReading({ rules: ruled = [], candidates: sukakus = [], ...reading }) {
  /** @type {(Uint8Array | { fault: import('../model/entries.js').Fault })[]} */
  const puzzles = [...reading.puzzles];
  for (const { puzzle, rules } of ruled) {
    const [, rule] = Object.entries(names).find(([name]) => name in rules) ?? [];
    puzzles[puzzle] = { fault: faultOf(rule ?? 'extraRegions') };
  }
  for (const { puzzle } of sukakus) puzzles[puzzle] = { fault: faultOf('candidates') };
  const first = puzzles[0];
  const isAny = puzzles.some((puzzle) => puzzle instanceof Uint8Array);
  if (!isAny && !(first instanceof Uint8Array))
    throw Object.assign(new Error('no classic puzzle'), { fault: first.fault });
  return { ...reading, puzzles };
}

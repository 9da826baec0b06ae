// Until the page can hold other rules than the classic ones, a puzzle with some is unreadable for it, and the reason names
// the first of them.

/** @typedef {import('../pkg/ninefold.js').Rule} Rule */

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
};

/** The rules by their names in an object of rules. @type {Record<keyof import('../pkg/ninefold.js').Rules, Rule>} */
const names = {
  regions: 'regions',
  diagonals: 'diagonals',
  windows: 'windows',
  disjoint: 'disjointGroups',
  asterisk: 'asterisk',
  dot: 'centreDot',
  girandola: 'girandola',
  groups: 'extraRegions',
};

/** @param {Rule} rule */
const faultOf = (rule) => /** @type {const} */ ({ kind: 'rules', line: 1, column: 1, rule });

/**
 * Lines of a Reader in which each puzzle with other rules is unreadable.
 * @param {Uint8Array} lines
 */
export function classicLines(lines) {
  if (!lines.includes(semicolon) && !lines.includes(brace.charCodeAt(0))) return lines;
  const text = new TextDecoder().decode(lines).replace(/^(?:\{.*|[^ \n]+;(\w).*)$/gm, (line, field) => {
    const rule = line.startsWith(brace) ? 'extraRegions' : fields[field];
    return `? ${JSON.stringify(faultOf(rule))}`;
  });
  return new TextEncoder().encode(text);
}

/**
 * A reading in which each puzzle with other rules is unreadable.
 * @param {import('../pkg/ninefold.js').Reading} reading
 */
export function classicReading({ rules: ruled = [], ...reading }) {
  const puzzles = [...reading.puzzles];
  for (const { puzzle, rules } of ruled) {
    const [, rule] = Object.entries(names).find(([name]) => name in rules) ?? [];
    puzzles[puzzle] = { message: `rules: ${rule}`, fault: faultOf(rule ?? 'extraRegions') };
  }
  return { ...reading, puzzles };
}

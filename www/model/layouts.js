// The ways to write a puzzle that the core knows. Each has a name (a key of locales/), an ending for its files, and the
// largest side of a grid for which it can hold the person's answers and marks.

/** @typedef {import('../pkg/ninefold.js').Layout} Layout */

/** @satisfies {readonly { layout: Layout, name: string, ending: string, answers?: number, marks?: number }[]} */
export const layouts = /** @type {const} */ ([
  { layout: 'rows', name: 'layout.rows', ending: 'txt' },
  { layout: 'spaced', name: 'layout.spaced', ending: 'txt' },
  { layout: 'line', name: 'layout.line', ending: 'txt' },
  { layout: 'zeros', name: 'layout.zeros', ending: 'txt' },
  { layout: 'grid', name: 'layout.grid', ending: 'txt' },
  { layout: 'marks', name: 'layout.marks', ending: 'txt', answers: 25, marks: 25 },
  { layout: 'csv', name: 'layout.csv', ending: 'csv' },
  { layout: 'json', name: 'layout.json', ending: 'json', answers: 25, marks: 25 },
  { layout: 'sdk', name: 'layout.sdk', ending: 'sdk', answers: 25 },
  { layout: 'ss', name: 'layout.ss', ending: 'ss', answers: 9, marks: 9 },
  { layout: 'link', name: 'layout.link', ending: 'txt', answers: 9, marks: 9 },
]);

/**
 * The name of a file with a puzzle or its solution in it.
 * @param {Layout} layout
 * @param {'puzzle' | 'solution'} content
 */
export function fileName(layout, content) {
  const { ending } = layouts.find((entry) => entry.layout === layout) ?? layouts[0];
  return `sudoku${content === 'solution' ? '-solution' : ''}.${ending}`;
}

/**
 * Which part of a person's work a layout cannot hold.
 * @param {import('./content.js').Content} position
 * @param {Layout} layout
 * @returns {{ answers: boolean, marks: boolean }} whether there are answers, or marks, that would be lost
 */
export function leftOut({ givens, answers, marks }, layout) {
  const side = Math.sqrt(givens.length);
  const most = /** @type {{ answers?: number, marks?: number }} */ (layouts.find((entry) => entry.layout === layout));
  const isLost = (/** @type {ArrayLike<number> | undefined} */ cells, /** @type {number} */ largest) =>
    side > largest && cells !== undefined && Array.from(cells).some(Boolean);
  return { answers: isLost(answers, most.answers ?? 0), marks: isLost(marks, most.marks ?? 0) };
}

// The ways to write a puzzle that the core knows, with what they are called (a key of locales/) and the ending of their files.

/** @typedef {import('./pkg/ninefold.js').Layout} Layout */

/** @type {readonly { layout: Layout, name: string, ending: string }[]} */
export const layouts = [
  { layout: 'rows', name: 'layout.rows', ending: 'txt' },
  { layout: 'spaced', name: 'layout.spaced', ending: 'txt' },
  { layout: 'line', name: 'layout.line', ending: 'txt' },
  { layout: 'zeros', name: 'layout.zeros', ending: 'txt' },
  { layout: 'grid', name: 'layout.grid', ending: 'txt' },
  { layout: 'marks', name: 'layout.marks', ending: 'txt' },
  { layout: 'csv', name: 'layout.csv', ending: 'csv' },
  { layout: 'json', name: 'layout.json', ending: 'json' },
  { layout: 'sdk', name: 'layout.sdk', ending: 'sdk' },
  { layout: 'ss', name: 'layout.ss', ending: 'ss' },
  { layout: 'link', name: 'layout.link', ending: 'txt' },
];

/**
 * The name of a file with a puzzle or its solution in it.
 * @param {Layout} layout
 * @param {'puzzle' | 'solution'} content
 */
export function fileName(layout, content) {
  const { ending } = layouts.find((entry) => entry.layout === layout) ?? layouts[0];
  return `sudoku${content === 'solution' ? '-solution' : ''}.${ending}`;
}

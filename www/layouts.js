// The ways to write a puzzle that the core knows, with what they are called and the ending of their files.

/** @typedef {import('./pkg/ninefold.js').Layout} Layout */

/** @type {readonly { layout: Layout, label: string, ending: string }[]} */
export const layouts = [
  { layout: 'rows', label: 'Rows', ending: 'txt' },
  { layout: 'spaced', label: 'Spaced rows', ending: 'txt' },
  { layout: 'line', label: 'One line', ending: 'txt' },
  { layout: 'zeros', label: 'One line, zeros', ending: 'txt' },
  { layout: 'grid', label: 'Bordered grid', ending: 'txt' },
  { layout: 'marks', label: 'Pencil marks', ending: 'txt' },
  { layout: 'csv', label: 'CSV', ending: 'csv' },
  { layout: 'json', label: 'JSON', ending: 'json' },
  { layout: 'sdk', label: 'SadMan .sdk', ending: 'sdk' },
  { layout: 'ss', label: 'Simple Sudoku .ss', ending: 'ss' },
  { layout: 'link', label: 'SudokuWiki link', ending: 'txt' },
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

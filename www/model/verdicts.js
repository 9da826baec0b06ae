// What a puzzle of a list can turn out to be.

/** The first means that the puzzle is not solved yet. */
export const verdictNames = /** @type {const} */ ([
  ...['waiting', 'unique', 'several', 'none', 'clash', 'undecided', 'unreadable'],
]);

/** How hard a puzzle is that has one solution. */
export const levelNames = /** @type {const} */ (['easy', 'medium', 'hard', 'unfair', 'extreme']);

/** Which puzzles may be listed. @type {readonly Filter[]} */
export const filters = ['all', ...verdictNames, ...levelNames];

/** The filters that are no levels, in the order in which they are offered. */
export const verdictFilters = /** @type {const} */ (['all', ...verdictNames.slice(1), verdictNames[0]]);

/** @type {readonly Order[]} */
export const orders = ['text', 'easiest', 'hardest'];

/**
 * @typedef {(typeof verdictNames)[number]} VerdictName
 * @typedef {(typeof levelNames)[number]} LevelName
 * @typedef {VerdictName | LevelName | 'all'} Filter which puzzles are listed
 * @typedef {'text' | 'easiest' | 'hardest'} Order how they are listed: as the text has them, or by how hard they are
 * @typedef {{ filter: Filter, order: Order }} Selection
 */

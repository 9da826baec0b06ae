// What a puzzle of a list can turn out to be.

/** The first means that the puzzle is not solved yet. */
export const verdictNames = /** @type {const} */ ([
  ...['waiting', 'unique', 'several', 'none', 'clash', 'undecided', 'unreadable'],
]);

/**
 * @typedef {(typeof verdictNames)[number]} VerdictName
 * @typedef {VerdictName | 'all'} Filter which puzzles are listed
 */

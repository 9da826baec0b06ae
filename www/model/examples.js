// Puzzles to try.

/** `name`: the key of its name in locales/. */
export const examples = /** @type {const} */ ([
  {
    name: 'example.newspaper',
    puzzle: '005300000800000020070010500400005300010070006003200080060500009004000030000009700',
  },
  {
    name: 'example.finnish',
    puzzle: '800000000003600000070090200050007000000045700000100030001000068008500010090000400',
  },
  {
    name: 'example.halfFilled',
    puzzle: '009713250030802060008504300003957120014200730520300980751400600000070800086130000',
  },
  { name: 'example.small', puzzle: '061453405216346105152364504631603540' },
  { name: 'example.tiny', puzzle: '3004420103422403' },
]);

/**
 * An example's cells.
 * @param {string} puzzle
 */
export const cellsOf = (puzzle) => Uint8Array.from(puzzle, Number);

/**
 * The index of the example that has exactly these cells, or -1.
 * @param {Uint8Array} cells
 */
export const exampleAt = (cells) => examples.findIndex(({ puzzle }) => puzzle === cells.join(''));

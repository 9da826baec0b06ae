// Puzzles to try: a newspaper's first, and harder ones that are named by their level.

import { textOf } from './sheet.js';

/** @import { Sheet } from './sheet.js' */

/** `name`: the key of its name in locales/. */
export const examples = /** @type {const} */ ([
  {
    name: 'example.newspaper',
    puzzle: '000476000003000600800020005930000068004605100120000059300050006001000200000234000',
  },
  {
    name: 'example.hard',
    puzzle: '010000020800040006002805700509000402000508000106000309008702900400080007090000030',
  },
  {
    name: 'example.unfair',
    puzzle: '080604030400000009002050600024090810000103000095040720006030900900000008040509060',
  },
  {
    name: 'example.extreme',
    puzzle: '800000000003600000070090200050007000000045700000100030001000068008500010090000400',
  },
  {
    name: 'example.halfFilled',
    puzzle: '009713250030802060008504300003957120014200730520300980751400600000070800086130000',
  },
  { name: 'example.small', puzzle: '061453405216346105152364504631603540' },
  { name: 'example.tiny', puzzle: '3004420103422403' },
]);

/** The index of the example that is this one, or -1. @param {Sheet} sheet */
export function exampleAt(sheet) {
  const text = textOf(sheet);
  return examples.findIndex(({ puzzle }) => puzzle === text);
}

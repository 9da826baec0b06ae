// Every act of a walk.

import { coming } from './coming.js';
import { going } from './going.js';
import { pressing } from './pressing.js';

/** @import { Random } from './random.js' */
/** @import { Visitor } from './visitor.js' */

/**
 * Something that a person may do.
 * @typedef {object} Act
 * @property {string} name
 * @property {number} weight how often it is done, beside others
 * @property {(visitor: Visitor, random: Random) => Promise<string>} does gives what was done, in words
 */

/** @type {readonly Act[]} */
export const acts = [...pressing, ...coming, ...going];

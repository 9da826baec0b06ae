// What puzzles are called: by their shape, by how many there are.

import { t } from './i18n.js';

/** @param {number} count */
export const givensWords = (count) => t('givens', { count });

/** @param {number} side */
export const shapeWords = (side) => `${side}×${side}`;

/** @param {number} count */
export const puzzlesWords = (count) => t('puzzles', { count });

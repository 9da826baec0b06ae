// Signs on buttons, drawn with lines.

import { shape } from './shape.js';

/** @param {string} path in a square of 24 units */
export const icon = (path) => shape('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, shape('path', { d: path }));

export const signs = {
  back: 'm14.5 5.5-6.5 6.5 6.5 6.5',
  on: 'm9.5 5.5 6.5 6.5-6.5 6.5',
  close: 'm6 6 12 12M18 6 6 18',
};

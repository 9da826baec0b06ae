// Drawings on the page.

import { shape } from './shape.js';

/** @import { Markup } from '../model/svg.js' */

/** Makes the elements one by one: a host may forbid to parse text. @param {Markup} piece @returns {SVGElement} */
export const drawn = ({ name, attributes, content }) =>
  shape(name, attributes, ...content.map((part) => (typeof part === 'string' ? part : drawn(part))));

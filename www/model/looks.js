// How a drawing looks on paper and in pictures: black on white in every theme. What has different meanings can be told
// apart without colour, because a printer may have none. On the page the style sheets of the board say how it looks.

/** @import { Look, ShapeLook } from './drawing.js' */

const sans = 'Helvetica, Arial, sans-serif';
const serif = 'Palatino, Times, serif'; // not Georgia: its digits are not all of one height

const mark = { color: '#333', font: sans, weight: 400, slant: 'normal' };

/** @type {Record<Look, { color: string, font: string, weight: number, slant: string }>} */
export const looks = {
  given: { color: '#000', font: sans, weight: 700, slant: 'normal' },
  answer: { color: '#143f80', font: serif, weight: 400, slant: 'italic' },
  solved: { color: '#143f80', font: sans, weight: 400, slant: 'normal' },
  mark,
  printed: { ...mark, color: '#000', weight: 700 },
  possible: { ...mark, color: '#888' },
  placed: { ...mark, color: '#fff', weight: 700 },
  struck: { ...mark, color: '#8a1511' },
  one: { ...mark, color: '#000', weight: 700 },
  two: { ...mark, color: '#000', weight: 700 },
  three: { ...mark, color: '#000', weight: 700 },
  four: { ...mark, color: '#000', weight: 700 },
};

/** @type {Record<ShapeLook, { fill?: string, stroke?: string, width?: number, dash?: string }>} */
export const strokes = {
  clash: { stroke: '#c66', width: 2 },
  wrong: { stroke: '#8a1511', width: 3 },
  doubtful: { stroke: '#8a5a00', width: 2 },
  differs: { stroke: '#143f80', width: 5 },
  alike: { fill: '#dce6f4' },
  lit: { fill: '#1a532d' },
  written: { stroke: '#143f80', width: 2, dash: '5 3' },
  removed: { stroke: '#8a1511', width: 3 },
  placed: { fill: '#1a532d' },
  struck: { stroke: '#8a1511', width: 2 },
  one: { fill: '#cfe0f7', stroke: '#143f80', width: 1 },
  two: { fill: '#fff', stroke: '#8a5a00', width: 1.5, dash: '3 2' },
  three: { fill: '#dcefdd', stroke: '#1a532d', width: 1 },
  four: { fill: '#fff', stroke: '#8a1511', width: 1.5, dash: '3 2' },
  possible: {},
  group: { stroke: '#555', width: 1.5 },
  house: { fill: '#e0e0e0' },
  diagonal: { stroke: '#999', width: 2 },
  base: { stroke: '#143f80', width: 5 },
  cover: { stroke: '#8a1511', width: 5, dash: '10 6' },
  strong: { stroke: '#143f80', width: 2 },
  weak: { stroke: '#143f80', width: 2, dash: '5 4' },
};

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
  letter: { color: '#000', font: serif, weight: 700, slant: 'italic' },
  possible: { ...mark, color: '#888' },
  placed: { ...mark, color: '#fff', weight: 700 },
  struck: { ...mark, color: '#8a1511', weight: 700 },
  gone: { ...mark, color: '#777' },
  one: { ...mark, color: '#fff', weight: 700 },
  two: { ...mark, color: '#7a3d00', weight: 700 },
  three: { ...mark, color: '#fff', weight: 700 },
  four: { ...mark, color: '#000', weight: 700 },
};

/** A grey that a copier keeps. */
const tint = '#dcdcdc';

/** @type {Record<ShapeLook, { fill?: string, stroke?: string, width?: number, dash?: string }>} */
export const strokes = {
  clash: { stroke: '#c66', width: 2 },
  wrong: { stroke: '#8a1511', width: 3 },
  doubtful: { stroke: '#8a5a00', width: 2 },
  differs: { fill: '#143f80' },
  alike: { fill: tint },
  lit: { fill: tint },
  where: { stroke: '#18602f', width: 2 },
  written: { stroke: '#18602f', width: 3 },
  removed: { stroke: '#8a1511', width: 3 },
  placed: { fill: '#18602f' },
  struck: { fill: tint },
  strike: { stroke: '#8a1511', width: 2.5 },
  gone: { stroke: '#777', width: 1.5 },
  one: { fill: '#143f80' },
  two: { fill: '#fff', stroke: '#7a3d00', width: 2 },
  three: { fill: '#333' },
  four: { fill: '#fff', stroke: '#333', width: 1.5 },
  possible: {},
  group: { stroke: '#555', width: 1.5 },
  edge: { stroke: '#143f80', width: 1.5 },
  framed: { stroke: '#143f80', width: 2.5 },
  tinted: { fill: tint },
  set: { fill: tint },
  other: { stroke: '#999', width: 2 },
  dead: { stroke: '#777', width: 2 },
  house: { fill: tint },
  diagonal: { stroke: '#999', width: 2 },
  band: { fill: tint },
  base: { stroke: '#143f80', width: 2 },
  cover: { stroke: '#7a3d00', width: 2, dash: '5 3' },
  halo: { stroke: '#fff', width: 7 },
  strong: { stroke: '#143f80', width: 3 },
  weak: { stroke: '#143f80', width: 2.5, dash: '7 5' },
  dotted: { stroke: '#143f80', width: 3, dash: '1.5 4' },
  mixed: { stroke: '#143f80', width: 2.5, dash: '9 4 1.5 4' },
  head: { fill: '#143f80' },
  tie: { stroke: '#777', width: 1.2 },
};

// Draws www/icon.svg as the pictures that home screens ask for.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { root } from './steps.js';

/** @import { ResvgRenderOptions } from '@resvg/resvg-wasm' */

/** The colour behind an icon with a margin; the page is of this colour, too. */
export const paper = '#fbfaf6';

/**
 * @typedef {object} Icon
 * @property {string} file its path in dist/
 * @property {number} side in pixels
 * @property {number} margin the part of the side that is left free at each edge, where a mask may cut the icon off
 */

/** @type {readonly Icon[]} */
export const icons = [
  { file: 'icons/192.png', side: 192, margin: 0 },
  { file: 'icons/512.png', side: 512, margin: 0 },
  { file: 'icons/maskable.png', side: 512, margin: 0.19 },
  { file: 'icons/touch.png', side: 180, margin: 0.12 },
];

/** Draws the icons. It can be called once in a process. @returns {Promise<{ file: string, png: Uint8Array }[]>} */
export async function drawIcons() {
  await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const svg = readFileSync(join(root, 'www/icon.svg'), 'utf8');
  return icons.map(({ file, side, margin }) => ({
    file,
    png: new Resvg(...framed(svg, side, margin)).render().asPng(),
  }));
}

/**
 * What draws a picture in a square of `side` pixels, on paper where it has a margin.
 * @param {string} svg
 * @param {number} side
 * @param {number} margin as in `Icon`
 * @returns {[svg: string, options: ResvgRenderOptions]}
 */
function framed(svg, side, margin) {
  const width = Math.round(side * (1 - 2 * margin));
  const at = (side - width) / 2;
  const picture = svg.replace('<svg ', `<svg x="${at}" y="${at}" width="${width}" height="${width}" `);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${picture}</svg>`,
    margin ? { background: paper } : {},
  ];
}

// Reads the puzzles of a picture: it is decoded, made smaller and read in the worker, as all three take long.

import { asked } from '../model/several.js';
import { cellSide, straighten } from '../model/straighten.js';

/**
 * @import { Nothing } from '../model/photo.js'
 * @import { Reading } from '../pkg/ninefold_scan.js'
 *
 * @typedef {object} Grid
 * @property {Reading} reading its places are in pixels of the picture that was looked at
 * @property {Uint8Array<ArrayBuffer>} pixels the grid, straightened and upright: red, green, blue and alpha, row by row
 *
 * @typedef {object} Read
 * @property {Grid[]} grids in the order of reading; of several, those that may be meant
 * @property {Nothing} [nothing] why there is none
 * @property {number} width of the picture that was looked at, in pixels
 * @property {number} height
 * @property {Uint8Array<ArrayBuffer>} [picture] its pixels, where there are several grids: one of them has to be chosen
 */

/** How many pixels a picture keeps on its longer side, at most: a cell of a whole page still has enough of them. */
const longest = 1600;

/** In a smaller picture a grid has less than ten pixels for a cell, which nobody can read. */
const least = 90;

/**
 * @param {typeof import('../pkg/ninefold_scan.js').scanAll} scanAll
 * @returns {(source: Blob | ImageBitmap) => Promise<Read>} reads the puzzles in a picture
 */
export const read = (scanAll) => async (source) => {
  const picture = await decoded(source);
  if (!picture) return none({ reason: 'undecoded' });
  const seen = pixelsOf(picture);
  if (!seen) return none({ reason: 'small' });
  const { data, width, height } = seen;
  const all = scanAll(data, width, height);
  if (!Array.isArray(all)) return none(all);
  const grids = asked(all).map((reading) => ({
    reading,
    pixels: straighten(data, width, height, reading.side, reading.lattice, cellSide),
  }));
  return { grids, width, height, picture: grids.length > 1 ? new Uint8Array(data.buffer) : undefined };
};

/** @param {Nothing} why @returns {Read} */
const none = ({ reason, side }) => ({ grids: [], nothing: { reason, side }, width: 0, height: 0 });

/** A photo may lie on its side, whatever its file says of that: it is read any way up. @param {Blob | ImageBitmap} source */
const decoded = (source) => (source instanceof Blob ? createImageBitmap(source).catch(() => null) : source);

/**
 * What can be seen of a picture, made smaller where it is large; null where it is too small.
 * @param {ImageBitmap} picture is closed: its pixels would stay until somebody clears up
 */
function pixelsOf(picture) {
  try {
    return Math.min(picture.width, picture.height) < least ? null : drawn(picture);
  } finally {
    picture.close();
  }
}

/** @param {ImageBitmap} picture */
function drawn(picture) {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)));
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new TypeError('no canvas');
  context.fillStyle = '#fff'; // paper, where a picture can be seen through
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

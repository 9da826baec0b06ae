// Photos for the tests: the drawn one of tests/photos/, and what becomes of it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { root } from '../../tools/steps.js';
import { daily, dots } from './cases.js';

/** @typedef {{ rgba: Uint8ClampedArray, width: number, height: number }} Photo */

/** The puzzle of the drawn photo. */
export const puzzle = dots(daily.puzzle);

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/**
 * The drawn photo, which is grey and has no filters: each row of the file begins with a byte that says so. It shows the
 * newspaper's puzzle; the digit by which `daily` is another one is put in.
 * @returns {Photo}
 */
export function drawn() {
  const png = readFileSync(join(root, 'tests/photos/newspaper.png'));
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  /** @type {Buffer[]} */
  const parts = [];
  for (let at = signature.length; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') {
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
    }
  }
  const rows = inflateSync(Buffer.concat(parts));
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const place = Math.floor(pixel / width) * (width + 1);
    if (rows[place] !== 0) throw new Error('the picture has a filter');
    rgba.fill(rows[place + 1 + (pixel % width)], pixel * 4, pixel * 4 + 3);
  }
  const [eight, to, wide, high] = [{ x: 270, y: 194 }, { x: 139, y: 298 }, 24, 26];
  for (let row = 0; row < high; row++) {
    const at = 4 * ((eight.y + row) * width + eight.x);
    rgba.copyWithin(4 * ((to.y + row) * width + to.x), at, at + 4 * wide);
  }
  return { rgba, width, height };
}

/**
 * Photos as one, as a newspaper has several puzzles: rows of photos of one size, on paper.
 * @param {(Photo | null)[][]} rows null where there is only paper
 * @returns {Photo}
 */
export function together(rows) {
  const [first] = rows.flat().filter((photo) => photo !== null);
  const columns = Math.max(...rows.map((row) => row.length));
  const [width, height] = [columns * first.width, rows.length * first.height];
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel++) rgba.fill(236, pixel * 4, pixel * 4 + 3);
  for (const [down, row] of rows.entries()) {
    for (const [across, photo] of row.entries()) {
      for (let y = 0; photo && y < photo.height; y++) {
        const to = 4 * ((down * first.height + y) * width + across * first.width);
        rgba.set(photo.rgba.subarray(4 * y * photo.width, 4 * (y + 1) * photo.width), to);
      }
    }
  }
  return { rgba, width, height };
}

/** What the module reads in it. This file is loaded before the module is made. @param {Photo} photo */
async function readIn({ rgba, width, height }) {
  const { default: init, scan } = await import('../../www/pkg/ninefold_scan.js');
  await init({ module_or_path: readFileSync(join(root, 'www/pkg/ninefold_scan_bg.wasm')) });
  return scan(rgba, width, height);
}

/** A PNG of it. @param {Photo} photo */
export function pngOf({ rgba, width, height }) {
  const part = (/** @type {string} */ name, /** @type {Uint8Array} */ content) => {
    const named = Buffer.concat([Buffer.from(name), content]);
    return Buffer.concat([number(content.length), named, number(crc32(named))]);
  };
  const rows = Buffer.alloc(height * (width * 4 + 1));
  for (let row = 0; row < height; row++) {
    rows.set(rgba.subarray(row * width * 4, (row + 1) * width * 4), row * (width * 4 + 1) + 1);
  }
  return Buffer.concat([
    signature,
    part('IHDR', Buffer.concat([number(width), number(height), Buffer.from([8, 6, 0, 0, 0])])),
    part('IDAT', deflateSync(rows)),
    part('IEND', Buffer.alloc(0)),
  ]);
}

/** @param {number} value */
function number(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** A film that shows it, as Chromium's fake camera takes it. @param {Photo} photo */
export function filmOf({ rgba, width, height }) {
  const light = Buffer.alloc(width * height);
  for (let pixel = 0; pixel < light.length; pixel++) {
    const [red, green, blue] = rgba.subarray(pixel * 4, pixel * 4 + 3);
    light[pixel] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  const frame = [Buffer.from('FRAME\n'), light, Buffer.alloc(2 * Math.ceil(width / 2) * Math.ceil(height / 2), 128)];
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([head, ...frame, ...frame]);
}

/**
 * The photo with something painted over some of its cells.
 * @param {Photo} photo
 * @param {readonly number[]} cells
 * @param {(u: number, v: number, was: number, cell: number) => readonly number[]} paint red, green and blue at a place in a
 *   cell, whose sides are 1, where it was as light as this
 * @returns {Promise<Photo>}
 */
async function painted(photo, cells, paint) {
  const reading = await readIn(photo);
  if (reading.certainty === 'none') throw new Error('nothing was read');
  const { side, lattice } = reading;
  const rgba = photo.rgba.slice();
  for (const cell of cells) {
    const at = 2 * (Math.floor(cell / side) * (side + 1) + (cell % side));
    const [left, top, right, low] = [lattice[at], lattice[at + 1], lattice[at + 2], lattice[at + 2 * side + 3]];
    for (let y = Math.ceil(top); y < low; y++) {
      for (let x = Math.ceil(left); x < right; x++) {
        const to = 4 * (y * photo.width + x);
        rgba.set(paint((x - left) / (right - left), (y - top) / (low - top), rgba[to], cell), to);
      }
    }
  }
  return { ...photo, rgba };
}

/** The photo with some of its digits half rubbed out. @param {Photo} photo @param {readonly number[]} cells */
export const smudged = (photo, cells) =>
  painted(photo, cells, (u, v, was) => {
    const isKept = u < 0.12 || u > 0.88 || v < 0.12 || v > 0.5;
    const light = isKept ? was : was + (236 - was) * 0.93;
    return [light, light, light];
  });

/** The photo with some of its digits gone. @param {Photo} photo @param {readonly number[]} cells */
export const erased = (photo, cells) =>
  painted(photo, cells, (u, v, was) => {
    const light = Math.min(u, v, 1 - u, 1 - v) < 0.12 ? was : 236;
    return [light, light, light];
  });

/**
 * The photo of a game under way: the givens are on grey, and some blanks have digits of the same print, copied from givens.
 * @param {Photo} photo
 * @param {Record<number, number>} copies the cell of the given, by the cell of the blank
 */
export async function played(photo, copies) {
  const blanks = Object.keys(copies).map(Number);
  const { rgba } = photo;
  const reading = await readIn(photo);
  if (reading.certainty === 'none') throw new Error('nothing was read');
  const { lattice, puzzle } = reading;
  const corner = (/** @type {number} */ cell) => {
    const at = 2 * (Math.floor(cell / 9) * 10 + (cell % 9));
    return [lattice[at], lattice[at + 1], lattice[at + 2] - lattice[at], lattice[at + 21] - lattice[at + 1]];
  };
  const copied = await painted(photo, blanks, (u, v, was, cell) => {
    const [left, top, width, height] = corner(copies[cell]);
    const isInside = Math.min(u, v, 1 - u, 1 - v) > 0.12;
    const from = 4 * (Math.round(top + v * height) * photo.width + Math.round(left + u * width));
    const light = isInside ? rgba[from] : was;
    return [light, light, light];
  });
  const givens = [...puzzle.keys()].filter((cell) => puzzle[cell]);
  return painted(copied, givens, (_u, _v, was) => [was * 0.85, was * 0.85, was * 0.85]);
}

/** How some digits are written by hand: lines from point to point, in a cell whose sides are 1. @type {Record<number, number[][]>} */
const strokes = {
  1: [[0.42, 0.3, 0.56, 0.2, 0.5, 0.82]],
  4: [
    [0.44, 0.2, 0.3, 0.56, 0.72, 0.54],
    [0.62, 0.34, 0.54, 0.84],
  ],
  7: [[0.28, 0.24, 0.7, 0.2, 0.44, 0.84]],
};

/** The photo with digits written into it with a blue pen. @param {Photo} photo @param {Record<number, number>} digits by cell */
export const written = (photo, digits) =>
  painted(photo, Object.keys(digits).map(Number), (u, v, was, cell) => {
    const lines = strokes[digits[cell]].flatMap((points) =>
      Array.from({ length: points.length / 2 - 1 }, (_, at) => points.slice(2 * at, 2 * at + 4)),
    );
    const far = Math.min(...lines.map(([ax, ay, bx, by]) => distance(u, v, ax, ay, bx, by)));
    const ink = Math.max(0, Math.min(1, (0.06 - far) / 0.03));
    return [40, 70, 170].map((colour) => was + (colour - was) * ink);
  });

/** How far a point is from a line. @param {number[]} numbers both in coordinates */
function distance(...[x, y, ax, ay, bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

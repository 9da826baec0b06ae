// Puzzles drawn as a newspaper prints them, by the browser itself: of any size, with any regions, diagonals or cages.

/** @import { Page } from '@playwright/test' */
/** @import { Photo } from './photos.js' */

/**
 * @typedef {object} Drawing
 * @property {string} cells row by row, `.` or `0` for a blank, A for 10
 * @property {number} [boxRows] how many rows a box has
 * @property {string} [regions] of each cell a letter of its region, in place of boxes
 * @property {boolean} [hasDiagonals]
 * @property {boolean} [hasCages] whether dashed lines run around pairs of cells, and a sum stands in each
 */

/** A jigsaw. */
export const jigsaw = {
  cells: '500900800080050070004009005200600700060090050003006008300700900070020090007001006',
  regions: '000011112001112222034412282034412888034444855333348885666338775666677755667777555',
};

/**
 * A PNG with puzzles beside each other.
 * @param {Page} page
 * @param {Drawing[]} drawings
 * @returns {Promise<Buffer>}
 */
export async function pictureOf(page, drawings) {
  const text = await page.evaluate(async (drawings) => {
    const margin = 48;
    const size = 48 * Math.max(9, ...drawings.map(({ cells }) => Math.sqrt(cells.length)));
    const canvas = new OffscreenCanvas(margin + drawings.length * (size + margin), size + 2 * margin);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#f4f2ec';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = context.strokeStyle = '#1c1b19';
    context.textAlign = 'center';
    context.textBaseline = 'alphabetic';

    /** @param {number} width @param {number[]} points */
    function line(width, ...[ax, ay, bx, by]) {
      context?.beginPath();
      Object.assign(context ?? {}, { lineWidth: width });
      context?.moveTo(ax, ay);
      context?.lineTo(bx, by);
      context?.stroke();
    }

    for (const [at, { cells, boxRows = 3, regions, hasDiagonals, hasCages }] of drawings.entries()) {
      const side = Math.sqrt(cells.length);
      const cell = size / side;
      const [left, top] = [margin + at * (size + margin), margin];
      const boxColumns = side / boxRows;
      const regionOf = (/** @type {number} */ row, /** @type {number} */ column) =>
        regions?.[row * side + column] ?? `${Math.floor(row / boxRows)} ${Math.floor(column / boxColumns)}`;
      if (hasDiagonals) {
        line(1, left, top, left + size, top + size);
        line(1, left + size, top, left, top + size);
      }
      for (let row = 0; row < side; row++) {
        for (let column = 0; column < side; column++) {
          const [x, y] = [left + column * cell, top + row * cell];
          if (column && regionOf(row, column) !== regionOf(row, column - 1)) line(4, x, y - 2, x, y + cell + 2);
          else if (column) line(1, x, y, x, y + cell);
          if (row && regionOf(row, column) !== regionOf(row - 1, column)) line(4, x - 2, y, x + cell + 2, y);
          else if (row) line(1, x, y, x + cell, y);
          const digit = cells[row * side + column];
          context.font = `${Math.round(cell * 0.62)}px sans-serif`;
          if (!'.0'.includes(digit)) context.fillText(digit, x + cell / 2, y + cell * 0.72);
          if (!hasCages || column % 2 || column === side - 1) continue;
          context.setLineDash([4, 3]);
          context.lineWidth = 1.5;
          context.strokeRect(x + 4, y + 4, 2 * cell - 8, cell - 8);
          context.setLineDash([]);
          context.font = '11px sans-serif';
          context.fillText(String(3 + ((row * 5 + column * 3) % 15)), x + 12, y + 16);
        }
      }
      context.lineWidth = 4;
      context.strokeRect(left, top, size, size);
    }
    const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, drawings);
  return Buffer.from(text, 'base64');
}

/** The pixels of such a picture. @param {Page} page @param {Drawing[]} drawings @returns {Promise<Photo>} */
export async function photoOf(page, drawings) {
  const picture = (await pictureOf(page, drawings)).toString('base64');
  const { text, width, height } = await page.evaluate(async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (byte) => byte.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    return { text: btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join('')), width, height };
  }, picture);
  return { rgba: Uint8ClampedArray.from(Buffer.from(text, 'base64')), width, height };
}

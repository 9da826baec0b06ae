// Straightens the grid of a photo: each of its cells becomes a square.

/** The side of a straightened cell, in pixels. */
export const cellSide = 54;

/**
 * The grid of a picture, upright and square.
 * @param {Uint8ClampedArray} picture red, green, blue and alpha of each pixel, row by row
 * @param {number} width in pixels
 * @param {number} height
 * @param {number} side how many cells a row of the grid has
 * @param {Float32Array} lattice the crossings of the grid's lines in pixels, one more than cells in each row and column, row by
 *   row, x before y; a crossing may lie outside the picture
 * @param {number} cell the side of a cell in the result, in pixels
 * @returns {Uint8Array<ArrayBuffer>} pixels as in the picture, `side × cell` in each row and column
 */
export function straighten(picture, width, height, side, lattice, cell) {
  const all = side * cell;
  const pixels = new Uint8Array(all * all * 4);
  const crossing = (/** @type {number} */ row, /** @type {number} */ column) => {
    const at = 2 * (row * (side + 1) + column);
    return /** @type {const} */ ([lattice[at], lattice[at + 1]]);
  };
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const [[ax, ay], [bx, by]] = [crossing(row, column), crossing(row, column + 1)];
      const [[cx, cy], [dx, dy]] = [crossing(row + 1, column), crossing(row + 1, column + 1)];
      for (let down = 0; down < cell; down++) {
        const v = (down + 0.5) / cell;
        const [leftX, leftY] = [ax + (cx - ax) * v, ay + (cy - ay) * v];
        const [stepX, stepY] = [(bx + (dx - bx) * v - leftX) / cell, (by + (dy - by) * v - leftY) / cell];
        let to = 4 * ((row * cell + down) * all + column * cell);
        for (let right = 0; right < cell; right++, to += 4) {
          const [x, y] = [leftX + stepX * (right + 0.5), leftY + stepY * (right + 0.5)];
          blend(picture, width, height, x - 0.5, y - 0.5, pixels, to);
        }
      }
    }
  }
  return pixels;
}

/**
 * The colour at a place between four pixels, whose middles have whole numbers; beyond the edge it is the edge's.
 * @param {Uint8ClampedArray} picture
 * @param {number} width
 * @param {number} height
 * @param {number} x
 * @param {number} y
 * @param {Uint8Array} pixels gets it
 * @param {number} to where
 */
function blend(picture, width, height, x, y, pixels, to) {
  const [left, top] = [within(Math.floor(x), width), within(Math.floor(y), height)];
  const [right, bottom] = [within(left + 1, width), within(top + 1, height)];
  const [u, v] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))];
  const [a, b] = [4 * (top * width + left), 4 * (top * width + right)];
  const [c, d] = [4 * (bottom * width + left), 4 * (bottom * width + right)];
  for (let part = 0; part < 3; part++) {
    const above = picture[a + part] + (picture[b + part] - picture[a + part]) * u;
    const below = picture[c + part] + (picture[d + part] - picture[c + part]) * u;
    pixels[to + part] = above + (below - above) * v + 0.5;
  }
  pixels[to + 3] = 255;
}

/** The nearest of the numbers from 0 to below an end. @param {number} at @param {number} end */
const within = (at, end) => Math.min(end - 1, Math.max(0, at));

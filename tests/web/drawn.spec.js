// What the grid's drawing is made of, in ten grids: where its cells and digits are, and its paths. drawn.js says what is
// expected.

import { chain, dots, levels, six } from './cases.js';
import { figures } from './drawn.js';
import { expect, intervals, test } from './fixtures.js';

/** @import { Sudoku } from './fixtures.js' */

const [easy] = levels;

/** Opens a puzzle, and waits for its verdict. @param {Sudoku} sudoku @param {string} puzzle with its answers and marks */
async function open(sudoku, puzzle) {
  await sudoku.open(`/#puzzle=${puzzle}`);
  await expect(sudoku.verdict).toHaveAttribute('data-kind', 'unique');
}

/** Asks for a hint until it is drawn. @param {Sudoku} sudoku @param {string[]} parts that are drawn at each stage */
async function hint(sudoku, ...parts) {
  await open(sudoku, chain);
  for (const part of parts) {
    await sudoku.page.keyboard.press('h');
    await expect(sudoku.page.locator(`#grid path.${part}`)).toHaveCount(1);
  }
}

/** @type {Record<string, (sudoku: Sudoku) => Promise<unknown>>} the ways to the grids */
const ways = {
  '4×4, empty': (sudoku) => sudoku.size(4),
  '6×6, being typed': async (sudoku) => {
    await open(sudoku, dots(six.puzzle));
    await sudoku.cell(13).click();
  },
  '9×9, answered': async (sudoku) => {
    await open(sudoku, `${easy.puzzle}&answers=${'6'.padStart(11, '0').padEnd(81, '0')}`);
    await sudoku.cell(40).click();
  },
  '9×9, all marks': async (sudoku) => {
    await open(sudoku, easy.puzzle);
    await sudoku.page.keyboard.press('Alt+p');
    await sudoku.button('Fill marks').click();
  },
  '9×9, where to look': (sudoku) => hint(sudoku, 'where'),
  '9×9, a chain': (sudoku) => hint(sudoku, 'where', 'strong'),
  '16×16, empty': (sudoku) => sudoku.size(16),
  '25×25, empty': (sudoku) => sudoku.size(25),
  'jigsaw with diagonals': (sudoku) =>
    sudoku.open('/#puzzle=050200000030000140046000030000002050;x;r=aaabbbaaccbbaccccbdeeeefddeeffdddfff'),
  windoku: (sudoku) =>
    sudoku.open('/#puzzle=000000000050000034001000000000000700000003000709006020010000900007000008090350070;w'),
};

/**
 * What is drawn, in words: how large the grid and a cell are; of each path its number of lines, and the box around it in
 * sixtieths of a cell; of links the path itself; of each text its digits and where the first of them stands.
 * @param {Sudoku} sudoku
 */
const described = ({ page }) =>
  page.locator('#grid').evaluate((grid) => {
    const cells = [...grid.querySelectorAll('[data-cell]')].map((cell) => cell.getBoundingClientRect());
    const { left, top, width, height } = grid.getBoundingClientRect();
    const [first, last] = [cells[0], cells[cells.length - 1]];
    const sizes = new Set(cells.map(({ width, height }) => `${width} × ${height}`));
    const number = (/** @type {number} */ value) => Math.round(value * 10) / 10;
    const parts = [...grid.querySelectorAll('svg path, svg text')].flatMap((part) => {
      const look = part.getAttribute('class');
      const path = part.getAttribute('d');
      if (part instanceof SVGTextElement) {
        const [x, y] = [part.x.baseVal[0].value, part.y.baseVal[0].value];
        return `${look}: ${part.textContent?.length} of ${part.getAttribute('font-size')}, the first at ${number(x)} ${number(y)}`;
      }
      if (!path || !(part instanceof SVGGraphicsElement)) return [];
      if (/strong|weak/.test(look ?? '')) return `${look}: ${path}`;
      const box = part.getBBox();
      const around = [box.x, box.y, box.width, box.height].map(number).join(' ');
      return `${look}: ${path.match(/M/g)?.length} in ${around}`;
    });
    const over = grid.querySelector('.over');
    const hairs = over && getComputedStyle(over).backgroundSize.match(/[\d.]+(?=px)/g);
    const isWhole = [left, top, width].every(Number.isInteger);
    return [
      `grid: ${width} × ${height}${isWhole ? '' : ', not of whole pixels'}`,
      `cells: ${[...sizes].join()}, from ${first.left - left} ${first.top - top} to ${last.right - left} ${last.bottom - top}`,
      `hairs: every ${[...new Set(hairs)]}`,
      ...parts,
    ];
  });

for (const [name, way] of Object.entries(ways)) {
  test(name, async ({ sudoku }) => {
    await way(sudoku);
    await expect.poll(() => described(sudoku), { intervals }).toEqual(figures[name]);
  });
}

test('a digit’s own height is in the middle of its cell, in every hand', async ({ sudoku, page }) => {
  await open(sudoku, `${easy.puzzle}&answers=${'6'.padStart(11, '0').padEnd(81, '0')}`);
  await expect(sudoku.cell(10)).toHaveAttribute('data-origin', 'answer');
  for (const cell of [1, 10]) {
    const off = await sudoku.cell(cell).evaluate((cell) => {
      const { fontSize, fontFamily, fontStyle, fontWeight } = getComputedStyle(cell);
      const context = document.createElement('canvas').getContext('2d');
      if (!context) return Number.NaN;
      context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
      const high = context.measureText('H').actualBoundingBoxAscent;
      const foot = document.createElement('span'); // it stands on the line that the digit stands on
      foot.style.display = 'inline-block';
      cell.append(foot);
      const { bottom } = foot.getBoundingClientRect();
      foot.remove();
      const box = cell.getBoundingClientRect();
      return (bottom - high / 2 - (box.top + box.height / 2)) / box.height;
    });
    expect(Math.abs(off)).toBeLessThan(0.012);
  }
  expect(await page.locator('#grid [data-cell]').count()).toBe(81);
});

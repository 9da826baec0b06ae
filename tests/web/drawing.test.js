// A puzzle as lines and texts, in every shape. In pictures.spec.js a browser parses the SVG.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawingOf, overhang } from '../../www/model/drawing.js';
import { blockOf, classic, sides } from '../../www/model/layout.js';
import { looks, strokes } from '../../www/model/looks.js';
import { overlayOf } from '../../www/model/overlay.js';
import { classicSheet, emptySheet } from '../../www/model/sheet.js';
import { svgOf } from '../../www/model/svg.js';
import { lineOf } from '../../www/model/symbols.js';
import * as madeup from './madeup.js';

/** @import { Drawing, Look } from '../../www/model/drawing.js' */
/** @import { Layout } from '../../www/model/layout.js' */

/** @param {Drawing} drawing @param {Look} look */
const textOf = (drawing, look) =>
  drawing.texts
    .filter((group) => group.look === look)
    .flatMap(({ digits }) => digits.map(({ text }) => text))
    .join('');

for (const { side, boxRows, boxColumns } of sides.map(classic)) {
  const size = side * side;
  const givens = Uint8Array.from({ length: size }, (_, cell) => (cell % 3 === 0 ? (cell % side) + 1 : 0));
  const all = givens.map((_, cell) => (cell % side) + 1);

  test(`${side}×${side}: every digit is in its cell, and every line where a row, a column or a box ends`, () => {
    const answers = new Uint8Array(size).fill(all[1], 1, 2);
    const drawing = drawingOf({ sheet: classicSheet(givens), answers, solution: all });
    const cell = drawing.size / side;
    assert.equal(textOf(drawing, 'given'), lineOf(givens).replaceAll('.', ''));
    assert.equal(textOf(drawing, 'answer'), lineOf(answers).replaceAll('.', ''));
    assert.equal(textOf(drawing, 'solved').length, size - textOf(drawing, 'given').length - 1);
    const cells = drawing.texts.flatMap(({ digits, size }) =>
      digits.map(({ x, y }) => Math.floor(x / cell) + side * Math.floor((y - size * 0.36) / cell)),
    );
    assert.deepEqual(
      cells.sort((a, b) => a - b),
      Array.from(all, (_, cell) => cell),
    );
    const boxOf = (/** @type {number} */ cell) =>
      Math.floor(Math.floor(cell / side) / boxRows) * boxRows + Math.floor((cell % side) / boxColumns);
    expectLines(drawing, side, Array.from(all.keys(), boxOf));
    assert.deepEqual(drawing.under, []);
  });

  test(`${side}×${side}: all marks of a cell stay in it and apart`, () => {
    const marks = new Uint32Array(size);
    marks[1] = 2 ** side - 1;
    const drawing = drawingOf({ sheet: classicSheet(givens), marks });
    const [group] = drawing.texts.filter(({ look }) => look === 'mark');
    const cell = drawing.size / side;
    assert.equal(group.digits.length, side);
    for (const [at, { x, y }] of group.digits.entries()) {
      assert.ok(x - group.size / 2 >= cell && x + group.size / 2 <= 2 * cell, `${x} in its column`);
      assert.ok(y - group.size * 0.75 >= 0 && y <= cell, `${y} in its row`);
      for (const other of group.digits.slice(at + 1)) {
        const isApart = Math.abs(other.x - x) >= group.size * 0.75 - 0.01 || Math.abs(other.y - y) >= group.size - 0.01;
        assert.ok(isApart, `${JSON.stringify(other)} covers another`);
      }
    }
  });
}

test('what fills a cell is the given, else the solution, else the answer, else marks', () => {
  const puzzle = {
    sheet: classicSheet(Uint8Array.of(1, 0, 0, 0, ...new Uint8Array(12))),
    answers: Uint8Array.of(0, 2, 3, 0, ...new Uint8Array(12)),
    marks: Uint32Array.of(0, 0, 0, 15, 5, ...new Uint32Array(11)),
  };
  const open = drawingOf(puzzle);
  const solved = drawingOf({ ...puzzle, solution: Uint8Array.of(1, 2, 4, 3, ...new Uint8Array(12)) });
  const looked = (/** @type {Drawing} */ drawing) =>
    Object.fromEntries(drawing.texts.map(({ look }) => [look, textOf(drawing, look)]));
  assert.deepEqual(looked(open), { given: '1', answer: '23', mark: '123413' });
  assert.deepEqual(looked(solved), { given: '1', answer: '2', solved: '43', mark: '13' });
});

test('no two looks are told apart by colour alone', () => {
  const { given, answer, solved } = looks;
  assert.equal(new Set([given, answer, solved].map(({ weight, slant }) => `${weight} ${slant}`)).size, 3);
});

test('the SVG has white around it, or as much as the lines need, and a title that is text', () => {
  const drawing = drawingOf({ sheet: emptySheet(classic(4)) });
  assert.match(svgOf(drawing, 'A & B <c>'), /viewBox="-30 -30 300 300".*\n<title>A &amp; B &lt;c&gt;<\/title>/);
  assert.match(svgOf(drawing, '', overhang), /viewBox="-1.5 -1.5 243 243"/);
});

/** The edges of cells that the lines of a path cover, each once; `frame`: whether they lead around the grid, too. @param {string} path @param {number} side */
function edgesIn(path, side) {
  const frame = `M0 0h${side * 60}v${side * 60}h${-side * 60}z`;
  const lines = [...path.replace(frame, '').matchAll(/M(\d+) (\d+)([hv])(\d+)/g)];
  assert.equal(lines.map(([all]) => all).join(''), path.replace(frame, ''));
  const edges = lines.flatMap(([, x, y, way, length]) =>
    Array.from({ length: Number(length) / 60 }, (_, at) =>
      way === 'h'
        ? `above ${Number(y) / 60} ${Number(x) / 60 + at}`
        : `left of ${Number(y) / 60 + at} ${Number(x) / 60}`,
    ),
  );
  return { frame: path.startsWith(frame), edges: edges.sort() };
}

/**
 * Expects a thin line between all cells, and a thick one exactly where two neighbours are in different areas, and around
 * the grid.
 * @param {Drawing} drawing
 * @param {number} side
 * @param {readonly number[]} areas of each cell
 */
function expectLines({ lines }, side, areas) {
  const between = areas.flatMap((area, cell) =>
    madeup
      .neighboursOf(cell, side)
      .filter((other) => other > cell)
      .map((other) => ({
        edge: `${other === cell + 1 ? 'left of' : 'above'} ${Math.floor(other / side)} ${other % side}`,
        isThick: areas[other] !== area,
      })),
  );
  const edges = (/** @type {typeof between} */ some) => some.map(({ edge }) => edge).sort();
  const [thin, thick] = lines.map(({ path }) => edgesIn(path, side));
  assert.deepEqual(thin, { frame: false, edges: edges(between) });
  assert.deepEqual(thick, { frame: true, edges: edges(between.filter(({ isThick }) => isThick)) });
}

const boxes = Array.from({ length: 81 }, (_, cell) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3));
const lots = [1, 2, 3].flatMap((seed) => [
  { name: `regions in one piece, ${seed}`, layout: madeup.wound(seed) },
  { name: `regions in pieces, ${seed}`, layout: madeup.scattered(seed) },
]);

/** @type {{ name: string, layout: Layout, areas: readonly number[], tint: readonly number[], diagonals: string }[]} */
const layouts = [
  { name: 'jigsaw', layout: madeup.jigsaw, areas: madeup.regionsOfSix, tint: [], diagonals: '' },
  { name: 'X', layout: madeup.x, areas: boxes, tint: [], diagonals: 'M0 0L540 540M0 540L540 0' },
  { name: 'windoku', layout: madeup.windoku, areas: boxes, tint: madeup.windowCells.flat(), diagonals: '' },
  { name: 'groups', layout: madeup.grouped, areas: boxes, tint: madeup.groupCells.flat(), diagonals: '' },
  {
    ...{ name: 'disjoint groups', layout: madeup.disjoint, areas: boxes, diagonals: '' },
    tint: [1, 3, 5, 7].flatMap((index) => madeup.disjointCells[index]),
  },
  ...lots.map(({ name, layout }) => {
    const areas = Array.from(/** @type {Uint8Array} */ (layout.rules?.regions));
    return { name, layout, areas, tint: [], diagonals: '' };
  }),
];

for (const { name, layout, areas, tint, diagonals } of layouts) {
  const drawing = drawingOf({ sheet: emptySheet(layout) });
  const pathOf = (/** @type {string} */ own) => drawing.under.find(({ look }) => look === own)?.path ?? '';

  test(`${name}: a thick line is exactly where two neighbours are in different blocks, and is drawn once`, () => {
    expectLines(drawing, layout.side, areas);
  });

  test(`${name}: exactly the cells of windows and groups are tinted, and a diagonal is a line`, () => {
    const squares = [...pathOf('house').matchAll(/M([\d.]+) ([\d.]+)h60v60h-60z/g)];
    assert.equal(squares.map(([all]) => all).join(''), pathOf('house'));
    const tinted = squares.map(([, x, y]) => (Number(y) / 60) * layout.side + Number(x) / 60);
    assert.deepEqual(
      tinted.sort((one, other) => one - other),
      tint.toSorted((one, other) => one - other),
    );
    assert.equal(pathOf('diagonal'), diagonals);
    assert.deepEqual(
      drawing.under.map(({ look }) => look),
      [...(tint.length ? ['house'] : []), ...(diagonals ? ['diagonal'] : [])],
    );
  });

  test(`${name}: the outline of each house is closed, and lies inside its own cells`, () => {
    for (const [house, { cells }] of layout.houses.entries()) {
      const blank = { marks: new Uint32Array(areas.length), digits: new Uint8Array(areas.length) };
      const { bands, links } = overlayOf(emptySheet(layout), blank, [{ houses: [{ house, role: 'base' }] }]);
      assert.deepEqual(
        [...bands, ...links].map(({ look }) => look),
        ['band', 'base'],
      );
      /** @type {Map<string, number>} */
      const ends = new Map();
      for (const points of pointsIn(links[0].path)) {
        for (const [x, y] of [points[0], points[points.length - 1]]) {
          ends.set(`${x} ${y}`, (ends.get(`${x} ${y}`) ?? 0) + 1);
        }
        for (const [at, [x, y]] of points.slice(1).entries()) {
          const [middleX, middleY] = [(x + points[at][0]) / 2, (y + points[at][1]) / 2];
          assert.ok(
            cells.includes(Math.floor(middleY / 60) * layout.side + Math.floor(middleX / 60)),
            `house ${house}`,
          );
        }
      }
      assert.ok(ends.size > 3);
      assert.deepEqual(
        [...ends].filter(([, count]) => count !== 2),
        [],
        `house ${house}`,
      );
    }
  });
}

/** The points of each line of a path in which lines go to a row or a column. @param {string} path */
function pointsIn(path) {
  return path
    .split('M')
    .slice(1)
    .map((line) => {
      const [first, ...more] = line.split(/(?=[HV])/);
      const points = [first.split(' ').map(Number)];
      for (const part of more) {
        const [x, y] = points[points.length - 1];
        const to = Number(part.slice(1));
        points.push(part[0] === 'H' ? [to, y] : [x, to]);
      }
      return points;
    });
}

test('the regions drawn by lot are what they are meant to be: other than the boxes, in one piece or in pieces', () => {
  for (const { name, layout } of lots) {
    const inPieces = layout.houses.filter(({ kind, cells }) => {
      const reached = new Set([cells[0]]);
      for (const cell of reached) {
        for (const next of madeup.neighboursOf(cell, 9)) if (cells.includes(next)) reached.add(next);
      }
      return kind === 'region' && reached.size < cells.length;
    });
    assert.equal(inPieces.length > 0, name.startsWith('regions in pieces'), name);
    const moved = boxes.filter((box, cell) => blockOf(layout, cell).index !== box);
    assert.ok(moved.length > 20, `${name}: ${moved.length}`);
  }
});

test('in the picture a tint lies below what is said of a cell, and is a grey that a copier keeps', () => {
  const drawing = drawingOf({ sheet: emptySheet(madeup.windoku) }, [{ cells: [{ cell: 10, role: 'alike' }] }]);
  assert.deepEqual(
    drawing.under.map(({ look }) => look),
    ['house', 'alike'],
  );
  const [, level, ...others] = strokes.house.fill?.match(/^#(..)(..)(..)$/) ?? [];
  assert.deepEqual(others, [level, level]);
  assert.ok(Number.parseInt(level, 16) < 0xe6, 'at least a tenth of black');
});

test('a link beside the edge bends away from it, where the frame would hide it, even over a digit', () => {
  const layout = classic(9);
  for (const [one, between, other, digit, axis, inwards] of /** @type {const} */ ([
    [36, 63, 72, 1, 0, 1],
    [44, 71, 80, 3, 0, -1],
    [2, 5, 8, 1, 1, 1],
    [74, 77, 80, 7, 1, -1],
  ])) {
    for (const [from, to] of [
      [one, other],
      [other, one],
    ]) {
      const digits = new Uint8Array(81).fill(8, between, between + 1);
      const ends = { from: { cells: [from], digit }, to: { cells: [to], digit } };
      const layer = { links: [{ ...ends, role: /** @type {const} */ ('weak') }] };
      const { links } = overlayOf(emptySheet(layout), { marks: new Uint32Array(81), digits }, [layer]);
      const path = links.find(({ look }) => look === 'weak')?.path ?? '';
      const [begin, bend] = path.match(/[-.\d]+ [-.\d]+/g)?.map((point) => point.split(' ').map(Number)) ?? [];
      assert.ok((bend[axis] - begin[axis]) * inwards > 0, `${from} to ${to}: ${path}`);
    }
  }
});

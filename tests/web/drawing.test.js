// A puzzle as lines and texts, in every shape. In pictures.spec.js a browser parses the SVG.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawingOf, overhang } from '../../www/model/drawing.js';
import { looks } from '../../www/model/looks.js';
import { shapes } from '../../www/model/shapes.js';
import { svgOf } from '../../www/model/svg.js';
import { lineOf } from '../../www/model/symbols.js';

/** @param {import('../../www/model/drawing.js').Drawing} drawing @param {import('../../www/model/drawing.js').Look} look */
const textOf = (drawing, look) =>
  drawing.texts
    .filter((group) => group.look === look)
    .flatMap(({ digits }) => digits.map(({ text }) => text))
    .join('');

for (const { side, boxRows, boxColumns } of shapes) {
  const size = side * side;
  const givens = Uint8Array.from({ length: size }, (_, cell) => (cell % 3 === 0 ? (cell % side) + 1 : 0));
  const all = givens.map((_, cell) => (cell % side) + 1);

  test(`${side}×${side}: every digit is in its cell, and every line where a row, a column or a box ends`, () => {
    const answers = new Uint8Array(size).fill(all[1], 1, 2);
    const drawing = drawingOf({ givens, answers, solution: all });
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
    assert.deepEqual(
      drawing.lines.map(({ path }) => path.match(/M/g)?.length),
      [2 * (side + 1), side / boxRows + side / boxColumns + 2],
    );
  });

  test(`${side}×${side}: all marks of a cell stay in it and apart`, () => {
    const marks = new Uint32Array(size);
    marks[1] = 2 ** side - 1;
    const drawing = drawingOf({ givens, marks });
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
    givens: Uint8Array.of(1, 0, 0, 0, ...new Uint8Array(12)),
    answers: Uint8Array.of(0, 2, 3, 0, ...new Uint8Array(12)),
    marks: Uint32Array.of(0, 0, 0, 15, 5, ...new Uint32Array(11)),
  };
  const open = drawingOf(puzzle);
  const solved = drawingOf({ ...puzzle, solution: Uint8Array.of(1, 2, 4, 3, ...new Uint8Array(12)) });
  const looked = (/** @type {import('../../www/model/drawing.js').Drawing} */ drawing) =>
    Object.fromEntries(drawing.texts.map(({ look }) => [look, textOf(drawing, look)]));
  assert.deepEqual(looked(open), { given: '1', answer: '23', mark: '123413' });
  assert.deepEqual(looked(solved), { given: '1', answer: '2', solved: '43', mark: '13' });
});

test('no two looks are told apart by colour alone', () => {
  const { given, answer, solved } = looks;
  assert.equal(new Set([given, answer, solved].map(({ weight, slant }) => `${weight} ${slant}`)).size, 3);
});

test('the SVG has white around it, or as much as the lines need, and a title that is text', () => {
  const drawing = drawingOf({ givens: new Uint8Array(16) });
  assert.match(svgOf(drawing, 'A & B <c>'), /viewBox="-30 -30 300 300".*\n<title>A &amp; B &lt;c&gt;<\/title>/);
  assert.match(svgOf(drawing, '', overhang), /viewBox="-1.5 -1.5 243 243"/);
});

test('what is no shape is not drawn', () => {
  assert.throws(() => drawingOf({ givens: new Uint8Array(80) }), RangeError);
});

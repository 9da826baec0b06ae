// The built module in Node, and its types.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { classic, sides } from '../../www/model/layout.js';
import { classicSheet } from '../../www/model/sheet.js';
import { changed, layouts, leftOut } from '../../www/model/textlayouts.js';
import init, {
  diagnose,
  format,
  packedSolutions,
  parse,
  Reader,
  solutions,
  solve,
  solveAll,
} from '../../www/pkg/ninefold.js';
import initCore, * as core from '../../www/pkg/ninefold_core.js';
import { finnish, four, json, newspaper, nine, references, rows, six, spaced } from './cases.js';

const pkg = (/** @type {string} */ file) => readFileSync(new URL(`../../www/pkg/${file}`, import.meta.url));

test('solves in Node, and measures how long that took', async () => {
  await init({ module_or_path: pkg('ninefold_bg.wasm') });
  const answer = solve(Uint8Array.from(finnish.puzzle, Number));
  assert.equal(answer.verdict, 'unique');
  assert.ok('solution' in answer && answer.solution instanceof Uint8Array);
  assert.equal(answer.solution.join(''), finnish.solution);
  assert.ok(Number.isFinite(answer.millis) && answer.millis >= 0);
});

/** The cells of a text: a digit or a letter each, 0 for anything else. @param {string} text */
const cellsOf = (text) => Uint8Array.from(text, (digit) => Number.parseInt(digit, 36) || 0);
const twoFives = `5.......5${'.'.repeat(72)}`;

test('every verdict', async () => {
  await init({ module_or_path: pkg('ninefold_bg.wasm') });
  const verdictOf = (/** @type {string} */ text) => {
    const { millis, ...answer } = solve(cellsOf(text));
    assert.ok(millis >= 0);
    return answer;
  };
  assert.deepEqual(verdictOf(finnish.puzzle), { verdict: 'unique', solution: cellsOf(finnish.solution) });
  const several = verdictOf('.'.repeat(81));
  assert.ok(several.verdict === 'several');
  assert.deepEqual(Object.keys(several).sort(), ['other', 'solution', 'verdict']);
  for (const grid of [several.solution, several.other]) {
    assert.ok(grid instanceof Uint8Array);
    assert.match(grid.join(''), /^[1-9]{81}$/);
  }
  assert.notDeepEqual(several.solution, several.other);
  assert.deepEqual(verdictOf(`12345678.........9${'.'.repeat(63)}`), { verdict: 'none' });
  assert.deepEqual(verdictOf(twoFives), {
    verdict: 'clash',
    clashes: [{ digit: 5, house: { kind: 'row', index: 0 }, cells: [0, 8] }],
  });
});

test('every shape', async () => {
  await init({ module_or_path: pkg('ninefold_bg.wasm') });
  for (const side of sides) {
    const empty = new Uint8Array(side * side);
    const answer = solve(empty);
    assert.ok(answer.verdict === 'several', `${side}×${side}`);
    for (const grid of [answer.solution, answer.other]) assert.equal(grid.length, side * side);
    const first = side * (side - 1);
    const clash = solve(empty.with(0, 1).with(first, 1));
    assert.ok(clash.verdict === 'clash', `${side}×${side}`);
    const house = { kind: 'column', index: 0 };
    assert.deepEqual(clash.clashes, [{ digit: 1, house, cells: [0, first] }], `${side}×${side}`);
  }
});

/** @type {[what: string, input: any, message: RegExp][]} */
const bad = [
  ['80 cells', new Uint8Array(80), /80 cells.*81/],
  ['82 cells', new Uint8Array(82), /82 cells.*81/],
  ['no cells', new Uint8Array(), /0 cells|no cells/],
  ['a 10 in a 9×9', new Uint8Array(81).with(2, 10), /Row 1, column 3: 10.*9/],
  ['a plain array', Array(81).fill(0), /Uint8Array.*got Array\./],
  ['null', null, /Uint8Array.*got Null\./],
  ['a string', finnish.puzzle, /Uint8Array.*got String\./],
];

for (const [what, input, message] of bad) {
  test(`bad input: ${what}`, async () => {
    await init({ module_or_path: pkg('ninefold_bg.wasm') });
    for (const ask of [() => solve(input), () => solutions(input, { most: 2 })]) {
      assert.throws(ask, { name: 'Error', message });
    }
    const after = solve(cellsOf(finnish.puzzle));
    assert.ok(after.verdict === 'unique');
    assert.deepEqual(after.solution, cellsOf(finnish.solution), 'the module works on');
  });
}

test('solutions: all of them, some of them, none of them', async () => {
  await init({ module_or_path: pkg('ninefold_bg.wasm') });
  const empty = new Uint8Array(16);
  const all = solutions(empty, { most: 288 });
  assert.equal(all.complete, true);
  assert.equal(new Set(all.solutions.map((solution) => solution.join(''))).size, 288);
  const some = solutions(empty, { most: 287 });
  assert.deepEqual([some.complete, some.solutions.length], [false, 287]);
  assert.deepEqual(solutions(cellsOf(twoFives), { most: 5 }), { solutions: [], complete: true });
  const one = solutions(cellsOf(newspaper.puzzle), { most: 1 });
  assert.deepEqual(one, { solutions: [cellsOf(newspaper.solution)], complete: true });
  const answer = solve(empty);
  assert.ok(answer.verdict === 'several');
  assert.deepEqual([answer.solution, answer.other], some.solutions.slice(0, 2));
  const { length } = solutions(new Uint8Array(81)).solutions;
  assert.deepEqual([length, packedSolutions(new Uint8Array(81)).cells.length], [1000, 81_000]);
});

for (const { name, text, solutions } of references) {
  test(`${name}: read, solved and written`, async () => {
    await init({ module_or_path: pkg('ninefold_bg.wasm') });
    const { puzzles, ignored } = parse(text);
    assert.equal(ignored, 0);
    assert.equal(puzzles.length, solutions.length);
    for (const [index, puzzle] of puzzles.entries()) {
      assert.ok(puzzle instanceof Uint8Array);
      const answer = solve(puzzle);
      assert.ok(answer.verdict === 'unique');
      assert.deepEqual(answer.solution, cellsOf(solutions[index]));
    }
    const [solution] = solutions;
    const cells = cellsOf(solution);
    assert.equal(format(cells, { layout: 'rows' }), rows(solution).join('\n'));
    assert.equal(format(cells, { layout: 'spaced' }), spaced(solution));
    assert.equal(format(cells, { layout: 'line' }), solution);
    assert.equal(format(cells, { layout: 'json' }), json(solution));
  });
}

/** @type {[text: string, message: RegExp][]} */
const noPuzzles = [
  ['', /There is no puzzle in an empty text\./],
  ['0'.repeat(80), /80 cells.*81/],
  [rows(finnish.puzzle).join('\n').replace('9', '?'), /'\?' is neither a digit nor a blank/],
  [rows(four.puzzle).join('\n').replace('2', '5'), /Line 2, column 2: 5 is above 4/],
  [rows(six.puzzle).slice(0, 5).join('\n'), /after row 5 of 6/],
  [rows(nine.puzzle).join('\n').replace('97', '9'), /[Rr]ow 1|[Ll]ine 1|8 cells/],
];

for (const [text, message] of noPuzzles) {
  test(`no puzzle: ${JSON.stringify(text)}`, async () => {
    await init({ module_or_path: pkg('ninefold_bg.wasm') });
    assert.throws(() => parse(text), { name: 'Error', message });
  });
}

test('no such layout', async () => {
  await init({ module_or_path: pkg('ninefold_bg.wasm') });
  const layout = /** @type {any} */ ('colums');
  assert.throws(() => format(cellsOf(finnish.puzzle), { layout }), {
    name: 'Error',
    message: /rows.*spaced.*line.*json/s,
  });
});

test('packed solutions are the solutions, one after the other', async () => {
  await init({ module_or_path: pkg('ninefold_bg.wasm') });
  const cells = new Uint8Array(16);
  for (const most of [0, 1, 287, 288, 1000]) {
    const list = solutions(cells, { most });
    const packed = packedSolutions(cells, { most });
    assert.equal(packed.complete, list.complete);
    assert.ok(packed.cells instanceof Uint8Array);
    assert.equal(packed.cells.join(''), list.solutions.map((solution) => solution.join('')).join(''));
  }
});

test('says what is wrong with a puzzle', async () => {
  await init({ module_or_path: pkg('ninefold_bg.wasm') });
  const cells = Uint8Array.from(finnish.puzzle, Number);
  assert.deepEqual(diagnose(cells), { repairs: [], complete: true });

  const { repairs, complete } = diagnose(cells.with(0, 3));
  assert.equal(complete, true);
  assert.deepEqual(repairs, [{ kind: 'replaced', puzzle: cells, changes: [{ cell: 0, from: 3, to: 8 }] }]);

  const [slid] = diagnose(Uint8Array.from(`${finnish.puzzle.replace('0', '')}0`, Number)).repairs;
  assert.equal(slid.kind, 'gridSkipped');
  assert.deepEqual(slid.puzzle, cells);
  assert.ok(slid.changes.every(({ from, to }) => from !== to));

  assert.throws(() => diagnose(new Uint8Array(80)), /^Error: 80 cells make no grid/);
});

const lines = (/** @type {string} */ text) => new TextDecoder().decode(solveAll(new TextEncoder().encode(text)));

for (const { name, text, solutions } of references) {
  test(`${name}: solved as a collection`, async () => {
    await init({ module_or_path: pkg('ninefold_bg.wasm') });
    assert.equal(lines(text), solutions.map((solution) => `${solution}\n`).join(''));
  });
}

test('a collection gives a line for each puzzle, whatever the others are', async () => {
  await init({ module_or_path: pkg('ninefold_bg.wasm') });
  const puzzles = [finnish.puzzle, '.'.repeat(81), `5.......5${'.'.repeat(72)}`, '9'.repeat(80), newspaper.puzzle];
  const answers = [finnish.solution, 'several', 'clash', 'unreadable', newspaper.solution];
  for (const end of ['', '\n', '\r\n']) {
    assert.equal(lines(puzzles.join('\r\n') + end), `${answers.join('\n')}\n`);
  }
  assert.equal(lines(''), '');
  // More than fits into the module's memory at the start, so that it has to grow.
  const many = `${finnish.puzzle}\n`.repeat(30_000);
  assert.equal(lines(many), `${finnish.solution}\n`.repeat(30_000));
});

test('a text in parts gives a line for each puzzle, which solveAll takes', () => {
  const text = new TextEncoder().encode(
    `${finnish.puzzle}\r\n34é1 .... .... ....\n3xx4 42x1\nx342 24x3\n${newspaper.puzzle}`,
  );
  for (const length of [1, 7, 100, 1000]) {
    const reader = new Reader();
    const parts = [];
    for (let at = 0; at < text.length; at += length) parts.push(reader.push(text.subarray(at, at + length)));
    const lines = Buffer.concat([...parts, reader.finish()]);
    assert.deepEqual(lines.toString().split('\n'), [
      finnish.puzzle.replaceAll('0', '.'),
      '? {"kind":"character","line":2,"column":3,"cell":{"row":1,"column":3},"text":"é"}',
      '3..442.1.34224.3',
      newspaper.puzzle.replaceAll('0', '.'),
      '',
    ]);
    assert.deepEqual(new TextDecoder().decode(solveAll(lines)).split('\n'), [
      finnish.solution,
      'unreadable',
      '3124423113422413',
      newspaper.solution,
      '',
    ]);
  }
});

test('a text in unusual symbols is read as what they stand for, whole or in parts', () => {
  const text = `0F${'.'.repeat(254)}\n`;
  const symbols = [{ side: 16, set: 'fromZero' }];
  const reading = parse(text);
  assert.deepEqual(
    [reading.puzzles[0], reading.symbols],
    [Uint8Array.from({ ...new Array(256).fill(0), 0: 16, 1: 15, length: 256 }), symbols],
  );
  const reader = new Reader();
  assert.deepEqual(reader.symbols, []);
  assert.equal(new TextDecoder().decode(reader.push(new TextEncoder().encode(text))), text.replace('0', 'G'));
  assert.deepEqual(reader.symbols, symbols);
});

test('a text is read as far as it can be', () => {
  const reading = parse(`Two of them:\n${finnish.puzzle}\n${newspaper.puzzle.slice(1)}\n`);
  assert.deepEqual(reading, {
    puzzles: [
      Uint8Array.from(finnish.puzzle, Number),
      {
        message: 'Line 3, column 1: 80 cells make no grid: 16, 36, 64, 81, 100, 144, 225, 256, 400 and 625 do.',
        fault: { kind: 'length', line: 3, column: 1, cells: 80 },
      },
    ],
    format: 'line',
    ignored: 10,
    passed: 'Two of them:',
    symbols: [],
  });
  assert.throws(() => parse('Two of them'), {
    name: 'Error',
    message: "Line 1, column 1: 'Two' is neither a puzzle nor a row of one.",
    fault: { kind: 'word', line: 1, column: 1, text: 'Two' },
  });
});

test('what a text calls its puzzles comes with them', () => {
  const text = `Fiendish 12\n${finnish.puzzle} # by me\n${newspaper.puzzle}\n${newspaper.puzzle}; easy\nAnd so on`;
  const labels = [
    { puzzle: 0, label: 'Fiendish 12 · by me' },
    { puzzle: 2, label: 'easy' },
  ];
  const { ignored, passed, ...reading } = parse(text);
  assert.deepEqual([reading.labels, ignored, passed], [labels, 21, 'And so on']);
  assert.ok(!('labels' in parse(finnish.puzzle)));
  // Part by part: those of the last part alone.
  const reader = new Reader({ labels: true });
  const found = [];
  for (const part of text.split(/(?<=\n)/)) {
    reader.push(new TextEncoder().encode(part));
    found.push(...reader.labels);
  }
  reader.finish();
  assert.deepEqual([found, reader.labels, reader.ignored, reader.passed], [labels, [], 21, 'And so on']);
  const mute = new Reader(); // they take time
  mute.push(new TextEncoder().encode(text));
  assert.deepEqual(mute.labels, []);
});

test('answers and marks come with their puzzle', async () => {
  const { progress } = parse(`${finnish.puzzle}\n3.+24 42.1 .342 24.3\n`);
  const answers = Uint8Array.from('0020000000000000', Number);
  assert.deepEqual(progress, [{ puzzle: 1, answers, marks: new Uint32Array(16) }]);
  const text = new TextEncoder().encode('3.+24 42.1 .342 24.3\n');
  const lines = [new Reader(), new Reader({ progress: true })].map((reader) =>
    new TextDecoder().decode(reader.push(text)),
  );
  assert.deepEqual(lines, ['3..442.1.34224.3\n', '3..442.1.34224.3 # {"answers":"..2............."}\n']);
  assert.equal(new TextDecoder().decode(solveAll(new TextEncoder().encode(lines[1]))), '3124423113422413\n');
});

test('a puzzle is written in a layout that can hold it', () => {
  const cells = Uint8Array.from(finnish.puzzle, Number);
  assert.equal(format(cells, { layout: 'link' }), `https://www.sudokuwiki.org/sudoku.htm?bd=${finnish.puzzle}`);
  assert.throws(() => format(new Uint8Array(16), { layout: 'link' }), {
    name: 'Error',
    message: 'A link to SudokuWiki holds a 9×9, not a 4×4.',
    fault: { kind: 'link', layout: 'link', side: 4 },
  });
  for (const layout of /** @type {const} */ ([
    'zeros',
    'grid',
    'csv',
    'sdk',
    'ss',
    'marks',
    'link',
    'fpuzzles',
    'sudokupad',
    'iss',
  ])) {
    assert.deepEqual(parse(format(cells, { layout })).puzzles, [cells], layout);
  }
});

test('answers and marks are written where the layout can hold them, and the page knows where', () => {
  for (const side of [4, 9, 16]) {
    const cells = new Uint8Array(side ** 2).fill(1, 0, 1);
    const sheet = classicSheet(cells);
    const answers = new Uint8Array(side ** 2).fill(2, 1, 2);
    const marks = new Uint32Array(side ** 2).fill(0b100, 2, 3);
    for (const { layout } of layouts) {
      if (layout === 'link' && side !== 9) continue;
      const bare = format(cells, { layout });
      const lost = leftOut({ sheet, answers, marks }, layout);
      const words = `${layout} ${side}`;
      assert.equal(format(cells, { layout, answers }) === bare, lost.answers, words);
      assert.equal(format(cells, { layout, marks }) === bare, lost.marks, words);
      assert.deepEqual(leftOut({ sheet, marks: new Uint32Array(side ** 2) }, layout), {
        answers: false,
        marks: false,
      });
      const { puzzles, progress = [] } = parse(format(cells, { layout, answers, marks }));
      const { asGivens, filled } = changed({ sheet, answers, marks }, layout);
      assert.deepEqual(puzzles, [asGivens ? cells.map((digit, cell) => digit || answers[cell]) : cells], words);
      assert.equal(Boolean(progress[0]?.marks?.[3]), filled, words);
    }
  }
});

test('what is wrong with any text is data', async () => {
  await init({ module_or_path: pkg('ninefold_bg.wasm') });
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const reader = new Reader();
      const parts = [reader.push(new TextEncoder().encode(text)), reader.finish()];
      const unreadable =
        Buffer.concat(parts)
          .toString()
          .match(/^\? .*$/gm) ?? [];
      const faults = unreadable.map((line) => JSON.parse(line.slice(2)));
      for (const { line, column } of faults) assert.ok(line >= 1 && column >= 1);
      try {
        parse(text);
      } catch (error) {
        assert.ok(error instanceof Error && 'fault' in error);
        assert.deepEqual(error.fault, faults[0] ?? { kind: 'empty', line: 1, column: 1 });
      }
    }),
  );
});

test('a collection comes as bytes', () => {
  for (const text of [finnish.puzzle, null, [1, 2]]) {
    assert.throws(
      () => solveAll(/** @type {any} */ (text)),
      /^Error: Expected a Uint8Array with the bytes of a text, got/,
    );
  }
});

test('the module and the page know the same shapes', async () => {
  await init({ module_or_path: pkg('ninefold_bg.wasm') });
  for (let side = 0; side < 40; side++) {
    const shape = sides.includes(side) ? classic(side) : null;
    const cells = new Uint8Array(side * side);
    if (!shape) {
      assert.throws(() => solve(cells, { budget: 0 }), /no grid/, `${side}`);
      continue;
    }
    cells[0] = cells[(shape.boxRows - 1) * side + shape.boxColumns - 1] = 1; // both in the first box
    cells[shape.boxRows * side + shape.boxColumns] = 1; // not in it
    const last = (shape.boxRows - 1) * side + shape.boxColumns - 1;
    const clash = { digit: 1, house: { kind: 'box', index: 0 }, cells: [0, last] };
    const answer = solve(cells, { budget: 0 });
    assert.deepEqual(answer.verdict === 'clash' && answer.clashes, [clash], `${side}`);
  }
});

test('a search gives up after so many steps', async () => {
  await init({ module_or_path: pkg('ninefold_bg.wasm') });
  const empty = new Uint8Array(256);
  assert.deepEqual({ ...solve(empty, { budget: 0 }), millis: 0 }, { verdict: 'undecided', millis: 0 });
  assert.equal(solve(empty, { budget: Infinity }).verdict, 'several');
  const found = solutions(empty, { most: 2, budget: 1 });
  assert.deepEqual(found, { solutions: [], complete: false });
  assert.equal(packedSolutions(new Uint8Array(81), { most: 10, budget: 3 }).cells.length, 3 * 81);
  const lines = solveAll(new TextEncoder().encode(`${'.'.repeat(256)}\n${finnish.puzzle}\n`), { budget: 1 });
  assert.equal(new TextDecoder().decode(lines), `undecided\n${finnish.solution}\n`);
});

test('the generated types say what goes in and comes out, and never `any`', () => {
  const types = pkg('ninefold.d.ts').toString();
  const ours = types.slice(0, types.indexOf('export type InitInput'));
  for (const declared of [
    'solve(cells: Uint8Array, options?: SolveOptions & { budget?: undefined }): Verdict & { millis: number };',
    'solve(cells: Uint8Array, options: SolveOptions): BoundedVerdict & { millis: number };',
    'solutions(cells: Uint8Array, options?: SolutionsOptions): Solutions;',
    'packedSolutions(cells: Uint8Array, options?: SolutionsOptions): PackedSolutions;',
    'diagnose(cells: Uint8Array, options?: DiagnoseOptions): Diagnosis;',
    'houses(side: number, rules?: Rules): Houses;',
    'parse(text: string, options?: ParseOptions): Reading;',
    'solveAll(text: Uint8Array, options?: SolveAllOptions): Uint8s;',
    'format(cells: Uint8Array, options: FormatOptions): string;',
  ]) {
    assert.ok(ours.includes(`export function ${declared}`), declared);
  }
  assert.match(ours, /constructor\(options\?: ReaderOptions\);/);
  for (const module of ['ninefold', 'ninefold_core', 'ninefold_hint', 'ninefold_rate']) {
    const types = pkg(`${module}.d.ts`).toString();
    const ours = types.slice(0, types.indexOf('export type InitInput'));
    assert.doesNotMatch(ours, /\bany\b(?! )/, module);
    assert.equal(ours.match(/export interface Rules /g)?.length, 1, module);
    assert.equal(ours.match(/export interface House /g)?.length, module === 'ninefold_rate' ? undefined : 1, module);
  }
});

test('the smaller module answers as the whole one does for 9×9s, and has nothing else', async () => {
  await init({ module_or_path: pkg('ninefold_bg.wasm') });
  await initCore({ module_or_path: pkg('ninefold_core_bg.wasm') });
  const names = Object.keys(core).filter((name) => name !== 'default' && name !== 'initSync');
  assert.deepEqual(names, ['packedSolutions', 'solutions', 'solve']);
  const answer = (/** @type {{ solve: Function }} */ { solve }, /** @type {Uint8Array} */ cells) => ({
    ...solve(cells),
    millis: 0,
  });
  const puzzle = Uint8Array.from(finnish.puzzle, Number);
  for (const cells of [puzzle, puzzle.with(0, 3), puzzle.with(1, 8), new Uint8Array(81)]) {
    assert.deepEqual(answer(core, cells), answer({ solve }, cells));
    assert.deepEqual(core.solutions(cells, { most: 3 }), solutions(cells, { most: 3 }));
    assert.deepEqual(core.packedSolutions(cells, { most: 3 }), packedSolutions(cells, { most: 3 }));
  }
  assert.throws(
    () => core.solve(new Uint8Array(80)),
    /^Error: 80 cells make no grid: 16, 36, 64, 81, 100, 144, 225, 256, 400 and 625 do\.$/,
  );
});

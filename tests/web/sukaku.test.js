// Sukakus: candidates that are the puzzle's, through every function that takes cells, and through text.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import initFull, * as full from '../../www/pkg/ninefold.js';
import initHint, { explain, nextStep, steps } from '../../www/pkg/ninefold_hint.js';
import initRate, { rate } from '../../www/pkg/ninefold_rate.js';
import { layouts, techniqueOfNext } from './cases.js';
import { positions } from './examples.js';

/** @import { FaultError, Rules } from '../../www/pkg/ninefold.js' */
/** @import { Step } from '../../www/pkg/ninefold_hint.js' */
/** @typedef {{ cells: Uint8Array, candidates: Uint32Array, rules: Rules | undefined }} Sukaku */

const { diagnose, format, houses, packedSolutions, parse, Reader, solutions, solve, solveAll } = full;
const wasm = (/** @type {string} */ name) => readFileSync(new URL(`../../www/pkg/${name}_bg.wasm`, import.meta.url));
await initFull({ module_or_path: wasm('ninefold') });
await initHint({ module_or_path: wasm('ninefold_hint') });
await initRate({ module_or_path: wasm('ninefold_rate') });

const line729 =
  '.....6..9..3...7.9....5...9.2....7.91...56...1...5.78.......7.....4.....12.45..8....4...8.....5......3....8...3.5......3..6.8.......7...2.....891.....7...23.5....1..........34..7...2..5...9.......8....4.............9..3..6........6.......5....1...5..8........8...3...7.9.2.45....1.............6...123.......2.4....9.....678..2..5........5...9...4.6........67....3............78.1..4.....1...5....1....6..9......7.......6.8.1..4.......3.5.......45..89.2...6.8....4......2..5..8..23.....9..3...7.....4...8......6..91.........2...........5....12..56.89.....67.9........9..3....8..2....7.9....5...........89......7....34.6....23..67....34.6...1................91...5..8...3...7....3..678..2.4...89..34.6...12..5.....2.......1..4.....';
const regions = 'aaabccaaabccddbbccdddbeedffbeeffffee';
const blank = (/** @type {number} */ side) => '.'.repeat(side * side);

/**
 * Texts, and the one solution or how many there are. Most were made of a solution: other candidates were struck until it was
 * the only one, and in 4×4s and 6×6s those that were not needed were given back. Of the 288 grids of 4×4, 48 begin with 2 and 3.
 * @type {[name: string, text: string, solutions: string | number][]}
 */
const texts = [
  ['4×4, rows', '24  13  123 123\n23  124 34  34\n13  12  34  14\n34  234 123 234', '4321214312343412'],
  ['4×4, rows, another', '13  34  134 24\n23  134 12  13\n34  12  24  234\n124 24  34  13', 1],
  ['9×9, 729 characters', line729, '639251748458367912172849365583416297294738156761592483346125879825974631917683524'],
  ['4×4', `${blank(4)};m=737675H6H7X7O`, '2143341242311324'],
  ['4×4, diagonals', `${blank(4)};x;m=577376747P676`, '1234432121433412'],
  ['6×6', `${blank(6)};m=M77X7737P77777776NPQP7376P35LZ57X7XU777777KA`, '216345435216124563653124362451541632'],
  [
    '6×6, regions',
    `${blank(6)};r=${regions};m=P7PP6VLX77657XX237XZ7PN57R637L2P7P7G7555LP7Q`,
    '362145451362246513135426613254524631',
  ],
  [
    '9×9',
    `${blank(9)};m=ZYQ3UWZO4S7VOOY3DRRQH5LIGRWWRO5Z5CSTYVQLSMD3MXF7DZOM32DIMJAN6TPVJBMRN764M2SZG4T3ZYTHAJVTMULICODD7RYC7MROJTCRGVUDV5ZHCCW37RSTMEOSLICC5M2ZWIW4RC7H3Q`,
    '123456987456798132798231456214589673835167294967324518571643829349812765682975341',
  ],
  [
    '9×9, windows',
    `${blank(9)};w;m=4UVRZOLKNY6VXV3CS4WW3HPC7NO332YZXNHYJNR353ZRNZUTNHJ74Y5ZO6XVKM3S53YCZ67Y2ELVL62K4V7M5CW5536XP3IWW7PTFXN7SFKH5WMG4VSTUGWN5E4CW5HZWLDDPNRFUXHEUYCVZ6`,
    '124579683739286154568134729245718396897643215316952847452867931973421568681395472',
  ],
  [
    '9×9, three givens beside',
    `1${'.'.repeat(39)}1${'.'.repeat(36)}3...;m=ABS6XTWGW73OU2VRRLNJDTVMB3RSRMNOYCS7TT6ETXYCQQ2W5O44P34C4Z7BEZNNIP5C5XPVAANZROPOHM4JGZOX5HB3POIWULVF67GYV6TR7HXWHYXD27VH6P7FZBLL22D76NQIS5MADZKVYO`,
    '123456789456789132789132564218347695564918327397625841935874216842561973671293458',
  ],
  ['4×4, several', `${blank(4)};m=M377777777776`, 48],
];

/** @param {string} text @returns {Sukaku} */
function read(text) {
  const { puzzles, rules, candidates, progress } = parse(text);
  assert.equal(progress, undefined, 'candidates are no marks');
  assert.ok(puzzles.length === 1 && puzzles[0] instanceof Uint8Array);
  assert.ok(candidates?.length === 1 && candidates[0].puzzle === 0);
  return { cells: puzzles[0], candidates: candidates[0].candidates, rules: rules?.[0].rules };
}

/** @param {number} number */
const digitsIn = (number) =>
  Array.from({ length: 25 }, (_, at) => at + 1).filter((digit) => (number >> (digit - 1)) & 1);

/**
 * Every solution, found by trying: a cell, or a digit in a house, takes each candidate, the one with the fewest first.
 * @param {Sukaku} sukaku
 */
function everySolution({ cells, candidates, rules }) {
  const side = Math.sqrt(cells.length);
  const { housesOf } = houses(side, rules); // each of them has every digit
  /** What a digit in a cell meets: the cell, and the digit of each house. @type {string[][]} */
  const placings = [];
  /** What has to be met, and what meets it. @type {Map<string, Set<number>>} */
  const open = new Map();
  for (const [cell, given] of cells.entries()) {
    for (const digit of given ? [given] : digitsIn(candidates[cell])) {
      const met = [`cell ${cell}`, ...Array.from(housesOf[cell], (house) => `house ${house}, ${digit}`)];
      for (const what of met) open.set(what, (open.get(what) ?? new Set()).add(placings.length));
      placings.push(met);
    }
  }
  const needed = [...open].filter(([what]) => what.startsWith('house')).length;
  if (needed < new Set([...housesOf].flatMap((of) => [...of])).size * side) return []; // a house lacks a digit
  /** @type {Set<number>} */
  const chosen = new Set();
  /** @type {string[]} */
  const found = [];
  const fill = () => {
    const [next] = [...open.values()].sort((one, other) => one.size - other.size);
    if (!next) return void found.push(solutionOf(chosen));
    for (const placing of [...next]) {
      const closed = placings[placing].map((what) => {
        const rivals = open.get(what) ?? new Set();
        for (const rival of rivals)
          for (const other of placings[rival]) if (other !== what) open.get(other)?.delete(rival);
        open.delete(what);
        return /** @type {const} */ ([what, rivals]);
      });
      chosen.add(placing);
      fill();
      chosen.delete(placing);
      for (const [what, rivals] of closed.reverse()) {
        open.set(what, rivals);
        for (const rival of rivals)
          for (const other of placings[rival]) if (other !== what) open.get(other)?.add(rival);
      }
    }
  };
  const solutionOf = (/** @type {Set<number>} */ chosen) => {
    const solution = cells.slice();
    for (const placing of chosen) {
      const [[, cell], [, digit]] = placings[placing].map((what) => what.split(/cell |, /));
      solution[Number(cell)] = Number(digit);
    }
    return solution.join('');
  };
  fill();
  return found.sort();
}

const bytesOf = (/** @type {string} */ text) => new TextEncoder().encode(text);
const decoded = (/** @type {Uint8Array} */ bytes) => new TextDecoder().decode(bytes);

/** @param {Uint8Array} cells @param {Uint32Array} [candidates] */
const solutionsOf = (cells, candidates) =>
  solutions(cells, { candidates })
    .solutions.map((solution) => solution.join(''))
    .sort();

/** Whether a step agrees with the solution. @param {Step} step @param {string} solution */
const isTrue = ({ places, removes }, solution) =>
  places.every(({ cell, digit }) => Number(solution[cell]) === digit) &&
  removes.every(({ cell, digit }) => Number(solution[cell]) !== digit);

for (const [name, text, expected] of texts) {
  const sukaku = read(text);
  const { cells, candidates, rules } = sukaku;
  const puzzle = { rules, candidates };
  const every = everySolution(sukaku);
  const isUnique = every.length === 1;
  const [solution] = every;

  test(`${name}: its solutions`, () => {
    if (typeof expected === 'string') assert.deepEqual(every, [expected]);
    else assert.equal(every.length, expected);
    const answer = solve(cells, puzzle);
    assert.equal(answer.verdict, isUnique ? 'unique' : 'several');
    assert.ok('solution' in answer && every.includes(answer.solution.join('')));
    assert.equal(solve(cells, { rules }).verdict, 'several', 'without them it is another puzzle');
    const all = solutions(cells, puzzle);
    assert.deepEqual([all.solutions.map((found) => found.join('')).sort(), all.complete], [every, true]);
    const packed = packedSolutions(cells, { ...puzzle, most: 1 });
    assert.ok(every.includes(packed.cells.join('')) && packed.complete === isUnique);
  });

  test(`${name}: its path and its rating`, () => {
    const rating = rate(cells, puzzle);
    if (!isUnique || rules) assert.deepEqual(rating, { unrated: rules ? 'rules' : 'several' });
    else assert.ok('rating' in rating && rating.rating >= rating.pearl && rating.pearl >= rating.diamond);
    if (!isUnique) return assert.equal(explain(cells, { ...puzzle, sukaku: true }).end, 'several');
    const path = explain(cells, { ...puzzle, sukaku: true });
    for (const step of path.steps) assert.ok(isTrue(step, solution), step.technique);
    assert.equal(path.end, 'solved');
    const next = nextStep(cells, { ...puzzle, sukaku: true });
    const [single] = steps(cells, { ...puzzle, sukaku: true, hardest: 'easy' });
    assert.deepEqual(next, single ?? path.steps[0]);
    const now = steps(cells, { ...puzzle, sukaku: true, hardest: 'medium', budget: 1000 });
    for (const step of now) assert.ok(isTrue(step, solution), step.technique);

    // Half way, and with a wrong answer, which is a candidate of its cell.
    const half = Uint8Array.from(cells, (given, cell) => given || (cell % 2 ? Number(solution[cell]) : 0));
    const position = { ...puzzle, sukaku: true, givens: cells };
    assert.equal(explain(half, position).end, 'solved');
    const cell = cells.findIndex((given, cell) => !given && digitsIn(candidates[cell]).length > 1);
    const wrong = digitsIn(candidates[cell]).find((digit) => digit !== Number(solution[cell])) ?? 0;
    assert.equal(techniqueOfNext(nextStep(cells.with(cell, wrong), position)), 'wrong-answer');
  });

  test(`${name}: what is wrong with it`, () => {
    if (isUnique) return assert.deepEqual(diagnose(cells, puzzle), { repairs: [], complete: true });
    const { repairs, forgotten } = diagnose(cells, puzzle);
    assert.equal(forgotten, undefined);
    for (const { puzzle: mended } of repairs) assert.equal(solve(mended, puzzle).verdict, 'unique');
  });

  test(`${name}: every layout gives it back, or says that it cannot hold it`, () => {
    let held = 0;
    for (const layout of layouts) {
      let written = '';
      try {
        written = format(cells, { ...puzzle, layout });
      } catch (error) {
        const { fault } = /** @type {FaultError} */ (error);
        assert.ok((fault.kind === 'unwritable' || fault.kind === 'link') && fault.layout === layout, `${error}`);
        if (fault.kind === 'unwritable' && !rules) assert.equal(fault.rule, 'candidates');
        continue;
      }
      held++;
      if (layout === 'iss') {
        // A lone candidate is a given there, which is no other puzzle.
        const { puzzles, candidates: left, rules: found } = parse(written);
        assert.ok(puzzles[0] instanceof Uint8Array);
        assert.deepEqual(found?.[0].rules, rules);
        const back = { cells: puzzles[0], candidates: left?.[0].candidates ?? new Uint32Array(), rules };
        assert.deepEqual(everySolution(back), every);
        continue;
      }
      assert.deepEqual(read(written), sukaku, layout);
    }
    assert.ok(held >= 4, `${held} layouts hold it`);
  });

  test(`${name}: a Reader and solveAll`, () => {
    const reader = new Reader({ progress: true });
    const lines = decoded(reader.push(bytesOf(`${text}\n`))) + decoded(reader.finish());
    assert.equal(lines, `${format(cells, { ...puzzle, layout: 'line' })}\n`);
    assert.match(lines, /^[.\d]+;.*m=[A-Z2-7]+\n$/);
    for (const bytes of [bytesOf(text), bytesOf(lines)]) {
      assert.equal(decoded(solveAll(bytes)), `${isUnique ? solution : 'several'}\n`);
    }
  });
}

test('the candidates of a text have a number for each cell: 0 for a given, all where nothing is said', () => {
  const given = new Uint32Array(16).fill(0b0110, 1, 2).fill(0b1111, 5, 6);
  const cells = Uint8Array.from('1000000000000000', Number);
  const text = format(cells, { layout: 'line', candidates: given });
  const expected = new Uint32Array(16).fill(0b1111).fill(0, 0, 1).fill(0b0110, 1, 2);
  const reading = parse(`${blank(4)}\n${text}\n`);
  assert.deepEqual(reading.candidates, [{ puzzle: 1, candidates: expected }]);
  assert.deepEqual(read(text), { cells, candidates: expected, rules: undefined });
  // What strikes nothing is no Sukaku.
  for (const candidates of [
    new Uint32Array(16),
    new Uint32Array(16).fill(0b1111),
    Uint32Array.of(1, ...new Array(15)),
  ]) {
    assert.equal(format(cells, { layout: 'rows', candidates }), '1...\n....\n....\n....');
    assert.deepEqual(rate(cells, { candidates }), rate(cells));
  }
});

test('candidates beside givens are marks, and become the puzzle’s where somebody says so', () => {
  const { puzzles, candidates, progress = [] } = parse('1 234 34 2\n34 2 1 34\n2 134 34 1\n34 1 2 34');
  const [cells] = puzzles;
  assert.ok(cells instanceof Uint8Array && progress.length === 1);
  assert.equal(candidates, undefined);
  const { marks } = progress[0];
  const struck = marks.map((mark, cell) => (cell === 1 ? 0b1000 : mark)); // the second cell has 4 alone
  for (const candidates of /** @type {(Uint32Array | undefined)[]} */ ([undefined, marks, struck])) {
    const every = everySolution({
      cells,
      candidates: candidates ?? new Uint32Array(16).fill(0b1111),
      rules: undefined,
    });
    assert.deepEqual(solutionsOf(cells, candidates), every);
  }
});

test('`candidates` leave uniqueness to a position, and `sukaku: true` takes it away', () => {
  let struck = 0;
  for (const { technique, text } of positions()) {
    if (!/^(?:unique|hidden-rectangle|bug)/.test(technique)) continue;
    const { puzzles, progress } = parse(text);
    const [cells] = puzzles;
    assert.ok(cells instanceof Uint8Array);
    const candidates = progress?.[0]?.marks; // undefined where no candidate was struck: then there is no Sukaku
    const has = (/** @type {boolean | undefined} */ sukaku) =>
      steps(cells, { candidates, sukaku }).some((step) => step.technique === technique);
    assert.deepEqual([has(undefined), has(false), has(true)], [true, true, !candidates], technique);
    if (candidates) struck++;
  }
  assert.ok(struck > 5, `${struck} examples`);
});

test('the candidates of an answer’s cell count where they are the puzzle’s', () => {
  const { cells, candidates } = read(texts[0][1]);
  const answered = cells.with(0, 4); // its candidates are 2 and 4, and 4 is right
  const position = { givens: cells, candidates, sukaku: true };
  assert.equal(explain(answered, position).end, 'solved');
  assert.equal(techniqueOfNext(nextStep(cells.with(0, 2), position)), 'wrong-answer');
  assert.equal(techniqueOfNext(nextStep(cells.with(0, 1), position)), 'wrong-answer', 'it is no candidate there');
});

// The picture of each family of techniques: which signs, frames, tints and lines it has, on the steps of the examples.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { coloursOf } from '../../www/model/colours.js';
import { familyOf } from '../../www/model/families.js';
import { layerOfHint, layerOfLine, layerOfLink, layerOfStep } from '../../www/model/hintlayers.js';
import { digitsIn } from '../../www/model/marks.js';
import { overlayOf } from '../../www/model/overlay.js';
import { classicSheet } from '../../www/model/sheet.js';
import { placeOf, radiusOf } from '../../www/model/spots.js';
import { filledIn, workOf } from '../../www/model/work.js';
import initFull, { parse } from '../../www/pkg/ninefold.js';
import init, { steps } from '../../www/pkg/ninefold_hint.js';
import { positions } from './examples.js';

/** @import { Layer } from '../../www/model/layers.js' */
/** @import { Work } from '../../www/model/work.js' */
/** @import { Step, Technique } from '../../www/pkg/ninefold_hint.js' */

const wasm = (/** @type {string} */ name) => readFileSync(new URL(`../../www/pkg/${name}_bg.wasm`, import.meta.url));
await initFull({ module_or_path: wasm('ninefold') });
await init({ module_or_path: wasm('ninefold_hint') });

/**
 * What a family has in each of its pictures, and after the bar what it may have. `arrow` and `letter` are there once, `lit` is where one
 * is asked to look. That something goes out is not said.
 */
const table = /** @type {Record<string, string>} */ ({
  fullHouse: 'placed base',
  hiddenSingle: 'placed base | tinted gone',
  nakedSingle: 'placed framed | tinted',
  locked: 'one base cover tie',
  nakedSet: 'one base',
  hiddenSet: 'one base | tinted',
  fish: 'one base cover',
  finnedFish: 'one two base cover tie',
  frames: 'one base cover',
  finnedFrames: 'one two base cover tie',
  turbot: 'one two base strong weak tie',
  emptyRectangle: 'one two base weak strong arrow',
  trap: 'one two strong tie',
  wrap: 'one base strong',
  multiColors1: 'one two three four strong weak',
  multiColors2: 'one three four strong weak',
  swap1: 'one framed',
  swap2: 'one two framed',
  swap3: 'one two three framed base',
  swap4: 'one framed base',
  swap6: 'one framed base',
  hiddenRectangle: 'one framed base strong arrow',
  bugPlusOne: 'one framed',
  bugType2: 'two framed',
  bugType3: 'two three framed base',
  bugType4: 'one two framed base',
  remotePair: 'framed strong tie',
  xyWing: 'one two framed strong arrow tie',
  xyzWing: 'one two framed strong arrow tie',
  wWing: 'one three base weak tie',
  chain: 'one two strong weak arrow | letter tie set framed',
  ring: 'one two strong weak arrow | letter set',
  loop: 'one two strong weak arrow letter tie | set',
  als: 'one three set other | four',
  alsWing: 'one three four set other',
  alsChain: 'one three set other letter',
  deathBlossom: 'one set framed weak letter',
  sueDeCoq: 'one base tinted',
  aligned: 'three framed',
  template: ' | placed',
  contradiction: 'one arrow | two strong weak letter base dead framed set',
  verity: 'one letter | two strong weak dotted mixed arrow base framed set placed',
  merged: 'one base | two cover strong weak',
});

/** Every example with all its steps. @type {{ technique: Technique, step: Step, work: Work }[]} */
const examples = positions().flatMap(({ technique: name, text }) => {
  const technique = /** @type {Technique} */ (name);
  const { puzzles, progress } = parse(text);
  const [puzzle] = /** @type {Uint8Array[]} */ (puzzles);
  const candidates = progress?.[0]?.marks;
  const work = workOf({ sheet: classicSheet(puzzle), marks: candidates });
  return steps(puzzle, { candidates, technique }).map((step) => ({ technique, step, work }));
});

/** What is in a layer. @param {Layer} layer */
function kindsIn({ cells = [], candidates = [], houses = [], areas = [], links = [], letters = [] }) {
  const all = [...cells, ...candidates, ...houses, ...areas, ...links].map(({ role }) => /** @type {string} */ (role));
  if (links.some(({ isDirected }) => isDirected)) all.push('arrow');
  if (letters.length) all.push('letter');
  return new Set(all.filter((kind) => kind !== 'possible' && kind !== 'struck'));
}

/** @param {{ cell: number, digit: number }} candidate */
const keyOf = ({ cell, digit }) => `${cell} ${digit}`;

test('there are examples of all families that need no answers', () => {
  const seen = new Set(examples.map(({ technique }) => familyOf(technique)));
  assert.deepEqual([...seen].sort(), Object.keys(table).sort());
  assert.ok(examples.length > 300, `${examples.length} steps`);
});

for (const [family, kinds] of Object.entries(table)) {
  test(`the picture of ${family}`, () => {
    const [needed, allowed = []] = kinds.split('|').map((part) => part.split(' ').filter(Boolean));
    for (const { step, work } of examples.filter(({ technique }) => familyOf(technique) === family)) {
      const drawn = kindsIn(layerOfStep(step, work));
      const about = `${step.technique}: ${[...drawn]}`;
      assert.deepEqual(
        needed.filter((kind) => !drawn.has(kind)),
        [],
        about,
      );
      assert.deepEqual(
        [...drawn].filter((kind) => !needed.includes(kind) && !allowed.includes(kind)),
        [],
        about,
      );
    }
  });
}

test('signs are in blanks that may hold them, tinted reasons are filled, and thin lines end at what goes out', () => {
  for (const { step, work } of examples) {
    const { candidates = [], areas = [], links = [] } = layerOfStep(step, work);
    const filled = filledIn(work);
    const gone = new Set(step.removes.map(keyOf));
    for (const { cell, digit, role } of candidates) {
      const isThere = role === 'gone' || !work.marks[cell] || digitsIn(work.marks[cell]).includes(digit);
      assert.ok(!filled[cell] && isThere, `${step.technique}: ${role} ${digit} in ${cell}`);
    }
    const struck = candidates.filter(({ role }) => role === 'struck').map(keyOf);
    assert.deepEqual(struck.sort(), [...gone].sort());
    for (const { role, cells } of areas)
      assert.ok(cells.every((cell) => Boolean(filled[cell]) === (role === 'tinted' && Boolean(step.blockers))));
    const ties = links.filter(({ role }) => role === 'tie');
    for (const { to } of ties) assert.ok(gone.has(keyOf({ cell: to.cells[0], digit: to.digit })), step.technique);
  }
});

test('of a chain the first place and all that become right are discs, and all that become wrong are rings', () => {
  for (const { step, work } of examples.filter(({ technique }) => familyOf(technique) === 'chain')) {
    const { candidates = [], links = [] } = layerOfStep(step, work);
    const role = (/** @type {{ cells: readonly number[], digit: number }} */ { cells: [cell], digit }) =>
      candidates.find((candidate) => candidate.cell === cell && candidate.digit === digit)?.role;
    assert.ok(['one', 'struck'].includes(role(step.links[0].from) ?? ''));
    for (const { to, strong } of step.links)
      assert.ok([strong ? 'one' : 'two', 'one', 'struck'].includes(role(to) ?? ''), step.technique);
    assert.equal(links.filter(({ isDirected }) => isDirected).length, step.links.length);
  }
});

test('letters lie apart from all digits and signs, wherever a cell has room', () => {
  let letters = 0;
  for (const { step, work } of examples) {
    const layer = layerOfStep(step, work);
    const { layout } = work.sheet;
    const { texts } = overlayOf(work.sheet, { marks: work.marks, digits: filledIn(work) }, [layer]);
    const spots = (layer.candidates ?? []).map((candidate) => placeOf(candidate, layout));
    for (const { digits, size } of texts.filter(({ look }) => look === 'letter')) {
      for (const { x, y } of digits) {
        const near = spots.filter((spot) => Math.hypot(spot.x - x, spot.y - y + size / 4) < radiusOf(layout));
        assert.deepEqual(near, [], step.technique);
        letters++;
      }
    }
  }
  assert.ok(letters > 300, `${letters} letters`);
});

test('where to look: each house or cell in an outline of its own', () => {
  for (const { technique, step, work } of examples) {
    const layer = layerOfHint(
      { stage: 'where', steps: [step], at: 0, isAsked: true, question: null, without: null },
      work,
    );
    const lit = (layer.areas ?? []).filter(({ role }) => role === 'lit');
    assert.equal(lit.length > 0, familyOf(technique) !== 'template', technique);
    const cells = new Set(lit.flatMap(({ cells }) => cells));
    assert.deepEqual(new Set(layer.cells?.map(({ cell }) => cell)), cells);
    const bases = step.houses.filter(({ role }) => role === 'base').length;
    if (/ish$|rames$/.test(familyOf(technique))) assert.equal(lit.length, bases, technique);
  }
});

test('of multi colours the halves that meet are known, and what goes is seen from both others', () => {
  for (const { technique, step, work } of examples) {
    if (technique !== 'multi-colors-1' && technique !== 'multi-colors-2') continue;
    const { on, off, third, fourth, meets } = coloursOf(step);
    const { peersOf } = work.sheet.layout;
    const isOne = technique === 'multi-colors-1';
    assert.ok((isOne ? on : off).includes(meets[0]) && (isOne ? fourth : third).includes(meets[1]));
    assert.ok(peersOf[meets[0]].includes(meets[1]));
    for (const { cell } of step.removes) {
      const seen = [off, third].map((half) => half.some((other) => peersOf[cell].includes(other)));
      if (isOne) assert.deepEqual(seen, [true, true]);
      else assert.ok(off.includes(cell));
    }
  }
});

/** The first step of a technique. @param {string} technique */
const exampleOf = (technique) => {
  const found = examples.find((example) => example.technique === technique);
  assert.ok(found);
  return found;
};

/** The candidates of a layer that have a role. @param {Layer} layer @param {string} role */
const withRole = ({ candidates = [] }, role) => candidates.filter((candidate) => candidate.role === role).map(keyOf);

test('a line of a proof is shown alone, with what it follows from, and its dead end after the last one', () => {
  const { step, work } = exampleOf('forcing-net-contradiction');
  const [{ lines, end }] = step.proof?.branches ?? [];
  for (const [at, line] of lines.entries()) {
    const layer = layerOfLine(step, work, [at]);
    const isGone = (/** @type {{ cell: number, digit: number }} */ one) => keyOf(one) === keyOf(step.removes[0]);
    assert.deepEqual(withRole(layer, 'one'), isGone(line) ? [] : [keyOf(line)]);
    const from = line.from.map((number) => lines[number]).filter((reason) => !isGone(reason));
    assert.deepEqual(withRole(layer, 'two'), from.map(keyOf));
    assert.equal(layer.houses?.length, line.house ? 1 : 0);
  }
  const dead = layerOfLine(step, work, [lines.length]);
  assert.equal(withRole(dead, 'one').length, 0);
  assert.equal(withRole(dead, 'two').length, (end?.from.length ?? 0) - 1, 'what is supposed is struck');
  assert.equal(dead.houses?.length, 1);
});

test('a line of a verity is found by its branch, and one of a try by the line that it refutes', () => {
  const { step, work } = exampleOf('forcing-net-verity');
  const second = step.proof?.branches[1].lines[1];
  assert.ok(second);
  assert.deepEqual(withRole(layerOfLine(step, work, [1, 1]), 'one'), [keyOf(second)]);

  const { step: net, work: at } = exampleOf('forcing-net-contradiction');
  const [{ lines, end }] = net.proof?.branches ?? [];
  const tried = { ...lines[1], why: /** @type {const} */ ('supposed'), from: [] };
  const inner = { lines: [tried, { ...lines[2], from: [0, 1] }], end };
  const refuted = { ...lines[1], why: /** @type {const} */ ('not'), from: [], inner };
  const nested = { ...net, proof: { branches: [{ lines: [lines[0], refuted], end }] } };
  assert.deepEqual(withRole(layerOfLine(nested, at, [1, 0]), 'one'), [keyOf(tried)]);
  const last = layerOfLine(nested, at, [1, 1]);
  assert.deepEqual([withRole(last, 'one'), withRole(last, 'two')], [[keyOf(lines[2])], [keyOf(tried)]]);
  assert.deepEqual(withRole(layerOfLine(nested, at, [1]), 'struck'), [keyOf(refuted), keyOf(net.removes[0])]);
  const whole = layerOfStep(nested, at);
  assert.deepEqual([kindsIn(whole), whole.links], [new Set(['base']), []], 'of a nested net only the end');
});

test('a net has letters and one arrow a line, and if it is long only what its dead end names', () => {
  const { step, work } = exampleOf('forcing-net-contradiction');
  const [{ lines, end }] = step.proof?.branches ?? [];
  const { links = [], letters = [] } = layerOfStep(step, work);
  assert.deepEqual([links.length, letters.map(({ text }) => text).join('')], [lines.length - 1, 'abc']);
  const long = [...lines, ...Array.from({ length: 10 }, () => lines[1])];
  const tangle = layerOfStep({ ...step, proof: { branches: [{ lines: long, end }] } }, work);
  assert.deepEqual(kindsIn(tangle), new Set(['one', 'base']));
});

test('each way of a verity has dashes of its own, also after a way without links', () => {
  const { step, work } = exampleOf('forcing-chain-verity');
  const rolesOf = (/** @type {Step} */ verity) => layerOfStep(verity, work).links?.map(({ role }) => role);
  assert.deepEqual(rolesOf(step), ['strong', 'strong', 'strong', 'weak']);
  const [first, second] = step.proof?.branches ?? [];
  const bare = { lines: [{ ...first.lines[0], cell: step.removes[0].cell }] };
  assert.deepEqual(rolesOf({ ...step, proof: { branches: [first, bare, second] } }), [
    ...['strong', 'strong', 'strong'],
    'dotted',
  ]);
});

test('of a very long chain only the ends are shown, and each link alone', () => {
  const { step, work } = exampleOf('xy-chain');
  const links = Array.from({ length: 61 }, (_, at) => step.links[at % step.links.length]);
  const long = { ...step, links };
  assert.deepEqual(kindsIn(layerOfStep(long, work)), new Set(['one']));
  const { from, to } = step.links[0];
  const one = layerOfLink(long, work, 0);
  assert.deepEqual([withRole(one, 'one').length, withRole(one, 'two').length, one.links?.length], [1, 1, 1]);
  assert.deepEqual(
    new Set([...withRole(one, 'one'), ...withRole(one, 'two')]),
    new Set([from, to].map(({ cells: [cell], digit }) => keyOf({ cell, digit }))),
  );
});

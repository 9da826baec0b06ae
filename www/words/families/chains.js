// What is said of wings, chains, almost locked sets and what excludes by trying.

import { differingIn } from '../../model/pairs.js';
import { sign } from '../../model/signs.js';
import { t } from '../i18n.js';
import { cellsInTurn, cellsWords, digitsWords, either, numberWord } from '../phrases.js';
import { cellsOf, digitsOf, outcome, signs } from './reading.js';

/** @import { Node } from '../../model/layers.js' */
/** @import { Layout } from '../../model/layout.js' */
/** @import { Reading, Telling, Values } from './reading.js' */

/** The digits of the middle cell that do not go out, and the neighbour that each of them leads to. @param {Reading} reading @returns {Values} */
function turning({ layout, digit, withRole }) {
  const pivot = withRole('pivot');
  const pincers = withRole('pincer');
  const turns = digitsOf(pivot).filter((its) => its !== digit);
  const cellWith = (/** @type {number} */ its) => pincers.filter((pincer) => pincer.digit === its);
  const [first, second] = turns;
  return {
    pivot: cellsWords(cellsOf(pivot), layout),
    first: digitsWords([first]),
    second: digitsWords([second]),
    firstCell: cellsWords(cellsOf(cellWith(first)), layout),
    secondCell: cellsWords(cellsOf(cellWith(second)), layout),
    on: sign('on', digit),
  };
}

/** @param {Reading} reading @param {Telling['look']} look @param {Telling['eye']} eye @param {Telling['ear']} ear @returns {Telling} */
function wing(reading, look, eye, ear) {
  const { layout, digit, withRole } = reading;
  const turns = digitsOf(withRole('pivot')).filter((its) => its !== digit);
  const cells = cellsWords(cellsOf(withRole('pivot', 'pincer')), layout);
  const [first, second] = turns.map((its) => sign('off', its));
  const values = turning(reading);
  return {
    look,
    heard: ['look.cells', { cells }],
    eye: eye.map((line) => [/** @type {any} */ (line), { first, second }]),
    so: outcome(reading, 'rules'),
    ear,
    values,
  };
}

/** @param {Reading} reading @returns {Telling} */
export const xyWing = (reading) => wing(reading, 'look.xyWing', ['eye.xyWing'], ['ear.xyWing']);

/** @param {Reading} reading @returns {Telling} */
export const xyzWing = (reading) => wing(reading, 'look.xyzWing', ['eye.xyzWing'], ['ear.xyzWing']);

/** @param {Reading} reading @returns {Telling} */
export function wWing(reading) {
  const { layout, digit, withRole } = reading;
  const [pincers, linking] = [withRole('pincer'), withRole('restricted')];
  const [other] = digitsOf(linking);
  return {
    look: ['look.wWing', { digits: digitsWords([digit, other]) }],
    heard: ['look.cells', { cells: cellsWords(cellsOf(pincers), layout) }],
    eye: ['eye.wWing'],
    so: outcome(reading, 'rules'),
    ear: ['ear.wWing'],
    values: {
      other: digitsWords([other]),
      third: sign('third', other),
      on: sign('on', digit),
      places: cellsWords(cellsOf(linking), layout),
      pincers: cellsWords(cellsOf(pincers), layout),
    },
  };
}

/** @param {Reading} reading @returns {Telling} */
export function remotePair(reading) {
  const { step, layout, main, withRole } = reading;
  const path = [...new Set(withRole('base').map(({ cell }) => cell))];
  const [first, second] = digitsOf(main);
  const ends = differingIn(path, step.removes, layout);
  return {
    look: 'look.remotePair',
    eye: [ends ? 'eye.remotePair' : 'eye.remotePairMore'],
    so: outcome(reading, 'either'),
    ear: [ends ? 'ear.remotePair' : 'ear.remotePairMore'],
    values: {
      cells: cellsInTurn(path, layout),
      ends: cellsWords(ends ?? [], layout),
      first: digitsWords([first]),
      second: digitsWords([second]),
    },
  };
}

/** A place of a chain: “7 in row 1, column 2”. @param {Node} node @param {Layout} layout */
const nodeWords = ({ cells, digit }, layout) =>
  t('hint.candidate', { digits: digitsWords([digit]), cells: cellsWords(cells, layout) });

/** @param {Reading} reading @returns {Telling} */
export function chain(reading) {
  const { step, layout } = reading;
  const { links, technique } = step;
  const [first, last] = [links[0].from, links[links.length - 1].to];
  return {
    look: [technique === 'x-chain' ? 'look.chainOfOne' : 'look.chain', { digit: digitsWords([first.digit]) }],
    heard: 'look.chain',
    eye: [['eye.chain', { first: sign('on', first.digit), last: sign('on', last.digit) }]],
    so: outcome(reading, 'rules'),
    ear: ['ear.chain'],
    values: {
      count: links.length,
      start: nodeWords(first, layout),
      end: nodeWords(last, layout),
      framed: cellsWords(first.cells, layout),
    },
  };
}

/** @param {Reading} reading @returns {Telling} */
export function ring(reading) {
  const { step, layout } = reading;
  const { links, removes } = step;
  const [first, last] = [links[0], links[links.length - 1]];
  const values = {
    links: links.length,
    framed: cellsWords(first.from.cells, layout),
    end: digitsWords([last.to.digit]),
    stays: digitsWords([first.from.digit]),
    on: sign('on', first.from.digit),
    last: sign('on', last.to.digit),
  };
  if (first.strong && last.strong) {
    const stays = { ...values, count: removes.length };
    return { look: 'look.what', eye: ['eye.ringStays'], so: ['so.stays', stays], ear: ['ear.ringStays'], values };
  }
  // A loop that cannot be gone the other way, from what goes out: it begins with another digit of the cell.
  if (first.strong) {
    const other = { ...values, other: digitsWords([first.from.digit]), off: sign('off', first.from.digit) };
    const so = outcome(reading, 'goes');
    return { look: 'look.what', eye: ['eye.ringEither'], so, ear: ['ear.ringEither'], values: other };
  }
  const isSame = !last.strong && last.to.digit === first.from.digit;
  return {
    look: 'look.if',
    eye: [isSame ? 'eye.ringSame' : 'eye.ring'],
    so: outcome(reading, 'goes'),
    ear: [isSame ? 'ear.ringSame' : 'ear.ring'],
    values,
  };
}

/** @param {Reading} reading @returns {Telling} */
export function loop(reading) {
  const { step, layout } = reading;
  const cells = cellsWords([...new Set(step.links.flatMap(({ from }) => from.cells))], layout);
  return {
    look: 'look.loop',
    heard: ['look.cells', { cells }],
    eye: ['eye.loop'],
    so: outcome(reading, 'goes'),
    ear: [['ear.loop', { cells }]],
    values: { links: step.links.length },
  };
}

/** What is said of sets with one digit more than cells. @param {Reading} reading @param {Pick<Telling, 'look' | 'eye' | 'so' | 'ear'>} telling @returns {Telling} */
function ofSets({ step, layout, outs, withRole }, telling) {
  const { sets = [], restricted = [] } = step;
  const words = sets.map(({ cells }) => cellsWords(cells, layout));
  const [a, b, c] = words;
  // The middle one of three is tied to the first, and then to the second.
  const ties = restricted.toSorted((one, other) => nearest(one) - nearest(other)).map(({ digit }) => digit);
  const [third, fourth] = sets.length === 3 ? ties : restricted.map(({ digit }) => digit);
  return {
    heard: ['look.cells', { cells: words.join(t('gap.cells')) }],
    values: {
      words: words.join(t('gap.cells')),
      ...{ a, b, c },
      number: numberWord(sets.length),
      ons: outs.length > mostSigns ? sign('on') : signs('on', outs),
      third: sign('third', third),
      fourth: sign('fourth', fourth),
      sets: words.join(t('gap.sets')),
    },
    ...telling,
    ear: telling.ear.map((line) => [
      /** @type {any} */ (line),
      {
        third: digitsWords([third]),
        ...(fourth && { fourth: digitsWords([fourth]) }),
        ons: digitsWords(outs),
        links: restricted.map(({ digit }) => digitsWords([digit])).join(t('gap.list')),
        choices: either(digitsOf(withRole('pivot')).map((digit) => digitsWords([digit]))),
      },
    ]),
  };
}

/** Of more digits the sign alone is shown. */
const mostSigns = 2;

/** @param {{ from?: number, to: number }} tie */
const nearest = ({ from = 0, to }) => Math.min(from, to);

/** @param {Reading} reading @returns {Telling} */
export function als(reading) {
  const isTwice = (reading.step.restricted?.length ?? 1) > 1;
  return ofSets(reading, {
    look: 'look.sets',
    eye: [isTwice ? 'eye.alsTwice' : 'eye.als'],
    so: outcome(reading, isTwice ? 'goes' : 'rules'),
    ear: [isTwice ? 'ear.alsTwice' : 'ear.als'],
  });
}

/** @param {Reading} reading @returns {Telling} */
export const alsWing = (reading) =>
  ofSets(reading, { look: 'look.sets', eye: ['eye.alsWing'], so: outcome(reading, 'rules'), ear: ['ear.alsWing'] });

/** @param {Reading} reading @returns {Telling} */
export const alsChain = (reading) =>
  ofSets(reading, {
    look: 'look.alsChain',
    eye: [['eye.alsChain', { third: sign('third') }]],
    so: outcome(reading, 'rules'),
    ear: ['ear.alsChain'],
  });

/** @param {Reading} reading @returns {Telling} */
export function deathBlossom(reading) {
  const { layout, withRole } = reading;
  const stem = cellsWords(cellsOf(withRole('pivot')), layout);
  const telling = ofSets(reading, {
    look: 'look.deathBlossom',
    eye: ['eye.deathBlossom'],
    so: outcome(reading, 'rules'),
    ear: ['ear.deathBlossom'],
  });
  const heard = `${stem}${t('gap.cells')}${telling.values?.words}`;
  return { ...telling, heard: ['look.cells', { cells: heard }], values: { ...telling.values, cell: stem } };
}

/** @param {Reading} reading @returns {Telling} */
export function sueDeCoq(reading) {
  const cells = cellsOf(reading.withRole('base', 'a', 'b'));
  return {
    look: 'look.sueDeCoq',
    eye: ['eye.sueDeCoq'],
    so: outcome(reading, 'goes'),
    ear: ['ear.sueDeCoq'],
    values: {
      number: numberWord(cells.length),
      ons: reading.outs.length > mostSigns ? sign('on') : signs('on', reading.outs),
      cells: cellsWords(cells, reading.layout),
      digits: digitsWords(digitsOf(reading.withRole('base', 'a', 'b'))),
    },
  };
}

/** @param {Reading} reading @returns {Telling} */
export function aligned(reading) {
  const { step, layout, main, outs, withRole } = reading;
  const base = cellsOf(main);
  const { ways = [], removes } = step;
  const [{ cell }] = removes;
  const others = base.filter((its) => its !== cell);
  const isOne = removes.length === 1;
  return {
    look: isOne ? 'look.if' : 'look.aligned',
    heard: isOne ? 'look.if' : ['look.cells', { cells: cellsWords(base, layout) }],
    eye: [isOne ? 'eye.aligned' : 'eye.alignedMany'],
    so: outcome(reading, 'goes'),
    ear: [isOne ? 'ear.aligned' : 'ear.alignedMany'],
    values: {
      count: others.length,
      number: numberWord(others.length),
      ways: numberWord(ways.length),
      others: cellsWords(others, layout),
      starved: cellsWords(cellsOf(withRole('a')), layout),
      third: sign('third'),
      outsOr: either(outs.map((digit) => sign('out', digit))),
    },
  };
}

// What is said of singles, locked candidates and sets.

import { t } from '../i18n.js';
import { cellsWords, digitsWords, inHouses, numberWord, theHouses } from '../phrases.js';
import { cellsOf, digitsOf, isOnly, others, outcome } from './reading.js';

/** @import { House } from '../../pkg/ninefold_hint.js' */
/** @import { Key } from '../i18n.js' */
/** @import { Reading, Telling } from './reading.js' */

/** @type {Telling['so']} */
const here = ['so.here', { count: 1 }];

/** @returns {Telling} */
export const fullHouse = () => ({
  look: 'look.fullHouse',
  eye: ['eye.fullHouse'],
  so: here,
  ear: ['ear.fullHouse'],
});

/** @param {Reading} reading @returns {Telling} */
export function hiddenSingle({ step, layout }) {
  const { blockers = [], before = [] } = step;
  const [count, left] = [blockers.length, before.length];
  const plain = /** @type {const} */ ({ eye: ['eye.hiddenSinglePlain'], ear: 'ear.hiddenSinglePlain' });
  const struck = /** @type {const} */ ({ eye: ['eye.hiddenSingleBefore'], ear: 'ear.hiddenSingleBefore' });
  const seen = /** @type {const} */ ({ eye: ['eye.hiddenSingle'], ear: 'ear.hiddenSingle' });
  const both = /** @type {const} */ ({
    eye: ['eye.hiddenSingleBut', 'eye.hiddenSingleThere'],
    ear: 'ear.hiddenSingleBut',
  });
  const { eye, ear } = count ? (left ? both : seen) : left ? struck : plain;
  const where = () => ({
    count,
    blockers: cellsWords(cellsOf(blockers), layout),
    before: cellsWords(cellsOf(before), layout),
  });
  return {
    look: 'look.where',
    eye: [...eye],
    so: here,
    ear: [[ear, where]],
    values: { count, number: numberWord(left) },
  };
}

/** @param {Reading} reading @returns {Telling} */
export function nakedSingle(reading) {
  const { step, layout, digit } = reading;
  const { blockers = [], before = [] } = step;
  const struck = digitsOf(before);
  const digits = () => ({ digits: digitsWords([digit, ...struck]) });
  const { rules } = layout;
  const seen = !rules ? 'eye.nakedSingle' : isOnly(rules, 'regions') ? 'eye.nakedSingleRegion' : 'eye.nakedSingleRuled';
  return {
    look: 'look.what',
    eye: blockers.length ? [[seen, digits], ...(struck.length ? [beforeLine(struck)] : [])] : ['eye.nakedSinglePlain'],
    so: here,
    ear:
      blockers.length + struck.length
        ? [['ear.nakedSingle', () => ({ parts: heldIn(reading).join(t('gap.cells')) })]]
        : ['ear.nakedSinglePlain'],
  };
}

/** What each house of a cell holds, and what is out already. @param {Reading} reading */
function heldIn({ step, layout }) {
  const { places, blockers = [], before = [] } = step;
  /** @type {Map<number, number[]>} the digits that each of its houses holds */
  const held = new Map();
  for (const { cell, digit } of blockers) {
    const house = layout.housesOf[places[0].cell].find((house) => layout.houses[house].cells.includes(cell)) ?? 0;
    held.set(house, [...(held.get(house) ?? []), digit]);
  }
  const struck = digitsOf(before);
  const parts = [...held]
    .sort(([one], [other]) => one - other)
    .map(([house, digits]) => heldWords(layout.houses[house], digits, layout));
  if (struck.length) parts.push(t('ear.heldBefore', { digits: digitsWords(struck), count: struck.length }));
  return parts;
}

/** @param {readonly number[]} struck @returns {Telling['look']} */
const beforeLine = (struck) => ['eye.nakedSingleBefore', () => ({ digits: digitsWords(struck), count: struck.length })];

/** @type {Partial<Record<House['kind'], Key>>} */
const holds = {
  row: 'ear.holdsRow',
  column: 'ear.holdsColumn',
  box: 'ear.holdsBox',
  region: 'ear.holdsRegion',
};

/** @param {House} house @param {readonly number[]} digits @param {Reading['layout']} layout */
const heldWords = (house, digits, layout) =>
  t(holds[house.kind] ?? 'ear.holds', {
    digits: digitsWords(digits),
    theHouse: theHouses([house], { layout, isAloud: true }),
  });

/** @param {Reading} reading @returns {Telling} */
export function locked(reading) {
  const { main, housesWith } = reading;
  const cover = housesWith('cover');
  const values = { number: numberWord(cellsOf(main).length) };
  if (!cover.length)
    return {
      look: 'look.where',
      eye: ['eye.lockedApart'],
      so: outcome(reading, 'goes'),
      ear: ['ear.lockedApart'],
      values,
    };
  return { look: 'look.where', eye: ['eye.locked'], so: others(reading, cover), ear: ['ear.locked'], values };
}

/** @param {Reading} reading @returns {Telling} */
export function nakedSet(reading) {
  const { step, main, housesWith } = reading;
  const base = housesWith('base');
  const number = numberWord(cellsOf(main).length);
  const isPair = cellsOf(main).length === 2;
  const isLocked = base.length > 1;
  const first = base.find(({ kind }) => kind === 'row' || kind === 'column') ?? base[0];
  return {
    look: ['look.nakedSet', (speech) => ({ inBase: inHouses([first], speech) })],
    eye: [isPair ? (isLocked ? 'eye.lockedPair' : 'eye.nakedPair') : isLocked ? 'eye.lockedSet' : 'eye.nakedSet'],
    so: isLocked ? ['so.otherFrames', { count: step.removes.length }] : others(reading, base),
    ear: ['ear.nakedSet'],
    values: { number },
  };
}

/** @param {Reading} reading @returns {Telling} */
export function hiddenSet({ step, layout, main }) {
  const { blockers = [], before = [] } = step;
  const end = !blockers.length ? '' : before.length ? 'But' : 'Tinted';
  const by = digitsOf(blockers).map((digit) =>
    t('hint.candidate', {
      digits: digitsWords([digit]),
      cells: cellsWords(cellsOf(blockers.filter((blocker) => blocker.digit === digit)), layout),
    }),
  );
  return {
    look: 'look.hiddenSet',
    eye: [end ? 'eye.hiddenSetTinted' : 'eye.hiddenSet'],
    so: 'so.rest',
    ear: [`ear.hiddenSet${end}`],
    values: { number: numberWord(cellsOf(main).length), blockers: by.join(t('gap.cells')) },
  };
}

/** @param {Reading} reading @returns {Telling} */
export function template(reading) {
  const { step, layout } = reading;
  const isPlaced = step.places.length > 0;
  return {
    look: 'look.template',
    eye: [isPlaced ? 'eye.templateHere' : 'eye.templateOut'],
    so: isPlaced ? ['so.here', { count: step.places.length }] : outcome(reading, 'goes'),
    ear: [isPlaced ? 'ear.templateHere' : 'ear.templateOut'],
    values: { number: numberWord(layout.side) },
  };
}

/** @param {Reading} reading @returns {Telling} */
export const merged = (reading) => ({
  look: 'look.digits',
  eye: ['eye.merged'],
  so: outcome(reading, 'goes'),
  ear: ['ear.merged'],
  houses: { base: reading.step.houses.filter(({ role }) => role !== 'cover') },
});

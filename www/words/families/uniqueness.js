// What is said of patterns that would have two solutions.

import { placeIn } from '../../model/layout.js';
import { sign } from '../../model/signs.js';
import { cellsWords, digitsWords, either, numberWord } from '../phrases.js';
import { cellsOf, digitsOf, outcome, signs } from './reading.js';

/** @import { Reading, Telling } from './reading.js' */

/** What all of them can be filled with. @param {Reading} reading */
function values({ step, layout, main, outs, withRole }) {
  const [extra, deadly] = [withRole('extra'), withRole('deadly')];
  const corners = cellsOf(deadly);
  const kept = digitsOf(deadly).filter((digit) => !outs.includes(digit));
  const set = withRole('base');
  return {
    number: numberWord(cellsOf(main).length),
    corners: cellsWords(corners, layout),
    plain: cellsWords(
      corners.filter((cell) => !cellsOf([...extra, ...step.removes]).includes(cell)),
      layout,
    ),
    extra: cellsWords(cellsOf(extra), layout),
    extraDigits: either(digitsOf(extra).map((digit) => digitsWords([digit]))),
    set: cellsWords(cellsOf(set), layout),
    setDigits: digitsWords(digitsOf(set)),
    used: digitsWords(digitsOf([...extra, ...set])),
    other: digitsWords(kept),
    ons: signs('on', digitsOf(deadly)),
    on: sign('on', kept[0]),
    off: sign('off', digitsOf(extra)[0]),
    offs: either(digitsOf(extra).map((digit) => sign('off', digit))),
    third: sign('third'),
  };
}

/** The corners, or the cells of a ring. @param {Reading} reading @returns {Pick<Telling, 'look' | 'heard'>} */
function framed({ layout, withRole }) {
  const corners = cellsOf(withRole('deadly'));
  return {
    look: corners.length > 4 ? ['look.ringOfCells', { number: numberWord(corners.length) }] : 'look.corners',
    heard: ['look.cells', { cells: cellsWords(corners, layout) }],
  };
}

/** @param {Reading} reading @returns {Telling} */
export function swap1(reading) {
  const isRing = cellsOf(reading.withRole('deadly')).length > 4;
  return {
    ...framed(reading),
    eye: [isRing ? 'eye.swap1Ring' : 'eye.swap1'],
    so: ['so.there', { count: reading.outs.length }],
    ear: ['ear.swap1'],
    values: values(reading),
  };
}

/** @param {Reading} reading @returns {Telling} */
export const swap2 = (reading) => ({
  ...framed(reading),
  eye: ['eye.swap2'],
  so: outcome(reading, 'rules'),
  ear: ['ear.swap2'],
  values: values(reading),
});

/** With a set beside the pattern, extra digits are used up. @param {Reading} reading @returns {Telling['eye'][number]} */
function withSet({ withRole }) {
  const set = withRole('base');
  const count = cellsOf(set).length;
  return [
    'eye.withSet',
    { count, number: numberWord(count), digits: digitsWords(digitsOf([...set, ...withRole('extra')])) },
  ];
}

/** @param {Reading} reading */
const isMany = ({ withRole }) => digitsOf(withRole('extra')).length > 2;

/** @param {Reading} reading @returns {Telling} */
export const swap3 = (reading) => ({
  ...framed(reading),
  eye: [isMany(reading) ? 'eye.swap3Many' : 'eye.swap3', withSet(reading)],
  so: outcome(reading, 'goes'),
  ear: ['ear.swap3'],
  values: values(reading),
});

/** @param {Reading} reading @returns {Telling} */
export const swap4 = (reading) => ({
  ...framed(reading),
  houses: { base: reading.housesWith('base').slice(0, 1) },
  eye: ['eye.swap4'],
  so: outcome(reading, 'goes'),
  ear: ['ear.swap4'],
  values: values(reading),
});

/** In two rows the digit fits only at the corners, or in two columns. @param {Reading} reading @returns {Telling} */
export const swap6 = (reading) => ({
  ...framed(reading),
  houses: { base: reading.housesWith('base').slice(0, 2) },
  eye: ['eye.swap6'],
  so: outcome(reading, 'goes'),
  ear: ['ear.swap6'],
  values: values(reading),
});

/** @param {Reading} reading @returns {Telling} */
export function hiddenRectangle(reading) {
  const { step, layout, withRole } = reading;
  const [{ cell }] = step.removes;
  const others = cellsOf(withRole('deadly')).filter((corner) => corner !== cell);
  const place = placeIn(layout, cell);
  const isInLine = (/** @type {number} */ corner) => {
    const { row, column } = placeIn(layout, corner);
    return row === place.row || column === place.column;
  };
  return {
    ...framed(reading),
    eye: ['eye.hiddenRectangle'],
    so: outcome(reading, 'goes'),
    ear: ['ear.hiddenRectangle'],
    values: {
      ...values(reading),
      neighbours: cellsWords(others.filter(isInLine), layout),
      opposite: cellsWords(
        others.filter((corner) => !isInLine(corner)),
        layout,
      ),
    },
  };
}

/** @param {Reading} reading @returns {Telling} */
export const avoidableRectangleType1 = (reading) => ({
  look: 'look.cornersFree',
  heard: framed(reading).heard,
  eye: ['eye.avoidable1'],
  so: outcome(reading, 'goes'),
  ear: ['ear.avoidable1'],
  values: values(reading),
});

/** @param {Reading} reading @returns {Telling} */
export const avoidableRectangleType2 = (reading) => ({
  look: 'look.cornersFree',
  heard: framed(reading).heard,
  eye: ['eye.avoidable2'],
  so: outcome(reading, 'rules'),
  ear: ['ear.avoidable2'],
  values: values(reading),
});

/** The cells that keep all others from being swapped. @param {Reading} reading @returns {Pick<Telling, 'look' | 'values'>} */
function bug(reading) {
  const { withRole } = reading;
  const count = cellsOf(withRole('extra')).length;
  return {
    look: ['look.bug', { count, number: numberWord(count) }],
    values: {
      ...values(reading),
      number: numberWord(count),
      on: sign('on', digitsOf(withRole('base').length ? withRole('base') : withRole('extra'))[0]),
    },
  };
}

/** @param {Reading} reading @returns {Telling} */
export const bugPlusOne = (reading) => ({
  ...bug(reading),
  eye: ['eye.bug1'],
  so: ['so.stays', { count: reading.outs.length }],
  ear: ['ear.bug1'],
});

/** @param {Reading} reading @returns {Telling} */
export const bugType2 = (reading) => ({
  ...bug(reading),
  eye: ['eye.bug2'],
  so: outcome(reading, 'rules'),
  ear: ['ear.bug2'],
});

/** @param {Reading} reading @returns {Telling} */
export const bugType3 = (reading) => ({
  ...bug(reading),
  eye: [isMany(reading) ? 'eye.bug3Many' : 'eye.bug3', withSet(reading)],
  so: outcome(reading, 'goes'),
  ear: ['ear.bug3'],
});

/** @param {Reading} reading @returns {Telling} */
export const bugType4 = (reading) => ({
  ...bug(reading),
  houses: { base: reading.housesWith('base').slice(0, 1) },
  eye: ['eye.bug4'],
  so: outcome(reading, 'goes'),
  ear: ['ear.bug4'],
});

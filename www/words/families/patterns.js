// What is said of fish, of other patterns of one digit, and of colours.

import { coloursOf } from '../../model/colours.js';
import { sign } from '../../model/signs.js';
import { t } from '../i18n.js';
import { cellsWords, inHouses, numberWord, ofHouses } from '../phrases.js';
import { cellsOf, isOnly, others, outcome } from './reading.js';

/** @import { Layout } from '../../model/layout.js' */
/** @import { House } from '../../pkg/ninefold_hint.js' */
/** @import { Reading, Telling } from './reading.js' */

/** More rows or columns than these are not named. */
const mostNamed = 3;

/** @param {Reading} reading @returns {Telling} */
export function fish(reading) {
  const { housesWith } = reading;
  const [base, cover] = [housesWith('base'), housesWith('cover')];
  if (base.length > mostNamed) return frames(reading);
  const by = base[0].kind === 'row' ? 'Rows' : 'Columns';
  const values = { count: base.length, number: numberWord(base.length), on: sign('on', reading.digit) };
  const so = others(reading, cover);
  return { look: 'look.digits', eye: [[`eye.fish${by}`, values]], so, ear: [`ear.fish${by}`] };
}

/** The dashed lines of a fish: two have their numbers. @param {readonly House[]} cover @param {Layout} layout */
function coverOf(cover, layout) {
  if (cover.length < 3) return ofHouses(cover, layout);
  return t(cover[0].kind === 'row' ? 'of.rowsDashed' : 'of.columnsDashed');
}

/** @param {Reading} reading */
function finsOf({ withRole, layout, digit, housesWith }) {
  const fins = cellsOf(withRole('fin', 'endo-fin'));
  return {
    count: fins.length,
    number: numberWord(housesWith('base').length),
    fins: cellsWords(fins, layout),
    on: sign('on', digit),
    off: sign('off', digit),
  };
}

/** @param {Reading} reading @returns {Telling} */
export function finnedFish(reading) {
  const { layout, housesWith } = reading;
  if (housesWith('base').length > mostNamed) return finnedFrames(reading);
  const values = { ...finsOf(reading), ofCover: coverOf(housesWith('cover'), layout) };
  return {
    look: 'look.digits',
    eye: [['eye.finnedFish', values]],
    so: outcome(reading, 'either'),
    ear: [['ear.finnedFish', finsOf(reading)]],
  };
}

/** @param {Reading} reading @returns {Telling} */
export const frames = (reading) => ({
  look: ['look.frames', finsOf(reading)],
  heard: 'look.digits',
  eye: [['eye.frames', finsOf(reading)]],
  so: outcome(reading, 'goes'),
  ear: ['ear.frames'],
});

/** @param {Reading} reading @returns {Telling} */
export const finnedFrames = (reading) => ({
  look: ['look.frames', finsOf(reading)],
  heard: 'look.digits',
  eye: [['eye.finnedFrames', finsOf(reading)]],
  so: outcome(reading, 'either'),
  ear: [['ear.finnedFish', finsOf(reading)]],
});

/** Two houses to look at: rows and columns have their numbers, and anything else is framed. @param {readonly House[]} houses @returns {Pick<Telling, 'look' | 'heard'>} */
function lookOf(houses) {
  const areLines = houses.every(({ kind }) => kind === 'row' || kind === 'column');
  return {
    look: areLines ? lookAt(houses) : ['look.frames', { number: numberWord(houses.length) }],
    heard: lookAt(houses),
  };
}

/** @param {readonly House[]} houses @returns {Telling['look']} */
const lookAt = (houses) => ['look.digits', (speech) => ({ inBase: inHouses(houses, speech) })];

/** @param {Reading} reading @returns {Telling} */
export function turbot(reading) {
  const { step, layout, digit, housesWith } = reading;
  const [first, middle, second] = step.links;
  const [one, other] = housesWith('link');
  const houses = { first: [first.house ?? one], second: [second.house ?? other] };
  const link = [...houses.first, ...houses.second];
  return {
    ...lookOf(link),
    eye: ['eye.turbot'],
    so: outcome(reading, 'rules'),
    ear: ['ear.turbot'],
    values: {
      on: sign('on', digit),
      off: sign('off', digit),
      firstCells: cellsWords([...first.from.cells, ...first.to.cells], layout),
      secondCells: cellsWords([...second.from.cells, ...second.to.cells], layout),
      middle: cellsWords([...middle.from.cells, ...middle.to.cells], layout),
      ends: cellsWords([...first.from.cells, ...second.to.cells], layout),
    },
    houses: { ...houses, link },
    shared: middle.house ?? null,
  };
}

/** @param {Reading} reading @returns {Telling} */
export function emptyRectangle(reading) {
  const { step, layout, digit, housesWith, isPeer, withRole } = reading;
  const [{ cell }] = step.removes;
  const pincers = cellsOf(withRole('pincer'));
  const place = pincers.filter((pincer) => !isPeer(pincer, cell));
  return {
    ...lookOf([...housesWith('base'), ...housesWith('link')]),
    eye: ['eye.emptyRectangle'],
    so: outcome(reading, 'goes'),
    ear: ['ear.emptyRectangle'],
    values: {
      on: sign('on', digit),
      off: sign('off', digit),
      place: cellsWords(place.length ? place : pincers, layout),
    },
  };
}

/** How links of colours are told: by rows, columns and boxes, where there is nothing else. @param {Layout} layout */
const ruledEnd = ({ rules }) => (!rules ? '' : isOnly(rules, 'regions') ? 'Region' : 'Ruled');

/** @param {Reading} reading @returns {Telling} */
export function trap(reading) {
  const end = ruledEnd(reading.layout);
  return {
    look: `look.colors${end}`,
    eye: [`eye.trap${end}`],
    so: outcome(reading, 'either'),
    ear: ['ear.trap'],
    values: colourValues(reading),
  };
}

/** @param {Reading} reading @returns {Telling} */
export function wrap(reading) {
  const { step, layout, isPeer, withRole } = reading;
  const end = ruledEnd(layout);
  const bad = cellsOf(step.removes);
  const pairs = bad.flatMap((one) =>
    bad.filter((other) => other > one && isPeer(one, other)).map((other) => [one, other]),
  );
  const [pair = []] = pairs;
  const good = cellsOf(withRole('a', 'b')).filter((cell) => !bad.includes(cell));
  const house = layout.houses.find(({ cells }) => pair.every((cell) => cells.includes(cell)));
  return {
    look: `look.colors${end}`,
    eye: [`eye.wrap${end}`],
    so: outcome(reading, 'goes'),
    ear: ['ear.wrap'],
    values: { ...colourValues(reading), ons: cellsWords(good, layout), pair: cellsWords(pair, layout) },
    houses: house && { shared: [house] },
    shared: house,
  };
}

/** @param {Reading} reading @returns {Telling} */
export const multiColors1 = (reading) => ({
  look: `look.colors${ruledEnd(reading.layout)}`,
  eye: ['eye.multiColors1'],
  so: outcome(reading, 'rules'),
  ear: ['ear.multiColors1'],
  values: colourValues(reading),
});

/** @param {Reading} reading @returns {Telling} */
export const multiColors2 = (reading) => ({
  ...multiColors1(reading),
  eye: ['eye.multiColors2'],
  so: outcome(reading, 'goes'),
  ear: ['ear.multiColors2'],
});

/** @param {Reading} reading */
function colourValues({ step, layout, digit }) {
  const { on, off, third, fourth, meets } = coloursOf(step);
  return {
    ons: cellsWords(on, layout),
    offs: cellsWords(off, layout),
    thirds: cellsWords(third, layout),
    fourths: cellsWords(fourth, layout),
    pair: cellsWords(meets ?? [], layout),
    on: sign('on', digit),
    off: sign('off', digit),
    third: sign('third', digit),
    fourth: sign('fourth', digit),
  };
}

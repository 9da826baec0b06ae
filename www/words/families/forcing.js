// What is said of forcing chains and nets.

import { sign } from '../../model/signs.js';
import { t } from '../i18n.js';
import { cellsWords, digitsWords, either, numberWord, theHouses } from '../phrases.js';
import { cellsOf, digitsOf, outcome } from './reading.js';

/** @import { Branch, DeadEnd, House } from '../../pkg/ninefold_hint.js' */
/** @import { Speech } from '../phrases.js' */
/** @import { Line, Reading, Telling } from './reading.js' */

/** As many lines are followed by letters, and of so few it is not said how many they are. */
const [mostLettered, mostUncounted] = [12, 6];

/** How many tries there are, at all levels. @param {Branch} branch @returns {number} */
const triesIn = ({ lines }) => lines.reduce((sum, { inner }) => sum + (inner ? 1 + triesIn(inner) : 0), 0);

/** Where a supposition ends. @param {DeadEnd} end @param {Speech} speech */
function endWords({ why, cell = 0, house, digit = 0 }, speech) {
  const { layout, isAloud } = speech;
  const values = {
    digit: digitsWords([digit]),
    theHouse: house ? theHouses([house], speech) : '',
    theCell: cellsWords([cell], layout),
  };
  if (house) return t(why === 'twice' ? 'end.twice' : 'end.noPlace', values);
  if (why === 'twice') return t(isAloud ? 'end.twoDigits' : 'end.twoDigitsHere', values);
  return t(isAloud ? 'end.noDigit' : 'end.hatched', values);
}

/** @param {Reading} reading @returns {Telling} */
export function contradiction(reading) {
  const { step, layout, digit } = reading;
  const [branch] = step.proof?.branches ?? [];
  const [{ cell }] = branch.lines;
  const out = sign('out', digit);
  return {
    look: 'look.if',
    eye: [['eye.suppose', { out }], follow(reading, branch)],
    so: outcome(reading, 'goes'),
    ear: ['ear.suppose', followAloud(branch)],
    soEar: 'ear.wrong',
    values: { framed: cellsWords([cell], layout) },
  };
}

/** @param {Reading} reading @param {Branch} branch @returns {Line} */
function follow({ step }, branch) {
  const { lines, end } = branch;
  const tries = triesIn(branch);
  if (tries) return ['eye.tries', { count: tries }];
  const count = lines.length - 1;
  const line = step.links.length
    ? 'eye.arrows'
    : lines.length <= mostUncounted
      ? 'eye.letters'
      : lines.length <= mostLettered
        ? 'eye.lettersLong'
        : 'eye.after';
  return [line, (speech) => ({ count, links: count, end: end ? endWords(end, speech) : '' })];
}

/** @param {Branch} branch @returns {Line} */
function followAloud(branch) {
  const tries = triesIn(branch);
  if (tries) return ['eye.tries', { count: tries }];
  const { lines, end } = branch;
  return ['eye.after', (speech) => ({ count: lines.length - 1, end: end ? endWords(end, speech) : '' })];
}

/** @param {Reading} reading @returns {Telling} */
export function verity(reading) {
  const { step, layout } = reading;
  const supposed = (step.proof?.branches ?? []).map(({ lines: [first] }) => first);
  const cells = cellsOf(supposed);
  const digits = digitsOf(supposed);
  const isPlaced = step.places.length > 0;
  const isFollowed = step.links.length > 0;
  const isHouse = cells.length > 1;
  const [place] = step.places;
  const then = isPlaced
    ? isFollowed
      ? 'eye.allHere'
      : 'eye.allHereLong'
    : isFollowed
      ? 'eye.allOut'
      : 'eye.allOutLong';
  /** @type {readonly House[]} */
  const house = isHouse ? [houseOf(reading, cells)] : [];
  return {
    look: isHouse ? 'look.where' : 'look.what',
    eye: [isHouse ? 'eye.cases' : 'eye.cellCases', then],
    so: isPlaced ? ['so.here', { count: step.places.length }] : outcome(reading, 'goes'),
    ear: [isHouse ? 'ear.cases' : 'ear.cellCases', isPlaced ? 'ear.allHere' : 'ear.allOut'],
    values: {
      // The digit that is supposed in turns; what follows from each has its own sign.
      digit: digitsWords(isHouse ? digits : [place?.digit ?? reading.digit]),
      number: numberWord(supposed.length),
      on: sign('on', digits[0]),
      onsOr: either(digits.map((digit) => sign('on', digit))),
      choices: either(digits.map((digit) => digitsWords([digit]))),
      cells: cellsWords(cells, layout),
      cell: cellsWords(cells, layout),
      framed: cellsWords(cells, layout),
    },
    houses: { base: house },
  };
}

/** The house that all suppositions are in. @param {Reading} reading @param {readonly number[]} cells @returns {House} */
function houseOf({ step, layout }, cells) {
  const own = step.houses.find(({ role }) => role === 'base') ?? step.houses[0];
  return own ?? layout.houses.find((house) => cells.every((cell) => house.cells.includes(cell)));
}

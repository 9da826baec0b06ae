// A step in sentences, in two voices: for the eye, with the grid in sight, and for the ear, in words alone. Both say the same: what
// to look at, why something follows, and what.

import { familyOf } from '../model/families.js';
import { sign } from '../model/signs.js';
import { symbolOf } from '../model/symbols.js';
import { spaced } from './cells.js';
import { families } from './families/index.js';
import { cellsOf, digitsOf, outcome, readingOf, signs } from './families/reading.js';
import { fullLines, isChain } from './full.js';
import { capital } from './houses.js';
import { edition, sentences, t } from './i18n.js';
import { joined } from './joined.js';
import { capitals, cellsWords, digitsWords, inHouses, ofHouses, shareWords, theCover, theHouses } from './phrases.js';
import { rowAndColumn } from './puzzle.js';
import { nameOf } from './techniques.js';

/** @import { Candidate } from '../model/layers.js' */
/** @import { Layout } from '../model/layout.js' */
/** @import { Step } from '../pkg/ninefold_hint.js' */
/** @import { Line, Reading, Telling, Values } from './families/reading.js' */
/** @import { Speech } from './phrases.js' */

/**
 * What a step says: the technique's `name`; what to `look` at, as it is `heard`; for the eye why something follows, and `so` what, which is
 * `bare` where it is said before the reason; and for the ear why and what. Texts for the eye have signs in them.
 * @typedef {Record<'name' | 'look' | 'heard' | 'eye' | 'so' | 'bare' | 'ear' | 'soEar', string>} StepWords
 */

/** What has been said, and in which words. @type {WeakMap<Step, { of: number, layout: Layout, words: StepWords }>} */
const said = new WeakMap();

/**
 * A step in words. Each sentence is made when it is first wanted: a first look takes one of them.
 * @param {Step} step
 * @param {Layout} layout
 * @returns {StepWords}
 */
export function stepWords(step, layout) {
  const of = edition();
  const known = said.get(step);
  if (known?.of === of && known.layout === layout) return known.words;
  const reading = readingOf(step, layout);
  const telling = families[familyOf(step.technique)](reading);
  const [seen, heard] = [false, true].map((isAloud) => sayerOf(reading, telling, { layout, isAloud }));
  /** @type {Line} */
  const bare = step.places.length ? ['so.here', { count: step.places.length }] : outcome(reading, 'goes');
  const words = madeWhenRead({
    name: () => nameOf(step.technique),
    look: () => seen(telling.look),
    heard: () => heard(telling.heard ?? telling.look),
    eye: () => sentences(...telling.eye.map(seen)),
    so: () => seen(telling.so),
    bare: () => seen(bare),
    ear: () => sentences(...telling.ear.map(heard), linksWords(step, layout)),
    soEar: () => (telling.soEar ? heard(telling.soEar) : resultWords(step, layout)),
  });
  said.set(step, { of, layout, words });
  return words;
}

/** Texts that are made when they are first read. @template {string} Name @param {Record<Name, () => string>} makes @returns {Record<Name, string>} */
function madeWhenRead(makes) {
  const texts = /** @type {Record<Name, string>} */ ({});
  for (const name of /** @type {Name[]} */ (Object.keys(makes))) {
    /** @type {string | undefined} */
    let text;
    Object.defineProperty(texts, name, { enumerable: true, get: () => (text ??= makes[name]()) });
  }
  return texts;
}

/** A longer chain is followed in full, where each link can be read by itself. */
const mostFollowed = 12;

/** The links of a chain, for somebody who cannot follow the lines; '' where there are none. @param {Step} step @param {Layout} layout */
function linksWords(step, layout) {
  const { links, proof } = step;
  if (proof || !isChain(step) || links.length > mostFollowed) return '';
  return t('ear.links', { links: sentences(...fullLines(step, layout).map(({ text }) => text)) });
}

/** Fills sentences. @param {Reading} reading @param {Telling} telling @param {Speech} speech @returns {(line: Line) => string} */
function sayerOf(reading, telling, speech) {
  /** @type {Values | undefined} */
  let values;
  return (line) => {
    values ??= filledFor(reading, telling, speech);
    const [key, own = {}] = typeof line === 'string' ? [line] : line;
    return capitals(spaced(t(key, { ...values, ...(typeof own === 'function' ? own(speech) : own) })));
  };
}

/** What the sentences of a step are filled with. @param {Reading} reading @param {Telling} telling @param {Speech} speech @returns {Values} */
function filledFor(reading, telling, speech) {
  const { housesWith } = reading;
  const { layout, isAloud } = speech;
  const houses = {
    base: housesWith('base'),
    cover: housesWith('cover'),
    link: housesWith('link'),
    ...telling.houses,
  };
  /** @type {Values} */
  const values = { ...valuesOf(reading), ...telling.values };
  for (const [name, some] of Object.entries(houses)) {
    if (!some.length) continue;
    values[`in${capital(name)}`] = inHouses(some, speech);
    values[`the${capital(name)}`] = theHouses(some, speech);
    if (!isAloud) values[`of${capital(name)}`] = ofHouses(some, layout);
  }
  const [cover] = houses.cover;
  if (cover && houses.cover.length === 1) values.theCover = theCover(cover, speech);
  if (telling.shared !== undefined) values.share = shareWords(telling.shared ?? undefined, isAloud);
  const framed = telling.values?.framed ?? values.cell;
  values.theCell = isAloud ? framed : t('the.cell');
  values.inCell = isAloud ? t('in.place', { cell: framed }) : t('in.cell');
  return values;
}

/** What the sentences of most families are filled with. @param {Reading} reading @returns {Values} */
function valuesOf({ step, layout, main, results, outs }) {
  const { places, removes } = step;
  const digits = digitsOf(main);
  return {
    digit: digitsWords(digitsOf(results)),
    digits: digitsWords(digits),
    last: symbolOf(layout.side),
    ons: signs('on', digits),
    on: sign('on', digits[0] ?? results[0].digit),
    outs: signs('out', outs),
    out: sign('out', outs[0]),
    here: sign('here', places[0]?.digit),
    cell: cellsWords([results[0].cell], layout),
    cells: cellsWords(cellsOf(main), layout),
    removed: cellsWords(cellsOf(removes), layout),
    placed: cellsWords(cellsOf(places), layout),
    candidates: outsOf(removes, layout).join(t('gap.cells')),
    places: placesWords(places, layout),
  };
}

/** What some cells hold. @param {readonly Candidate[]} places @param {Layout} layout */
const placesWords = (places, layout) =>
  joined(
    places.map(({ cell, digit }) => t('hint.place', { cell: cellsWords([cell], layout), digit: symbolOf(digit) })),
  );

/** Candidates by cells: cells with the same digits are named together. @param {readonly Candidate[]} candidates @returns {[digits: number[], cells: number[]][]} */
function byDigits(candidates) {
  /** @type {Map<string, [number[], number[]]>} */
  const all = new Map();
  for (const cell of cellsOf(candidates)) {
    const digits = digitsOf(candidates.filter((candidate) => candidate.cell === cell));
    const [, cells] = all.get(`${digits}`) ?? [digits, []];
    all.set(`${digits}`, [digits, [...cells, cell]]);
  }
  return [...all.values()];
}

/** Candidates with their cells: “2 and 6 in row 1, column 4”. @param {readonly Candidate[]} candidates @param {Layout} layout */
const outsOf = (candidates, layout) =>
  byDigits(candidates).map(([digits, cells]) =>
    t('hint.candidate', { digits: digitsWords(digits), cells: cellsWords(cells, layout) }),
  );

/** What follows from a step, in sentences without signs. @param {Pick<Step, 'places' | 'removes'>} step @param {Layout} layout */
export function resultWords({ places, removes }, layout) {
  const outs = byDigits(removes).map(([digits, cells]) =>
    t('out.in', { digits: digitsWords(digits), cells: cellsWords(cells, layout), count: digits.length }),
  );
  const all = places.length ? [placesWords(places, layout)] : outs;
  return capitals(spaced(sentences(...all.map((words) => t('sentence', { words })))));
}

/**
 * What follows from a step, as in a list: “row 8, column 6: 5”.
 * @param {Pick<Step, 'places' | 'removes'>} step
 * @param {Layout} layout
 * @param {boolean} [isBrief] whether cells are written as r8c6
 */
export function shortWords({ places, removes }, layout, isBrief = false) {
  const where = (/** @type {readonly number[]} */ cells) =>
    isBrief ? joined(cells.map((cell) => t('path.cell', rowAndColumn(layout, cell)))) : cellsWords(cells, layout);
  const placed = places.map(({ cell, digit }) => t('path.place', { cell: where([cell]), digit: symbolOf(digit) }));
  const struck = byDigits(removes).map(([digits, cells]) =>
    t('path.notIn', { cells: where(cells), digits: digitsWords(digits) }),
  );
  return spaced([...placed, ...struck].join(t('gap.cells')));
}

// A step in sentences: what it is, why it works and what follows. They are made of the step's data, with cells as the
// language writes them, or aloud in words.

import { symbolOf } from '../model/symbols.js';
import { chainWords } from './chains.js';
import { sentences, t } from './i18n.js';
import { candidatesWords, cellsIn, cellsWords, digitsWords, housesWords, placesWords } from './named.js';
import { techniqueOf } from './techniques.js';

/** @import { Candidate, Node } from '../model/layers.js' */
/** @import { Step } from '../pkg/ninefold_hint.js' */
/** @import { Key } from './i18n.js' */
/** @import { Voice } from './named.js' */

/**
 * A step in words.
 * @param {Step} step
 * @param {Voice} voice
 * @returns {{ name: string, about: string, text: string }} the technique's name, what to look for, and the step itself
 */
export function stepWords(step, voice) {
  const values = valuesOf(step, voice);
  const { name, about, ...said } = techniqueOf(step.technique, voice.layout);
  const { what, why } = said.what === 'what.locked' && !values.cover ? apart : said;
  const text = sentences(
    t(what, values),
    step.links.length && !spokenWithoutChain.has(what) ? chainWords(step, voice) : '',
    why ? t(why, values) : '',
    resultWords(step, voice),
  );
  return { name, about: t(about), text };
}

/** Where the places of a digit share no second house, but all of them are seen from the cells where it goes out. */
const apart = /** @type {const} */ ({ what: 'what.lockedApart', why: 'why.lockedApart' });

/** What is said of these is said without their chains. @type {ReadonlySet<Key>} */
const spokenWithoutChain = new Set(['what.remotePair', 'what.emptyRectangle']);

/** What follows from a step. @param {Step} step @param {Voice} voice */
const resultWords = ({ places, removes }, voice) =>
  places.length
    ? t('hint.so', { places: placesWords(places, voice) })
    : t('hint.out', { candidates: candidatesWords(removes, voice) });

/**
 * What the sentences' places are filled with. The main cells and digits are those of a deadly pattern where there is one,
 * and then the base is a set beside it.
 * @param {Step} step
 * @param {Voice} voice
 */
function valuesOf({ technique, places, removes, houses, candidates, links }, voice) {
  const results = [...places, ...removes];
  const withRole = (/** @type {string[]} */ ...roles) => candidates.filter(({ role }) => roles.includes(role));
  const cells = (/** @type {readonly Candidate[]} */ some) => cellsWords(cellsIn(some), voice);
  const digits = (/** @type {readonly Candidate[]} */ some) => digitsWords(some.map(({ digit }) => digit));
  const housesOf = (/** @type {string} */ role) =>
    housesWords(
      houses.filter((house) => house.role === role),
      voice,
    );

  const [base, deadly] = [withRole('base'), withRole('deadly')];
  const main = deadly.length ? deadly : base;
  const struck = new Set(removes.map(({ digit }) => digit));
  const [first, last] = [links[0]?.from, links.at(-1)?.to];
  return {
    digit: digits(results),
    digits: digits(main),
    other: digits(deadly.filter(({ digit }) => !struck.has(digit))),
    cell: cells(results.slice(0, 1)),
    // The cells of a remote pair are named in the order in which they see each other.
    cells: technique === 'remote-pair' ? cellsWords([...new Set(base.map(({ cell }) => cell))], voice) : cells(main),
    set: cells(base),
    setDigits: digits(base),
    extra: cells(withRole('extra')),
    extraDigits: digits(withRole('extra')),
    fins: cells(withRole('fin', 'endo-fin')),
    pivot: cells(withRole('pivot')),
    pivotDigits: digits(withRole('pivot')),
    pincers: cells(withRole('pincer')),
    pincerDigits: digits(withRole('pincer')),
    linking: digits(withRole('restricted')),
    a: cells(withRole('a')),
    b: cells(withRole('b')),
    c: cells(withRole('c')),
    d: cells(withRole('d')),
    house: housesOf('base'),
    cover: housesOf('cover'),
    link: housesOf('link'),
    start: first ? nodeWords(first, voice) : '',
    end: last ? nodeWords(last, voice) : '',
  };
}

/** An end of a chain. @param {Node} node @param {Voice} voice */
const nodeWords = ({ cells, digit }, voice) =>
  t('hint.candidate', { digits: symbolOf(digit), cells: cellsWords(cells, voice) });

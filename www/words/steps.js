// A step in sentences: what it is, why it works and what follows. They are made of the step's data. First what they name,
// then the step, then its chains.

import { symbolOf } from '../model/symbols.js';
import { numbersWords, whereWords } from './cells.js';
import { capital, houseWords } from './houses.js';
import { joined, listed, sentences, t } from './i18n.js';
import { rowAndColumn } from './puzzle.js';
import { techniqueOf } from './techniques.js';

/** @import { Candidate, Node } from '../model/layers.js' */
/** @import { Layout } from '../model/layout.js' */
/** @import { House } from '../pkg/ninefold.js' */
/** @import { Branch, DeadEnd, Proof, Step } from '../pkg/ninefold_hint.js' */
/** @import { Key } from './i18n.js' */
/** @import { Technique } from './techniques.js' */
/**
 * @typedef {object} Voice
 * @property {Layout} layout of which grid it speaks
 * @property {boolean} [isAloud] whether it is only heard
 * @property {boolean} [isBrief] whether cells are written as r7c5
 */

/** Some cells. @param {readonly number[]} cells in the order in which they are named @param {Voice} voice */
export function cellsWords(cells, { layout, isBrief }) {
  const places = cells.map((cell) => rowAndColumn(layout, cell));
  return isBrief ? joined(places.map((place) => t('path.cell', place))) : whereWords(places);
}

/** Some digits, each once and in order. @param {readonly number[]} digits */
const digitsWords = (digits) => numbersWords(sorted(digits).map(symbolOf));

/** Some houses. @param {readonly House[]} houses @param {Voice} voice */
export const housesWords = (houses, { layout }) => joined(houses.map((house) => houseWords(house, layout)));

/** What some cells hold. @param {readonly Candidate[]} places @param {Voice} voice */
export const placesWords = (places, voice) =>
  joined(places.map(({ cell, digit }) => t('hint.place', { cell: cellsWords([cell], voice), digit: symbolOf(digit) })));

/** Some candidates: cells with the same digits are named together. @param {readonly Candidate[]} candidates @param {Voice} voice */
export function candidatesWords(candidates, voice) {
  /** @type {Map<string, number[]>} */
  const byDigits = new Map();
  for (const cell of cellsIn(candidates)) {
    const digits = digitsWords(candidates.filter((candidate) => candidate.cell === cell).map(({ digit }) => digit));
    byDigits.set(digits, [...(byDigits.get(digits) ?? []), cell]);
  }
  return listed(
    Array.from(byDigits, ([digits, cells]) => t('hint.candidate', { digits, cells: cellsWords(cells, voice) })),
  );
}

/** The cells of some candidates, each once and in order. @param {readonly Candidate[]} candidates */
const cellsIn = (candidates) => sorted(candidates.map(({ cell }) => cell));

/** @param {readonly number[]} numbers */
const sorted = (numbers) => [...new Set(numbers)].sort((one, other) => one - other);

/**
 * A step in words.
 * @param {Step} step
 * @param {Voice} voice
 * @returns {{ name: string, about: string, reason: string, result: string, text: string }} the technique's name, what to look
 *   for, why something follows and what, and both of these together
 */
export function stepWords(step, voice) {
  const { name, about, ...said } = techniqueOf(step.technique, voice.layout);
  const [reason, result] =
    step.proof && !step.links.length
      ? proofWords(step, step.proof, voice)
      : [reasonWords(step, said, voice), resultWords(step, voice)];
  return { name, about: t(about), reason, result, text: sentences(reason, result) };
}

/** Why something follows from a step. @param {Step} step @param {Pick<Technique, 'what' | 'why'>} said @param {Voice} voice */
function reasonWords(step, said, voice) {
  const values = valuesOf(step, voice);
  const { what, why } = said.what === 'what.locked' && !values.cover ? apart : said;
  return sentences(
    capital(t(what, values)),
    step.links.length && !spokenWithoutChain.has(what) ? chainWords(step, voice) : '',
    why ? capital(t(why, values)) : '',
  );
}

/** Where the places of a digit share no second house, but all of them are seen from the cells where it goes out. */
const apart = /** @type {const} */ ({ what: 'what.lockedApart', why: 'why.lockedApart' });

/** What is said of these is said without their chains. @type {ReadonlySet<Key>} */
const spokenWithoutChain = new Set(['what.remotePair', 'what.emptyRectangle', 'what.colors', 'what.multiColors']);

/** What follows from a step. @param {Step} step @param {Voice} voice */
const resultWords = ({ places, removes }, voice) =>
  places.length
    ? t('hint.so', { places: placesWords(places, voice) })
    : t('hint.out', { candidates: candidatesWords(removes, voice) });

/**
 * A net: what is supposed, how far it leads and where it ends; or the cases of which one is right, and what all of them lead to.
 * @param {Step} step
 * @param {Proof} proof
 * @param {Voice} voice
 * @returns {[reason: string, result: string]}
 */
function proofWords({ places, removes, houses }, { branches }, voice) {
  const supposed = branches.map(({ lines: [first] }) => first);
  const { digit } = supposed[0];
  const values = { cell: cellsWords([supposed[0].cell], voice), digit: symbolOf(digit) };
  const [{ end }] = branches;
  if (end) return [sentences(t('net.suppose', values), deadEndWords(branches[0], end, voice)), t('net.wrong', values)];
  const cells = cellsIn(supposed);
  const digits = digitsWords(supposed.map(({ digit }) => digit));
  const cases =
    cells.length > 1
      ? t('what.lockedApart', { ...values, house: housesWords(houses, voice), cells: cellsWords(cells, voice) })
      : t('net.cell', { ...values, digits });
  const result = places.length
    ? t('net.place', { places: placesWords(places, voice) })
    : t('net.out', { candidates: candidatesWords(removes, voice) });
  return [capital(cases), result];
}

/** How many tries there are, at all levels. @param {Branch} branch @returns {number} */
const triesIn = ({ lines }) => lines.reduce((sum, { inner }) => sum + (inner ? 1 + triesIn(inner) : 0), 0);

/** Where a supposition leads. @param {Branch} branch @param {DeadEnd} end @param {Voice} voice */
function deadEndWords(branch, { why, cell = 0, house, digit = 0 }, voice) {
  const tries = triesIn(branch);
  if (tries) return t('net.tries', { count: tries });
  const end = house
    ? t(why === 'twice' ? 'net.twice' : 'net.noPlace', {
        house: houseWords(house, voice.layout),
        digit: symbolOf(digit),
      })
    : t(why === 'twice' ? 'net.twoDigits' : 'net.noDigit', { cell: cellsWords([cell], voice) });
  return t('net.after', { count: branch.lines.length - 1, end });
}

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
    count: cellsIn(main).length,
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

/** Of a longer chain the rest is seen on the grid. */
const mostNamed = 16;

/**
 * The links of a step in sentences. A chain of which one end is right begins with a candidate that both ends rule out.
 * @param {Step} step
 * @param {Voice} voice
 */
export function chainWords({ links, removes }, voice) {
  const said = chainsIn(links).map((chain) => {
    const [first, last] = [chain[0], chain[chain.length - 1]];
    const isBetween = first.strong && last.strong;
    const isRuledOut = (/** @type {Candidate} */ candidate) =>
      [first.from, last.to].every((node) => excludes(node, candidate, voice.layout));
    const struck = isBetween && removes.find(isRuledOut);
    return struck ? refuted(struck, chain, voice) : told(chain, voice);
  });
  return sentences(...said);
}

/** The links in pieces that hang together. @param {Step['links']} links */
function chainsIn(links) {
  /** @type {Step['links'][]} */
  const chains = [];
  for (const link of links) {
    const chain = chains.at(-1);
    if (chain && isSame(chain[chain.length - 1].to, link.from)) chain.push(link);
    else chains.push([link]);
  }
  return chains;
}

/** From what is supposed to what follows. @param {Step['links']} chain @param {Voice} voice */
function told(chain, voice) {
  const cause = ifWords(chain[0].from, !chain[0].strong, voice);
  return walked(
    cause,
    chain.map(({ to, strong }) => thenWords(to, strong, voice)),
  );
}

/**
 * From a candidate round to its contradiction. The candidate may be in the chain itself: then it goes no farther.
 * @param {Candidate} candidate
 * @param {Step['links']} whole
 * @param {Voice} voice
 */
function refuted({ cell, digit }, whole, voice) {
  const node = { cells: [cell], digit };
  const back = whole.findIndex(({ to, strong }) => !strong && isSame(to, node));
  const chain = back < 0 ? whole : whole.slice(0, back);
  const effects = [
    thenWords(chain[0].from, false, voice),
    ...chain.map(({ to, strong }) => thenWords(to, strong, voice)),
  ];
  const but = t('chain.but', { effect: thenWords(node, false, voice) });
  return sentences(walked(ifWords(node, true, voice), effects), but);
}

/** @param {string} cause @param {string[]} effects */
function walked(cause, effects) {
  const [first, ...rest] = effects.slice(0, mostNamed);
  const before = rest.reduce(
    (before, effect) => t('chain.next', { before, effect }),
    t('chain.first', { cause, effect: first }),
  );
  return t(effects.length > mostNamed ? 'chain.cut' : 'chain.end', { before });
}

/** @param {Node} node @param {boolean} isOn @param {Voice} voice */
const ifWords = (node, isOn, voice) =>
  node.cells.length > 1
    ? t(isOn ? 'chain.ifGroupOn' : 'chain.ifGroupOff', nodeValues(node, voice))
    : t(isOn ? 'chain.ifOn' : 'chain.ifOff', nodeValues(node, voice));

/** @param {Node} node @param {boolean} isOn @param {Voice} voice */
const thenWords = (node, isOn, voice) =>
  node.cells.length > 1
    ? t(isOn ? 'chain.groupOn' : 'chain.groupOff', nodeValues(node, voice))
    : t(isOn ? 'chain.on' : 'chain.off', nodeValues(node, voice));

/** @param {Node} node @param {Voice} voice */
const nodeValues = ({ cells, digit }, voice) => ({
  cells: cellsWords(cells, voice),
  digit: symbolOf(digit),
  count: cells.length,
});

/** Whether a candidate is wrong where a node is right. @param {Node} node @param {Candidate} candidate @param {Layout} layout */
function excludes({ cells, digit }, candidate, { peersOf }) {
  if (digit !== candidate.digit) return cells.length === 1 && cells[0] === candidate.cell;
  return cells.every((cell) => peersOf[cell].includes(candidate.cell));
}

/** @param {Node} node */
const keyOf = ({ cells, digit }) => `${digit} ${cells}`;

/** @param {Node} one @param {Node} other */
const isSame = (one, other) => keyOf(one) === keyOf(other);

// A chain as a person would say it: "If this were 5, then that would not be 5, so …".

import { symbolOf } from '../model/symbols.js';
import { listed, sentences, t } from './i18n.js';
import { cellsWords } from './named.js';

/** @import { Candidate, Node } from '../model/layers.js' */
/** @import { Layout } from '../model/layout.js' */
/** @import { Step } from '../pkg/ninefold_hint.js' */
/** @import { Voice } from './named.js' */

/** Of a longer chain the rest is seen on the grid. */
const most = 16;

/** Of a net only so many digits are said. */
const mostOfNet = 6;

/**
 * The links of a step in sentences. A chain of which one end is right begins with a candidate that both ends rule out. Of a
 * net, in which several things together lead on, only the first digits are said; nothing of one with several beginnings.
 * @param {Step} step
 * @param {Voice} voice
 */
export function chainWords({ links, removes }, voice) {
  if (isNet(links)) return netWords(links, voice);
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

/** Whether some links go on from within a chain, and not from its end. @param {Step['links']} links */
function isNet(links) {
  const reached = new Set(links.map(({ to }) => keyOf(to)));
  return chainsIn(links).some(([{ from }], index) => index > 0 && reached.has(keyOf(from)));
}

/** @param {Step['links']} links @param {Voice} voice */
function netWords(links, voice) {
  const reached = new Set(links.map(({ to }) => keyOf(to)));
  const [first, ...others] = links.filter(({ from }) => !reached.has(keyOf(from)));
  // Where each beginning follows from another one, there is none to begin with.
  if (!first || others.some(({ from }) => !isSame(from, first.from))) return '';
  const placed = new Map(links.filter(({ strong }) => strong).map(({ to }) => [keyOf(to), to]));
  const effects = Array.from(placed.values(), (node) => thenWords(node, true, voice));
  const effect = listed(effects.slice(0, mostOfNet));
  const before = t('chain.first', { cause: ifWords(first.from, !first.strong, voice), effect });
  return t(effects.length > mostOfNet ? 'chain.cut' : 'chain.end', { before });
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
  const [first, ...rest] = effects.slice(0, most);
  const before = rest.reduce(
    (before, effect) => t('chain.next', { before, effect }),
    t('chain.first', { cause, effect: first }),
  );
  return t(effects.length > most ? 'chain.cut' : 'chain.end', { before });
}

/** @param {Node} node @param {boolean} isOn @param {Voice} voice */
const ifWords = (node, isOn, voice) =>
  node.cells.length > 1
    ? t(isOn ? 'chain.ifGroupOn' : 'chain.ifGroupOff', valuesOf(node, voice))
    : t(isOn ? 'chain.ifOn' : 'chain.ifOff', valuesOf(node, voice));

/** @param {Node} node @param {boolean} isOn @param {Voice} voice */
const thenWords = (node, isOn, voice) =>
  node.cells.length > 1
    ? t(isOn ? 'chain.groupOn' : 'chain.groupOff', valuesOf(node, voice))
    : t(isOn ? 'chain.on' : 'chain.off', valuesOf(node, voice));

/** @param {Node} node @param {Voice} voice */
const valuesOf = ({ cells, digit }, voice) => ({ cells: cellsWords(cells, voice), digit: symbolOf(digit) });

/** Whether a candidate is wrong where a node is right. @param {Node} node @param {Candidate} candidate @param {Layout} layout */
function excludes({ cells, digit }, candidate, { peersOf }) {
  if (digit !== candidate.digit) return cells.length === 1 && cells[0] === candidate.cell;
  return cells.every((cell) => peersOf[cell].includes(candidate.cell));
}

/** @param {Node} node */
const keyOf = ({ cells, digit }) => `${digit} ${cells}`;

/** @param {Node} one @param {Node} other */
const isSame = (one, other) => keyOf(one) === keyOf(other);

// A derivation in full: a sentence for each line of a proof, or for each link of a chain. A line has a letter, by which later
// lines name it; numbers would look like digits. This file uses no DOM.

import { familyOf } from '../model/families.js';
import { placeIn } from '../model/layout.js';
import { numbered } from '../model/pictures/proofs.js';
import { symbolOf } from '../model/symbols.js';
import { spaced } from './cells.js';
import { capital } from './houses.js';
import { listed, sentences, t } from './i18n.js';
import { cellsWords, theHouses } from './phrases.js';

/** @import { Layout } from '../model/layout.js' */
/** @import { Branch, DeadEnd, House, ProofLine, Step } from '../pkg/ninefold_hint.js' */
/** @import { Key } from './i18n.js' */
/**
 * @typedef {object} FullLine
 * @property {string} text
 * @property {string} letter '' where no other line can name it
 * @property {number} level how deep it is in a tree, from 1: what a case has, and a try, lies one deeper
 * @property {readonly number[]} [path] as `Hint.line` has it; without it, the line is about the whole step
 */

/** The families whose links are followed one after the other. */
const chains = ['chain', 'ring', 'loop'];

/** More links, or lines, than a reason can tell. */
const [mostLinks, mostLines] = [3, 12];

/** Whether the links of a step are followed one after the other. @param {Pick<Step, 'technique'>} step */
export const isChain = ({ technique }) => chains.includes(familyOf(technique));

/** Whether a step is told in full. @param {Step} step */
export const isLong = (step) => step.proof !== undefined || (step.links.length > mostLinks && isChain(step));

/** All lines of a step. @param {Step} step @param {Layout} layout @returns {FullLine[]} */
export function fullLines(step, layout) {
  const { links, proof } = step;
  if (!proof) {
    return links.map((link, at) => ({ text: linkWords(link, layout), letter: letterOf(at), level: 1, path: [at] }));
  }
  const [first, ...others] = proof.branches;
  if (!others.length) return branchLines(first, [], 1, layout);
  return proof.branches.flatMap((branch, at) => [
    { text: t('full.case', { letter: letterOf(at).toUpperCase() }), letter: '', level: 1 },
    ...branchLines(branch, [at], 2, layout),
    ...(step.removes.length ? [{ text: outWords(step, layout), letter: '', level: 2 }] : []),
  ]);
}

/**
 * What follows from a supposition. The lines of a try come before what it refutes, and are counted with it.
 * @param {Branch} branch
 * @param {readonly number[]} path
 * @param {number} level
 * @param {Layout} layout
 */
function branchLines(branch, path, level, layout) {
  /** @type {FullLine[]} */
  const all = [];
  let number = 0;
  /** @param {Branch} branch @param {readonly number[]} path @param {number} level */
  function add({ lines, end }, path, level) {
    for (const [at, line] of lines.entries()) {
      const own = [...path, at];
      if (line.inner) add(line.inner, own, level + 1);
      all.push({ text: lineWords(line, layout), letter: letterOf(number++), level, path: own });
    }
    if (end) all.push({ text: endWords(end, layout), letter: '', level, path: [...path, lines.length] });
  }
  add(branch, path, level);
  return all;
}

/** The letter of a line: after z comes aa. @param {number} number from 0 @returns {string} */
export const letterOf = (number) =>
  (number < 26 ? '' : letterOf(Math.floor(number / 26) - 1)) + String.fromCharCode(97 + (number % 26));

/** A sentence. @param {Key} key @param {Record<string, string>} values */
const said = (key, values) => spaced(capital(t(key, values)));

/** @param {ProofLine} line @param {Layout} layout */
function lineWords({ cell, digit, why, house, from }, layout) {
  const values = { cell: cellsWords([cell], layout), digit: symbolOf(digit), from: fromWords(from) };
  if (!house) return said(`full.${why}`, values);
  const place = placeWords(cell, house, layout);
  return said('full.house', { ...values, theHouse: theHouse(house, layout), place });
}

/** What cannot be. @param {DeadEnd} end @param {Layout} layout */
function endWords({ why, cell = 0, house, digit = 0, from }, layout) {
  const values = { digit: symbolOf(digit), from: fromWords(from) };
  return house
    ? said(why === 'twice' ? 'full.twice' : 'full.noPlace', { ...values, theHouse: theHouse(house, layout) })
    : said(why === 'twice' ? 'full.twoDigits' : 'full.noDigit', { ...values, cell: cellsWords([cell], layout) });
}

/** What each case rules out. @param {Step} step @param {Layout} layout */
const outWords = ({ removes }, layout) =>
  sentences(
    ...removes.map(({ cell, digit }) => said('full.not', { cell: cellsWords([cell], layout), digit: symbolOf(digit) })),
  );

/** @param {Step['links'][number]} link @param {Layout} layout */
function linkWords({ from, to, strong, set, house }, layout) {
  const values = {
    a: cellsWords(from.cells, layout),
    b: cellsWords(to.cells, layout),
    digit: symbolOf(from.digit),
    other: symbolOf(to.digit),
    set: cellsWords(set, layout),
    theHouse: house ? theHouse(house, layout) : '',
  };
  if (set.length) return said(set.includes(to.cells[0]) ? 'full.strongSet' : 'full.strongSetBeside', values);
  if (from.digit !== to.digit) return said(strong ? 'full.strongCell' : 'full.weakCell', values);
  if (strong) return said('full.strongHouse', values);
  return said(house ? 'full.weakHouse' : 'full.weak', values);
}

/** The lines that something follows from. @param {readonly number[]} from */
const fromWords = (from) => (from.length ? t('gap.from', { letters: listed(from.map(letterOf)) }) : '');

/** Where a cell is in a house. @param {number} cell @param {House} house @param {Layout} layout */
function placeWords(cell, { kind }, layout) {
  const { row, column } = placeIn(layout, cell);
  if (kind === 'row') return theHouse({ kind: 'column', index: column }, layout);
  if (kind === 'column') return theHouse({ kind: 'row', index: row }, layout);
  return cellsWords([cell], layout);
}

/** A house as what a sentence is about. @param {House} house @param {Layout} layout */
const theHouse = (house, layout) => theHouses([house], { layout, isAloud: true });

/** The families in which two digits could be swapped. */
const swaps = /^(?:swap|hiddenRectangle|avoidable|bug)/;

/** What is said in grey below the reason of a step, or ''. @param {Step} step */
export function remarkWords({ technique, proof }) {
  const lines = proof?.branches.flatMap((branch) => branch.lines) ?? [];
  if (numbered(lines).length > mostLines || lines.some(({ inner }) => inner)) return t('note.nobody');
  return swaps.test(familyOf(technique)) ? t('note.one') : '';
}

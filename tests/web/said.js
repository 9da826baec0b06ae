// Which keys of locales/ a script says. Most stand in it; of others it makes the end by a rule, as in `level.${level}`.

import { messagesOf } from '../../tools/words.js';
import { filters, levelNames, orders, verdictFilters } from '../../www/model/verdicts.js';
import { aboutKey } from '../../www/words/about.js';
import { speak } from '../../www/words/i18n.js';
import { nameOf } from '../../www/words/techniques.js';
import { namesOf, techniques } from './unions.js';

const rules = ['diagonals', 'windows', 'disjoint'];
const seenRules = ['diagonals', 'windows', 'regions'];
const groups = ['asterisk', 'dot', 'girandola'];
const framed = ['row', 'column', 'box', 'region', 'diagonal', 'window', 'group'];
const numbered = ['boxAt', 'regionAt', 'windowAt', 'groupAt'];
const houses = ['diagonal0', 'diagonal1', 'window', 'window0', 'window1', 'window2', 'window3', 'group', ...groups];

/** What a rule puts in the place of `#`. tsc makes sure that there is each of these keys. @type {Record<string, readonly string[]>} */
const ends = {
  'alone.#': houses,
  'also.#': ['row', 'column', 'box'],
  'cell.#': ['given', 'answer', 'solved', 'blank'],
  'check.#': ['several', 'none'],
  'clash.#': ['row', 'column', 'box'],
  'doctor.#': rules,
  'filter.#': verdictFilters,
  'format.#': namesOf('Format'),
  'full.#': ['supposed', 'cell', 'house', 'not'],
  'hint.#': ['empty', 'solved', 'none', 'several', 'undecided', 'nothing', 'cutShort', 'noneAsEasy', 'again', 'only'],
  'hint.#At': ['wrong', 'missing'],
  'hint.#Here': ['wrong', 'missing'],
  'house.#': ['row', 'column', 'box', 'region', ...houses],
  'in.#': [...framed, ...numbered, ...houses.filter((end) => end !== 'window' && end !== 'group')],
  'the.#': [...framed, ...numbered],
  'of.#': framed,
  'share.#': framed,
  'share.#At': ['box', 'region'],
  'the.#Dashed': framed.slice(2),
  'number.#': ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  'so.#': ['goes', 'rules', 'either'],
  'look.colors#': ['', 'Region', 'Ruled'],
  'eye.trap#': ['', 'Region', 'Ruled'],
  'eye.wrap#': ['', 'Region', 'Ruled'],
  'eye.fish#': ['Rows', 'Columns'],
  'ear.fish#': ['Rows', 'Columns'],
  'ear.hiddenSet#': ['', 'Tinted', 'But'],
  'kind.#': ['pdf', 'office', 'sheet', 'packed', 'binary', 'empty', 'several'],
  'level.#': levelNames,
  'listed.#': filters.filter((name) => name !== 'all' && !levelNames.some((level) => level === name)),
  'missing.#': ['vectors', 'workers', 'wasm', 'policy'],
  'mode.#Now': ['givens', 'answers', 'marks'],
  'obstacle.#': ['given', 'answer', 'nothing'],
  'offer.#': rules,
  'offered.#': [...rules, 'regions'],
  'offline.#': ['insecure', 'none', 'room', 'refused', 'lost', 'changed', 'status'],
  'repair.#': [
    ...namesOf('RepairKind').filter((kind) => kind !== 'moved'),
    ...['movedLeft', 'movedRight', 'movedUp', 'movedDown'],
  ],
  'order.#': orders,
  'reveal.#': ['given', 'right', 'several', 'none'],
  'rule.#': namesOf('Rule'),
  'ruleAsked.#': seenRules,
  'ruleMeant.#': seenRules,
  'spot.#': ['topLeft', 'top', 'topRight', 'left', 'middle', 'right', 'bottomLeft', 'bottom', 'bottomRight'],
  'rules.#': ['both', 'down', 'up', 'disjoint', ...groups],
  'about.#': techniques.map((technique) => endOf(aboutKey(technique))),
  'taken.#': ['labels', 'cells', 'columns'],
  'tally.#': verdictFilters.slice(1),
  'technique.#': techniques.flatMap(namesIn),
};

/** @param {string} key */
function endOf(key) {
  return key.replace(/^\w+\./, '');
}

/** The ends of the keys that make a technique's name. @param {string} technique */
function namesIn(technique) {
  const echo = new Proxy({}, { get: (_, key) => `${String(key)} {fish}` });
  speak('en', echo);
  return nameOf(technique).replace('{fish}', '').trim().split(' ').map(endOf);
}

const keys = Object.keys(messagesOf('en'));

/** The rules by which a script makes keys. @param {string} code */
const rulesIn = (code) =>
  Array.from(code.matchAll(/`(\w+\.\w*)\$\{.*?\}(\w*)`/g))
    .filter(([, start]) => keys.some((key) => key.startsWith(start)))
    .map(([, start, end]) => `${start}#${end}`);

/** What has no dot in it may be any word: it is said only where it is handed to what says it. */
const sayers = /\b(?:t|label|name|dialogOf)\((?:[^()]|\([^()]*\))*/g;

/** The keys that a script says. @param {string} text @throws {Error} where it makes them by a rule that does not stand above */
export function saidIn(text) {
  const code = text.replaceAll(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const made = rulesIn(code).flatMap((rule) => {
    if (!ends[rule]) throw new Error(`what ends ${rule}?`);
    return ends[rule].map((end) => rule.replace('#', end));
  });
  const dotted = Array.from(code.matchAll(/'(\w+(?:\.\w+)+)'/g), ([, key]) => key);
  const plain = [...code.matchAll(sayers)].flatMap(([call]) => Array.from(call.matchAll(/'(\w+)'/g), ([, key]) => key));
  return new Set([...made, ...dotted, ...plain]);
}

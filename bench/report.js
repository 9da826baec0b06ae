// Writes the results as text: a table with a column for each set, tables of other things, and a list of notes.

import { base } from './both/contest.js';

/**
 * @import { compare } from './both/statistics.js'
 * @import { Found } from './doctor.js'
 * @import { machine } from './machine.js'
 * @import { Place } from './results.js'
 * @typedef {Omit<import('./results.js').Results, 'places' | 'wrong'>} Measured
 * @typedef {Measured & { places: Place[], about: About }} Results
 * @typedef {ReturnType<typeof machine> & { rounds: number }} About
 */

/** All results as Markdown. @param {Results} results */
export function report(results) {
  return `${[main, others, slips, shapes, weights, foot]
    .map((part) => part(results))
    .filter(Boolean)
    .join('\n\n')}\n`;
}

/**
 * A table in Markdown, with columns aligned for those who read it as plain text.
 * @param {string[][]} rows the first is the head
 */
export function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length), 3));
  const line = (/** @type {string[]} */ row) =>
    `| ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join(' | ')} |`;
  const rule = widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(rows[0]), line(rule), ...rows.slice(1).map(line)].join('\n');
}

/** The table of sets: every engine in every place. @param {Results} results */
function main({ places, slowest, puzzles }) {
  const sets = Object.keys(puzzles);
  const row = (/** @type {string} */ name, /** @type {(set: string) => string | undefined} */ cell) => [
    name,
    ...sets.map((set) => cell(set) ?? '–'),
  ];
  const rows = [row('', (set) => set), row('puzzles', (set) => grouped(puzzles[set]))];
  for (const { name, sets: rates, warm } of places) {
    rows.push(row(`**${name}**: \`${base}\` as wasm, puzzles/s (= 1)`, (set) => grouped(rates[set][base].perSecond)));
    const engines = new Set(sets.flatMap((set) => Object.keys(rates[set])));
    engines.delete(base);
    for (const engine of engines) {
      rows.push(
        row(engine, (set) => {
          const rate = rates[set][engine];
          return rate && ratio(rate);
        }),
      );
    }
    rows.push(row('one `solve`, warm, µs', (set) => digits(warm[set])));
  }
  rows.push(row('slowest puzzle of all, warm, ms', (set) => digits(slowest[set].millis)));
  return table(rows);
}

/** The table of other shapes. @param {Results} results */
function others({ sides }) {
  const time = (/** @type {number | null} */ millis) => (millis === null ? 'over 10 s' : digits(millis));
  if (Object.keys(sides).length === 0) return '';
  return table([
    ['other shapes, `solve` in wasm', 'solved', 'median, ms', 'slowest, ms'],
    ...Object.entries(sides).map(([side, { puzzles, tried, solved, median, most }]) => [
      side,
      `${solved} of ${tried}${tried < puzzles ? ` (${puzzles - tried} not tried)` : ''}`,
      time(median),
      time(most),
    ]),
  ]);
}

/** The table of slips: how often the doctor finds each kind. @param {Results} results */
function slips({ doctor: { kinds } }) {
  const [one] = Object.values(kinds);
  if (!one) return '';
  const part = (/** @type {number} */ count, /** @type {number} */ cases) => `${((100 * count) / cases).toFixed(1)} %`;
  const sum = (/** @type {Found[]} */ found) => {
    const total = (/** @type {'cases' | 'first' | 'three'} */ key) => found.reduce((sum, one) => sum + one[key], 0);
    const cases = total('cases');
    return [grouped(cases), part(total('first'), cases), part(total('three'), cases)];
  };
  const bySet = (/** @type {Found} */ { cases, first, three }) => `${part(first, cases)}, ${part(three, cases)}`;
  return table([
    [
      ...['the doctor in wasm, one slip in a 9×9', 'cases', 'the true repair first', 'among three'],
      ...[...Object.keys(one.sets), 'median, ms', 'slowest, ms'],
    ],
    ...Object.entries(kinds).map(([kind, { sets, median, most }]) => [
      ...[kind, ...sum(Object.values(sets)), ...Object.values(sets).map(bySet)],
      ...[digits(median), digits(most)],
    ]),
  ]);
}

/** The table of the doctor in other shapes. @param {Results} results */
function shapes({ doctor: { shapes } }) {
  if (Object.keys(shapes).length === 0) return '';
  return table([
    [
      ...['the doctor in wasm, a digit replaced', 'every slip tried', 'the true repair first', 'among three'],
      ...['median, ms', 'slowest, ms'],
    ],
    ...Object.entries(shapes).map(([side, { puzzles, complete, first, three, median, most }]) => [
      ...[side, ...[complete, first, three].map((part) => `${part} of ${puzzles}`), digits(median), digits(most)],
    ]),
  ]);
}

/** The table of sizes. @param {Results} results */
function weights({ sizes }) {
  return table([
    ['the .wasm', 'bytes', 'gzipped'],
    ...Object.entries(sizes).map(([name, { raw, gzip }]) => [name, grouped(raw), grouped(gzip)]),
  ]);
}

/** The notes below the tables. @param {Results} results */
function foot({ about, places, named, notes, collection }) {
  const { rounds } = about;
  const lines = [
    `Ratios are of puzzles per second to the crate \`${base}\` 0.8.0 as wasm in the same place, on the same puzzles: the median of ${rounds} interleaved rounds (least–most).`,
    'The job is to read a puzzle and to count its solutions up to 2, a whole set in one call (a sample of it where that takes long); verdicts are compared on all puzzles.',
    'All that is Rust is compiled alike, release with level 3, this engine with level 2 as it is shipped; for wasm with simd128 and wasm-opt -O3.',
    "In Node and natively it is the processor's time, in Chromium the time that passes: a page has no other clock.",
    ...notes,
    'One `solve` is from JavaScript to the finished object: the median of five puzzles of the set.',
    ...places.map(
      ({ name, cold, warmFinnish }) =>
        `${name}: a cold first answer (compile, instantiate, solve the Finnish puzzle) takes ${digits(cold)} ms, the same \`solve\` warm ${digits(warmFinnish)} µs.`,
    ),
    ...Object.entries(named).map(
      ([name, { count, solve }]) =>
        `Warm, ${name} takes ${digits(count)} µs, as \`solve\` from JavaScript ${digits(solve)} µs.`,
    ),
    ...(collection ? [collectionLine(collection)] : []),
    measuredOn(about),
  ];
  return lines.map((line) => `- ${line}`).join('\n');
}

/** When, how and where it was measured. @param {About} about */
export const measuredOn = ({ date, command, processor, system, rust }) =>
  `Measured on ${date} with \`${command}\`: ${processor}; ${system}; ${rust}.`;

/** The note on a million puzzles in the page. @param {NonNullable<Results['collection']>} collection */
function collectionLine({ set, puzzles, bytes, seconds, longestTask, slowestKey, memory }) {
  const million = (/** @type {number} */ count) => `${Math.round(count / 1e6)} MB`;
  const task = longestTask ? `at most ${Math.round(longestTask)} ms` : 'under 50 ms every time';
  const key = slowestKey ? `at most ${Math.round(slowestKey)} ms` : 'under 16 ms every time';
  const used = memory
    ? `The browser, all of its processes together, takes ${million(memory.most)}, of which ${million(memory.before)} before.`
    : '';
  return [
    `A file of ${grouped(puzzles)} puzzles (${set}, ${million(bytes)}) opened in the page is read and solved in ${digits(seconds)} s, ${grouped(puzzles / seconds)} a second; a task of the page's own thread takes ${task}, a key pressed meanwhile until it is seen ${key}.`,
    used,
  ]
    .join(' ')
    .trim();
}

/** A whole number with commas. @param {number} value */
export const grouped = (value) => Math.round(value).toLocaleString('en');

/** A ratio with its range; a very small one as a fraction. @param {ReturnType<typeof compare>} rate */
export const ratio = ({ ratio, least, most }) =>
  ratio < 0.001 ? `1/${grouped(1 / ratio)}` : `${digits(ratio)} (${digits(least)}–${digits(most)})`;

/** A number with two or three significant digits; a large one in full. @param {number} value */
export function digits(value) {
  if (value >= 100) return grouped(value);
  if (value >= 10) return value.toFixed(1);
  return value >= 0.1 ? value.toFixed(2) : value.toPrecision(2);
}

// Writes what was measured of explaining: a table, and notes.

import { digits, measuredOn, table } from './report.js';

/** @import { measureExplaining } from './explain.js' */
/** @import { About } from './report.js' */

const titles = {
  path: 'the path',
  middle: 'all steps in the middle',
  rate: 'the rating',
};

/** The results as Markdown. @param {Awaited<ReturnType<typeof measureExplaining>>} results @param {About} about */
export function explainReport(results, about) {
  const rows = results.map(({ what, set, puzzles, steps, native, wasm, ratio, most }) => [
    ...[`${titles[what]}: ${set}`, String(puzzles), String(steps)],
    ...[native, wasm, ratio, (1000 * wasm) / steps, most].map(digits),
  ]);
  const head = [
    'explaining, ms',
    'puzzles',
    'steps',
    'native',
    'wasm',
    'wasm / native',
    'wasm, µs a step',
    'to keep to',
  ];
  const notes = [
    `Milliseconds for one puzzle: the median of the puzzles, of ratings the mean, and the median of ${about.rounds} rounds, natively and in Node in turns; in wasm warm, and with the objects that JavaScript gets.`,
    'In the middle, half of the steps of the path are applied; asked for are all steps of all techniques up to the level Unfair.',
    'Above 9×9, all steps and ratings have the budget of the page, which ends what would take longer.',
    measuredOn(about),
  ];
  return `${table([head, ...rows])}\n\n${notes.map((line) => `- ${line}`).join('\n')}\n`;
}

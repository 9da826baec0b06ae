// Writes what was measured of texts: a table with a row for each dress, and notes.

import { digits, grouped, measuredOn, ratio, table } from './report.js';

/** @import { About } from './report.js' */
/** @import { Texts } from './text.js' */

/** The results as Markdown. @param {Omit<Texts, 'wrong'>} texts @param {About} about */
export function textReport({ puzzles, before, speeds }, about) {
  const time = (/** @type {number | null} */ micros) => (micros === null ? '–' : digits(micros));
  const [first] = Object.values(speeds);
  const head = Object.keys(first).flatMap((way) => (before ? [`${way}, ${before}`, 'now', 'times as fast'] : [way]));
  const rows = Object.entries(speeds).map(([dress, ways]) => [
    dress,
    ...Object.values(ways).flatMap(({ now, before: then, ratio: faster }) =>
      before ? [time(then), time(now), faster ? ratio(faster) : '–'] : [time(now)],
    ),
  ]);
  const lines = [
    `Microseconds of the processor's time in Node for one of ${grouped(puzzles)} easy puzzles, the median of ${about.rounds} rounds; \`solveAll\` and \`Reader\` get all of them in one text, \`parse\` one a call.`,
    ...(before
      ? [`${before} is measured in turns with what is here: the median of the rounds' ratios (least–most).`]
      : []),
    measuredOn(about),
  ];
  return `${table([['reading a text, µs a puzzle', ...head], ...rows])}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`;
}

// The worker for what the page does not need at first: other shapes than 9×9, text, the doctor, many puzzles.

import { respond } from '../../worker/respond.js';
import init, { diagnose, format, packedSolutions, parse, solutions, solve } from '../pkg/ninefold.js';
import { counting } from './count.js';
import { begin, readOn } from './list/lines.js';
import { solveLines } from './list/solving.js';
import { planFor, planOf, toldReading } from './plans.js';

/** @import { Besides } from '../model/sheet.js' */
/** @import { Judge } from './questions.js' */

/**
 * What `diagnose` answers, with what the layouts are made of that a forgotten rule would make.
 * @param {Uint8Array} cells
 * @param {Besides} [besides]
 */
function examine(cells, besides) {
  const { forgotten = [], ...diagnosis } = diagnose(cells, besides);
  return { ...diagnosis, forgotten: forgotten.flatMap((rules) => planFor(cells, rules) ?? []) };
}

const functions = {
  begin,
  countSolutions: counting(packedSolutions),
  diagnose: examine,
  format,
  parse: (/** @type {string} */ text) => toldReading(parse(text)),
  planFor,
  planOf,
  readOn,
  solutions,
  solve: /** @type {Judge} */ (solve),
  solveLines,
};

/** @typedef {typeof functions} FullFunctions */

await respond(init, functions);

// The worker for what the page does not need at first: other shapes than 9×9, text, the doctor, many puzzles.

import init, { diagnose, format, packedSolutions, parse, solutions, solve } from '../pkg/ninefold.js';
import { classicReading } from './classics.js';
import { counting } from './count.js';
import { begin, readOn, solveLines } from './list/lines.js';
import { respond } from './respond.js';

const countSolutions = counting(packedSolutions);
/** @type {import('./questions.js').Judge} */
const judge = solve;
const parseClassics = (/** @type {string} */ text) => classicReading(parse(text));
const functions = {
  begin,
  countSolutions,
  diagnose,
  format,
  parse: parseClassics,
  readOn,
  solutions,
  solve: judge,
  solveLines,
};

/** @typedef {typeof functions} FullFunctions */

await respond(init, functions);

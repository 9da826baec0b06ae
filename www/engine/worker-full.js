// The worker for what the page does not need at first: text, the doctor, many puzzles.

import init, { diagnose, format, parse, solutions } from '../pkg/ninefold.js';
import { begin, readOn, solveLines } from './list/lines.js';
import { respond } from './respond.js';

const functions = { begin, diagnose, format, parse, readOn, solutions, solveLines };

/** @typedef {typeof functions} FullFunctions */

await respond(init, functions);

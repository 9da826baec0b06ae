// The worker that finds what comes next.

import init, { explain, nextStep, steps } from '../pkg/ninefold_hint.js';
import { respond } from './respond.js';

const functions = { explain, nextStep, steps };

/** @typedef {typeof functions} HintFunctions */

await respond(init, functions);

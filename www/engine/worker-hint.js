// The worker that finds what comes next.

import { respond } from '../../worker/respond.js';
import init, { explain, nextStep, steps } from '../pkg/ninefold_hint.js';

const functions = { explain, nextStep, steps };

/** @typedef {typeof functions} HintFunctions */

await respond(init, functions);

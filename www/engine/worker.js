// The worker that the page begins with: it solves.

import init, { solve } from '../pkg/ninefold_core.js';
import { countSolutions } from './count.js';
import { respond } from './respond.js';

const functions = { countSolutions, solve };

/** @typedef {typeof functions} CoreFunctions */

await respond(init, functions);

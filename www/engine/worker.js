// The worker that the page begins with: it solves 9×9s.

import init, { packedSolutions, solve } from '../pkg/ninefold_core.js';
import { counting } from './count.js';
import { respond } from './respond.js';

const functions = { countSolutions: counting(packedSolutions), solve };

/** @typedef {typeof functions} CoreFunctions */

await respond(init, functions);

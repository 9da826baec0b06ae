// The worker that the page begins with: it solves 9×9s.

import { respond } from '../../worker/respond.js';
import init, { packedSolutions, solve } from '../pkg/ninefold_core.js';
import { counting } from './count.js';

/** @import { Judge } from './questions.js' */

const functions = { countSolutions: counting(packedSolutions), solve: /** @type {Judge} */ (solve) };

/** @typedef {typeof functions} CoreFunctions */

await respond(init, functions);

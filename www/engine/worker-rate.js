// The worker that says how hard puzzles are.

import { respond } from '../../worker/respond.js';
import init, { rate } from '../pkg/ninefold_rate.js';
import { rateLines } from './list/ratings.js';

const functions = { rate, rateLines };

/** @typedef {typeof functions} RateFunctions */

await respond(init, functions);

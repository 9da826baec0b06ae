// What runs in the worker of `ninefold/worker`.

import { respond } from '../www/engine/respond.js';
import init, { diagnose, format, houses, packedSolutions, parse, solutions, solve, solveAll } from './index.js';

respond(init, { diagnose, format, houses, packedSolutions, parse, solutions, solve, solveAll });

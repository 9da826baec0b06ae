// The worker that the page begins with: it solves.

import { answering } from './answering.js';
import { countSolutions } from './counting.js';
import init, { solve } from './pkg/ninefold_core.js';

await answering(init, { countSolutions, solve });

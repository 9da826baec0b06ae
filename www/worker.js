// The worker that the page begins with: it solves.

import { answering } from './answering.js';
import init, { packedSolutions, solve } from './pkg/ninefold_core.js';

await answering(init, { packedSolutions, solve });

// The worker that the page begins with: it solves.

import init, { solve } from '../pkg/ninefold_core.js';
import { countSolutions } from './count.js';
import { answering } from './respond.js';

await answering(init, { countSolutions, solve });

// The worker for all that is not wanted at once: text, the doctor, many puzzles.

import { answering } from './answering.js';
import * as lines from './collection/lines.js';
import init, * as ninefold from './pkg/ninefold.js';

await answering(init, { ...ninefold, ...lines });

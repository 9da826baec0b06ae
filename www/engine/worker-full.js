// The worker for all that is not wanted at once: text, the doctor, many puzzles.

import init, * as ninefold from '../pkg/ninefold.js';
import * as lines from './list/lines.js';
import { answering } from './respond.js';

await answering(init, { ...ninefold, ...lines });

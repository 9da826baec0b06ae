// The worker that reads photos.

import init, { scan } from '../pkg/ninefold_scan.js';
import { read } from './photos.js';
import { respond } from './respond.js';

const functions = { read: read(scan) };

/** @typedef {typeof functions} ScanFunctions */

await respond(init, functions);

// The worker that reads photos.

import { respond } from '../../worker/respond.js';
import init, { scanAll } from '../pkg/ninefold_scan.js';
import { read } from './photos.js';

const functions = { read: read(scanAll) };

/** @typedef {typeof functions} ScanFunctions */

await respond(init, functions);

// The worker that reads photos is started by what wants it, and the page does not begin with it.

import { Engine } from '../../worker/engine.js';
import { spawn } from './spawn.js';
import scan from './worker-scan.js?worker&url';

/** @import { ScanFunctions } from './worker-scan.js' */
/** @typedef {Engine<ScanFunctions>} ScanEngine reads photos */

/** Nobody is told when it is started again: the picture is there to be looked at. @type {() => ScanEngine} */
export const startScan = () => new Engine(() => spawn(scan));

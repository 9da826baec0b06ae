// The workers that the page starts: one for each wasm module.

import { Engine } from '../../worker/engine.js';
import { createSolver } from './solver.js';
import { spawn } from './spawn.js';
import core from './worker.js?worker&url';
import full from './worker-full.js?worker&url';
import hint from './worker-hint.js?worker&url';
import rate from './worker-rate.js?worker&url';

/**
 * @import { FullFunctions } from './worker-full.js'
 * @import { HintFunctions } from './worker-hint.js'
 * @import { RateFunctions } from './worker-rate.js'
 * @import { CoreFunctions } from './worker.js'
 * @typedef {Engine<CoreFunctions>} CoreEngine solves 9×9s
 * @typedef {Engine<FullFunctions>} FullEngine solves any shape and many puzzles, reads and writes text, diagnoses
 * @typedef {Engine<RateFunctions>} RateEngine says how hard puzzles are
 * @typedef {Engine<HintFunctions>} HintEngine finds what comes next
 */

/** @type {(onRestart: () => void) => FullEngine} */
export const startFull = (onRestart) => new Engine(() => spawn(full), onRestart);

/** @param {() => void} onRestart */
export const startSolver = (onRestart) => createSolver(new Engine(() => spawn(core), onRestart), startFull(onRestart));

/** Nobody is told when it is started again: nobody has asked for a level. @type {() => RateEngine} */
export const startRate = () => new Engine(() => spawn(rate));

/** @type {(onRestart: () => void) => HintEngine} */
export const startHint = (onRestart) => new Engine(() => spawn(hint), onRestart);

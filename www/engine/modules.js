// The workers that the page starts: one for each wasm module.

import { Engine } from './engine.js';
import { spawn } from './spawn.js';
import core from './worker.js?worker&url';
import full from './worker-full.js?worker&url';

/**
 * @typedef {Engine<import('./worker.js').CoreFunctions>} CoreEngine solves
 * @typedef {Engine<import('./worker-full.js').FullFunctions>} FullEngine reads and writes text, diagnoses, solves many puzzles
 */

/** @type {(onRestart: () => void) => CoreEngine} */
export const startCore = (onRestart) => new Engine(() => spawn(core), onRestart);

/** @type {(onRestart: () => void) => FullEngine} */
export const startFull = (onRestart) => new Engine(() => spawn(full), onRestart);

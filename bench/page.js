// The benchmark's part inside a browser: chromium.js calls what is in `globalThis.bench`.

import * as ninefold from '../www/pkg/ninefold.js';
import { collectionEngine } from './both/collection-engine.js';
import { jsEngine, jsNames } from './both/js-engines.js';
import { measure } from './both/measure.js';
import { cold, warmSolve } from './both/single.js';
import { wasmEngine } from './both/wasm-engine.js';

/** @import { Engine } from './both/contest.js' */
/** @import { Work } from './both/measure.js' */

/** The time that passes (s): a page has no clock of the processor's time. */
const clock = () => performance.now() / 1000;

/** @type {Engine[]} */
let engines = [];

/** The bytes of a file. */
const fetched = async (/** @type {string} */ address) => (await fetch(address)).arrayBuffer();

const bench = {
  /** @param {Record<string, string>} modules addresses by name @param {string} shipped the product's address */
  async open(modules, shipped) {
    await ninefold.default({ module_or_path: await fetched(shipped) });
    const wasm = Object.entries(modules).map(async ([name, address]) =>
      wasmEngine(name, await fetched(address), clock),
    );
    engines = [...(await Promise.all(wasm)), collectionEngine(clock), ...jsNames.map((name) => jsEngine(name, clock))];
  },
  /** @param {Work} work @param {number} rounds */
  measure: (work, rounds) => measure(engines, work, rounds),
  /** @param {string[]} puzzles */
  warm: (puzzles) => warmSolve(ninefold, puzzles),
  /** @param {string} shipped @param {string} puzzle */
  cold: async (shipped, puzzle) => cold(ninefold, await fetched(shipped), puzzle),
};

/** @typedef {typeof bench} Bench */
Object.assign(globalThis, { bench });

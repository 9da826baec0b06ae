// Loads the wasm and answers engine.js: one question in, one answer out.

import * as lines from './collection/lines.js';
import init, * as ninefold from './pkg/ninefold.js';

/** @type {Record<string, Function>} */
const functions = { ...ninefold, ...lines };

try {
  await init();
  addEventListener('message', async ({ data }) => postMessage(await answer(data)));
  postMessage({ ready: true });
} catch (error) {
  if (typeof WebAssembly !== 'object') postMessage({ noWasm: true });
  else postMessage(hasVectors() ? { broken: String(error) } : { outdated: true });
}

/** Whether WebAssembly has the vector instructions (simd128) that the solver is made of. */
function hasVectors() {
  // A module with one function, which returns a vector of zeros.
  const bytes = '0061736d01000000 010501 6000017b 03020100 0a0801 06004100fd0f0b'.replaceAll(' ', '');
  const module = Uint8Array.from(bytes.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  return WebAssembly.validate(module);
}

/** @param {{ method: string, args: unknown[] }} question */
async function answer({ method, args }) {
  try {
    return { result: await functions[method](...args) };
  } catch (error) {
    // A trap leaves the module's memory in no known state; our own errors do not.
    if (error instanceof WebAssembly.RuntimeError || !(error instanceof Error)) return { broken: String(error) };
    return { error: error.message };
  }
}

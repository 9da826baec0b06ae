// Loads the wasm and answers engine.js: one question in, one answer out.

import init, * as ninefold from './pkg/ninefold.js';

try {
  await init();
  addEventListener('message', ({ data }) => postMessage(answer(data)));
  postMessage({ ready: true });
} catch (error) {
  postMessage({ broken: String(error) });
}

/** @param {{ method: string, args: unknown[] }} question */
function answer({ method, args }) {
  try {
    return { result: /** @type {Record<string, Function>} */ (ninefold)[method](...args) };
  } catch (error) {
    // A trap leaves the module's memory in no known state; our own errors do not.
    if (error instanceof WebAssembly.RuntimeError || !(error instanceof Error)) return { broken: String(error) };
    return { error: error.message };
  }
}

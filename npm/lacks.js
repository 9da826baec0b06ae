// What is missing, in a sentence.

/** By what respond.js and engine.js call it. @type {Record<string, string>} */
export const lacks = {
  workers: 'No worker could be started: there are none here, or they are forbidden.',
  wasm: 'The solver takes WebAssembly, which is missing or switched off.',
  vectors: 'The solver takes the vector instructions of WebAssembly (simd128), which are missing.',
  policy: 'A Content-Security-Policy forbids the solver: it takes `wasm-unsafe-eval`.',
};

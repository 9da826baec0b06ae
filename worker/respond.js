// What every worker does: it loads a wasm module, and then gives engine.js one answer to each question. The page and the npm
// package both have the two files of this folder, which import nothing else.

/**
 * @typedef {object} Reply
 * @property {unknown} [result]
 * @property {{ message: string, fault?: unknown }} [error] what the function threw
 * @property {string} [broken] why this worker can no longer be used
 * @property {'wasm' | 'vectors' | 'policy'} [missing] why the browser cannot run the solver, as in engine.js
 */

/**
 * @param {() => Promise<unknown>} init loads the module
 * @param {Record<string, Function>} functions what can be asked for
 */
export async function respond(init, functions) {
  try {
    if (globalThis.navigator?.userAgent.includes('Firefox/')) compileHere(); // Node 20 has no navigator
    await init();
    addEventListener('message', async ({ data }) => {
      const reply = await answer(functions, data);
      try {
        postMessage(reply, { transfer: buffersOf(reply.result) });
      } catch (error) {
        postMessage({ broken: String(error) }); // the answer is too large to be handed over
      }
    });
    postMessage({ ready: true });
  } catch (error) {
    const missing = lacking();
    postMessage(missing ? { missing } : { broken: String(error) });
  }
}

/**
 * From now on modules are compiled in this worker itself. Firefox compiles on few threads that all pages share, as many as there are
 * cores. Whoever leaves a page meanwhile may leave such a thread waiting for good: after some, no page gets a module any more.
 */
function compileHere() {
  WebAssembly.instantiateStreaming = async (response, imports) => {
    const module = new WebAssembly.Module(await (await response).arrayBuffer());
    return { module, instance: new WebAssembly.Instance(module, imports) };
  };
}

/** Why the solver cannot run here, as in engine.js; undefined where it can. @returns {Reply['missing']} */
export function lacking() {
  if (typeof WebAssembly !== 'object') return 'wasm';
  if (!hasVectors()) return 'vectors';
  return isAllowed() ? undefined : 'policy';
}

/** Whether a module may be compiled: a policy can forbid it. Compiles the smallest module there is. */
function isAllowed() {
  try {
    return Boolean(new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)));
  } catch {
    return false;
  }
}

/** Whether WebAssembly has the vector instructions (simd128) that the solver uses. */
function hasVectors() {
  // A module with one function, which returns a vector of zeros.
  const bytes = '0061736d01000000 010501 6000017b 03020100 0a0801 06004100fd0f0b'.replaceAll(' ', '');
  const module = Uint8Array.from(bytes.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  return WebAssembly.validate(module);
}

/** @param {Record<string, Function>} functions @param {{ method: string, args: unknown[] }} question @returns {Promise<Reply>} */
async function answer(functions, { method, args }) {
  try {
    return { result: await functions[method](...args) };
  } catch (error) {
    if (isAnswer(error)) return { error: { ...error, message: error.message } };
    return { broken: String(error) };
  }
}

/**
 * The buffers of an answer. They are handed over and not copied: copying millions of cells would hold up the page.
 * @param {unknown} result
 */
const buffersOf = (result) =>
  valuesOf(result)
    .flatMap((value) => [value, ...(Array.isArray(value) ? value.flatMap(valuesOf) : [])])
    .filter((value) => value instanceof Uint8Array)
    .map(({ buffer }) => /** @type {ArrayBuffer} */ (buffer));

/** @param {unknown} value */
const valuesOf = (value) => (value?.constructor === Object ? Object.values(value) : []);

/**
 * Whether an error is an answer: a function threw it on purpose, or a file could not be read. A trap and an overflow of
 * the stack are errors of other kinds; after these the module's memory is in an unknown state.
 * @param {unknown} error
 * @returns {error is Error}
 */
const isAnswer = (error) => error instanceof Error && [Error, DOMException].some((kind) => error.constructor === kind);

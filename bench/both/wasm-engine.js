// Engines that are WebAssembly modules with the exports of engines/harness.

/**
 * @import { Engine } from './contest.js'
 *
 * @typedef {object} Exports
 * @property {WebAssembly.Memory} memory
 * @property {(length: number) => number} allocate
 * @property {(text: number, length: number, counts: number) => void} count
 */

/** Puzzles as one text, a line for each. @param {readonly string[]} puzzles */
export const asText = (puzzles) => new TextEncoder().encode(puzzles.map((puzzle) => `${puzzle}\n`).join(''));

/**
 * Compiles a module and makes an engine of it.
 * @param {string} name
 * @param {BufferSource} bytes
 * @param {() => number} clock in seconds
 * @returns {Promise<Engine>}
 */
export async function wasmEngine(name, bytes, clock) {
  const module = await WebAssembly.compile(bytes);
  const instance = await WebAssembly.instantiate(module, stubs(module));
  const { memory, allocate, count } = /** @type {Exports} */ (/** @type {unknown} */ (instance.exports));
  return {
    name,
    load(puzzles) {
      const text = asText(puzzles);
      const [input, output] = [allocate(text.length), allocate(puzzles.length)];
      new Uint8Array(memory.buffer, input).set(text);
      return {
        run(times) {
          const begun = clock();
          for (let i = 0; i < times; i++) count(input, text.length, output);
          return clock() - begun;
        },
        counts: () => new Uint8Array(memory.buffer, output, puzzles.length),
      };
    },
  };
}

/**
 * Functions for what a module imports that is made for wasm-bindgen. Counting never calls them, so they throw.
 * @param {WebAssembly.Module} module
 */
function stubs(module) {
  /** @type {Record<string, Record<string, () => never>>} */
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    imports[from] ??= {};
    imports[from][name] = () => {
      throw new Error(`counting solutions called ${name}`);
    };
  }
  return imports;
}

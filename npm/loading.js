// Loads the WebAssembly of a module. The package has it as a script, too: its bytes deflated, in base64. So a bundler takes
// it along as it takes any script, and nothing has to be copied, fetched or read from the disk.

import { lacking } from '../worker/respond.js';
import { lacks } from './lacks.js';

/** @typedef {() => Promise<{ default: string }>} Packed imports the script that has the bytes */

/**
 * The text that a script has. Where Rollup puts all scripts into one file, this one stands behind the program that waits
 * for it, and is not there yet.
 * @param {{ default: string } | undefined} script
 */
export function textOf(script) {
  if (script) return script.default;
  throw new Error('in one file of all scripts, this has to be called in a function: no `await` may stand outside one');
}

/** The scripts that could not be imported. @type {Set<string | undefined>} */
const failed = new Set();

/**
 * Imports a script. Chromium, since 148, never asks again for one that failed; under another fragment it does.
 * @param {Packed} packed
 * @returns {Promise<{ default: string }>}
 */
export const imported = (packed) =>
  packed().catch((error) => {
    const [address] = /http\S+$/.exec(error.message) ?? [];
    if (address && failed.has(address))
      return import(/* webpackIgnore: true */ /* @vite-ignore */ `${address}#${Date.now()}`);
    failed.add(address);
    throw error;
  });

/**
 * Loads a module, once, until it failed. Whoever asks meanwhile or later waits for the same.
 * @param {(options: { module_or_path: any }) => Promise<unknown>} generated the generated function
 * @param {Packed} packed
 * @returns {(wasm?: unknown) => Promise<unknown>} takes what `init` takes
 */
export function loading(generated, packed) {
  /** @type {Promise<unknown> | undefined} */
  let loaded;
  const load = async (/** @type {unknown} */ wasm) =>
    generated({ module_or_path: await (wasm === undefined ? unpacked(textOf(await imported(packed))) : given(wasm)) });
  return (wasm) => {
    if (loaded) Promise.resolve(wasm).catch(() => {}); // nobody asks for it any more
    loaded ??= load(wasm).catch((error) => {
      loaded = undefined;
      const missing = lacking();
      const sentence = missing ? lacks[missing] : `The WebAssembly of Ninefold could not be loaded (${error}).`;
      throw new Error(sentence, { cause: error });
    });
    return loaded;
  };
}

/** The bytes of a module. @param {string} text @returns {Promise<ArrayBuffer>} */
async function unpacked(text) {
  const letters = atob(text);
  const packed = new Uint8Array(letters.length); // `Uint8Array.from` would take ten times as long
  for (let at = 0; at < packed.length; at += 1) packed[at] = letters.charCodeAt(at);
  const { body } = new Response(packed);
  return new Response(body?.pipeThrough(new DecompressionStream('deflate-raw'))).arrayBuffer();
}

/** What was given in place of that: a file of the disk is read, which `fetch` does not take in Node. @param {any} wasm */
async function given(wasm) {
  const source = await wasm;
  const isFile = source instanceof URL && source.protocol === 'file:';
  const fs = isFile && globalThis.process?.getBuiltinModule?.('node:fs'); // bundlers would follow an import of it
  return fs ? fs.promises.readFile(source) : source;
}

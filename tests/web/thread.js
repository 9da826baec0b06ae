// What runs in a thread of workers.js: the page's script, and what it finds in a browser.

import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

Object.assign(globalThis, {
  /** @param {string} type @param {(event: { data: unknown }) => void} listener */
  addEventListener: (type, listener) => parentPort?.on(type, (data) => listener({ data })),
  /** @param {unknown} message @param {{ transfer?: ArrayBuffer[] }} [options] */
  postMessage: (message, options) => parentPort?.postMessage(message, options?.transfer),
  /** Node's own reads no files. @param {URL} address of a module */
  fetch: async (address) => new Response(readFileSync(address), { headers: { 'Content-Type': 'application/wasm' } }),
});

// Node 20 breaks off with a fault of its memory where a thread ends while a module is compiled as it comes.
WebAssembly.instantiateStreaming = async (response, imports) => {
  const module = new WebAssembly.Module(await (await response).arrayBuffer());
  return { module, instance: new WebAssembly.Instance(module, imports) };
};

await import(`../../www/engine/${workerData}.js`);

/** The instances of a class that the environment may have, if its types know it; else `never`, so that nothing is missing. */
export type Known<Name extends string> =
  typeof globalThis extends Record<Name, { prototype: infer Instance }> ? Instance : never;

/** `WebAssembly.Module`, which the types of Node alone do not know. */
type Module = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Instance } } } ? Instance : never;

/** Where the WebAssembly comes from: its address, its bytes, the answer to a request for it, or the compiled module. */
export type Wasm =
  | string
  | Known<'URL'>
  | Known<'Request'>
  | Known<'Response'>
  | ArrayBuffer
  | ArrayBufferView
  | Module;

/**
 * Loads the WebAssembly out of the package's scripts; with `wasm`, from there. Anything else can be called once the promise
 * is fulfilled. A second call loads nothing again. Rejects with an `Error` when it cannot be loaded.
 */
export default function init(wasm?: Wasm | Promise<Wasm>): Promise<void>;

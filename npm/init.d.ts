/** Where the WebAssembly comes from: its address, its bytes, the answer to a request for it, or the compiled module. */
export type Wasm = string | URL | Request | Response | ArrayBuffer | ArrayBufferView | Module;

/** `WebAssembly.Module`, where the types of the environment know it: those of Node alone do not. */
type Module = typeof globalThis extends { WebAssembly: { Module: new (...args: never[]) => infer Known } }
  ? Known
  : never;

/**
 * Loads the WebAssembly, which lies beside the script; with `wasm`, from there. Anything else can be called once the
 * promise is fulfilled. A second call loads nothing again. Rejects with an `Error` when it cannot be loaded.
 */
export default function init(wasm?: Wasm | Promise<Wasm>): Promise<void>;

import type { Wasm } from './init.js';

export * from '../www/pkg/ninefold_hint.js';
export { type RateOptions, type Rating, rate, type Unrated } from '../www/pkg/ninefold_rate.js';
export type { Wasm };

/**
 * Loads the WebAssembly out of the package's scripts; with `wasm`, from there. It is in two modules: `rate` is in the
 * second, all else in the first. Anything else can be called once the promise is fulfilled. A second call loads nothing
 * again. Rejects with an `Error` when one of them cannot be loaded.
 */
export default function init(wasm?: {
  hint?: Wasm | Promise<Wasm> | undefined;
  rate?: Wasm | Promise<Wasm> | undefined;
}): Promise<void>;

/** The small entry, for 9×9s: any other shape is an `Error` that says so, and is solved by the main entry. */
export * from '../www/pkg/ninefold_core.js';
export { default, type Wasm } from './init.js';

export * from '../www/pkg/ninefold_core.js';
export { default, type Wasm } from './init.js';

export * from '../www/pkg/ninefold_explain.js';
export { default, type Wasm } from './init.js';

export * from '../www/pkg/ninefold_scan.js';
export { default, type Wasm } from './init.js';

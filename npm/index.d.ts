export * from '../www/pkg/ninefold.js';
export { default, type Wasm } from './init.js';
export { type Provenance, provenance } from './provenance.js';

import type * as core from '../www/pkg/ninefold_core.js';

export * from '../www/pkg/ninefold_core.js';
export { default, type Wasm } from './init.js';

/** As in the main entry, for classic 9×9s alone: other cells, `rules` and `candidates` are an `Error` that names that entry. */
export declare const solve: typeof core.solve;
/** As in the main entry, for classic 9×9s alone: other cells, `rules` and `candidates` are an `Error` that names that entry. */
export declare const solutions: typeof core.solutions;
/** As in the main entry, for classic 9×9s alone: other cells, `rules` and `candidates` are an `Error` that names that entry. */
export declare const packedSolutions: typeof core.packedSolutions;

// The package's small entry: what solves 9×9s, at a fifth of the weight.

import load, * as core from '../www/pkg/ninefold_core.js';
import { gate } from './gate.js';
import { loading } from './loading.js';

const { init, guarded } = gate(
  'ninefold/core',
  loading(load, () => import('./ninefold_core_wasm.js')),
);

export default init;
export const packedSolutions = /* @__PURE__ */ guarded(core.packedSolutions);
export const solutions = /* @__PURE__ */ guarded(core.solutions);
export const solve = /* @__PURE__ */ guarded(core.solve);

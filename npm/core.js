// The package's small entry: what solves 9×9s, at a fifth of the weight.

import load, * as core from '../www/pkg/ninefold_core.js';
import { gate, loading } from './gate.js';

const { init, guarded } = gate(loading(load, () => new URL('ninefold_core_bg.wasm', import.meta.url)));

export default init;
export const packedSolutions = /* @__PURE__ */ guarded(core.packedSolutions);
export const solutions = /* @__PURE__ */ guarded(core.solutions);
export const solve = /* @__PURE__ */ guarded(core.solve);

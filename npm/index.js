// The package's main entry: everything. Its types are those of the generated module, with this `init`: tools/package.js
// puts them together.

import load, * as ninefold from '../www/pkg/ninefold.js';
import { gate, loading } from './gate.js';

const { init, guarded, guardedReader } = gate(loading(load, () => new URL('ninefold_bg.wasm', import.meta.url)));

export default init;
export const diagnose = /* @__PURE__ */ guarded(ninefold.diagnose);
export const format = /* @__PURE__ */ guarded(ninefold.format);
export const houses = /* @__PURE__ */ guarded(ninefold.houses);
export const packedSolutions = /* @__PURE__ */ guarded(ninefold.packedSolutions);
export const parse = /* @__PURE__ */ guarded(ninefold.parse);
export const Reader = /* @__PURE__ */ guardedReader(ninefold.Reader);
export const solutions = /* @__PURE__ */ guarded(ninefold.solutions);
export const solve = /* @__PURE__ */ guarded(ninefold.solve);
export const solveAll = /* @__PURE__ */ guarded(ninefold.solveAll);

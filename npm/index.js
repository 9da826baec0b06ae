// The package's main entry: what solves, reads and writes, and says what is wrong.

import load, * as ninefold from '../www/pkg/ninefold.js';
import { gate } from './gate.js';
import { loading } from './loading.js';

export { provenance } from './provenance.js';

const { init, guarded, guardedReader } = gate(
  'ninefold',
  loading(load, () => import('./ninefold_wasm.js')),
);

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

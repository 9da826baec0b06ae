// The package's entry that explains: its module has nothing else, and is loaded only by whoever asks for it.

import load, * as explaining from '../www/pkg/ninefold_explain.js';
import { gate } from './gate.js';

const { init, guarded } = gate(load, () => new URL('ninefold_explain_bg.wasm', import.meta.url));

export default init;
export const explain = /* @__PURE__ */ guarded(explaining.explain);
export const nextStep = /* @__PURE__ */ guarded(explaining.nextStep);
export const rate = /* @__PURE__ */ guarded(explaining.rate);
export const steps = /* @__PURE__ */ guarded(explaining.steps);

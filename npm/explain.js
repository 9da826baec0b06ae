// The package's entry that explains: its two modules are loaded only by whoever asks for it.

import loadHint, * as hint from '../www/pkg/ninefold_hint.js';
import loadRate, * as rating from '../www/pkg/ninefold_rate.js';
import { gate } from './gate.js';
import { loading } from './loading.js';

const loadings = {
  hint: loading(loadHint, () => import('./ninefold_hint_wasm.js')),
  rate: loading(loadRate, () => import('./ninefold_rate_wasm.js')),
};

const { init, guarded } = gate('ninefold/explain', async (wasm = {}) => {
  const isObject = Object.prototype.toString.call(wasm) === '[object Object]'; // an address, bytes or a module is not
  if (!isObject || Object.keys(wasm).some((name) => !Object.hasOwn(loadings, name))) {
    throw new Error('`ninefold/explain` has two modules: give `{ hint, rate }`, one of them or nothing.');
  }
  const both = [loadings.hint(wasm.hint), loadings.rate(wasm.rate)];
  await Promise.allSettled(both); // a later call begins anew
  await Promise.all(both);
});

export default init;
export const explain = /* @__PURE__ */ guarded(hint.explain);
export const nextStep = /* @__PURE__ */ guarded(hint.nextStep);
export const rate = /* @__PURE__ */ guarded(rating.rate);
export const steps = /* @__PURE__ */ guarded(hint.steps);

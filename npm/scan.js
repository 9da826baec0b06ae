// The package's entry that reads photos.

import load, * as scanner from '../www/pkg/ninefold_scan.js';
import { gate } from './gate.js';
import { loading } from './loading.js';

const { init, guarded } = gate(
  'ninefold/scan',
  loading(load, () => import('./ninefold_scan_wasm.js')),
);

export default init;
export const scan = /* @__PURE__ */ guarded(scanner.scan);
export const scanAll = /* @__PURE__ */ guarded(scanner.scanAll);

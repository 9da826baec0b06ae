// How a worker of the page begins in Firefox: it compiles its module by itself.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mock, test } from 'node:test';
import { root } from '../../tools/steps.js';
import { respond } from '../../worker/respond.js';
import init, { solve } from '../../www/pkg/ninefold_core.js';
import { daily } from './cases.js';

test('in Firefox nothing is compiled beside the worker', async () => {
  const file = readFileSync(join(root, 'www/pkg/ninefold_core_bg.wasm'));
  const response = new Response(file, { headers: { 'Content-Type': 'application/wasm' } });
  Object.defineProperty(globalThis, 'navigator', { value: { userAgent: 'Gecko/20100101 Firefox/140.0' } });
  const beside = ['compile', 'instantiate', 'instantiateStreaming'].map((name) =>
    mock.method(WebAssembly, /** @type {'compile'} */ (name)),
  );
  /** @type {any[]} */
  const said = [];
  /** @type {((event: { data: unknown }) => Promise<void>) | undefined} */
  let ask;
  const own = {
    postMessage: (/** @type {any} */ reply) => said.push(reply),
    addEventListener: (/** @type {any} */ _, /** @type {any} */ hear) => (ask = hear),
  };
  Object.assign(globalThis, own);
  await respond(() => init({ module_or_path: response }), { solve });
  assert.deepEqual(said.splice(0), [{ ready: true }]);
  await ask?.({ data: { method: 'solve', args: [Uint8Array.from(daily.puzzle, Number)] } });
  assert.equal(said[0].result.solution.join(''), daily.solution);
  for (const { mock } of beside) assert.equal(mock.callCount(), 0);
});

// The built page with one thing more: a walk finds the session, to look at the state. Nothing of the page itself is another.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../../tools/steps.js';

/** @import { Plugin } from 'vite' */

/** Where the page has all that begins, and what is put before it. */
const last = 'session.start();';
const before = 'Object.assign(globalThis, { session, viewOf });';

/** The page's script with names for the session, and for what is seen of a state. @param {string} code */
export function withNames(code) {
  if (!code.includes(last)) throw new Error(`www/main.js has no line "${last}"`);
  return `import { viewOf } from '/www/session/view.js';\n${code.replace(last, `${before}\n${last}`)}`;
}

/** @returns {Plugin} */
const named = () => ({
  name: 'named',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('/www/main.js') ? withNames(code) : undefined),
});

/** Builds it. @returns {Promise<{ folder: string, remove: () => void }>} */
export async function buildNamed() {
  const folder = mkdtempSync(join(tmpdir(), 'acts-'));
  await build({ root, logLevel: 'error', plugins: [named()], build: { outDir: folder, emptyOutDir: true } });
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

// The built page with one thing more: a walk finds the session, to look at the state. Nothing of the page itself is another.

import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../../tools/steps.js';

/** @import { Plugin } from 'vite' */

/** Where it lies. */
const folder = join(root, 'target/acts/dist');

/** Gives the session a name in the page. @returns {Plugin} */
const shown = () => ({
  name: 'shown',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/www/main.js')) return;
    const last = 'session.start();';
    if (!code.includes(last)) throw new Error(`www/main.js has no line "${last}"`);
    return code.replace(last, `Object.assign(globalThis, { session });\n${last}`);
  },
});

/** Builds it. @returns {Promise<string>} the folder */
export async function buildShown() {
  await build({
    root,
    logLevel: 'error',
    plugins: [shown()],
    build: { outDir: folder, emptyOutDir: true },
  });
  return folder;
}

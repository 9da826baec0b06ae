// How the built page asks for a part that is loaded when it is wanted. Vite's own way knows style sheets, nonces and old
// browsers, of which no part has any, and weighs three times as much.

/** @import { Plugin } from 'vite' */

/**
 * Asks for all files of a part at once, where its own file alone would tell of the others only when it has come.
 * @param {() => Promise<unknown>} load
 * @param {string[]} [files] relative to the script that asks
 * @param {string} [script]
 */
function __vitePreload(load, files = [], script) {
  for (const file of files) {
    const { href } = new URL(file, script);
    if ([...document.head.children].some((one) => /** @type {HTMLLinkElement} */ (one).href === href)) continue;
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
  }
  return load();
}

/** @returns {Plugin} */
export const parts = () => ({
  name: 'parts',
  apply: 'build',
  enforce: 'pre', // before Vite's own
  load: { filter: { id: /vite\/preload-helper/ }, handler: () => `export ${__vitePreload}` },
});

// How the built page asks for a part that is loaded when it is wanted. Vite's own way knows nonces and old browsers, too,
// and weighs twice as much.

/** @import { Plugin } from 'vite' */

/**
 * Asks for all files of a part at once, where its own file alone would tell of the others only when it has come. The part is
 * there when its style sheets apply.
 * @param {() => Promise<unknown>} load
 * @param {string[]} [files] relative to the script that asks
 * @param {string} [script]
 */
async function __vitePreload(load, files = [], script) {
  const asked = files.map((file) => {
    const { href } = new URL(file, script);
    /** @type {HTMLLinkElement & { applies?: Promise<unknown> } | undefined} */
    let link = [...document.querySelectorAll('link')].find((one) => one.href === href);
    if (link) return link.applies;
    link = document.createElement('link');
    if (file.endsWith('.css')) {
      link.rel = 'stylesheet';
      link.applies = new Promise((resolve, reject) => {
        link.onload = resolve;
        link.onerror = () => {
          link.remove(); // the next time it is asked for again
          reject(new Error(`${href} could not be loaded`));
        };
      });
    } else Object.assign(link, { rel: 'modulepreload', crossOrigin: '' });
    link.href = href;
    document.head.append(link);
    return link.applies;
  });
  const [part] = await Promise.all([load(), ...asked]);
  return part;
}

/** @returns {Plugin} */
export const parts = () => ({
  name: 'parts',
  apply: 'build',
  enforce: 'pre', // before Vite's own
  load: { filter: { id: /vite\/preload-helper/ }, handler: () => `export ${__vitePreload}` },
});

// How the built page asks for a part that is loaded when it is wanted. Vite's own way knows nonces and old browsers, too,
// and weighs twice as much.

/** @import { Plugin } from 'vite' */

/**
 * The scripts that could not be loaded. Chromium, since 148, never asks again for one of them; under another fragment it does.
 * @type {Set<string | undefined>}
 */
const failed = new Set();

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
  const again = (/** @type {Error} */ error) => {
    const [address] = /http\S+$/.exec(error.message) ?? [];
    if (!address || !failed.has(address)) {
      failed.add(address);
      throw error;
    }
    return importAnew(`${address}#${Date.now()}`);
  };
  const [part] = await Promise.all([load().catch(again), ...asked]);
  return part;
}

/**
 * Vite would have this import ask by the way above, too, so that it is written when all else is.
 * @param {string} _address
 * @returns {Promise<unknown>}
 */
const importAnew = (_address) => Promise.reject(new Error('the built page imports it'));

/** @returns {Plugin} */
export const parts = () => ({
  name: 'parts',
  apply: 'build',
  enforce: 'pre', // before Vite's own
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => `const failed = new Set(); export ${__vitePreload}`,
  },
  generateBundle: {
    order: 'post',
    handler(_options, files) {
      for (const file of Object.values(files)) {
        if (file.type === 'chunk') file.code = file.code.replace(`${importAnew.name}(`, 'import(');
      }
    },
  },
});

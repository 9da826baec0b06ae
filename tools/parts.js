// How the built page asks for a part that is loaded when it is wanted. Vite's own way knows nonces and old browsers, too,
// and weighs twice as much.

/** @import { Plugin } from 'vite' */

/**
 * The scripts that could not be loaded. Chromium, since 148, never asks again for one of them; under another fragment it does.
 * @type {Set<string | undefined>}
 */
const failed = new Set();

/**
 * Asks for a part and, at the same time, for its style sheets: it is there when they apply. Scripts are not asked for ahead, in
 * `<link rel=modulepreload>`: where one of those fails, WebKit remembers it, and has no such script on any later page of its tab.
 * @param {() => Promise<unknown>} load
 * @param {string[]} [sheets] relative to the script that asks
 * @param {string} [script]
 */
async function __vitePreload(load, sheets = [], script) {
  const asked = sheets.map((sheet) => {
    const { href } = new URL(sheet, script);
    /** @type {HTMLLinkElement & { applies?: Promise<unknown> } | undefined} */
    let link = [...document.querySelectorAll('link')].find((one) => one.href === href);
    if (link) return link.applies;
    link = document.createElement('link');
    link.rel = 'stylesheet';
    link.applies = new Promise((resolve, reject) => {
      link.onload = resolve;
      link.onerror = () => {
        link.remove(); // the next time it is asked for again
        reject(new Error(`${href} could not be loaded`));
      };
    });
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

/** The style sheets among the files of a part. @param {string} _part @param {readonly string[]} files */
export const sheetsOf = (_part, files) => files.filter((file) => file.endsWith('.css'));

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

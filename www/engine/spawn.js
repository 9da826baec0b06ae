// Starts workers. Only the page's own addresses become scripts; where the server requires trusted types, one policy of
// the page makes them.

import { Missing } from '../../worker/engine.js';

/** Whether a policy of the server kept a worker from being loaded. Browsers report that before the worker's error. */
let isForbidden = false;
document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
  if (effectiveDirective === 'worker-src') isForbidden = true;
});

const home = new URL('.', document.baseURI).href;

/** @param {string} address */
function own(address) {
  const { href } = new URL(address, home);
  if (!href.startsWith(home)) throw new TypeError(`${href} is no script of this page.`);
  return href;
}

/** @type {{ createScriptURL: (address: string) => any }} the rules themselves, in a browser without trusted types */
const policy = createPolicy({ createScriptURL: own });

/** @param {{ createScriptURL: (address: string) => any }} rules */
function createPolicy(rules) {
  try {
    return /** @type {any} */ (globalThis).trustedTypes?.createPolicy('ninefold', rules) ?? rules;
  } catch {
    return rules; // the server allows other policies only; whether it requires one shows when a script is started
  }
}

/**
 * The address of a script, in the form that starts it.
 * @param {string} address
 * @throws {TypeError} when it is not below the page's own
 */
export const scriptAt = (address) => policy.createScriptURL(address);

/**
 * Starts a worker. If a policy of the server keeps it from being loaded, its only answer says so.
 * @param {string} address
 * @throws {Missing} when a policy forbids it at once; any other error is the browser's
 */
export function spawn(address) {
  const worker = start(address);
  worker.addEventListener('error', (event) => {
    if (!isForbidden) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    worker.dispatchEvent(new MessageEvent('message', { data: { missing: 'policy' } }));
  });
  return worker;
}

/** @param {string} address */
function start(address) {
  try {
    return new Worker(scriptAt(address), { type: 'module' });
  } catch (error) {
    if (error instanceof TypeError && typeof Worker === 'function') throw new Missing('policy'); // not a trusted type
    throw error;
  }
}

// Workers, and which addresses become scripts at all: only the page's own, through one policy where trusted types are
// required.

import { Missing } from './engine.js';

/** Whether a policy of the server's has kept a worker from being loaded: browsers tell of that before they tell of an error. */
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

/** @type {{ createScriptURL: (address: string) => any }} as browsers without trusted types have it as well */
const policy = createPolicy({ createScriptURL: own });

/** @param {{ createScriptURL: (address: string) => any }} rules */
function createPolicy(rules) {
  try {
    return /** @type {any} */ (globalThis).trustedTypes?.createPolicy('ninefold', rules) ?? rules;
  } catch {
    return rules; // the server names other policies: whether it requires any shows where a script is started
  }
}

/**
 * The address of a script, for what starts one.
 * @param {string} address
 * @throws {TypeError} when it is not below the page's own
 */
export const scriptAt = (address) => policy.createScriptURL(address);

/**
 * Starts a worker; where a policy of the server's keeps it from being loaded it says so as its only answer.
 * @param {string} address
 * @throws {Missing} when such a policy forbids it at once; any other error is the browser's
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
    if (error instanceof TypeError && typeof Worker === 'function') throw new Missing('policy'); // it is no trusted type
    throw error;
  }
}

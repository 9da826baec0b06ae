// Delays every answer of the server and every message from and to a worker, each by another time, as slow networks and busy
// machines do: a test that depends on luck fails then.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @import { IncomingMessage, ServerResponse } from 'node:http' */
/** @typedef {(request: IncomingMessage, response: ServerResponse) => void} Handler */

/** The longest delay, in milliseconds. */
const longest = 120;

/** The page's first script. */
const entry = /^\/assets\/index-[^/]*\.js$/;

/**
 * Answers after a while. The page's first script gets what delays its workers.
 * @param {Handler} folder answers
 * @param {string} dist the page's files
 * @returns {Handler}
 */
export const delayed = (folder, dist) => (request, response) => {
  const { url = '', headers } = request;
  const isEntry = entry.test(url) && headers['sec-fetch-dest'] === 'script'; // the service worker gets it as it is
  setTimeout(() => {
    if (!isEntry) return folder(request, response);
    response.setHeader('Content-Type', 'text/javascript');
    response.end(`(${delayWorkers})(${longest});\n${readFileSync(join(dist, url), 'utf8')}`);
  }, Math.random() * longest);
};

/** Runs in the page. The messages of a worker stay in their order. @param {number} longest */
function delayWorkers(longest) {
  /** When the last message of each worker comes, there and back. @type {Record<string, WeakMap<Worker, number>>} */
  const last = { there: new WeakMap(), back: new WeakMap() };
  const later = (/** @type {Worker} */ worker, /** @type {string} */ way, /** @type {() => void} */ act) => {
    const now = performance.now();
    const due = Math.max(last[way].get(worker) ?? 0, now + Math.random() * longest);
    last[way].set(worker, due);
    setTimeout(act, due - now);
  };
  if (typeof Worker === 'undefined') return; // as in a browser that has none
  const { postMessage, addEventListener } = Worker.prototype;
  Object.assign(Worker.prototype, {
    /** @this {Worker} @param {any} message @param {any} [options] */
    postMessage(message, options) {
      const transfer = (Array.isArray(options) ? options : options?.transfer) ?? [];
      const now = structuredClone({ message, transfer }, { transfer });
      later(this, 'there', () => postMessage.call(this, now.message, now.transfer));
    },
    /** @this {Worker} @param {string} type @param {(event: Event) => void} listener */
    addEventListener(type, listener) {
      const isMessage = type === 'message';
      addEventListener.call(this, type, isMessage ? (event) => later(this, 'back', () => listener(event)) : listener);
    },
  });
}

// Lets the page's own inline scripts run: their hashes, and nothing else, are added to its Content-Security-Policy.

import { createHash } from 'node:crypto';

/** @import { Plugin } from 'vite' */

/** @returns {Plugin} */
export const policy = () => ({ name: 'policy', transformIndexHtml: { order: 'post', handler: withHashes } });

/** @param {string} html */
export function withHashes(html) {
  const hashes = Array.from(html.matchAll(/<script>(.*?)<\/script>/gs), ([, script]) => `'sha256-${hashOf(script)}'`);
  return html.replace("script-src 'self'", ['$&', ...hashes].join(' '));
}

/** @param {string | Uint8Array} content */
export const hashOf = (content) => createHash('sha256').update(content).digest('base64');
